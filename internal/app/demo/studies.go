package demo

import (
	"context"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
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
	enrollment, person  string
	confirmed           clock.Time
	outcome             string
	outcomeAt           clock.Time
	diligence, strength int
	last                studies.NewMark // his last mark
	sure                bool            // who has an account has every mark and grade
}

// addStudies makes up who was there and what he was graded, over two years: most
// are diligent, a few are not; some sheets are not taken or not graded yet.
func addStudies(ctx context.Context, tx *db.Tx, w *world) error {
	s := &studying{dice: w.dice("studies"), office: w.accountAt(0, access.Secretary), told: map[string]bool{}}
	for _, k := range w.classes[:min(len(w.classes), studiedClasses)] {
		lessons, err := findLessons(ctx, tx, k.ID)
		if err != nil {
			return err
		}
		learners, err := s.findLearners(ctx, tx, k.ID, []string{w.accountAt(0, access.Student), w.accountAt(1, access.Student)})
		if err != nil {
			return err
		}
		s.class(k, lessons, learners)
	}
	if err := studies.AddAbsences(ctx, tx, s.absences); err != nil {
		return err
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

func (s *studying) findLearners(ctx context.Context, tx *db.Tx, classID string, accounts []string) ([]learner, error) {
	return db.All(ctx, tx, func(r db.Row) (l learner, err error) {
		err = r.Scan(&l.enrollment, &l.person, &l.confirmed, &l.outcome, &l.outcomeAt)
		l.diligence, l.strength = pick(s.dice, []int{98, 98, 96, 95, 93, 90, 85, 68}), s.between(62, 92)
		if slices.Contains(accounts, l.person) {
			l.diligence, l.strength, l.sure = 93, 82, true
		}
		return l, err
	}, `SELECT id, person_id, confirmed_at, outcome, outcome_at FROM enrollment WHERE class_id = ? AND status = 'confirmed' ORDER BY sort_name, id`, classID)
}

// follows reports whether somebody was in the class at a lesson.
func (l learner) follows(at lesson) bool {
	return !at.day.Before(clock.DateOf(l.confirmed, clock.Zone(at.zone))) && (l.outcome == "" || l.outcomeAt.After(at.startsAt))
}

// studying is what classes did while it is made up.
type studying struct {
	dice
	office   string
	told     map[string]bool // who announced which day
	marks    []studies.NewMark
	grades   []studies.NewGrade
	states   []studies.NewState
	absences []studies.NewAbsence
}

// class makes up what a class did in all its courses, and who will be away when
// it meets again.
func (s *studying) class(k academic.NewClass, lessons []lesson, learners []learner) {
	for number := 0; len(lessons) > 0; number++ {
		n := slices.IndexFunc(lessons, func(l lesson) bool { return l.agendaCourse != lessons[0].agendaCourse })
		if n < 0 {
			n = len(lessons)
		}
		c := &attended{lessons: lessons[:n], learners: learners, first: number == 0}
		if n == len(lessons) {
			s.stage(c, k)
		}
		s.course(c)
		lessons = lessons[n:]
	}
	for i := range learners {
		if who := &learners[i]; i%9 == 2 && who.outcome == "" && !who.sure && k.StartYear == schoolYear() {
			s.announce(who, soon(), soon().AddDays(1), days(-2))
		}
	}
}

// attended is an agenda course as a class had it, and how far its sheets are.
type attended struct {
	lessons                             []lesson
	learners                            []learner
	first                               bool
	last, untaken, ungraded, unfinished bool
	unpublished                         bool
}

// stage says how far the sheets of a class's last course are. Of the first older
// class of a campus one is not taken, and its grades are being typed; the grades
// of the first younger one, where the accounts are, were published.
func (s *studying) stage(c *attended, k academic.NewClass) {
	c.last, c.ungraded, c.untaken, c.unpublished = true, s.roll(50), s.roll(30), s.roll(30)
	if strings.HasSuffix(k.Code, "-A") {
		older := k.StartYear < schoolYear()
		c.ungraded, c.untaken, c.unfinished, c.unpublished = false, older, older, older
	}
}

// course makes up one agenda course of a class.
func (s *studying) course(c *attended) {
	there := make([]bool, len(c.learners))
	for i, at := range c.lessons {
		if c.untaken && i == len(c.lessons)-1 {
			continue
		}
		for j := range c.learners {
			if who := &c.learners[j]; who.follows(at) {
				there[j] = true
				s.mark(at, who)
			}
		}
	}
	if c.ungraded || !slices.Contains(there, true) {
		return
	}
	final := c.lessons[len(c.lessons)-1]
	at := final.endsAt.Add(7 * 24 * time.Hour)
	if now := thisMorning(); now.Before(at) {
		at = now
	}
	for j, who := range c.learners {
		if there[j] && (!c.unfinished || j < (len(c.learners)+1)/2) {
			s.grade(final, who, at, c.outcome(j))
		}
	}
	s.publish(final, at, c)
}

// publish lets the students see the grades; those of earlier courses are locked.
func (s *studying) publish(final lesson, at clock.Time, c *attended) {
	if c.unpublished {
		return
	}
	state := studies.NewState{AgendaCourseID: final.agendaCourse, ClassID: final.class, By: s.by(final), PublishedAt: at}
	if !c.last {
		state.LockedAt = at
	}
	s.states = append(s.states, state)
}
