package studies_test

import (
	"net/http"
	"testing"

	"myspace/internal/school/studies"
)

// TestAStampIsTakenAwayAndTheNameStays, also where there is none to take.
func TestAStampIsTakenAwayAndTheNameStays(t *testing.T) {
	s := newSchool(t)
	const at = "/api/campuses/paris/paper-signature"
	var now studies.PaperSignature
	s.Call(t, http.MethodDelete, at+"/stamp", nil).Into(http.StatusOK, &now)
	if now.Version != 1 || now.StampURL != "" {
		t.Errorf("nothing to take away: %+v", now)
	}
	s.Call(t, http.MethodPut, at, map[string]any{"version": 1, "name": "Ruth Roy", "title": "Dean"}).Into(http.StatusOK, &now)
	s.Call(t, http.MethodDelete, at+"/stamp", nil).Into(http.StatusOK, &now)
	if now.Name != "Ruth Roy" || now.Title != "Dean" || now.Version != 2 {
		t.Errorf("the name went with the stamp: %+v", now)
	}
	s.give(t, map[string]studies.Points{"e00": 8550})
	if r := s.report(t, "s00", class); r.Signatory != "Ruth Roy" || r.SignatoryTitle != "Dean" {
		t.Errorf("a report card is signed by %q, %q", r.Signatory, r.SignatoryTitle)
	}
	s.Call(t, http.MethodDelete, "/api/campuses/dakar/paper-signature/stamp", nil).Is(http.StatusNotFound)
}
