package planning

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// answerDue is how long before its last day an invitation is urgent.
const answerDue = remindDays * 24 * time.Hour

// askedToTeach are the invitations that wait for a teacher's answer, one line for
// each planning, the one that is wanted first at the head.
func askedToTeach(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]part.Waiting, error) {
	urgent := clock.DateOf(now.Add(answerDue), clock.Zone(caller.Actor().TimeZone))
	return db.All(ctx, q, func(r db.Row) (w part.Waiting, err error) {
		var id string
		var number, count int
		var by clock.Date
		err = r.Scan(&id, &number, &count, &by)
		return part.Waiting{
			Kind: "invitation", Code: "space.waiting.invitation", Params: fault.Params{"number": number, "count": count, "day": by},
			Link: "/apps/instructor/invitations#" + id, Urgent: !urgent.Before(by),
		}, err
	}, `SELECT w.id, w.number, COUNT(*), MIN(i.answer_by_day) FROM teaching_invitation i
		JOIN agenda s ON s.id = (SELECT s.id FROM agenda s WHERE s.agenda_course_id = i.agenda_course_id AND `+inInvitation+`
			AND NOT `+isOff+` AND (i.sent_at IS NULL OR s.starts_at > i.sent_at) ORDER BY s.starts_at, s.id LIMIT 1)
		JOIN planning w ON w.id = s.planning_id
		WHERE i.person_id = ? AND i.state = 'not_answered' AND s.starts_at > ? AND w.state IN ('draft', 'published')
		GROUP BY w.id, w.number ORDER BY MIN(i.answer_by_day), w.id`+db.Limit(maxOwnPlannings), caller.Actor().PersonID, now)
}
