package backup

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
)

// entry is one of an archive that is taken apart.
type entry struct {
	tar.Header
	content []byte
}

// forge takes an archive apart, has change do what it likes, and puts it
// together again with sums that fit: only the content can give it away.
func forge(t testing.TB, archive []byte, change func(all []entry, e *end) []entry) []byte {
	t.Helper()
	all := takeApart(t, archive)
	var e end
	if err := json.Unmarshal(all[len(all)-1].content, &e); err != nil {
		t.Fatal(err)
	}
	all = change(all[:len(all)-1], &e)
	sum := sha256.New()
	for _, one := range all {
		announce(sum, one.Name, int64(len(one.content)))
		sum.Write(one.content)
	}
	e.Sum, e.Entries = hex.EncodeToString(sum.Sum(nil)), len(all)
	text, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return putTogether(t, append(all, plain(endName, string(text))))
}

func plain(name, content string) entry {
	return entry{tar.Header{Typeflag: tar.TypeReg, Name: name, Format: tar.FormatGNU}, []byte(content)}
}

func takeApart(t testing.TB, archive []byte) (all []entry) {
	t.Helper()
	unpacked, err := zstd.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	defer unpacked.Close()
	r := tar.NewReader(unpacked)
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, entry{*h, content})
	}
}

func putTogether(t testing.TB, all []entry) []byte {
	t.Helper()
	var b bytes.Buffer
	packed, err := zstd.NewWriter(&b)
	if err != nil {
		t.Fatal(err)
	}
	w := tar.NewWriter(packed)
	for _, one := range all {
		one.Size = int64(len(one.content))
		if err := w.WriteHeader(&one.Header); err != nil {
			t.Fatalf("%s: %v", one.Name, err)
		}
		if _, err := w.Write(one.content); err != nil {
			t.Fatalf("%s: %v", one.Name, err)
		}
	}
	if err := errors.Join(w.Close(), packed.Close()); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// index returns where the entry is whose name begins so.
func index(t *testing.T, all []entry, prefix string) int {
	t.Helper()
	i := slices.IndexFunc(all, func(e entry) bool { return strings.HasPrefix(e.Name, prefix) })
	if i < 0 {
		t.Fatalf("there is no %s", prefix)
	}
	return i
}

// spoil changes a byte of a stored file.
func spoil(t *testing.T, p place, hash string) {
	t.Helper()
	path := filepath.Join(p.folder, hash[:2], hash[2:4], hash)
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	content[len(content)/2] ^= 1
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
}
