package httpd

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"
)

// UntilSignal returns a context that ends with the first SIGINT or SIGTERM. A
// second one ends the program at once.
func UntilSignal(parent context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(parent)
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals
		os.Exit(exitImpatient)
	}()
	return ctx, cancel
}

// exitImpatient is what shells report for a program ended by Ctrl-C.
const exitImpatient = 130

// notify tells systemd the state of a service of Type=notify, such as
// READY=1. Started by anything else, it does nothing.
func notify(state string) error {
	name := os.Getenv("NOTIFY_SOCKET")
	if name == "" {
		return nil
	}
	conn, err := net.DialUnix("unixgram", nil, &net.UnixAddr{Name: name, Net: "unixgram"})
	if err != nil {
		return fmt.Errorf("reach systemd: %w", err)
	}
	defer conn.Close()
	if _, err := conn.Write([]byte(state)); err != nil {
		return fmt.Errorf("tell systemd %s: %w", state, err)
	}
	return nil
}
