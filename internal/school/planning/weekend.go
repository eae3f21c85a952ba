package planning

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// WeekendCourse is a course of a week-end with who gives it.
type WeekendCourse struct {
	PlanningID     string      `json:"planning_id"`
	AgendaCourseID string      `json:"agenda_course_id"`
	CourseID       string      `json:"course_id"`
	CourseCode     string      `json:"course_code"`
	CourseName     string      `json:"course_name"`
	Sessions       int         `json:"sessions" doc:"How many of its sessions lie in the week-end."`
	Teacher        WeekendHalf `json:"teacher"`
	Translator     WeekendHalf `json:"translator"`
	ClassIDs       []string    `json:"-"`
}

// WeekendHalf is one half of who gives a course.
type WeekendHalf struct {
	Needed  bool     `json:"needed"`
	Names   []string `json:"names" doc:"Of those who are as far as state says."`
	State   string   `json:"state" enum:"open,declined,in_analysis,not_answered,answered,accepted" doc:"How far it is: open where nobody is asked, accepted where somebody comes to every session."`
	Overdue bool     `json:"overdue" doc:"The day by which an answer was wanted has passed."`
}

// halfStates are how far a half may be, the furthest last.
var halfStates = []string{"open", Declined, InAnalysis, NotAnswered, Answered, Accepted}

const (
	// weekendBoard and weekendPublished are the courses of plannings as they stand
	// on the boards, with their classes, and as they were published.
	weekendBoard = `SELECT s.planning_id, ac.id, ac.course_id, c.code, c.name, s.sessions, COALESCE((SELECT string_agg(x.class_id, ' ') FROM agenda_course_class x WHERE x.agenda_course_id = ac.id), '')
		FROM (SELECT s.planning_id, s.agenda_course_id, COUNT(*) AS sessions, MIN(s.starts_at) AS begins FROM agenda s%s GROUP BY s.planning_id, s.agenda_course_id) s
		JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id ORDER BY s.begins, ac.id`
	weekendPublished = `SELECT s.planning_id, s.agenda_course_id, s.course_id, c.code, c.name, COUNT(*), ''
		FROM published_agenda s JOIN course c ON c.id = s.course_id%s GROUP BY s.planning_id, s.agenda_course_id, s.course_id, c.code, c.name ORDER BY MIN(s.starts_at), s.agenda_course_id`
)

// FindWeekend returns the courses of plannings with their classes and who gives
// them, in three queries at most however many they are: for who plans as the boards have
// them, for others what was published.
func FindWeekend(ctx context.Context, q db.Querier, in access.Scope, planningIDs []string, today clock.Date) ([]WeekendCourse, error) {
	var w db.Where
	w.Among(q, `s.planning_id`, planningIDs)
	text := weekendBoard
	if !plans(in) {
		text = weekendPublished
		w.Add(`NOT s.canceled`)
	}
	ids, at := []string{}, map[string][]*WeekendCourse{}
	all, err := db.All(ctx, q, func(r db.Row) (c WeekendCourse, err error) {
		var classes string
		err = r.Scan(&c.PlanningID, &c.AgendaCourseID, &c.CourseID, &c.CourseCode, &c.CourseName, &c.Sessions, &classes)
		c.ClassIDs, ids = strings.Fields(classes), append(ids, c.AgendaCourseID)
		return c, err
	}, into(text, w), w.Args...)
	if err != nil {
		return nil, err
	}
	for i := range all {
		at[all[i].AgendaCourseID] = append(at[all[i].AgendaCourseID], &all[i])
	}
	if !plans(in) {
		if err := addWeekendSitters(ctx, q, in, unique(ids), at); err != nil {
			return nil, err
		}
	}
	return all, addHalves(ctx, q, in, unique(ids), at, today)
}

// addWeekendSitters tells which of the classes in reach sit in courses.
func addWeekendSitters(ctx context.Context, q db.Querier, in access.Scope, ids []string, at map[string][]*WeekendCourse) error {
	sitters, err := findSitters(ctx, q, in, ids)
	for id, classes := range sitters {
		for _, c := range at[id] {
			c.ClassIDs = classes
		}
	}
	return err
}

// newHalf is a half of which nothing is known but whether each session is taken.
func newHalf(needed, taken bool) WeekendHalf {
	h := WeekendHalf{Needed: needed, Names: []string{}, State: halfStates[0]}
	if taken {
		h.State = Accepted
	}
	return h
}

const (
	boardHalves = `SELECT i.agenda_course_id, i.half, i.state, i.whole, ` + speaksOther + `, i.answer_by_day, ` + naming.Person + `, i.id FROM teaching_invitation i JOIN person p ON p.id = i.person_id%s
		AND i.state <> 'canceled' ORDER BY i.agenda_course_id, i.line, i.id`
	publishedHalves = `SELECT DISTINCT s.agenda_course_id, g.half, 'accepted', TRUE, FALSE, CAST(NULL AS DATE), ` + naming.Person + `, p.id FROM published_agenda s JOIN published_agenda_person g ON g.agenda_id = s.id
		JOIN person p ON p.id = g.person_id%s AND NOT s.canceled ORDER BY s.agenda_course_id, p.id`
	// speaksOther holds for a teacher i of a course with a class whose language he
	// does not speak: who accepted it or, as long as nobody has, is in line.
	speaksOther = `i.half = 'teacher' AND (i.state = 'accepted' OR i.state IN ('in_analysis', 'not_answered', 'answered') AND NOT EXISTS (SELECT 1 FROM teaching_invitation y
		WHERE y.agenda_course_id = i.agenda_course_id AND y.half = 'teacher' AND y.state = 'accepted')) AND EXISTS (SELECT 1 FROM agenda_course_class kc JOIN class k ON k.id = kc.class_id WHERE kc.agenda_course_id = i.agenda_course_id
		AND k.language <> '' AND NOT EXISTS (SELECT 1 FROM instructor_language l WHERE l.person_id = i.person_id AND l.language = k.language))`
	// untaken finds a session of an agenda course ac that nobody has accepted.
	untaken = `SELECT 1 FROM agenda u WHERE u.agenda_course_id = ac.id AND NOT EXISTS (` + taking
)

// asked is somebody who gives a half of an agenda course, or is asked to.
type asked struct {
	agendaCourseID, half, state, name string
	whole, other                      bool
	by                                clock.Date
}

// addHalves tells who gives courses.
func addHalves(ctx context.Context, q db.Querier, in access.Scope, ids []string, at map[string][]*WeekendCourse, today clock.Date) error {
	text, column := boardHalves, `i.agenda_course_id`
	if !plans(in) {
		text, column = publishedHalves, `s.agenda_course_id`
	}
	var w db.Where
	w.Among(q, column, ids)
	all, err := db.All(ctx, q, func(r db.Row) (a asked, err error) {
		var id string
		return a, r.Scan(&a.agendaCourseID, &a.half, &a.state, &a.whole, &a.other, &a.by, &a.name, &id)
	}, into(text, w), w.Args...)
	if err != nil {
		return err
	}
	if err := addTaken(ctx, q, all, at, !plans(in)); err != nil {
		return err
	}
	for _, a := range all {
		for _, c := range at[a.agendaCourseID] {
			c.half(a.half).add(a.state, a.name, a.state == NotAnswered && !a.by.IsZero() && a.by.Before(today))
		}
	}
	return nil
}

func (c *WeekendCourse) half(name string) *WeekendHalf {
	if name == Translator {
		return &c.Translator
	}
	return &c.Teacher
}

// addTaken tells which halves are needed, and of which each session is taken: who
// accepted the whole of one takes all of them. Only where somebody accepted some
// sessions these are looked at. What was published counts as taken.
func addTaken(ctx context.Context, q db.Querier, all []asked, at map[string][]*WeekendCourse, published bool) error {
	for _, courses := range at {
		for _, c := range courses {
			c.Teacher, c.Translator = newHalf(true, published), newHalf(false, published)
		}
	}
	some := []string{}
	for _, a := range all {
		for _, c := range at[a.agendaCourseID] {
			c.Translator.Needed = c.Translator.Needed || a.other
			if a.state == Accepted && a.whole {
				c.half(a.half).State = Accepted
			}
		}
		if a.state == Accepted && !a.whole {
			some = append(some, a.agendaCourseID)
		}
	}
	if len(some) == 0 {
		return nil
	}
	return addTakenInParts(ctx, q, unique(some), at)
}

// addTakenInParts tells of courses of which each session is taken, by several.
func addTakenInParts(ctx context.Context, q db.Querier, ids []string, at map[string][]*WeekendCourse) error {
	var w db.Where
	w.Among(q, `ac.id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var taught, translated bool
		err := r.Scan(&id, &taught, &translated)
		for _, c := range at[id] {
			c.Teacher, c.Translator = newHalf(true, taught), newHalf(c.Translator.Needed, translated)
		}
		return err
	}, `SELECT ac.id, NOT EXISTS (`+untaken+` AND i.half = 'teacher')), NOT EXISTS (`+untaken+` AND i.half = 'translator')) FROM agenda_course ac`+w.String(), w.Args...)
}

// add counts somebody: of several, those who are furthest.
func (h *WeekendHalf) add(state, name string, overdue bool) {
	far, now := rankOf(state), rankOf(h.State)
	switch {
	case state == Accepted && h.State != Accepted:
		// He comes to some sessions only: that somebody else is asked for the others says more.
		if len(h.Names) == 0 {
			h.Names = append(h.Names, name)
		}
	case far > now:
		h.State, h.Names, h.Overdue = state, []string{name}, overdue
	case far == now:
		h.Names, h.Overdue = append(h.Names, name), h.Overdue || overdue
	}
}

func rankOf(state string) int {
	for i, one := range halfStates {
		if one == state {
			return i
		}
	}
	return 0
}

// Plans reports whether the caller sees the boards as they stand.
func Plans(in access.Scope) bool { return plans(in) }

// CountUnanswered counts the invitations without an answer, and those of them whose
// day has passed, as the list of them does and as far.
func CountUnanswered(ctx context.Context, q db.Querier, in access.Scope) (all, overdue int, err error) {
	if all, err = countInvitations(ctx, q, in, InvitationFilter{States: []string{NotAnswered}}); err != nil {
		return all, 0, err
	}
	overdue, err = countInvitations(ctx, q, in, InvitationFilter{Overdue: true})
	return all, overdue, err
}

func countInvitations(ctx context.Context, q db.Querier, in access.Scope, f InvitationFilter) (int, error) {
	w, err := f.wanted(ctx, q, in)
	if err != nil {
		return 0, err
	}
	n, err := db.Count(ctx, q, "", `SELECT 1 FROM teaching_invitation i`+w.String()+db.Limit(db.ExactTotal+1), w.Args...)
	return min(n, db.ExactTotal), err
}
