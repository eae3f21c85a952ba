package home_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
)

func note(text string) map[string]any { return map[string]any{"text": text, "done": false} }

func write(t *testing.T, c apitest.Caller, text string) (n home.Note) {
	t.Helper()
	c.Call(t, http.MethodPost, "/api/notes", note(text)).Into(http.StatusCreated, &n)
	return n
}

// texts returns what somebody's notes say, in their order.
func texts(t *testing.T, c apitest.Caller) string {
	t.Helper()
	var page api.Page[home.Note]
	c.Call(t, http.MethodGet, "/api/notes", nil).Into(http.StatusOK, &page)
	all := make([]string, len(page.Items))
	for i, n := range page.Items {
		all[i] = n.Text
	}
	return strings.Join(all, " ")
}

func TestANewNoteStandsFirstUnlessItsPlaceIsSaid(t *testing.T) {
	d := newDesk(t, part.Part{})
	write(t, d.anna(), "one")
	write(t, d.anna(), "two")
	d.anna().Call(t, http.MethodPost, "/api/notes", map[string]any{"text": "between", "done": true, "position": 1}).Is(http.StatusCreated)
	if got := texts(t, d.anna()); got != "two between one" {
		t.Errorf("the notes are %q", got)
	}
}

func TestANoteIsChangedOnTheVersionThatWasSeen(t *testing.T) {
	d := newDesk(t, part.Part{})
	first := write(t, d.anna(), "first")
	path := "/api/notes/" + first.ID
	var second home.Note
	d.anna().Call(t, http.MethodPut, path, map[string]any{"version": first.Version, "text": "second", "done": true}).Into(http.StatusOK, &second)
	if second.Text != "second" || !second.Done || second.Version != first.Version+1 {
		t.Errorf("saved as %+v", second)
	}
	var stale struct{ Current home.Note }
	d.anna().Call(t, http.MethodPut, path, map[string]any{"version": first.Version, "text": "third", "done": false}).Into(http.StatusConflict, &stale)
	if stale.Current.Text != "second" || texts(t, d.anna()) != "second" {
		t.Errorf("a stale change was answered with %+v", stale.Current)
	}
	d.anna().Call(t, http.MethodPut, path, map[string]any{"version": 2, "text": " \n", "done": false}).Blames(http.StatusUnprocessableEntity, "text field.required")
	d.anna().Call(t, http.MethodPut, path, map[string]any{"version": 2, "text": strings.Repeat("é", 2001), "done": false}).
		Blames(http.StatusUnprocessableEntity, "text field.too_long")
}

func TestNotesAreNobodyElses(t *testing.T) {
	d := newDesk(t, part.Part{})
	mine := write(t, d.anna(), "mine")
	for _, other := range []apitest.Caller{d.as("ben", "paris", access.Secretary), d.as("boss", "paris", access.Admin)} {
		if got := texts(t, other); got != "" {
			t.Errorf("%s reads %q", other.Actor.PersonID, got)
		}
		path := "/api/notes/" + mine.ID
		other.Call(t, http.MethodPut, path, map[string]any{"version": 1, "text": "theirs", "done": true}).Fails(http.StatusNotFound, "home.note_not_found")
		other.Call(t, http.MethodDelete, path, nil).Fails(http.StatusNotFound, "home.note_not_found")
		other.Call(t, http.MethodPost, "/api/notes/order", map[string]any{"ids": []string{mine.ID}}).Is(http.StatusOK)
	}
	if got := texts(t, d.anna()); got != "mine" {
		t.Errorf("the note is now %q", got)
	}
}

func TestNotesKeepTheOrderTheyAreGiven(t *testing.T) {
	d := newDesk(t, part.Part{})
	a, b, c := write(t, d.anna(), "a"), write(t, d.anna(), "b"), write(t, d.anna(), "c")
	write(t, d.anna(), "new") // of another device, which the order does not know
	d.anna().Call(t, http.MethodPost, "/api/notes/order", map[string]any{"ids": []string{a.ID, "gone", c.ID, b.ID}}).Is(http.StatusOK)
	if got := texts(t, d.anna()); got != "a c b new" {
		t.Errorf("the order is %q", got)
	}
	d.anna().Call(t, http.MethodPut, "/api/notes/"+a.ID, map[string]any{"version": a.Version, "text": "a!", "done": false}).Is(http.StatusOK)
}

func TestADeletedNoteCanBePutBack(t *testing.T) {
	d := newDesk(t, part.Part{})
	write(t, d.anna(), "c")
	b := write(t, d.anna(), "b")
	write(t, d.anna(), "a")
	d.anna().Call(t, http.MethodDelete, "/api/notes/"+b.ID, nil).Is(http.StatusNoContent)
	if got := texts(t, d.anna()); got != "a c" {
		t.Errorf("what is left is %q", got)
	}
	d.anna().Call(t, http.MethodPost, "/api/notes", map[string]any{"text": "b", "done": false, "position": 1}).Is(http.StatusCreated)
	if got := texts(t, d.anna()); got != "a b c" {
		t.Errorf("put back it is %q", got)
	}
}

func TestThereIsAnEndToNotes(t *testing.T) {
	d := newDesk(t, part.Part{})
	for i := range 100 {
		d.exec(t, `INSERT INTO note (id, person_id, text, position, created_at, updated_at)
			VALUES (?, 'anna', 'x', 0, '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z')`, fmt.Sprint("n", i))
	}
	d.anna().Call(t, http.MethodPost, "/api/notes", note("one more")).Fails(http.StatusConflict, "home.too_many_notes")
	write(t, d.as("ben", "paris", access.Secretary), "his first")
}

func TestTheTrailDoesNotTellWhatNotesSay(t *testing.T) {
	d := newDesk(t, part.Part{})
	n := write(t, d.anna(), "a secret")
	d.anna().Call(t, http.MethodDelete, "/api/notes/"+n.ID, nil).Is(http.StatusNoContent)
	trail, err := db.All(t.Context(), d.db, db.ScanString, `SELECT action || ' ' || campus_id || changes FROM audit_event ORDER BY id`)
	must(t, err)
	if len(trail) != 2 || strings.Contains(strings.Join(trail, ""), "a secret") || !strings.Contains(trail[0], audit.Secret) {
		t.Errorf("the trail is %q", trail)
	}
}
