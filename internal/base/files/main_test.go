package files

import (
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// server is the S3 server of this run; its zero value is none.
var server struct {
	S3
	dir string // where it keeps its buckets
}

// TestMain runs the tests beside a real S3 server, where TEST_S3 names one.
func TestMain(m *testing.M) {
	stop, err := startS3(os.Getenv("TEST_S3"))
	if err != nil {
		fmt.Println("S3:", err)
		os.Exit(1)
	}
	code := m.Run()
	stop()
	os.Exit(code)
}

func startS3(binary string) (stop func(), err error) {
	if binary == "" {
		fmt.Println("S3: NOT RUN (TEST_S3 not set)")
		return func() {}, nil
	}
	for range 3 { // another program may take the free port first
		if stop, err = tryS3(binary); err == nil {
			return stop, nil
		}
	}
	return nil, err
}

func tryS3(binary string) (stop func(), err error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	address := l.Addr().String()
	if err := l.Close(); err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "files-s3-")
	if err != nil {
		return nil, err
	}
	buckets, notes := filepath.Join(dir, "buckets"), filepath.Join(dir, "notes")
	if err := errors.Join(os.Mkdir(buckets, 0o700), os.Mkdir(notes, 0o700)); err != nil {
		return nil, err
	}
	server.dir = buckets
	server.S3 = S3{Endpoint: address, Region: "us-east-1", Key: "key", Secret: rand.Text()}
	cmd := exec.Command("sh", "-c", `"$@" & read -r _; kill $!; wait $!; rm -rf "$0"`, dir,
		binary, "--quiet", "--port", address, "--access", server.Key, "--secret", server.Secret,
		"posix", "--sidecar", notes, buckets)
	alive, err := cmd.StdinPipe() // the shell ends the server when we are gone, however that comes
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	stop = func() {
		_ = alive.Close()
		_ = cmd.Wait()
	}
	if err := connect(address); err != nil {
		stop()
		return nil, err
	}
	return stop, nil
}

// connect waits until the server takes calls.
func connect(address string) error {
	late := time.After(20 * time.Second)
	for {
		if c, err := net.DialTimeout("tcp", address, time.Second); err == nil {
			return c.Close()
		}
		select {
		case <-late:
			return errors.New("the server does not listen")
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// eachStore runs a test on an empty store of every back end.
func eachStore(t *testing.T, test func(t *testing.T, s *Store)) {
	t.Run("folder", func(t *testing.T) { test(t, openStore(t, Config{})) })
	if server.Endpoint == "" {
		return
	}
	t.Run("S3", func(t *testing.T) {
		c := server.S3
		c.Bucket, c.Prefix = strings.ToLower(rand.Text()), "/school/files/"
		s := openStore(t, Config{S3: c})
		if err := s.Check(t.Context()); err != nil { // makes the bucket
			t.Fatal(err)
		}
		test(t, s)
	})
}

// openStore opens a store in a folder of the test's own.
func openStore(t testing.TB, c Config) *Store {
	t.Helper()
	if c.Folder == "" {
		c.Folder = filepath.Join(t.TempDir(), "data", "files")
	}
	s, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// diskPath is where the bytes of a content really lie, on either back end.
func diskPath(s *Store, hash string) string {
	if b, ok := s.back.(*bucket); ok {
		return filepath.Join(server.dir, b.Bucket, b.name(blobKey(hash)))
	}
	return filepath.Join(s.root.Name(), blobKey(hash))
}

// makeOld dates a content back, as if it had been stored two days ago.
func makeOld(t *testing.T, s *Store, hash string) {
	t.Helper()
	old := now().Add(-2 * grace)
	if err := os.Chtimes(diskPath(s, hash), old, old); err != nil {
		t.Fatal(err)
	}
}
