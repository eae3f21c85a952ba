package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// toldGrades is the event that a student's grades in a course were published.
const toldGrades = "grades_published"

// learners are who may read grades and papers of his own.
const learners = access.Student | access.Alumni

// kinds are the events that people are told of.
func (a *Area) kinds() []notice.Kind {
	return append([]notice.Kind{
		{Name: toldGrades, Readers: learners, Letter: a.gradesLetter},
		{Name: toldPaper, Readers: learners, Letter: a.paperLetter},
		{Name: toldAbsence, Readers: office, Quiet: true, Opens: true, Letter: absenceLetter},
	}, catchUpKinds()...)
}

// publishGrades lets the students see their grades, and tells them, once.
func (a *Area) publishGrades(ctx context.Context, in *SheetID) (GradeSheet, error) {
	return a.settle(ctx, *in, "publishGrades", func(s SheetState) (publish, lock bool) { return true, s.Locked })
}

// lockGrades ends entering; what is locked is published.
func (a *Area) lockGrades(ctx context.Context, in *SheetID) (GradeSheet, error) {
	return a.settle(ctx, *in, "lockGrades", func(SheetState) (publish, lock bool) { return true, true })
}

// unlockGrades lets grades be entered again; they stay published.
func (a *Area) unlockGrades(ctx context.Context, in *SheetID) (GradeSheet, error) {
	return a.settle(ctx, *in, "unlockGrades", func(s SheetState) (publish, lock bool) { return s.Published, false })
}

// settle publishes, locks or unlocks a sheet: what is so already stays so.
func (a *Area) settle(ctx context.Context, id SheetID, action string, to func(SheetState) (publish, lock bool)) (g GradeSheet, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		s, err := findGradeSheet(ctx, tx, scope, id)
		if err != nil {
			return err
		}
		if err := s.open(); err != nil {
			return err
		}
		if g, err = a.gradesOf(ctx, tx, id, s); err != nil {
			return err
		}
		publish, lock := to(g.SheetState)
		if err := a.move(ctx, tx, id, g, publish, lock, action); err != nil {
			return err
		}
		g, err = a.gradesOf(ctx, tx, id, s)
		return err
	})
	return g, err
}

// move carries a change of state out, tells the students, and writes the trail.
func (a *Area) move(ctx context.Context, tx *db.Tx, id SheetID, g GradeSheet, publish, lock bool, action string) error {
	before := g.SheetState
	if publish == before.Published && lock == before.Locked {
		return nil
	}
	if publish && !before.Published && g.Statistics.Graded+g.Statistics.Absent+g.Statistics.Exempt == 0 {
		return fault.New(fault.Conflict, "grade.nothing_to_publish")
	}
	if err := saveState(ctx, tx, id, before, publish, lock, access.From(ctx).Actor().PersonID); err != nil {
		return err
	}
	if err := audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: "grade", EntityID: id.AgendaCourseID, CampusID: g.CampusID,
		Before: map[string]any{"class": g.ClassCode, "published": before.Published, "locked": before.Locked},
		After:  map[string]any{"class": g.ClassCode, "published": publish, "locked": lock},
	}); err != nil || !publish || before.Published {
		return err
	}
	return notice.Tell(ctx, tx, g.told())
}

// told is what the students of a sheet are told when it is published: each who
// has a grade, once for all times.
func (g GradeSheet) told() (all []notice.Told) {
	for _, who := range g.Students {
		if who.Counts.State == noGrade {
			continue
		}
		all = append(all, notice.Told{
			PersonID: who.StudentID, Event: "grades:" + g.AgendaCourseID + ":" + g.ClassID, Kind: toldGrades,
			Params: fault.Params{"course": g.CourseName, "agenda_course_id": g.AgendaCourseID, "class_id": g.ClassID},
			Link:   "/apps/student/notes/" + who.StudentID + "/" + g.CourseID,
		})
	}
	return all
}

// gradesLetter writes to a student that his grades are there, as long as they
// are. What they are stands on the page, not in the mail.
func (a *Area) gradesLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	course, _ := to.Notice.Params["agenda_course_id"].(string)
	class, _ := to.Notice.Params["class_id"].(string)
	state, err := findState(ctx, q, SheetID{course, class})
	if err != nil || !state.Published {
		return m, err
	}
	return mail.Message{Template: toldGrades, Path: to.Notice.Link, Params: fault.Params{"course": to.Notice.Params["course"]}}, nil
}
