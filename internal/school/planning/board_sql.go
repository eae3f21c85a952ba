package planning

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/instructors"
)

// The queries here read what a planner may see: everything. Each takes as many
// statements for a large board as for a small one.

// findBoardClasses returns the classes of a planning with their hours: those of
// the class's timetable, else of its campus's, else the rows made by hand.
func findBoardClasses(ctx context.Context, q db.Querier, p Planning) ([]BoardClass, error) {
	classes, err := db.All(ctx, q, func(r db.Row) (c BoardClass, err error) {
		return c, r.Scan(&c.ID, &c.Code, &c.CampusID, &c.CampusName, &c.Color, &c.TimeZone, &c.Language, &c.Level, &c.Students)
	}, `SELECT k.id, k.code, h.id, h.name, h.color, h.time_zone, k.language, k.level,
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '')
		FROM planning_class pk JOIN class k ON k.id = pk.class_id JOIN campus h ON h.id = k.campus_id WHERE pk.planning_id = ? ORDER BY h.sort_name, h.id, k.code_key, k.id`, p.ID)
	if err != nil {
		return nil, err
	}
	ofClass, ofCampus := map[string][]weekHour{}, map[string][]weekHour{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var campus, class string
		var h weekHour
		err := r.Scan(&campus, &class, &h.weekday, &h.start, &h.finish)
		if class == "" {
			ofCampus[campus] = append(ofCampus[campus], h)
		} else {
			ofClass[class] = append(ofClass[class], h)
		}
		return err
	}, `SELECT t.campus_id, COALESCE(t.class_id, ''), t.weekday, t.start, t.finish FROM timetable_slot t
		WHERE t.week = ? AND t.campus_id IN (SELECT campus_id FROM planning_campus WHERE planning_id = ?)
		AND (t.class_id IS NULL OR t.class_id IN (SELECT class_id FROM planning_class WHERE planning_id = ?)) ORDER BY t.weekday, t.start`, p.Week, p.ID, p.ID)
	if err != nil {
		return nil, err
	}
	byHand, err := findRows(ctx, q, p.ID)
	for i, c := range classes {
		hours := ofClass[c.ID]
		if len(hours) == 0 {
			hours = ofCampus[c.CampusID]
		}
		classes[i].Hours = hoursOf(hours, p)
		if len(classes[i].Hours) == 0 {
			classes[i].Hours = append(classes[i].Hours, byHand[c.CampusID]...)
		}
	}
	return classes, err
}

// findRows returns the rows that campuses got by hand.
func findRows(ctx context.Context, q db.Querier, planningID string) (map[string][]Hour, error) {
	rows := map[string][]Hour{}
	return rows, db.Each(ctx, q, func(r db.Row) error {
		var campus string
		var h Hour
		err := r.Scan(&campus, &h.Day, &h.Start, &h.Finish)
		rows[campus] = append(rows[campus], h)
		return err
	}, `SELECT campus_id, day, start, finish FROM planning_row WHERE planning_id = ? ORDER BY campus_id, day, start`, planningID)
}

// findFacts gathers what conflicts of a board are decided by. How many years of
// plannings are kept does not matter: it looks for the people, classes and
// courses of this board only.
func findFacts(ctx context.Context, q db.Querier, p Planning, classes []BoardClass, courses []AgendaCourse) (f facts, err error) {
	f = facts{here: p.ID, classes: map[string]BoardClass{}, zones: map[string]string{}}
	for _, c := range classes {
		f.classes[c.ID] = c
	}
	persons := engagedIn(courses)
	asked := askedIn(courses)
	if f.sessions, err = findSittings(ctx, q, p, courses, persons); err != nil {
		return f, err
	}
	if f.calendars, err = instructors.Free(ctx, q, persons, p.FirstDay, p.LastDay); err != nil {
		return f, err
	}
	if f.profiles, err = findProfiles(ctx, q, asked); err != nil {
		return f, err
	}
	if f.before, err = findBefore(ctx, q, p.ID); err != nil {
		return f, err
	}
	if f.requires, err = findRequired(ctx, q, p.ID); err != nil {
		return f, err
	}
	return f, db.Each(ctx, q, func(r db.Row) error {
		var id, zone string
		err := r.Scan(&id, &zone)
		f.zones[id] = zone
		return err
	}, `SELECT id, time_zone FROM campus`)
}

// engagedIn are the people who teach or translate courses, or have been asked.
func engagedIn(courses []AgendaCourse) (ids []string) {
	for _, c := range courses {
		for _, s := range c.Staff {
			if s.engaged() {
				ids = append(ids, s.PersonID)
			}
		}
	}
	return unique(ids)
}

// askedIn are all who teach courses, or might.
func askedIn(courses []AgendaCourse) (ids []string) {
	for _, c := range courses {
		for _, s := range c.Staff {
			if s.asked() {
				ids = append(ids, s.PersonID)
			}
		}
	}
	return unique(ids)
}

// engaged holds for who was asked and has not said no: who is only pencilled in
// knows of nothing.
func (s Staffing) engaged() bool { return s.asked() && s.State != InAnalysis }

// findSittings returns the sessions that may collide: those of the board, and
// those of its people and classes in other plannings in its days.
func findSittings(ctx context.Context, q db.Querier, p Planning, courses []AgendaCourse, persons []string) ([]sitting, error) {
	from, to := clock.At(p.FirstDay.AddDays(-1).Midnight()), clock.At(p.LastDay.AddDays(2).Midnight())
	var mine, others db.Where
	mine.Add(`s.planning_id = ?`, p.ID)
	// None is longer than a day: so the index leads to those of these days alone,
	// however many years lie before them.
	others.Add(`s.starts_at < ? AND s.starts_at > ?`, to, from.Add(-24*time.Hour))
	theirs := `s.agenda_course_id IN (SELECT kc.agenda_course_id FROM planning_class pk JOIN agenda_course_class kc ON kc.class_id = pk.class_id WHERE pk.planning_id = ?)`
	args := []any{p.ID}
	if len(persons) > 0 {
		var in db.Where
		in.In(`i.person_id`, persons...)
		theirs += ` OR s.agenda_course_id IN (SELECT i.agenda_course_id FROM teaching_invitation i` + in.String() + ` AND i.state IN ('not_answered', 'answered', 'accepted'))`
		args = append(args, in.Args...)
	}
	others.Add(theirs, args...)
	var w db.Where
	w.Or(mine, others)
	rows, err := db.All(ctx, q, scanSitting, `SELECT s.id, s.planning_id, s.day, s.start, s.finish, s.starts_at, s.ends_at, ac.id, c.id, c.code_key, c.name, h.id, h.name
		FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id JOIN campus h ON h.id = ac.campus_id
		JOIN planning p ON p.id = s.planning_id AND p.state <> 'canceled'`+w.String()+` ORDER BY s.starts_at, s.id`, w.Args...)
	if err != nil {
		return nil, err
	}
	return rows, addSitters(ctx, q, rows, courses)
}

func scanSitting(r db.Row) (s sitting, err error) {
	return s, r.Scan(&s.ID, &s.PlanningID, &s.Day, &s.Start, &s.Finish, &s.startsAt, &s.endsAt, &s.agendaID, &s.course.id, &s.course.code, &s.course.name, &s.campusID, &s.campusName)
}

// addSitters fills in who sits in sessions and who gives them; those of the board
// are known already.
func addSitters(ctx context.Context, q db.Querier, rows []sitting, courses []AgendaCourse) error {
	known := map[string]AgendaCourse{}
	for _, c := range courses {
		known[c.ID] = c
	}
	unknown := []string{}
	for _, s := range rows {
		if _, ok := known[s.agendaID]; !ok {
			unknown = append(unknown, s.agendaID)
		}
	}
	if len(unknown) > 0 {
		more, err := findByIDs(ctx, q, unique(unknown))
		if err != nil {
			return err
		}
		for _, c := range more {
			known[c.ID] = c
		}
	}
	for i, s := range rows {
		c := known[s.agendaID]
		rows[i].classIDs = c.ClassIDs
		for _, one := range c.Staff {
			if one.engaged() && one.isFor(s.ID) {
				rows[i].staff = append(rows[i].staff, engaged{one.Half, one.PersonID, one.PersonName})
			}
		}
	}
	return nil
}

// findProfiles returns what teachers say of their teaching.
func findProfiles(ctx context.Context, q db.Querier, ids []string) (map[string]profile, error) {
	if len(ids) == 0 {
		return map[string]profile{}, nil
	}
	var w db.Where
	w.In(`x.person_id`, ids...)
	knows := func(p *profile, v string) { p.courses = append(p.courses, v) }
	return findSaid(ctx, q, map[string]func(*profile, string){
		`SELECT x.person_id, x.language FROM instructor_language x` + w.String():                                  func(p *profile, v string) { p.languages = append(p.languages, v) },
		`SELECT x.person_id, x.pair FROM instructor_pair x` + w.String():                                          func(p *profile, v string) { p.pairs = append(p.pairs, v) },
		`SELECT x.person_id, x.campus_id FROM instructor_campus x` + w.String():                                   func(p *profile, v string) { p.campuses = append(p.campuses, v) },
		`SELECT x.person_id, c.code_key FROM course_knowledge x JOIN course c ON c.id = x.course_id` + w.String(): knows,
		`SELECT x.person_id, c.code_key FROM course_teacher x JOIN course c ON c.id = x.course_id` + w.String():   knows,
	}, w.Args...)
}

// findSaid gathers what each of some queries tells of people, one value a row.
func findSaid(ctx context.Context, q db.Querier, put map[string]func(*profile, string), args ...any) (map[string]profile, error) {
	all := map[string]profile{}
	for text, add := range put {
		if err := db.Each(ctx, q, func(r db.Row) error {
			var id, value string
			err := r.Scan(&id, &value)
			p := all[id]
			add(&p, value)
			all[id] = p
			return err
		}, text, args...); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// findRequired returns what the courses of a board build on.
func findRequired(ctx context.Context, q db.Querier, planningID string) (map[string][]course, error) {
	all := map[string][]course{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c course
		err := r.Scan(&id, &c.id, &c.code, &c.name)
		all[id] = append(all[id], c)
		return err
	}, `SELECT x.course_id, c.id, c.code_key, c.name FROM course_requirement x JOIN course c ON c.id = x.required_id
		WHERE x.course_id IN (SELECT ac.course_id FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id WHERE s.planning_id = ?)
		ORDER BY x.course_id, c.code_key`, planningID)
}

// findBefore returns where else classes have been given what they have on a board,
// or that on which it builds: will be given it, or have it ticked by hand. It
// looks at these courses of these classes only, not at all that they ever had.
func findBefore(ctx context.Context, q db.Querier, planningID string) (map[string][]before, error) {
	all := map[string][]before{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var class string
		var b before
		err := r.Scan(&class, &b.code, &b.agendaID, &b.planningID, &b.endsAt)
		all[class] = append(all[class], b)
		return err
	}, `WITH wanted AS (`+onBoard+`)
		SELECT w.class_id, w.code_key, ac.id, MIN(s.planning_id), MAX(s.ends_at) FROM wanted w JOIN agenda_course_class kc ON kc.class_id = w.class_id
		JOIN agenda_course ac ON ac.id = kc.agenda_course_id JOIN course c ON c.id = ac.course_id AND c.code_key = w.code_key JOIN agenda s ON s.agenda_course_id = ac.id
		JOIN planning p ON p.id = s.planning_id AND p.state <> 'canceled' GROUP BY w.class_id, w.code_key, ac.id
		UNION ALL SELECT w.class_id, w.code_key, '', '', NULL FROM wanted w JOIN class_course_done d ON d.class_id = w.class_id
		JOIN course c ON c.id = d.course_id AND c.code_key = w.code_key`, planningID, planningID)
}

// onBoard are the classes of a board with the codes of the courses that they have
// there, and of those that these build on.
const onBoard = `SELECT kc.class_id, c.code_key FROM agenda bs JOIN agenda_course ba ON ba.id = bs.agenda_course_id JOIN course c ON c.id = ba.course_id
	JOIN agenda_course_class kc ON kc.agenda_course_id = ba.id WHERE bs.planning_id = ?
	UNION SELECT kc.class_id, rc.code_key FROM agenda bs JOIN agenda_course ba ON ba.id = bs.agenda_course_id JOIN course_requirement br ON br.course_id = ba.course_id
	JOIN course rc ON rc.id = br.required_id JOIN agenda_course_class kc ON kc.agenda_course_id = ba.id WHERE bs.planning_id = ?`

// findTurns tells whether somebody has anything to take back on a board, or to
// do again.
func findTurns(ctx context.Context, q db.Querier, planningID, personID string) (undo, redo bool, err error) {
	err = db.Each(ctx, q, func(r db.Row) error {
		var undone bool
		err := r.Scan(&undone)
		undo, redo = undo || !undone, redo || undone
		return err
	}, `SELECT DISTINCT undone FROM board_act WHERE planning_id = ? AND person_id = ?`, planningID, personID)
	return undo, redo, err
}

// saveRows gives a campus other rows, and the board its next number.
func saveRows(ctx context.Context, tx *db.Tx, planningID, campusID string, rows []Hour) error {
	if err := db.Exec(ctx, tx, `DELETE FROM planning_row WHERE planning_id = ? AND campus_id = ?`, planningID, campusID); err != nil {
		return err
	}
	all := newRows()
	all.add(planningID, campusID, rows...)
	if err := all.Insert(ctx, tx); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE planning SET version = version + 1, board = board + 1 WHERE id = ?`, planningID)
}

// handRows are rows that campuses got by hand, to be written.
type handRows struct{ *db.Bulk }

func newRows() handRows {
	return handRows{db.NewBulk(`planning_row (planning_id, campus_id, day, start, finish)`)}
}

func (r handRows) add(planningID, campusID string, hours ...Hour) {
	for _, h := range hours {
		r.Add(planningID, campusID, h.Day, h.Start, h.Finish)
	}
}
