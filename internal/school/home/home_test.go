package home_test

import (
	"context"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// desk is the home of two people at Paris, and of the campus of Nouméa where
// it is tomorrow already.
type desk struct {
	db     *db.DB
	router *api.Router
}

func newDesk(t *testing.T, others part.Part) desk {
	t.Helper()
	d := dbtest.Open(t)
	must(t, d.Tx(t.Context(), func(tx *db.Tx) error { return fill(t.Context(), tx) }))
	r := apitest.NewRouter()
	around := &part.Around{DB: d}
	own := home.New(around).Part()
	around.Parts = part.Parts{own, others}
	own.Routes(r)
	return desk{d, r}
}

func fill(ctx context.Context, tx *db.Tx) error {
	const now = "2026-01-01T00:00:00.000000Z"
	if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, now, now); err != nil {
		return err
	}
	for id, zone := range map[string]string{"paris": "Europe/Paris", "noumea": "Pacific/Noumea"} {
		if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, ?, 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, id, id, zone, id, now, now); err != nil {
			return err
		}
	}
	for _, id := range []string{"anna", "ben"} {
		if err := addPerson(ctx, tx, id, "paris", access.Secretary); err != nil {
			return err
		}
	}
	return nil
}

func addPerson(ctx context.Context, tx *db.Tx, id, campusID string, roles access.Roles) error {
	if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""); err != nil {
		return err
	}
	return people.AddMembership(ctx, tx, id, campusID, roles)
}

// as returns somebody at a campus.
func (d desk) as(personID, campusID string, roles access.Roles) apitest.Caller {
	return apitest.Caller{Router: d.router, Actor: access.Actor{PersonID: personID, CampusID: campusID, SessionID: "s", Roles: roles}}
}

func (d desk) anna() apitest.Caller { return d.as("anna", "paris", access.Secretary) }

func (d desk) exec(t *testing.T, text string, args ...any) {
	t.Helper()
	must(t, db.Exec(t.Context(), d.db, text, args...))
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
