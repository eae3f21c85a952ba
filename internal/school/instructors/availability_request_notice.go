package instructors

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// toldDates is the event that a teacher is asked for dates. The mail about it, with the
// link by which he answers, is the question's own.
const toldDates = "dates_asked"

// kinds are the events that people are told of.
func kinds() []notice.Kind {
	return []notice.Kind{{Name: toldDates, Readers: access.Teacher, Always: true, Apart: true, Opens: true, Letter: datesWaiting}}
}

// tellAsked tells teachers that they are asked for dates, or asked again, once a day.
func tellAsked(ctx context.Context, tx *db.Tx, requestID string, personIDs []string) error {
	told := make([]notice.Told, len(personIDs))
	for i, id := range personIDs {
		told[i] = notice.Told{
			PersonID: id, Event: "dates:" + requestID + ":" + clock.Today("").String(), Kind: toldDates, Link: "/apps/instructor/dates/" + requestID,
			Params: fault.Params{"request_id": requestID},
		}
	}
	return notice.Tell(ctx, tx, told)
}

// datesWaiting says whether a question still waits for somebody's answer.
func datesWaiting(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	waits, err := db.Exists(ctx, q, `SELECT 1 FROM availability_request_person rp JOIN availability_request r ON r.id = rp.request_id
		WHERE rp.request_id = ? AND rp.person_id = ? AND rp.answered_at IS NULL AND r.canceled_at IS NULL AND r.expires_at > ?`,
		to.Notice.Params["request_id"], to.PersonID, clock.Now())
	if waits {
		m.Template = toldDates
	}
	return m, err
}
