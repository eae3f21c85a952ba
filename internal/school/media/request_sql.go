package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	requestColumns = `a.id, a.person_id, ` + naming.Person + `, a.course_id, c.code, c.name, a.note, a.state, a.reason, g.last_day, ` + naming.DoerOrNobody + `, a.created_at`
	requestTables  = `course_request a JOIN person p ON p.id = a.person_id JOIN course c ON c.id = a.course_id LEFT JOIN person b ON b.id = a.answered_by
		LEFT JOIN course_access g ON g.person_id = a.person_id AND g.course_id = a.course_id`
	// askedHere holds for what people of a campus ask for.
	askedHere = `EXISTS (SELECT 1 FROM membership m WHERE m.person_id = a.person_id AND m.campus_id = ?)`
)

func scanRequest(r db.Row) (c CourseRequest, err error) {
	return c, r.Scan(&c.ID, &c.PersonID, &c.PersonName, &c.CourseID, &c.CourseCode, &c.CourseName, &c.Note, &c.State, &c.Reason, &c.LastDay, &c.AnsweredBy, &c.AskedAt)
}

// trail is what the audit trail keeps of it.
func (c CourseRequest) trail() any {
	return map[string]any{"course_request": map[string]any{"course": c.CourseCode, "state": c.State, "note": c.Note, "reason": c.Reason}}
}

// findRequests returns a page of the requests in reach, the oldest first.
func findRequests(ctx context.Context, q db.Querier, in access.Scope, state string, p api.Paging) (db.List[CourseRequest], error) {
	var w db.Where
	w.Add(`a.state = ?`, state)
	w.And(in.Rows(askedHere, ""))
	return db.Find(ctx, q, scanRequest, db.Select{
		Columns: requestColumns, From: requestTables, Count: `course_request a`, Where: w, Order: `a.created_at, a.id`, Page: p.Page, Size: p.PageSize,
	})
}

func findRequest(ctx context.Context, q db.Querier, in access.Scope, id string) (CourseRequest, error) {
	var w db.Where
	w.Add(`a.id = ?`, id)
	w.And(in.Rows(askedHere, ""))
	return db.One(ctx, q, "courserequest.not_found", scanRequest, `SELECT `+requestColumns+` FROM `+requestTables+w.String(), w.Args...)
}

func addRequest(ctx context.Context, tx *db.Tx, id, personID, courseID, note string) error {
	return db.Exec(ctx, tx, `INSERT INTO course_request (id, person_id, course_id, note, state, created_at) VALUES (?, ?, ?, ?, 'waiting', ?)`,
		id, personID, courseID, note, clock.Now())
}

func answerRequest(ctx context.Context, tx *db.Tx, id, state, reason, by string) error {
	return db.Change(ctx, tx, "courserequest.not_found", `UPDATE course_request SET state = ?, reason = ?, answered_by = ?, answered_at = ? WHERE id = ?`, state, reason, by, clock.Now(), id)
}

// settleRequest answers what somebody asked for and now has: whoever opened it to him
// need not know of his request.
func settleRequest(ctx context.Context, tx *db.Tx, personID, courseID string) error {
	return db.Exec(ctx, tx, `UPDATE course_request SET state = 'granted', answered_by = ?, answered_at = ? WHERE person_id = ? AND course_id = ? AND state = 'waiting'`,
		access.From(ctx).Actor().PersonID, clock.Now(), personID, courseID)
}

// mergeRequests gives what one record asked for to another; what both ask for
// waits once.
func mergeRequests(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM course_request WHERE person_id = ? AND state = 'waiting'
		AND course_id IN (SELECT course_id FROM course_request WHERE person_id = ? AND state = 'waiting')`, otherID, keptID); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE course_request SET person_id = ? WHERE person_id = ?`, keptID, otherID)
}
