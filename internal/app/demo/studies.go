package demo

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// studiedClasses is how many classes have attendance and grades: those of the
// accounts first. In a school that is made large to be measured, the others
// would only take time.
const studiedClasses = 120

// lesson is a session that is over, as a class had it.
type lesson struct {
	id, agendaCourse, class, teacher, zone string
	day                                    clock.Date
	startsAt, endsAt                       clock.Time
}

// learner is somebody in a class, and how he does.
type learner struct {
	enrollment          string
	confirmed           clock.Time
	outcome             string
	outcomeAt           clock.Time
	diligence, strength int
}

// studying is what a class did while it is made up.
type studying struct {
	dice
	office string
	marks  []studies.NewMark
	grades []studies.NewGrade
	states []studies.NewState
}

// addStudies makes up who was there and what he was graded: most are diligent, a
// few are not; some sheets are not taken or not graded yet.
func addStudies(ctx context.Context, tx *db.Tx, w *world) error {
	s := &studying{dice: w.dice("studies"), office: w.accountAt(0, access.Secretary)}
	for _, k := range w.classes[:min(len(w.classes), studiedClasses)] {
		lessons, err := findLessons(ctx, tx, k.ID)
		if err != nil {
			return err
		}
		learners, err := s.findLearners(ctx, tx, k.ID)
		if err != nil {
			return err
		}
		for len(lessons) > 0 {
			n := slices.IndexFunc(lessons, func(l lesson) bool { return l.agendaCourse != lessons[0].agendaCourse })
			if n < 0 {
				n = len(lessons)
			}
			s.course(lessons[:n], learners, n == len(lessons))
			lessons = lessons[n:]
		}
	}
	return studies.AddStudies(ctx, tx, s.marks, s.grades, s.states)
}

// findLessons returns the sessions of a class that are over, course by course.
func findLessons(ctx context.Context, tx *db.Tx, classID string) ([]lesson, error) {
	return db.All(ctx, tx, func(r db.Row) (l lesson, err error) {
		return l, r.Scan(&l.id, &l.agendaCourse, &l.class, &l.teacher, &l.zone, &l.day, &l.startsAt, &l.endsAt)
	}, `SELECT s.id, s.agenda_course_id, x.class_id, COALESCE((SELECT MIN(g.person_id) FROM published_agenda_person g WHERE g.agenda_id = s.id AND g.half = 'teacher'), ''),
		o.time_zone, s.day, s.starts_at, s.ends_at
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN campus o ON o.id = s.campus_id
		WHERE x.class_id = ? AND NOT s.canceled AND s.ends_at < ?
		ORDER BY (SELECT MIN(f.starts_at) FROM published_agenda f WHERE f.agenda_course_id = s.agenda_course_id), s.agenda_course_id, s.starts_at, s.id`, classID, thisMorning())
}

func (s *studying) findLearners(ctx context.Context, tx *db.Tx, classID string) ([]learner, error) {
	return db.All(ctx, tx, func(r db.Row) (l learner, err error) {
		err = r.Scan(&l.enrollment, &l.confirmed, &l.outcome, &l.outcomeAt)
		l.diligence, l.strength = pick(s.dice, []int{98, 98, 96, 95, 93, 90, 85, 68}), s.between(62, 92)
		return l, err
	}, `SELECT id, confirmed_at, outcome, outcome_at FROM enrollment WHERE class_id = ? AND status = 'confirmed' ORDER BY sort_name, id`, classID)
}

// follows reports whether somebody was in the class at a lesson.
func (l learner) follows(at lesson) bool {
	return !at.day.Before(clock.DateOf(l.confirmed, clock.Zone(at.zone))) && (l.outcome == "" || l.outcomeAt.After(at.startsAt))
}

// course makes up one agenda course of a class. The last one is still without
// grades in half of the classes, and its last sheet is not always taken.
func (s *studying) course(lessons []lesson, learners []learner, last bool) {
	ungraded, untaken := last && s.roll(50), last && s.roll(30)
	there := map[string]bool{}
	for i, at := range lessons {
		if untaken && i == len(lessons)-1 {
			continue
		}
		for _, who := range learners {
			if who.follows(at) {
				there[who.enrollment] = true
				s.mark(at, who)
			}
		}
	}
	if ungraded || len(there) == 0 {
		return
	}
	final := lessons[len(lessons)-1]
	at := final.endsAt.Add(7 * 24 * time.Hour)
	if now := thisMorning(); now.Before(at) {
		at = now
	}
	for _, who := range learners {
		if there[who.enrollment] {
			s.grade(final, who, at)
		}
	}
	s.publish(final, at, last)
}

var reasons = []string{"Malade", "Voyage de travail", "Mariage dans la famille", "Enfant malade"}

// mark makes up whether somebody was there; now and then nobody wrote it down.
func (s *studying) mark(at lesson, who learner) {
	m := studies.Mark{Value: studies.Present}
	switch {
	case s.roll(1):
		return
	case !s.roll(who.diligence):
		m = studies.Mark{Value: pick(s.dice, []studies.Value{studies.Absent, studies.Absent, studies.Justified, studies.MadeUp})}
		if m.Value == studies.Justified {
			m.Reason = pick(s.dice, reasons)
		}
	case s.roll(5):
		m = studies.Mark{Value: studies.Late, Minutes: 5 * s.between(1, 6)}
	case s.roll(4):
		m.Value = studies.Online
	}
	s.marks = append(s.marks, studies.NewMark{AgendaID: at.id, EnrollmentID: who.enrollment, By: s.by(at), Mark: m, At: at.endsAt})
}

// by is who entered something: the teacher, or the office.
func (s *studying) by(at lesson) string {
	if at.teacher == "" || s.roll(40) {
		return s.office
	}
	return at.teacher
}

// grade makes up a grade; who failed may have tried again.
func (s *studying) grade(final lesson, who learner, at clock.Time) {
	g := studies.NewGrade{AgendaCourseID: final.agendaCourse, EnrollmentID: who.enrollment, By: s.by(final), At: at}
	switch {
	case s.roll(3):
		return // not yet
	case s.roll(3):
		g.State = studies.Missed
	case s.roll(2):
		g.State = studies.Exempt
	default:
		g.State, g.Points = studies.Graded, s.points(who)
	}
	s.grades = append(s.grades, g)
	if g.State == studies.Graded && g.Points < 7000 && s.roll(60) {
		g.Attempt, g.Points = 1, max(g.Points, s.points(who)+500)
		g.Points = min(g.Points, studies.MaxPoints)
		s.grades = append(s.grades, g)
	}
}

// points are around what somebody can do, in halves.
func (s *studying) points(who learner) studies.Points {
	return min(studies.MaxPoints, studies.Points((who.strength+s.between(-12, 10))*100+50*s.IntN(2)))
}

// publish lets the students see the grades; those of earlier courses are locked.
func (s *studying) publish(final lesson, at clock.Time, last bool) {
	if last && s.roll(30) {
		return
	}
	state := studies.NewState{AgendaCourseID: final.agendaCourse, ClassID: final.class, By: s.by(final), PublishedAt: at}
	if !last {
		state.LockedAt = at
	}
	s.states = append(s.states, state)
}
