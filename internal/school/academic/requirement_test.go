package academic_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/school/academic"
)

// TestACourseNamesWhatItBuildsOnAndNeverItself: nor by way of others.
func TestACourseNamesWhatItBuildsOnAndNeverItself(t *testing.T) {
	s := newSchool(t)
	first := s.create(t, academic.CourseFields{Code: "FIRST", Name: "First"})
	second := s.create(t, academic.CourseFields{Code: "SECOND", Name: "Second"})
	third := s.create(t, academic.CourseFields{Code: "THIRD", Name: "Third"})
	builds := func(c academic.Course, on ...string) map[string]any {
		return map[string]any{"version": c.Version, "course_ids": append([]string{}, on...)}
	}
	path := func(c academic.Course) string { return "/api/courses/" + c.ID + "/requirements" }
	s.Call(t, "PUT", path(first), builds(first, first.ID)).Blames(http.StatusUnprocessableEntity, "course_ids course.builds_on_itself")
	s.Call(t, "PUT", path(second), builds(second, first.ID)).Is(http.StatusOK)
	s.Call(t, "PUT", path(third), builds(third, second.ID, first.ID, first.ID)).Is(http.StatusOK)
	s.Call(t, "PUT", path(first), builds(first, third.ID)).Blames(http.StatusUnprocessableEntity, "course_ids course.builds_on_itself")
	var all api.Page[academic.RequiredCourse]
	s.Call(t, "GET", path(third), nil).Into(http.StatusOK, &all)
	if len(all.Items) != 2 || all.Items[0].Code != "FIRST" || all.Items[1].Code != "SECOND" {
		t.Errorf("it builds on %+v", all.Items)
	}
	s.Call(t, "PUT", path(third), builds(third)).Fails(http.StatusConflict, "edit.stale")
	fourth := s.create(t, academic.CourseFields{Code: "FOURTH", Name: "Fourth"})
	s.Call(t, "PUT", path(fourth), builds(fourth, "nowhere")).Fails(http.StatusNotFound, "course.not_found")
}
