package app_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
)

// fillDisk has changes of sessions and regions find the disk full: on SQLite
// for want of a page, on PostgreSQL by its own word for it. It returns what
// makes room again.
func fillDisk(t *testing.T, d *db.DB) (makeRoom func()) {
	t.Helper()
	run := func(all ...string) {
		t.Helper()
		for _, text := range all {
			must(t, db.Exec(t.Context(), d, text))
		}
	}
	if d.Postgres() {
		run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`,
			`CREATE TRIGGER full_disk BEFORE UPDATE ON session FOR EACH ROW EXECUTE FUNCTION full_disk()`,
			`CREATE TRIGGER full_disk BEFORE INSERT ON region FOR EACH ROW EXECUTE FUNCTION full_disk()`)
		return func() { run(`DROP FUNCTION full_disk() CASCADE`) }
	}
	const takesPages = ` BEGIN INSERT INTO ballast VALUES (hex(zeroblob(1000000))); END`
	run(`CREATE TABLE ballast (x TEXT)`,
		`CREATE TRIGGER full_session AFTER UPDATE ON session`+takesPages,
		`CREATE TRIGGER full_region AFTER INSERT ON region`+takesPages,
		`PRAGMA max_page_count = 1`) // as many as there are
	return func() { run(`PRAGMA max_page_count = 1000000`) }
}

// TestAFullDiskLetsPeopleRead: nothing is closed that needs no room, and what
// cannot be kept says why.
func TestAFullDiskLetsPeopleRead(t *testing.T) {
	w := newWorldOn(t, dbtest.Open(t))
	readable := map[string]probe{}
	for _, route := range w.router.Routes() {
		if route.Method != http.MethodGet {
			continue
		}
		p := probes[route.ID](w, access.Admin, target{"own", "own"})
		if w.call(access.Admin, route.Method, p).Code == http.StatusOK {
			readable[route.ID] = p
		}
	}
	makeRoom := fillDisk(t, w.database)
	newRegion := probes["createRegion"](w, access.Admin, target{"own", "own"})
	var said api.Problem
	rec := w.call(access.Admin, http.MethodPost, newRegion)
	must(t, json.Unmarshal(rec.Body.Bytes(), &said))
	if rec.Code != http.StatusInsufficientStorage || said.Code != "storage.full" {
		t.Errorf("what cannot be kept: %d %s", rec.Code, rec.Body)
	}
	for id, p := range readable {
		if rec := w.call(access.Admin, http.MethodGet, p); rec.Code != http.StatusOK {
			t.Errorf("%s: %d %s", id, rec.Code, rec.Body)
		}
	}
	if readable["getSession"].path == "" {
		t.Error("the session was not among them")
	}
	if err := w.database.Check(t.Context()); fault.KindOf(err) != fault.Full {
		t.Errorf("the check says %v", err)
	}
	makeRoom()
	if rec := w.call(access.Admin, http.MethodPost, newRegion); rec.Code != http.StatusCreated {
		t.Errorf("when there is room again: %d %s", rec.Code, rec.Body)
	}
	must(t, w.database.Check(t.Context()))
	t.Logf("%d reads went on", len(readable))
}
