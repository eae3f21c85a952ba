package httpd_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"myspace/internal/base/httpd"
)

// An app that is installed bears the school's name; where there is none, or it
// cannot be read, the one that was built in.
func TestTheManifestBearsTheSchoolsName(t *testing.T) {
	dist := fstest.MapFS{"app.webmanifest": {Data: []byte(`{"id":"/","name":"My space","short_name":"My space"}`)}}
	for _, c := range []struct {
		named func(context.Context) (string, error)
		full  string
		short string
	}{
		{nil, "My space", "My space"},
		{func(context.Context) (string, error) { return "", nil }, "My space", "My space"},
		{func(context.Context) (string, error) { return "Institut", errors.New("away") }, "My space", "My space"},
		{func(context.Context) (string, error) { return "École \"B\"", nil }, "École \"B\"", "École \"B\""},
		{func(context.Context) (string, error) { return "Institut biblique de Paris", nil }, "Institut biblique de Paris", ""},
	} {
		s, err := httpd.NewStatic(dist, httpd.Site{Name: c.named})
		if err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), "GET", "/app.webmanifest", nil))
		var m map[string]string
		if err := json.Unmarshal(w.Body.Bytes(), &m); err != nil || m["id"] != "/" || m["name"] != c.full || m["short_name"] != c.short {
			t.Errorf("%v, %v; want %q, %q", m, err, c.full, c.short)
		}
		if kind := w.Header().Get("Content-Type"); kind != "application/manifest+json" {
			t.Errorf("it is %q", kind)
		}
	}
}

// TestTheAppCanBeInstalled: what browsers ask of a manifest before they offer it is
// there, and its icons are what it says of them.
func TestTheAppCanBeInstalled(t *testing.T) {
	const public = "../../../web/public"
	text, err := os.ReadFile(public + "/app.webmanifest")
	if err != nil {
		t.Fatal(err)
	}
	var m struct {
		ID       string `json:"id"`
		Name     string `json:"name"`
		StartURL string `json:"start_url"`
		Scope    string `json:"scope"`
		Display  string `json:"display"`
		Icons    []struct{ Src, Sizes, Type, Purpose string }
	}
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	if m.ID == "" || m.Name == "" || m.Display != "standalone" || !strings.HasPrefix(m.StartURL, m.Scope) {
		t.Errorf("%+v", m)
	}
	var sizes []string
	for _, icon := range m.Icons {
		f, err := os.Open(public + icon.Src)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if icon.Type != "image/png" {
			continue
		}
		picture, err := png.DecodeConfig(f)
		if said := fmt.Sprintf("%dx%d", picture.Width, picture.Height); err != nil || said != icon.Sizes {
			t.Errorf("%s is %s, not %s: %v", icon.Src, said, icon.Sizes, err)
		}
		sizes = append(sizes, strings.TrimSpace(icon.Sizes+" "+icon.Purpose))
	}
	for _, needed := range []string{"192x192", "512x512", "512x512 maskable"} {
		if !slices.Contains(sizes, needed) {
			t.Errorf("no icon of %s in %v", needed, sizes)
		}
	}
}
