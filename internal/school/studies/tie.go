package studies

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// ties are how what this area keeps hangs on a person. Marks and grades hang on
// enrollments and go along with them; why somebody was away goes when he is
// erased, with what he brought to show it.
var ties = part.Ties{
	"attendance.enrollment_id":       {Name: "attendance", Merge: part.Stays, Erase: part.Stays, Blank: []string{"reason"}, Hidden: []string{"taker", "entries"}, Through: "enrollment"},
	"attendance_paper.enrollment_id": {Name: "attendance", Merge: part.Stays, Erase: part.Goes, Hidden: []string{"created_by"}, Through: "enrollment"},
	// What was not published yet is not his to read: his report has his grades.
	"grade.enrollment_id":         {Name: "grades", Merge: part.Stays, Erase: part.Stays, Blank: []string{"comment"}, Private: true, Through: "enrollment"},
	"grade_sheet.published_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"grade_sheet.locked_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	"taker.person_id":             {Merge: part.Moves, Erase: part.Stays, Private: true},
	"attendance_paper.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"catch_up.enrollment_id":      {Name: "catch_ups", Merge: part.Stays, Erase: part.Goes, Hidden: []string{"created_by", "accepted_by", "taken_by", "entry"}, Through: "enrollment"},
	"catch_up.created_by":         {Merge: part.Moves, Erase: part.Stays, Private: true},
	"catch_up.accepted_by":        {Merge: part.Moves, Erase: part.Stays, Private: true},
	"catch_up.taken_by":           {Merge: part.Moves, Erase: part.Stays, Private: true},
	"announced_absence.person_id": {Name: "absences", Merge: part.Moves, Erase: part.Goes},
	// A paper goes along with its person; of an erased one forgetPapers leaves what the
	// numbers need.
	"issued_paper.person_id":    {Name: "papers", Merge: part.Moves, Erase: part.Stays, Hidden: []string{"code_hash", "code_sealed"}},
	"issued_paper.issued_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"issued_paper.withdrawn_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"paper_run.created_by":      {Merge: part.Moves, Erase: part.Stays, Private: true},
	"book_list.created_by":      {Merge: part.Moves, Erase: part.Stays, Private: true},
	"book_list.closed_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	// What somebody received stays, without his name; mergeListed joins two of one list.
	"book_list_student.person_id":  {Name: "lists", Merge: part.Handled, Erase: part.Stays},
	"book_list_tick.student_id":    {Name: "lists", Merge: part.Stays, Erase: part.Stays, Blank: []string{"note"}, Hidden: []string{"taker", "entries"}, Through: "book_list_student"},
	"announced_absence.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
}

// trailOf puts what the trail keeps under the name of what it is about: a person and
// a class have fields of their own, whose names and values it must not take.
func trailOf(what string, kept map[string]any) any {
	if kept == nil {
		return nil
	}
	return map[string]any{what: kept}
}

// uses are how marks hang on classes: one that has any is archived, not deleted.
var uses = []part.Use{
	{Of: part.Class, Name: "marks", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM enrollment e WHERE e.class_id = ? AND EXISTS (SELECT 1 FROM attendance m WHERE m.enrollment_id = e.id)`, id)
	}},
	{Of: part.Campus, Name: "lists", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_list WHERE campus_id = ?`, id)
	}},
	{Of: part.Book, Name: "lists", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_list_book WHERE book_id = ?`, id)
	}},
	{Of: part.Class, Name: "papers", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM issued_paper WHERE class_id = ?`, id)
	}},
}

// holdReasons says that somebody who has marks or grades cannot be made to wait
// again.
func holdReasons(ctx context.Context, q db.Querier, enrollmentIDs []string) (map[string]string, error) {
	var w db.Where
	w.Among(q, `e.id`, enrollmentIDs)
	w.Add(`(EXISTS (SELECT 1 FROM attendance m WHERE m.enrollment_id = e.id AND m.value <> '') OR EXISTS (SELECT 1 FROM grade g WHERE g.enrollment_id = e.id AND g.state <> ''))`)
	codes := map[string]string{}
	return codes, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		codes[id] = "attendance.holds"
		return err
	}, `SELECT e.id FROM enrollment e`+w.String(), w.Args...)
}
