package spaces_test

import (
	"context"
	"net/http"
	"os"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/instructors"
	"myspace/internal/school/library"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
	"myspace/internal/school/schooltest"
	"myspace/internal/school/spaces"
)

// school is Paris with a class of two, two courses, the teachers grace and paul,
// and who plans.
type school struct {
	apitest.Caller
	db *db.DB
}

func newSchool(t *testing.T) school {
	t.Helper()
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}}
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	must(t, err)
	around := &part.Around{
		DB: s.db, Catalogue: texts, Texts: func(context.Context) text.Texts { return texts.For("en") },
		Link: func(_ context.Context, path, hash string) string { return path + hash },
	}
	router := s.Router.(*api.Router)
	planning.New(around).Routes(router)
	library.New(around).Routes(router)
	finance.New(around).Routes(router)
	media.New(around).Routes(router)
	spaces.New(around).Routes(router)
	around.Parts = part.Parts{instructors.New(around).Part(), academic.New(around).Part(), planning.New(around).Part()}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := schooltest.AddCampuses(ctx, tx, "paris", "dakar"); err != nil {
			return err
		}
		for id, role := range map[string]access.Roles{"planner": access.Supervisor, "grace": access.Teacher, "paul": access.Teacher, "lea": access.Student, "tom": access.Student} {
			fields := people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}
			if err := people.AddPerson(ctx, tx, id, fields, ""); err != nil {
				return err
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
		for _, id := range []string{"class0", "class1"} {
			if err := academic.AddClass(ctx, tx, id, "paris", academic.ClassFields{Code: id, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
				return err
			}
		}
		return academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{enrolled("lea"), enrolled("tom")})
	})
	return s.as("planner", access.Supervisor)
}

func enrolled(id string) academic.NewEnrollment {
	return academic.NewEnrollment{
		ID: "e" + id, PersonID: id, ClassID: "class0", CampusID: "paris", Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: clock.Now(), CreatedAt: clock.Now(),
		EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1, FirstDate: clock.Today("")}},
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// as is the same school, called by somebody else.
func (s school) as(personID string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: personID, CampusID: "paris", Roles: roles, TimeZone: "Europe/Paris"}
	return s
}

// change writes to the database directly.
func (s school) change(t *testing.T, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	must(t, s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }))
}

func (s school) exec(t *testing.T, statement string, args ...any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, statement, args...) })
}

// weekend is a planning so many days from today, with a course in two sessions for
// class0, given by people.
func (s school) weekend(t *testing.T, days int, course string, staff ...planning.Staffing) (planning.Planning, planning.AgendaCourse) {
	t.Helper()
	first := clock.Today("Europe/Paris").AddDays(days)
	var p planning.Planning
	s.Call(t, "POST", "/api/plannings", map[string]any{
		"number": 0, "first_day": first, "last_day": first.AddDays(1), "abbreviation": "", "description": "", "week": 0, "campus_ids": []string{}, "class_ids": []string{"class0", "class1"},
	}).Into(http.StatusCreated, &p)
	c := s.act(t, p, planning.CellChange{AgendaCourseFields: planning.AgendaCourseFields{
		CourseID: course, CampusID: "paris", ClassIDs: []string{"class0"}, Staff: append([]planning.Staffing{}, staff...),
		Sessions: []planning.CourseSession{{PlanningID: p.ID, Day: first, Start: 540, Finish: 720, Place: "Room 1"}, {PlanningID: p.ID, Day: first.AddDays(1), Start: 540, Finish: 630}},
	}})
	s.publish(t, p.ID)
	return p, c
}

func (s school) act(t *testing.T, p planning.Planning, change planning.CellChange) planning.AgendaCourse {
	t.Helper()
	var done planning.Acted
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "put", "key": db.NewID(), "changes": []planning.CellChange{change}}).Into(http.StatusOK, &done)
	return done.Courses[0]
}

func (s school) publish(t *testing.T, id string) {
	t.Helper()
	number, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, id)
	must(t, err)
	s.Call(t, "POST", "/api/plannings/"+id+"/publish", map[string]any{"board": number, "reason": "a correction"}).Is(http.StatusOK)
}

func gives(half, id string) planning.Staffing {
	return planning.Staffing{Half: half, PersonID: id, State: planning.Accepted, SessionIDs: []string{}}
}
