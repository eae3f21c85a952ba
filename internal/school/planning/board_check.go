package planning

import (
	"context"
	"slices"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// checkBoard refuses what cannot stand on a board, whatever planners want;
// what only should not is a conflict, and warns. It returns the hosts' zones.
func checkBoard(ctx context.Context, q db.Querier, on boards, was, become []AgendaCourse) (zones map[string]string, err error) {
	before := byID(was)
	if err := checkSent(was, become); err != nil {
		return nil, err
	}
	for _, c := range become {
		if len(c.Sessions) == 0 {
			continue
		}
		if err := on.check(c, before[c.ID]); err != nil {
			return nil, err
		}
	}
	if err := checkKnown(ctx, q, before, become); err != nil {
		return nil, err
	}
	if err := on.checkRoom(ctx, q, was, become); err != nil {
		return nil, err
	}
	return findZones(ctx, q, become)
}

// boards are the plannings that an act changes, by their ids: the one on whose
// board it is done, and those that it brings sessions to, or takes some from.
type boards map[string]Planning

// touched are the plannings whose sessions are not what they were.
func touched(was, become []AgendaCourse) (ids []string) {
	before, after := byID(was), byID(become)
	for _, one := range []struct {
		all   []AgendaCourse
		other map[string]AgendaCourse
	}{{was, after}, {become, before}} {
		for _, c := range one.all {
			for _, s := range c.Sessions {
				if !slices.Contains(one.other[c.ID].Sessions, s) {
					ids = append(ids, s.PlanningID)
				}
			}
		}
	}
	return unique(ids)
}

func byID(all []AgendaCourse) map[string]AgendaCourse {
	at := map[string]AgendaCourse{}
	for _, c := range all {
		at[c.ID] = c
	}
	return at
}

// check refuses what does not fit the plannings: classes and hosts that do not
// take part, and days outside them. Who took part in a course already stays in
// it, wherever it goes on.
func (on boards) check(c, was AgendaCourse) error {
	here := false
	for _, p := range on {
		if !c.sitsIn(p.ID) {
			continue
		}
		here = true
		who, before := p.participants(), AgendaCourse{}
		if was.sitsIn(p.ID) {
			before = was
		}
		for _, id := range c.ClassIDs {
			if !slices.Contains(who.ClassIDs, id) && !slices.Contains(before.ClassIDs, id) {
				return fault.New(fault.NotFound, "class.not_found")
			}
		}
		if !slices.Contains(who.CampusIDs, c.CampusID) && c.CampusID != before.CampusID {
			return fault.New(fault.NotFound, "campus.not_found")
		}
		for _, s := range c.Sessions {
			if s.PlanningID == p.ID && (s.Day.Before(p.FirstDay) || p.LastDay.Before(s.Day)) {
				return fault.On("sessions", "planning.day_outside", nil)
			}
		}
	}
	if !here {
		return fault.On("sessions", "planning.other_board", nil)
	}
	return c.checkStaff(was)
}

// sitsIn reports whether the course has a session in a planning.
func (c AgendaCourse) sitsIn(planningID string) bool {
	return slices.ContainsFunc(c.Sessions, func(s CourseSession) bool { return s.PlanningID == planningID })
}

// checkSent refuses to take off a board, by an act or by an undo, who was written
// to and waits or has accepted: his invitation is canceled, which tells him.
func checkSent(was, become []AgendaCourse) error {
	after := byID(become)
	for _, c := range was {
		staff := after[c.ID].Staff
		if len(after[c.ID].Sessions) == 0 {
			staff = nil
		}
		for _, s := range c.Staff {
			if s.Sent && s.asked() && !slices.ContainsFunc(staff, func(o Staffing) bool { return o.ID == s.ID }) {
				return &fault.Error{Kind: fault.Conflict, Code: "planning.staff_sent", Params: fault.Params{"name": s.PersonName}}
			}
		}
	}
	return nil
}

// checkPaid refuses to take off a board who was paid for it: the books refer to what
// he was paid for.
func (a *Area) checkPaid(ctx context.Context, q db.Querier, was, become []AgendaCourse) error {
	left := idsOf(slices.DeleteFunc(slices.Clone(become), func(c AgendaCourse) bool { return len(c.Sessions) == 0 }))
	gone := without(idsOf(was).staff, left.staff)
	if len(gone) == 0 {
		return nil
	}
	paid, err := a.Parts.PaidOut().For(ctx, q, gone)
	if err != nil {
		return err
	}
	for _, c := range was {
		for _, s := range c.Staff {
			if paid[s.ID] && slices.Contains(gone, s.ID) {
				return &fault.Error{Kind: fault.Conflict, Code: "planning.staff_paid", Params: fault.Params{"name": s.PersonName}}
			}
		}
	}
	return nil
}

// checkStaff refuses states that only the person asked can bring about, to move
// who was written to or whose invitation is over,
// sessions of another course, and two who accepted the same session.
func (c AgendaCourse) checkStaff(was AgendaCourse) error {
	sessions, taken, before := map[string]bool{}, map[string]bool{}, map[string]Staffing{}
	for _, s := range c.Sessions {
		sessions[s.ID] = true
	}
	for _, s := range was.Staff {
		before[s.ID] = s
	}
	for _, s := range c.Staff {
		b := before[s.ID]
		other := b.PersonID != "" && (b.PersonID != s.PersonID || b.Half != s.Half)
		if s.State != InAnalysis && s.State != Accepted && s.State != b.State || (b.Sent || !b.asked()) && s.State != b.State || other {
			return fault.On("staff", "planning.staff_state", nil)
		}
		mine := s.SessionIDs
		if len(mine) == 0 {
			mine = idsOf([]AgendaCourse{c}).sessions
		}
		for _, id := range mine {
			if !sessions[id] {
				return fault.On("staff", "planning.session_not_found", nil)
			}
			if s.State == Accepted && taken[s.Half+id] {
				return fault.On("staff", "planning.taken", nil)
			}
			taken[s.Half+id] = taken[s.Half+id] || s.State == Accepted
		}
	}
	return nil
}

// checkKnown refuses courses and people that are not there, or no longer in use.
func checkKnown(ctx context.Context, q db.Querier, before map[string]AgendaCourse, become []AgendaCourse) error {
	var courses, classes, people []string
	for _, c := range become {
		was := before[c.ID]
		if len(c.Sessions) == 0 {
			continue
		}
		if c.CourseID != was.CourseID {
			courses = append(courses, c.CourseID)
		}
		classes = append(classes, without(c.ClassIDs, was.ClassIDs)...)
		for _, s := range c.Staff {
			if !slices.ContainsFunc(was.Staff, func(b Staffing) bool { return b.PersonID == s.PersonID }) {
				people = append(people, s.PersonID)
			}
		}
	}
	for _, one := range []struct {
		ids         []string
		text, field string
	}{
		{courses, `SELECT COUNT(*) FROM course x WHERE x.archived_at IS NULL AND `, "course.not_found"},
		{classes, `SELECT COUNT(*) FROM class x WHERE x.archived_at IS NULL AND `, "class.not_found"},
		{people, `SELECT COUNT(*) FROM person x WHERE x.enabled = TRUE AND EXISTS (SELECT 1 FROM membership_role mr WHERE mr.person_id = x.id AND mr.role = 'teacher') AND `, "person.not_found"},
	} {
		ids := unique(one.ids)
		if len(ids) == 0 {
			continue
		}
		var w db.Where
		w.In(`x.id`, ids...)
		n, err := db.One(ctx, q, "", db.ScanInt, one.text+w.String()[len(" WHERE "):], w.Args...)
		if err != nil {
			return err
		}
		if n < len(ids) {
			return fault.New(fault.NotFound, one.field)
		}
	}
	return nil
}

// checkRoom refuses more sessions than a board can show.
func (on boards) checkRoom(ctx context.Context, q db.Querier, was, become []AgendaCourse) error {
	for id := range on {
		n, err := db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM agenda WHERE planning_id = ?`, id)
		if err != nil {
			return err
		}
		if n+sessionsIn(become, id)-sessionsIn(was, id) > maxSessions {
			return &fault.Error{Kind: fault.Conflict, Code: "planning.too_many_sessions", Params: fault.Params{"limit": maxSessions}}
		}
	}
	return nil
}

func sessionsIn(all []AgendaCourse, planningID string) (n int) {
	for _, c := range all {
		for _, s := range c.Sessions {
			if s.PlanningID == planningID {
				n++
			}
		}
	}
	return n
}

// findZones returns the zones of the hosts of agenda courses.
func findZones(ctx context.Context, q db.Querier, all []AgendaCourse) (map[string]string, error) {
	zones, ids := map[string]string{}, []string{}
	for _, c := range all {
		ids = append(ids, c.CampusID)
	}
	var w db.Where
	w.In(`id`, unique(ids)...)
	return zones, db.Each(ctx, q, func(r db.Row) error {
		var id, zone string
		err := r.Scan(&id, &zone)
		zones[id] = zone
		return err
	}, `SELECT id, time_zone FROM campus`+w.String(), w.Args...)
}
