package studies

import (
	"cmp"
	"context"
	"database/sql"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// seat is somebody's place in a class with what its report says.
type seat struct {
	place
	Report
	curriculumID, previousID string
	timeZone                 string // the campus's
}

const seatColumns = `e.id, e.confirmed_at, e.outcome, e.outcome_at, e.previous_id, e.observation, p.id, p.first_name, p.last_name, p.photo_hash,
	k.id, k.code, k.level, k.programme, k.start_year, k.end_year, k.curriculum_id, h.id, h.name, h.pass_mark, h.required_attendance, h.time_zone`

func scanSeat(r db.Row) (s seat, err error) {
	var previous, photo, curriculum sql.NullString
	err = r.Scan(&s.EnrollmentID, &s.confirmedAt, &s.outcome, &s.outcomeAt, &previous, &s.Observation, &s.StudentID, &s.FirstName, &s.LastName, &photo,
		&s.ClassID, &s.ClassCode, &s.Level, &s.Programme, &s.StartYear, &s.EndYear, &curriculum, &s.CampusID, &s.CampusName, &s.PassMark, &s.RequiredAttendance, &s.timeZone)
	s.previousID, s.PhotoURL, s.curriculumID, s.Outcome = previous.String, photo.String, curriculum.String, s.outcome
	return s, err
}

// findSeats returns the places for which conditions hold, the latest first.
func findSeats(ctx context.Context, q db.Querier, w db.Where) ([]seat, error) {
	w.Add(`e.status = 'confirmed'`)
	return db.All(ctx, q, scanSeat, `SELECT `+seatColumns+` FROM enrollment e JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id
		JOIN campus h ON h.id = k.campus_id`+w.String()+` ORDER BY e.created_at DESC, e.id DESC`, w.Args...)
}

// classHeld holds where somebody of the class of x has a mark in a session s.
const classHeld = `EXISTS (SELECT 1 FROM attendance a JOIN enrollment b ON b.id = a.enrollment_id AND b.class_id = x.class_id WHERE a.agenda_id = s.id AND a.value <> '')`

// heldSession is a session of a class as one student knows it.
type heldSession struct {
	SheetSession
	agendaCourseID, courseID, zone string
	mark                           Mark
	held                           bool
}

func scanHeld(r db.Row) (s heldSession, err error) {
	var value, reason sql.NullString
	var minutes sql.NullInt64
	err = r.Scan(&s.agendaCourseID, &s.courseID, &s.ID, &s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.zone, &value, &minutes, &reason, &s.held)
	s.mark = Mark{Value(value.String), int(minutes.Int64), reason.String}
	return s, err
}

// tally counts the sessions of an agenda course in which a mark says the same.
type tally struct {
	agendaCourseID, courseID string
	value                    Value
	first, last              clock.Date
	sessions                 int
}

// findTallies counts the sessions of a class by what the marks of one place in it
// say, in the order of time.
func findTallies(ctx context.Context, q db.Querier, s seat) ([]tally, error) {
	return db.All(ctx, q, func(r db.Row) (t tally, err error) {
		return t, r.Scan(&t.agendaCourseID, &t.courseID, &t.value, &t.first, &t.last, &t.sessions)
	}, `SELECT s.agenda_course_id, s.course_id, COALESCE(m.value, ''), MIN(s.day), MAX(s.day), COUNT(*)
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id LEFT JOIN attendance m ON m.agenda_id = s.id AND m.enrollment_id = ?
		WHERE x.class_id = ? AND NOT s.canceled GROUP BY s.agenda_course_id, s.course_id, COALESCE(m.value, '') ORDER BY MIN(s.starts_at), s.agenda_course_id`, s.EnrollmentID, s.ClassID)
}

// unmarked is for the sessions in which he has no mark.
const unmarked = `(m.value IS NULL OR m.value = '')`

// findHeld returns the sessions of a class for which a condition holds, with the
// marks of one place in it.
func findHeld(ctx context.Context, q db.Querier, classID, enrollmentID, cond string, args ...any) ([]heldSession, error) {
	var w db.Where
	w.Add(`x.class_id = ? AND NOT s.canceled`, classID)
	w.Add(cond, args...)
	return db.All(ctx, q, scanHeld, `SELECT s.agenda_course_id, s.course_id, s.id, s.day, s.start, s.finish, s.starts_at, o.time_zone, m.value, m.minutes, m.reason,
		CASE WHEN m.value <> '' THEN TRUE ELSE `+classHeld+` END
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN campus o ON o.id = s.campus_id
		LEFT JOIN attendance m ON m.agenda_id = s.id AND m.enrollment_id = ?`+w.String()+` ORDER BY s.starts_at, s.id`, append([]any{enrollmentID}, w.Args...)...)
}

// findOwnAttempts returns the grades of one place, by agenda course, and which
// course each of these is.
func findOwnAttempts(ctx context.Context, q db.Querier, enrollmentID string) (all map[string][]Attempt, courses map[string]string, err error) {
	all, courses = map[string][]Attempt{}, map[string]string{}
	return all, courses, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var course sql.NullString
		var a Attempt
		err := r.Scan(&id, &a.Attempt, &a.State, &a.Points, &a.Comment, &a.Version, &a.At, &course)
		all[id], courses[id] = append(all[id], a), course.String
		return err
	}, `SELECT g.agenda_course_id, g.attempt, g.state, g.points, g.comment, g.version, g.graded_at,
		(SELECT MIN(s.course_id) FROM published_agenda s WHERE s.agenda_course_id = g.agenda_course_id)
		FROM grade g WHERE g.enrollment_id = ? ORDER BY g.agenda_course_id, g.attempt`, enrollmentID)
}

// findStates returns which sheets of a class were published and locked, by
// agenda course.
func findStates(ctx context.Context, q db.Querier, classID string) (map[string]SheetState, error) {
	all := map[string]SheetState{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s SheetState
		err := r.Scan(&id, &s.PublishedAt, &s.LockedAt)
		s.Published, s.Locked = !s.PublishedAt.IsZero(), !s.LockedAt.IsZero()
		all[id] = s
		return err
	}, `SELECT agenda_course_id, published_at, locked_at FROM grade_sheet WHERE class_id = ?`, classID)
}

// subject is a course as a class weighs it.
type subject struct {
	code, name string
	hours      int
}

// findSubjects returns courses with their hours: of the curriculum, else their
// own.
func findSubjects(ctx context.Context, q db.Querier, curriculumID string, ids []string) (map[string]subject, error) {
	all := map[string]subject{}
	var w db.Where
	w.Among(q, `c.id`, ids)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s subject
		err := r.Scan(&id, &s.code, &s.name, &s.hours)
		all[id] = s
		return err
	}, `SELECT c.id, c.code, c.name, COALESCE(cc.hours, c.hours) FROM course c LEFT JOIN curriculum_course cc ON cc.course_id = c.id AND cc.curriculum_id = ?`+w.String(),
		append([]any{curriculumID}, w.Args...)...)
}

// findCodes returns the codes of the courses of a curriculum, or of what a class
// was given; none where it has neither.
func findCodes(ctx context.Context, q db.Querier, s seat) (map[string]bool, error) {
	all := map[string]bool{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		code, err := db.ScanString(r)
		all[code] = true
		return err
	}, `SELECT c.code FROM curriculum_course cc JOIN course c ON c.id = cc.course_id WHERE cc.curriculum_id = ?
		UNION SELECT c.code FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN course c ON c.id = s.course_id WHERE x.class_id = ?`, s.curriculumID, s.ClassID)
}

// courses are what somebody did in a class, in the order in which it was given.
func (s seat) courses(ctx context.Context, q db.Querier, seesAll bool) ([]ReportCourse, error) {
	b := courseBuilder{seat: s, at: map[string]int{}}
	if err := b.addMarks(ctx, q); err != nil {
		return nil, err
	}
	attempts, courseOf, err := findOwnAttempts(ctx, q, s.EnrollmentID)
	if err != nil {
		return nil, err
	}
	b.addGraded(attempts, courseOf)
	states, err := findStates(ctx, q, s.ClassID)
	if err != nil {
		return nil, err
	}
	subjects, err := findSubjects(ctx, q, s.curriculumID, b.ids)
	return b.settle(attempts, states, func(id string) subject { return subjects[id] }, seesAll), err
}

// courseBuilder gathers the courses that somebody followed in a class.
type courseBuilder struct {
	seat
	all []ReportCourse
	at  map[string]int // by agenda course
	ids []string       // of the courses
}

// course is that of an agenda course, which has something on these days.
func (b *courseBuilder) course(id, courseID string, first, last clock.Date) *ReportCourse {
	i, known := b.at[id]
	if !known {
		i, b.at[id], b.ids = len(b.all), len(b.all), append(b.ids, courseID)
		b.all = append(b.all, ReportCourse{AgendaCourseID: id, CourseID: courseID, ClassID: b.ClassID, ClassCode: b.ClassCode, FirstDay: first, LastDay: last})
	}
	c := &b.all[i]
	if first.Before(c.FirstDay) {
		c.FirstDay = first
	}
	if c.LastDay.Before(last) {
		c.LastDay = last
	}
	return c
}

// addGraded adds the agenda courses in which he has a grade and no session.
func (b *courseBuilder) addGraded(attempts map[string][]Attempt, courseOf map[string]string) {
	for id, of := range attempts {
		if _, known := b.at[id]; !known && someGraded(of) && courseOf[id] != "" {
			b.course(id, courseOf[id], clock.Date{}, clock.Date{})
		}
	}
}

// settle works out what follows from his grades and marks, in the order of time.
func (b *courseBuilder) settle(attempts map[string][]Attempt, states map[string]SheetState, of func(courseID string) subject, seesAll bool) []ReportCourse {
	for i := range b.all {
		c := &b.all[i]
		is, state := of(c.CourseID), states[c.AgendaCourseID]
		c.CourseCode, c.CourseName, c.Hours = is.code, is.name, max(1, is.hours)
		c.Published, c.Locked = state.Published, state.Locked
		c.settle(attempts[c.AgendaCourseID], seesAll, b.PassMark, b.RequiredAttendance)
	}
	slices.SortStableFunc(b.all, func(a, b ReportCourse) int {
		return cmp.Or(a.FirstDay.DaysSince(b.FirstDay), cmp.Compare(a.AgendaCourseID, b.AgendaCourseID))
	})
	return b.all
}

// addMarks counts his marks. Only the sessions in which he has none are looked at
// one by one: whether he was in the class, and whether they count.
func (b *courseBuilder) addMarks(ctx context.Context, q db.Querier) error {
	tallies, err := findTallies(ctx, q, b.seat)
	if err != nil {
		return err
	}
	some := false
	for _, t := range tallies {
		if t.value == noValue {
			some = true
			continue
		}
		c := b.course(t.agendaCourseID, t.courseID, t.first, t.last)
		for range t.sessions {
			c.Presence.Add(t.value)
		}
	}
	if !some {
		return nil
	}
	held, err := findHeld(ctx, q, b.ClassID, b.EnrollmentID, unmarked)
	for _, one := range held {
		if !b.follows(one.Day, one.StartsAt, clock.Zone(one.zone)) {
			continue
		}
		if c := b.course(one.agendaCourseID, one.courseID, one.Day, one.Day); one.held {
			c.Presence.Add(noValue)
		}
	}
	return err
}

// seesAll reports whether the caller sees more of a student's grades at a campus
// than what was published.
func seesAll(in access.Scope, campusID string) bool {
	return in.Under(enterGrades).CoversCampus(campusID)
}
