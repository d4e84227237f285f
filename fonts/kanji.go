package fonts

// KanjiInUse is every kanji that the program shows: the names of the 44 cards,
// the suits, the seals, health and the kinds of combat cards. make.sh cuts the
// kanji face down to these.
const KanjiInUse = "々一丹仙修党刀利刹力勝化叉名命夜大天太女妖姥婆山差幽弓怨悪技攻朝木槍死水河清火牛狐狒狗猫獣王甘生百短神秘童竹羅脇般良若草薙薬蛇討足車還酒鎌鎖閻雪雷霊露餓騎骨骸鬼魔鼬龍"
