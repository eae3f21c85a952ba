package planning_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/pdftest"
	"myspace/internal/school/planning"
)

// TestAnAgendaOnPaper: by day, or by campus as a week-end is hung up; each session
// with its hours, course, classes, place and people, under its day, once.
func TestAnAgendaOnPaper(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	translates := accepted("ruth")
	translates.Half = planning.Translator
	c := s.put(t, p, accepted("grace"), translates)
	s.Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 7"}).Is(http.StatusOK)
	s.act(t, p, planning.AgendaCourse{}, planning.AgendaCourseFields{
		CourseID: "course1", CampusID: "dakar", ClassIDs: []string{"class2"}, Staff: []planning.Staffing{},
		Sessions: []planning.CourseSession{{PlanningID: p.ID, Day: p.FirstDay, Start: 480, Finish: 600}, {PlanningID: p.ID, Day: p.LastDay, Start: 600, Finish: 720}},
	})
	paper := func(query string) string {
		t.Helper()
		answer := s.Call(t, "GET", "/api/agenda/list.pdf?"+query, nil)
		answer.Is(http.StatusOK)
		return pdftest.Text(t, answer.Body.Bytes())
	}
	saturday, sunday := "Saturday 3 October 2026", "Sunday 4 October 2026"
	// What stands there, in the order in which it is read.
	for query, want := range map[string][]string{
		"from=2026-10-03&to=2026-10-04": {
			"Sessions", saturday + " to " + sunday, saturday, "09:00–12:00", "Course course0", "class0", "A grace", "course0", "paris · Room 7", "A ruth",
			"08:00–10:00", "Course course1", "class2", "course1", "dakar", sunday, "10:00–12:00", "Course course1",
		},
		"from=2026-10-03&to=2026-10-04&by=campus":    {"dakar · " + saturday, "08:00–10:00", "dakar · " + sunday, "10:00–12:00", "paris · " + saturday, "09:00–12:00", "class0", "Room 7"},
		"from=2026-10-03&to=2026-10-03&campus=paris": {"Sessions · paris", saturday, "Course course0"},
		"from=2026-12-01&to=2026-12-31":              {"Sessions", "No sessions in these days."},
	} {
		text := paper(query)
		rest := text
		for _, line := range want {
			_, after, found := strings.Cut(rest, line)
			if !found {
				t.Errorf("%s: after what comes before it, %q is not on\n%s", query, line, text)
				break
			}
			rest = after
		}
	}
	if text := paper("from=2026-10-03&to=2026-10-03&campus=paris"); strings.Contains(text, "course1") || strings.Contains(text, sunday) {
		t.Errorf("another campus or day is on\n%s", text)
	}
}

// The agenda shows so many sessions and says that there are more; an export has
// all of them.
func TestAnExportLeavesNoSessionOut(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		rows := db.NewBulk(`agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place)`)
		for range 2000 {
			rows.Add(db.NewID(), c.ID, p.ID, "2026-10-03", 600, 660, "2026-10-03T08:00:00.000000Z", "2026-10-03T09:00:00.000000Z", "")
		}
		return rows.Insert(ctx, tx)
	})
	days := "from=2026-10-01&to=2026-10-31"
	var told planning.Sessions
	if s.Call(t, "GET", "/api/agenda?"+days, nil).Into(http.StatusOK, &told); len(told.Items) != 2000 || !told.More {
		t.Errorf("the agenda shows %d, and more: %t", len(told.Items), told.More)
	}
	scope, _ := access.Allow(access.Supervisor, access.AllCampuses).Scope(s.Actor)
	all, err := planning.FindEverySession(t.Context(), s.db, scope, planning.AgendaFilter{From: p.FirstDay, To: p.LastDay})
	if err != nil || len(all) != 2001 {
		t.Errorf("%d sessions are exported of 2001, %v", len(all), err)
	}
}

// The agenda of a teacher has the sessions that he gives, not all of a course of
// which he gives some.
func TestTheAgendaOfATeacherHasHisSessionsOnly(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{ID: "second", PlanningID: p.ID, Day: p.LastDay, Start: 540, Finish: 720})
	first, whole := accepted("grace"), accepted("paul")
	first.SessionIDs = []string{f.Sessions[0].ID}
	whole.Half = planning.Translator
	f.Staff = []planning.Staffing{first, whole}
	s.act(t, p, c, f)
	for id, want := range map[string]int{"grace": 1, "paul": 2, "ruth": 0} {
		var told planning.Sessions
		s.Call(t, "GET", "/api/agenda?from=2026-10-01&to=2026-10-31&person="+id, nil).Into(http.StatusOK, &told)
		if len(told.Items) != want {
			t.Errorf("%s gives %d sessions, and the agenda has %d", id, want, len(told.Items))
		}
	}
}

// What was published of a planning is found by it, on whatever days it was then:
// its dates may have been moved on the board since.
func TestTheSessionsOfAPlanningAreFoundOnWhateverDaysTheyAre(t *testing.T) {
	s := newSchool(t)
	p := s.soon(t)
	s.put(t, p, accepted("grace"))
	s.publish(t, p.ID)
	fields := s.fields(p.FirstDay.AddDays(140).String(), p.LastDay.AddDays(140).String())
	var moved planning.Planning
	s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &moved)
	fields["number"], fields["version"] = moved.Number, moved.Version
	s.Call(t, "PUT", "/api/plannings/"+p.ID, fields).Is(http.StatusOK)
	for _, as := range []school{s, s.as("grace", access.Teacher)} {
		var told planning.Sessions
		as.Call(t, "GET", "/api/agenda?planning="+p.ID, nil).Into(http.StatusOK, &told)
		if len(told.Items) != 1 {
			t.Errorf("%s finds %d sessions", as.Actor.PersonID, len(told.Items))
		}
	}
	s.Call(t, "GET", "/api/agenda", nil).Blames(http.StatusUnprocessableEntity, "from field.required", "to field.required")
	s.Call(t, "GET", "/api/agenda?from=2026-10-01&planning="+p.ID, nil).Blames(http.StatusUnprocessableEntity, "to field.required")
	s.Call(t, "GET", "/api/agenda/list.pdf?planning="+p.ID, nil).Blames(http.StatusUnprocessableEntity, "from field.required")
}
