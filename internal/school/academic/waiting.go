package academic

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// documentsDue is how long before a course its documents are urgent.
const documentsDue = 14 * 24 * time.Hour

// maxOwed is how many courses without documents somebody is told of.
const maxOwed = 20

// owedDocuments are the courses that a teacher is about to give and that have no
// document yet; an exam is none for the class. A translator owes nothing.
func owedDocuments(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]part.Waiting, error) {
	if caller.Actor().Roles&access.Teacher == 0 {
		return nil, nil
	}
	return db.All(ctx, q, func(r db.Row) (w part.Waiting, err error) {
		var id, name string
		var starts clock.Time
		err = r.Scan(&id, &name, &starts)
		return part.Waiting{
			Kind: "documents", Code: "space.waiting.documents", Params: fault.Params{"course": name, "day": clock.DateOf(starts, clock.Zone(caller.Actor().TimeZone))},
			Link: "/apps/instructor/course/docs/" + id, Urgent: starts.Before(now.Add(documentsDue)),
		}, err
	}, `SELECT c.id, c.name, MIN(s.starts_at) FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id JOIN course c ON c.id = s.course_id
		WHERE sp.person_id = ? AND sp.half = 'teacher' AND NOT s.canceled AND s.ends_at > ? AND c.archived_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM course_document d WHERE d.course_id = c.id AND d.type NOT IN `+exam+`)
		GROUP BY c.id, c.name ORDER BY MIN(s.starts_at), c.id`+db.Limit(maxOwed), caller.Actor().PersonID, now)
}
