package spaces_test

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/spaces"
)

func (s school) news(t *testing.T) (kinds []string) {
	t.Helper()
	var found spaces.StudentSpace
	s.Call(t, "GET", "/api/student-space", nil).Into(http.StatusOK, &found)
	for _, one := range found.News.Items {
		kinds = append(kinds, one.Kind)
	}
	return kinds
}

// What came since the last visit is new, through the whole of this one, and only to
// whom it was opened.
func TestNewsAreWhatCameSinceTheLastVisit(t *testing.T) {
	s := newSchool(t)
	_, course := s.weekend(t, -5, "faith", gives("teacher", "grace"))
	ago := func(d time.Duration) clock.Time { return clock.Now().Add(-d) }
	s.exec(t, `INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, created_by, created_at, updated_at) VALUES ('r', ?, 'audio', 'Sound', 1, ?, TRUE, FALSE, FALSE, FALSE, 0, 'grace', ?, ?)`,
		course.Sessions[0].ID, ago(3*time.Hour), clock.Now(), clock.Now())
	today := clock.Today("Europe/Paris")
	s.exec(t, `INSERT INTO course_access (id, course_id, person_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES ('g', 'hope', 'lea', 90, ?, ?, '', 'planner', ?, ?)`,
		today, today.AddDays(89), clock.Now(), clock.Now())
	for id, open := range map[string]bool{"d1": true, "d2": false} {
		s.exec(t, `INSERT INTO course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at) VALUES (?, 'hope', 'Notes', 'material', 'fr', ?, 1, ?, ?)`, id, open, ago(2*time.Hour), clock.Now())
	}
	s.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'grace')`)
	s.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES (?, 'elea', 0, 'graded', 8000, '', 1, 1, '', ?)`, course.ID, clock.Now())
	lea, tom := s.as("lea", access.Student), s.as("tom", access.Student)
	want := []string{"course_document", "audio"}
	if got := lea.news(t); !slices.Equal(got, want) {
		t.Fatalf("before her grade is published %v", got)
	}
	s.exec(t, `INSERT INTO grade_sheet (agenda_course_id, class_id, published_at, published_by, locked_by) VALUES (?, 'class0', ?, 'grace', '')`, course.ID, ago(time.Minute))
	want = append([]string{"grade"}, want...)
	if got := lea.news(t); !slices.Equal(got, want) {
		t.Fatalf("for her %v", got)
	}
	if got := tom.news(t); !slices.Equal(got, []string{"audio"}) {
		t.Errorf("for who has no grade and no grant %v", got)
	}
	lea.Call(t, "POST", "/api/student-space/seen", nil).Is(http.StatusOK)
	if got := lea.news(t); !slices.Equal(got, want) {
		t.Errorf("during the same visit %v", got)
	}
	s.exec(t, `UPDATE space_visit SET seen_at = ? WHERE person_id = 'lea'`, ago(150*time.Minute))
	if got := lea.news(t); !slices.Equal(got, []string{"grade", "course_document"}) {
		t.Errorf("of what came after a visit %v", got)
	}
	for range 2 { // the second is still the same visit
		lea.Call(t, "POST", "/api/student-space/seen", nil).Is(http.StatusOK)
	}
	if got := lea.news(t); !slices.Equal(got, []string{"grade", "course_document"}) {
		t.Errorf("during the next visit %v", got)
	}
}
