package files

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"myspace/internal/base/fault"
	"myspace/internal/base/longtest"
)

const noLimit = math.MaxInt64

func put(t testing.TB, s *Store, content string) Blob {
	t.Helper()
	b, err := s.Put(t.Context(), strings.NewReader(content), noLimit)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func read(t testing.TB, s *Store, hash string) []byte {
	t.Helper()
	f, err := s.Open(t.Context(), hash)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	if f.Size != int64(len(data)) {
		t.Errorf("size %d, but %d bytes were read", f.Size, len(data))
	}
	if age := now().Sub(f.Modified); age.Abs().Hours() > 1 {
		t.Errorf("modified %v ago", age)
	}
	return data
}

func wantCode(t testing.TB, err error, kind fault.Kind, code string) {
	t.Helper()
	if fault.KindOf(err) != kind || fault.CodeOf(err) != code {
		t.Errorf("got %v (kind %d), want %s (kind %d)", err, fault.KindOf(err), code, kind)
	}
}

// param returns a value that the text of a fault refers to.
func param(err error, name string) any {
	e, _ := errors.AsType[*fault.Error](err)
	return e.Params[name]
}

// tempFiles lists the uploads on their way in.
func tempFiles(t testing.TB, s *Store) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(s.root.Name(), tempFolder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestWhatIsPutComesBack(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		large := slices.Repeat([]byte("seventeen bytes, "), 2<<20) // more than one S3 part
		for _, content := range [][]byte{{}, []byte("x"), []byte("Été à Nîmes"), large} {
			b, err := s.Put(t.Context(), bytes.NewReader(content), int64(len(content)))
			if err != nil {
				t.Fatal(err)
			}
			sum := sha256.Sum256(content)
			if b.Hash != hex.EncodeToString(sum[:]) || b.Size != int64(len(content)) {
				t.Errorf("got %+v for %d bytes", b, len(content))
			}
			if !bytes.Equal(read(t, s, b.Hash), content) {
				t.Errorf("%d bytes came back different", len(content))
			}
		}
	})
}

func TestPutAndReadAnyBytes(t *testing.T) {
	s := openStore(t, Config{})
	longtest.Check(t, func(rt *rapid.T) {
		content := rapid.SliceOf(rapid.Byte()).Draw(rt, "content")
		b := put(t, s, string(content))
		if !bytes.Equal(read(t, s, b.Hash), content) {
			rt.Fatal("came back different")
		}
	})
}

func TestTheSameContentIsKeptOnce(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		var same sync.WaitGroup
		for range 8 {
			same.Go(func() { put(t, s, "the same") })
		}
		same.Wait()
		put(t, s, "another")
		putPicture(t, s, "x.png", pngOf(drawing(8, 8))) // its thumbnails are not counted
		var all []Blob
		if err := s.Each(t.Context(), func(b Blob) error { all = append(all, b); return nil }); err != nil {
			t.Fatal(err)
		}
		if len(all) != 3 {
			t.Errorf("got %+v, want three contents", all)
		}
		if left := tempFiles(t, s); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	})
}

func TestRemoveAndHas(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := put(t, s, "short-lived")
		if has, err := s.Has(t.Context(), b.Hash); err != nil || !has {
			t.Fatalf("has: %v, %v", has, err)
		}
		for range 2 { // the second time there is nothing to remove
			if err := s.Remove(t.Context(), b.Hash); err != nil {
				t.Fatal(err)
			}
		}
		if has, err := s.Has(t.Context(), b.Hash); err != nil || has {
			t.Errorf("has: %v, %v", has, err)
		}
		_, err := s.Open(t.Context(), b.Hash)
		wantCode(t, err, fault.NotFound, "file.not_found")
	})
}

func TestOnlyHashesAreNames(t *testing.T) {
	s := openStore(t, Config{})
	secret := filepath.Join(filepath.Dir(s.root.Name()), "secret")
	if err := os.WriteFile(secret, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"", ".", "..", "../secret", `..\secret`, "....//secret", secret, "temp", "thumb", "a\x00b",
		strings.Repeat("A", 64), strings.Repeat("g", 64), strings.Repeat("a", 63), strings.Repeat("a", 65),
		strings.Repeat("../", 21) + "x", strings.Repeat("a", 64) + "/../../../secret", strings.Repeat("é", 32),
	} {
		_, err := s.Open(t.Context(), name)
		wantCode(t, err, fault.NotFound, "file.not_found")
		if has, err := s.Has(t.Context(), name); has || err != nil {
			t.Errorf("%q: has %v, %v", name, has, err)
		}
		if err := s.Remove(t.Context(), name); err != nil {
			t.Errorf("%q: %v", name, err)
		}
		_, err = s.Thumbnail(t.Context(), name, 64)
		wantCode(t, err, fault.NotFound, "file.not_found")
	}
	if _, err := os.Stat(secret); err != nil {
		t.Error(err)
	}
}

func TestTooLarge(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		_, err := s.Put(t.Context(), strings.NewReader("123456"), 5)
		wantCode(t, err, fault.TooLarge, "file.too_large")
		if got := param(err, "limit_mb"); got != int64(1) {
			t.Errorf("limit_mb is %v", got)
		}
		body := http.MaxBytesReader(httptest.NewRecorder(), io.NopCloser(strings.NewReader("123456")), 5)
		_, err = s.Put(t.Context(), body, noLimit)
		wantCode(t, err, fault.TooLarge, "file.too_large")
		if left := tempFiles(t, s); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
	})
}

func TestABrokenUploadLeavesNothing(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		gone := errors.New("client has gone")
		half := io.MultiReader(strings.NewReader("half"), iotest.ErrReader(gone))
		if _, err := s.Put(t.Context(), half, noLimit); !errors.Is(err, gone) {
			t.Errorf("got %v", err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := s.Put(ctx, strings.NewReader("late"), noLimit); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
		if left := tempFiles(t, s); len(left) > 0 {
			t.Errorf("left behind: %v", left)
		}
		if err := s.Each(t.Context(), func(b Blob) error { return errors.New("stored " + b.Hash) }); err != nil {
			t.Error(err)
		}
	})
}

func TestCheck(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		if err := s.Check(t.Context()); err != nil {
			t.Error(err)
		}
		if err := s.Each(t.Context(), func(b Blob) error { return errors.New("left " + b.Hash) }); err != nil {
			t.Error(err)
		}
	})
}

func TestCheckNamesAServerThatDoesNotAnswer(t *testing.T) {
	closed := httptest.NewServer(http.NotFoundHandler())
	address := strings.TrimPrefix(closed.URL, "http://")
	closed.Close()
	s := openStore(t, Config{S3: S3{Endpoint: address, Bucket: "school", Key: "k", Secret: "s"}})
	if err := s.Check(t.Context()); err == nil || !strings.Contains(err.Error(), address) {
		t.Errorf("got %v, want the address %s in it", err, address)
	}
}
