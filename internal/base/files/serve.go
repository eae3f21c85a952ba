package files

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// maxRanges is how many parts of a file one request may ask for.
const maxRanges = 8

// ServeOptions says what is served, and as what.
type ServeOptions struct {
	Hash      string
	Name      string // for saving it; any name is made safe
	MediaType string // as found when it was stored
	Inline    bool   // shown in the page, if it is of a kind that may be
	Thumbnail int    // one of Sizes: the picture's small form, always shown
	Asked     bool   // a browser that has the small form asks before it shows it again
}

// Serve answers a request with a stored content, or the ranges of it that were
// asked for. It returns an error only before the answer has begun. Whoever
// calls it has checked the rights: a hash is no secret.
func (s *Store) Serve(w http.ResponseWriter, r *http.Request, o ServeOptions) error {
	f, o, err := s.openServed(r, o)
	if err != nil {
		return err
	}
	defer f.Close()
	if strings.Count(r.Header.Get("Range"), ",") >= maxRanges {
		w.Header().Set("Content-Range", fmt.Sprintf("bytes */%d", f.Size))
		w.WriteHeader(http.StatusRequestedRangeNotSatisfiable)
		return nil
	}
	writeHeader(w.Header(), o)
	http.ServeContent(w, r, "", f.Modified, f)
	return nil
}

func (s *Store) openServed(r *http.Request, o ServeOptions) (*File, ServeOptions, error) {
	if o.Thumbnail == 0 {
		f, err := s.Open(r.Context(), o.Hash)
		return f, o, err
	}
	f, err := s.Thumbnail(r.Context(), o.Hash, o.Thumbnail)
	if err != nil {
		return nil, o, err
	}
	o.Name, o.Inline = "", true
	o.MediaType, err = typeOfFile(f)
	return f, o, err
}

// writeHeader makes the content inert: of exactly the type we name, allowed to
// run and to load nothing, and saved instead of shown unless it is a picture,
// sound, film or PDF.
func writeHeader(h http.Header, o ServeOptions) {
	kind, mediaType := "attachment", o.MediaType
	if !slices.ContainsFunc(allSets, func(s Set) bool { return s.holds(mediaType) }) {
		mediaType = unknown
	}
	if o.Inline && shown(mediaType) {
		kind = "inline"
	}
	h.Set("Content-Type", mediaType)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Disposition", disposition(kind, o.Name))
	h.Set("Content-Security-Policy", policyOf(mediaType))
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cache-Control", keeping(o))
	h.Set("Etag", etag(o))
}

// keeping says what a browser may keep: small pictures for as long as their link
// lives, unless it is to ask each time, of everything else nothing. An exam must not
// lie in a shared browser.
func keeping(o ServeOptions) string {
	switch {
	case o.Thumbnail == 0:
		return "private, no-store"
	case o.Asked:
		return "private, no-cache"
	}
	return "private, max-age=43200, immutable"
}

// policyOf allows a content nothing. A PDF is not sandboxed as well: browsers
// refuse to show one that is, and their viewers have a sandbox of their own.
func policyOf(mediaType string) string {
	if mediaType == "application/pdf" {
		return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
	}
	return "sandbox; default-src 'none'"
}

func shown(mediaType string) bool {
	family, _, _ := strings.Cut(mediaType, "/")
	return family == "image" || family == "audio" || family == "video" || mediaType == "application/pdf"
}

func etag(o ServeOptions) string {
	if o.Thumbnail == 0 {
		return strconv.Quote(o.Hash)
	}
	return strconv.Quote(o.Hash + "-" + strconv.Itoa(o.Thumbnail))
}
