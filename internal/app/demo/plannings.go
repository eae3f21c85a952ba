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
	"myspace/internal/school/instructors"
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
	y := &teachingYear{world: w, dice: w.dice("plannings"), zones: map[string]string{}, busy: map[string]bool{}, numbers: map[int]int{}, goingOn: map[string]*planning.AgendaCourse{}}
	for _, c := range w.campuses {
		y.zones[c.ID] = c.TimeZone
	}
	circles, days := w.circles(), saturdays()
	before := y.lastYear(circles)
	// A course takes two week-ends; one begins next week, where there is most to see.
	begins := slices.Index(days, soon()) % 2
	for i, first := range days {
		for _, some := range circles {
			y.plan(i+begins, first, some)
		}
	}
	if len(y.all) == 0 {
		return nil
	}
	y.seatAccounts()
	if err := y.addConflicts(ctx, tx, circles[0]); err != nil {
		return err
	}
	y.translate()
	y.lineUp()
	y.leaveOpen()
	if err := planning.AddWeekends(ctx, tx, y.zones, append(before, y.all...)); err != nil {
		return err
	}
	if err := y.tell(ctx, tx); err != nil {
		return err
	}
	return y.invite(ctx, tx)
}

// tell has people know of the week-ends that are published and still to come.
func (y *teachingYear) tell(ctx context.Context, tx *db.Tx) error {
	for _, n := range y.all {
		if n.State != planning.Published || n.FirstDay.Before(clock.Today("UTC")) {
			continue
		}
		if err := planning.TellWeekend(ctx, tx, n, func() string { return y.id(n.CreatedAt) }); err != nil {
			return err
		}
	}
	return nil
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
	// There is always one that is over, and two drafts, one of which begins courses.
	all = append(all, soon(), soon().AddDays(7*20), soon().AddDays(7*24), soon().AddDays(-7*5))
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
	// Those of another language find their translators first: they are few.
	homes := slices.Clone(w.campuses)
	slices.SortStableFunc(homes, func(a, b place) int { return w.foreign(b) - w.foreign(a) })
	for _, home := range homes {
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

// foreign is 1 for a campus that does not speak the first one's language.
func (w *world) foreign(p place) int {
	if p.Language == w.campuses[0].Language {
		return 0
	}
	return 1
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
	goingOn map[string]*planning.AgendaCourse // by the first class of a group: what it began last time
	all     []planning.NewWeekend
}

func (y *teachingYear) plan(i int, first clock.Date, circle []group) {
	at := clock.At(first.AddDays(-100).Midnight())
	if now := thisMorning(); now.Before(at) {
		at = now
	}
	n := planning.NewWeekend{State: stateOf(first), By: y.accountAt(0, access.Supervisor), CreatedAt: at}
	n.ID = y.id(at)
	year := planning.SchoolYear(first, 9)
	y.numbers[year]++
	n.PlanningFields = planning.PlanningFields{Number: y.numbers[year], FirstDay: first, LastDay: first.AddDays(1), Week: 1, Abbreviation: "WE " + first.String()[5:]}
	for j, g := range circle {
		if g.classes[0].StartYear > year {
			continue // it had not begun yet
		}
		for _, k := range g.classes {
			n.ClassIDs = append(n.ClassIDs, k.ID)
		}
		if begun := y.goingOn[g.classes[0].ID]; begun != nil && i%2 == 1 {
			y.goOn(begun, n, g)
			continue
		}
		y.goingOn[g.classes[0].ID] = nil
		if i/2 < len(g.courses) {
			y.begin(&n, g, g.courses[i/2], j)
		}
	}
	y.all = append(y.all, n)
}

// begin has a group begin a course, with others by video where it is one of few
// or nobody else could give it.
func (y *teachingYear) begin(n *planning.NewWeekend, g group, courseID string, j int) {
	c := y.course(*n, g, courseID, j)
	alone := len(c.Staff) > 0 && len(n.Courses)%5 != 4
	if host := y.hostOf(n, g, c); host != nil && !alone && y.understand(host, *n, g) {
		joinByVideo(host, c)
		c = host
	} else {
		n.Courses = append(n.Courses, c)
	}
	y.goingOn[g.classes[0].ID] = c
}

// hostOf is the same course where another campus gives it at the same hours, if
// there is such.
func (y *teachingYear) hostOf(n *planning.NewWeekend, g group, wanted *planning.AgendaCourse) *planning.AgendaCourse {
	i := slices.IndexFunc(n.Courses, func(c *planning.AgendaCourse) bool {
		host := y.campuses[slices.IndexFunc(y.campuses, func(p place) bool { return p.ID == c.CampusID })]
		return c.CourseID == wanted.CourseID && c.CampusID != wanted.CampusID && len(c.Staff) > 0 && len(c.ClassIDs) < 20 &&
			host.TimeZone == g.home.TimeZone && c.Sessions[0].Start == wanted.Sessions[0].Start
	})
	if i < 0 {
		return nil
	}
	return n.Courses[i]
}

// understand reports whether a group understands who gives a course, or finds
// somebody who translates.
func (y *teachingYear) understand(c *planning.AgendaCourse, n planning.NewWeekend, g group) bool {
	spoken := y.profiles[c.Staff[0].PersonID].Languages
	if slices.Contains(spoken, g.home.Language) || len(c.Staff) > 1 && slices.Contains(y.profiles[c.Staff[1].PersonID].Languages, g.home.Language) {
		return true
	}
	id := y.translator(n, spoken, g.home.Language)
	if len(c.Staff) > 1 || id == "" {
		return false
	}
	y.give(c, n, planning.Translator, id, c.Staff[0].State)
	return true
}

// joinByVideo has the classes of one course sit in another, by video.
func joinByVideo(host, c *planning.AgendaCourse) {
	host.ClassIDs = append(host.ClassIDs, c.ClassIDs...)
	for s := range host.Sessions {
		host.Sessions[s].Place = "https://video.demo.example/week-end"
	}
}

// goOn gives a course that began the last time its hours of this one.
func (y *teachingYear) goOn(c *planning.AgendaCourse, n planning.NewWeekend, g group) {
	if slices.ContainsFunc(c.Sessions, func(s planning.CourseSession) bool { return s.PlanningID == n.ID }) {
		return // with those whom it joined
	}
	c.Sessions = append(c.Sessions, y.hours(n, g)...)
	for _, s := range c.Staff {
		y.busy[n.FirstDay.String()+s.PersonID] = true
	}
}

// leaveOpen closes the last week-end that is over only when its attendance and its
// grades are in, as people do: they are still being entered.
func (y *teachingYear) leaveOpen() {
	var last clock.Date
	for _, n := range y.all {
		if n.State == planning.Closed && last.Before(n.FirstDay) {
			last = n.FirstDay
		}
	}
	for i, n := range y.all {
		if n.State == planning.Closed && n.FirstDay == last {
			y.all[i].State = planning.Published
		}
	}
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
func (y *teachingYear) course(n planning.NewWeekend, g group, courseID string, j int) *planning.AgendaCourse {
	c := &planning.AgendaCourse{ID: y.id(n.CreatedAt), AgendaCourseFields: planning.AgendaCourseFields{CourseID: courseID, CampusID: g.home.ID, Staff: []planning.Staffing{}}}
	for _, k := range g.classes {
		c.ClassIDs = append(c.ClassIDs, k.ID)
	}
	c.Sessions = y.hours(n, g)
	open := n.State == planning.Draft && j%2 == 1 || n.FirstDay == soon() && j%3 == 1
	if !open {
		state := planning.Accepted
		if n.State == planning.Draft || n.FirstDay == soon() && j%3 == 2 {
			state = planning.InAnalysis
		}
		y.staffWith(c, n, g, state)
	}
	return c
}

// hours are sessions in all hours that a group has in a week-end.
func (y *teachingYear) hours(n planning.NewWeekend, g group) (all []planning.CourseSession) {
	for _, s := range g.classes[0].Slots {
		if s.Week == 1 {
			day := n.FirstDay.AddDays((s.Weekday + 1) % 7) // Saturday first
			all = append(all, planning.CourseSession{ID: y.id(n.CreatedAt), PlanningID: n.ID, Day: day, Start: s.Start, Finish: s.Finish, Place: pick(y.dice, rooms)})
		}
	}
	return all
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
	if best == "" && n.State == planning.Closed { // somebody stepped in
		best, worth = y.anybody(n, g.home.Language), 2
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

// anybody is somebody free who speaks a language.
func (y *teachingYear) anybody(n planning.NewWeekend, language string) string {
	for _, p := range y.teachers() {
		if !p.Disabled && !y.busy[n.FirstDay.String()+p.ID] && slices.Contains(y.profiles[p.ID].Languages, language) {
			return p.ID
		}
	}
	return ""
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
	late := evening.Sessions[0] // at the same time, too: the class may have nothing else that day
	late.ID = y.id(n.CreatedAt)
	again.Sessions = append(again.Sessions, late)
	if id := y.misfit(g.home, advanced[1].CourseID); id != "" {
		y.give(evening, *n, planning.Teacher, id, planning.Accepted)
		at := n.CreatedAt
		if err := instructors.AddAvailability(ctx, tx, instructors.NewAvailability{
			ID: y.id(at), PersonID: id, AvailabilityFields: away("Mariage de mon fils", n.FirstDay, n.LastDay, instructors.Repeat{}), Origin: "self", CreatedAt: at,
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
		y.give(n.Courses[chosen], *n, planning.Teacher, who, planning.Accepted)
	}
}

// translate has somebody translate a course that is over, where everybody found a
// teacher of his language.
func (y *teachingYear) translate() {
	for _, n := range y.all {
		for _, c := range n.Courses {
			if n.State != planning.Closed || len(c.Staff) != 1 {
				continue
			}
			home := y.campuses[slices.IndexFunc(y.campuses, func(p place) bool { return p.ID == c.CampusID })]
			if id := y.translator(n, y.profiles[c.Staff[0].PersonID].Languages, home.Language); id != "" {
				y.give(c, n, planning.Translator, id, planning.Accepted)
				return
			}
		}
	}
}

// misfit is a teacher who neither comes to a campus nor knows a course, if
// possible nor speaks its language.
func (y *teachingYear) misfit(home place, courseID string) (found string) {
	i := slices.IndexFunc(y.courses, func(c academic.NewCourse) bool { return c.ID == courseID })
	for _, p := range y.teachers() {
		profile := y.profiles[p.ID]
		knows := slices.ContainsFunc(y.courses[i].Teachers, func(t academic.NewTeacher) bool { return t.PersonID == p.ID })
		if p.Disabled || knows || len(profile.CampusIDs) == 0 || slices.Contains(profile.CampusIDs, home.ID) || y.busy[soon().String()+p.ID] {
			continue
		}
		if found = p.ID; !slices.Contains(profile.Languages, home.Language) {
			return found
		}
	}
	return found
}
