package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// A network in which 60 classes meet every month, each for three years, and in
// which 2,000 teachers know each course, with ten years of plannings.
const (
	benchClasses  = 60
	benchTeachers = 2000
	benchYears    = 10
	benchStays    = 36 // months of a class
)

// BenchmarkPlanning measures what planners wait for, as BenchmarkRequests does:
// the board with its conflicts, one of 60 classes with 8 sessions each, candidates for a cell, what classes have left,
// the agenda's month, the year, and the calendar of a campus, which is asked for by
// a private link.
func BenchmarkPlanning(b *testing.B) {
	small, large := newCrowds(b)
	small.addNetwork(b)
	large.addNetwork(b)
	of := large.planningRequests(b)
	for i, m := range small.planningRequests(b) {
		b.Run(m.name, func(b *testing.B) { compare(b, small.costs(m), large.costs(of[i])) })
	}
}

func (s *school) planningRequests(b *testing.B) []measured {
	b.Helper()
	const board = "/api/plannings/bench000"
	return []measured{
		{"board", board + "/board", s.bareBoard},
		{"board-60x8", "/api/plannings/" + fullBoard + "/board", func(b *testing.B) { s.bareBoardOf(b, fullBoard, "2026-10-15", "2026-10-20") }},
		{"debts", board + "/debts", s.bareDebts},
		{"candidates", "/api/agenda-courses/ac000-00/candidates", s.bareCandidates},
		{"month", "/api/agenda?from=2026-10-01&to=2026-10-31&campus=" + s.campus, s.bareMonth},
		{"year", "/api/plannings/year?year=2026&campus=" + s.campus, s.bareYear},
		{"feed", s.feed(b), s.bareMonth},
	}
}

// feed is the private link of a campus's calendar.
func (s *school) feed(b *testing.B) string {
	b.Helper()
	var made struct{ Path string }
	mustB(b, json.Unmarshal(s.serve("POST", "/api/feeds", `{"kind":"campus","campus_id":"`+s.campus+`"}`).Body.Bytes(), &made))
	return made.Path
}

// addNetwork adds the classes, teachers and plannings of a campus. The last one is
// bench000.
func (s *school) addNetwork(b *testing.B) {
	b.Helper()
	n := s.newNetwork(b)
	n.add(b, n.addTeachers, n.addCourses, n.addClasses, n.addWeekends, n.addFullBoard)
}

// fullBoard is a planning on which each class has eight sessions.
const fullBoard = "benchfull"

// addFullBoard adds it two weeks after the last planning, for the same classes.
func (n network) addFullBoard(ctx context.Context, tx *db.Tx) error {
	first := n.last.AddDays(14)
	w := planning.NewWeekend{State: planning.Published, By: n.by, CreatedAt: n.at}
	w.ID, w.PlanningFields = fullBoard, planning.PlanningFields{Number: 950, FirstDay: first, LastDay: first.AddDays(1), Week: 3}
	zones := map[string]string{}
	for k := range n.classes {
		class, id := benchClass(k, n.begun(0, k)), fmt.Sprintf("%s-%02d", fullBoard, k)
		c := planning.AgendaCourse{ID: id, AgendaCourseFields: planning.AgendaCourseFields{
			CourseID: benchCourse((n.courseOf(0, k) + 1) % benchStays), CampusID: n.campusOf(k), ClassIDs: []string{class},
			Staff: []planning.Staffing{{ID: "s" + id, Half: planning.Teacher, PersonID: benchTeacher(k), State: planning.Accepted}},
		}}
		for slot := range 8 {
			start := 480 + slot/2*120
			c.Sessions = append(c.Sessions, planning.CourseSession{ID: fmt.Sprintf("%s-%d", id, slot), PlanningID: fullBoard, Day: first.AddDays(slot % 2), Start: start, Finish: start + 90})
		}
		zones[n.campusOf(k)] = "Europe/Paris"
		w.ClassIDs, w.Courses = append(w.ClassIDs, class), append(w.Courses, &c)
	}
	return planning.AddWeekends(ctx, tx, zones, []planning.NewWeekend{w})
}

// network is what was taught at some campuses over years.
type network struct {
	*school
	at             clock.Time
	by             string
	campuses       []string
	classes, years int
	last           clock.Date // the first day of the last planning
	before         string     // the state of the others
	curriculum     string     // of the classes; empty for none
}

func (s *school) newNetwork(b *testing.B) network {
	b.Helper()
	return network{
		school: s, at: clock.Now(), by: s.text(b, `SELECT person_id FROM membership_role ORDER BY person_id LIMIT 1`), campuses: []string{s.campus},
		classes: benchClasses, years: benchYears, last: clock.Date{Year: 2026, Month: 10, Day: 3}, before: planning.Published,
	}
}

// add adds one after the other, and says how long it took.
func (n network) add(b *testing.B, all ...func(context.Context, *db.Tx) error) {
	b.Helper()
	began := time.Now()
	mustB(b, n.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
		for _, add := range all {
			if err := add(b.Context(), tx); err != nil {
				return err
			}
		}
		return nil
	}))
	fmt.Printf("SQLite: %d classes of %d campuses over %d years in %.1f s\n", n.classes, len(n.campuses), n.years, time.Since(began).Seconds())
}

// campusOf is where the kth class is.
func (n network) campusOf(k int) string { return n.campuses[k%len(n.campuses)] }

func benchTeacher(i int) string { return fmt.Sprintf("teacher%04d", i%benchTeachers) }
func benchCourse(i int) string  { return fmt.Sprintf("bench%02d", i) }

// benchClass is the kth class that began so many months before the last planning.
func benchClass(k, ago int) string { return fmt.Sprintf("class%02d-%03d", k, ago) }

func (n network) addTeachers(ctx context.Context, tx *db.Tx) error {
	all := []people.NewPerson{}
	spoken := db.NewBulk(`instructor_language (person_id, language)`)
	for i := range benchTeachers {
		id := benchTeacher(i)
		all = append(all, people.NewPerson{
			ID: id, PersonFields: people.PersonFields{FirstName: "A", LastName: id}, CreatedAt: n.at,
			Memberships: []people.Membership{{CampusID: n.campusOf(i), Roles: access.Teacher}},
		})
		spoken.Add(id, "fr")
	}
	if err := people.AddMany(ctx, tx, all); err != nil {
		return err
	}
	return spoken.Insert(ctx, tx)
}

func (n network) addCourses(ctx context.Context, tx *db.Tx) error {
	all := []academic.NewCourse{}
	for i := range benchStays {
		c := academic.NewCourse{ID: benchCourse(i), CourseFields: academic.CourseFields{Code: "B" + benchCourse(i), Name: "Bench " + benchCourse(i), Hours: 12}, CreatedAt: n.at}
		for t := range benchTeachers {
			if i == n.courseOf(0, 0) || t%benchStays == i {
				c.Teachers = append(c.Teachers, academic.NewTeacher{PersonID: benchTeacher(t), KnowledgeFields: academic.KnowledgeFields{Level: "can"}})
			}
		}
		all = append(all, c)
	}
	return academic.AddCourses(ctx, tx, all)
}

// begun is how many months before the last planning the class began that sits
// in the kth column of one.
func (n network) begun(month, k int) int {
	own := k % benchStays
	return (month+own)/benchStays*benchStays + benchStays - 1 - own
}

// courseOf is the course that it has there: one after the other.
func (n network) courseOf(month, k int) int { return (n.begun(month, k) - month) % benchStays }

func (n network) addClasses(ctx context.Context, tx *db.Tx) error {
	all, seen := []academic.NewClass{}, map[string]bool{}
	for month := range n.years * 12 {
		for k := range n.classes {
			id := benchClass(k, n.begun(month, k))
			if seen[id] {
				continue
			}
			seen[id] = true
			year := n.last.Year - n.begun(month, k)/12
			all = append(all, academic.NewClass{ID: id, CampusID: n.campusOf(k), CreatedAt: n.at, ClassFields: academic.ClassFields{
				Code: id, Level: 1, Programme: "certificate", StartYear: year, EndYear: year + 3, Language: "fr", CurriculumID: n.curriculum,
			}})
		}
	}
	return academic.AddClasses(ctx, tx, all)
}

func (n network) addWeekends(ctx context.Context, tx *db.Tx) error {
	all, zones := []planning.NewWeekend{}, map[string]string{}
	for _, id := range n.campuses {
		zones[id] = "Europe/Paris"
	}
	for month := range n.years * 12 {
		first := n.last.AddMonths(-month)
		w := planning.NewWeekend{State: n.before, By: n.by, CreatedAt: n.at}
		if month == 0 {
			w.State = planning.Published
		}
		w.ID = fmt.Sprintf("bench%03d", month)
		w.PlanningFields = planning.PlanningFields{Number: 900 + month%12, FirstDay: first, LastDay: first.AddDays(1), Week: 1}
		for k := range n.classes {
			class := benchClass(k, n.begun(month, k))
			w.ClassIDs = append(w.ClassIDs, class)
			w.Courses = append(w.Courses, n.course(w.ID, first, month, k, class))
		}
		all = append(all, w)
	}
	return planning.AddWeekends(ctx, tx, zones, all)
}

// course is what a class has in a planning: four sessions by one teacher.
func (n network) course(planningID string, first clock.Date, month, k int, class string) *planning.AgendaCourse {
	c := planning.AgendaCourse{ID: fmt.Sprintf("ac%03d-%02d", month, k), AgendaCourseFields: planning.AgendaCourseFields{CourseID: benchCourse(n.courseOf(month, k)), CampusID: n.campusOf(k), ClassIDs: []string{class}}}
	for slot := range 4 {
		c.Sessions = append(c.Sessions, planning.CourseSession{ID: fmt.Sprintf("%s-%d", c.ID, slot), PlanningID: planningID, Day: first.AddDays(slot / 2), Start: 540 + slot%2*240, Finish: 720 + slot%2*240})
	}
	c.Staff = []planning.Staffing{{ID: "s" + c.ID, Half: planning.Teacher, PersonID: benchTeacher(month*n.classes + k), State: planning.Accepted}}
	return &c
}

// What any program would have to read for them.

func (s *school) bareBoard(b *testing.B) { s.bareBoardOf(b, "bench000", "2026-10-01", "2026-10-06") }

func (s *school) bareBoardOf(b *testing.B, id, from, to string) {
	s.read(b, `SELECT k.id, k.code, h.id, h.name, h.color, h.time_zone, k.language, k.level FROM planning_class pk JOIN class k ON k.id = pk.class_id
		JOIN campus h ON h.id = k.campus_id WHERE pk.planning_id = ? ORDER BY h.sort_name, h.id, k.code_key, k.id`, id)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM planning_class pk JOIN enrollment e ON e.class_id = pk.class_id WHERE pk.planning_id = ? AND e.status = 'confirmed' GROUP BY e.class_id`, id)
	const mine = ` WHERE x.agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`
	s.read(b, `SELECT s.id, s.agenda_course_id, s.planning_id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place, ac.version, c.id, c.code, c.name
		FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id WHERE s.planning_id = ? ORDER BY s.starts_at`, id)
	s.read(b, `SELECT x.agenda_course_id, x.class_id FROM agenda_course_class x`+mine, id)
	s.read(b, `SELECT x.id, x.half, x.person_id, p.first_name, p.last_name, x.state FROM teaching_invitation x JOIN person p ON p.id = x.person_id`+mine, id)
	s.read(b, `SELECT x.person_id, c.code_key FROM course_knowledge x JOIN course c ON c.id = x.course_id WHERE x.person_id IN
		(SELECT i.person_id FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id WHERE s.planning_id = ?)`, id)
	// What the classes have had of these courses, and who else is busy then.
	s.read(b, `SELECT kc.class_id, ac.course_id, ac.id FROM planning_class pk JOIN agenda_course_class kc ON kc.class_id = pk.class_id JOIN agenda_course ac ON ac.id = kc.agenda_course_id
		WHERE pk.planning_id = ?`, id)
	s.read(b, `SELECT i.person_id, s.id, s.starts_at FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id
		WHERE s.starts_at > ? AND s.starts_at < ?`, from, to)
}

func (s *school) bareDebts(b *testing.B) {
	s.read(b, `SELECT kc.class_id, ac.course_id, s.day, p.state FROM planning_class pk JOIN agenda_course_class kc ON kc.class_id = pk.class_id
		JOIN agenda_course ac ON ac.id = kc.agenda_course_id JOIN agenda s ON s.agenda_course_id = ac.id JOIN planning p ON p.id = s.planning_id WHERE pk.planning_id = ?`, "bench000")
}

func (s *school) bareCandidates(b *testing.B) {
	s.read(b, `SELECT p.id, p.first_name || ' ' || p.last_name, x.level FROM course_knowledge x JOIN person p ON p.id = x.person_id WHERE x.course_id =
		(SELECT course_id FROM agenda_course WHERE id = 'ac000-00') ORDER BY p.sort_name, p.id`)
	s.read(b, `SELECT x.person_id, l.language FROM course_knowledge x JOIN instructor_language l ON l.person_id = x.person_id WHERE x.course_id =
		(SELECT course_id FROM agenda_course WHERE id = 'ac000-00')`)
	s.read(b, `SELECT i.person_id, CAST(SUM(s.finish - s.start) AS TEXT) FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id
		WHERE s.starts_at >= '2026-09-01' AND s.starts_at < '2027-09-01' AND i.state = 'accepted' GROUP BY i.person_id`)
	s.read(b, `SELECT i.person_id, MAX(s.day) FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN teaching_invitation i ON i.agenda_course_id = ac.id
		WHERE s.starts_at >= '2023-10-03' AND s.starts_at < '2026-10-03' AND ac.campus_id = ? AND i.state = 'accepted' GROUP BY i.person_id`, s.campus)
	s.read(b, `SELECT i.person_id, s.id, s.starts_at FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id
		WHERE s.starts_at > '2026-10-01' AND s.starts_at < '2026-10-06'`)
}

func (s *school) bareMonth(b *testing.B) {
	s.read(b, `SELECT s.id, s.agenda_course_id, s.planning_id, c.code, c.name, h.name, h.color, h.time_zone, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place
		FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id JOIN campus h ON h.id = ac.campus_id
		WHERE s.starts_at >= '2026-09-30' AND s.starts_at < '2026-11-02' AND ac.campus_id = ? ORDER BY s.starts_at, s.id`, s.campus)
	s.read(b, `SELECT s.id, k.id, k.code FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN agenda_course_class kc ON kc.agenda_course_id = ac.id
		JOIN class k ON k.id = kc.class_id WHERE s.starts_at >= '2026-09-30' AND s.starts_at < '2026-11-02' AND ac.campus_id = ?`, s.campus)
	s.read(b, `SELECT s.id, i.half, p.first_name, p.last_name FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN teaching_invitation i ON i.agenda_course_id = ac.id
		JOIN person p ON p.id = i.person_id WHERE s.starts_at >= '2026-09-30' AND s.starts_at < '2026-11-02' AND ac.campus_id = ? AND i.state = 'accepted'`, s.campus)
}

func (s *school) bareYear(b *testing.B) {
	s.read(b, `SELECT DISTINCT s.planning_id, ac.id, c.code, c.name FROM planning p JOIN agenda s ON s.planning_id = p.id JOIN agenda_course ac ON ac.id = s.agenda_course_id
		JOIN course c ON c.id = ac.course_id WHERE p.year = 2026`)
	s.read(b, `SELECT pk.planning_id, k.id, k.code, k.campus_id FROM planning p JOIN planning_class pk ON pk.planning_id = p.id JOIN class k ON k.id = pk.class_id WHERE p.year = 2026`)
}
