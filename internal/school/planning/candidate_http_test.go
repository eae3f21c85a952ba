package planning_test

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/instructors"
	"myspace/internal/school/planning"
)

// candidates are who could take a half of a course, in order.
func (s school) candidates(t testing.TB, c planning.AgendaCourse, half string) []planning.Candidate {
	t.Helper()
	var found planning.Candidates
	s.Call(t, "GET", "/api/agenda-courses/"+c.ID+"/candidates?half="+half, nil).Into(http.StatusOK, &found)
	return found.Items
}

// speaks says of a teacher in which languages he teaches, and between which he
// translates.
func (s school) speaks(t testing.TB, id string, languages, pairs []string) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return instructors.SaveInstructor(ctx, tx, id, instructors.InstructorFields{Languages: languages, Pairs: pairs}, clock.Now())
	})
}

// TestCandidatesAreToldWithEveryReason: what is known of each from his profile, his
// calendar, the boards and his answers, and the order that follows.
func TestCandidatesAreToldWithEveryReason(t *testing.T) {
	s := newSchool(t)
	before, p := s.weekend(t, "2026-10-03", "2026-10-04"), s.weekend(t, "2026-11-07", "2026-11-08")
	given := s.put(t, before, accepted("paul"))
	c := s.put(t, p)
	s.act(t, p, planning.AgendaCourse{}, planning.AgendaCourseFields{
		CourseID: "course1", CampusID: "paris", ClassIDs: []string{"class1"}, Staff: []planning.Staffing{accepted("ruth")},
		Sessions: []planning.CourseSession{{PlanningID: p.ID, Day: p.FirstDay, Start: 600, Finish: 660}},
	})
	for id, level := range map[string]string{"paul": "regularly", "grace": "wants"} {
		s.exec(t, `INSERT INTO course_knowledge (person_id, course_id, level, place, updated_at) VALUES (?, 'course0', ?, '', ?)`, id, level, now)
	}
	s.exec(t, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES ('ruth', 'course0', 'planner', ?)`, now)
	for id, language := range map[string]string{"paul": "fr", "grace": "en", "ruth": "fr"} {
		s.exec(t, `INSERT INTO instructor_language (person_id, language) VALUES (?, ?)`, id, language)
	}
	s.exec(t, `INSERT INTO instructor_campus (person_id, campus_id) VALUES ('grace', 'dakar')`)
	s.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at)
		VALUES ('no', ?, 'teacher', 'grace', 'declined', 9, TRUE, 'planner', ?, ?)`, given.ID, now, clock.Now())
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return instructors.AddAvailability(ctx, tx, instructors.NewAvailability{ID: "a", PersonID: "paul", Origin: "self", CreatedAt: clock.Now(), AvailabilityFields: instructors.AvailabilityFields{
			Kind: instructors.Maybe, Reason: "perhaps", AllDay: true, FirstDay: p.FirstDay, LastDay: p.LastDay,
		}})
	})
	want := []planning.Candidate{
		{PersonID: "paul", Level: "regularly", Free: "maybe", Why: "perhaps", Speaks: true, AtCampus: true, LastCame: before.FirstDay, MinutesTaken: 180},
		{PersonID: "grace", Level: "wants", Free: "unsaid", Declines: 1},
		{PersonID: "ruth", Level: "none", Given: true, Free: "busy", Why: "Course course1", Speaks: true, AtCampus: true, MinutesTaken: 60, Out: true},
	}
	got := s.candidates(t, c, planning.Teacher)
	for i := range got {
		got[i].Name = ""
	}
	if !slices.Equal(got, want) {
		t.Errorf("they are\n%+v, want\n%+v", got, want)
	}
}

// TestATranslatorIsFoundByThePairsThatHeNames: between which languages he
// translates, and not only which he speaks; without pairs he goes by what he speaks.
func TestATranslatorIsFoundByThePairsThatHeNames(t *testing.T) {
	s := newSchool(t)
	s.speaks(t, "paul", []string{"en"}, nil)
	s.speaks(t, "grace", []string{"en", "fr"}, nil)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	taught, open := s.put(t, p, accepted("paul")), s.put(t, s.weekend(t, "2026-11-07", "2026-11-08"))
	for name, one := range map[string]struct {
		languages, pairs    []string
		withPaul, beforeHim bool
	}{
		"speaks both, and names no pair":       {[]string{"en", "fr"}, nil, true, true},
		"speaks the class's only":              {[]string{"fr"}, nil, false, true},
		"between the two":                      {[]string{"fr"}, []string{"en/fr"}, true, true},
		"between the two, named backwards":     {nil, []string{"fr/en"}, true, true},
		"the class's and a third":              {[]string{"en", "fr"}, []string{"fr/pt"}, false, true},
		"the teacher's and a third":            {[]string{"en", "fr"}, []string{"en/pt"}, false, false},
		"both with a third, not one another's": {[]string{"en", "fr"}, []string{"en/pt", "fr/pt"}, false, true},
	} {
		s.speaks(t, "ruth", one.languages, one.pairs)
		for _, asked := range []struct {
			course planning.AgendaCourse
			want   bool
		}{{taught, one.withPaul}, {open, one.beforeHim}} {
			found := s.candidates(t, asked.course, planning.Translator)
			i := slices.IndexFunc(found, func(c planning.Candidate) bool { return c.PersonID == "ruth" })
			if i < 0 || found[i].Speaks != asked.want || found[i].Out == asked.want {
				t.Errorf("%s: with %d in line she is among %+v", name, len(asked.course.Staff), found)
			}
			if first := found[0].PersonID; !asked.want && first != "grace" {
				t.Errorf("%s: %s comes before who can", name, first)
			}
		}
	}
}

// Who was disabled is nobody to be asked, neither found by his course nor by
// his name, and is not put on a board.
func TestWhoWasDisabledIsNoCandidate(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for _, id := range s.teachers {
			if err := db.Exec(ctx, tx, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES (?, 'course0', 'planner', ?)`, id, now); err != nil {
				return err
			}
		}
		return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'grace'`)
	})
	for _, words := range []string{"", "?q=grace", "?q=a"} {
		var found planning.Candidates
		s.Call(t, "GET", "/api/agenda-courses/"+c.ID+"/candidates"+words, nil).Into(http.StatusOK, &found)
		for _, one := range found.Items {
			if one.PersonID == "grace" {
				t.Errorf("%q finds who was disabled", words)
			}
		}
		if words == "" && len(found.Items) != 2 {
			t.Errorf("the two others who have the course come into question, and not %+v", found.Items)
		}
	}
	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{{Half: planning.Teacher, PersonID: "grace", State: planning.InAnalysis, SessionIDs: []string{}}}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "staff", "key": "asks grace", "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}}}).
		Fails(http.StatusNotFound, "person.not_found")
}
