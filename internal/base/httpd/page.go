package httpd

import (
	"bytes"
	"context"
	"crypto/rand"
	"html"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// Site is what the page needs to know of this installation.
type Site struct {
	Region, HelpURL, Version string
	API                      []string    // addresses that never get the page: "/api/", "/session"
	Refuse                   ErrorWriter // WriteProblem
	// Name is what the site is called by who runs it; empty, or nil, for the product's name.
	Name func(context.Context) (string, error)
}

const (
	nonceMark = "__CSP_NONCE__"
	notBuilt  = "The web pages are not part of this program: it was built without them; run make build."
)

// page is index.html with everything filled in but the nonce.
type page struct{ pieces [][]byte }

func newPage(text []byte, site Site) *page {
	filled := strings.NewReplacer(
		"__REGION__", html.EscapeString(site.Region),
		"__HELP_URL__", html.EscapeString(site.HelpURL),
		"__VERSION__", html.EscapeString(site.Version),
	).Replace(string(text))
	return &page{bytes.Split([]byte(filled), []byte(nonceMark))}
}

// wantsPage reports whether somebody opens an address, rather than to load
// something that is missing: that must not come back as a page.
func wantsPage(r *http.Request) bool {
	if underAny(r.URL.Path, []string{"/assets"}) {
		return false
	}
	accept := r.Header.Get("Accept")
	if strings.Contains(accept, "text/html") {
		return true
	}
	return (accept == "" || accept == "*/*") && path.Ext(r.URL.Path) == ""
}

func (s *Static) servePage(w http.ResponseWriter, r *http.Request) {
	From(r.Context()).SetRoute(routePage)
	if s.page == nil {
		plain(w, http.StatusServiceUnavailable, notBuilt)
		return
	}
	nonce := rand.Text()
	text := bytes.Join(s.page.pieces, []byte(nonce))
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", PagePolicy(nonce))
	h.Set("Permissions-Policy", devices("(self)"))
	h.Set("Cache-Control", "no-cache")
	// Nothing here is for search engines, least of all the check of somebody's paper:
	// robots.txt alone does not keep an address out that is linked elsewhere.
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("Content-Length", strconv.Itoa(len(text)))
	if r.Method == http.MethodGet {
		_, _ = w.Write(text) // the caller is gone if this fails
	}
}
