package demo

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// group are classes of a campus that began together and meet at the same hours:
// they sit in the same courses.
type group struct {
	home    place
	classes []academic.NewClass
	courses []string // this year's, in the order of the curriculum
}

// circleSize is how many classes meet in one planning at most.
const circleSize = 150

// addPlannings makes up the week-ends of the school year: those that are over
// are closed, one next week has some cells open and a conflict of each kind, and
// those far ahead are drafts.
func addPlannings(ctx context.Context, tx *db.Tx, w *world) error {
	y := &teachingYear{world: w, dice: w.dice("plannings"), zones: map[string]string{}, busy: map[string]bool{}, numbers: map[int]int{}}
	for _, c := range w.campuses {
		y.zones[c.ID] = c.TimeZone
	}
	circles := w.circles()
	for i, first := range saturdays() {
		for _, some := range circles {
			y.plan(i, first, some)
		}
	}
	if len(y.all) == 0 {
		return nil
	}
	if err := y.addConflicts(ctx, tx, circles[0]); err != nil {
		return err
	}
	return planning.AddWeekends(ctx, tx, y.zones, y.all)
}

// saturdays are those on which the school meets: the first of each month of the
// school year, and some around next week, whatever day it is today.
func saturdays() (all []clock.Date) {
	for month := range 10 {
		first := clock.Date{Year: schoolYear(), Month: time.September, Day: 1}.AddMonths(month).AddDays(-1)
		saturday := next(first, time.Saturday)
		if apart := saturday.DaysSince(soon()); apart < -9 || apart > 9 {
			all = append(all, saturday)
		}
	}
	all = append(all, soon(), soon().AddDays(7*20), soon().AddDays(-7*5)) // so that there is always one that is over, and a draft
	slices.SortFunc(all, func(a, b clock.Date) int { return a.DaysSince(b) })
	return slices.Compact(all)
}

// soon is the Saturday of next week.
func soon() clock.Date {
	today := clock.DateOf(thisMorning(), time.UTC)
	return next(next(today.AddDays(-1), time.Sunday), time.Saturday)
}

// circles divides the classes that run now into groups, and those into circles
// that meet together.
func (w *world) circles() (all [][]group) {
	size := circleSize
	for _, home := range w.campuses {
		some := map[string]*group{}
		var order []string
		for _, k := range w.classes {
			if k.CampusID != home.ID || !k.GraduatedAt.IsZero() || k.StartYear > schoolYear() {
				continue
			}
			name := strings.SplitN(k.Code, "-", 2)[0] + clockOf(k)
			if some[name] == nil {
				some[name] = &group{home: home, courses: w.ahead(k)}
				order = append(order, name)
			}
			if g := some[name]; len(g.classes) < 40 {
				g.classes = append(g.classes, k)
			}
		}
		for _, name := range order {
			if size += len(some[name].classes); size > circleSize {
				all, size = append(all, nil), len(some[name].classes)
			}
			all[len(all)-1] = append(all[len(all)-1], *some[name])
		}
	}
	return all
}

func clockOf(k academic.NewClass) string { return strconv.Itoa(k.Slots[0].Start) }

// ahead are the courses of a class's curriculum that it had not had when the
// school year began.
func (w *world) ahead(k academic.NewClass) (all []string) {
	i := slices.IndexFunc(w.curricula, func(u academic.NewCurriculum) bool { return u.ID == k.CurriculumID })
	for _, c := range w.curricula[i].Courses[len(k.Done):] {
		all = append(all, c.CourseID)
	}
	return all
}

// teachingYear is the school year while it is planned.
type teachingYear struct {
	*world
	dice
	zones   map[string]string
	busy    map[string]bool // a day and who gives something then
	numbers map[int]int
	all     []planning.NewWeekend
}

func (y *teachingYear) plan(i int, first clock.Date, circle []group) {
	at := clock.At(first.AddDays(-100).Midnight())
	if now := thisMorning(); now.Before(at) {
		at = now
	}
	n := planning.NewWeekend{State: stateOf(first), By: y.accountAt(0, access.Supervisor), CreatedAt: at}
	n.ID = y.id(at)
	year := planning.SchoolYear(first)
	y.numbers[year]++
	n.PlanningFields = planning.PlanningFields{Number: y.numbers[year], FirstDay: first, LastDay: first.AddDays(1), Week: 1, Abbreviation: "WE " + first.String()[5:]}
	for j, g := range circle {
		if g.classes[0].StartYear > year {
			continue // it had not begun yet
		}
		for _, k := range g.classes {
			n.ClassIDs = append(n.ClassIDs, k.ID)
		}
		if len(g.courses) == 0 || n.State == planning.Closed && i >= len(g.courses) {
			continue // it has had everything
		}
		courseID := g.courses[min(i, len(g.courses)-1)]
		if joins := i%3 == 1 && j > 0 && y.joins(&n, g, courseID); !joins {
			n.Courses = append(n.Courses, y.course(n, g, courseID, j))
		}
	}
	y.all = append(y.all, n)
}

// joins has a group sit in the first course of a board, by video, where it is to
// have that one.
func (y *teachingYear) joins(n *planning.NewWeekend, g group, courseID string) bool {
	if len(n.Courses) == 0 || n.Courses[0].CampusID == g.home.ID || n.Courses[0].CourseID != courseID || len(n.Courses[0].ClassIDs) > 20 || y.zones[n.Courses[0].CampusID] != g.home.TimeZone {
		return false
	}
	for _, k := range g.classes[:min(len(g.classes), 10)] {
		n.Courses[0].ClassIDs = append(n.Courses[0].ClassIDs, k.ID)
	}
	for s := range n.Courses[0].Sessions {
		n.Courses[0].Sessions[s].Place = "https://video.demo.example/week-end"
	}
	return true
}

func stateOf(first clock.Date) string {
	switch days := first.DaysSince(clock.DateOf(thisMorning(), time.UTC)); {
	case days < -7:
		return planning.Closed
	case days < 60:
		return planning.Published
	default:
		return planning.Draft
	}
}

// course is a course of a group in all hours of a week-end.
func (y *teachingYear) course(n planning.NewWeekend, g group, courseID string, j int) planning.AgendaCourse {
	c := planning.AgendaCourse{ID: y.id(n.CreatedAt), AgendaCourseFields: planning.AgendaCourseFields{CourseID: courseID, CampusID: g.home.ID, Staff: []planning.Staffing{}}}
	for _, k := range g.classes {
		c.ClassIDs = append(c.ClassIDs, k.ID)
	}
	for _, s := range g.classes[0].Slots {
		if s.Week == 1 {
			day := n.FirstDay.AddDays((s.Weekday + 1) % 7) // Saturday first
			c.Sessions = append(c.Sessions, planning.CourseSession{ID: y.id(n.CreatedAt), PlanningID: n.ID, Day: day, Start: s.Start, Finish: s.Finish, Place: pick(y.dice, rooms)})
		}
	}
	open := n.State == planning.Draft && j%2 == 1 || n.FirstDay == soon() && j%3 == 1
	if !open {
		state := planning.Accepted
		if n.State == planning.Draft || n.FirstDay == soon() && j%3 == 2 {
			state = planning.InAnalysis
		}
		y.staffWith(&c, n, g, state)
	}
	return c
}

var rooms = []string{"Salle 1", "Salle 2", "Grande salle", "Bibliothèque", ""}

// staffWith finds who gives a course: somebody who knows it, is free and, if
// possible, speaks the class's language and comes to the campus; else somebody
// translates.
func (y *teachingYear) staffWith(c *planning.AgendaCourse, n planning.NewWeekend, g group, state string) {
	i := slices.IndexFunc(y.courses, func(o academic.NewCourse) bool { return o.ID == c.CourseID })
	best, worth := "", -1
	for _, t := range y.courses[i].Teachers {
		if y.busy[n.FirstDay.String()+t.PersonID] || t.Level == "wants" {
			continue
		}
		p, points := y.profiles[t.PersonID], 0
		if slices.Contains(p.Languages, g.home.Language) {
			points += 2
		}
		if slices.Contains(p.CampusIDs, g.home.ID) {
			points++
		}
		if points > worth {
			best, worth = t.PersonID, points
		}
	}
	if best == "" {
		return
	}
	y.give(c, n, planning.Teacher, best, state)
	if worth < 2 {
		if id := y.translator(n, y.profiles[best].Languages, g.home.Language); id != "" {
			y.give(c, n, planning.Translator, id, state)
		}
	}
}

func (y *teachingYear) give(c *planning.AgendaCourse, n planning.NewWeekend, half, personID, state string) {
	y.busy[n.FirstDay.String()+personID] = true
	c.Staff = append(c.Staff, planning.Staffing{ID: y.id(n.CreatedAt), Half: half, PersonID: personID, State: state})
}

// translator is somebody free who speaks a language and one of the teacher's.
func (y *teachingYear) translator(n planning.NewWeekend, from []string, to string) string {
	for _, p := range y.teachers() {
		spoken := y.profiles[p.ID].Languages
		if !p.Disabled && !y.busy[n.FirstDay.String()+p.ID] && slices.Contains(spoken, to) && slices.ContainsFunc(from, func(l string) bool { return slices.Contains(spoken, l) }) {
			return p.ID
		}
	}
	return ""
}

// addConflicts puts things on the board of next week that warn: one of each
// kind.
func (y *teachingYear) addConflicts(ctx context.Context, tx *db.Tx, circle []group) error {
	n := &y.all[slices.IndexFunc(y.all, func(n planning.NewWeekend) bool { return n.FirstDay == soon() })]
	g := circle[0] // those who began last year, and have had courses
	advanced := y.curricula[diploma].Courses
	if err := academic.AddRequirement(ctx, tx, advanced[1].CourseID, advanced[0].CourseID); err != nil {
		return err
	}
	again := y.course(*n, g, g.classes[0].Done[0].CourseID, 1) // given before, at the hours of another
	again.Sessions = again.Sessions[:1]
	evening := y.course(*n, g, advanced[1].CourseID, 1) // before what it builds on, outside the hours
	evening.Sessions = evening.Sessions[:1]
	evening.Sessions[0].Start, evening.Sessions[0].Finish = 20*60, 21*60+30
	if id := y.misfit(g.home.ID, advanced[1].CourseID); id != "" {
		y.give(&evening, *n, planning.Teacher, id, planning.Accepted)
		at := n.CreatedAt
		if err := people.AddAvailability(ctx, tx, people.NewAvailability{
			ID: y.id(at), PersonID: id, AvailabilityFields: away("Mariage de mon fils", n.FirstDay, n.LastDay, people.Repeat{}), Origin: "self", CreatedAt: at,
		}); err != nil {
			return err
		}
	}
	y.twice(n)
	n.Courses = append(n.Courses, again, evening)
	return nil
}

// twice has somebody who gives a course of a board give one of another campus at
// the same time, if possible in a language that he does not speak.
func (y *teachingYear) twice(n *planning.NewWeekend) {
	who, chosen := "", -1
	for _, one := range n.Courses {
		if len(one.Staff) == 0 || one.Staff[0].State != planning.Accepted {
			continue
		}
		for j, c := range n.Courses {
			home := y.campuses[slices.IndexFunc(y.campuses, func(p place) bool { return p.ID == c.CampusID })]
			foreign := !slices.Contains(y.profiles[one.Staff[0].PersonID].Languages, home.Language)
			if c.CampusID != one.CampusID && (chosen < 0 || foreign) {
				who, chosen = one.Staff[0].PersonID, j
			}
		}
	}
	if chosen >= 0 {
		n.Courses[chosen].Staff = nil
		y.give(&n.Courses[chosen], *n, planning.Teacher, who, planning.Accepted)
	}
}

// misfit is a teacher who neither comes to a campus nor knows a course.
func (y *teachingYear) misfit(campusID, courseID string) string {
	i := slices.IndexFunc(y.courses, func(c academic.NewCourse) bool { return c.ID == courseID })
	for _, p := range y.teachers() {
		campuses := y.profiles[p.ID].CampusIDs
		knows := slices.ContainsFunc(y.courses[i].Teachers, func(t academic.NewTeacher) bool { return t.PersonID == p.ID })
		if !p.Disabled && !knows && len(campuses) > 0 && !slices.Contains(campuses, campusID) && !y.busy[soon().String()+p.ID] {
			return p.ID
		}
	}
	return ""
}
