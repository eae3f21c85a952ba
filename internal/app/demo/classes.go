package demo

import (
	"context"
	"fmt"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// seats is how many students a class has at most.
const seats = 30

// schoolYear is the year in which the classes that began last did so. Classes run
// now, whenever the school is made: like calendars they follow the clock. Until
// the middle of October it is the year before, so that those who began last have
// had courses and grades on any day.
func schoolYear() int {
	now := thisMorning()
	if now.Before(day(now.Year(), time.October, 15)) {
		return now.Year() - 1
	}
	return now.Year()
}

// cohort is a class with those who learn in it.
type cohort struct {
	academic.NewClass
	currency string
	members  []string // ids of people
}

// year is a kind of class that every campus has.
type year struct {
	prefix     string
	curriculum int
	start      int // counted from the current school year
	level      int
	finished   bool
}

var (
	beginners = year{"CERT", certificate, 0, 1, false}
	seniors   = year{"CERT", certificate, -1, 2, false}
	former    = year{"CERT", firstCertificate, -4, 2, true}
	planned   = year{"DIPL", diploma, 1, 1, false}
)

// cohorts divides people into classes of a kind. There is always one.
func (w *world) cohorts(d dice, home place, y year, members []string) (all []cohort) {
	for n := 0; n == 0 || len(members) > 0; n++ {
		some := members[:min(len(members), seats)]
		members = members[len(some):]
		all = append(all, cohort{w.class(d, home, y, n), home.Currency, some})
	}
	return all
}

func (w *world) class(d dice, home place, y year, n int) academic.NewClass {
	begins := schoolYear() + y.start
	at := day(min(begins, schoolYear()), time.June, 15)
	u := w.curricula[y.curriculum]
	c := academic.NewClass{ID: d.id(at), CampusID: home.ID, CreatedAt: at, ClassFields: academic.ClassFields{
		Code: fmt.Sprintf("%s%02d-%s", y.prefix, begins%100, lettered(n)), Level: y.level, Programme: u.Programme,
		StartYear: begins, EndYear: begins + 2, Language: home.Language, Capacity: seats, CurriculumID: u.ID,
	}}
	c.Slots = hours(d, at, n)
	if y.finished {
		c.GraduatedAt = day(begins+2, time.June, 28)
	}
	c.Done = w.done(u, y, home)
	return c
}

// lettered numbers classes as A to Z, then A2 and so on.
func lettered(n int) string {
	letter := string(rune('A' + n%26))
	if n < 26 {
		return letter
	}
	return fmt.Sprintf("%s%d", letter, n/26+1)
}

// done are the courses that a class had before this school year, one every eight
// weeks since it began; this year's stand on the boards.
func (w *world) done(u academic.NewCurriculum, y year, home place) (all []academic.NewDone) {
	on := clock.Date{Year: schoolYear() + y.start, Month: time.September, Day: 20}
	thisYear := clock.Date{Year: schoolYear(), Month: time.September, Day: 1}
	for _, c := range u.Courses {
		if !on.Before(thisYear) {
			break
		}
		all = append(all, academic.NewDone{CourseID: c.CourseID, By: home.coordinator, On: on})
		on = on.AddDays(56)
	}
	return all
}

// hours are when a class meets: two week-ends a month, the second one of two
// groups an hour later.
func hours(d dice, at clock.Time, n int) (all []academic.NewSlot) {
	later := 60 * (n % 2)
	for _, week := range []int{1, 3} {
		for _, s := range []academic.SlotFields{
			{Week: week, Weekday: int(time.Saturday), Start: 9*60 + later, Finish: 12*60 + 30 + later},
			{Week: week, Weekday: int(time.Saturday), Start: 14*60 + later, Finish: 17*60 + 30 + later},
			{Week: week, Weekday: int(time.Sunday), Start: 14*60 + later, Finish: 18*60 + later},
		} {
			all = append(all, academic.NewSlot{ID: d.id(at), SlotFields: s})
		}
	}
	return all
}

// addClasses gives every campus its hours and classes, and enrolls those who
// learn there.
func addClasses(ctx context.Context, tx *db.Tx, w *world) error {
	d := w.dice("classes")
	w.classes = nil
	var elsewhere cohort // where those who moved come from
	for _, home := range w.campuses {
		if home.city.quiet {
			continue
		}
		if err := academic.AddCampusSlots(ctx, tx, home.ID, hours(d, home.CreatedAt, 0), home.CreatedAt); err != nil {
			return err
		}
		e, err := w.enrollments(ctx, tx, d, home, elsewhere)
		if err != nil {
			return err
		}
		if elsewhere.ID == "" {
			elsewhere = e.seniors
		}
		w.classes = append(w.classes, e.classes...)
		if err := academic.AddClasses(ctx, tx, e.classes); err != nil {
			return err
		}
		if err := academic.AddEnrollments(ctx, tx, e.all); err != nil {
			return err
		}
	}
	return w.addAccess(ctx, tx, d)
}

// membersOf are the people of a campus who have a role there.
func membersOf(ctx context.Context, tx *db.Tx, campusID string, role access.Roles) ([]string, error) {
	return db.All(ctx, tx, db.ScanString, `SELECT person_id FROM membership_role WHERE campus_id = ? AND role = ? ORDER BY person_id`, campusID, role.String())
}
