package studies

import (
	"cmp"
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// NewMark is a mark as it was entered some time ago, for adding many at once.
type NewMark struct {
	AgendaID, EnrollmentID, By string
	Mark
	At clock.Time
}

// NewGrade is a grade as it was entered some time ago.
type NewGrade struct {
	AgendaCourseID, EnrollmentID, By string
	Attempt                          int
	GradeCell
	At clock.Time
}

// NewState is a grade sheet that was published, and maybe locked.
type NewState struct {
	AgendaCourseID, ClassID, By string
	PublishedAt, LockedAt       clock.Time
}

// AddStudies adds marks and grades, in a number of statements that does not grow
// with them.
func AddStudies(ctx context.Context, tx *db.Tx, marks []NewMark, grades []NewGrade, states []NewState) error {
	takers, err := newTakers(ctx, tx)
	if err != nil {
		return err
	}
	attendance := db.NewBulk(`attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at)`)
	for _, m := range marks {
		attendance.Add(m.AgendaID, m.EnrollmentID, string(m.Value), m.Minutes, m.Reason, 1, takers.of(m.By), "", m.At)
	}
	given := db.NewBulk(`grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at)`)
	for _, g := range grades {
		given.Add(g.AgendaCourseID, g.EnrollmentID, g.Attempt, g.State, int(g.Points), g.Comment, 1, takers.of(g.By), "", g.At)
	}
	sheets := db.NewBulk(`grade_sheet (agenda_course_id, class_id, published_at, published_by, locked_at, locked_by)`)
	for _, s := range states {
		locker := s.By
		if s.LockedAt.IsZero() {
			locker = ""
		}
		sheets.Add(s.AgendaCourseID, s.ClassID, s.PublishedAt, s.By, s.LockedAt, locker)
	}
	for _, rows := range []*db.Bulk{takers.rows, attendance, given, sheets} {
		if err := rows.Insert(ctx, tx); err != nil {
			return err
		}
	}
	return nil
}

// newTaking numbers those who entered something.
type newTaking struct {
	numbers map[string]int64
	last    int64
	rows    *db.Bulk
}

func newTakers(ctx context.Context, q db.Querier) (*newTaking, error) {
	last, err := db.One(ctx, q, "", scanNumber, `SELECT COALESCE(MAX(number), 0) FROM taker`)
	return &newTaking{map[string]int64{}, last, db.NewBulk(`taker (number, person_id)`)}, err
}

func (t *newTaking) of(personID string) int64 {
	if t.numbers[personID] == 0 {
		t.last++
		t.numbers[personID] = t.last
		t.rows.Add(t.last, personID)
	}
	return t.numbers[personID]
}

// NewAbsence is an absence that was announced some time ago.
type NewAbsence struct {
	ID, PersonID, By string
	AbsenceFields
	At clock.Time
}

// AddAbsences adds absences that were announced, in one statement.
func AddAbsences(ctx context.Context, tx *db.Tx, all []NewAbsence) error {
	rows := db.NewBulk(`announced_absence (id, person_id, first_day, last_day, reason, created_by, created_at)`)
	for _, a := range all {
		rows.Add(a.ID, a.PersonID, a.FirstDay, a.LastDay, a.Reason, a.By, a.At)
	}
	return rows.Insert(ctx, tx)
}

// NewCatchUp is how somebody makes up for a session, as it was agreed some time
// ago.
type NewCatchUp struct {
	ID, AgendaID, EnrollmentID, By string
	CatchUpFields
	State              string // taken or ended; open where it is empty
	There              Value  // what he was marked elsewhere
	WorkName, WorkHash string
	AcceptedBy         string
	AcceptedAt         clock.Time
	Was                Value // before it was taken
	At                 clock.Time
}

// AddCatchUps adds catch-ups, in one statement.
func AddCatchUps(ctx context.Context, tx *db.Tx, all []NewCatchUp) error {
	rows := db.NewBulk(`catch_up (id, agenda_id, enrollment_id, way, due_day, note, state, other_agenda_id, other_class_id, other_value, work_name, work_hash, accepted_at, accepted_by,
		entry, was_value, taken_by, created_by, created_at, updated_at)`)
	orNone := func(s string) any {
		if s == "" {
			return nil
		}
		return s
	}
	for _, c := range all {
		taker, entry := "", ""
		if c.State == catchUpTaken {
			taker, entry = c.By, "take-"+c.ID
		}
		rows.Add(c.ID, c.AgendaID, c.EnrollmentID, c.Way, c.DueDay, c.Note, cmp.Or(c.State, catchUpOpen), orNone(c.OtherSessionID), orNone(c.OtherClassID), string(c.There), c.WorkName,
			orNone(c.WorkHash), c.AcceptedAt, c.AcceptedBy, entry, string(c.Was), taker, c.By, c.At, c.At)
	}
	return rows.Insert(ctx, tx)
}

// AddSignature says who signs the papers of a campus, with its stamp.
func AddSignature(ctx context.Context, tx *db.Tx, campusID string, f PaperSignatureFields, stampHash string, at clock.Time) error {
	return db.Exec(ctx, tx, `INSERT INTO paper_signature (campus_id, name, title, stamp_hash, version, updated_at) VALUES (?, ?, ?, ?, 2, ?)`, campusID, f.Name, f.Title, stampHash, at)
}
