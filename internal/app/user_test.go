package app_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
)

var anne = app.NewUser{Email: "Anne@school.example", FirstName: " Anne ", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password}

// open opens what a command has closed again.
func open(t *testing.T, c app.Config) *app.App {
	t.Helper()
	a, err := app.Open(t.Context(), c, slog.New(slog.DiscardHandler))
	must(t, err)
	t.Cleanup(func() { must(t, a.Close()) })
	return a
}

func count(t *testing.T, d *db.DB, table string) int {
	t.Helper()
	n, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT COUNT(*) FROM `+table)
	must(t, err)
	return n
}

func TestAddUserMakesTheFirstCampus(t *testing.T) {
	c := settings(t)
	c.Region = "EU"
	added, err := app.AddUser(t.Context(), c, anne)
	must(t, err)
	if want := (app.AddedUser{Name: "Anne Martin", Campus: "Paris", FirstMade: true, Everywhere: true, URL: c.PublicURL()}); added != want {
		t.Errorf("%+v", added)
	}
	a := open(t, c)
	region, err := db.One(t.Context(), a.DB, "", db.ScanString, `SELECT r.code FROM campus c JOIN region r ON r.id = c.region_id WHERE c.name = 'Paris' AND c.open = TRUE`)
	must(t, err)
	if region != "EU" {
		t.Errorf("the campus is in %s", region)
	}
	trail, err := audit.Find(t.Context(), a.DB, access.System(), audit.Filter{Page: 1, PageSize: 10})
	must(t, err)
	var actions []string
	for _, e := range trail.Items {
		actions = append(actions, e.Action)
		for _, change := range e.Changes {
			if text, _ := change.After.(string); strings.Contains(text, password) || strings.Contains(text, "argon2") {
				t.Errorf("the trail keeps %s", text)
			}
		}
	}
	if got := strings.Join(actions, " "); got != "addUser createCampus createRegion" {
		t.Errorf("recorded: %s", got)
	}
}

// TestAddUserIsAllOrNothing fails at the last moment, with a campus made.
func TestAddUserIsAllOrNothing(t *testing.T) {
	c := settings(t)
	_, err := app.AddUser(t.Context(), c, anne)
	must(t, err)
	a := open(t, c)
	must(t, a.DB.Tx(t.Context(), func(tx *db.Tx) error { // the person stays, the school is gone
		for _, table := range []string{"campus_size", "membership", "campus", "region"} {
			must(t, db.Exec(t.Context(), tx, `DELETE FROM `+table))
		}
		return nil
	}))
	must(t, a.Close())
	events := count(t, open(t, c).DB, "audit_event")
	_, err = app.AddUser(t.Context(), c, anne)
	if err == nil || !strings.Contains(err.Error(), "already known") {
		t.Errorf("told: %v", err)
	}
	d := open(t, c).DB
	if campuses, regions := count(t, d, "campus"), count(t, d, "region"); campuses+regions != 0 {
		t.Errorf("%d campuses and %d regions were left", campuses, regions)
	}
	if now := count(t, d, "audit_event"); now != events {
		t.Errorf("%d events were left", now-events)
	}
}

// TestAddUserThroughTheServer adds people on either side of it.
func TestAddUserThroughTheServer(t *testing.T) {
	c := settings(t)
	a, stop := serve(t, c)
	added, err := app.AddUser(t.Context(), c, anne)
	must(t, err)
	if !added.Running || !added.FirstMade {
		t.Errorf("%+v", added)
	}
	second := anne
	second.Email, second.Role, second.Campus = "b@school.example", "teacher", "PARIS"
	added, err = app.AddUser(t.Context(), c, second)
	must(t, err)
	if added.Campus != "Paris" || added.FirstMade || added.Everywhere {
		t.Errorf("%+v", added)
	}
	if n := count(t, a.DB, "membership"); n != 2 {
		t.Errorf("%d belong to the campus", n)
	}
	stop()
	third := anne
	third.Email, third.Campus = "c@school.example", ""
	added, err = app.AddUser(t.Context(), c, third)
	must(t, err)
	if added.Running || added.Campus != "" {
		t.Errorf("%+v", added)
	}
}

func TestAddUserWithoutACampusInEither(t *testing.T) {
	c := settings(t)
	nowhere := anne
	nowhere.Campus = " "
	_, err := app.AddUser(t.Context(), c, nowhere)
	if !errors.Is(err, app.ErrNoCampus) {
		t.Error(err)
	}
	serve(t, c)
	_, err = app.AddUser(t.Context(), c, nowhere)
	if !errors.Is(err, app.ErrNoCampus) {
		t.Error(err)
	}
}

// TestCommandForAnotherDatabase is one that the server must not carry out.
func TestCommandForAnotherDatabase(t *testing.T) {
	c := settings(t)
	serve(t, c)
	c.Database = "postgres://me:s3cret@elsewhere/other"
	_, err := app.AddUser(t.Context(), c, anne)
	if err == nil || !strings.Contains(err.Error(), "the running server uses another database") || strings.Contains(err.Error(), "s3cret") {
		t.Errorf("told: %v", err)
	}
}

// TestCommandThatGivesUp ends with its context.
func TestCommandThatGivesUp(t *testing.T) {
	c := settings(t)
	a, _ := serve(t, c)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := app.AddUser(ctx, c, anne); err == nil {
		t.Error("it went on")
	}
	if n := count(t, a.DB, "person"); n != 0 {
		t.Errorf("%d people were added", n)
	}
}
