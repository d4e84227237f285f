// Package browsertest plays the game in a real browser: headless Chromium, the
// page as it is served, keys and fingers as a person has them. What is on the
// canvas the tests know by name, from the nodes that the program publishes.
package browsertest

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"testing"

	"github.com/chromedp/chromedp"

	"akuto/wasm/site"
)

var (
	built   site.Site
	server  *httptest.Server
	browser context.Context
)

// TestMain builds the page and starts the browser once for all tests.
func TestMain(m *testing.M) {
	os.Exit(serve(m))
}

func serve(m *testing.M) int {
	program := findBrowser()
	if program == "" {
		if os.Getenv("AKUTO_BROWSER_TEST") != "" {
			fmt.Println("No Chromium is installed: install it, or name it in CHROMIUM.")
			return 1
		}
		fmt.Println("Left out, since no Chromium is installed; make test installs it.")
		return 0
	}
	var err error
	if built, err = site.Build(context.Background()); err != nil {
		fmt.Println(err)
		return 1
	}
	server = httptest.NewServer(built)
	defer server.Close()
	profile, err := os.MkdirTemp("", "akuto-browser-")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(profile)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // tests run as root in containers
		chromedp.Flag("headless", "new"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("touch-events", "enabled"),
	)...)
	defer stop()
	var quit context.CancelFunc
	browser, quit = chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(browser); err != nil {
		fmt.Println("Chromium doesn't start:", err)
		return 1
	}
	return m.Run()
}

// findBrowser gives the path of a Chromium: the one named in CHROMIUM, or the
// first that is installed.
func findBrowser() string {
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}
	if named := os.Getenv("CHROMIUM"); named != "" {
		names = []string{named}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
