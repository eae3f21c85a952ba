package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

const (
	// recordingsDays is how long the recording of a session is asked for.
	recordingsDays = 60
	// maxOwed is how many courses a teacher is told of.
	maxOwed = 20
)

// owedRecordings are the courses of which a teacher gave sessions that a class can
// neither hear nor see, at campuses that record at all: who teaches knows whom to ask
// for them.
func owedRecordings(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]part.Waiting, error) {
	if caller.Actor().Roles&access.Teacher == 0 {
		return nil, nil
	}
	return db.All(ctx, q, func(r db.Row) (w part.Waiting, err error) {
		var id, name string
		var starts clock.Time
		var count int
		err = r.Scan(&id, &name, &starts, &count)
		return part.Waiting{
			Kind: "recordings", Code: "space.waiting.recordings", Link: "/apps/instructor/courses/" + id,
			Params: fault.Params{"course": name, "day": clock.DateOf(starts, clock.Zone(caller.Actor().TimeZone)), "count": count},
		}, err
	}, `SELECT c.id, c.name, MIN(s.starts_at), COUNT(*) FROM published_agenda s JOIN course c ON c.id = s.course_id
		WHERE s.id IN (SELECT g.agenda_id FROM published_agenda_person g WHERE g.person_id = ? AND g.half = 'teacher') AND s.ends_at <= ? AND s.starts_at >= ? AND NOT s.canceled AND c.archived_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM planning w WHERE w.id = s.planning_id AND w.state = 'closed') AND `+recordsAtAll(`s.campus_id`)+` AND `+unheard+`
		GROUP BY c.id, c.name ORDER BY MIN(s.starts_at), c.id`+db.Limit(maxOwed),
		caller.Actor().PersonID, now, clock.At(now.AddDate(0, 0, -recordingsDays)), now.Add(-recordsWithin), now)
}
