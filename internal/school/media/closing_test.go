package media_test

import (
	"fmt"
	"testing"
)

// TestClosingTellsWhatWasNotRecorded: of sessions that are over, at campuses that
// record at all, for each class.
func TestClosingTellsWhatWasNotRecorded(t *testing.T) {
	s := newSchool(t)
	missing := func() []string {
		t.Helper()
		found, err := s.area.Part().Closings[0](t.Context(), s.db, "p")
		must(t, err)
		if len(found) == 0 {
			return nil
		}
		return found[0].SessionIDs
	}
	want := func(step, want string) {
		t.Helper()
		if got := fmt.Sprint(missing()); got != want {
			t.Errorf("%s: %s, want %s", step, got, want)
		}
	}
	want("nobody records", "[]")
	r := s.record(t, "s1", "audio")
	want("it is not published", "[s1]") // s0 is not over, and Dakar does not record
	s.update(t, r, publish)
	want("it is", "[]")
	s.exec(t, `INSERT INTO published_agenda_class (agenda_id, class_id) VALUES ('s1', 'class2')`)
	s.exec(t, `UPDATE recording SET all_classes = FALSE`)
	want("not for every class", "[s1]")
}
