package media_test

import (
	"net/http"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/library"
	"myspace/internal/school/media"
)

func (s school) courses(t testing.TB) map[string]media.OpenCourse {
	t.Helper()
	var l media.OpenCourses
	s.Call(t, http.MethodGet, "/api/open-courses", nil).Into(http.StatusOK, &l)
	all := map[string]media.OpenCourse{}
	for _, c := range l.Items {
		all[c.CourseID] = c
	}
	return all
}

func TestOpenCoursesTellHowFarOneIs(t *testing.T) {
	s := newSchool(t)
	r := s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		publish(f)
		f.Rhema = true
	})
	s.update(t, s.record(t, "s1", "audio"), publish) // for the class alone
	s.by("gil").note(t, r.ID, 50_000, 0, library.Range{From: 0, To: 50_000})
	c := s.by("gil").courses(t)["faith"]
	if c.State != "open" || c.DaysLeft != 1 || c.Recordings != 1 || c.Percent != 50 || c.Continue == nil || c.Continue.Position != 50_000 {
		t.Errorf("gil has %+v", c)
	}
	if c := s.by("lea").courses(t)["faith"]; !c.Follows || c.Recordings != 2 || c.Sessions != 2 {
		t.Errorf("lea has %+v", c)
	}
	if c := s.by("eve").courses(t)["faith"]; c.State != "ended" || c.Recordings != 0 {
		t.Errorf("eve has %+v", c)
	}
	var one media.CourseOfListener
	s.by("lea").Call(t, http.MethodGet, "/api/open-courses/faith", nil).Into(http.StatusOK, &one)
	if len(one.Heard) != 2 || one.Heard[0].SessionID != "s1" || one.Heard[1].Recordings[0].ContentURL == "" {
		t.Errorf("the course is %+v", one)
	}
	s.by("ann").Call(t, http.MethodGet, "/api/open-courses/faith", nil).Is(http.StatusNotFound)
}

func TestAClickAsksAndStaffGrants(t *testing.T) {
	s := newSchool(t)
	ask := map[string]any{"course_id": "faith", "note": "Once more, please"}
	var r media.CourseRequest
	s.by("eve").Call(t, http.MethodPost, "/api/course-requests", ask).Into(http.StatusCreated, &r)
	s.by("eve").Call(t, http.MethodPost, "/api/course-requests", ask).Fails(http.StatusConflict, "courserequest.waiting")
	s.by("gil").Call(t, http.MethodPost, "/api/course-requests", ask).Fails(http.StatusConflict, "courserequest.open")
	if c := s.by("eve").courses(t)["faith"]; c.Request != "waiting" {
		t.Errorf("eve has %+v", c)
	}
	s.by("cora").Call(t, http.MethodPost, "/api/course-requests/"+r.ID+"/grant", map[string]any{"days": 90}).Is(http.StatusForbidden)
	s.by("cora").Call(t, http.MethodGet, "/api/course-requests", nil).Is(http.StatusOK)
	s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+r.ID+"/grant", map[string]any{"days": 120}).Into(http.StatusOK, &r)
	s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+r.ID+"/decline", map[string]any{"reason": ""}).Fails(http.StatusConflict, "courserequest.answered")
	if c := s.by("eve").courses(t)["faith"]; r.State != "granted" || c.State != "open" || c.DaysLeft != 120 {
		t.Errorf("%+v opened %+v", r, c)
	}
}

// TestARequestForWhatIsOpenByNowIsAnswered: the course may have come with a record that
// was merged.
func TestARequestForWhatIsOpenByNowIsAnswered(t *testing.T) {
	s := newSchool(t)
	var r media.CourseRequest
	s.by("eve").Call(t, http.MethodPost, "/api/course-requests", map[string]any{"course_id": "faith", "note": ""}).Into(http.StatusCreated, &r)
	today := clock.Today("Europe/Paris")
	s.exec(t, `UPDATE course_access SET last_day = ? WHERE person_id = 'eve'`, today.AddDays(3))
	s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+r.ID+"/grant", map[string]any{"days": 120}).Into(http.StatusOK, &r)
	if c := s.by("eve").courses(t)["faith"]; r.State != "granted" || c.DaysLeft != 4 {
		t.Errorf("%+v opened %+v", r, c)
	}
}

// TestWhatOneNeverHadAndAsksForIsShown: until it is answered, and why it was declined.
func TestWhatOneNeverHadAndAsksForIsShown(t *testing.T) {
	s := newSchool(t)
	s.update(t, s.record(t, "s0", "audio"), func(f *media.RecordingFields) {
		publish(f)
		f.Rhema = true
	})
	asked := func() string {
		t.Helper()
		var l media.OpenCourses
		s.by("ann").Call(t, http.MethodGet, "/api/open-courses", nil).Into(http.StatusOK, &l)
		said := ""
		for _, c := range l.Asked {
			said += c.CourseID + " " + c.Request + " " + c.Reason + ";"
		}
		return said
	}
	ask := func() (r media.CourseRequest) {
		t.Helper()
		s.by("ann").Call(t, http.MethodPost, "/api/course-requests", map[string]any{"course_id": "faith", "note": ""}).Into(http.StatusCreated, &r)
		return r
	}
	if got := asked(); got != "" {
		t.Errorf("before she asks it is %q", got)
	}
	first := ask()
	if got := asked(); got != "faith waiting ;" {
		t.Errorf("then it is %q", got)
	}
	s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+first.ID+"/decline", map[string]any{"reason": "Next year"}).Is(http.StatusOK)
	if got := asked(); got != "faith declined Next year;" {
		t.Errorf("declined it is %q", got)
	}
	s.exec(t, `UPDATE course_request SET created_at = ?`, clock.Now().Add(-time.Hour))
	second := ask()
	if got := asked(); got != "faith waiting ;" {
		t.Errorf("asked again it is %q", got)
	}
	s.by("boss").Call(t, http.MethodPost, "/api/course-requests/"+second.ID+"/grant", map[string]any{"days": 90}).Is(http.StatusOK)
	if got := asked(); got != "" || s.by("ann").courses(t)["faith"].State != "open" {
		t.Errorf("granted it is %q", got)
	}
}
