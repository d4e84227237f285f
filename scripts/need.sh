#!/bin/sh
# Sees to what a target needs and isn't there: installs it from Debian's or
# Ubuntu's own archive when it may (as root, or with a sudo that doesn't ask),
# else names it.
#   scripts/need.sh play|test|shots|web
set -eu

# has COMMAND...: one of the commands is there.
has() {
	for command in "$@"; do
		if command -v "$command" >/dev/null 2>&1; then return 0; fi
	done
	return 1
}

# library NAME: the loader finds the library.
library() {
	if has ldconfig; then ldconfig=ldconfig; else ldconfig=/sbin/ldconfig; fi
	"$ldconfig" -p 2>/dev/null | grep -q "[[:space:]]$1 "
}

# driver: there is a graphics driver for OpenGL, at least one in software.
driver() {
	for file in /usr/lib/*/dri/*_dri.so /usr/lib/dri/*_dri.so /usr/lib64/dri/*_dri.so /usr/lib/*/libgallium-*.so; do
		if [ -e "$file" ]; then return 0; fi
	done
	return 1
}

missing=""
want() { missing="$missing $*"; }

window() {
	library libX11.so.6 || want libx11-6
	library libXcursor.so.1 || want libxcursor1
	library libXi.so.6 || want libxi6
	library libXinerama.so.1 || want libxinerama1
	library libXrandr.so.2 || want libxrandr2
	library libXxf86vm.so.1 || want libxxf86vm1
	library libGL.so.1 || want libgl1
	driver || want libgl1-mesa-dri
}

virtual() {
	has Xvfb || want xvfb
	has xvfb-run || want xvfb
	has xauth || want xauth
}

browser() {
	has "${CHROMIUM:-chromium}" chromium-browser google-chrome google-chrome-stable || want chromium
}

# What compiling the phone's binding takes where the NDK is absent.
android() {
	has gcc || want gcc libc6-dev
	has javac || want default-jdk-headless
	[ -e /usr/include/android/android/log.h ] || want android-liblog-dev
	[ -e /usr/include/android/android/looper.h ] || want android-libandroidfw-dev
	[ -e /usr/include/GLES3/gl3.h ] || want libgles-dev
	[ -e /usr/include/EGL/egl.h ] || want libegl-dev
}

if ! has go; then
	echo "Go 1.26 or newer is missing: install it from https://go.dev/dl and run make again." >&2
	exit 1
fi
if [ "$(uname -s)" != Linux ]; then exit 0; fi
case "${1:-}" in
play) [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || window ;;
shots) window; [ -n "${DISPLAY:-}" ] || virtual ;;
test) window; virtual; browser; android ;;
web) ;;
*) echo "usage: scripts/need.sh play|test|shots|web" >&2; exit 2 ;;
esac
if [ -z "$missing" ]; then exit 0; fi

if ! has apt-get; then
	echo "Missing here, under Debian's names:$missing. Install them and run make again." >&2
	exit 1
fi
if [ "$(id -u)" = 0 ]; then
	as_root=""
elif has sudo && sudo -n true 2>/dev/null; then
	as_root="sudo"
else
	echo "Missing here:$missing. Install them with: sudo apt-get install$missing" >&2
	exit 1
fi
echo "Installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The lists may be old or absent: try without, then with new ones.
for refresh in no yes; do
	if [ "$refresh" = yes ]; then $as_root apt-get update >"$log" 2>&1 || true; fi
	# shellcheck disable=SC2086
	if $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >"$log" 2>&1; then
		exit 0
	fi
done
tail -n 5 "$log" >&2
echo "Couldn't install$missing: install them by hand and run make again." >&2
exit 1
