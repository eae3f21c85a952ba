package app_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"myspace/internal/base/access"
)

// TestAFinishedUploadIsGoodForOneRecord takes uploads through the whole
// program: in two pieces, then as a document, and as its next version; but not
// as what it was not begun for.
func TestAFinishedUploadIsGoodForOneRecord(t *testing.T) {
	w := newWorld(t)
	piece := func(path, offset, body string) int {
		return w.call(access.Supervisor, http.MethodPatch, probe{path: path, body: body, header: map[string]string{
			"Tus-Resumable": "1.0.0", "Upload-Offset": offset, "Content-Type": "application/offset+octet-stream",
		}}).Code
	}
	finished := func() string {
		t.Helper()
		id := w.begin(t, access.Supervisor)
		if a, b := piece("/api/uploads/"+id, "0", "te"), piece("/api/uploads/"+id, "2", "xts"); a != http.StatusNoContent || b != http.StatusNoContent {
			t.Fatalf("the pieces got %d and %d", a, b)
		}
		return id
	}
	post := func(path string) (code int, made struct{ ID, Name, Kind string }) {
		rec := w.call(access.Supervisor, http.MethodPost, probe{path: path})
		must(t, json.Unmarshal(rec.Body.Bytes(), &made))
		return rec.Code, made
	}
	documents := "/api/courses/" + w.course["own"] + "/documents"
	first := finished()
	code, document := post(documents + "?type=summary&upload=" + first)
	if code != http.StatusCreated || document.Name == "" {
		t.Fatalf("no document: %d %+v", code, document)
	}
	content := documents + "/" + document.ID + "/content"
	if got := w.call(access.Supervisor, http.MethodGet, probe{path: content}).Body.String(); got != "texts" {
		t.Errorf("the document says %q", got)
	}
	if code, _ := post(documents + "?upload=" + first); code != http.StatusNotFound {
		t.Errorf("an upload was used twice: %d", code)
	}
	if code, _ := post(documents + "/" + document.ID + "/files?upload=" + finished()); code != http.StatusCreated {
		t.Errorf("no next version: %d", code)
	}
	if code, _ := post("/api/books/" + w.book["own"] + "/files?upload=" + finished()); code != http.StatusNotFound {
		t.Errorf("a document became the file of a book: %d", code)
	}
	if code, _ := post(documents); code != http.StatusUnprocessableEntity {
		t.Errorf("a document without a file: %d", code)
	}
}
