package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

const (
	socketName = "myspace.sock"
	// maxSocketPath is how long the path of a socket may be on every system;
	// Linux would bear four more.
	maxSocketPath = 103
	dialTime      = 2 * time.Second
)

// errSocketTaken is for a socket that another server answers at.
var errSocketTaken = errors.New("another server answers there")

// socket is where commands reach the server that runs on a data folder.
type socket struct {
	path   string
	folder *os.File // open while path goes by way of it
}

// openSocket returns the socket of a data folder. A folder with a name too
// long for a socket is reached by its number among our open files.
func openSocket(data string) (socket, error) {
	path := filepath.Join(data, socketName)
	if !filepath.IsAbs(path) {
		path = "./" + path // a name that begins with @ would not be a file
	}
	if len(path) <= maxSocketPath {
		return socket{path: path}, nil
	}
	folder, err := os.Open(data) //nolint:gosec // the operator's own folder
	if err != nil {
		return socket{}, err
	}
	return socket{"/proc/self/fd/" + strconv.Itoa(int(folder.Fd())) + "/" + socketName, folder}, nil
}

// Close gives the folder back.
func (s socket) Close() error {
	if s.folder == nil {
		return nil
	}
	return s.folder.Close()
}

func (s socket) dial(ctx context.Context) (net.Conn, error) {
	d := net.Dialer{Timeout: dialTime}
	return d.DialContext(ctx, "unix", s.path)
}

// listen opens the socket for the user who runs us, and nobody else. What a
// server that died left there is removed; one that lives is left alone.
func (s socket) listen(ctx context.Context) (net.Listener, error) {
	if conn, err := s.dial(ctx); err == nil {
		return nil, errors.Join(errSocketTaken, conn.Close())
	}
	if err := os.Remove(s.path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("cannot replace what is left of a server: %w", err)
	}
	l, err := (&net.ListenConfig{Control: keepPrivate}).Listen(ctx, "unix", s.path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(s.path, 0o600); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l, nil
}

// keepPrivate has Linux make the socket with these rights, so that it is never
// open to others, not even until chmod; elsewhere it does nothing.
func keepPrivate(_, _ string, conn syscall.RawConn) error {
	return conn.Control(func(fd uintptr) { _ = unix.Fchmod(int(fd), 0o600) })
}

// isNobody reports whether an error of dial says that no server is there.
func isNobody(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ECONNREFUSED) || errors.Is(err, syscall.ENOTDIR)
}
