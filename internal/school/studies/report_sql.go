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
	k.id, k.code, k.level, k.programme, k.start_year, k.end_year, k.curriculum_id, h.id, h.name, h.pass_mark, h.required_attendance, h.time_zone,
	COALESCE(g.name, ''), COALESCE(g.title, '')`

func scanSeat(r db.Row) (s seat, err error) {
	var previous, photo, curriculum sql.NullString
	err = r.Scan(&s.EnrollmentID, &s.confirmedAt, &s.outcome, &s.outcomeAt, &previous, &s.Observation, &s.StudentID, &s.FirstName, &s.LastName, &photo,
		&s.ClassID, &s.ClassCode, &s.Level, &s.Programme, &s.StartYear, &s.EndYear, &curriculum, &s.CampusID, &s.CampusName, &s.PassMark, &s.RequiredAttendance, &s.timeZone,
		&s.Signatory, &s.SignatoryTitle)
	s.previousID, s.PhotoURL, s.curriculumID, s.Outcome = previous.String, photo.String, curriculum.String, s.outcome
	return s, err
}

// findSeats returns the places for which conditions hold, the latest first.
func findSeats(ctx context.Context, q db.Querier, w db.Where) ([]seat, error) {
	w.Add(`e.status = 'confirmed'`)
	return db.All(ctx, q, scanSeat, `SELECT `+seatColumns+` FROM enrollment e JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id
		JOIN campus h ON h.id = k.campus_id LEFT JOIN paper_signature g ON g.campus_id = h.id`+w.String()+` ORDER BY e.created_at DESC, e.id DESC`, w.Args...)
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

// lesson is an agenda course as a class knows it: its course with its hours, of
// the curriculum or else its own, and what became of its grades.
type lesson struct {
	agendaCourseID, courseID string
	subject
	published, locked bool
}

const (
	lessonColumns = `t.agenda_course_id, t.course_id, c.code, c.name, COALESCE(cc.hours, c.hours), n.published_at IS NOT NULL, n.locked_at IS NOT NULL`
	// lessonTables follow agenda courses t; they ask for a curriculum and a class.
	lessonTables = ` AS t JOIN course c ON c.id = t.course_id LEFT JOIN curriculum_course cc ON cc.course_id = c.id AND cc.curriculum_id = ?
		LEFT JOIN grade_sheet n ON n.agenda_course_id = t.agenda_course_id AND n.class_id = ?`
)

func (t *lesson) columns() []any {
	return []any{&t.agendaCourseID, &t.courseID, &t.code, &t.name, &t.hours, &t.published, &t.locked}
}

// tally counts the sessions of an agenda course in which a mark says the same.
type tally struct {
	lesson
	value       Value
	first, last clock.Date
	sessions    int
}

// findTallies counts the sessions of a class by what the marks of one place in it
// say, in the order of time.
func findTallies(ctx context.Context, q db.Querier, s seat) ([]tally, error) {
	return db.All(ctx, q, func(r db.Row) (t tally, err error) {
		return t, r.Scan(append(t.columns(), &t.value, &t.first, &t.last, &t.sessions)...)
	}, `SELECT `+lessonColumns+`, t.value, t.first_day, t.last_day, t.sessions FROM
		(SELECT s.agenda_course_id, s.course_id, COALESCE(m.value, '') AS value, MIN(s.day) AS first_day, MAX(s.day) AS last_day, COUNT(*) AS sessions, MIN(s.starts_at) AS begins
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id LEFT JOIN attendance m ON m.agenda_id = s.id AND m.enrollment_id = ?
		WHERE x.class_id = ? AND NOT s.canceled GROUP BY s.agenda_course_id, s.course_id, COALESCE(m.value, ''))`+lessonTables+` ORDER BY t.begins, t.agenda_course_id`,
		s.EnrollmentID, s.ClassID, s.curriculumID, s.ClassID)
}

// findLessons returns agenda courses as the class of a place knows them.
func findLessons(ctx context.Context, q db.Querier, s seat, ids []string) ([]lesson, error) {
	var w db.Where
	w.Among(q, `agenda_course_id`, ids)
	return db.All(ctx, q, func(r db.Row) (t lesson, err error) { return t, r.Scan(t.columns()...) },
		`SELECT `+lessonColumns+` FROM (SELECT agenda_course_id, MIN(course_id) AS course_id FROM published_agenda`+w.String()+` GROUP BY agenda_course_id)`+lessonTables,
		append(w.Args, s.curriculumID, s.ClassID)...)
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

// findOwnAttempts returns the grades of one place, by agenda course.
func findOwnAttempts(ctx context.Context, q db.Querier, enrollmentID string) (map[string][]Attempt, error) {
	all := map[string][]Attempt{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var a Attempt
		err := r.Scan(&id, &a.Attempt, &a.State, &a.Points, &a.Comment, &a.Version, &a.At)
		all[id] = append(all[id], a)
		return err
	}, `SELECT agenda_course_id, attempt, state, points, comment, version, graded_at FROM grade WHERE enrollment_id = ? ORDER BY agenda_course_id, attempt`, enrollmentID)
}

// subject is a course as a class weighs it.
type subject struct {
	code, name string
	hours      int
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
	known, err := b.addMarks(ctx, q)
	if err != nil {
		return nil, err
	}
	attempts, err := findOwnAttempts(ctx, q, s.EnrollmentID)
	if err != nil {
		return nil, err
	}
	courseOf, subjects, states := map[string]string{}, map[string]subject{}, map[string]SheetState{}
	all, err := s.withGraded(ctx, q, known, attempts)
	for _, t := range all {
		courseOf[t.agendaCourseID], subjects[t.courseID] = t.courseID, t.subject
		states[t.agendaCourseID] = SheetState{Published: t.published, Locked: t.locked}
	}
	b.addGraded(attempts, courseOf)
	return b.settle(attempts, states, func(id string) subject { return subjects[id] }, seesAll), err
}

// withGraded adds the agenda courses in which he has a grade, and which his class
// no longer has.
func (s seat) withGraded(ctx context.Context, q db.Querier, known []lesson, attempts map[string][]Attempt) ([]lesson, error) {
	var others []string
	for id := range attempts {
		if !slices.ContainsFunc(known, func(t lesson) bool { return t.agendaCourseID == id }) {
			others = append(others, id)
		}
	}
	if len(others) == 0 {
		return known, nil
	}
	slices.Sort(others)
	more, err := findLessons(ctx, q, s, others)
	return append(known, more...), err
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
// one by one: whether he was in the class, and whether they count. It returns what
// the class was taught.
func (b *courseBuilder) addMarks(ctx context.Context, q db.Querier) (all []lesson, err error) {
	tallies, err := findTallies(ctx, q, b.seat)
	if err != nil {
		return nil, err
	}
	some := false
	for _, t := range tallies {
		all = append(all, t.lesson)
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
		return all, nil
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
	return all, err
}

// seesAll reports whether the caller sees more of a student's grades at a campus
// than what was published.
func seesAll(in access.Scope, campusID string) bool {
	return in.Under(enterGrades).CoversCampus(campusID)
}
