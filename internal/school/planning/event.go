package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// nextSessions are those that somebody gives, or that the class sits in which he
// follows now, as they were published.
func nextSessions(ctx context.Context, q db.Querier, caller access.Scope, from clock.Time, limit int) ([]part.Event, error) {
	me := caller.Actor().PersonID
	return db.All(ctx, q, func(r db.Row) (e part.Event, err error) {
		var ends clock.Time
		var id string
		var day clock.Date
		err = r.Scan(&e.Start, &ends, &e.Title, &e.Place, &id, &day)
		e.End, e.Link = &ends, agendaLink(day)+"&session="+id
		return e, err
	}, `SELECT s.starts_at, s.ends_at, c.name, CASE WHEN s.place <> '' THEN s.place ELSE h.name END, s.id, s.day
		FROM published_agenda s JOIN course c ON c.id = s.course_id JOIN campus h ON h.id = s.campus_id
		WHERE s.starts_at > ? AND NOT s.canceled AND (s.id IN (SELECT agenda_id FROM published_agenda_person WHERE person_id = ?)
		OR s.id IN (SELECT x.agenda_id FROM enrollment e JOIN published_agenda_class x ON x.class_id = e.class_id
			WHERE e.person_id = ? AND e.status = 'confirmed' AND e.outcome = ''))
		ORDER BY s.starts_at, s.id`+db.Limit(limit), from, me, me)
}
