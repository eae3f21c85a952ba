package httpd

import (
	"context"
	"errors"
	"fmt"
	"net"
	"syscall"
)

// listen opens an address, or says in one sentence why not and what to do.
// The hint names the settings that choose another address.
func listen(ctx context.Context, addr, hint string) (net.Listener, error) {
	var config net.ListenConfig
	l, err := config.Listen(ctx, "tcp", addr)
	if err == nil {
		return l, nil
	}
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("cannot listen on %s: the port is already in use; stop the other program or choose another with %s", addr, hint)
	case errors.Is(err, syscall.EACCES), errors.Is(err, syscall.EPERM):
		return nil, fmt.Errorf("cannot listen on %s: no permission for this port; choose one above 1023 with %s", addr, hint)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, fmt.Errorf("cannot listen on %s: this machine does not have that address; choose another with %s", addr, hint)
	}
	return nil, fmt.Errorf("cannot listen on %s: %w; choose another address, such as 127.0.0.1:8080, with %s", addr, err, hint)
}

func isLoopback(addr net.Addr) bool {
	tcp, ok := addr.(*net.TCPAddr)
	return !ok || tcp.IP.IsLoopback()
}
