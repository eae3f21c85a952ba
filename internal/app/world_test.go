package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"image"
	"image/png"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/app/migrations"
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/seal"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

const password = "a-password-of-2026"

// world is a school of two campuses with a person of every role at the first,
// on a database that forgets what each call does.
type world struct {
	app                      *app.App
	router                   *api.Router
	database                 *db.DB
	trial                    *db.Trial
	store                    *files.Store
	box                      *seal.Box
	region, campus, document map[string]string // by own, other (and an empty region)
	person                   map[access.Roles]string
	stranger                 map[string]string // somebody else, by campus
	token                    map[access.Roles]string
	teaching                 teaching
	invite, applicant, twin  map[string]string // by campus
	church                   []string
	spare                    string // a second record of somebody
	academics
	plannings
	ctx context.Context
}

func newWorld(t *testing.T) *world {
	t.Helper()
	ctx := t.Context()
	d, trial, err := db.OpenTrial(ctx, dbtest.Prepare(t, migrations.Files))
	must(t, err)
	t.Cleanup(func() { must(t, trial.Close()) })
	w := newWorldOn(t, d)
	w.trial = trial
	must(t, trial.Keep(ctx))
	return w
}

// newWorldOn is newWorld on a database that forgets nothing.
func newWorldOn(t *testing.T, d *db.DB) *world {
	t.Helper()
	ctx := t.Context()
	a, box := appOn(t, d)
	w := &world{
		ctx: ctx,
		app: a, router: a.Router(), database: d, store: a.Files, box: box,
		region: map[string]string{}, campus: map[string]string{}, document: map[string]string{},
		person: map[access.Roles]string{}, stranger: map[string]string{}, token: map[access.Roles]string{},
	}
	w.fill(ctx, t)
	return w
}

// appOn is the program on a database, with an empty store of files.
func appOn(t *testing.T, d *db.DB) (*app.App, *seal.Box) {
	t.Helper()
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	must(t, err)
	t.Cleanup(func() { must(t, store.Close()) })
	texts, err := app.LoadTexts()
	must(t, err)
	a := &app.App{Config: app.Config{SessionDays: 14}, Log: slog.New(slog.DiscardHandler), DB: d, Files: store, Texts: texts}
	must(t, a.MakeSigner(t.Context()))
	box, err := seal.Parse(seal.NewKey())
	must(t, err)
	a.UseBox(box)
	return a, box
}

// fill makes the admin by hand and everything else through the routes, so that
// the world is one that the program itself makes.
func (w *world) fill(ctx context.Context, t *testing.T) {
	t.Helper()
	hash := account.HashPassword(password)
	w.region["empty"], w.region["own"], w.region["other"] = db.NewID(), db.NewID(), db.NewID()
	must(t, w.database.Tx(ctx, func(tx *db.Tx) error {
		must(t, addRegion(ctx, tx, w.region["empty"], "EM"))
		must(t, addRegion(ctx, tx, w.region["own"], "OWN"))
		must(t, addRegion(ctx, tx, w.region["other"], "OTHER"))
		w.campus["own"] = db.NewID()
		must(t, addCampus(ctx, tx, w.campus["own"], w.region["own"], "campus own"))
		photo := w.picture(ctx, t, tx)
		for _, role := range access.Everyone.Each() {
			w.person[role] = addPerson(ctx, t, tx, role, w.campus["own"], role.String(), photo, hash)
		}
		w.spare = addPerson(ctx, t, tx, access.Student, w.campus["own"], "spare", "", "")
		w.stranger["own"] = addPerson(ctx, t, tx, access.Student, w.campus["own"], "stranger.own", photo, "")
		return nil
	}))
	for _, role := range access.Everyone.Each() {
		w.token[role] = w.signIn(t, role)
	}
	w.campus["other"] = w.create(t, "/api/campuses", campusBody(`"region_id":"`+w.region["other"]+`"`))
	w.change(t, http.MethodPut, "/api/campuses/"+w.campus["other"], strings.Replace(campusBody(`"version":1`), `"New"`, `"campus other"`, 1))
	must(t, db.Exec(ctx, w.database, `UPDATE campus SET version = 1`))
	must(t, w.database.Tx(ctx, func(tx *db.Tx) error {
		w.stranger["other"] = addPerson(ctx, t, tx, access.Student, w.campus["other"], "stranger.other", w.picture(ctx, t, tx), "")
		return db.Exec(ctx, tx, `INSERT INTO second_factor (person_id, sealed) VALUES (?, 'x'), (?, 'x')`, w.stranger["own"], w.stranger["other"])
	}))
	for range 2 {
		w.church = append(w.church, w.create(t, "/api/churches", `{"name":"Bethel","city":"","country":"","pastor":""}`))
	}
	must(t, db.Exec(ctx, w.database, `UPDATE person SET church_id = ? WHERE id IN (?, ?)`, w.church[0], w.stranger["own"], w.stranger["other"]))
	for _, c := range []string{"own", "other"} {
		w.document[c] = w.create(t, "/api/campuses/"+w.campus[c]+"/documents?name=statutes.txt", "the statutes")
		w.change(t, http.MethodPut, "/api/campuses/"+w.campus[c]+"/logo?name=logo.png", onePixel)
	}
	must(t, db.Exec(ctx, w.database, `UPDATE campus SET version = 1`))
	w.fillTeaching(ctx, t)
	w.fillInvites(t)
	w.fillApplications(ctx, t)
	w.fillAcademics(ctx, t)
	w.fillPlannings(ctx, t)
	must(t, db.Exec(ctx, w.database, `INSERT INTO note (id, person_id, text, position, created_at, updated_at)
		SELECT 'note of ' || id, id, 'x', 0, created_at, created_at FROM person`))
	must(t, db.Exec(ctx, w.database, `INSERT INTO list_view (id, person_id, path, name, name_key, query, created_at, updated_at)
		SELECT 'view of ' || id, id, '/apps/campus/student', 'x', 'x', '', created_at, created_at FROM person`))
	must(t, db.Exec(ctx, w.database, `INSERT INTO book_mark (id, person_id, file_id, kind, position, section, start, finish, quote, note, color, created_at, updated_at)
		SELECT 'mark of ' || p.id, p.id, f.id, 'bookmark', 0, 0, 0, 0, '', '', 'yellow', p.created_at, p.created_at FROM person p JOIN book_file f ON f.id = ?`, w.bookFile["own"]))
}

func viewOf(personID string) string { return "view of " + personID }

func markOf(personID string) string { return "mark of " + personID }

func noteOf(personID string) string { return "note of " + personID }

func addRegion(ctx context.Context, tx *db.Tx, id, code string) error {
	return db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at)
		VALUES (?, ?, ?, ?, '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z')`, id, code, code, code)
}

func addCampus(ctx context.Context, tx *db.Tx, id, region, name string) error {
	return db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
		schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
		VALUES (?, ?, ?, '', '', '', '#336699', '', '', '', '', '', 'FR', '', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, ?, '', ?,
		'2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z')`, id, region, name, name, db.SearchText(name))
}

func addPerson(ctx context.Context, t *testing.T, tx *db.Tx, roles access.Roles, campusID, name, photo, hash string) string {
	t.Helper()
	id := db.NewID()
	must(t, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: name, Email: name + "@example.org"}, photo))
	must(t, people.AddMembership(ctx, tx, id, campusID, roles))
	must(t, people.AddNetworkRoles(ctx, tx, id, roles))
	if hash != "" {
		must(t, account.SetPassword(ctx, tx, id, hash))
	}
	return id
}

func (w *world) picture(ctx context.Context, t *testing.T, tx *db.Tx) string {
	t.Helper()
	blob, err := w.store.PutPicture(ctx, "p.png", strings.NewReader(onePixel), 1<<20)
	must(t, err)
	must(t, files.Keep(ctx, tx, blob))
	return blob.Hash
}

// personOn is the person that a target means: the caller himself, who belongs
// to his own campus only, or a student of a campus.
func (w *world) personOn(caller access.Roles, on target) string {
	if on.record == "own" && caller != 0 {
		return w.person[caller]
	}
	return w.stranger[on.campus]
}

func emailOf(caller access.Roles) string { return callerName(caller) + "@example.org" }

func (w *world) signIn(t *testing.T, role access.Roles) string {
	t.Helper()
	rec := w.call(0, http.MethodPost, probe{path: "/session", body: `{"email":"` + emailOf(role) + `","password":"` + password + `","organization_id":"` + w.campus["own"] + `"}`})
	var s struct{ Token string }
	must(t, json.Unmarshal(rec.Body.Bytes(), &s))
	if rec.Code != http.StatusOK || s.Token == "" {
		t.Fatalf("%s cannot sign in: %d %s", role, rec.Code, rec.Body)
	}
	return s.Token
}

// create makes something as admin and returns its id.
func (w *world) create(t *testing.T, path, body string) string {
	t.Helper()
	rec := w.call(access.Admin, http.MethodPost, probe{path: path, body: body})
	var made struct{ ID string }
	must(t, json.Unmarshal(rec.Body.Bytes(), &made))
	if rec.Code != http.StatusCreated {
		t.Fatalf("%s: %d %s", path, rec.Code, rec.Body)
	}
	return made.ID
}

func (w *world) change(t *testing.T, method, path, body string) {
	t.Helper()
	if rec := w.call(access.Admin, method, probe{path: path, body: body}); rec.Code != http.StatusOK {
		t.Fatalf("%s: %d %s", path, rec.Code, rec.Body)
	}
}

func (w *world) call(caller access.Roles, method string, p probe) *httptest.ResponseRecorder {
	req := httptest.NewRequest(method, p.path, strings.NewReader(p.body))
	req.Header.Set("Content-Type", "application/json")
	if caller != 0 {
		req.Header.Set("Authorization", "Bearer "+w.token[caller])
	}
	for name, value := range p.header {
		req.Header.Set(name, value)
	}
	rec := httptest.NewRecorder()
	w.router.ServeHTTP(rec, req)
	apitest.Described(w.router, req, rec.Code)
	return rec
}

func (w *world) undo(t *testing.T) {
	t.Helper()
	must(t, w.trial.Undo(t.Context()))
}

func (w *world) auditEvents(t *testing.T) int {
	t.Helper()
	n, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event`)
	must(t, err)
	return n
}

// onePixel is the smallest picture there is.
var onePixel = func() string {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		panic(err)
	}
	return b.String()
}()

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
