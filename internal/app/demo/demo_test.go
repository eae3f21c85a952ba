package demo_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/app"
	"myspace/internal/app/demo"
	"myspace/internal/app/migrations"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/campus"
	"myspace/internal/school/people"
)

var small = demo.Options{Students: 40, Campuses: 4, Seed: 1}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// open opens the whole program on an empty database.
func open(t *testing.T, at db.Config) *app.App {
	t.Helper()
	c := app.Config{Data: t.TempDir(), Database: at.Address, Region: "AF", SessionDays: 14, MailFrom: "My space <noreply@localhost>", SMTPTLS: "off"}
	if !db.IsPostgres(at.Address) {
		c.Data, c.Database = filepath.Dir(at.Address), ""
	}
	a, err := app.Open(t.Context(), c, slog.New(slog.DiscardHandler))
	must(t, err)
	t.Cleanup(func() { must(t, a.Close()) })
	return a
}

// school opens the program on a database that was filled.
func school(t *testing.T, o demo.Options) *app.App {
	t.Helper()
	a := open(t, dbtest.Prepare(t, migrations.Files))
	must(t, demo.Fill(t.Context(), a.DB, a.Files, o))
	return a
}

// call sends a request to the whole API, and reads the answer into answer.
func call(t *testing.T, h http.Handler, method, path, token string, body, answer any) {
	t.Helper()
	sent, err := json.Marshal(body)
	must(t, err)
	req := httptest.NewRequestWithContext(t.Context(), method, path, bytes.NewReader(sent))
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, req)
	if rec.Code != http.StatusOK {
		t.Fatalf("%s %s: %d %s", method, path, rec.Code, rec.Body)
	}
	must(t, json.Unmarshal(rec.Body.Bytes(), answer))
}

// openCampuses returns what the sign-in page offers: ids by name.
func openCampuses(t *testing.T, h http.Handler) map[string]string {
	t.Helper()
	var offered []campus.Organization
	call(t, h, http.MethodGet, "/organization-openlist/AF", "", nil, &offered)
	ids := map[string]string{}
	for _, o := range offered {
		ids[o.Name] = o.ID
	}
	return ids
}

func TestTheSmallSchool(t *testing.T) {
	a := school(t, small)
	t.Run("every role has an account at both campuses", func(t *testing.T) { checkAccounts(t, a) })
	t.Run("it shows something of everything", func(t *testing.T) { checkVariety(t, a) })
	t.Run("the accounts of Paris have something to see", func(t *testing.T) { checkLearning(t, a) })
	t.Run("it is not filled again", func(t *testing.T) {
		if err := demo.Fill(t.Context(), a.DB, a.Files, small); !errors.Is(err, demo.ErrNotEmpty) {
			t.Errorf("Fill answers %v", err)
		}
		if found, err := demo.Find(t.Context(), a.DB); err != nil || !slices.Equal(found, demo.Accounts()) {
			t.Errorf("Find returns %v, %v", found, err)
		}
	})
	t.Run("it is restored from a backup as it was", func(t *testing.T) { checkRestored(t, a) })
}

func checkAccounts(t *testing.T, a *app.App) {
	t.Helper()
	router := a.Router()
	campuses := openCampuses(t, router)
	var roles []string
	for _, account := range demo.Accounts() {
		var session struct {
			Token string
			User  struct {
				Role             []string
				OrganizationName string `json:"organization_name"`
			}
		}
		call(t, router, http.MethodPost, "/session", "",
			map[string]string{"email": account.Email, "password": demo.Password, "organization_id": campuses[account.Campus]}, &session)
		if got := session.User; !slices.Equal(got.Role, []string{account.Role}) || got.OrganizationName != account.Campus || session.Token == "" {
			t.Errorf("%s is %v at %s", account.Email, got.Role, got.OrganizationName)
		}
		want := account.Role + "@demo.example"
		if account.Campus == "Nice" {
			want = account.Role + ".nice@demo.example"
		}
		if account.Email != want {
			t.Errorf("the account of %s at %s is %s", account.Role, account.Campus, account.Email)
		}
		roles = append(roles, account.Role)
	}
	if want := access.Everyone.Names(); !slices.Equal(roles[:12], want) || !slices.Equal(roles[12:], want) {
		t.Errorf("accounts for %v", roles)
	}
}

func checkVariety(t *testing.T, a *app.App) {
	t.Helper()
	if diff := cmp.Diff([]string{"Marseille", "Nantes", "Nice", "Paris"}, slices.Sorted(maps.Keys(openCampuses(t, a.Router())))); diff != "" {
		t.Error("offered at sign-in:", diff)
	}
	for name, want := range map[string]struct {
		least, most int
		query       string
	}{
		"people":                     {60, 125, `SELECT COUNT(*) FROM person`},
		"with an address":            {60, 125, `SELECT COUNT(*) FROM person WHERE address <> '' AND city <> '' AND birth_country <> '' AND identity_card <> '' AND favourite_contact <> ''`},
		"of a church":                {50, 125, `SELECT COUNT(*) FROM person WHERE church_id IS NOT NULL`},
		"with a memo":                {1, 20, `SELECT COUNT(*) FROM person WHERE memo <> ''`},
		"with a bank account":        {20, 60, `SELECT COUNT(*) FROM person WHERE bank_account <> ''`},
		"numbers that are not right": {0, 0, `SELECT COUNT(*) FROM person WHERE mobile <> '' AND (mobile NOT LIKE '+336%' OR mobile_shown NOT LIKE '+33 6 __ __ __ __')`},
		"disabled":                   {2, 10, `SELECT COUNT(*) FROM person WHERE enabled = FALSE`},
		"with a photo":               {50, 90, `SELECT COUNT(*) FROM person WHERE photo_hash IS NOT NULL`},
		"photos that two share":      {0, 0, `SELECT COUNT(photo_hash) - COUNT(DISTINCT photo_hash) FROM person`},
		"at two campuses":            {5, 30, `SELECT COUNT(*) FROM (SELECT person_id FROM membership GROUP BY person_id HAVING COUNT(*) > 1) AS several`},
		"languages":                  {5, 5, `SELECT COUNT(DISTINCT language) FROM person WHERE language <> ''`},
		"students":                   {40, 60, `SELECT COUNT(DISTINCT person_id) FROM membership_role WHERE role = 'student'`},
		"campuses without a logo":    {0, 0, `SELECT COUNT(*) FROM campus WHERE logo_hash IS NULL`},
		"archived campuses":          {1, 1, `SELECT COUNT(*) FROM campus WHERE archived_at IS NOT NULL`},
		"campuses that are not open": {2, 2, `SELECT COUNT(*) FROM campus WHERE open = FALSE`},
		"campuses with documents":    {8, 8, `SELECT COUNT(DISTINCT campus_id) FROM campus_document`},
		"courses":                    {24, 30, `SELECT COUNT(*) FROM course WHERE hours > 0 AND description <> ''`},
		"types of documents":         {7, 7, `SELECT COUNT(DISTINCT type) FROM course_document`},
		"papers that were replaced":  {1, 5, `SELECT COUNT(*) FROM course_document_file WHERE number > 1`},
		"courses without a paper":    {1, 1, `SELECT COUNT(*) FROM course c WHERE NOT EXISTS (SELECT 1 FROM course_document d WHERE d.course_id = c.id)`},
		"books that are reserved":    {1, 1, `SELECT COUNT(*) FROM book_reservation`},
		"books with a cover":         {56, 56, `SELECT COUNT(*) FROM book WHERE cover_hash IS NOT NULL`},
		"kinds of files of books":    {4, 4, `SELECT COUNT(DISTINCT kind) FROM book_file`},
		"levels of knowledge":        {4, 4, `SELECT COUNT(DISTINCT level) FROM course_knowledge`},
		"versions of a curriculum":   {2, 2, `SELECT MAX(number) FROM curriculum`},
		"campuses with classes":      {6, 6, `SELECT COUNT(DISTINCT campus_id) FROM class`},
		"classes without hours":      {0, 0, `SELECT COUNT(*) FROM class k WHERE NOT EXISTS (SELECT 1 FROM timetable_slot s WHERE s.class_id = k.id)`},
		"reasons to wait":            {4, 4, `SELECT COUNT(DISTINCT waiting_reason) FROM enrollment WHERE status = 'waiting' AND outcome = ''`},
		"outcomes, and none":         {5, 5, `SELECT COUNT(DISTINCT outcome) FROM enrollment`},
		"grants that have ended":     {1, 5, `SELECT COUNT(*) FROM course_access WHERE note = 'Révision'`},
		"regions":                    {2, 2, `SELECT COUNT(*) FROM region`},
		"what is of the future":      {0, 0, `SELECT COUNT(*) FROM person WHERE created_at > '2026-01-05T23:00:00.000000Z' AND email NOT LIKE '%@example.com'`},
		"who applied lately":         {8, 8, `SELECT COUNT(*) FROM person WHERE email LIKE '%@example.com'`},
		"possible duplicates":        {2, 20, `SELECT COUNT(*) FROM alike`},
	} {
		if n := count(t, a.DB, want.query); n < want.least || n > want.most {
			t.Errorf("%s: %d", name, n)
		}
	}
}

// checkLearning asks what somebody who tries the program out sees first.
func checkLearning(t *testing.T, a *app.App) {
	t.Helper()
	for name, query := range map[string]string{
		"the student is in a class": `SELECT COUNT(*) FROM enrollment e JOIN person p ON p.id = e.person_id
			WHERE p.email = 'student@demo.example' AND e.status = 'confirmed' AND e.outcome = ''`,
		"his class has papers for him": `SELECT COUNT(*) FROM enrollment e JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id
			JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id AND cc.level <= k.level JOIN course_document d ON d.course_id = cc.course_id
			WHERE p.email = 'student@demo.example' AND d.student_access`,
		"the teacher gives courses": `SELECT COUNT(*) FROM course_teacher t JOIN person p ON p.id = t.person_id WHERE p.email = 'teacher@demo.example'`,
		"the teacher has sessions to come": `SELECT COUNT(*) FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id JOIN person p ON p.id = sp.person_id
			WHERE p.email = 'teacher@demo.example' AND s.ends_at > CURRENT_TIMESTAMP`,
		"so has the one of Nice": `SELECT COUNT(*) FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id JOIN person p ON p.id = sp.person_id
			WHERE p.email = 'teacher.nice@demo.example' AND s.ends_at > CURRENT_TIMESTAMP`,
		"the alumna has grants": `SELECT COUNT(*) FROM course_access g JOIN person p ON p.id = g.person_id WHERE p.email = 'alumni@demo.example'`,
		"the applicant waits": `SELECT COUNT(*) FROM enrollment e JOIN person p ON p.id = e.person_id
			WHERE p.email = 'user@demo.example' AND e.status = 'waiting' AND e.waiting_rank > 0`,
		"the student has marks": `SELECT COUNT(*) FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id JOIN person p ON p.id = e.person_id WHERE p.email = 'student@demo.example'`,
		"he sees a grade": `SELECT COUNT(*) FROM grade g JOIN enrollment e ON e.id = g.enrollment_id JOIN person p ON p.id = e.person_id
			JOIN grade_sheet t ON t.agenda_course_id = g.agenda_course_id AND t.class_id = e.class_id WHERE p.email = 'student@demo.example' AND g.state = 'graded'`,
		"some were absent":       `SELECT COUNT(*) FROM attendance WHERE value = 'absent'`,
		"some failed":            `SELECT COUNT(*) FROM grade WHERE state = 'graded' AND points < 7000`,
		"some tried again":       `SELECT COUNT(*) FROM grade WHERE attempt = 1`,
		"some grades are locked": `SELECT COUNT(*) FROM grade_sheet WHERE locked_at IS NOT NULL`,
		"some have no mark": `SELECT COUNT(*) FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN enrollment e ON e.class_id = x.class_id
			WHERE s.ends_at < CURRENT_TIMESTAMP AND e.status = 'confirmed' AND NOT EXISTS (SELECT 1 FROM attendance m WHERE m.agenda_id = s.id AND m.enrollment_id = e.id)`,
	} {
		if count(t, a.DB, query) == 0 {
			t.Error("not so: " + name)
		}
	}
}

func count(t *testing.T, q db.Querier, query string) int {
	t.Helper()
	n, err := db.One(t.Context(), q, "", db.ScanInt, query)
	must(t, err)
	return n
}

// What the program keeps beside a person must agree with him, as if he had
// been added by hand.
func TestCopiesAndCountsAreInStep(t *testing.T) {
	a := school(t, demo.Options{Students: 2000, Campuses: 10, Seed: 3})
	for name, query := range map[string]string{
		"memberships with another name": `SELECT COUNT(*) FROM membership m JOIN person p ON p.id = m.person_id WHERE m.sort_name <> p.sort_name`,
		"roles with another name":       `SELECT COUNT(*) FROM membership_role m JOIN person p ON p.id = m.person_id WHERE m.sort_name <> p.sort_name`,
		"network roles with another":    `SELECT COUNT(*) FROM network_role n JOIN person p ON p.id = n.person_id WHERE n.sort_name <> p.sort_name`,
		"campuses counted wrong": `SELECT COUNT(*) FROM campus c LEFT JOIN campus_size s ON s.campus_id = c.id
			WHERE COALESCE(s.people, 0) <> (SELECT COUNT(*) FROM membership m WHERE m.campus_id = c.id)`,
		"people without a role": `SELECT COUNT(*) FROM person p WHERE NOT EXISTS (SELECT 1 FROM membership_role m WHERE m.person_id = p.id)
			AND NOT EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = p.id)`,
		"files that nothing refers to": `SELECT COUNT(*) FROM (SELECT hash FROM file EXCEPT SELECT * FROM (` + strings.Join(references(a), ` UNION ALL `) + `) AS used) AS unused`,
		"former students who are not marked, or others who are": `SELECT COUNT(*) FROM membership m WHERE m.former <> (
			EXISTS (SELECT 1 FROM enrollment e WHERE e.person_id = m.person_id AND e.campus_id = m.campus_id AND e.status = 'confirmed' AND e.outcome <> '')
			AND NOT EXISTS (SELECT 1 FROM enrollment e WHERE e.person_id = m.person_id AND e.campus_id = m.campus_id AND e.status = 'confirmed' AND e.outcome = ''))`,
		"enrollments with another name": `SELECT COUNT(*) FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.sort_name <> p.sort_name`,
		"students of no class": `SELECT COUNT(*) FROM membership_role m WHERE m.role = 'student' AND NOT EXISTS (SELECT 1 FROM enrollment e
			WHERE e.person_id = m.person_id AND e.campus_id = m.campus_id AND e.status = 'confirmed' AND e.outcome = '')`,
		"students without the role": `SELECT COUNT(*) FROM enrollment e WHERE e.status = 'confirmed' AND e.outcome = '' AND NOT EXISTS (SELECT 1 FROM membership_role m
			WHERE m.person_id = e.person_id AND m.campus_id = e.campus_id AND m.role = 'student')`,
		"schedules that do not sum up": `SELECT COUNT(*) FROM enrollment e WHERE e.status = 'confirmed' AND e.outcome <> 'transferred' AND e.discount_kind = 'none'
			AND e.tuition <> (SELECT SUM(i.amount) FROM installment i WHERE i.enrollment_id = e.id)`,
		"classes beyond their places": `SELECT COUNT(*) FROM class k WHERE k.capacity < (SELECT COUNT(*) FROM enrollment e
			WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '')`,
	} {
		if n := count(t, a.DB, query); n != 0 {
			t.Errorf("%s: %d", name, n)
		}
	}
	if n := count(t, a.DB, `SELECT COUNT(DISTINCT person_id) FROM membership_role WHERE role = 'student'`); n < 2000 {
		t.Errorf("%d students", n)
	}
	if n := len(openCampuses(t, a.Router())); n != 10 {
		t.Errorf("%d campuses are open", n)
	}
	checkFiles(t, a)
	checkSearch(t, a)
}

// references are the queries of all contents that areas refer to.
func references(a *app.App) []string { return slices.Collect(maps.Values(a.Parts().References())) }

func checkFiles(t *testing.T, a *app.App) {
	t.Helper()
	hashes, err := db.All(t.Context(), a.DB, db.ScanString, `SELECT hash FROM file`)
	must(t, err)
	if len(hashes) < 100 {
		t.Errorf("%d files", len(hashes))
	}
	for _, hash := range hashes {
		if there, err := a.Files.Has(t.Context(), hash); !there || err != nil {
			t.Errorf("the file %s is not there: %v", hash, err)
		}
	}
}

// checkSearch finds somebody by a part of his name, without accents.
func checkSearch(t *testing.T, a *app.App) {
	t.Helper()
	router := a.Router()
	var session struct{ Token string }
	call(t, router, http.MethodPost, "/session", "",
		map[string]string{"email": "admin@demo.example", "password": demo.Password, "organization_id": openCampuses(t, router)["Paris"]}, &session)
	var found struct{ Items []struct{ Name string } }
	call(t, router, http.MethodGet, "/api/people?q=helene+marchand", session.Token, nil, &found)
	if len(found.Items) == 0 || found.Items[0].Name != "Hélène Marchand" {
		t.Errorf("found %v", found)
	}
}

// content returns all rows of the school, but for what is as random or as
// late as it should be: the salt of passwords, and when files were stored.
func content(t *testing.T, d *db.DB) map[string][]string {
	t.Helper()
	fresh := []string{"password.hash", "password.changed_at", "file.created_at"}
	tables, err := db.Tables(t.Context(), d)
	must(t, err)
	all := map[string][]string{}
	for _, table := range tables {
		if table.Name == "secret" || table.Name == "audit_event" {
			continue
		}
		must(t, table.Each(t.Context(), d, func(row []any) error {
			line := ""
			for i, c := range table.Columns {
				if !slices.Contains(fresh, table.Name+"."+c.Name) && !isNew(table.Name, c.Name) {
					line += fmt.Sprintf("%s=%v ", c.Name, row[i])
				}
			}
			all[table.Name] = append(all[table.Name], line)
			return nil
		}))
		slices.Sort(all[table.Name])
	}
	return all
}

// isNew reports whether a column is another each time: money is entered as the
// routes enter it, with ids and moments of its own.
func isNew(table, column string) bool {
	entered := []string{"payer", "owed_part", "invoice", "account_month", "weekend_closing", "month_closing", "money_", "statement_line", "campus_money"}
	return slices.ContainsFunc(entered, func(name string) bool { return strings.HasPrefix(table, name) }) &&
		(strings.HasSuffix(column, "id") || strings.HasSuffix(column, "_at") || column == "figures" || column == "request_key")
}

// The second school is in SQLite, so that where the tests run on PostgreSQL
// this also proves that both databases hold the same.
func TestTheSameSeedMakesTheSameSchool(t *testing.T) {
	options := demo.Options{Students: 20, Campuses: 5, Seed: 42}
	first := content(t, school(t, options).DB)
	again := open(t, dbtest.SQLite(t, migrations.Files))
	must(t, demo.Fill(t.Context(), again.DB, again.Files, options))
	if diff := cmp.Diff(first, content(t, again.DB)); diff != "" {
		t.Error(diff[:min(len(diff), 2000)])
	}
	options.Seed++
	other := content(t, school(t, options).DB)
	if slices.Equal(first["person"], other["person"]) {
		t.Error("another seed made the same people")
	}
	if len(first["person"]) != len(other["person"]) {
		t.Error("another seed made another number of people")
	}
}

func TestADatabaseInUseIsLeftAlone(t *testing.T) {
	uses := map[string]func(ctx context.Context, tx *db.Tx) error{
		"a person": func(ctx context.Context, tx *db.Tx) error {
			return people.AddPerson(ctx, tx, db.NewID(), people.PersonFields{FirstName: "Anna", LastName: "Martin"}, "")
		},
		"a region": func(ctx context.Context, tx *db.Tx) error {
			return campus.AddRegion(ctx, tx, db.NewID(), campus.RegionFields{Code: "AF", Name: "Afrique"}, clock.Now())
		},
	}
	for name, use := range uses {
		t.Run(name, func(t *testing.T) {
			a := open(t, dbtest.Prepare(t, migrations.Files))
			must(t, a.DB.Tx(t.Context(), func(tx *db.Tx) error { return use(t.Context(), tx) }))
			before := content(t, a.DB)
			if err := demo.Fill(t.Context(), a.DB, a.Files, small); !errors.Is(err, demo.ErrNotEmpty) {
				t.Errorf("Fill answers %v", err)
			}
			if diff := cmp.Diff(before, content(t, a.DB)); diff != "" {
				t.Error(diff)
			}
			if found, err := demo.Find(t.Context(), a.DB); err != nil || len(found) > 0 {
				t.Errorf("Find takes it for a demo: %v, %v", found, err)
			}
		})
	}
}

// Whoever stops the program half-way can start again.
func TestAllOrNothing(t *testing.T) {
	a := open(t, dbtest.Prepare(t, migrations.Files))
	must(t, db.Exec(t.Context(), a.DB, `DROP TABLE password`)) // the last thing that is filled
	if err := demo.Fill(t.Context(), a.DB, a.Files, demo.Options{Campuses: 2}); err == nil {
		t.Error("passwords were written to no table")
	}
	for _, table := range []string{"person", "region", "file"} {
		if n := count(t, a.DB, `SELECT COUNT(*) FROM `+table); n != 0 {
			t.Errorf("%d rows stayed in %s", n, table)
		}
	}
}

func TestOptionsThatMakeNoSchool(t *testing.T) {
	for wrong, o := range map[string]demo.Options{
		"--campuses": {Campuses: 1}, "2 to 1000": {Campuses: 1001}, "--students": {Campuses: 4, Students: -1},
	} {
		if err := o.Check(); err == nil || !strings.Contains(err.Error(), wrong) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if err := (demo.Options{Campuses: 2}).Check(); err != nil {
		t.Error(err)
	}
}

// A school without students, and one with far more campuses than cities.
func TestTheExtremes(t *testing.T) {
	for _, o := range []demo.Options{{Students: 0, Campuses: 2}, {Students: 10, Campuses: 60}} {
		if n := len(openCampuses(t, school(t, o).Router())); n != o.Campuses {
			t.Errorf("%+v: %d campuses are open", o, n)
		}
	}
}

// The year has all that there is to see of plannings: what is over, what is
// told, what is a draft, and next week a conflict of each kind.
func TestTheYearOfPlannings(t *testing.T) {
	a := school(t, small)
	for name, query := range map[string]string{
		"closed ones": `SELECT COUNT(*) FROM planning WHERE state = 'closed'`, "published ones": `SELECT COUNT(*) FROM planning WHERE state = 'published'`,
		"drafts":       `SELECT COUNT(*) FROM planning WHERE state = 'draft'`,
		"joint ones":   `SELECT COUNT(*) FROM (SELECT kc.agenda_course_id FROM agenda_course_class kc JOIN class k ON k.id = kc.class_id GROUP BY kc.agenda_course_id HAVING COUNT(DISTINCT k.campus_id) > 1) AS joint`,
		"translators":  `SELECT COUNT(*) FROM teaching_invitation WHERE half = 'translator' AND state = 'accepted'`,
		"pencilled in": `SELECT COUNT(*) FROM teaching_invitation WHERE state = 'in_analysis'`,
		"asked":        `SELECT COUNT(*) FROM teaching_invitation WHERE state = 'not_answered'`,
		"who say but":  `SELECT COUNT(*) FROM teaching_invitation WHERE state = 'answered'`,
		"declined":     `SELECT COUNT(*) FROM teaching_invitation WHERE state = 'declined'`,
		"in line":      `SELECT COUNT(*) FROM teaching_invitation WHERE state = 'in_analysis' AND queued = TRUE`,
		"known to all": `SELECT COUNT(*) FROM published_agenda_person`,
	} {
		if count(t, a.DB, query) == 0 {
			t.Error("there are no " + name)
		}
	}
	router := a.Router()
	var session struct{ Token string }
	call(t, router, http.MethodPost, "/session", "",
		map[string]string{"email": "supervisor@demo.example", "password": demo.Password, "organization_id": openCampuses(t, router)["Paris"]}, &session)
	today := clock.Today("Europe/Paris")
	soon, err := db.One(t.Context(), a.DB, "x", db.ScanString, `SELECT id FROM planning WHERE first_day > ? ORDER BY first_day LIMIT 1`, today)
	must(t, err)
	var board struct {
		Data struct {
			Conflicts []struct{ Kind string }
			Courses   []struct{ Staffed bool }
		}
	}
	call(t, router, http.MethodGet, "/api/plannings/"+soon+"/board", session.Token, nil, &board)
	kinds := map[string]int{}
	for _, c := range board.Data.Conflicts {
		kinds[c.Kind]++
	}
	for _, kind := range []string{"teacher_twice", "class_twice", "unavailable", "no_course", "no_language", "no_campus", "given_before", "outside_hours", "too_early"} {
		if kinds[kind] == 0 {
			t.Errorf("nothing is %s: %v", kind, kinds)
		}
	}
	if staffed := slices.IndexFunc(board.Data.Courses, func(c struct{ Staffed bool }) bool { return c.Staffed }); staffed < 0 {
		t.Error("nothing is staffed next week")
	}
}
