package people_test

import (
	"archive/zip"
	"bytes"
	"html"
	"io"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// personal is what must be nowhere once Zélie is erased.
var personal = []string{"Zélie", "zelie", "Quatremère", "quatremere", "+33612345678", "33612345678", "zelie@example.org", "z.old@example.org", "CARD-998877", "FR7630006000", "she sings"}

// addZelie adds somebody of whom everything is known, with a history.
func (o *office) addZelie(t *testing.T) (id string) {
	t.Helper()
	id = o.add(t, people.NewPerson{
		PersonFields: people.PersonFields{FirstName: "Zélie", LastName: "Quatremère", Email: "z.old@example.org", Mobile: "+33612345678", City: "Nice"},
		Details:      people.Details{Special: people.Special{IdentityCard: "CARD-998877", BankAccount: "FR7630006000"}},
		Memo:         "she sings", PhotoHash: o.photo(t, "zélie"), Network: access.Librarian,
		Memberships: []people.Membership{{CampusID: "paris", Roles: access.Student}, {CampusID: "nice", Roles: access.Alumni}},
	})
	body := map[string]any{}
	o.as(access.Admin).Call(t, http.MethodGet, "/api/people/"+id, nil).Into(http.StatusOK, &body)
	for _, field := range []string{"id", "church_name", "church_pastor", "name", "mobile_shown", "photo_url", "enabled", "network_roles", "memberships", "may", "created_at", "updated_at"} {
		delete(body, field)
	}
	body["email"] = "zelie@example.org"
	o.as(access.Admin).Call(t, http.MethodPut, "/api/people/"+id, body).Is(http.StatusOK)
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		if err := jobs.Enqueue(t.Context(), tx, "mail", map[string]string{"to": "zelie@example.org"}, jobs.Options{}); err != nil {
			return err
		}
		return audit.Record(t.Context(), tx, audit.Event{Action: "payInvoice", Entity: "invoice", EntityID: "7", After: map[string]any{"payer": "Zélie Quatremère", "amount": 20}})
	}))
	return id
}

func (o *office) photo(t *testing.T, text string) string {
	t.Helper()
	blob, err := o.files.Put(t.Context(), strings.NewReader(text), 1<<10)
	noError(t, err)
	noError(t, files.Keep(t.Context(), o.db, blob))
	return blob.Hash
}

func (o *office) erase(t *testing.T, by access.Roles, id, name string) (e people.Erasure) {
	t.Helper()
	var p struct{ Version int64 }
	o.as(access.Admin).Call(t, http.MethodGet, "/api/people/"+id, nil).Into(http.StatusOK, &p)
	o.as(by).Call(t, http.MethodPost, "/api/people/"+id+"/erase", map[string]any{"version": p.Version, "name": name}).Into(http.StatusOK, &e)
	return e
}

// left returns the places in which one of the texts is still found: every
// column of every table, the search index too.
func (o *office) left(t *testing.T, texts []string) (found []string) {
	t.Helper()
	tables, err := db.Tables(t.Context(), o.db)
	noError(t, err)
	for _, table := range tables {
		noError(t, table.Each(t.Context(), o.db, func(row []any) error {
			for i, value := range row {
				for _, text := range texts {
					if s, ok := value.(string); ok && strings.Contains(s, text) {
						found = append(found, table.Name+"."+table.Columns[i].Name+": "+s)
					}
				}
			}
			return nil
		}))
	}
	return found
}

func TestAnErasedPersonIsNowhere(t *testing.T) {
	o := withLedger(t)
	id := o.addZelie(t)
	if before := o.left(t, personal); len(before) < 10 {
		t.Fatalf("only %q is known before", before)
	}
	photo := o.strings(t, `SELECT photo_hash FROM person WHERE id = ?`, id)[0]
	if e := o.erase(t, access.Admin, id, " zelie  QUATREMERE "); e.Outcome != "removed" {
		t.Errorf("the outcome is %q", e.Outcome)
	}
	if found := o.left(t, personal); len(found) > 0 {
		t.Errorf("still there: %q", found)
	}
	if has, err := o.files.Has(t.Context(), photo); has || err != nil {
		t.Errorf("the photo is still in the store: %v %v", has, err)
	}
	o.as(access.Admin).Call(t, http.MethodGet, "/api/people/"+id, nil).Is(http.StatusNotFound)
	if sizes := o.strings(t, `SELECT campus_id FROM campus_size WHERE people <> (SELECT COUNT(*) FROM membership m WHERE m.campus_id = campus_size.campus_id)`); len(sizes) > 0 {
		t.Errorf("counted wrong: %q", sizes)
	}
	trail, err := audit.Find(t.Context(), o.db, access.System(), audit.Filter{Entity: "person", EntityID: id, Page: 1, PageSize: 10})
	if err != nil || len(trail.Items) != 2 || trail.Items[0].Action != "erasePerson" || trail.Items[1].Action != "updatePerson" {
		t.Errorf("the trail is %+v, %v", trail.Items, err)
	}
}

// What the ledger needs stays, under a name that says so.
func TestAnErasedPayerStaysWithoutHisName(t *testing.T) {
	o := withLedger(t)
	id := o.addZelie(t)
	o.exec(t, `INSERT INTO ledger (id, person_id, payer) VALUES ('1', ?, 'Zélie Quatremère')`, id)
	o.exec(t, `INSERT INTO badge (person_id, kind) VALUES (?, 'a')`, id)
	if e := o.erase(t, access.Admin, id, "Zélie Quatremère"); e.Outcome != "blanked" {
		t.Errorf("the outcome is %q", e.Outcome)
	}
	if found := o.left(t, personal); len(found) > 0 {
		t.Errorf("still there: %q", found)
	}
	var p struct {
		Name    string
		Enabled bool
	}
	o.as(access.Admin).Call(t, http.MethodGet, "/api/people/"+id, nil).Into(http.StatusOK, &p)
	if p.Name != "Personne effacée" || p.Enabled {
		t.Errorf("left is %+v", p)
	}
	if rows := o.strings(t, `SELECT id FROM ledger WHERE person_id = ?`, id); len(rows) != 1 {
		t.Errorf("the ledger has %q", rows)
	}
	if rows := o.strings(t, `SELECT kind FROM badge WHERE person_id = ?`, id); len(rows) != 0 {
		t.Errorf("the badges are %q", rows)
	}
}

func TestAPhotoOfTwoPeopleStaysForTheOther(t *testing.T) {
	o := newOffice(t)
	id := o.addZelie(t)
	photo := o.strings(t, `SELECT photo_hash FROM person WHERE id = ?`, id)[0]
	o.exec(t, `UPDATE person SET photo_hash = ? WHERE id = ?`, photo, o.bob)
	o.erase(t, access.Admin, id, "Zélie Quatremère")
	if has, err := o.files.Has(t.Context(), photo); !has || err != nil {
		t.Errorf("%v %v", has, err)
	}
}

func TestErasingIsRefused(t *testing.T) {
	o := newOffice(t)
	admin := o.add(t, people.NewPerson{PersonFields: calledBy("Ada", "Admin"), Network: access.Admin})
	for name, tt := range map[string]struct {
		by   access.Roles
		id   string
		body any
		want int
		code string
	}{
		"a director":         {access.Director, o.bob, map[string]any{"version": 1, "name": "Bob Bell"}, http.StatusForbidden, "access.forbidden"},
		"another name":       {access.Admin, o.bob, map[string]any{"version": 1, "name": "Bob"}, http.StatusUnprocessableEntity, "privacy.name_differs"},
		"a stale version":    {access.Admin, o.bob, map[string]any{"version": 9, "name": "Bob Bell"}, http.StatusConflict, "privacy.changed"},
		"oneself":            {access.Admin, o.me, map[string]any{"version": 1, "name": "Max Mustermann"}, http.StatusForbidden, "access.not_oneself"},
		"the last admin":     {access.Admin, admin, map[string]any{"version": 1, "name": "Ada Admin"}, http.StatusConflict, "access.last_admin"},
		"somebody not there": {access.Admin, "nobody", map[string]any{"version": 1, "name": "x"}, http.StatusNotFound, "person.not_found"},
	} {
		answer := o.as(tt.by).Call(t, http.MethodPost, "/api/people/"+tt.id+"/erase", tt.body)
		if answer.Code != tt.want || !strings.Contains(answer.Body.String(), `"`+tt.code+`"`) {
			t.Errorf("%s: answered %d %s", name, answer.Code, answer.Body)
		}
	}
}

// The trail lets nothing be changed but by an erasing that it tells of.
func TestTheTrailIsStillOnlyAddedTo(t *testing.T) {
	o := newOffice(t)
	id := o.addZelie(t)
	change := func(text string, args ...any) error { return db.Exec(t.Context(), o.db, text, args...) }
	for _, text := range []string{
		`UPDATE audit_event SET changes = '[]'`, `UPDATE audit_event SET changes = '[]', masked_by = 'nothing'`,
		`UPDATE audit_event SET masked_by = (SELECT MAX(id) FROM audit_event)`, `DELETE FROM audit_event`,
	} {
		if err := change(text); err == nil {
			t.Errorf("%s was allowed", text)
		}
	}
	o.erase(t, access.Admin, id, "Zélie Quatremère")
	by := o.strings(t, `SELECT id FROM audit_event WHERE action = 'erasePerson'`)[0]
	if err := change(`UPDATE audit_event SET person_id = '', masked_by = ? WHERE action = 'payInvoice'`, by); err == nil {
		t.Error("who did it was changed")
	}
	if err := change(`UPDATE audit_event SET changes = '[]', masked_by = ? WHERE id = ?`, by, by); err == nil {
		t.Error("the erasing masked itself")
	}
	paid := o.strings(t, `SELECT changes FROM audit_event WHERE action = 'payInvoice'`)[0]
	if !strings.Contains(paid, `"after":20`) || !strings.Contains(paid, audit.Secret) {
		t.Errorf("the invoice's event is %s", paid)
	}
}

// The file itself, and its log, hold nothing either, once it has been rewritten.
func TestAnErasedPersonIsNotInTheFile(t *testing.T) {
	if dbtest.Server() != "" {
		t.Log("this is about SQLite's file")
		return
	}
	o := newOffice(t)
	for range 300 { // so that rows move between pages
		o.add(t, people.NewPerson{PersonFields: people.PersonFields{FirstName: "A", LastName: db.NewID()}, CreatedAt: clock.Now()})
	}
	id := o.addZelie(t)
	o.erase(t, access.Admin, id, "Zélie Quatremère")
	noError(t, o.db.Vacuum(t.Context()))
	for name, data := range o.filesOf(t) {
		for _, text := range personal {
			if bytes.Contains(data, []byte(text)) {
				t.Errorf("%s holds %q", name, text)
			}
		}
	}
}

// archive is the data of a person, by the names of its files, for himself or for
// somebody else.
func (o *office) archive(t *testing.T, id string, by access.Roles, self bool) map[string]string {
	t.Helper()
	caller := o.as(by)
	if self {
		caller.Actor.PersonID = id
	}
	answer := caller.Call(t, http.MethodPost, "/api/people/"+id+"/data", nil).Is(http.StatusOK)
	z, err := zip.NewReader(bytes.NewReader(answer.Body.Bytes()), int64(answer.Body.Len()))
	noError(t, err)
	all := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		noError(t, err)
		data, err := io.ReadAll(r)
		noError(t, err)
		all[f.Name] = html.UnescapeString(string(data))
	}
	return all
}

// What somebody wrote for himself is in his own archive, and in no admin's.
func TestNotesAreInNobodyElsesArchive(t *testing.T) {
	o := withLedger(t)
	id := o.addZelie(t)
	o.area.Parts = append(o.area.Parts, part.Part{Ties: part.Ties{"diary.person_id": {Name: "notes", Merge: part.Moves, Erase: part.Goes, Own: true}}})
	o.exec(t, `CREATE TABLE diary (id TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES person (id), text TEXT NOT NULL)`)
	o.exec(t, `INSERT INTO diary (id, person_id, text) VALUES ('1', ?, 'a secret thought')`, id)
	o.exec(t, `INSERT INTO badge (person_id, kind) VALUES (?, 'golden')`, id)
	for name, tt := range map[string]struct {
		by   access.Roles
		self bool
	}{"himself": {access.Student, true}, "an admin": {access.Admin, false}, "an admin of himself": {access.Admin, true}} {
		got := o.archive(t, id, tt.by, tt.self)
		for _, file := range []string{"data.json", "index.html"} {
			if strings.Contains(got[file], "a secret thought") != tt.self || !strings.Contains(got[file], "golden") {
				t.Errorf("%s: %s holds %s", name, file, got[file])
			}
		}
	}
}

func TestAPersonsDataIsOneArchive(t *testing.T) {
	o := newOffice(t)
	id := o.addZelie(t)
	got := o.archive(t, id, access.Admin, false)
	for _, text := range []string{"Zélie", "she sings", "+33612345678", "CARD-998877", "paris"} {
		if !strings.Contains(got["data.json"], text) || !strings.Contains(got["index.html"], text) {
			t.Errorf("%q is missing", text)
		}
	}
	if got["photo.txt"] != "zélie" || !strings.Contains(got["index.html"], "Numéro de carte d’identité") {
		t.Errorf("the photo is %q in %d files", got["photo.txt"], len(got))
	}
	own := o.archive(t, id, access.Student, true)
	if strings.Contains(own["data.json"], "she sings") || strings.Contains(own["index.html"], "she sings") {
		t.Error("the memo of the staff is for the staff")
	}
	if !strings.Contains(own["data.json"], "CARD-998877") {
		t.Error("his own card is missing")
	}
	o.as(access.Director).Call(t, http.MethodPost, "/api/people/"+id+"/data", nil).Is(http.StatusNotFound)
	o.as(access.Student).Call(t, http.MethodPost, "/api/people/"+o.bob+"/data", nil).Is(http.StatusNotFound)
	if trail := o.strings(t, `SELECT action FROM audit_event WHERE action = 'exportPersonData'`); len(trail) != 2 {
		t.Errorf("the trail tells of %d archives", len(trail))
	}
}
