package academic

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// What a person reaches by himself: the courses that a supervisor gave him to
// teach, or that he accepted to teach, those of his class, and those that he was granted for a time.

const (
	given = `SELECT course_id FROM course_teacher WHERE person_id = ?`
	// accepted are the courses of the sessions that somebody accepted and that were
	// published.
	accepted = `SELECT s.course_id FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id AND NOT s.canceled WHERE sp.person_id = ?`
	// followed are the courses of a class up to the level it has reached.
	followed = `SELECT cc.course_id FROM enrollment e JOIN class k ON k.id = e.class_id
		JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id AND cc.level <= k.level
		WHERE e.person_id = ? AND e.status = 'confirmed' AND e.outcome = ''`
	granted = `SELECT course_id FROM course_access WHERE person_id = ? AND first_day <= ? AND last_day >= ?`
	exam    = `('exam', 'exam_answer')`
)

// today is the day that it is for the caller: where he signed in. Grants begin
// and end by it.
func today(in access.Scope) clock.Date { return clock.Today(in.Actor().TimeZone) }

// theirs returns the condition that a column names a course which the caller
// teaches (where he is a teacher), and the one that he follows it or was
// granted it.
func theirs(in access.Scope, column string) (teaches, follows db.Where) {
	me := in.Actor().PersonID
	if in.Actor().Roles&access.Teacher != 0 {
		teaches.Add(`(`+column+` IN (`+given+`) OR `+column+` IN (`+accepted+`))`, me, me)
	} else {
		teaches.Add(`1 = 0`)
	}
	day := today(in)
	follows.Add(`(`+column+` IN (`+followed+`) OR `+column+` IN (`+granted+`))`, me, me, day, day)
	return teaches, follows
}

// coursesIn keeps a query of courses c inside the caller's reach.
func coursesIn(in access.Scope) (w db.Where) {
	if !in.CoversAll() {
		teaches, follows := theirs(in, "c.id")
		w.Or(teaches, follows)
	}
	return w
}

// documentsIn keeps a query of documents d inside the caller's reach. Exams
// and their answers are for nobody whose right comes from a class or a grant.
func documentsIn(in access.Scope) (w db.Where) {
	exams := in.Under(readExams)
	switch {
	case in.CoversAll() && exams.CoversAll():
	case in.CoversAll():
		teaches, _ := theirs(in, "d.course_id")
		var harmless db.Where
		harmless.Add(`d.type NOT IN ` + exam)
		w.Or(teaches, harmless)
	default:
		teaches, follows := theirs(in, "d.course_id")
		follows.Add(`d.student_access AND d.type NOT IN ` + exam)
		w.Or(teaches, follows)
	}
	return w
}

// isExam reports whether documents of a type are never for students.
func isExam(documentType string) bool { return strings.Contains(exam, "'"+documentType+"'") }
