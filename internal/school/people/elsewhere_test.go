package people_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/people"
)

var niceStudent = people.Membership{CampusID: "nice", Roles: access.Student}

// told returns how often the trail notes that somebody was told of a person.
func (o *office) told(t *testing.T, id string) int {
	t.Helper()
	return len(o.strings(t, `SELECT id FROM audit_event WHERE action = 'tellKnown' AND entity = 'person' AND entity_id = ? AND campus_id = '' AND person_id = ?`, id, o.me))
}

// A birth date, a telephone number or a name of another campus could be found
// out by asking whether somebody is known.
func TestOutOfReachOnlyATakenAddressIsTold(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", niceStudent)
	whole := people.Likeness{FirstName: "Rita", LastName: "Vidal", Mobile: "0639981234", Email: " RITA@example.org"}
	whole.BirthDate.Year, whole.BirthDate.Month, whole.BirthDate.Day = 1990, 2, 28
	noAddress := whole
	noAddress.Email = ""
	for like, want := range map[people.Likeness]string{
		whole:     `{"items":[],"taken":true,"elsewhere":true}`,
		noAddress: `{"items":[],"taken":false,"elsewhere":false}`,
		{FirstName: "X", LastName: "Y", Email: "rita@example.org"}: `{"items":[],"taken":true,"elsewhere":true}`,
		{FirstName: "X", LastName: "Y", Email: "rita@example.net"}: `{"items":[],"taken":false,"elsewhere":false}`,
	} {
		body := o.as(access.Secretary).Call(t, "POST", "/api/people/duplicates", like).Is(http.StatusOK).Body.String()
		if strings.TrimSpace(body) != want {
			t.Errorf("%+v: told %s", like, body)
		}
	}
	if n := o.told(t, id); n != 1 {
		t.Errorf("the trail notes it %d times in a day", n)
	}
	if m := o.matches(t, access.Supervisor, whole); m.Elsewhere || m.Items[0].Name != "Rita Vidal" {
		t.Errorf("a supervisor is told %+v", m)
	}
}

func TestSomebodyNewIsRefusedOnlyForATakenAddressOutOfReach(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", niceStudent)
	n := newPerson{CampusID: "paris", Roles: []string{"student"}}
	n.FirstName, n.LastName, n.Mobile, n.Email = "Rita", "Vidal", "0639981234", "Rita@example.org"
	var asked struct {
		Code    string
		Current people.Matches
	}
	body := o.as(access.Secretary).Call(t, "POST", "/api/people", n)
	if strings.Contains(body.Body.String(), "nice") {
		t.Errorf("the campus is told: %s", body.Body)
	}
	if body.Into(http.StatusConflict, &asked); asked.Code != "person.email_taken" || !asked.Current.Elsewhere || len(asked.Current.Items) != 0 {
		t.Errorf("asked %+v", asked)
	}
	if o.told(t, id) != 1 {
		t.Error("the trail does not note it")
	}
	n.Email = "" // name, telephone number and all: another person, as far as one may know
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Is(http.StatusCreated)
}

func TestAnAddressOutOfReachIsNotedWhenSomebodyIsGivenIt(t *testing.T) {
	o := newOffice(t)
	r := o.get(t, access.Coordinator, o.anna)
	in := input(r)
	in.Email = "bob@example.org"
	o.save(t, access.Coordinator, o.anna, r.Version, in).Blames(http.StatusConflict, "email person.email_taken")
	if o.told(t, o.bob) != 1 {
		t.Error("the trail does not note it")
	}
}

func TestADryRunTellsOnlyTakenAddressesOutOfReach(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Rita", niceStudent)
	const file = "First name;Last name;DOB;Phone;Email\nRita;Vidal;1990-02-28;0639981234;\nX;Y;;;rita@example.org\n"
	p := o.plan(t, access.Secretary, file, "&role=student")
	if got := outcomes(p); got != "2 create; 3 refuse email=import.known_elsewhere" {
		t.Errorf("planned %s", got)
	}
	if params := p.Rows[1].Problems[0].Params; len(params) != 0 {
		t.Errorf("told %v", params)
	}
	if o.told(t, id) != 1 {
		t.Error("the trail does not note it")
	}
}

// aTown is many people of another campus.
func (o *office) aTown(t *testing.T, size int) {
	t.Helper()
	for i := range size {
		full(t, o, fmt.Sprintf("Rita%d", i), niceStudent)
	}
}

const known, unknown = "rita%d@example.org", "nobody%d@example.org"

func (o *office) asks(t *testing.T, address string, i int) int {
	t.Helper()
	return o.as(access.Secretary).Call(t, "POST", "/api/people/duplicates", people.Likeness{FirstName: "X", LastName: "Y", Email: fmt.Sprintf(address, i)}).Code
}

func TestWhoLearnsOfTooManyOutOfReachIsToldNothingMore(t *testing.T) {
	o := newOffice(t)
	o.aTown(t, 22)
	for i := range 20 {
		if code := o.asks(t, known, i); code != http.StatusOK {
			t.Fatalf("question %d: %d", i, code)
		}
	}
	for name, code := range map[string]int{"somebody known": o.asks(t, known, 20), "nobody": o.asks(t, unknown, 1)} {
		if code != http.StatusTooManyRequests {
			t.Errorf("%s: %d", name, code)
		}
	}
	for name, code := range map[string]int{"whom he was told of": o.asks(t, known, 3), "somebody in reach": o.asks(t, "anna@example.org%.0d", 0)} {
		if code != http.StatusOK {
			t.Errorf("%s: %d", name, code)
		}
	}
	n := newPerson{CampusID: "paris", Roles: []string{"student"}}
	n.FirstName, n.LastName, n.Email = "X", "Y", "nobody@example.org"
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Fails(http.StatusTooManyRequests, "person.asked_too_often")
	o.as(access.Secretary).Call(t, "PUT", importPath+"?name=a.csv", "Email\nnobody@example.org").Fails(http.StatusTooManyRequests, "person.asked_too_often")
	n.Email = ""
	o.as(access.Secretary).Call(t, "POST", "/api/people", n).Is(http.StatusCreated)
	if m := o.matches(t, access.Supervisor, people.Likeness{FirstName: "X", LastName: "Y", Email: "rita21@example.org"}); len(m.Items) == 0 || m.Elsewhere {
		t.Error("a supervisor, who reaches everybody, is refused")
	}
}

// A file of many addresses must not answer for each of them.
func TestAFileThatAsksForTooManyIsRefusedAndCounts(t *testing.T) {
	o := newOffice(t)
	o.aTown(t, 21)
	var file strings.Builder
	file.WriteString("First name;Last name;Email\n")
	for i := range 21 {
		fmt.Fprintf(&file, "A;B%d;rita%d@example.org\n", i, i)
	}
	o.as(access.Secretary).Call(t, "PUT", importPath+"?name=a.csv&role=student", file.String()).Fails(http.StatusTooManyRequests, "person.asked_too_often")
	if code := o.asks(t, unknown, 1); code != http.StatusTooManyRequests {
		t.Errorf("after a file that asked for too many: %d", code)
	}
}

func TestQuestionsAtOnceDoNotSlipPastTheLimit(t *testing.T) {
	o := newOffice(t)
	o.aTown(t, 40)
	codes := make(chan int, 40)
	for i := range cap(codes) {
		go func() { codes <- o.asks(t, known, i) }()
	}
	answered := 0
	for range cap(codes) {
		if <-codes == http.StatusOK {
			answered++
		}
	}
	if answered != 20 {
		t.Errorf("%d were told", answered)
	}
}
