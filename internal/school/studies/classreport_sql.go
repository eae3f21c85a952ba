package studies

import (
	"context"
	"database/sql"
	"maps"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// reading is what several places in classes have of marks and grades. It is read
// by sets: in as many statements for a class of a hundred as for one of three.
type reading struct {
	seats    map[string]seat           // by enrollment, those that people were transferred from among them
	courses  map[string][]ReportCourse // by enrollment
	sessions map[string][]classSession // by class
	reads    readingOf
}

// readingOf is what is read of marks and grades.
type readingOf struct {
	marks   bool // averages need none, nor what is missing
	seesAll bool // what was not published, too
}

// classSession is a session as a class has it.
type classSession struct {
	id, agendaCourseID, courseID string
	day                          clock.Date
	startsAt, endsAt             clock.Time
	zone                         *time.Location
	held                         bool
}

// maxTransfers is how far back it is looked for what somebody did before.
const maxTransfers = 10

// readSeats reads what places have, and what those had that people came from.
func readSeats(ctx context.Context, q db.Querier, seats []seat, of readingOf) (*reading, error) {
	r := &reading{seats: map[string]seat{}, courses: map[string][]ReportCourse{}, sessions: map[string][]classSession{}, reads: of}
	for range maxTransfers {
		if err := r.add(ctx, q, seats); err != nil {
			return nil, err
		}
		earlier := []string{}
		for _, s := range seats {
			if _, known := r.seats[s.previousID]; s.previousID != "" && !known {
				earlier = append(earlier, s.previousID)
			}
		}
		if len(earlier) == 0 {
			break
		}
		var w db.Where
		var err error
		w.Among(q, `e.id`, earlier)
		if seats, err = findSeats(ctx, q, w); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// add reads the courses of some places.
func (r *reading) add(ctx context.Context, q db.Querier, seats []seat) error {
	enrollments, classes := make([]string, len(seats)), []string{}
	for i, s := range seats {
		enrollments[i], r.seats[s.EnrollmentID] = s.EnrollmentID, s
		if !slices.Contains(classes, s.ClassID) {
			classes = append(classes, s.ClassID)
		}
	}
	all := found{seats: seats}
	var err error
	if err := r.addSessions(ctx, q, classes); err != nil {
		return err
	}
	if r.reads.marks {
		if all.marks, err = findMarksOf(ctx, q, enrollments); err != nil {
			return err
		}
	}
	if all.attempts, err = findAttemptsOf(ctx, q, enrollments); err != nil {
		return err
	}
	if all.states, err = findStatesOf(ctx, q, classes); err != nil {
		return err
	}
	return r.build(ctx, q, all)
}

// found is what was read of some places, before courses are made of it.
type found struct {
	seats    []seat
	marks    map[cellKey]Value
	attempts map[string]map[string][]Attempt  // by enrollment and agenda course
	states   map[string]map[string]SheetState // by class and agenda course
}

// build makes courses of what was read.
func (r *reading) build(ctx context.Context, q db.Querier, all found) error {
	courseOf, err := all.courseOf(ctx, q)
	if err != nil {
		return err
	}
	builders, ids, curricula := make([]courseBuilder, len(all.seats)), []string{}, []string{}
	for i, s := range all.seats {
		b := courseBuilder{seat: s, at: map[string]int{}}
		for _, one := range r.sessions[s.ClassID] {
			value := all.marks[cellKey{one.id, s.EnrollmentID}]
			if value == noValue && !s.follows(one.day, one.startsAt, one.zone) {
				continue
			}
			if c := b.course(one.agendaCourseID, one.courseID, one.day, one.day); value != noValue || one.held {
				c.Presence.Add(value)
			}
		}
		b.addGraded(all.attempts[s.EnrollmentID], courseOf)
		ids, curricula = append(ids, b.ids...), append(curricula, s.curriculumID)
		builders[i] = b
	}
	slices.Sort(ids)
	slices.Sort(curricula)
	weigh, err := findWeights(ctx, q, slices.Compact(ids), slices.Compact(curricula))
	for i, s := range all.seats {
		of := func(courseID string) subject { return weigh(s.curriculumID, courseID) }
		r.courses[s.EnrollmentID] = builders[i].settle(all.attempts[s.EnrollmentID], all.states[s.ClassID], of, r.reads.seesAll)
	}
	return err
}

// addSessions reads the sessions of classes, in the order of time.
func (r *reading) addSessions(ctx context.Context, q db.Querier, classes []string) error {
	for _, id := range classes { // one that was read before is read again, once
		r.sessions[id] = nil
	}
	var w db.Where
	w.Add(`NOT s.canceled`)
	w.Among(q, `x.class_id`, classes)
	return db.Each(ctx, q, func(row db.Row) error {
		var class, zone string
		var s classSession
		err := row.Scan(&class, &s.id, &s.agendaCourseID, &s.courseID, &s.day, &s.startsAt, &s.endsAt, &zone, &s.held)
		s.zone = clock.Zone(zone)
		r.sessions[class] = append(r.sessions[class], s)
		return err
	}, `SELECT x.class_id, s.id, s.agenda_course_id, s.course_id, s.day, s.starts_at, s.ends_at, o.time_zone, `+classHeld+`
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN campus o ON o.id = s.campus_id`+w.String()+` ORDER BY s.starts_at, s.id`, w.Args...)
}

func findMarksOf(ctx context.Context, q db.Querier, enrollments []string) (map[cellKey]Value, error) {
	all := map[cellKey]Value{}
	var w db.Where
	w.Among(q, `m.enrollment_id`, enrollments)
	w.Add(`m.value <> ''`)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var key cellKey
		var value Value
		err := r.Scan(&key.session, &key.enrollment, &value)
		all[key] = value
		return err
	}, `SELECT m.agenda_id, m.enrollment_id, m.value FROM attendance m`+w.String(), w.Args...)
}

func findAttemptsOf(ctx context.Context, q db.Querier, enrollments []string) (map[string]map[string][]Attempt, error) {
	all := map[string]map[string][]Attempt{}
	var w db.Where
	w.Among(q, `g.enrollment_id`, enrollments)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var enrollment, course string
		var a Attempt
		err := r.Scan(&enrollment, &course, &a.Attempt, &a.State, &a.Points)
		if all[enrollment] == nil {
			all[enrollment] = map[string][]Attempt{}
		}
		all[enrollment][course] = append(all[enrollment][course], a)
		return err
	}, `SELECT g.enrollment_id, g.agenda_course_id, g.attempt, g.state, g.points FROM grade g`+w.String()+` ORDER BY g.enrollment_id, g.agenda_course_id, g.attempt`, w.Args...)
}

func findStatesOf(ctx context.Context, q db.Querier, classes []string) (map[string]map[string]SheetState, error) {
	all := map[string]map[string]SheetState{}
	var w db.Where
	w.Among(q, `class_id`, classes)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var class, course string
		var s SheetState
		err := r.Scan(&class, &course, &s.PublishedAt, &s.LockedAt)
		s.Published, s.Locked = !s.PublishedAt.IsZero(), !s.LockedAt.IsZero()
		if all[class] == nil {
			all[class] = map[string]SheetState{}
		}
		all[class][course] = s
		return err
	}, `SELECT class_id, agenda_course_id, published_at, locked_at FROM grade_sheet`+w.String(), w.Args...)
}

// courseOf says which course each agenda course is that has grades.
func (f found) courseOf(ctx context.Context, q db.Querier) (map[string]string, error) {
	ids := map[string]bool{}
	for _, of := range f.attempts {
		for id := range of {
			ids[id] = true
		}
	}
	var w db.Where
	w.Among(q, `s.agenda_course_id`, slices.Sorted(maps.Keys(ids)))
	all := map[string]string{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id, course string
		err := r.Scan(&id, &course)
		all[id] = course
		return err
	}, `SELECT s.agenda_course_id, MIN(s.course_id) FROM published_agenda s`+w.String()+` GROUP BY s.agenda_course_id`, w.Args...)
}

// findWeights returns how curricula weigh courses: by their hours there, else by
// the course's own.
func findWeights(ctx context.Context, q db.Querier, courses, curricula []string) (func(curriculumID, courseID string) subject, error) {
	own, there := map[string]subject{}, map[[2]string]int{}
	var w, c db.Where
	w.Among(q, `c.id`, courses)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s subject
		err := r.Scan(&id, &s.code, &s.name, &s.hours)
		own[id] = s
		return err
	}, `SELECT c.id, c.code, c.name, c.hours FROM course c`+w.String(), w.Args...); err != nil {
		return nil, err
	}
	c.Among(q, `curriculum_id`, curricula)
	err := db.Each(ctx, q, func(r db.Row) error {
		var key [2]string
		var hours int
		err := r.Scan(&key[0], &key[1], &hours)
		there[key] = hours
		return err
	}, `SELECT curriculum_id, course_id, hours FROM curriculum_course`+c.String(), c.Args...)
	return func(curriculumID, courseID string) subject {
		s := own[courseID]
		if hours, ok := there[[2]string{curriculumID, courseID}]; ok {
			s.hours = hours
		}
		return s
	}, err
}

// studentReport is a report with the place that it is of.
type studentReport struct {
	Report
	enrollmentID string
}

// findReports returns the reports of everybody in classes, by class, and what
// they were made of.
func findReports(ctx context.Context, q db.Querier, w db.Where, of readingOf) (map[string][]studentReport, *reading, error) {
	seats, err := findSeats(ctx, q, w)
	if err != nil {
		return nil, nil, err
	}
	return reportsOf(ctx, q, seats, of)
}

// reportsOf makes reports of places, by class.
func reportsOf(ctx context.Context, q db.Querier, seats []seat, of readingOf) (map[string][]studentReport, *reading, error) {
	r, err := readSeats(ctx, q, seats, of)
	if err != nil {
		return nil, nil, err
	}
	classes, places, order := map[string]bool{}, map[[2]string][]seat{}, [][2]string{}
	for _, s := range seats {
		key := [2]string{s.ClassID, s.StudentID}
		if places[key] == nil {
			order = append(order, key)
		}
		classes[s.ClassID], places[key] = true, append(places[key], s)
	}
	codes, err := findCodesOf(ctx, q, slices.Sorted(maps.Keys(classes)))
	all := map[string][]studentReport{}
	for _, key := range order {
		all[key[0]] = append(all[key[0]], r.report(places[key], codes[key[0]]))
	}
	return all, r, err
}

// report is the report of somebody who has these places in a class, the latest
// first.
func (r *reading) report(places []seat, codes map[string]bool) studentReport {
	one := studentReport{places[0].Report, places[0].EnrollmentID}
	one.Courses, one.SeesAll = []ReportCourse{}, r.reads.seesAll
	for _, s := range slices.Backward(places) {
		one.join(r.courses[s.EnrollmentID])
	}
	from := places[len(places)-1]
	for range maxTransfers {
		earlier, known := r.seats[from.previousID]
		if !known {
			break
		}
		from = earlier
		one.carry(r.courses[from.EnrollmentID], func(code string) bool { return codes[code] })
	}
	one.settle(clock.Today(places[0].timeZone))
	return one
}

const (
	classHeadColumns = `k.id, k.code, k.level, k.programme, k.start_year, k.end_year, u.name, h.id, h.name, h.color, h.pass_mark, h.required_attendance, h.time_zone, k.graduated_at`
	classHeadTables  = `class k JOIN campus h ON h.id = k.campus_id LEFT JOIN curriculum u ON u.id = k.curriculum_id`
)

func scanReportedClass(r db.Row) (c ReportedClass, err error) {
	var curriculum sql.NullString
	var graduated clock.Time
	err = r.Scan(&c.ClassID, &c.ClassCode, &c.Level, &c.Programme, &c.StartYear, &c.EndYear, &curriculum, &c.CampusID, &c.CampusName, &c.Color, &c.PassMark, &c.RequiredAttendance, &c.timeZone, &graduated)
	c.CurriculumName, c.Graduated = curriculum.String, !graduated.IsZero()
	return c, err
}

func findReportedClass(ctx context.Context, q db.Querier, in access.Scope, id string) (ReportedClass, error) {
	var w db.Where
	w.Add(`k.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, ""))
	return db.One(ctx, q, "class.not_found", scanReportedClass, `SELECT `+classHeadColumns+` FROM `+classHeadTables+w.String(), w.Args...)
}

// findCodesOf returns the codes that a class is taught, by its curriculum or its
// agenda, for each class.
func findCodesOf(ctx context.Context, q db.Querier, classes []string) (map[string]map[string]bool, error) {
	all := map[string]map[string]bool{}
	var w db.Where
	w.Among(q, `k.id`, classes)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var class, code string
		err := r.Scan(&class, &code)
		if all[class] == nil {
			all[class] = map[string]bool{}
		}
		all[class][code] = true
		return err
	}, `SELECT k.id, c.code FROM class k JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id JOIN course c ON c.id = cc.course_id`+w.String()+`
		UNION SELECT k.id, c.code FROM class k JOIN published_agenda_class x ON x.class_id = k.id JOIN published_agenda s ON s.id = x.agenda_id JOIN course c ON c.id = s.course_id`+w.String(),
		append(slices.Clone(w.Args), w.Args...)...)
}
