package planning_test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/seal"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// school is Paris and Dakar, with classes, courses and teachers, and two who
// plan.
type school struct {
	apitest.Caller
	db       *db.DB
	classes  []string // two of Paris, one of Dakar
	courses  []string
	teachers []string
}

const now = "2026-01-01T00:00:00.000000Z"

func newSchool(t testing.TB) school {
	t.Helper()
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}}
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	box, err := seal.Parse(seal.NewKey())
	if err != nil {
		t.Fatal(err)
	}
	english := func(context.Context) text.Texts { return texts.For("en") }
	planning.New(&part.Around{DB: s.db, Catalogue: texts, Texts: english, Box: box, Limit: account.Limit(s.db)}).Routes(s.Router.(*api.Router))
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, now, now); err != nil {
			return err
		}
		for id, zone := range map[string]string{"paris": "Europe/Paris", "dakar": "Africa/Dakar"} {
			if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
				schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
				VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, ?, 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, id, id, zone, id, now, now); err != nil {
				return err
			}
		}
		for i, id := range []string{"planner", "other", "grace", "paul", "ruth"} {
			if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""); err != nil {
				return err
			}
			role := access.Supervisor
			if i > 1 {
				role, s.teachers = access.Teacher, append(s.teachers, id)
			}
			if err := people.AddMembership(ctx, tx, id, "paris", role); err != nil {
				return err
			}
			if err := people.AddNetworkRoles(ctx, tx, id, role); err != nil {
				return err
			}
		}
		for i, campus := range []string{"paris", "paris", "dakar"} {
			id := fmt.Sprintf("class%d", i)
			s.classes = append(s.classes, id)
			if err := academic.AddClass(ctx, tx, id, campus, academic.ClassFields{Code: id, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
				return err
			}
		}
		for i := range 4 {
			id := fmt.Sprintf("course%d", i)
			s.courses = append(s.courses, id)
			if err := academic.AddCourse(ctx, tx, id, academic.CourseFields{Code: id, Name: "Course " + id, Hours: 6}); err != nil {
				return err
			}
		}
		return nil
	})
	return s.as("planner", access.Supervisor)
}

// as is the same school, called by somebody else.
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

// weekend is a planning from a day on, of all classes.
func (s school) weekend(t testing.TB, first, last string) (p planning.Planning) {
	t.Helper()
	s.Call(t, "POST", "/api/plannings", s.fields(first, last)).Into(http.StatusCreated, &p)
	return p
}

func (s school) fields(first, last string) map[string]any {
	return map[string]any{
		"number": 0, "first_day": first, "last_day": last, "abbreviation": "WE", "description": "", "week": 0,
		"campus_ids": []string{}, "class_ids": s.classes,
	}
}
