package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// What is told of catch-ups: that work was handed in to who teaches the session,
// what became of it to the student.
const (
	toldHandedIn = "catchup_handed_in"
	toldAccepted = "catchup_accepted"
	toldMadeUp   = "catchup_made_up"
	toldEnded    = "catchup_ended"
)

// catchUpKinds are the events of catch-ups that people are told of, each as long as
// its condition on the catch-up u holds.
func catchUpKinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldHandedIn, Readers: access.Teacher, Opens: true, Letter: handedInLetter},
		{Name: toldAccepted, Readers: access.Student, Opens: true, Letter: catchUpLetter(`u.accepted_at IS NOT NULL AND u.state <> 'ended'`)},
		{Name: toldMadeUp, Readers: access.Student, Opens: true, Letter: catchUpLetter(`u.state = 'taken'`)},
		{Name: toldEnded, Readers: access.Student, Opens: true, Letter: catchUpLetter(`u.state = 'ended'`)},
	}
}

// tell tells of what was done to a catch-up.
func (c *CatchUp) tell(ctx context.Context, tx *db.Tx, action string) error {
	switch action {
	case "handInCatchUp":
		return c.tellTeachers(ctx, tx)
	case "acceptCatchUp":
		return c.tellStudent(ctx, tx, toldAccepted)
	case "takeCatchUp":
		return c.tellStudent(ctx, tx, toldMadeUp)
	case "endCatchUp":
		return c.tellStudent(ctx, tx, toldEnded)
	}
	return nil
}

// tellTeachers tells who teaches the session that was missed that work was handed in,
// and again when it is handed in anew. Whose it is stands on the page.
func (c *CatchUp) tellTeachers(ctx context.Context, tx *db.Tx) error {
	told, err := db.All(ctx, tx, func(r db.Row) (notice.Told, error) {
		id, err := db.ScanString(r)
		return notice.Told{
			PersonID: id, Event: toldHandedIn + ":" + c.ID + ":" + c.Work.hash, Kind: toldHandedIn, Link: "/apps/campus/catchups/" + c.Missed.ClassID,
			Params: fault.Params{"catch_up_id": c.ID, "course": c.Missed.CourseName, "class": c.Missed.ClassCode},
		}, err
	}, `SELECT g.person_id FROM published_agenda_person g WHERE g.agenda_id = ? AND g.half = 'teacher' ORDER BY g.person_id`, c.Missed.SessionID)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// tellStudent tells a student what became of a catch-up of his, unless it was himself.
func (c *CatchUp) tellStudent(ctx context.Context, tx *db.Tx, kind string) error {
	if c.Missed.StudentID == access.From(ctx).Actor().PersonID {
		return nil
	}
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: c.Missed.StudentID, Event: kind + ":" + c.ID, Kind: kind, Link: "/apps/student/dashboard",
		Params: fault.Params{"catch_up_id": c.ID, "course": c.Missed.CourseName},
	}})
}

// handedInLetter writes to who teaches the session that work was handed in, as long as
// he does and nobody has accepted it.
func handedInLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	waits, err := db.Exists(ctx, q, `SELECT 1 FROM catch_up u JOIN published_agenda_person g ON g.agenda_id = u.agenda_id AND g.half = 'teacher'
		WHERE u.id = ? AND g.person_id = ? AND u.state = 'open' AND u.work_hash IS NOT NULL AND u.accepted_at IS NULL`, to.Notice.Params["catch_up_id"], to.PersonID)
	if err != nil || !waits {
		return m, err
	}
	return mail.Message{Template: toldHandedIn, Path: to.Notice.Link, Params: fault.Params{"course": to.Notice.Params["course"], "class": to.Notice.Params["class"]}}, nil
}

// catchUpLetter writes to a student what became of a catch-up, as long as it is so.
func catchUpLetter(holds string) func(ctx context.Context, q db.Querier, to notice.Reader) (mail.Message, error) {
	return func(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
		still, err := db.Exists(ctx, q, `SELECT 1 FROM catch_up u WHERE u.id = ? AND `+holds, to.Notice.Params["catch_up_id"])
		if err != nil || !still {
			return m, err
		}
		return mail.Message{Template: to.Notice.Kind, Path: to.Notice.Link, Params: fault.Params{"course": to.Notice.Params["course"]}}, nil
	}
}
