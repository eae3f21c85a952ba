package crashtest

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/planning"
)

const sheetSessions = 4

// TestCrashKillSheets kills the server while tablets send marks and grades over
// lines that are cut: each sends what was not answered again, under the same ids.
// Nothing that was acknowledged is lost, and nothing comes twice.
func TestCrashKillSheets(t *testing.T) {
	v := &sending{served: served{victim: victim{folder: t.TempDir()}}}
	must(t, v.fill(t.Context(), academic.Terms{DiscountKind: "none", Installments: 1}, func(tx *db.Tx, campus, anne string) error {
		return addGiven(t.Context(), tx, campus, anne)
	}))
	tablets := []*tablet{}
	for n := range sheetSessions {
		tablets = append(tablets, &tablet{session: n, cells: map[string]*sentCell{}})
		v.devices = append(v.devices, &device{entering: tablets[n]})
	}
	kills := longtest.Times(5, 200)
	cuts, entries := v.killTimes(t, kills), 0
	for _, one := range tablets {
		entries += one.made
	}
	if cuts < kills || entries < kills {
		t.Errorf("only %d lines were cut, and %d entries made", cuts, entries)
	}
	t.Logf("kills: %d, and %d cut lines (while %d marks and grades were entered, each of them once)", v.kills, cuts, entries)
}

// addGiven adds a course that the class has had.
func addGiven(ctx context.Context, tx *db.Tx, campus, anne string) error {
	day := clock.Today("").AddDays(-10)
	weekend := planning.NewWeekend{State: planning.Published, By: anne, CreatedAt: clock.Now().Add(-100 * 24 * time.Hour)}
	weekend.ID, weekend.ClassIDs = "weekend", []string{"class"}
	weekend.PlanningFields = planning.PlanningFields{Number: 1, FirstDay: day, LastDay: day, Week: 1}
	given := &planning.AgendaCourse{ID: "given", AgendaCourseFields: planning.AgendaCourseFields{CourseID: "course", CampusID: campus, ClassIDs: []string{"class"}, Staff: []planning.Staffing{}}}
	for n := range sheetSessions {
		given.Sessions = append(given.Sessions, planning.CourseSession{ID: sessionOf(n), PlanningID: weekend.ID, Day: day, Start: 540 + 60*n, Finish: 600 + 60*n})
	}
	weekend.Courses = []*planning.AgendaCourse{given}
	return errors.Join(academic.AddCourse(ctx, tx, "course", academic.CourseFields{Code: "C1", Name: "Faith", Hours: 6}),
		planning.AddWeekends(ctx, tx, map[string]string{campus: "UTC"}, []planning.NewWeekend{weekend}))
}

func sessionOf(n int) string { return fmt.Sprintf("session%d", n) }
