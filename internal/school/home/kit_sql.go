package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// kitCampus is the campus for which a kit is packed.
type kitCampus struct{ id, name, zone string }

// kitOfTeacher holds for the campuses c to which a teacher belongs, or where he
// gives or translates a session.
const kitOfTeacher = `c.id IN (SELECT m.campus_id FROM membership m WHERE m.person_id = ?) OR c.id IN (SELECT k.campus_id FROM published_agenda_person g
	JOIN published_agenda_class x ON x.agenda_id = g.agenda_id JOIN class k ON k.id = x.class_id WHERE g.person_id = ?)`

// findKitCampus returns a campus in the caller's reach.
func findKitCampus(ctx context.Context, q db.Querier, in access.Scope, id string) (kitCampus, error) {
	var w db.Where
	w.And(in.Rows(`c.id = ?`, kitOfTeacher))
	w.Add(`c.id = ? AND c.archived_at IS NULL`, id)
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (c kitCampus, err error) {
		return c, r.Scan(&c.id, &c.name, &c.zone)
	}, `SELECT c.id, c.name, c.time_zone FROM campus c`+w.String(), w.Args...)
}

// findKitDays returns the week-end of a campus that runs or comes next: the first
// planning that is not over and has a session for a class of it, with those that
// share a day with it. Where none is planned it is the week that begins today.
func findKitDays(ctx context.Context, q db.Querier, campusID string, today clock.Date) (studies.KitOf, error) {
	coming, err := db.All(ctx, q, func(r db.Row) (of studies.KitOf, err error) {
		of.CampusID = campusID
		return of, r.Scan(&of.First, &of.Last)
	}, `SELECT p.first_day, p.last_day FROM planning p WHERE p.first_day > ? AND p.last_day >= ? AND p.state <> 'canceled' AND EXISTS
		(SELECT 1 FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id WHERE s.planning_id = p.id AND NOT s.canceled AND k.campus_id = ?)
		ORDER BY p.first_day, p.id`+db.Limit(maxKitPlannings), today.AddDays(-maxWeekendDays), today, campusID)
	days := append(coming, studies.KitOf{CampusID: campusID, First: today, Last: today.AddDays(6)})[0]
	for _, one := range coming {
		if !days.Last.Before(one.First) && days.Last.Before(one.Last) {
			days.Last = one.Last
		}
	}
	return days, err
}

// maxKitPlannings is more than a campus has on the same days.
const maxKitPlannings = 20
