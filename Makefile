# make play | web | test | shots | bench
# On Debian and Ubuntu each installs what it needs, or names it.

# No C compiler is needed, and none is used.
export CGO_ENABLED = 0

.PHONY: play web test shots bench

play: ## open the game; without a display, serve the browser version
	@scripts/need.sh play
	@scripts/play.sh

web: ## build and serve the browser version
	@scripts/need.sh web
	@go run ./wasm

test: ## everything: format, vet, unit, property, UI and browser tests, Android
	@scripts/need.sh test
	@scripts/test.sh

shots: ## a picture of every scene, in ./shots
	@scripts/need.sh shots
	@scripts/display.sh go run . shots -out shots

bench: ## how fast
	@scripts/need.sh shots
	@scripts/display.sh go test -run '^$$' -bench . -benchmem ./...
