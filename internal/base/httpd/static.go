package httpd

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// The names under which the browser's half appears in log and metrics.
const (
	routeAsset = "asset"
	routePage  = "page"
)

// serviceWorker keeps the files of its release in browsers: an old one must never
// come from a cache.
const serviceWorker = "sw.js"

const (
	forever   = "public, max-age=31536000, immutable" // names under /assets hold a hash of the content
	shortTime = "public, max-age=300"
)

// Static serves the built browser half: files as they are, and the page for
// every other address that is not the API's.
type Static struct {
	dist  fs.FS
	files map[string]file // by path from the root of the site
	page  *page           // nil when dist has no index.html
	site  Site
}

// file is one file with its precompressed forms.
type file struct {
	kind, cache, policy string
	forms               map[string]form // by coding; "" is the file itself
}

type form struct {
	name, tag string
	size      int64
}

// NewStatic reads the names, types and hashes of the files in dist.
func NewStatic(dist fs.FS, site Site) (*Static, error) {
	if site.Refuse == nil {
		site.Refuse = WriteProblem
	}
	s := &Static{dist: dist, files: map[string]file{}, site: site}
	if err := fs.WalkDir(dist, ".", s.add); err != nil {
		return nil, fmt.Errorf("read the web files: %w", err)
	}
	text, err := fs.ReadFile(dist, "index.html")
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the web page: %w", err)
	}
	s.page = newPage(text, site)
	return s, nil
}

var codingOf = map[string]string{".br": "br", ".gz": "gzip"}

// add notes one file. The page itself and hidden files are not served as files.
func (s *Static) add(name string, entry fs.DirEntry, err error) error {
	if err != nil || entry.IsDir() || name == "index.html" || strings.HasPrefix(path.Base(name), ".") {
		return err
	}
	own := strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
	f, known := s.files["/"+own]
	if !known {
		f = file{kind: kindOf(own), cache: shortTime, policy: policyOf(own), forms: map[string]form{}}
		if strings.HasPrefix(own, "assets/") {
			f.cache = forever
		}
		if own == serviceWorker {
			f.cache = "no-cache"
		}
	}
	coding := codingOf[strings.TrimPrefix(name, own)]
	f.forms[coding], err = s.read(name)
	s.files["/"+own] = f
	return err
}

func (s *Static) read(name string) (form, error) {
	content, err := s.dist.Open(name)
	if err != nil {
		return form{}, err
	}
	defer content.Close()
	hash := sha256.New()
	size, err := io.Copy(hash, content)
	return form{name: name, size: size, tag: `"` + hex.EncodeToString(hash.Sum(nil)[:12]) + `"`}, err
}

func (s *Static) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f, found := s.files[r.URL.Path]
	switch {
	case underAny(r.URL.Path, s.site.API):
		s.site.Refuse(w, r, http.StatusNotFound, CodeNotFound)
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		w.Header().Set("Allow", "GET, HEAD")
		s.site.Refuse(w, r, http.StatusMethodNotAllowed, CodeMethod)
	case r.URL.Path == "/robots.txt":
		plain(w, http.StatusOK, "User-agent: *\nDisallow: /")
	case found && r.URL.Path == manifestPath:
		if name := s.nameOf(r.Context()); name != "" {
			s.serveManifest(w, r, name)
		} else {
			s.serveFile(w, r, f)
		}
	case found && f.forms[""].name != "":
		s.serveFile(w, r, f)
	case wantsPage(r):
		s.servePage(w, r)
	default:
		s.site.Refuse(w, r, http.StatusNotFound, CodeNotFound)
	}
}

// Serves reports whether a request asks for a page or a file, not for the
// API: those come from memory and need no rate limit. The manifest does not.
func (s *Static) Serves(r *http.Request) bool {
	return (r.Method == http.MethodGet || r.Method == http.MethodHead) && !underAny(r.URL.Path, s.site.API) && r.URL.Path != manifestPath
}

func (s *Static) serveFile(w http.ResponseWriter, r *http.Request, f file) {
	From(r.Context()).SetRoute(routeAsset)
	coding := pickCoding(r, func(coding string) bool { return f.forms[coding].name != "" })
	chosen := f.forms[coding]
	content, err := s.dist.Open(chosen.name)
	if err != nil {
		s.site.Refuse(w, r, http.StatusInternalServerError, CodeInternal)
		return
	}
	defer content.Close()
	seeker, ok := content.(io.ReadSeeker)
	if !ok { // embedded files and those of a folder are seekers
		s.site.Refuse(w, r, http.StatusInternalServerError, CodeInternal)
		return
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", f.cache)
	h.Set("Content-Security-Policy", f.policy)
	h.Set("ETag", chosen.tag)
	h.Set("Content-Length", strconv.FormatInt(chosen.size, 10))
	if coding != "" {
		h.Set("Content-Encoding", coding)
	}
	http.ServeContent(w, r, "", time.Time{}, seeker)
}

// underAny reports whether p is one of the prefixes or lies below one.
func underAny(p string, prefixes []string) bool {
	for _, prefix := range prefixes {
		if p == strings.TrimSuffix(prefix, "/") || strings.HasPrefix(p, strings.TrimSuffix(prefix, "/")+"/") {
			return true
		}
	}
	return false
}

// kinds are the types of what a build holds; the machine's own table differs
// from place to place.
var kinds = map[string]string{
	".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".txt": "text/plain; charset=utf-8",
	".json": "application/json", ".map": "application/json", ".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp", ".ico": "image/x-icon",
	".woff2": "font/woff2", ".woff": "font/woff", ".wasm": "application/wasm",
}

// policyOf is the policy of a file, which a worker obeys instead of the page's.
// A worker that needs WebAssembly says so by its name.
func policyOf(name string) string {
	if strings.HasPrefix(name, "assets/wasm-") && path.Ext(name) == ".js" {
		return wasmWorkerPolicy
	}
	return PagePolicy("")
}

func kindOf(name string) string {
	ext := path.Ext(name)
	if kind, ok := kinds[ext]; ok {
		return kind
	}
	if kind := mime.TypeByExtension(ext); kind != "" {
		return kind
	}
	return "application/octet-stream"
}
