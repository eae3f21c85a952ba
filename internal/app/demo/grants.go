package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// granted is a course that was opened to the holder of an account.
type granted struct {
	role   access.Roles
	course string
	days   int
	ago    int // how many days ago
	note   string
}

// grants are those of Paris: some run, one ends soon, one has ended.
var grants = []granted{
	{access.Alumni, "HOM1", 360, 40, "Pour préparer son stage"},
	{access.Alumni, "GRE1", 120, 110, ""},
	{access.Alumni, "FOI1", 90, 200, "Révision"},
	{access.Student, "GRE1", 240, 12, "Cours à option"},
	{access.Accounting, "ADM1", 120, 3, ""},
	{access.Multimedia, "MUS1", 90, 30, "Pour les enregistrements"},
}

// addAccess opens courses to the accounts of Paris, and to some who left.
func (w *world) addAccess(ctx context.Context, tx *db.Tx, d dice) error {
	var all []academic.NewAccess
	add := func(personID string, g granted) {
		at := thisMorning().Add(-time.Duration(g.ago) * 24 * time.Hour)
		all = append(all, academic.NewAccess{
			ID: d.id(at), PersonID: personID, CourseID: w.courseID(g.course), Note: g.note, By: w.accountAt(0, access.Supervisor),
			Days: g.days, FirstDay: clock.DateOf(at, time.UTC), CreatedAt: at,
		})
	}
	for _, g := range grants {
		add(w.accountAt(0, g.role), g)
	}
	former, err := membersOf(ctx, tx, w.campuses[1].ID, access.Alumni)
	if err != nil {
		return err
	}
	for i, id := range former[:min(len(former), 12)] {
		add(id, granted{course: pick(d, subjects[:12]).code, days: pick(d, []int{90, 120, 240, 360}), ago: 30 * i})
	}
	return academic.AddAccess(ctx, tx, all)
}

func (w *world) courseID(code string) string {
	for i, s := range subjects {
		if s.code == code {
			return w.courses[i].ID
		}
	}
	return ""
}
