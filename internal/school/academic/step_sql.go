package academic

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// addStep keeps what a step did, so that it can be undone. Who the students are
// is known from their enrollments: a record that is merged or erased is not
// named here.
func addStep(ctx context.Context, tx *db.Tx, classID, by string, s ClassStep) error {
	students := make([]StepStudent, len(s.Students))
	for i, one := range s.Students {
		students[i] = StepStudent{EnrollmentID: one.EnrollmentID, Passed: one.Passed, Effect: one.Effect}
	}
	s.Students = students
	detail, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO class_step (id, class_id, kind, detail, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
		s.ID, classID, s.Kind, string(detail), by, s.At)
}

func scanStep(r db.Row) (s ClassStep, err error) {
	var detail, by string
	var undone clock.Time
	if err := r.Scan(&detail, &undone, &by); err != nil {
		return s, err
	}
	err = json.Unmarshal([]byte(detail), &s)
	s.ByName, s.Undo = by, undoPossible
	switch {
	case !undone.IsZero():
		s.Undo = undoneAlready
	case !clock.Now().Before(clock.At(s.At.AddDate(0, 0, undoDays))):
		s.Undo = undoTooLate
	}
	return s, err
}

// findSteps returns the steps of a class, the last one first. Of those that
// stand only the last one can be undone.
func findSteps(ctx context.Context, q db.Querier, c Class) (db.List[ClassStep], error) {
	var w db.Where
	w.Add(`s.class_id = ?`, c.ID)
	l, err := db.Find(ctx, q, scanStep, db.Select{
		Columns: `s.detail, s.undone_at, ` + naming.PersonOrNobody,
		From:    `class_step s LEFT JOIN person p ON p.id = s.created_by`, Count: `class_step s`,
		Where: w, Order: `s.created_at DESC, s.id DESC`, Page: 1, Size: maxSteps,
	})
	if err != nil || len(l.Items) == 0 {
		return l, err
	}
	later := false
	for i := range l.Items {
		s := &l.Items[i]
		switch {
		case s.Undo == undoneAlready:
			continue
		case later:
			s.Undo = undoLaterStep
		case s.Undo == undoPossible:
			if err := judgeStep(ctx, q, c, s); err != nil {
				return l, err
			}
		}
		later = true
	}
	return l, nameStudents(ctx, q, c.ID, l.Items)
}

// nameStudents fills in who the students of a class's steps are.
func nameStudents(ctx context.Context, q db.Querier, classID string, steps []ClassStep) error {
	who := map[string]StepStudent{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var one StepStudent
		err := r.Scan(&one.EnrollmentID, &one.PersonID, &one.Name)
		who[one.EnrollmentID] = one
		return err
	}, `SELECT e.id, e.person_id, `+naming.Person+` FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.class_id = ?`, classID)
	for _, s := range steps {
		for i := range s.Students {
			one := &s.Students[i]
			one.PersonID, one.Name = who[one.EnrollmentID].PersonID, who[one.EnrollmentID].Name
		}
	}
	return err
}

const maxSteps = 50

func findStep(ctx context.Context, q db.Querier, c Class, id string) (ClassStep, error) {
	l, err := findSteps(ctx, q, c)
	if err != nil {
		return ClassStep{}, err
	}
	for _, s := range l.Items {
		if s.ID == id {
			return s, nil
		}
	}
	return ClassStep{}, fault.New(fault.NotFound, "class.step_not_found")
}

func endStep(ctx context.Context, tx *db.Tx, id string) error {
	return db.Exec(ctx, tx, `UPDATE class_step SET undone_at = ? WHERE id = ?`, clock.Now(), id)
}
