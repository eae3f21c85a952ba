package httpd

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/zstd"
	"pgregory.net/rapid"

	"myspace/internal/base/longtest"
)

var long = strings.Repeat(`{"name":"Élodie"},`, 5000)

func decoded(t rapid.TB, w *httptest.ResponseRecorder) string {
	t.Helper()
	var r io.Reader = w.Body
	switch w.Header().Get("Content-Encoding") {
	case "zstd":
		z, err := zstd.NewReader(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		defer z.Close()
		r = z
	case "br":
		r = brotli.NewReader(w.Body)
	case "gzip":
		z, err := gzip.NewReader(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		r = z
	}
	all, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(all)
}

func TestCompressionPicksWhatTheClientTakes(t *testing.T) {
	for accept, want := range map[string]string{
		"gzip, deflate, br, zstd": "zstd",
		"gzip, deflate, br":       "br",
		"zstd;q=0, br":            "br",
		"gzip":                    "gzip",
		"BR":                      "br",
		"br;q=0, gzip;q=0.5":      "gzip",
		"br; q=0":                 "",
		"identity":                "",
		"":                        "",
		"brotli":                  "",
	} {
		for range 2 { // the second uses an encoder of the first
			w := ask(Compress(answer("application/json", long)), "GET", "/", "Accept-Encoding: "+accept)
			if got := w.Header().Get("Content-Encoding"); got != want {
				t.Errorf("%q gets %q, want %q", accept, got, want)
			}
			if w.Header().Get("Vary") != "Accept-Encoding" {
				t.Errorf("%q: Vary %q", accept, w.Header().Get("Vary"))
			}
			if want != "" && w.Body.Len() > len(long)/10 {
				t.Errorf("%q: %d bytes of %d", accept, w.Body.Len(), len(long))
			}
			if decoded(t, w) != long {
				t.Errorf("%q: another body came out", accept)
			}
		}
	}
}

func TestWhatIsNotCompressed(t *testing.T) {
	for name, c := range map[string]struct {
		method, body string
		headers      map[string]string
		status       int
		ask          string
	}{
		"small":                 {"GET", "{}", map[string]string{"Content-Type": "application/json"}, 200, ""},
		"picture":               {"GET", long, map[string]string{"Content-Type": "image/png"}, 200, ""},
		"no type":               {"GET", long, nil, 200, ""},
		"encoded already":       {"GET", long, map[string]string{"Content-Type": "text/css", "Content-Encoding": "zstd"}, 200, ""},
		"events":                {"GET", long, map[string]string{"Content-Type": "text/event-stream"}, 200, ""},
		"part":                  {"GET", long, map[string]string{"Content-Type": "text/plain", "Content-Range": "bytes 0-9/10"}, 206, ""},
		"asked for part":        {"GET", long, map[string]string{"Content-Type": "text/plain"}, 200, "Range: bytes=0-9"},
		"head":                  {"HEAD", "", map[string]string{"Content-Type": "text/plain", "Content-Length": "99999"}, 200, ""},
		"short by its own word": {"GET", "{}", map[string]string{"Content-Type": "text/plain", "Content-Length": "2"}, 200, ""},
		"nothing":               {"DELETE", "", nil, 204, ""},
	} {
		h := Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			for k, v := range c.headers {
				w.Header().Set(k, v)
			}
			w.WriteHeader(c.status)
			_, _ = io.WriteString(w, c.body)
		}))
		w := ask(h, c.method, "/", "Accept-Encoding: br", "X-Nothing: 1", c.ask)
		if got := w.Header().Get("Content-Encoding"); got != c.headers["Content-Encoding"] || w.Code != c.status || w.Body.String() != c.body {
			t.Errorf("%s: %d, encoding %q, %d bytes", name, w.Code, got, w.Body.Len())
		}
		if got := w.Header().Get("Content-Length"); got != c.headers["Content-Length"] {
			t.Errorf("%s: length %q", name, got)
		}
	}
}

func TestCompressedAnswersKeepStatusAndWeakenTheTag(t *testing.T) {
	w := ask(Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/problem+json")
		w.Header().Set("ETag", `"a"`)
		w.Header().Set("Content-Length", fmt.Sprint(len(long)))
		w.WriteHeader(http.StatusConflict)
		for piece := range strings.SplitAfterSeq(long, ",") {
			_, _ = io.WriteString(w, piece)
		}
	})), "GET", "/", "Accept-Encoding: gzip")
	if w.Code != 409 || w.Header().Get("ETag") != `W/"a"` || w.Header().Get("Content-Length") != "" || decoded(t, w) != long {
		t.Errorf("%d %v", w.Code, w.Header())
	}
}

func TestFlushedAnswersArriveAtOnce(t *testing.T) {
	next := make(chan struct{})
	server := httptest.NewServer(Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		_, _ = io.WriteString(w, "one")
		if err := http.NewResponseController(w).Flush(); err != nil {
			t.Error(err)
		}
		<-next
		_, _ = io.WriteString(w, "two")
	})))
	defer server.Close()
	r, _ := http.NewRequest("GET", server.URL, nil)
	r.Header.Set("Accept-Encoding", "br")
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	first := make([]byte, 3)
	if _, err := io.ReadFull(resp.Body, first); err != nil || string(first) != "one" {
		t.Errorf("first %q, %v", first, err)
	}
	close(next)
	if rest, _ := io.ReadAll(resp.Body); string(rest) != "two" {
		t.Errorf("rest %q", rest)
	}
}

// A file goes through every writer of the chain, whole and in ranges.
func TestFilesPassTheWholeChain(t *testing.T) {
	content := strings.Repeat("0123456789", 200_000)
	name := filepath.Join(t.TempDir(), "film.mp4")
	if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	g, out := guard(t)
	server := httptest.NewServer(wrap(t, g, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "video/mp4")
		http.ServeFile(w, r, name)
	})))
	defer server.Close()
	for ask, want := range map[string]string{"": content, "bytes=5-1048580": content[5:1048581], "bytes=-3": "789"} {
		r, _ := http.NewRequest("GET", server.URL, nil)
		r.Header.Set("Range", ask)
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		got, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if string(got) != want || resp.ContentLength != int64(len(want)) {
			t.Errorf("range %q: %d bytes, want %d", ask, len(got), len(want))
		}
	}
	server.Close()
	if !strings.Contains(out.String(), "bytes=2000000") {
		t.Errorf("log: %s", out)
	}
}

// Whatever is written in whatever pieces comes out again, also with encoders
// that served others before.
func TestCompressionLosesNothing(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.String(), 1, 50).Draw(t, "words")
		pieces := rapid.SliceOfN(rapid.IntRange(0, 40_000), 1, 20).Draw(t, "pieces")
		coding := rapid.SampledFrom(codings).Draw(t, "coding")
		text := strings.Repeat(strings.Join(words, " "), 2000)
		want := &strings.Builder{}
		w := ask(Compress(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/csv")
			for i, n := range pieces {
				start := min(i*1000, len(text))
				piece := text[start:min(start+n, len(text))]
				want.WriteString(piece)
				_, _ = io.WriteString(w, piece)
			}
		})), "GET", "/", "Accept-Encoding: "+coding)
		if got := decoded(t, w); got != want.String() {
			t.Fatalf("%d bytes came out of %d", len(got), want.Len())
		}
	})
}
