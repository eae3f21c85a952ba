package academic_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// learners lists people with how they stand.
func (s school) learners(t *testing.T, query string) string {
	t.Helper()
	var page api.Page[people.PersonRow]
	s.Call(t, "GET", "/api/people?sort=name"+query, nil).Into(http.StatusOK, &page)
	var all []string
	for _, p := range page.Items {
		one := p.LastName
		for _, at := range p.Standings {
			one += " " + strings.TrimSpace(at.State+" "+at.ClassCode)
		}
		all = append(all, one)
	}
	return strings.Join(all, ", ")
}

func TestAListOfPeopleTellsAndFiltersClassAndState(t *testing.T) {
	s := withPeople(t)
	chief := s.person(t, "zed")
	s = s.as(chief, access.Admin)
	paris := s.campus(t, "Paris", "EUR")
	one, two := s.class(t, paris, "PAR1", 5), s.class(t, paris, "PAR2", 5)
	anna, bert, cora, dora := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bert"), s.applicant(t, paris, "cora"), s.applicant(t, paris, "dora")
	s.applicant(t, paris, "emil")
	s.one(t, one.ID, true, anna)
	s.one(t, two.ID, false, bert)
	left := s.one(t, one.ID, true, cora)
	s.move(t, left, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.Call(t, "POST", "/api/applications/decline", m{"ids": []string{dora}, "campus_id": paris, "reason": "full", "message": ""}).Is(http.StatusOK)
	for query, want := range map[string]string{
		"":                        "anna confirmed PAR1, bert waiting PAR2, cora former, dora declined, emil applicant, zed",
		"&role=student&role=user": "anna confirmed PAR1, bert waiting PAR2, cora former, dora declined, emil applicant",
		"&class=" + one.ID:        "anna confirmed PAR1",
		"&class=" + two.ID:        "bert waiting PAR2",
		"&class=" + two.ID + "&standing=confirmed": "",
		"&standing=confirmed&standing=former":      "anna confirmed PAR1, cora former",
		"&standing=applicant":                      "emil applicant",
		"&standing=declined&campus=" + paris:       "dora declined",
		"&standing=waiting&q=bert":                 "bert waiting PAR2",
	} {
		if got := s.learners(t, query); got != want {
			t.Errorf("%q: %s, want %s", query, got, want)
		}
	}
	librarian := s.as(chief, access.Librarian) // knows classes, and not who applies or waits
	if got := librarian.learners(t, ""); got != "anna confirmed PAR1, zed" {
		t.Errorf("a librarian reads %s", got)
	}
	librarian.Call(t, "GET", "/api/people?standing=waiting", nil).Blames(http.StatusUnprocessableEntity, "standing field.not_a_choice")
	var page api.Page[people.PersonRow]
	s.Call(t, "GET", "/api/people?standing=declined", nil).Into(http.StatusOK, &page)
	if page.Items[0].Applicant {
		t.Error(fmt.Sprint("who was declined still applies: ", page.Items[0].Name))
	}
}

func TestTheStudentsExportTellsClassAndState(t *testing.T) {
	s := withPeople(t)
	s = s.as(s.person(t, "zed"), access.Admin)
	paris := s.campus(t, "Paris", "EUR")
	anna, bert := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bert")
	s.one(t, s.class(t, paris, "PAR1", 5).ID, true, anna)
	s.one(t, s.class(t, paris, "PAR2", 5).ID, false, bert)
	s.applicant(t, paris, "emil")
	csv := s.Call(t, "GET", "/api/people/export?format=csv&sort=name&role=student&role=user&campus="+paris, nil).Is(http.StatusOK).Body.String()
	var ends []string
	for line := range strings.Lines(strings.TrimSpace(csv)) {
		cells := strings.FieldsFunc(strings.TrimSpace(line), func(r rune) bool { return r == ';' || r == ',' })
		ends = append(ends, cells[len(cells)-2]+" "+cells[len(cells)-1])
	}
	if len(ends) != 4 || !strings.HasPrefix(ends[1], "PAR1 ") || !strings.HasPrefix(ends[2], "PAR2 ") || strings.Contains(ends[3], "PAR") {
		t.Errorf("exported %q", ends)
	}
	if team := s.Call(t, "GET", "/api/people/export?format=csv&role=secretary", nil).Is(http.StatusOK).Body.String(); strings.Contains(team, "PAR1") {
		t.Errorf("the team's has %s", team)
	}
}

// What lists show of classes is kept with the person in whichever way it changes:
// each statement that can change it is tried, and the list says what became of it.
func TestTheCopyOfClassesFollowsEveryChange(t *testing.T) {
	s := withPeople(t)
	s = s.as(s.person(t, "zed"), access.Admin)
	paris, nice := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR")
	one, two := s.class(t, paris, "PAR1", 5), s.class(t, paris, "PAR2", 5)
	anna, bert := s.applicant(t, paris, "anna"), s.applicant(t, paris, "bert")
	first, second := s.one(t, one.ID, true, anna), s.one(t, two.ID, false, bert)
	declined := []any{bert, paris, anna}
	for _, step := range []struct {
		change, want string
		args         []any
	}{
		{`UPDATE enrollment SET observation = 'x' WHERE id = ?`, "anna confirmed PAR1, bert waiting PAR2", []any{second.ID}}, // nothing of what is copied
		{`UPDATE enrollment SET person_id = ? WHERE id = ?`, "anna confirmed PAR1 waiting PAR2, bert applicant", []any{anna, second.ID}},
		{`UPDATE enrollment SET status = 'confirmed' WHERE id = ?`, "anna confirmed PAR1 confirmed PAR2, bert applicant", []any{second.ID}},
		{`UPDATE enrollment SET created_at = '2001-01-01T00:00:00.000000Z' WHERE id = ?`, "anna confirmed PAR2 confirmed PAR1, bert applicant", []any{second.ID}},
		{`UPDATE class SET code = ? WHERE id = ?`, "anna confirmed a b c confirmed PAR1, bert applicant", []any{"a" + part.Unit + "b" + part.Between + "c", two.ID}},
		{`UPDATE enrollment SET person_id = ? WHERE id = ?`, "anna confirmed PAR1, bert confirmed a b c", []any{bert, second.ID}},
		{`UPDATE enrollment SET campus_id = ? WHERE id = ?`, "anna confirmed PAR1, bert confirmed a b c applicant", []any{nice, second.ID}},
		{`UPDATE enrollment SET outcome = 'withdrawn' WHERE id = ?`, "anna confirmed PAR1, bert applicant", []any{second.ID}},
		{`UPDATE enrollment SET class_id = ? WHERE id = ?`, "anna confirmed a b c, bert applicant", []any{two.ID, first.ID}},
		{`INSERT INTO declined_application (person_id, campus_id, reason, message, declined_by, declined_at)
			SELECT ?, ?, 'full', '', ?, created_at FROM person WHERE id = '` + anna + `'`, "anna confirmed a b c, bert declined", declined},
		{`UPDATE declined_application SET campus_id = ?`, "anna confirmed a b c, bert applicant", []any{nice}},
		{`UPDATE declined_application SET campus_id = ?`, "anna confirmed a b c, bert declined", []any{paris}},
		{`DELETE FROM declined_application WHERE person_id = ?`, "anna confirmed a b c, bert applicant", []any{bert}},
		{`DELETE FROM installment WHERE enrollment_id = ?`, "anna confirmed a b c, bert applicant", []any{first.ID}},
		{`DELETE FROM enrollment WHERE id = ?`, "anna, bert applicant", []any{first.ID}},
	} {
		if err := db.Exec(t.Context(), s.db, step.change, step.args...); err != nil {
			t.Fatal(step.change, err)
		}
		if got := s.learners(t, "&campus="+paris); got != step.want {
			t.Errorf("%s: %s, want %s", step.change, got, step.want)
		}
	}
}
