package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestOnlyFacesAndCoversShareASignature: what a recording shows was open to the
// signature of every picture of a session.
func TestOnlyFacesAndCoversShareASignature(t *testing.T) {
	w, shared := newWorld(t), 0
	for _, r := range w.router.Routes() {
		switch is := w.router.IsPicturePath(r.Path); {
		case r.Method != http.MethodGet:
		case is != w.router.ServesPicture(r.Path):
			t.Errorf("%s: linked to as a shared picture: %v", r.ID, is)
		case is && strings.Contains(r.Path, "/recording"), is && strings.Contains(r.Path, "/documents/"):
			t.Errorf("%s shares its signature", r.ID)
		case is:
			shared++
		}
	}
	if shared < 3 {
		t.Errorf("%d kinds of pictures share a signature", shared)
	}
	if !w.router.IsPicture(httptest.NewRequest(http.MethodGet, "/api/recordings/photo/thumbnail", nil)) {
		t.Error("the pictures of recordings count as whole requests")
	}
}
