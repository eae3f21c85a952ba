package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// toldAbsence is the event that a student announced an absence.
const toldAbsence = "absence_announced"

// office is who is told of what students of a campus announce.
const office = access.Coordinator | access.Secretary

// tellAbsence tells the office of a campus that a student will be away; not who, nor
// why: both stand on his page, and go with him.
func tellAbsence(ctx context.Context, tx *db.Tx, campusID string, b Absence) error {
	told, err := db.All(ctx, tx, func(r db.Row) (notice.Told, error) {
		var id, class string
		err := r.Scan(&id, &class)
		return notice.Told{
			PersonID: id, Event: "absence:" + b.ID, Kind: toldAbsence, CampusID: campusID, Link: "/apps/campus/student/" + b.StudentID,
			Params: fault.Params{"absence_id": b.ID, "class": class},
		}, err
	}, `SELECT mr.person_id, MIN(k.code) FROM membership_role mr JOIN enrollment e ON e.campus_id = mr.campus_id JOIN class k ON k.id = e.class_id
		WHERE mr.campus_id = ? AND mr.role IN ('coordinator', 'secretary') AND mr.person_id <> ? AND e.person_id = ? AND e.status = 'confirmed' AND e.outcome = ''
		GROUP BY mr.person_id ORDER BY mr.person_id`, campusID, access.From(ctx).Actor().PersonID, b.StudentID)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// absenceLetter writes to the office that somebody will be away, as long as he says so.
func absenceLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	still, err := db.Exists(ctx, q, `SELECT 1 FROM announced_absence WHERE id = ?`, to.Notice.Params["absence_id"])
	if err != nil || !still {
		return m, err
	}
	return mail.Message{Template: toldAbsence, Path: to.Notice.Link, Params: fault.Params{"class": to.Notice.Params["class"]}}, nil
}
