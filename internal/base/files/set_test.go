package files

import (
	"bytes"
	"errors"
	"maps"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"myspace/internal/base/fault"
)

func TestEveryAcceptedFormatIsKnownByItsContent(t *testing.T) {
	s := openStore(t, Config{})
	content := good(t)
	for _, set := range allSets {
		for _, extension := range set.Extensions() {
			b, err := s.PutAs(t.Context(), set, "Été."+strings.ToUpper(extension), bytes.NewReader(content[extension]), noLimit)
			if err != nil {
				t.Errorf("%s: %v (%s)", extension, err, typeOf(content[extension]))
			}
			if !set.holds(b.MediaType) {
				t.Errorf("%s is stored as %s", extension, b.MediaType)
			}
		}
	}
}

func TestNoFormatPassesForAnother(t *testing.T) {
	s := openStore(t, Config{})
	content := good(t)
	alike := map[string]string{ // containers that may honestly bear both names
		"mobi": "azw3", "azw3": "mobi", "jpg": "jpeg", "jpeg": "jpg",
		"mp4": "mov m4a m4b", "mov": "mp4", "webm": "mkv", "m4a": "m4b", "m4b": "m4a",
	}
	for is := range content {
		for _, set := range allSets {
			for _, claims := range set.Extensions() {
				if claims == is || strings.Contains(alike[is], claims) {
					continue
				}
				_, err := s.PutAs(t.Context(), set, "x."+claims, bytes.NewReader(content[is]), noLimit)
				if fault.CodeOf(err) != "file.type_not_accepted" {
					t.Errorf("%s passes as %s: %v", is, claims, err)
				}
			}
		}
	}
}

func TestARealSpreadsheet(t *testing.T) {
	f := excelize.NewFile()
	var b bytes.Buffer
	if err := f.Write(&b); err != nil {
		t.Fatal(err)
	}
	if got := typeOf(b.Bytes()); got != office+"spreadsheetml.sheet" {
		t.Errorf("got %s", got)
	}
}

func TestARefusalNamesWhatIsAccepted(t *testing.T) {
	err := Pictures.Check("page.html", Blob{MediaType: "text/html"})
	wantCode(t, err, fault.Invalid, "file.type_not_accepted")
	if got := param(err, "accepted"); got != "jpg, png, webp" {
		t.Errorf("got %q", got)
	}
	for _, set := range allSets {
		for _, f := range set {
			if strings.Contains("svg html htm xml js", f.Extension) {
				t.Errorf("%s is accepted", f.Extension)
			}
		}
	}
}

func TestAWrongNameIsRefusedBeforeItsBytes(t *testing.T) {
	s := openStore(t, Config{})
	unread := iotest.ErrReader(errors.New("was read"))
	_, err := s.PutAs(t.Context(), Pictures, "film.mp4", unread, noLimit)
	wantCode(t, err, fault.Invalid, "file.type_not_accepted")
}

// A hostile file is refused, or served so that no browser runs it.
func TestHostileFilesAreRefusedOrInert(t *testing.T) {
	s := openStore(t, Config{})
	files := hostile(t)
	if len(files) < 60 {
		t.Fatalf("the corpus has %d files", len(files))
	}
	var stored []string
	for _, name := range slices.Sorted(maps.Keys(files)) {
		for _, set := range allSets {
			b, err := s.PutAs(t.Context(), set, name, bytes.NewReader(files[name]), noLimit)
			if err == nil {
				stored = append(stored, name)
				wantInert(t, s, ServeOptions{Hash: b.Hash, Name: name, MediaType: b.MediaType, Inline: true})
			} else {
				wantCode(t, err, fault.Invalid, "file.type_not_accepted")
			}
		}
	}
	stored = slices.Compact(stored)
	want := []string{ // what they are, with something added, or in part; PutPicture refuses or redraws them
		"comment.jpg", "half.jpg", "half.png", "half.webp", "huge.png", "id3.mp3", "none.png",
		"plain.epub", // an archive, which the library opens before it takes it
		"tail.jpg", "tail.pdf", "tail.png", "text.png", "virus.txt", "wide.png",
	}
	if diff := cmp.Diff(want, stored); diff != "" {
		t.Errorf("stored (-want +got)\n%s", diff)
	}
	t.Logf("%d hostile files: %d refused, %d stored and served inert", len(files), len(files)-len(stored), len(stored))
	if left := tempFiles(t, s); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// Even what was stored without any check, or under a wrong type, stays inert.
func TestServedAsAnythingItIsInert(t *testing.T) {
	s := openStore(t, Config{})
	for name, content := range hostile(t) {
		b := put(t, s, string(content))
		for _, mediaType := range []string{b.MediaType, "text/html", "image/svg+xml", "text/xml", "text/javascript", ""} {
			wantInert(t, s, ServeOptions{Hash: b.Hash, Name: name, MediaType: mediaType, Inline: true})
		}
	}
}

func wantInert(t *testing.T, s *Store, o ServeOptions) {
	t.Helper()
	w := httptest.NewRecorder()
	if err := s.Serve(w, httptest.NewRequest("GET", "/", nil), o); err != nil {
		t.Fatalf("%q: %v", o.Name, err)
	}
	h := w.Header()
	kind, _, _ := strings.Cut(h.Get("Content-Disposition"), ";")
	mediaType := h.Get("Content-Type")
	safe := mediaType == unknown || slices.ContainsFunc(allSets, func(s Set) bool { return s.holds(mediaType) })
	family, _, _ := strings.Cut(mediaType, "/")
	shown := mediaType == "application/pdf" || family == "image" || family == "audio" || family == "video"
	policy := h.Get("Content-Security-Policy")
	closed := strings.Contains(policy, "default-src 'none'") && (strings.HasPrefix(policy, "sandbox;") || mediaType == "application/pdf")
	if !safe || kind == "inline" != shown || h.Get("X-Content-Type-Options") != "nosniff" || !closed || len(h["Set-Cookie"]) > 0 {
		t.Errorf("%q as %q: %v", o.Name, o.MediaType, h)
	}
}
