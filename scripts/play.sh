#!/bin/sh
# Opens the game's window; where there is no display, serves the browser version.
set -eu
if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
	echo "There is no display here: serving the browser version instead."
	exec go run ./wasm
fi
exec go run .
