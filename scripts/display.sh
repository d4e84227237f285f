#!/bin/sh
# Runs a command that opens windows: on the display there is, else on a virtual
# one.
#   scripts/display.sh COMMAND...      takes DISPLAY if it is set
#   scripts/display.sh -v COMMAND...   takes a virtual one in any case
set -eu
if [ "$1" = -v ]; then
	shift
elif [ -n "${DISPLAY:-}" ] || [ "$(uname -s)" != Linux ]; then
	exec "$@"
fi
if command -v xvfb-run >/dev/null 2>&1; then
	exec xvfb-run -a -s "-screen 0 1920x1200x24" "$@"
fi
exec "$@"
