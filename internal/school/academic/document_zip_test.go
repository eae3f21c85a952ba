package academic_test

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// archive returns the names in a course's archive and what is in them, as the
// caller gets it.
func (s school) archive(t *testing.T, courseID string) (names, contents []string) {
	t.Helper()
	answer := s.Call(t, "GET", "/api/courses/"+courseID+"/archive", nil).Is(http.StatusOK)
	z, err := zip.NewReader(bytes.NewReader(answer.Body.Bytes()), int64(answer.Body.Len()))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		names, contents = append(names, f.Name), append(contents, string(data))
	}
	return names, contents
}

func TestAnArchiveHoldsWhatTheCallerMayOpen(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	s.Call(t, "GET", "/api/courses/"+c.ID+"/archive", nil).Fails(http.StatusNotFound, "course.document_not_found")
	open := s.file(t, c.ID, "name=handout.txt&student_access=true")
	s.file(t, c.ID, "name=handout.txt")
	s.file(t, c.ID, "name=exam.txt&type=exam")
	s.Call(t, "PUT", "/api/courses/"+c.ID+"/documents/"+open.ID,
		`{"version":1,"title":"../La grâce: été/hiver","type":"material","language":"","student_access":true}`).Is(http.StatusOK)

	names, contents := s.archive(t, c.ID)
	if want := []string{"01 ..-La grâce_ été-hiver.txt", "02 handout.txt", "03 exam.txt"}; !slices.Equal(names, want) {
		t.Errorf("the archive holds %q, want %q", names, want)
	}
	if slices.ContainsFunc(contents, func(text string) bool { return text != "the text" }) {
		t.Errorf("in it are %q", contents)
	}

	pupil, day := s.person(t, "pupil"), clock.DateOf(clock.Now(), time.UTC)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `INSERT INTO course_access (id, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at)
			VALUES ('g', ?, ?, 90, ?, ?, '', '', ?, ?)`, pupil, c.ID, day, day.AddDays(1), clock.Now(), clock.Now())
	})
	student := s.as(pupil, access.Student)
	if names, _ := student.archive(t, c.ID); !slices.Equal(names, []string{"01 ..-La grâce_ été-hiver.txt"}) {
		t.Errorf("a student gets %q", names)
	}
	s.as("stranger", access.Student).Call(t, "GET", "/api/courses/"+c.ID+"/archive", nil).Is(http.StatusNotFound)

	var l academic.CourseDocuments
	student.Call(t, "GET", "/api/courses/"+c.ID+"/documents", nil).Into(http.StatusOK, &l)
	if !strings.HasPrefix(l.ArchiveURL, "/api/courses/"+c.ID+"/archive?v=") {
		t.Errorf("the archive is at %q", l.ArchiveURL)
	}
}
