package backup

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/klauspost/compress/zstd"
)

// To search, not only to try what is known:
//
//	go test -run - -fuzz FuzzVerify -fuzzminimizetime 1x ./internal/base/backup

// FuzzVerify feeds the reader what is inside the packing: whatever it is, it
// is refused with ErrBroken or ErrNewer, or it is an archive.
func FuzzVerify(f *testing.F) {
	f.Add(unpack(f, tiny(f)))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, inside []byte) {
		var b bytes.Buffer
		w, err := zstd.NewWriter(&b, zstd.WithEncoderLevel(zstd.SpeedFastest))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(inside); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := Verify(t.Context(), &b); err != nil && !errors.Is(err, ErrBroken) && !errors.Is(err, ErrNewer) {
			t.Errorf("got %v", err)
		}
	})
}

// FuzzUnpack feeds the reader packed bytes.
func FuzzUnpack(f *testing.F) {
	f.Add(tiny(f))
	f.Fuzz(func(t *testing.T, packed []byte) {
		if _, err := Verify(t.Context(), bytes.NewReader(packed)); err != nil && !errors.Is(err, ErrBroken) && !errors.Is(err, ErrNewer) {
			t.Errorf("got %v", err)
		}
	})
}

// tiny is a whole archive of one row and one file.
func tiny(t testing.TB) []byte {
	t.Helper()
	const hash = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
	all := []entry{
		plain(manifestName, `{"format":"myspace backup","format_version":1,"schema_version":1,"made_at":"2026-11-15T00:00:00Z","database":"sqlite",
			"tables":[{"name":"file","columns":[{"name":"hash","kind":"text"},{"name":"size","kind":"int"},{"name":"f","kind":"float"},
			{"name":"at","kind":"time"},{"name":"day","kind":"date"},{"name":"open","kind":"bool"}]}]}`),
		plain("tables/file/00000000.jsonl", `["`+hash+`",5,0.5,"2026-11-15T00:00:00Z","2026-11-15",true]`+"\n"),
		plain("files/"+hash, "hello"),
	}
	archive := forge(t, putTogether(t, append(all, plain(endName, `{"rows":{"file":1},"files":1,"bytes":5}`))),
		func(all []entry, _ *end) []entry { return all })
	if _, err := Verify(t.Context(), bytes.NewReader(archive)); err != nil {
		t.Fatal(err)
	}
	return archive
}

func unpack(t testing.TB, archive []byte) []byte {
	t.Helper()
	r, err := zstd.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	inside, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return inside
}
