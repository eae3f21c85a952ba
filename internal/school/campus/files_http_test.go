package campus_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

func asJSON(t *testing.T, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func picture(t *testing.T, size int) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, size, size))); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestALogoIsSetShownAndRemoved(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, fields("Paris"))
	path := "/api/campuses/" + c.ID + "/logo"
	s.Call(t, "GET", path, nil).Fails(http.StatusNotFound, "file.not_found")
	s.Call(t, "PUT", path+"?name=logo.png", "<svg onload=alert(1)>").Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
	s.Call(t, "PUT", path+"?name=logo.png", picture(t, 600)).Into(http.StatusOK, &c)
	if !strings.HasPrefix(c.LogoURL, path+"?v=") {
		t.Errorf("the logo's address is %q", c.LogoURL)
	}
	shown := s.Call(t, "GET", path, nil).Is(http.StatusOK)
	m, err := png.Decode(shown.Body)
	if err != nil || m.Bounds().Dx() != 256 {
		t.Errorf("the logo is %v: %v", m, err)
	}
	if got := shown.Header().Get("X-Content-Type-Options"); got != "nosniff" {
		t.Errorf("the logo may be sniffed: %q", got)
	}
	if s.Call(t, "DELETE", path, nil).Into(http.StatusOK, &c); c.LogoURL != "" {
		t.Errorf("the removed logo is at %q", c.LogoURL)
	}
}

func TestDocumentsAreKeptInOrderAndServed(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, fields("Paris"))
	all := "/api/campuses/" + c.ID + "/documents"
	var first, second campus.CampusDocument
	s.Call(t, "POST", all+"?name=Règlement.txt", "les règles").Into(http.StatusCreated, &first)
	s.Call(t, "POST", all+"?name=../../etc/plan.png", picture(t, 8)).Into(http.StatusCreated, &second)
	if first.Title != "Règlement" || first.Size != 11 || second.Name != "plan.png" || second.Position != 1 {
		t.Errorf("got %+v and %+v", first, second)
	}
	s.Call(t, "POST", all+"?name=page.html", "<html>").Fails(http.StatusUnprocessableEntity, "file.type_not_accepted")
	s.Call(t, "PUT", all+"/"+second.ID, `{"version":1,"title":" Plan ","position":0}`).Into(http.StatusOK, &second)
	s.Call(t, "PUT", all+"/"+second.ID, `{"version":1,"title":"Stale","position":0}`).Fails(http.StatusConflict, "edit.stale")
	s.Call(t, "PUT", all+"/"+second.ID, `{"version":2,"title":" ","position":0}`).Blames(http.StatusUnprocessableEntity, "title field.required")
	content := s.Call(t, "GET", all+"/"+first.ID+"/content", nil).Is(http.StatusOK)
	if content.Body.String() != "les règles" || !strings.HasPrefix(content.Header().Get("Content-Disposition"), "attachment") {
		t.Errorf("got %q, %v", content.Body, content.Header())
	}
	other := s.create(t, fields("Nice"))
	s.Call(t, "GET", "/api/campuses/"+other.ID+"/documents/"+first.ID+"/content", nil).Fails(http.StatusNotFound, "campus.document_not_found")
	s.Call(t, "DELETE", all+"/"+first.ID, nil).Is(http.StatusNoContent)
	var page api.Page[campus.CampusDocument]
	if s.Call(t, "GET", all, nil).Into(http.StatusOK, &page); page.Total != 1 || page.Items[0].Title != "Plan" {
		t.Errorf("got %+v", page)
	}
}

func TestAnExportHoldsWhatTheListShows(t *testing.T) {
	s := newSchool(t)
	s.create(t, fields("Paris"))
	evil := fields("Nice")
	evil.BusinessName = "=HYPERLINK(1)"
	s.create(t, evil)
	csv := s.Call(t, "GET", "/api/campuses/export?format=csv&q=nice", nil).Is(http.StatusOK).Body.String()
	if strings.Contains(csv, "\nParis,") || !strings.Contains(csv, "Nice,Afrique,'=HYPERLINK(1)") || !strings.HasPrefix(csv, "\ufeffName,") {
		t.Errorf("got %s", csv)
	}
	book, err := excelize.OpenReader(s.Call(t, "GET", "/api/campuses/export?format=xlsx&sort=-name", nil).Is(http.StatusOK).Body)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := book.GetRows(book.GetSheetName(0))
	if err != nil || len(rows) != 3 || rows[1][0] != "Paris" || rows[2][0] != "Nice" {
		t.Errorf("got %v, %v", rows, err)
	}
}

func TestEveryChangeIsInTheAuditTrail(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, fields("Paris"))
	f := fields("Paris")
	f.Phone = "0123456"
	s.Call(t, "PUT", "/api/campuses/"+c.ID, withVersion(1, f)).Is(http.StatusOK)
	l, err := audit.Find(t.Context(), s.db, access.System(), audit.Filter{Entity: "campus", EntityID: c.ID, Page: 1, PageSize: 10})
	if err != nil || l.Total != 2 {
		t.Fatalf("got %+v, %v", l, err)
	}
	last := l.Items[0]
	if last.Action != "updateCampus" || last.PersonID != "admin" || len(last.Changes) != 1 || last.Changes[0] != (audit.Change{Field: "phone", Before: "", After: "0123456"}) {
		t.Errorf("got %+v", last)
	}
	for _, q := range []string{`UPDATE audit_event SET action = 'x'`, `DELETE FROM audit_event`} {
		if err := db.Exec(t.Context(), s.db, q); err == nil {
			t.Errorf("%s was allowed", q)
		}
	}
}
