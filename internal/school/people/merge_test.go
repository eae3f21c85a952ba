package people_test

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// withLedger adds two tables as a later area would: rows that always follow a
// person, and rows of which he has one of a kind.
func withLedger(t *testing.T) *office {
	o := newOffice(t)
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		noError(t, db.Exec(t.Context(), tx, `CREATE TABLE ledger (id TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES person (id), payer TEXT NOT NULL)`))
		return db.Exec(t.Context(), tx, `CREATE TABLE badge (person_id TEXT NOT NULL REFERENCES person (id), kind TEXT NOT NULL, PRIMARY KEY (person_id, kind))`)
	}))
	o.area.Parts = append(o.area.Parts, part.Part{Ties: part.Ties{
		"ledger.person_id": {Name: "ledger", Merge: part.Moves, Erase: part.Stays, Blank: []string{"payer"}},
		"badge.person_id":  {Name: "badges", Merge: part.Joins, Erase: part.Goes},
	}})
	return o
}

func (o *office) add(t *testing.T, p people.NewPerson) (id string) {
	t.Helper()
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		id = addSomebody(t, tx, p)
		return nil
	}))
	return id
}

func (o *office) exec(t *testing.T, text string, args ...any) {
	t.Helper()
	noError(t, db.Exec(t.Context(), o.db, text, args...))
}

func (o *office) strings(t *testing.T, text string, args ...any) []string {
	t.Helper()
	all, err := db.All(t.Context(), o.db, db.ScanString, text, args...)
	noError(t, err)
	return all
}

func (o *office) merge(t *testing.T, by access.Roles, kept, other string, take ...string) (status int, code string) {
	t.Helper()
	var p people.MergePreview
	answer := o.as(by).Call(t, http.MethodGet, "/api/people/"+kept+"/merge?other_id="+other, nil)
	if answer.Code != http.StatusOK {
		return answer.Code, answer.Body.String()
	}
	answer.Into(http.StatusOK, &p)
	answer = o.as(by).Call(t, http.MethodPost, "/api/people/"+kept+"/merge", map[string]any{
		"version": p.Kept.Version, "other_id": other, "other_version": p.Other.Version, "take": append([]string{}, take...),
	})
	return answer.Code, answer.Body.String()
}

// records is what a property test makes two records of.
type records struct {
	fields [2]people.PersonFields
	bio    [2]string
	roles  [2]map[string]access.Roles // by campus
	badges [2][]string
	ledger [2]int
	take   []string
}

var campusRoles = []access.Roles{access.Teacher, access.Student, access.Secretary, access.User}

func drawRecords(r *rapid.T) (d records) {
	word := rapid.SampledFrom([]string{"", "Ana", "Élodie", "O'Neil", "da Silva"})
	for i := range 2 {
		d.fields[i] = people.PersonFields{
			FirstName: cmp.Or(word.Draw(r, "first"), "X"), LastName: cmp.Or(word.Draw(r, "last"), "Y"), MiddleName: word.Draw(r, "middle"),
			City: word.Draw(r, "city"), Gender: rapid.SampledFrom([]string{"", "male", "female"}).Draw(r, "gender"),
		}
		if rapid.Bool().Draw(r, "born") {
			d.fields[i].BirthDate = clock.Date{Year: 1980 + i, Month: 2, Day: 3}
		}
		if rapid.Bool().Draw(r, "email") {
			d.fields[i].Email = db.NewID() + "@example.org"
		}
		d.bio[i] = word.Draw(r, "bio")
		d.roles[i] = map[string]access.Roles{}
		for _, campus := range []string{"paris", "nice"} {
			if rapid.Bool().Draw(r, "member") {
				for _, role := range campusRoles {
					if rapid.Bool().Draw(r, "role") {
						d.roles[i][campus] |= role
					}
				}
				d.roles[i][campus] |= 0
			}
		}
		d.badges[i] = rapid.SliceOfDistinct(rapid.SampledFrom([]string{"a", "b", "c"}), rapid.ID[string]).Draw(r, "badges")
		d.ledger[i] = rapid.IntRange(0, 3).Draw(r, "ledger")
	}
	d.take = rapid.SliceOfDistinct(rapid.SampledFrom([]string{"first_name", "last_name", "city", "email", "bio", "gender"}), rapid.ID[string]).Draw(r, "take")
	return d
}

// make stores them and returns their ids.
func (d records) make(t *testing.T, o *office) (ids [2]string) {
	for i := range 2 {
		p := people.NewPerson{PersonFields: d.fields[i]}
		for campus, roles := range d.roles[i] {
			p.Memberships = append(p.Memberships, people.Membership{CampusID: campus, Roles: roles})
		}
		ids[i] = o.add(t, p)
		o.exec(t, `UPDATE person SET bio = ? WHERE id = ?`, d.bio[i], ids[i])
		for _, kind := range d.badges[i] {
			o.exec(t, `INSERT INTO badge (person_id, kind) VALUES (?, ?)`, ids[i], kind)
		}
		for range d.ledger[i] {
			o.exec(t, `INSERT INTO ledger (id, person_id, payer) VALUES (?, ?, '')`, db.NewID(), ids[i])
		}
	}
	return ids
}

// want is the text of one of two fields.
func (d records) want(name string, of func(i int) string) string {
	mine, theirs := of(0), of(1)
	if mine == "" || theirs != "" && slices.Contains(d.take, name) {
		return theirs
	}
	return mine
}

func TestNothingIsLostOrDoubledByMerging(t *testing.T) {
	o := withLedger(t)
	longtest.Check(t, func(r *rapid.T) {
		d := drawRecords(r)
		ids := d.make(t, o)
		bystander := o.strings(t, `SELECT p.first_name || version || (SELECT COUNT(*) FROM membership m WHERE m.person_id = p.id) FROM person p WHERE p.id = ?`, o.anna)
		if status, text := o.merge(t, access.Admin, ids[0], ids[1], d.take...); status != http.StatusOK {
			r.Fatalf("answered %d %s", status, text)
		}
		check := func(what string, got, want []string) {
			slices.Sort(want)
			if !slices.Equal(got, want) {
				r.Errorf("%s: got %q, want %q", what, got, want)
			}
		}
		check("fields", o.strings(t, `SELECT first_name || '|' || last_name || '|' || city || '|' || email || '|' || bio || '|' || gender FROM person WHERE id = ?`, ids[0]), []string{strings.Join([]string{
			d.want("first_name", func(i int) string { return d.fields[i].FirstName }),
			d.want("last_name", func(i int) string { return d.fields[i].LastName }),
			d.want("city", func(i int) string { return d.fields[i].City }),
			d.want("email", func(i int) string { return d.fields[i].Email }),
			d.want("bio", func(i int) string { return d.bio[i] }),
			d.want("gender", func(i int) string { return d.fields[i].Gender }),
		}, "|")})
		var roles, campuses []string
		for campus, mine := range union(d.roles[0], d.roles[1]) {
			campuses = append(campuses, campus)
			for _, role := range mine.Names() {
				roles = append(roles, campus+" "+role)
			}
		}
		check("roles", o.strings(t, `SELECT campus_id || ' ' || role FROM membership_role WHERE person_id = ? ORDER BY 1`, ids[0]), roles)
		check("campuses", o.strings(t, `SELECT campus_id FROM membership WHERE person_id = ? ORDER BY 1`, ids[0]), campuses)
		check("badges", o.strings(t, `SELECT kind FROM badge WHERE person_id = ? ORDER BY 1`, ids[0]), slices.Compact(slices.Sorted(slices.Values(slices.Concat(d.badges[0], d.badges[1])))))
		check("ledger", o.strings(t, `SELECT CAST(COUNT(*) AS TEXT) FROM ledger WHERE person_id = ?`, ids[0]), []string{fmt.Sprint(d.ledger[0] + d.ledger[1])})
		check("bystander", o.strings(t, `SELECT p.first_name || version || (SELECT COUNT(*) FROM membership m WHERE m.person_id = p.id) FROM person p WHERE p.id = ?`, o.anna), bystander)
		check("who is counted", o.strings(t, `SELECT campus_id || ' ' || people FROM campus_size WHERE people <> (SELECT COUNT(*) FROM membership m WHERE m.campus_id = campus_size.campus_id)`), nil)
		check("order", o.strings(t, `SELECT m.campus_id FROM membership m JOIN person p ON p.id = m.person_id WHERE p.id = ? AND m.sort_name <> p.sort_name`, ids[0]), nil)
		if found := o.mentions(t, ids[1]); len(found) > 0 {
			r.Errorf("the record that was given up is still named in %q", found)
		}
	})
}

func union(a, b map[string]access.Roles) map[string]access.Roles {
	all := map[string]access.Roles{}
	for campus, roles := range a {
		all[campus] |= roles
	}
	for campus, roles := range b {
		all[campus] |= roles
	}
	return all
}

// mentions returns the columns that hold a text, but for the audit trail and
// the table that leads on.
func (o *office) mentions(t *testing.T, text string) (found []string) {
	t.Helper()
	tables, err := db.Tables(t.Context(), o.db)
	noError(t, err)
	for _, table := range tables {
		if table.Name == "audit_event" || table.Name == "merged_record" {
			continue
		}
		noError(t, table.Each(t.Context(), o.db, func(row []any) error {
			for i, value := range row {
				if s, ok := value.(string); ok && strings.Contains(s, text) {
					found = append(found, table.Name+"."+table.Columns[i].Name)
				}
			}
			return nil
		}))
	}
	return found
}

func TestWhoMayMergeWhom(t *testing.T) {
	o := newOffice(t)
	with := func(network access.Roles, campus access.Roles) string {
		return o.add(t, people.NewPerson{PersonFields: people.PersonFields{FirstName: "A", LastName: "B"}, Network: network, Memberships: []people.Membership{{CampusID: "nice", Roles: campus}}})
	}
	for name, tt := range map[string]struct {
		by          access.Roles
		kept, other string
		want        int
	}{
		"two students":                               {access.Supervisor, with(0, access.Student), with(0, access.User), http.StatusOK},
		"not for who has one campus":                 {access.Coordinator, with(0, access.Student), with(0, access.Student), http.StatusForbidden},
		"not above oneself":                          {access.Supervisor, with(0, access.Student), with(access.Director, 0), http.StatusForbidden},
		"not a network role that one may not give":   {access.Supervisor, with(0, access.Student), with(access.Librarian, 0), http.StatusForbidden},
		"a network role that the kept one has":       {access.Supervisor, with(access.Librarian, 0), with(access.Librarian, 0), http.StatusOK},
		"a director gives network roles":             {access.Director, with(0, access.Student), with(access.Librarian, 0), http.StatusOK},
		"a director does not decide about directors": {access.Director, with(access.Director, 0), with(0, access.Student), http.StatusForbidden},
		"nobody merges himself":                      {access.Admin, o.me, with(0, access.Student), http.StatusForbidden},
		"a record with itself":                       {access.Admin, o.anna, o.anna, http.StatusUnprocessableEntity},
		"somebody who is not there":                  {access.Admin, o.anna, "nobody", http.StatusNotFound},
	} {
		if got, text := o.merge(t, tt.by, tt.kept, tt.other); got != tt.want {
			t.Errorf("%s: answered %d %s, want %d", name, got, text, tt.want)
		}
	}
}

func TestAMergeIsMadeOnWhatWasSeen(t *testing.T) {
	o := newOffice(t)
	o.as(access.Admin).Call(t, http.MethodPost, "/api/people/"+o.anna+"/merge", map[string]any{
		"version": 1, "other_id": o.bob, "other_version": 7, "take": []string{},
	}).Fails(http.StatusConflict, "merge.changed")
}

func TestThePreviewTellsWhatBecomesOfEachField(t *testing.T) {
	o := withLedger(t)
	o.exec(t, `UPDATE person SET bank_account = 'FR76', memo = 'quiet' WHERE id = ?`, o.anna)
	o.exec(t, `UPDATE person SET bank_account = 'DE89', memo = 'late', city = 'Nice' WHERE id = ?`, o.bob)
	o.exec(t, `INSERT INTO ledger (id, person_id, payer) VALUES ('1', ?, ''), ('2', ?, '')`, o.bob, o.bob)
	var p people.MergePreview
	o.as(access.Supervisor).Call(t, http.MethodGet, "/api/people/"+o.anna+"/merge?other_id="+o.bob, nil).Into(http.StatusOK, &p)
	got := map[string]people.MergeField{}
	for _, f := range p.Fields {
		got[f.Name] = f
	}
	for _, want := range []people.MergeField{
		{"first_name", "Anna", "Bob", "kept"},
		{"city", "", "Nice", "other"},
		{"memo", "quiet", "late", "both"},
		{"bank_account", audit.Secret, audit.Secret, "kept"}, // no supervisor reads it
	} {
		if got[want.Name] != want {
			t.Errorf("got %+v, want %+v", got[want.Name], want)
		}
	}
	if !slices.Contains(p.Rows, people.MergeRows{Name: "ledger", Count: 2, Fate: "moves"}) || len(p.Roles) != 2 {
		t.Errorf("got %+v", p)
	}
}

func TestTheOldIDLeadsOnAndTheTrailTellsBoth(t *testing.T) {
	o := newOffice(t)
	if status, text := o.merge(t, access.Admin, o.anna, o.bob, "first_name"); status != http.StatusOK {
		t.Fatal(status, text)
	}
	var p struct{ ID, Name string }
	o.as(access.Admin).Call(t, http.MethodGet, "/api/people/"+o.bob, nil).Into(http.StatusOK, &p)
	if p.ID != o.anna || p.Name != "Bob Alba" {
		t.Errorf("the old id leads to %+v", p)
	}
	trail, err := audit.Find(t.Context(), o.db, access.System(), audit.Filter{Entity: "person", EntityID: o.anna, Page: 1, PageSize: 10})
	if err != nil || len(trail.Items) != 2 || trail.Items[0].Action != "mergePeople" {
		t.Errorf("the trail is %+v, %v", trail.Items, err)
	}
}
