#!/bin/sh
# Everything that has to hold before a change goes in. Every step runs, so that
# one run tells all that is wrong; the exit status is 1 if any step failed.
set -u
cd "$(dirname "$0")/.."
failed=""
began=$(date +%s)

step() {
	name=$1
	shift
	start=$(date +%s)
	printf '\n== %s\n' "$name"
	if "$@"; then
		printf '   %s s\n' "$(($(date +%s) - start))"
	else
		failed="$failed
   $name"
	fi
}

formatted() {
	wrong=$(gofmt -l .)
	[ -z "$wrong" ] && return 0
	printf 'gofmt would change:\n%s\n' "$wrong"
	return 1
}

vet_host() { go vet ./...; }
vet_browser() { GOOS=js GOARCH=wasm go vet . ./scenes/...; }
vet_android() {
	if [ "$(uname -s)" != Linux ]; then echo "left out: it needs Linux"; return 0; fi
	tools/android-check/android-check ./mobile
}

# Packages that draw only read pixels inside a window, so all but the rules and
# the browser test run on a virtual display.
rules() { go test ./rules/...; }
windows() {
	# shellcheck disable=SC2046
	scripts/display.sh -v go test $(go list ./... | grep -v -e /rules -e /browsertest)
}
# The page is built by the test itself, which the cache of results knows nothing of.
browser() { AKUTO_BROWSER_TEST=needed go test -count=1 ./wasm/browsertest; }

step "Format (gofmt)" formatted
step "Vet, this system" vet_host
step "Rules: unit and property tests" rules
step "Everything else, scenes under Xvfb" windows
step "Vet, browser" vet_browser
step "Browser test, headless Chromium" browser
step "Compile and vet, Android" vet_android

printf '\n== '
if [ -n "$failed" ]; then
	printf 'FAILED after %s s:%s\n' "$(($(date +%s) - began))" "$failed"
	exit 1
fi
printf 'All passed in %s s\n' "$(($(date +%s) - began))"
