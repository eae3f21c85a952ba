package academic

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// ties are how what this area keeps hangs on a person. What a school must be
// able to show later, enrollments and their payments, stays without the name
// and without what was said of him.
var ties = part.Ties{
	"course_document_file.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"course_knowledge.person_id":      {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"course_teacher.person_id":        {Name: "teaching", Merge: part.Joins, Erase: part.Goes},
	"course_teacher.created_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	"course_access.person_id":         {Name: "course_access", Merge: part.Handled, Erase: part.Goes},
	"course_access.created_by":        {Merge: part.Moves, Erase: part.Stays, Private: true},
	"class_course_done.created_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"enrollment.person_id": {
		Name: "enrollments", Merge: part.Handled, Erase: part.Stays,
		Blank: []string{"observation", "outcome_reason", "discount_reason"}, Hidden: []string{"request_key"},
	},
	"declined_application.person_id":   {Name: "applications", Merge: part.Joins, Erase: part.Goes},
	"declined_application.declined_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"class_step.created_by":            {Merge: part.Moves, Erase: part.Stays, Private: true},
}

// follower is how enrollments and granted courses go along with people.
var follower = part.Follower{Sorted: sortEnrollments, MayMerge: mayMerge, Merge: mergeRows, Applied: applied}

// sortEnrollments keeps the copy of a person's name by which classes are sorted.
func sortEnrollments(ctx context.Context, tx *db.Tx, personID, sortName string) error {
	return db.Exec(ctx, tx, `UPDATE enrollment SET sort_name = ? WHERE person_id = ? AND sort_name <> ?`, sortName, personID, sortName)
}

// mayMerge refuses two records that both run in one class: which of the two
// enrollments is the true one, with its payments, is for people to say.
func mayMerge(ctx context.Context, q db.Querier, keptID, otherID string) error {
	codes, err := db.All(ctx, q, db.ScanString, `SELECT k.code FROM enrollment e JOIN class k ON k.id = e.class_id
		JOIN enrollment o ON o.class_id = e.class_id AND o.person_id = ? AND o.outcome = '' WHERE e.person_id = ? AND e.outcome = '' ORDER BY k.code_key`, otherID, keptID)
	if err == nil && len(codes) > 0 {
		err = &fault.Error{Kind: fault.Conflict, Code: "merge.same_class", Params: fault.Params{"class": codes[0]}}
	}
	return err
}

// mergeRows gives one person the enrollments and granted courses of another. Of
// two grants of one course the one that lasts longer stays. Where both together
// have left every class, they are a former student.
func mergeRows(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := db.Exec(ctx, tx, `DELETE FROM course_access WHERE person_id IN (?, ?) AND EXISTS (SELECT 1 FROM course_access o
		WHERE o.person_id IN (?, ?) AND o.course_id = course_access.course_id
		AND (o.last_day > course_access.last_day OR o.last_day = course_access.last_day AND o.id > course_access.id))`,
		keptID, otherID, keptID, otherID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE course_access SET person_id = ? WHERE person_id = ?`, keptID, otherID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE enrollment SET version = version + 1, person_id = ?, request_key = NULL WHERE person_id = ?`, keptID, otherID); err != nil {
		return err
	}
	campuses, err := db.All(ctx, tx, db.ScanString, `SELECT DISTINCT campus_id FROM enrollment WHERE person_id = ?`, keptID)
	if err != nil {
		return err
	}
	for _, campusID := range campuses {
		former, err := isFormer(ctx, tx, keptID, campusID)
		if err != nil {
			return err
		}
		if err := people.SetFormer(ctx, tx, campusID, former, keptID); err != nil {
			return err
		}
	}
	return nil
}
