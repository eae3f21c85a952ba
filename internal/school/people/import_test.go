package people_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/intake"
	"myspace/internal/base/longtest"
	"myspace/internal/base/text"
	"myspace/internal/school/people"
)

const importPath = "/api/people/import"

// plan asks what an import would do.
func (o *office) plan(t *testing.T, by access.Roles, file, options string) (p people.PeoplePlan) {
	t.Helper()
	o.as(by).Call(t, http.MethodPut, importPath+"?name=a.csv"+options, file).Into(http.StatusOK, &p)
	return p
}

// run carries out a plan and returns its last line.
func (o *office) run(t *testing.T, by access.Roles, file, options, token string) (status int, last intake.ImportStep) {
	t.Helper()
	answer := o.as(by).Call(t, http.MethodPost, importPath+"?name=a.csv"+options+"&token="+token, file)
	if answer.Code != http.StatusOK {
		var p api.Problem
		answer.Into(answer.Code, &p)
		return answer.Code, intake.ImportStep{Code: p.Code}
	}
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		last = intake.ImportStep{}
		noError(t, json.Unmarshal(lines.Bytes(), &last))
	}
	return answer.Code, last
}

// outcomes tells a plan in a line: what becomes of each row, and why.
func outcomes(p people.PeoplePlan) string {
	var all []string
	for _, r := range p.Rows {
		one := fmt.Sprint(r.Line, " ", r.Outcome)
		for _, c := range r.Changes {
			one += fmt.Sprintf(" %s:%s>%s", c.Field, c.Before, c.After)
		}
		for _, q := range r.Problems {
			one += " " + strings.Trim(q.Field+"="+q.Code, "=")
		}
		all = append(all, one)
	}
	return strings.Join(all, "; ")
}

func TestAFileIsPlannedRowByRow(t *testing.T) {
	o := newOffice(t)
	o.exec(t, `UPDATE person SET birth_date = '1990-02-03' WHERE id = ?`, o.anna)
	o.exec(t, `UPDATE person SET city = 'Paris' WHERE id = ?`, o.anna)
	for name, tt := range map[string]struct {
		by            access.Roles
		file, options string
		want          string
	}{
		"somebody new":                    {access.Secretary, "Prénom;Nom;E-mail\nZoé;Zed;zoe@example.org", "&role=student", "2 create"},
		"another language":                {access.Secretary, "Cognome,Nome\nZed,Zoé", "&role=student", "2 create"},
		"a change by the address":         {access.Secretary, "Email;City\nANNA@example.org;Lyon", "", "2 change city:Paris>Lyon"},
		"nothing to change":               {access.Secretary, "Email;City\nanna@example.org;Paris", "", "2 same"},
		"an empty cell changes nothing":   {access.Secretary, "Email;City;Vorname\nanna@example.org;;x", "", "2 same"},
		"an unknown value":                {access.Secretary, "First name;Last name;Gender;Country\nA;B;unknown;Atlantis", "&role=student", "2 refuse gender=import.unknown_value country=import.unknown_value"},
		"a bad date and number":           {access.Secretary, "First name;Last name;DOB;Phone\nA;B;31/02/2000;12", "&role=student", "2 refuse birth_date=import.not_a_date mobile=person.mobile_invalid"},
		"no name":                         {access.Secretary, "First name;Email\nA;x@example.org", "&role=student", "2 refuse last_name=field.required"},
		"no address":                      {access.Secretary, "First name;Last name;Email\nA;B;nonsense", "&role=student", "2 refuse email=field.email"},
		"no role":                         {access.Secretary, "First name;Last name\nA;B", "", "2 refuse roles=field.required"},
		"a role that one may not give":    {access.Secretary, "First name;Last name;Role\nA;B;Coordinator", "", "2 refuse roles=access.role_rank"},
		"a role by its name":              {access.Coordinator, "First name;Last name;Role\nA;B;Étudiant, Secrétariat", "", "2 create"},
		"no network role":                 {access.Admin, "First name;Last name;Role\nA;B;admin", "", "2 refuse roles=import.unknown_value"},
		"a campus out of reach":           {access.Coordinator, "First name;Last name;Campus\nA;B;Nice", "&role=student", "2 refuse campus=import.unknown_campus"},
		"a campus in reach":               {access.Supervisor, "First name;Last name;Campus\nA;B;Nice", "&role=student", "2 create"},
		"twice in the file":               {access.Secretary, "First name;Last name;Email\nA;B;x@example.org\nC;D;X@example.org", "&role=student", "2 create; 3 refuse email=import.twice"},
		"twice by name and birth":         {access.Secretary, "First name;Last name;DOB\nÉva;Roy;1/2/2000\nRoy;Eva;2000-02-01", "&role=student", "2 create; 3 refuse import.twice"},
		"known elsewhere":                 {access.Secretary, "First name;Last name;Email\nBob;Bell;bob@example.org", "&role=student", "2 refuse email=import.known_elsewhere"},
		"looks like somebody":             {access.Secretary, "First name;Last name\nAnna;Alba", "&role=student", "2 look import.looks_like"},
		"looks like somebody elsewhere":   {access.Secretary, "First name;Last name\nBob;Bell", "&role=student", "2 create"},
		"looks like, and is another":      {access.Secretary, "First name;Last name\nAnna;Alba", "&role=student&look_alikes=true", "2 create import.looks_like"},
		"the same by name and birth":      {access.Secretary, "First name;Last name;DOB;City\nAlba;Anna;3.2.1990;Metz", "", "2 change city:Paris>Metz"},
		"same birth, another address":     {access.Secretary, "First name;Last name;DOB;Email\nAnna;Alba;3.2.1990;other@example.org", "&role=student", "2 look import.looks_like"},
		"an address with another name":    {access.Secretary, "First name;Last name;Email;City\nPaul;Durand;anna@example.org;Lyon", "", "2 look first_name:Anna>Paul last_name:Alba>Durand city:Paris>Lyon import.other_name"},
		"an address, another first name":  {access.Secretary, "First name;Email\nPaul;anna@example.org", "", "2 look first_name:Anna>Paul import.other_name"},
		"an address, another last name":   {access.Secretary, "Last name;Email\nDurand;anna@example.org", "", "2 look last_name:Alba>Durand import.other_name"},
		"an address, half of the name":    {access.Secretary, "Last name;Email;City\nALBA;anna@example.org;Lyon", "", "2 change city:Paris>Lyon"},
		"an address with another birth":   {access.Secretary, "Email;DOB\nanna@example.org;1991-02-03", "", "2 look birth_date:1990-02-03>1991-02-03 birth_date=import.other_birth"},
		"an address, the name as spoken":  {access.Secretary, "First name;Last name;Email\nAna;Alba;anna@example.org", "", "2 change first_name:Anna>Ana"},
		"a field one may not know":        {access.Secretary, "Email;IBAN;City\nanna@example.org;FR76;Metz", "", "2 change city:Paris>Metz"},
		"an address of a higher one":      {access.Secretary, "Email;City\nMax@example.org;Metz", "", "2 refuse email=import.known_elsewhere"},
		"a role for somebody we have":     {access.Coordinator, "Email;Rôle\nanna@example.org;Secrétariat", "", "2 change"},
		"too long a name":                 {access.Secretary, "First name;Last name\n" + strings.Repeat("x", 81) + ";B", "&role=student", "2 refuse first_name=field.too_long"},
		"columns as the caller says":      {access.Secretary, "a;b\nZoé;Zed", "&role=student&columns=first_name,last_name", "2 create"},
		"special fields stay unseen":      {access.Admin, "Email;Bank account;Memo\nanna@example.org;FR7630006000;shy", "", "2 change bank_account:>••• memo:>•••"},
		"empty lines count for the lines": {access.Secretary, "First name;Last name\n\n\nA;B", "&role=student", "4 create"},
	} {
		if got := outcomes(o.plan(t, tt.by, tt.file, tt.options)); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, tt.want)
		}
	}
	if n := o.strings(t, `SELECT CAST(COUNT(*) AS TEXT) FROM person`)[0]; n != "3" {
		t.Errorf("planning made %s people", n)
	}
}

func TestAPlanIsCarriedOutWholeOrNotAtAll(t *testing.T) {
	o := newOffice(t)
	const file = "Prénom;Nom;E-mail;Église;Mobile\nZoé;Zed;zoe@example.org;Bethel;06 12 34 56 78\nYves;Yo;yves@example.org;bethel;\nAnna;Alba;anna@example.org;;\n;;nonsense;;\n"
	const student = "&role=student"
	p := o.plan(t, access.Secretary, file, student)
	if p.Counts != (intake.ImportCounts{Create: 2, Same: 1, Refuse: 1}) || fmt.Sprint(p.Churches) != "[Bethel]" {
		t.Fatalf("the plan is %+v, %v", p.Counts, p.Churches)
	}
	if status, last := o.run(t, access.Secretary, file, student, p.Token); status != http.StatusConflict || last.Code != "import.refused" {
		t.Errorf("answered %d %+v", status, last)
	}
	if n := o.strings(t, `SELECT CAST(COUNT(*) AS TEXT) FROM person`)[0]; n != "3" {
		t.Errorf("a refused import made %s people", n)
	}
	status, last := o.run(t, access.Secretary, file, student+"&skip_refused=true", p.Token)
	if status != http.StatusOK || last.Result == nil || *last.Result != p.Counts || last.Done != 2 || last.Total != 2 {
		t.Fatalf("answered %d %+v", status, last)
	}
	got := o.strings(t, `SELECT p.first_name || ' ' || p.mobile || ' ' || h.name || ' ' || mr.role FROM person p JOIN church h ON h.id = p.church_id
		JOIN membership_role mr ON mr.person_id = p.id AND mr.campus_id = 'paris' ORDER BY 1`)
	if strings.Join(got, "; ") != "Yves  Bethel student; Zoé +33612345678 Bethel student" {
		t.Errorf("imported %q", got)
	}
	if trail := o.strings(t, `SELECT action FROM audit_event WHERE action = 'importPeople' AND entity = 'person'`); len(trail) != 2 {
		t.Errorf("%d events", len(trail))
	}
}

func TestAPlanThatIsNoLongerTrueIsNotCarriedOut(t *testing.T) {
	o := newOffice(t)
	const file = "Email;City\nanna@example.org;Lyon\n"
	p := o.plan(t, access.Secretary, file, "")
	o.exec(t, `UPDATE person SET version = version + 1, city = 'Brest' WHERE id = ?`, o.anna)
	if status, last := o.run(t, access.Secretary, file, "", p.Token); status != http.StatusConflict || last.Code != "import.changed" {
		t.Errorf("answered %d %+v", status, last)
	}
	if status, _ := o.run(t, access.Secretary, strings.Replace(file, "Lyon", "Nice", 1), "", o.plan(t, access.Secretary, file, "").Token); status != http.StatusConflict {
		t.Errorf("another file was imported: %d", status)
	}
	if city := o.strings(t, `SELECT city FROM person WHERE id = ?`, o.anna)[0]; city != "Brest" {
		t.Errorf("the city is %s", city)
	}
}

func TestWhatIsNoFileOfPeopleIsRefused(t *testing.T) {
	o := newOffice(t)
	for file, code := range map[string]string{
		"Colour;Size\nred;10": "import.no_columns", "Nom;Prénom\n": "import.empty", "": "import.no_columns", "\xff\xfe\x00": "import.no_columns", "\x00\x01\x02": "import.unreadable",
	} {
		o.as(access.Secretary).Call(t, http.MethodPut, importPath+"?name=a.csv", file).Fails(http.StatusUnprocessableEntity, code)
	}
	o.as(access.Secretary).Call(t, http.MethodPut, importPath+"?name=a.pdf", "x").Fails(http.StatusUnprocessableEntity, "import.not_a_table")
	o.as(access.Accounting).Call(t, http.MethodPut, importPath+"?name=a.csv", "x").Is(http.StatusForbidden)
}

// The template in each language is understood, whatever language its reader
// speaks, and its example is good.
func TestTheTemplateIsUnderstoodInEveryLanguage(t *testing.T) {
	o := newOffice(t)
	for _, lang := range text.Languages {
		for _, by := range []access.Roles{access.Admin, access.Secretary} {
			caller := o.as(by)
			caller.Actor.Language = lang
			template := caller.Call(t, http.MethodGet, importPath+"/template", nil).Is(http.StatusOK).Body.Bytes()
			caller.Actor.Language = "fr"
			var p people.PeoplePlan
			caller.Call(t, http.MethodPut, importPath+"?name=people.xlsx", string(template)).Into(http.StatusOK, &p)
			for _, c := range p.Columns {
				if c.Name == "" || c.Closed {
					t.Errorf("%s: the column %q is not known", lang, c.Heading)
				}
			}
			if got := outcomes(p); got != "2 create" {
				t.Errorf("%s as %s: the example comes out as %s", lang, by, got)
			}
			if closed := bytes.Contains(template, []byte("IBAN")); closed && by == access.Secretary {
				t.Errorf("%s: a secretary is offered bank accounts", lang)
			}
		}
	}
}

func TestThousandsOfRowsAreImported(t *testing.T) {
	o := newOffice(t)
	rows := longtest.Times(500, 5000)
	var file strings.Builder
	file.WriteString("Nom;Prénom;E-mail;Mobile;Date de naissance;Ville;Pays;Église\n")
	for i := range rows {
		fmt.Fprintf(&file, "Nom%d;Prénom%d;p%d@example.org;+336%08d;%02d/%02d/%d;Paris;France;Église %d\n", i, i%97, i, 10000000+i, 1+i%28, 1+i%12, 1950+i%50, i%40)
	}
	began := now()
	options := "&role=student&campus=" + url.QueryEscape("paris")
	p := o.plan(t, access.Coordinator, file.String(), options)
	planned := since(began)
	status, last := o.run(t, access.Coordinator, file.String(), options, p.Token)
	all := since(began)
	t.Logf("%d rows: planned in %s, carried out in %s", rows, planned, all-planned)
	if status != http.StatusOK || last.Result == nil || last.Result.Create != rows {
		t.Fatalf("answered %d %+v", status, last)
	}
	if n := o.strings(t, `SELECT CAST(COUNT(*) AS TEXT) FROM membership WHERE campus_id = 'paris'`)[0]; n != strconv.Itoa(rows+1) {
		t.Errorf("%s people at the campus", n)
	}
}
