package files

import (
	"context"
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/base/s3test"
)

// server is the S3 server of this run; its zero value is none.
var server struct {
	S3
	dir string // where it keeps its buckets
}

// TestMain runs the tests beside a real S3 server, where TEST_S3 names one.
func TestMain(m *testing.M) {
	s, err := s3test.Start(context.Background())
	if err != nil {
		fmt.Println("S3:", err)
		os.Exit(1)
	}
	server.S3, server.dir = S3{Endpoint: s.Endpoint, Region: s.Region, Key: s.Key, Secret: s.Secret}, s.Folder
	code := m.Run()
	s.Stop()
	os.Exit(code)
}

// eachStore runs a test on an empty store of every back end.
func eachStore(t *testing.T, test func(t *testing.T, s *Store)) {
	t.Run("folder", func(t *testing.T) { test(t, openStore(t, Config{})) })
	if server.Endpoint == "" {
		return
	}
	t.Run("S3", func(t *testing.T) {
		test(t, openBucketStore(t, newBucket()))
	})
}

// newBucket is one that nobody else has.
func newBucket() S3 {
	c := server.S3
	c.Bucket, c.Prefix = strings.ToLower(rand.Text()), "/school/files/"
	return c
}

// openBucketStore opens a store with a folder of its own, as a server has it.
func openBucketStore(t testing.TB, c S3) *Store {
	t.Helper()
	s := openStore(t, Config{S3: c})
	if err := s.Check(t.Context()); err != nil { // makes the bucket
		t.Fatal(err)
	}
	return s
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
