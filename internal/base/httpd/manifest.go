package httpd

import (
	"context"
	"encoding/json"
	"io/fs"
	"net/http"
	"unicode/utf8"
)

// manifestPath is what a browser reads to install the site as an app.
const manifestPath = "/app.webmanifest"

// shortest is how long a name may be to stand whole below an icon.
const shortest = 15

// nameOf is what the site is called by who runs it; empty for the product's name.
// A manifest is no reason to fail: without a database it says what was built.
func (s *Static) nameOf(ctx context.Context) string {
	if s.site.Name == nil {
		return ""
	}
	name, err := s.site.Name(ctx)
	if err != nil {
		return ""
	}
	return name
}

// serveManifest serves the manifest under the site's own name.
func (s *Static) serveManifest(w http.ResponseWriter, r *http.Request, name string) {
	From(r.Context()).SetRoute(routeAsset)
	said, err := s.manifest(name)
	if err != nil {
		s.site.Refuse(w, r, http.StatusInternalServerError, CodeInternal)
		return
	}
	h, f := w.Header(), s.files[manifestPath]
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", f.cache)
	h.Set("Content-Security-Policy", f.policy)
	_, _ = w.Write(said) // who went away needs none
}

func (s *Static) manifest(name string) ([]byte, error) {
	built, err := fs.ReadFile(s.dist, manifestPath[1:])
	if err != nil {
		return nil, err
	}
	var m map[string]any
	if err := json.Unmarshal(built, &m); err != nil {
		return nil, err
	}
	m["name"], m["short_name"] = name, name
	if utf8.RuneCountInString(name) > shortest {
		delete(m, "short_name") // the system cuts the name where it has no room
	}
	return json.Marshal(m)
}
