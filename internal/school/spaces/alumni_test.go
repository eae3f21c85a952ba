package spaces_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/spaces"
)

func (s school) alumni(t *testing.T) (found spaces.AlumniSpace) {
	t.Helper()
	s.Call(t, "GET", "/api/alumni-space", nil).Into(http.StatusOK, &found)
	return found
}

// One answer holds what was granted to him, and nothing of anybody else.
func TestAnAlumnusSeesHisOwnCoursesWithTheirLastDay(t *testing.T) {
	s := newSchool(t)
	today := clock.Today("Europe/Paris")
	s.exec(t, `INSERT INTO course_access (id, course_id, person_id, days, first_day, last_day, note, created_by, created_at, updated_at) VALUES ('g', 'faith', 'tom', 90, ?, ?, '', 'planner', ?, ?)`,
		today, today.AddDays(89), clock.Now(), clock.Now())
	found := s.as("tom", access.Alumni).alumni(t)
	if found.PersonID != "tom" || len(found.Courses) != 1 || found.Courses[0].CourseID != "faith" || found.Courses[0].LastDay != today.AddDays(89) {
		t.Errorf("his are %+v", found.Courses)
	}
	if other := s.as("paul", access.Alumni).alumni(t); len(other.Courses) != 0 || other.News == nil || other.Loans == nil {
		t.Errorf("another sees %+v", other)
	}
}
