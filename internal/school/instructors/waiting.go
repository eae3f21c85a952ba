package instructors

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/school/part"
)

// askedSince is after how long a question for dates is urgent.
const askedSince = 7 * 24 * time.Hour

// askedDates are the questions for dates that wait for a teacher's answer, the
// oldest first.
func askedDates(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]part.Waiting, error) {
	if caller.Actor().Roles&access.Teacher == 0 {
		return nil, nil
	}
	return db.All(ctx, q, func(r db.Row) (w part.Waiting, err error) {
		var id, by string
		var asked clock.Time
		var dates int
		err = r.Scan(&id, &by, &asked, &dates)
		return part.Waiting{
			Kind: "dates", Code: "space.waiting.dates", Params: fault.Params{"by": by, "count": dates}, Link: "/apps/instructor/dates/" + id, Urgent: asked.Before(now.Add(-askedSince)),
		}, err
	}, `SELECT r.id, `+naming.Doer+`, r.created_at, (SELECT COUNT(*) FROM availability_request_period x WHERE x.request_id = r.id)
		FROM `+requestTables+` JOIN availability_request_person rp ON rp.request_id = r.id
		WHERE rp.person_id = ? AND rp.answered_at IS NULL AND r.canceled_at IS NULL AND r.expires_at > ? ORDER BY r.created_at, r.id`, caller.Actor().PersonID, now)
}
