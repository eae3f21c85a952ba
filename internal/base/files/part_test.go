package files

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/fault"
	"myspace/internal/base/longtest"
)

// appended adds some bytes to a part, which must succeed.
func appended(t testing.TB, s *Store, p Part, content string) Part {
	t.Helper()
	var noted Part
	p, err := s.Append(t.Context(), p, strings.NewReader(content), func(p Part) error { noted = p; return nil })
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(p, noted); diff != "" {
		t.Fatalf("what was noted is not what was told: %s", diff)
	}
	return p
}

func TestPartsBecomeAContent(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		p := appended(t, s, Part{ID: "p", Size: 11}, "the ")
		p = appended(t, s, p, "content and more than was announced")
		if p.Received != 11 {
			t.Fatalf("%d bytes were taken", p.Received)
		}
		if _, err := s.PutPart(t.Context(), p, Pictures, "a.jpg"); fault.CodeOf(err) != "file.type_not_accepted" {
			t.Errorf("a text was taken for a picture: %v", err)
		}
		for range 2 { // who could not use it the first time asks again
			b, err := s.PutPart(t.Context(), p, Documents, "a.txt")
			if err != nil {
				t.Fatal(err)
			}
			if want := put(t, s, "the content"); b != want {
				t.Errorf("stored as %+v, want %+v", b, want)
			}
			if got := string(read(t, s, b.Hash)); got != "the content" {
				t.Errorf("it says %q", got)
			}
		}
		if err := s.DropPart(t.Context(), "p"); err != nil {
			t.Fatal(err)
		}
		if has, err := s.HasPart(t.Context(), p); has || err != nil {
			t.Errorf("a dropped part is there: %v", err)
		}
		if _, err := s.PutPart(t.Context(), p, Documents, "a.txt"); fault.KindOf(err) != fault.NotFound {
			t.Errorf("a dropped part was stored: %v", err)
		}
	})
}

// However a content is cut, and whatever a crash left behind what was noted,
// it comes out as it went in.
func TestPartsMayBeCutAnywhere(t *testing.T) {
	s := openStore(t, Config{})
	longtest.Check(t, func(r *rapid.T) {
		content := rapid.StringMatching(`[a-z ]{1,500}`).Draw(r, "content")
		p := Part{ID: rapid.StringMatching(`[a-z]{20}`).Draw(r, "id"), Size: int64(len(content))}
		for p.Received < p.Size {
			rest := content[p.Received:]
			piece := rest[:rapid.IntRange(1, len(rest)).Draw(r, "piece")]
			before := p
			p = appended(t, s, p, piece)
			if rapid.Bool().Draw(r, "crash") {
				p = before // the note was lost, the bytes were not
			}
		}
		b, err := s.PutPart(t.Context(), p, Documents, "a.txt")
		if err != nil || string(read(t, s, b.Hash)) != content {
			r.Fatalf("came out differently: %v", err)
		}
		if err := s.DropPart(t.Context(), p.ID); err != nil {
			r.Fatal(err)
		}
	})
}

func TestWhatCameBeforeABreakIsNoted(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		broken := errors.New("broken line")
		var noted Part
		note := func(p Part) error { noted = p; return nil }
		_, err := s.Append(t.Context(), Part{ID: "p", Size: 100}, iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader("ab"))), note)
		if !errors.Is(err, iotest.ErrTimeout) || noted.Received != 1 {
			t.Errorf("%d bytes are noted after %v", noted.Received, err)
		}
		_, err = s.Append(t.Context(), noted, iotest.ErrReader(broken), note)
		if !errors.Is(err, broken) || noted.Received != 1 {
			t.Errorf("%d bytes are noted after %v", noted.Received, err)
		}
	})
}

func TestAPartWhoseBytesAreGoneIsNotFound(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		p := appended(t, s, Part{ID: "p", Size: 8}, "text")
		if has, err := s.HasPart(t.Context(), p); !has || err != nil {
			t.Errorf("a part is not there: %v", err)
		}
		if err := s.DropPart(t.Context(), "p"); err != nil {
			t.Fatal(err)
		}
		_, err := s.Append(t.Context(), p, strings.NewReader("more"), func(Part) error { return nil })
		if fault.KindOf(err) != fault.NotFound {
			t.Errorf("got %v", err)
		}
	})
}

// What was noted must outlast a power cut, so it is noted last.
func TestAPartReachesTheDiskBeforeItIsNoted(t *testing.T) {
	d := mountDisk(t)
	if d == nil {
		fmt.Println("order of disk writes of parts: NOT RUN (/dev/fuse cannot be used)")
		return
	}
	s := openStore(t, Config{Folder: filepath.Join(d.mount, "files")})
	d.take()
	noted := 0
	p, err := s.Append(t.Context(), Part{ID: "p", Size: 8}, strings.NewReader("precious"), func(Part) error {
		noted++
		want := []string{"sync part", "write part/p", "sync part/p"}
		if diff := cmp.Diff(want, d.take()); diff != "" {
			t.Errorf("before the note (-want +got)\n%s", diff)
		}
		return nil
	})
	if err != nil || noted != 1 || p.Received != 8 {
		t.Errorf("noted %d times, %+v, %v", noted, p, err)
	}
}
