package academic

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// addStep keeps what a step did, so that it can be undone.
func addStep(ctx context.Context, tx *db.Tx, classID, by string, s ClassStep) error {
	detail, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO class_step (id, class_id, kind, detail, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
		s.ID, classID, s.Kind, string(detail), by, s.At)
}

func scanStep(r db.Row) (s ClassStep, err error) {
	var detail string
	var undone clock.Time
	if err := r.Scan(&detail, &undone); err != nil {
		return s, err
	}
	err = json.Unmarshal([]byte(detail), &s)
	s.MayUndo = undone.IsZero() && clock.Now().Before(clock.At(s.At.AddDate(0, 0, undoDays)))
	return s, err
}

// findSteps returns the steps of a class, the last one first; only that one can
// be undone.
func findSteps(ctx context.Context, q db.Querier, classID string) (db.List[ClassStep], error) {
	var w db.Where
	w.Add(`class_id = ? AND undone_at IS NULL`, classID)
	l, err := db.Find(ctx, q, scanStep, db.Select{
		Columns: `detail, undone_at`, From: `class_step`, Where: w, Order: `created_at DESC, id DESC`, Page: 1, Size: 50,
	})
	for i := range l.Items {
		l.Items[i].MayUndo = l.Items[i].MayUndo && i == 0
	}
	return l, err
}

func lastStep(ctx context.Context, q db.Querier, classID string) (ClassStep, error) {
	l, err := findSteps(ctx, q, classID)
	if err != nil || len(l.Items) == 0 {
		return ClassStep{}, err
	}
	return l.Items[0], nil
}

func endStep(ctx context.Context, tx *db.Tx, id string) error {
	return db.Exec(ctx, tx, `UPDATE class_step SET undone_at = ? WHERE id = ?`, clock.Now(), id)
}
