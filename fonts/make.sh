#!/bin/sh
# Remakes the fonts in files/ from their npm packages: static cuts with kerning,
# the kanji face with only the kanji of kanji.go. Needs npm, woff2_decompress
# (Debian: woff2) and a python3 with fontTools (Debian: python3-fonttools).
set -eu

here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-/usr/bin/python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A fixed date, so that the same packages give the same bytes.
export SOURCE_DATE_EPOCH=1735689600

# fetch PACKAGE VERSION FOLDER NAME PARTS: unpacks the PARTS of an npm package and
# puts its licence beside the fonts as NAME-OFL.txt.
fetch() {
	(cd "$work" && npm pack --silent "$1@$2" >"$3.name")
	mkdir "$work/$3"
	tar xzf "$work/$(cat "$work/$3.name")" -C "$work/$3" --strip 1
	cp "$work/$3/LICENSE" "$here/files/$4-OFL.txt"
	for woff in $5; do woff2_decompress "$work/$3/files/$woff.woff2"; done
}

# finish SOURCE TARGET [OPTION…]: keeps the glyphs and their kerning, and drops
# what nothing here reads: substitutions, marks, hinting.
finish() {
	source=$1 target=$2
	shift 2
	"$python" -m fontTools.subset "$source" --output-file="$target" \
		--layout-features=kern --no-hinting --notdef-outline \
		--name-IDs='*' --no-recalc-timestamp "$@"
}

# merge TARGET LATIN LATIN-EXT: one face from the two parts it comes in.
merge() {
	"$python" -m fontTools.merge --output-file="$work/merged.ttf" "$2" "$3"
	finish "$work/merged.ttf" "$here/files/$1.ttf" --unicodes='*'
}

fetch @fontsource/instrument-serif 5.3.0 serif InstrumentSerif \
	"instrument-serif-latin-400-italic instrument-serif-latin-ext-400-italic"
merge InstrumentSerif-Italic \
	"$work/serif/files/instrument-serif-latin-400-italic.ttf" \
	"$work/serif/files/instrument-serif-latin-ext-400-italic.ttf"

fetch @fontsource/schibsted-grotesk 5.3.0 grotesk SchibstedGrotesk \
	"schibsted-grotesk-latin-400-normal schibsted-grotesk-latin-ext-400-normal
	schibsted-grotesk-latin-500-normal schibsted-grotesk-latin-ext-500-normal"
merge SchibstedGrotesk-Regular \
	"$work/grotesk/files/schibsted-grotesk-latin-400-normal.ttf" \
	"$work/grotesk/files/schibsted-grotesk-latin-ext-400-normal.ttf"
merge SchibstedGrotesk-Medium \
	"$work/grotesk/files/schibsted-grotesk-latin-500-normal.ttf" \
	"$work/grotesk/files/schibsted-grotesk-latin-ext-500-normal.ttf"

# sfnt reads no variations, so each weight of the narrow mono becomes its own cut.
fetch @fontsource-variable/martian-mono 5.3.0 mono MartianMono \
	"martian-mono-latin-standard-normal martian-mono-latin-ext-standard-normal"
for weight in 200 300 400; do
	for part in latin latin-ext; do
		"$python" -m fontTools.varLib.instancer --output="$work/$part-$weight.ttf" \
			"$work/mono/files/martian-mono-$part-standard-normal.ttf" wdth=75 wght=$weight
	done
	merge "MartianMono-Condensed-$weight" "$work/latin-$weight.ttf" "$work/latin-ext-$weight.ttf"
done

fetch @fontsource/shippori-mincho-b1 5.3.0 kanji ShipporiMinchoB1 \
	"shippori-mincho-b1-japanese-800-normal"
kanji=$(sed -n 's/^const KanjiInUse = "\(.*\)"$/\1/p' "$here/kanji.go")
finish "$work/kanji/files/shippori-mincho-b1-japanese-800-normal.ttf" \
	"$here/files/ShipporiMinchoB1-ExtraBold.ttf" --text="$kanji"
