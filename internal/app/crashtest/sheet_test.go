package crashtest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

const (
	sheetStudents = 30
	sheetSessions = 4
)

// TestCrashKillSheets kills the server while tablets send marks and grades over
// lines that are cut: each sends what was not answered again, under the same ids.
// Nothing that was acknowledged is lost, and nothing comes twice.
func TestCrashKillSheets(t *testing.T) {
	v := &classroom{served: served{victim: victim{folder: t.TempDir()}}}
	must(t, v.fill(t.Context()))
	for n := range sheetSessions {
		v.tablets = append(v.tablets, &tablet{session: n, cells: map[string]*sentCell{}})
	}
	kills := longtest.Times(5, 200)
	for range kills {
		must(t, v.killOnce(t))
	}
	must(t, v.finish(t))
	cuts, entries := 0, 0
	for _, one := range v.tablets {
		cuts, entries = cuts+one.cuts, entries+one.made
	}
	if cuts < kills || entries < kills {
		t.Errorf("only %d lines were cut, and %d entries made", cuts, entries)
	}
	t.Logf("kills: %d, and %d cut lines (while %d marks and grades were entered, each of them once)", v.kills, cuts, entries)
}

// classroom is a data folder with a class whose sheets are sent.
type classroom struct {
	served
	tablets []*tablet
}

// fill adds a class that has had a course.
func (v *classroom) fill(ctx context.Context) error {
	if _, err := app.AddUser(ctx, serverConfig(v.folder), app.NewUser{
		Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password,
	}); err != nil {
		return err
	}
	d, err := db.Open(ctx, config(v.folder))
	if err != nil {
		return err
	}
	return errors.Join(d.Tx(ctx, func(tx *db.Tx) error { return addClassroom(ctx, tx) }), d.Close())
}

func addClassroom(ctx context.Context, tx *db.Tx) error {
	campus, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM campus`)
	if err != nil {
		return err
	}
	anne, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM person`)
	if err != nil {
		return err
	}
	long := clock.Now().Add(-100 * 24 * time.Hour)
	var enrolled []academic.NewEnrollment
	for n := range sheetStudents {
		id := studentOf(n)
		err = errors.Join(err, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""), people.AddMembership(ctx, tx, id, campus, access.Student))
		enrolled = append(enrolled, academic.NewEnrollment{
			ID: id, PersonID: id, ClassID: "class", CampusID: campus, Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: long, CreatedAt: long,
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
		})
	}
	day := clock.Today("").AddDays(-10)
	weekend := planning.NewWeekend{State: planning.Closed, By: anne, CreatedAt: long}
	weekend.ID, weekend.ClassIDs = "weekend", []string{"class"}
	weekend.PlanningFields = planning.PlanningFields{Number: 1, FirstDay: day, LastDay: day, Week: 1}
	given := &planning.AgendaCourse{ID: "given", AgendaCourseFields: planning.AgendaCourseFields{CourseID: "course", CampusID: campus, ClassIDs: []string{"class"}, Staff: []planning.Staffing{}}}
	for n := range sheetSessions {
		given.Sessions = append(given.Sessions, planning.CourseSession{ID: sessionOf(n), PlanningID: weekend.ID, Day: day, Start: 540 + 60*n, Finish: 600 + 60*n})
	}
	weekend.Courses = []*planning.AgendaCourse{given}
	return errors.Join(err, academic.AddCourse(ctx, tx, "course", academic.CourseFields{Code: "C1", Name: "Faith", Hours: 6}),
		academic.AddClass(ctx, tx, "class", campus, academic.ClassFields{Code: "K1", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}),
		academic.AddEnrollments(ctx, tx, enrolled), planning.AddWeekends(ctx, tx, map[string]string{campus: "UTC"}, []planning.NewWeekend{weekend}))
}

func studentOf(n int) string { return fmt.Sprintf("student%02d", n) }
func sessionOf(n int) string { return fmt.Sprintf("session%d", n) }

// start starts the server, and signs in the first time.
func (v *classroom) start(ctx context.Context) (*child, string, error) {
	c, err := startChild(serverFolder, v.folder)
	if err != nil {
		return nil, "", err
	}
	if err := c.until(func(lines, _ int) bool { return lines > 0 }); err != nil {
		return c, "", err
	}
	if v.token == "" {
		by := &visitors{url: c.line(0)}
		err = by.signIn(ctx)
		v.token = by.token
	}
	return c, c.line(0), err
}

func (v *classroom) killOnce(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	if err != nil {
		return err
	}
	var working sync.WaitGroup
	for _, one := range v.tablets {
		working.Go(func() { one.work(t.Context(), url, v.token) })
	}
	err = c.letRun(true, 300*time.Millisecond)
	c.kill()
	working.Wait()
	v.kills++
	return errors.Join(err, v.checkCopy(t))
}

// finish has every tablet send what it still has.
func (v *classroom) finish(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	for _, one := range v.tablets {
		for err == nil && len(one.waiting) > 0 {
			err = one.send(t.Context(), http.DefaultClient, url, v.token)
		}
	}
	c.kill()
	return errors.Join(err, v.checkCopy(t))
}

// checkCopy looks at a copy of what a kill left.
func (v *classroom) checkCopy(t *testing.T) (err error) {
	t.Helper()
	folder, err := v.copyDatabase(t)
	if err != nil {
		return err
	}
	d, err := db.Open(t.Context(), config(folder))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	err = checkSound(t.Context(), d)
	for _, one := range v.tablets {
		err = errors.Join(err, one.failed, one.check(t.Context(), d))
	}
	return err
}
