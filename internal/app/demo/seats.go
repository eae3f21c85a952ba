package demo

import (
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/planning"
)

// seatAccounts has the teachers of the accounts give something on every week-end
// that is published and still to come, and on the last one that is over: who
// tries their space finds it in use, with a class to grade.
func (y *teachingYear) seatAccounts() {
	today := clock.DateOf(thisMorning(), time.UTC)
	for _, n := range y.all {
		coming := n.State == planning.Published && !n.FirstDay.Before(today)
		for campus := range sitters {
			if id := y.accountAt(campus, access.Teacher); id != "" && (coming || n.FirstDay == lastHeld()) {
				y.seat(n, id)
			}
		}
	}
}

// lastHeld is the Saturday of the last week-end that is over.
func lastHeld() (last clock.Date) {
	today := clock.DateOf(thisMorning(), time.UTC)
	for _, saturday := range saturdays() {
		if saturday.Before(today) {
			last = saturday
		}
	}
	return last
}

// seat has somebody give a course of a week-end, in the place of somebody else.
func (y *teachingYear) seat(n planning.NewWeekend, id string) {
	var chosen *planning.AgendaCourse
	for _, c := range y.givenOn(n) {
		switch who := c.Staff[0]; {
		case who.PersonID == id:
			c.Staff[0].State = planning.Accepted
			return
		case who.State == planning.Accepted && !y.hasAccount(who.PersonID) && y.mayTake(c, id) && (chosen == nil || slices.Contains(y.profiles[id].CampusIDs, c.CampusID)):
			chosen = c
		}
	}
	if chosen == nil {
		return
	}
	chosen.Staff[0].PersonID = id
	for _, s := range chosen.Sessions {
		y.busy[y.firstDayOf(s.PlanningID).String()+id] = true
	}
}

// givenOn are the courses of a week-end that somebody gives, also those that began
// on one before.
func (y *teachingYear) givenOn(n planning.NewWeekend) (all []*planning.AgendaCourse) {
	for _, other := range y.all {
		for _, c := range other.Courses {
			if len(c.Staff) > 0 && slices.ContainsFunc(c.Sessions, func(s planning.CourseSession) bool { return s.PlanningID == n.ID }) {
				all = append(all, c)
			}
		}
	}
	return all
}

// mayTake reports whether somebody is free for all of a course, and is understood.
func (y *teachingYear) mayTake(c *planning.AgendaCourse, id string) bool {
	home := y.campuses[slices.IndexFunc(y.campuses, func(p place) bool { return p.ID == c.CampusID })]
	if !slices.Contains(y.profiles[id].Languages, home.Language) {
		return false
	}
	return !slices.ContainsFunc(c.Sessions, func(s planning.CourseSession) bool { return y.busy[y.firstDayOf(s.PlanningID).String()+id] })
}

func (y *teachingYear) firstDayOf(planningID string) clock.Date {
	return y.all[slices.IndexFunc(y.all, func(n planning.NewWeekend) bool { return n.ID == planningID })].FirstDay
}

func (y *teachingYear) hasAccount(id string) bool {
	for campus := range sitters {
		if y.accountAt(campus, access.Teacher) == id {
			return true
		}
	}
	return false
}
