// Command wasm builds the game for browsers and serves it on this machine, or
// writes it as a static site:
//
//	go run ./wasm                build, serve at http://127.0.0.1:8080
//	go run ./wasm -out DIR       build, write DIR for any web server
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"akuto/wasm/site"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:8080", "where to serve; the next free port if this one is taken")
	out := flag.String("out", "", "write the site to this `folder` instead of serving it")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "wasm doesn't know what to do with %q\n", flag.Arg(0))
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *addr, *out); err != nil && ctx.Err() == nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, addr, out string) error {
	fmt.Println("Building the game for the browser …")
	page, err := site.Build(ctx)
	if err != nil {
		return err
	}
	if out != "" {
		if err := page.Pack(ctx, site.Small); err != nil {
			return err
		}
		if err := page.Write(out); err != nil {
			return err
		}
		fmt.Printf("The site is in %s.\n", out)
		return nil
	}
	if err := page.Pack(ctx, site.Quick); err != nil {
		return err
	}
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("akuto is at http://%s (Ctrl+C ends it)\n", listener.Addr())
	server := &http.Server{Handler: page, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen takes the address, or the next one whose port is free.
func listen(addr string) (net.Listener, error) {
	host, text, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("an address is written as 127.0.0.1:8080, not %q", addr)
	}
	port, err := strconv.Atoi(text)
	if err != nil || port < 0 || port > 65535 {
		return nil, fmt.Errorf("%q is no port", text)
	}
	const tries = 20
	var taken error
	for try := port; try < port+tries && try <= 65535; try++ {
		listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(try)))
		if err == nil {
			return listener, nil
		}
		if !errors.Is(err, syscall.EADDRINUSE) {
			return nil, fmt.Errorf("can't serve at %s: %w", addr, err)
		}
		taken = err
	}
	return nil, fmt.Errorf("no port from %d on is free: %w", port, taken)
}
