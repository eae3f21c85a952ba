package people_test

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/intake"
	"myspace/internal/base/sheet"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// imports lists what a caller can undo.
func (o *office) imports(t *testing.T, by access.Roles) []people.PeopleImport {
	t.Helper()
	var l people.PeopleImports
	o.as(by).Call(t, http.MethodGet, "/api/people/imports", nil).Into(http.StatusOK, &l)
	return l.Items
}

func (o *office) undoImport(t *testing.T, by access.Roles, id string) (status int, code string) {
	t.Helper()
	answer := o.as(by).Call(t, http.MethodPost, "/api/people/imports/"+id+"/undo", nil)
	var p struct{ Code string }
	answer.Into(answer.Code, &p)
	return answer.Code, p.Code
}

// everybody tells all that an import may change, in a line for each.
func (o *office) everybody(t *testing.T) string {
	t.Helper()
	return strings.Join(o.strings(t, `SELECT p.first_name || ' ' || p.last_name || ' ' || p.city || ' ' || p.email || ' ' || p.identity_card || ' ' || p.memo
		|| ' ' || COALESCE((SELECT string_agg(mr.campus_id || ':' || mr.role, ',') FROM (SELECT campus_id, role FROM membership_role WHERE person_id = p.id ORDER BY 1, 2) mr), '')
		FROM person p ORDER BY p.id`), "\n")
}

const undone = "Prénom;Nom;E-mail;Ville;Rôle;Église\nZoé;Zed;zoe@example.org;Metz;;Bethel\nAnna;Alba;anna@example.org;Lyon;Ancien élève;\n"

func TestAnImportIsUndoneWhole(t *testing.T) {
	o := newOffice(t)
	o.exec(t, `UPDATE person SET city = 'Paris', identity_card = 'A1234567', memo = 'shy' WHERE id = ?`, o.anna)
	before, size := o.everybody(t), o.strings(t, `SELECT CAST(people AS TEXT) FROM campus_size ORDER BY campus_id`)
	p := o.plan(t, access.Secretary, undone, "&role=student")
	_, last := o.run(t, access.Secretary, undone, "&role=student", p.Token)
	if last.ID == "" || o.everybody(t) == before {
		t.Fatalf("the import ended with %+v", last)
	}
	if all := o.imports(t, access.Secretary); len(all) != 1 || all[0].ID != last.ID || all[0].Created != 1 || all[0].Changed != 1 {
		t.Errorf("can be undone: %+v", all)
	}
	me := o.me
	o.me = o.bob
	if all := o.imports(t, access.Coordinator); len(all) != 0 {
		t.Errorf("somebody else can undo %+v", all)
	}
	if status, _ := o.undoImport(t, access.Coordinator, last.ID); status != http.StatusNotFound {
		t.Errorf("somebody else's import: %d", status)
	}
	o.me = me
	if status, code := o.undoImport(t, access.Secretary, last.ID); status != http.StatusOK {
		t.Fatalf("answered %d %s", status, code)
	}
	if got := o.everybody(t); got != before {
		t.Errorf("left\n%s\nof\n%s", got, before)
	}
	if got := o.strings(t, `SELECT CAST(people AS TEXT) FROM campus_size ORDER BY campus_id`); fmt.Sprint(got) != fmt.Sprint(size) {
		t.Errorf("the campuses have %v people, and had %v", got, size)
	}
	if n := o.strings(t, `SELECT name FROM church WHERE name = 'Bethel'`); len(n) != 0 {
		t.Error("a church that nobody uses is left")
	}
	if status, code := o.undoImport(t, access.Secretary, last.ID); status != http.StatusConflict || code != "import.undone_before" {
		t.Errorf("a second time: %d %s", status, code)
	}
}

func TestAnImportIsNotUndoneOverOthersWork(t *testing.T) {
	for name, since := range map[string]func(o *office){
		"somebody changed who was changed": func(o *office) { o.exec(t, `UPDATE person SET version = version + 1 WHERE id = ?`, o.anna) },
		"somebody changed who was new":     func(o *office) { o.exec(t, `UPDATE person SET version = version + 1 WHERE email = 'zoe@example.org'`) },
		"who was new was given a role": func(o *office) {
			o.exec(t, `INSERT INTO network_role (person_id, role, sort_name) SELECT id, 'librarian', sort_name FROM person WHERE email = 'zoe@example.org'`)
		},
		"who was new is gone": func(o *office) { o.exec(t, `DELETE FROM person WHERE email = 'zoe@example.org'`) },
	} {
		o := newOffice(t)
		p := o.plan(t, access.Secretary, undone, "&role=student")
		_, last := o.run(t, access.Secretary, undone, "&role=student", p.Token)
		since(o)
		left := o.everybody(t)
		if status, code := o.undoImport(t, access.Secretary, last.ID); status != http.StatusConflict || code != "import.changed_since" {
			t.Errorf("%s: %d %s", name, status, code)
		}
		if o.everybody(t) != left {
			t.Errorf("%s: something was undone", name)
		}
	}
}

func TestWhoLostARoleNoLongerTakesBackWhatHeGaveByIt(t *testing.T) {
	o := newOffice(t)
	const file = "Prénom;Nom;E-mail;Rôle\nZoé;Zed;zoe@example.org;Secrétariat\n"
	p := o.plan(t, access.Coordinator, file, "")
	_, last := o.run(t, access.Coordinator, file, "", p.Token)
	left := o.everybody(t)
	if status, code := o.undoImport(t, access.Secretary, last.ID); last.ID == "" || status != http.StatusForbidden || code != "access.rank" {
		t.Errorf("as a secretary: %d %s", status, code)
	}
	if o.everybody(t) != left {
		t.Error("something was undone")
	}
	if status, code := o.undoImport(t, access.Coordinator, last.ID); status != http.StatusOK {
		t.Errorf("as a coordinator: %d %s", status, code)
	}
}

func TestAnImportIsUndoneForThirtyDays(t *testing.T) {
	o := newOffice(t)
	p := o.plan(t, access.Secretary, undone, "&role=student")
	_, last := o.run(t, access.Secretary, undone, "&role=student", p.Token)
	o.exec(t, `UPDATE people_import SET created_at = ?`, clock.Now().Add(-31*24*time.Hour))
	if all := o.imports(t, access.Secretary); len(all) != 0 {
		t.Errorf("can be undone: %+v", all)
	}
	if status, code := o.undoImport(t, access.Secretary, last.ID); status != http.StatusConflict || code != "import.too_old" {
		t.Errorf("answered %d %s", status, code)
	}
}

func TestARowToLookAtIsTakenOnlyWhereSomebodySaysSo(t *testing.T) {
	o := newOffice(t)
	const file = "First name;Last name;Email\nPaul;Durand;anna@example.org\nZoé;Zed;zoe@example.org\nYves;Yo;yves@example.org\n"
	p := o.plan(t, access.Secretary, file, "&role=student")
	if p.Counts != (intake.ImportCounts{Create: 2, Look: 1}) || p.Rows[0].Proposal != "change" {
		t.Fatalf("the plan is %+v", p)
	}
	if status, last := o.run(t, access.Secretary, file, "&role=student", p.Token); status != http.StatusConflict || last.Code != "import.refused" {
		t.Errorf("answered %d %+v", status, last)
	}
	_, last := o.run(t, access.Secretary, file, "&role=student&leave=3-3&skip_refused=true", p.Token)
	if last.Result == nil || *last.Result != (intake.ImportCounts{Create: 1, Look: 1, Left: 1}) {
		t.Errorf("ended with %+v", last.Result)
	}
	if got := o.strings(t, `SELECT first_name FROM person WHERE email IN ('Anna@example.org', 'zoe@example.org', 'yves@example.org') ORDER BY 1`); fmt.Sprint(got) != "[Anna Yves]" {
		t.Errorf("there are %v", got)
	}
	p = o.plan(t, access.Secretary, file, "&role=student")
	if _, last = o.run(t, access.Secretary, file, "&role=student&take=2", p.Token); last.Result == nil || last.Result.Change != 1 {
		t.Errorf("ended with %+v", last)
	}
	if got := o.strings(t, `SELECT first_name FROM person WHERE id = ?`, o.anna); fmt.Sprint(got) != "[Paul]" {
		t.Errorf("she is %v", got)
	}
}

func TestRefusedRowsComeAsASheetWithReasons(t *testing.T) {
	o := newOffice(t)
	const file = "Prénom;Nom;E-mail;Remarque\nZoé;Zed;zoe@example.org;bien\nPaul;Durand;anna@example.org;à voir\nA;B;nonsense;\n"
	cells := o.refused(t, file, "")
	if len(cells.Rows) != 3 || fmt.Sprint(cells.Rows[1][:4]) != "[Paul Durand anna@example.org à voir]" || !strings.Contains(cells.Rows[1][4], "Anna Alba") {
		t.Errorf("the sheet is %q", cells.Rows)
	}
	if !strings.Contains(cells.Rows[2][4], "e-mail") {
		t.Errorf("the reason is %q", cells.Rows[2][4])
	}
}

// refused returns the sheet of the rows of a file that are not taken.
func (o *office) refused(t *testing.T, file, said string) sheet.Cells {
	t.Helper()
	answer := o.as(access.Secretary).Call(t, http.MethodPost, importPath+"/refused?name=a.csv&role=student"+said, file)
	var body bytes.Buffer
	_, err := body.ReadFrom(answer.Body)
	noError(t, err)
	cells, err := sheet.Read("refused.xlsx", body.Bytes(), sheet.Limits{Rows: 10, Columns: 10, Unzipped: 1 << 20})
	noError(t, err)
	return cells
}

// The sheet is what somebody decided, not what the plan proposed: a row that is
// the same person after all is taken, one that was left out is not.
func TestTheSheetOfRefusedRowsKnowsTheTicks(t *testing.T) {
	o := newOffice(t)
	const file = "Prénom;Nom;E-mail\nZoé;Zed;zoe@example.org\nPaul;Durand;anna@example.org\nA;B;nonsense\n"
	cells := o.refused(t, file, "&take=3&leave=2")
	if len(cells.Rows) != 3 || cells.Rows[1][0] != "Zoé" || cells.Rows[2][0] != "A" || cells.Rows[1][3] == "" {
		t.Errorf("the sheet is %q", cells.Rows)
	}
}

// Who was known before, came to a campus by an import and was enrolled there
// since would have been left with a class and without the campus.
func TestAnImportIsNotUndoneUnderAClass(t *testing.T) {
	o := newOffice(t)
	const file = "Prénom;Nom;E-mail\nBob;Bell;bob@example.org\n"
	p := o.plan(t, access.Admin, file, "&role=student")
	_, last := o.run(t, access.Admin, file, "&role=student", p.Token)
	if roles := o.strings(t, `SELECT campus_id FROM membership_role WHERE person_id = ? ORDER BY 1`, o.bob); fmt.Sprint(roles) != "[nice paris]" {
		t.Fatalf("he is at %v", roles)
	}
	at := "paris"
	o.area.Parts = append(o.area.Parts, part.Part{Learning: part.Learning{
		Standings: func(access.Scope) func(part.Learner) []part.Standing {
			return func(part.Learner) []part.Standing {
				return []part.Standing{{CampusID: at, State: "confirmed", ClassID: "k"}}
			}
		},
	}})
	if status, code := o.undoImport(t, access.Admin, last.ID); status != http.StatusConflict || code != "import.changed_since" {
		t.Errorf("with a class there: %d %s", status, code)
	}
	at = "nice" // a class elsewhere stays his
	if status, code := o.undoImport(t, access.Admin, last.ID); status != http.StatusOK {
		t.Errorf("with a class elsewhere: %d %s", status, code)
	}
}
