// Package s3test gives tests a real S3 server.
package s3test

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// Server is a running S3 server; its zero value is none.
type Server struct {
	Endpoint, Region, Key, Secret string

	Folder string // where it keeps its buckets
	stop   func()
}

// Start starts the server that TEST_S3 names. Where there is none it says so,
// and returns the zero value.
func Start(ctx context.Context) (s Server, err error) {
	binary := os.Getenv("TEST_S3")
	if binary == "" {
		fmt.Println("S3: NOT RUN (TEST_S3 not set)")
		return s, nil
	}
	for range 3 { // another program may take the free port first
		if s, err = try(ctx, binary); err == nil {
			return s, nil
		}
	}
	return Server{}, err
}

// Stop ends the server, and removes all that it kept.
func (s Server) Stop() {
	if s.stop != nil {
		s.stop()
	}
}

func try(ctx context.Context, binary string) (s Server, err error) {
	s = Server{Region: "us-east-1", Key: "key", Secret: rand.Text()}
	if s.Endpoint, err = freeAddress(ctx); err != nil {
		return s, err
	}
	dir, err := os.MkdirTemp("", "s3test-")
	if err != nil {
		return s, err
	}
	notes := filepath.Join(dir, "notes")
	s.Folder = filepath.Join(dir, "buckets")
	if err := errors.Join(os.Mkdir(s.Folder, 0o700), os.Mkdir(notes, 0o700)); err != nil {
		return s, err
	}
	cmd := exec.CommandContext(ctx, "sh", "-c", `"$@" & read -r _; kill $!; wait $!; rm -rf "$0"`, dir, //nolint:gosec // the program that make names
		binary, "--quiet", "--port", s.Endpoint, "--access", s.Key, "--secret", s.Secret, "posix", "--sidecar", notes, s.Folder)
	alive, err := cmd.StdinPipe() // the shell ends the server when we are gone, however that comes
	if err != nil {
		return s, err
	}
	if err := cmd.Start(); err != nil {
		return s, err
	}
	s.stop = func() {
		_ = alive.Close()
		_ = cmd.Wait()
	}
	if err := connect(ctx, s.Endpoint); err != nil {
		s.stop()
		return s, err
	}
	return s, nil
}

func freeAddress(ctx context.Context) (string, error) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}

// connect waits until the server takes calls.
func connect(ctx context.Context, address string) error {
	late := time.After(20 * time.Second)
	for {
		if c, err := (&net.Dialer{Timeout: time.Second}).DialContext(ctx, "tcp", address); err == nil {
			return c.Close()
		}
		select {
		case <-late:
			return errors.New("the server does not listen")
		case <-time.After(10 * time.Millisecond):
		}
	}
}
