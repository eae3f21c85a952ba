package studies_test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/seal"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/studies"
)

// school is Paris and Dakar, each with a class of five. Grace teaches the agenda
// course ac of class0 in four sessions: two are over, one is today, one is ahead.
// Ruth translates it, Paul teaches only its third session.
type school struct {
	apitest.Caller
	db   *db.DB
	now  time.Time
	area *studies.Area
}

const (
	course = "ac"
	class  = "class0"
	since  = "2020-01-01T00:00:00.000000Z"
)

func newSchool(t testing.TB) school {
	t.Helper()
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}, now: clock.Now().Time}
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	inEnglish := func(context.Context) text.Texts { return texts.For("en") }
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	box, err := seal.Parse(seal.NewKey())
	if err != nil {
		t.Fatal(err)
	}
	s.area = studies.New(&part.Around{
		DB: s.db, Catalogue: texts, Texts: inEnglish, Files: store, Box: box, Limit: account.Limit(s.db), Site: "https://my.school.example",
		Link: func(_ context.Context, path, hash string) string {
			if hash == "" {
				return ""
			}
			return path
		},
	})
	s.area.Routes(s.Router.(*api.Router))
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := s.fillNetwork(ctx, tx); err != nil {
			return err
		}
		return s.fillAgenda(ctx, tx)
	})
	return s.as("clerk", access.Secretary)
}

func (s school) fillNetwork(ctx context.Context, tx *db.Tx) error {
	if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, since, since); err != nil {
		return err
	}
	for id, zone := range map[string]string{"paris": "Europe/Paris", "dakar": "Africa/Dakar"} {
		if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, ?, 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, id, id, zone, id, since, since); err != nil {
			return err
		}
	}
	for id, role := range map[string]access.Roles{
		"clerk": access.Secretary, "other": access.Coordinator, "grace": access.Teacher, "paul": access.Teacher, "ruth": access.Teacher,
		"boss": access.Supervisor, "till": access.Accounting, "screen": access.Multimedia,
	} {
		if err := addPerson(ctx, tx, id, "paris", role); err != nil {
			return err
		}
	}
	for i, campus := range []string{"paris", "dakar"} {
		if err := academic.AddClass(ctx, tx, fmt.Sprintf("class%d", i), campus, academic.ClassFields{Code: fmt.Sprintf("K%d", i), Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
			return err
		}
		if err := s.addStudents(ctx, tx, i, campus, 5); err != nil {
			return err
		}
	}
	for i := range 3 {
		id := fmt.Sprintf("course%d", i)
		if err := academic.AddCourse(ctx, tx, id, academic.CourseFields{Code: "C" + id, Name: "Course " + id, Hours: 6}); err != nil {
			return err
		}
	}
	return nil
}

func addPerson(ctx context.Context, tx *db.Tx, id, campus string, role access.Roles) error {
	if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
		return err
	}
	if role&access.Network != 0 {
		return nil
	}
	return people.AddMembership(ctx, tx, id, campus, role)
}

// addStudents puts students s<class><number> in a class, as enrollments e….
func (s school) addStudents(ctx context.Context, tx *db.Tx, class int, campus string, n int) error {
	var all []academic.NewEnrollment
	at := clock.At(s.now.Add(-180 * 24 * time.Hour))
	for i := range n {
		id := fmt.Sprintf("%d%d", class, i)
		if err := addPerson(ctx, tx, "s"+id, campus, access.Student); err != nil {
			return err
		}
		all = append(all, academic.NewEnrollment{
			ID: "e" + id, PersonID: "s" + id, ClassID: fmt.Sprintf("class%d", class), CampusID: campus, Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: at, CreatedAt: at,
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
		})
	}
	return academic.AddEnrollments(ctx, tx, all)
}

// session is a published session of an agenda course.
type session struct {
	id, agendaCourse, course, campus string
	starts                           time.Time
	classes                          []string
	teachers                         []string
	translators                      []string
}

// shut adds a week-end that is closed, without a session.
func (s school) shut(ctx context.Context, tx *db.Tx) error {
	return db.Exec(ctx, tx, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('shut', 2026, 2, '2026-01-01', '2026-01-31', '', '', 1, 'closed', 1, '', ?, ?)`, since, since)
}

func (s school) fillAgenda(ctx context.Context, tx *db.Tx) error {
	if err := db.Exec(ctx, tx, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('p', 2026, 1, '2026-01-01', '2026-01-31', '', '', 1, 'published', 1, '', ?, ?)`, since, since); err != nil {
		return err
	}
	today := clock.DateOf(clock.At(s.now), clock.Zone("Europe/Paris"))
	noon := func(days int) time.Time {
		day := today.AddDays(days)
		return time.Date(day.Year, day.Month, day.Day, 12, 0, 0, 0, clock.Zone("Europe/Paris"))
	}
	for i, days := range []int{-14, -7, 0, 7} {
		one := session{id: fmt.Sprintf("a%d", i), agendaCourse: course, course: "course0", campus: "paris", starts: noon(days), classes: []string{class}, teachers: []string{"grace"}, translators: []string{"ruth"}}
		if i == 2 {
			one.teachers = append(one.teachers, "paul")
		}
		if err := s.publish(ctx, tx, one); err != nil {
			return err
		}
	}
	return s.publish(ctx, tx, session{id: "d0", agendaCourse: "acd", course: "course0", campus: "dakar", starts: noon(-7), classes: []string{"class1"}})
}

func (s school) publish(ctx context.Context, tx *db.Tx, one session) error {
	zone := clock.Zone(map[string]string{"paris": "Europe/Paris", "dakar": "Africa/Dakar"}[one.campus])
	starts := clock.At(one.starts)
	local := one.starts.In(zone)
	minute := local.Hour()*60 + local.Minute()
	if err := db.Exec(ctx, tx, `INSERT INTO published_agenda (id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at)
		VALUES (?, ?, 'p', ?, ?, ?, ?, ?, ?, ?, '', 0, FALSE, ?)`, one.id, one.agendaCourse, one.course, one.campus, clock.DateOf(starts, zone), minute, minute+1, starts, starts.Add(time.Hour), since); err != nil {
		return err
	}
	for _, k := range one.classes {
		if err := db.Exec(ctx, tx, `INSERT INTO published_agenda_class (agenda_id, class_id) VALUES (?, ?)`, one.id, k); err != nil {
			return err
		}
	}
	for half, all := range map[string][]string{"teacher": one.teachers, "translator": one.translators} {
		for _, p := range all {
			if err := db.Exec(ctx, tx, `INSERT INTO published_agenda_person (agenda_id, person_id, half) VALUES (?, ?, ?)`, one.id, p, half); err != nil {
				return err
			}
		}
	}
	return nil
}

// as is the same school, called by somebody else, in Paris.
func (s school) as(personID string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: personID, CampusID: "paris", Roles: roles, TimeZone: "Europe/Paris"}
	return s
}

// change writes to the database directly.
func (s school) change(t testing.TB, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
}

func (s school) exec(t testing.TB, text string, args ...any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, text, args...) })
}

const attendancePath = "/api/attendance/sheets/" + course + "/" + class

// attendance is the sheet of the agenda course.
func (s school) attendance(t testing.TB) (sheet studies.AttendanceSheet) {
	t.Helper()
	var changed api.Changed[studies.AttendanceSheet]
	s.Call(t, http.MethodGet, attendancePath, nil).Into(http.StatusOK, &changed)
	return *changed.Data
}

// mark is an entry of a value in a cell that is seen as empty.
func mark(id, session, enrollment string, value studies.Value) studies.MarkEntry {
	return studies.MarkEntry{ID: id, SessionID: session, EnrollmentID: enrollment, Mark: studies.Mark{Value: value}}
}

// enter sends marks and returns what became of them.
func (s school) enter(t testing.TB, entries ...studies.MarkEntry) []studies.MarkVerdict {
	t.Helper()
	var done studies.MarkVerdicts
	s.Call(t, http.MethodPost, attendancePath+"/marks", map[string]any{"entries": entries}).Into(http.StatusOK, &done)
	return done.Items
}

// values are the marks of a sheet, by session and enrollment.
func values(sheet studies.AttendanceSheet) map[string]studies.Value {
	all := map[string]studies.Value{}
	for _, who := range sheet.Students {
		for _, m := range who.Marks {
			if m.Value != "" {
				all[m.SessionID+" "+who.EnrollmentID] = m.Value
			}
		}
	}
	return all
}
