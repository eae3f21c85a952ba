package files

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/base/fault"
)

// serve sends a request to a server that serves one content.
func serve(t *testing.T, s *Store, o ServeOptions, method string, header ...string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, "/", nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	if err := s.Serve(w, r, o); err != nil {
		t.Fatal(err)
	}
	return w
}

func TestServeWholeAndHead(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := put(t, s, "%PDF-1.7 and so on")
		o := ServeOptions{Hash: b.Hash, Name: "Été.pdf", MediaType: b.MediaType, Inline: true}
		for _, method := range []string{"GET", "HEAD"} {
			w := serve(t, s, o, method)
			want := map[string]string{
				"Content-Type": "application/pdf", "Content-Length": "18", "Accept-Ranges": "bytes",
				"Etag": `"` + b.Hash + `"`, "Cache-Control": "private, no-store",
				"X-Content-Type-Options": "nosniff", "Content-Security-Policy": policyOf("application/pdf"),
				"Content-Disposition": `inline; filename="Ete.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`,
			}
			for name, value := range want {
				if got := w.Header().Get(name); got != value {
					t.Errorf("%s: %s is %q, want %q", method, name, got, value)
				}
			}
			if length := map[string]int{"GET": 18}[method]; w.Code != 200 || w.Body.Len() != length {
				t.Errorf("%s: %d with %d bytes", method, w.Code, w.Body.Len())
			}
		}
		w := serve(t, s, o, "GET", "If-None-Match", `"`+b.Hash+`"`)
		if w.Code != http.StatusNotModified || w.Body.Len() > 0 {
			t.Errorf("known already: %d", w.Code)
		}
	})
}

func TestServeRanges(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		content := strings.Repeat("0123456789", 1000)
		b := put(t, s, content)
		o := ServeOptions{Hash: b.Hash, MediaType: "video/mp4", Inline: true}
		for _, tt := range []struct {
			ranges string
			code   int
			body   string
		}{
			{"bytes=0-4", 206, "01234"},
			{"bytes=9998-", 206, "89"},
			{"bytes=-3", 206, "789"},
			{"bytes=5000-5002", 206, "012"},
			{"bytes=0-99999", 206, content},
			{"bytes=5-2", 416, ""},
			{"bytes=10000-", 416, ""},
			{"bytes=99999999999999999999-", 416, ""},
			{"apples=1-2", 416, ""},
			{"bytes=" + strings.Repeat("0-,", 4) + "0-", 200, content}, // more than the whole: the whole
			{"bytes=" + strings.Repeat("1-2,", maxRanges) + "1-2", 416, ""},
			{"bytes=" + strings.Repeat("1-2,", 5000) + "1-2", 416, ""},
		} {
			w := serve(t, s, o, "GET", "Range", tt.ranges)
			if w.Code != tt.code || tt.code < 300 && w.Body.String() != tt.body {
				t.Errorf("%.30s: %d, %.30q", tt.ranges, w.Code, w.Body)
			}
			if w.Code == 416 && strings.Contains(w.Header().Get("Cache-Control"), "max-age") {
				t.Errorf("%.30s: a refusal is kept: %v", tt.ranges, w.Header())
			}
		}
		w := serve(t, s, o, "GET", "Range", "bytes=0-0,9999-9999")
		if w.Code != 206 || !strings.HasPrefix(w.Header().Get("Content-Type"), "multipart/byteranges") {
			t.Errorf("two ranges: %d %v", w.Code, w.Header())
		}
		w = serve(t, s, o, "GET", "Range", "bytes=0-4", "If-Range", `"other"`)
		if w.Code != 200 || w.Body.Len() != len(content) {
			t.Errorf("a range of another content: %d, %d bytes", w.Code, w.Body.Len())
		}
	})
}

func TestServeShowsOnlyWhatIsSafe(t *testing.T) {
	s := openStore(t, Config{})
	b := put(t, s, "x")
	for mediaType, want := range map[string]string{
		"image/jpeg": "inline", "image/png": "inline", "audio/mpeg": "inline", "video/mp4": "inline", "application/pdf": "inline",
		plainText: "attachment", office + "spreadsheetml.sheet": "attachment", "application/epub+zip": "attachment",
		"text/html": "attachment", "image/svg+xml": "attachment", "image/gif": "attachment", "": "attachment",
		"image/jpeg\r\nX: y": "attachment", "application/pdf; x=y": "attachment",
	} {
		for _, inline := range []bool{true, false} {
			w := serve(t, s, ServeOptions{Hash: b.Hash, MediaType: mediaType, Inline: inline}, "GET")
			expected := want
			if !inline {
				expected = "attachment"
			}
			if got := w.Header().Get("Content-Disposition"); got != expected {
				t.Errorf("%s, inline %v: %s", mediaType, inline, got)
			}
			if got := w.Header().Get("Content-Type"); want == "inline" && got != mediaType || strings.Contains(got, "html") {
				t.Errorf("%s is served as %s", mediaType, got)
			}
		}
	}
}

func TestServeThumbnail(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := putPicture(t, s, "logo.webp", fixture(t, "transparent.webp"))
		o := ServeOptions{Hash: b.Hash, Name: "logo.webp", MediaType: b.MediaType, Thumbnail: 64}
		w := serve(t, s, o, "GET")
		m, format := decodeAll(t, bytes.NewReader(w.Body.Bytes()))
		if w.Code != 200 || format != "png" || max(m.Bounds().Dx(), m.Bounds().Dy()) != 64 {
			t.Errorf("%d: %s of %v", w.Code, format, m.Bounds())
		}
		h := w.Header()
		if h.Get("Content-Type") != "image/png" || h.Get("Content-Disposition") != "inline" || h.Get("Etag") != fmt.Sprintf(`"%s-64"`, b.Hash) {
			t.Errorf("got %v", h)
		}
	})
}

func TestServeWhatIsNotThere(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		w := httptest.NewRecorder()
		err := s.Serve(w, httptest.NewRequest("GET", "/", nil), ServeOptions{Hash: strings.Repeat("a", 64)})
		wantCode(t, err, fault.NotFound, "file.not_found")
		if len(w.Header()) > 0 || w.Body.Len() > 0 {
			t.Errorf("the answer has begun: %v", w.Header())
		}
	})
}
