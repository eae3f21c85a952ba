package media_test

import (
	"fmt"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/part"
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

// TestATeacherIsToldWhatWasNotRecorded: of the sessions that he gave, where anything is
// recorded, until every class can hear them.
func TestATeacherIsToldWhatWasNotRecorded(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `INSERT INTO published_agenda_person (agenda_id, person_id, half) VALUES ('s1', 'grace', 'teacher'), ('s1', 'ruth', 'translator')`)
	owed := func(who string, role access.Roles) []part.Waiting {
		t.Helper()
		scope, _ := access.Allow(access.Everyone, access.Self).Scope(s.as(who, role).Actor)
		all, err := s.area.Part().Waiting[0](t.Context(), s.db, scope, clock.Now())
		must(t, err)
		return all
	}
	if got := owed("grace", access.Teacher); len(got) != 0 {
		t.Errorf("where nobody records she owes %+v", got)
	}
	r := s.record(t, "s1", "audio")
	got := owed("grace", access.Teacher) // s0 is not over
	if len(got) != 1 || got[0].Kind != "recordings" || got[0].Params["count"] != 1 || got[0].Link != "/apps/instructor/courses/faith" {
		t.Errorf("of what is not published she is told %+v", got)
	}
	if got := append(owed("ruth", access.Teacher), owed("grace", access.Secretary)...); len(got) != 0 {
		t.Errorf("who translates, and who is no teacher any more, are told %+v", got)
	}
	s.update(t, r, publish)
	if got := owed("grace", access.Teacher); len(got) != 0 {
		t.Errorf("of what is published she is told %+v", got)
	}
}
