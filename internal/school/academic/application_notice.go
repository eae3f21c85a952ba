package academic

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// applicationOffice is who is told of each application to his campus. Who reads those of
// all campuses sees how many wait, and is told of none.
const applicationOffice = access.Coordinator | access.Secretary

// ApplicationsAreTold reports whether somebody is told of each application.
func ApplicationsAreTold(roles access.Roles) bool { return roles&applicationOffice != 0 }

// applied opens the inbox of a campus anew to who applies there, and tells its office.
func applied(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	if err := removeDecline(ctx, tx, personID, campusID); err != nil {
		return err
	}
	waits, err := isWaiting(ctx, tx, personID, campusID)
	if err != nil || !waits {
		return err
	}
	day := clock.Today("").String()
	told, err := db.All(ctx, tx, func(r db.Row) (t notice.Told, err error) {
		var campus string
		err = r.Scan(&t.PersonID, &campus)
		t.Event, t.Kind, t.Link, t.CampusID = "applied:"+personID+":"+campusID+":"+day, toldApplied, "/apps/campus/student/applications", campusID
		t.Params = fault.Params{"applicant_id": personID, "campus_id": campusID, "campus": campus}
		return t, err
	}, `SELECT DISTINCT mr.person_id, c.name FROM membership_role mr JOIN campus c ON c.id = mr.campus_id
		WHERE mr.campus_id = ? AND mr.role IN ('coordinator', 'secretary') ORDER BY mr.person_id`, campusID)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// isWaiting reports whether somebody's application is in the inbox of a campus.
func isWaiting(ctx context.Context, q db.Querier, personID, campusID any) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM `+undecided+` WHERE `+isApplication+` AND d.person_id IS NULL AND mr.person_id = ? AND mr.campus_id = ?`, personID, campusID)
}

// appliedLetter writes to the office of a campus that somebody applied, as long as nobody
// has decided.
func appliedLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	waits, err := isWaiting(ctx, q, to.Notice.Params["applicant_id"], to.Notice.Params["campus_id"])
	if err != nil || !waits {
		return m, err
	}
	return mail.Message{Template: toldApplied, Path: to.Notice.Link, Params: fault.Params{"campus": to.Notice.Params["campus"]}}, nil
}

// tellDeclined tells somebody that his application was declined, when he is written to.
func tellDeclined(ctx context.Context, tx *db.Tx, job declinedJob, campus string) error {
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: job.PersonID, Event: fmt.Sprint("declined:", job.CampusID, ":", job.At.UnixMicro()), Kind: toldDeclined,
		Params: fault.Params{"campus_id": job.CampusID, "campus": campus},
	}})
}

// stillDeclined says whether somebody's application still is declined.
func stillDeclined(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	still, err := db.Exists(ctx, q, `SELECT 1 FROM declined_application WHERE person_id = ? AND campus_id = ?`, to.PersonID, to.Notice.Params["campus_id"])
	if still {
		m.Template = toldDeclined
	}
	return m, err
}
