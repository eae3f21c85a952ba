package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
)

// While nothing changed, a calendar that asks again hears only that; as soon as
// anything that it is told did, it gets it.
func TestACalendarIsAnsweredAnewExactlyWhenSomethingChanged(t *testing.T) {
	s := newSchool(t).withReaders(t)
	p, c := s.published(t, 2)
	path := s.feed(t, "office", map[string]any{"kind": "campus", "campus_id": "paris"}).Path
	mark := s.ask(t, path, "").Header().Get("ETag")
	if same := s.ask(t, path, `"other", `+mark[2:]); mark == "" || same.Code != http.StatusNotModified || same.Body.Len() > 0 || same.Header().Get("ETag") != mark {
		t.Fatalf("nothing changed: %d %v", same.Code, same.Header())
	}
	exec := func(text string) func(*testing.T) {
		return func(t *testing.T) {
			t.Helper()
			s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, text) })
		}
	}
	for _, change := range []struct {
		name string
		do   func(*testing.T)
		news bool
	}{
		{"a draft is no news", func(t *testing.T) { s.put(t, p) }, false},
		{"published", func(t *testing.T) { s.publish(t, p.ID) }, true},
		{"place", func(t *testing.T) {
			s.reader("office").Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 9"}).Is(http.StatusOK)
		}, true},
		{"course", exec(`UPDATE course SET name = 'Renamed' WHERE id = 'course0'`), true},
		{"campus", exec(`UPDATE campus SET address = '2 rue Y' WHERE id = 'paris'`), true},
		{"class", exec(`UPDATE class SET code = 'renamed' WHERE id = 'class0'`), true},
		{"teacher", exec(`UPDATE person SET last_name = 'Renamed' WHERE id = 'grace'`), true},
		{"week-end", exec(`UPDATE planning SET abbreviation = 'XY'`), true},
		{"another one", exec(`UPDATE person SET last_name = 'Renamed' WHERE id = 'ruth'`), false},
		{"language", exec(`UPDATE person SET language = 'it' WHERE id = 'office'`), true},
		{"a right more", func(t *testing.T) {
			s.change(t, func(ctx context.Context, tx *db.Tx) error {
				return people.AddNetworkRoles(ctx, tx, "office", access.Librarian)
			})
		}, true},
		{"a class of his own", func(t *testing.T) {
			s.change(t, func(ctx context.Context, tx *db.Tx) error {
				return academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{enrolled("office", "class1")})
			})
		}, true},
		{"what is over", exec(`UPDATE published_agenda SET starts_at = '2020-01-01T00:00:00.000000Z'`), true},
		{"nothing", func(*testing.T) {}, false},
	} {
		before := s.ask(t, path, "").Body.String()
		change.do(t)
		rec := s.ask(t, path, mark)
		if news := rec.Code == http.StatusOK; news != change.news {
			t.Errorf("%s: %d", change.name, rec.Code)
		}
		if after := s.ask(t, path, ""); (after.Body.String() != before) && !change.news {
			t.Errorf("%s: another content under the same mark", change.name)
		}
		mark = s.ask(t, path, "").Header().Get("ETag")
	}
}
