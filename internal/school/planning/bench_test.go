package planning_test

import (
	"context"
	"fmt"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// A network of 60 classes and 2,000 teachers with ten years of monthly plannings.
const (
	benchClasses  = 60
	benchTeachers = 2000
	benchYears    = 10
)

// BenchmarkPlanning measures what planners wait for: the board with its
// conflicts, candidates for a cell, the agenda's month, and what calendars ask
// for: feeds, whole and while nothing has changed.
func BenchmarkPlanning(b *testing.B) {
	s := newSchool(b).withReaders(b)
	last, course := s.network(b)
	for name, path := range map[string]string{
		"board":      "/api/plannings/" + last + "/board",
		"candidates": "/api/agenda-courses/" + course + "/candidates",
		"month":      "/api/agenda?from=2026-10-01&to=2026-10-31",
		"year":       "/api/plannings/year?year=2026",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				s.Call(b, "GET", path, nil).Is(200)
			}
		})
	}
	for name, of := range map[string]map[string]any{"own": {"kind": "own"}, "class": {"kind": "class", "class_id": "bench00"}, "campus": {"kind": "campus", "campus_id": "paris"}} {
		path := s.feed(b, "planner", of).Path
		mark := s.ask(b, path, "").Header().Get("ETag")
		for again, sent := range map[string]string{"": "", " again": mark} {
			b.Run("feed of "+name+again, func(b *testing.B) {
				for b.Loop() {
					if rec := s.ask(b, path, sent); rec.Code != 200 && rec.Code != 304 {
						b.Fatal(rec.Code)
					}
				}
			})
		}
	}
}

// network fills the school, and returns the planning of October 2026 and a course
// on its board.
func (s school) network(b *testing.B) (last, agendaCourse string) {
	b.Helper()
	at, classes, all := clock.Now(), []string{}, []planning.NewWeekend{}
	for i := range benchClasses {
		classes = append(classes, fmt.Sprintf("bench%02d", i))
	}
	for month := range benchYears * 12 {
		first := clock.Date{Year: 2026, Month: 10, Day: 3}.AddMonths(-month)
		n := planning.NewWeekend{State: planning.Published, By: "planner", CreatedAt: at}
		n.ID, n.ClassIDs = fmt.Sprintf("planning%03d", month), classes
		n.PlanningFields = planning.PlanningFields{Number: 12 - month%12, FirstDay: first, LastDay: first.AddDays(1), Week: 1}
		for k, class := range classes {
			c := planning.AgendaCourse{ID: fmt.Sprintf("ac%03d-%02d", month, k), AgendaCourseFields: planning.AgendaCourseFields{CourseID: s.courses[month%4], CampusID: "paris", ClassIDs: []string{class}}}
			for slot := range 4 {
				c.Sessions = append(c.Sessions, planning.CourseSession{ID: fmt.Sprintf("%s-%d", c.ID, slot), PlanningID: n.ID, Day: first.AddDays(slot / 2), Start: 540 + slot%2*240, Finish: 720 + slot%2*240})
			}
			c.Staff = []planning.Staffing{{ID: "s" + c.ID, Half: planning.Teacher, PersonID: fmt.Sprintf("teacher%04d", (month*benchClasses+k)%benchTeachers), State: planning.Accepted}}
			n.Courses = append(n.Courses, &c)
		}
		all = append(all, n)
	}
	s.change(b, func(ctx context.Context, tx *db.Tx) error {
		if err := people.AddMany(ctx, tx, benchPeople(at)); err != nil {
			return err
		}
		known := db.NewBulk(`course_teacher (person_id, course_id, created_by, created_at)`)
		for i := range benchTeachers {
			known.Add(fmt.Sprintf("teacher%04d", i), s.courses[0], "planner", at)
		}
		if err := known.Insert(ctx, tx); err != nil {
			return err
		}
		for _, id := range classes {
			if err := academic.AddClass(ctx, tx, id, "paris", academic.ClassFields{Code: id, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
				return err
			}
		}
		return planning.AddWeekends(ctx, tx, map[string]string{"paris": "Europe/Paris"}, all)
	})
	return all[0].ID, all[0].Courses[0].ID
}

func benchPeople(at clock.Time) (all []people.NewPerson) {
	for i := range benchTeachers {
		id := fmt.Sprintf("teacher%04d", i)
		all = append(all, people.NewPerson{ID: id, PersonFields: people.PersonFields{FirstName: "A", LastName: id}, CreatedAt: at, Memberships: []people.Membership{{CampusID: "paris", Roles: access.Teacher}}})
	}
	return all
}
