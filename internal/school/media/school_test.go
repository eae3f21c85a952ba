package media_test

import (
	"bytes"
	"context"
	"image"
	"image/png"
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
	"myspace/internal/base/uploads"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/schooltest"
)

// school is Paris, where class0 (lea) and class1 (tom) sit in the session s0 that
// grace teaches and ruth translates, and Dakar with a session d0 of its own. fred has
// left class0; gil was granted the course, eve until yesterday.
type school struct {
	apitest.Caller
	db   *db.DB
	area *media.Area
}

func newSchool(t testing.TB) school {
	t.Helper()
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}}
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	must(t, err)
	t.Cleanup(func() { store.Close() })
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	must(t, err)
	box, err := seal.Parse(seal.NewKey())
	must(t, err)
	s.area = media.New(&part.Around{
		DB: s.db, Files: store, Uploads: uploads.New(s.db, store), Limit: account.Limit(s.db), Box: box, Catalogue: texts, Site: "https://my.school.example",
		Texts: func(context.Context) text.Texts { return texts.For("en") },
		Link:  func(_ context.Context, path, _ string) string { return path },
	})
	s.area.Routes(s.Router.(*api.Router))
	s.change(t, fillPeople)
	s.change(t, fillSessions)
	return s.as("mia", access.Multimedia)
}

var roles = map[string]access.Roles{
	"adam": access.Admin, "boss": access.Supervisor, "dora": access.Director, "cora": access.Coordinator, "sara": access.Secretary, "mia": access.Multimedia, "otto": access.Accounting, "lib": access.Librarian,
	"grace": access.Teacher, "ruth": access.Teacher, "paul": access.Teacher, "ann": access.Alumni, "gil": access.Alumni, "eve": access.Alumni,
	"lea": access.Student, "tom": access.Student, "fred": access.Student, "una": access.User,
}

func fillPeople(ctx context.Context, tx *db.Tx) error {
	if err := schooltest.AddCampuses(ctx, tx, "paris", "dakar"); err != nil {
		return err
	}
	for id, role := range roles {
		if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
			return err
		}
		if role&access.Network != 0 {
			continue
		}
		if err := people.AddMembership(ctx, tx, id, "paris", role); err != nil {
			return err
		}
	}
	for _, id := range []string{"faith", "hope"} {
		if err := academic.AddCourse(ctx, tx, id, academic.CourseFields{Code: id + "1", Name: "Course " + id}); err != nil {
			return err
		}
	}
	for id, campus := range map[string]string{"class0": "paris", "class1": "paris", "class2": "dakar"} {
		if err := academic.AddClass(ctx, tx, id, campus, academic.ClassFields{Code: id, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
			return err
		}
	}
	if err := academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{enrolled("lea", "class0"), enrolled("tom", "class1"), enrolled("fred", "class0")}); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE person_id = 'fred'`, clock.Now()); err != nil {
		return err
	}
	today := clock.Today("Europe/Paris")
	for id, last := range map[string]clock.Date{"gil": today, "eve": today.AddDays(-1)} {
		if err := db.Exec(ctx, tx, `INSERT INTO course_access (id, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at)
			VALUES (?, ?, 'faith', 90, ?, ?, '', '', ?, ?)`, "grant-"+id, id, last.AddDays(-89), last, clock.Now(), clock.Now()); err != nil {
			return err
		}
	}
	return nil
}

func enrolled(id, class string) academic.NewEnrollment {
	return academic.NewEnrollment{
		ID: "e" + id, PersonID: id, ClassID: class, CampusID: "paris", Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: clock.Now(), CreatedAt: clock.Now(),
		EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1, FirstDate: clock.Today("")}},
	}
}

func fillSessions(ctx context.Context, tx *db.Tx) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('p', 2026, 1, '2026-01-01', '2026-01-31', '', '', 1, 'published', 1, '', ?, ?)`, now, now); err != nil {
		return err
	}
	for id, of := range map[string]struct {
		campus  string
		days    int
		classes []string
	}{"s0": {"paris", 0, []string{"class0", "class1"}}, "s1": {"paris", -7, []string{"class0"}}, "d0": {"dakar", -1, []string{"class2"}}} {
		starts := clock.At(now.AddDate(0, 0, of.days))
		if err := db.Exec(ctx, tx, `INSERT INTO published_agenda (id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at)
			VALUES (?, ?, 'p', 'faith', ?, ?, 540, 600, ?, ?, '', 0, FALSE, ?)`, id, "ac-"+id, of.campus, clock.DateOf(starts, clock.Zone("Europe/Paris")), starts, starts.Add(time.Hour), now); err != nil {
			return err
		}
		for _, class := range of.classes {
			if err := db.Exec(ctx, tx, `INSERT INTO published_agenda_class (agenda_id, class_id) VALUES (?, ?)`, id, class); err != nil {
				return err
			}
		}
	}
	return db.Exec(ctx, tx, `INSERT INTO published_agenda_person (agenda_id, person_id, half) VALUES ('s0', 'grace', 'teacher'), ('s0', 'ruth', 'translator'), ('d0', 'paul', 'teacher')`)
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// as is the same school, called by somebody else, in Paris.
func (s school) as(personID string, role access.Roles) school {
	s.Actor = access.Actor{PersonID: personID, CampusID: "paris", Roles: role, TimeZone: "Europe/Paris"}
	return s
}

// saying is the same caller, whose requests have a header.
func (s school) saying(header ...string) school {
	s.Header = http.Header{}
	for i := 0; i < len(header); i += 2 {
		s.Header.Set(header[i], header[i+1])
	}
	return s
}

// by is the school as somebody of it sees it.
func (s school) by(personID string) school { return s.as(personID, roles[personID]) }

func (s school) change(t testing.TB, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	must(t, s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }))
}

func (s school) exec(t testing.TB, text string, args ...any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, text, args...) })
}

// contents are a small file of each kind.
var contents = map[string]struct{ name, body string }{
	"audio":    {"talk.wav", "RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x80\x3e\x00\x00\x02\x00\x10\x00data\x00\x00\x00\x00"},
	"video":    {"talk.mp4", "\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2\x00\x00\x00\x08free"},
	"photo":    {"group.png", picture()},
	"document": {"notes.txt", "What was said."},
}

func picture() string {
	var b bytes.Buffer
	_ = png.Encode(&b, image.NewGray(image.Rect(0, 0, 4, 4))) // memory refuses nothing
	return b.String()
}

// record adds a recording to a session.
func (s school) record(t testing.TB, session, kind string) (r media.Recording) {
	t.Helper()
	c := contents[kind]
	s.Call(t, http.MethodPost, "/api/recording-sessions/"+session+"/recordings?kind="+kind+"&name="+c.name+"&duration=100000", c.body).Into(http.StatusCreated, &r)
	return r
}

// update changes a recording.
func (s school) update(t testing.TB, r media.Recording, change func(*media.RecordingFields)) (changed media.Recording) {
	t.Helper()
	change(&r.RecordingFields)
	s.Call(t, http.MethodPut, "/api/recordings/"+r.ID, fieldsOf(r)).Into(http.StatusOK, &changed)
	return changed
}

func fieldsOf(r media.Recording) any {
	return struct {
		Version int64 `json:"version"`
		media.RecordingFields
	}{r.Version, r.RecordingFields}
}

// get returns a recording as who keeps it sees it.
func (s school) get(t testing.TB, id string) (r media.Recording) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/recordings/"+id, nil).Into(http.StatusOK, &r)
	return r
}

// hash is the content of a recording.
func (s school) hash(t testing.TB, id string) string {
	t.Helper()
	hash, err := db.One(t.Context(), s.db, "", db.ScanString, `SELECT hash FROM recording_file WHERE recording_id = ? ORDER BY number DESC`+db.Limit(1), id)
	must(t, err)
	return hash
}
