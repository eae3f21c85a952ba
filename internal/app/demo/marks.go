package demo

import (
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/studies"
)

var reasons = []string{"Malade", "Voyage de travail", "Mariage dans la famille", "Enfant malade"}

// mark makes up whether somebody was there; now and then nobody wrote it down.
// Who is away in the morning mostly is so in the afternoon.
func (s *studying) mark(at lesson, who *learner) {
	m := studies.Mark{Value: studies.Present}
	switch was := who.last; {
	case !who.sure && s.roll(1):
		return
	case (was.Value == studies.Absent || was.Value == studies.Justified) && clock.DateOf(was.At, clock.Zone(at.zone)) == at.day && s.roll(75):
		m = was.Mark
	case !s.roll(who.diligence):
		m = s.away(at, who)
	case s.roll(5):
		m = studies.Mark{Value: studies.Late, Minutes: 5 * s.between(1, 6)}
	case s.roll(4):
		m.Value = studies.Online
	}
	who.last = studies.NewMark{AgendaID: at.id, EnrollmentID: who.enrollment, By: s.by(at), Mark: m, At: at.endsAt}
	s.marks = append(s.marks, who.last)
}

// away is a mark of somebody who did not come; who had a reason has mostly told
// of it before.
func (s *studying) away(at lesson, who *learner) studies.Mark {
	m := studies.Mark{Value: pick(s.dice, []studies.Value{studies.Absent, studies.Absent, studies.Justified, studies.MadeUp})}
	if m.Value == studies.Justified {
		m.Reason = pick(s.dice, reasons)
		if s.roll(60) {
			s.announce(who, at.day, at.day, at.startsAt.Add(-4*24*time.Hour))
		}
	}
	return m
}

// announce has somebody say that he will be away, once for a day.
func (s *studying) announce(who *learner, first, last clock.Date, at clock.Time) {
	if key := who.person + first.String(); !s.told[key] {
		s.told[key] = true
		s.absences = append(s.absences, studies.NewAbsence{ID: s.id(at), PersonID: who.person, By: who.person, At: at, AbsenceFields: studies.AbsenceFields{
			FirstDay: first, LastDay: last, Reason: pick(s.dice, reasons),
		}})
	}
}

// by is who entered something: the teacher, or the office.
func (s *studying) by(at lesson) string {
	if at.teacher == "" || s.roll(40) {
		return s.office
	}
	return at.teacher
}

// outcome is what somebody's grade is to be, so that a class has one of each in
// its first course; empty for chance.
func (c *attended) outcome(student int) string {
	outcomes := []string{studies.Missed, studies.Exempt, retaken, failed}
	if !c.first || student >= len(outcomes) || c.learners[student].sure {
		return ""
	}
	return outcomes[student]
}

// Two outcomes that are no state of a grade.
const (
	retaken = "retaken"
	failed  = "failed"
)

var comments = []string{"Très bon travail écrit.", "À revoir : la troisième partie.", "Participe beaucoup.", "Copie rendue en retard."}

// grade makes up a grade; who failed may have tried again.
func (s *studying) grade(final lesson, who learner, at clock.Time, outcome string) {
	g := studies.NewGrade{AgendaCourseID: final.agendaCourse, EnrollmentID: who.enrollment, By: s.by(final), At: at}
	g.State = studies.Graded
	switch chance := s.IntN(100); {
	case outcome == studies.Missed || outcome == studies.Exempt:
		g.State = outcome
	case outcome != "":
		g.Points = studies.Points(100*s.between(41, 66) + 50)
	case !who.sure && chance < 3:
		return // not yet
	case !who.sure && chance < 6:
		g.State = studies.Missed
	case !who.sure && chance < 8:
		g.State = studies.Exempt
	default:
		g.Points = s.points(who)
	}
	if g.State == studies.Graded && s.roll(8) {
		g.Comment = pick(s.dice, comments)
	}
	s.grades = append(s.grades, g)
	if below := g.State == studies.Graded && g.Points < 7000; below && outcome != failed && (outcome == retaken || s.roll(60)) {
		g.Attempt, g.Comment, g.Points = 1, "", min(studies.MaxPoints, max(g.Points, s.points(who)+500))
		s.grades = append(s.grades, g)
	}
}

// points are around what somebody can do, in halves.
func (s *studying) points(who learner) studies.Points {
	return min(studies.MaxPoints, studies.Points((who.strength+s.between(-12, 10))*100+50*s.IntN(2)))
}
