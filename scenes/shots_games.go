package scenes

// Whole games behind the pictures of the end and of a long stack.
const (
	recordWon = `scoundrel 1
deal H5 C4 C13 H8
fight C4 barehanded
fight C13 barehanded
drink H5
next
deal D8 D9 C7
equip D8
drink H8
fight C7 weapon
next
deal C11 S6 H9
fight S6 weapon
equip D9
fight C11 weapon
next
deal H3 S9 D7
drink H3
fight S9 weapon
equip D7
next
deal S10 S4 S12
fight S12 weapon
fight S10 weapon
drink H9
next
deal C12 C5 S7
fight S7 weapon
fight C5 weapon
fight S4 weapon
next
deal D6 D10 S3
fight S3 weapon
equip D6
fight C12 weapon
next
deal S11 C2 S14
equip D10
fight S14 weapon
fight S11 weapon
next
deal D2 S8 H10
drink H10
fight S8 weapon
equip D2
next
deal C14 H2 D4
drink H2
fight C2 weapon
equip D4
next
deal C3 D5 C8
fight C3 weapon
equip D5
fight C14 weapon
next
deal S2 S13 H6
drink H6
fight S2 barehanded
fight S13 weapon
next
deal H4 H7 C9
drink H4
fight C9 weapon
fight C8 weapon
next
deal S5 C6 D3
drink H7
fight C6 weapon
fight S5 weapon
next
deal C10
equip D3
fight C10 weapon
`
	recordLost = `scoundrel 1
deal D2 D6 C2 S2
equip D2
fight C2 barehanded
fight S2 barehanded
next
deal S3 D7 C8
fight S3 barehanded
fight C8 barehanded
equip D6
next
deal C14 H2 H5
drink H5
discard H2
fight C14 weapon
next
deal H8 C10 C5
drink H8
fight C5 barehanded
fight C10 weapon
next
deal H9 S9 D9
drink H9
fight S9 weapon
equip D7
next
deal D5 S4 S8
fight S8 weapon
fight S4 barehanded
equip D9
next
deal D4 C13 H3
drink H3
fight C13 weapon
equip D5
next
deal C12 H7 C3
drink H7
fight C3 barehanded
fight C12 weapon
`
	// A weapon that slew nine, each lower than the one before.
	recordLongStack = `scoundrel 1
deal D10 C14 S13 C12
equip D10
fight C14 weapon
fight S13 weapon
next
deal H2 C11 S10
fight C12 weapon
fight C11 weapon
fight S10 weapon
next
deal C9 S8 C7
fight C9 weapon
fight S8 weapon
fight C7 weapon
next
deal S6 D4 H5
fight S6 weapon
`
)
