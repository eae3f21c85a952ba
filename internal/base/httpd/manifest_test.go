package httpd_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
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
