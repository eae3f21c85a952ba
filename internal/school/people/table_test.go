package people_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/school/instructors"
	"myspace/internal/school/people"
)

// What the table of docs/permissions.md says and the routes did otherwise.

func paris(roles access.Roles) people.Membership {
	return people.Membership{CampusID: "paris", Roles: roles}
}

// A secretary, who may not change a coordinator, knew his church and pastor.
func TestAChurchIsForWhoMayChangeThePerson(t *testing.T) {
	o := newOffice(t)
	head, learner := full(t, o, "Karl", paris(access.Coordinator)), full(t, o, "Lena", paris(access.Student))
	church := o.strings(t, `SELECT church_id FROM person WHERE id = ?`, head)[0]
	o.exec(t, `UPDATE person SET church_id = ? WHERE id = ?`, church, learner)
	for by, knows := range map[access.Roles]bool{access.Secretary: false, access.Coordinator: true, access.Supervisor: true} {
		r := o.get(t, by, head)
		if told := r.ChurchID != nil || r.ChurchName != nil || r.Pastor != nil || r.ChurchPastor != nil; told != knows {
			t.Errorf("%s is told the church of a coordinator: %v", by, told)
		}
		if r := o.get(t, by, learner); r.ChurchID == nil {
			t.Errorf("%s is not told the church of a student", by)
		}
		for _, path := range []string{"/api/churches/" + church + "/people?page_size=50", "/api/people?page_size=50&church=" + church, "/api/people/export?format=csv&church=" + church} {
			body := o.as(by).Call(t, "GET", path, nil).Is(http.StatusOK).Body.String()
			if strings.Contains(body, "Karl") != knows || !strings.Contains(body, "Lena") {
				t.Errorf("%s finds in %s: %s", by, path, body)
			}
		}
	}
	o.me = head
	if r := o.get(t, access.Coordinator, head); r.ChurchID == nil {
		t.Error("somebody does not know his own church")
	}
}

// Accounting, librarian and multimedia saw applicants in lists.
func TestApplicantsAreForWhoHandlesApplications(t *testing.T) {
	o := newOffice(t)
	applicant := full(t, o, "Aline", paris(access.User))
	both := full(t, o, "Berta", paris(access.User), people.Membership{CampusID: "nice", Roles: access.Student})
	none := full(t, o, "Clara", paris(0))
	for by, knows := range map[access.Roles]string{
		access.Secretary: "Aline Berta Clara", access.Coordinator: "Aline Berta Clara", access.Supervisor: "Aline Berta Clara", access.Director: "Aline Berta Clara",
		access.Accounting: "Clara", access.Multimedia: "Clara", access.Librarian: "Berta Clara",
		access.Librarian | access.Coordinator: "Aline Berta Clara", access.Accounting | access.Secretary: "Aline Berta Clara",
	} {
		for name, id := range map[string]string{"Aline": applicant, "Berta": both, "Clara": none} {
			want := map[bool]int{true: http.StatusOK, false: http.StatusNotFound}[strings.Contains(knows, name)]
			o.as(by).Call(t, "GET", "/api/people/"+id, nil).Is(want)
			for _, path := range []string{"/api/people?page_size=50", "/api/people?page_size=50&q=" + name, "/api/people/export?format=csv", "/api/people?page_size=50&role=user&role=student"} {
				if name == "Clara" && strings.Contains(path, "role=") {
					continue
				}
				body := o.as(by).Call(t, "GET", path, nil).Is(http.StatusOK).Body.String()
				if strings.Contains(body, name) != strings.Contains(knows, name) {
					t.Errorf("%s finds %s in %s: %v", by, name, path, !strings.Contains(knows, name))
				}
			}
		}
	}
	o.me = applicant
	o.get(t, access.User, applicant) // himself
}

// Librarian, accounting and multimedia were told whether somebody can sign in.
func TestWhetherSomebodyCanSignInIsForWhoDecidesIt(t *testing.T) {
	o := newOffice(t)
	id := full(t, o, "Tom", paris(access.Teacher))
	for by, knows := range map[access.Roles]bool{
		access.Librarian: false, access.Accounting: false, access.Multimedia: false,
		access.Secretary: true, access.Coordinator: true, access.Supervisor: true, access.Admin: true,
	} {
		paths := []string{"/api/people/" + id, "/api/people?q=tom"}
		if by&(access.Accounting|access.Multimedia) == 0 {
			paths = append(paths, "/api/instructors/"+id, "/api/instructors?q=tom")
		}
		for _, path := range paths {
			body := o.as(by).Call(t, "GET", path, nil).Is(http.StatusOK).Body.String()
			if strings.Contains(body, `"enabled":`) != knows || !strings.Contains(body, "Tom") {
				t.Errorf("%s is told by %s: %s", by, path, body)
			}
		}
	}
	o.exec(t, `UPDATE person SET enabled = FALSE WHERE id = ?`, id)
	for by, knows := range map[access.Roles]bool{access.Librarian: false, access.Secretary: true, access.Supervisor: true} {
		if body := o.as(by).Call(t, "GET", "/api/instructors?disabled=true", nil).Is(http.StatusOK).Body.String(); strings.Contains(body, "Tom") != knows {
			t.Errorf("%s finds who cannot sign in: %s", by, body)
		}
	}
}

// Nobody learns by a history that the staff noted something about him.
func TestOnesOwnHistoryDoesNotTellThatAMemoChanged(t *testing.T) {
	o := newOffice(t)
	audit.Routes(o.router, o.db, access.Allow(access.Heads|access.Coordinator, access.AllCampuses), people.OwnMemo)
	id := full(t, o, "Karl", paris(access.Coordinator))
	memo, second := "late again", "and again"
	in := input(o.get(t, access.Admin, id))
	in.Memo = &memo
	o.save(t, access.Admin, id, 1, in).Is(http.StatusOK) // of the memo alone
	in.Memo, in.City = &second, "Metz"
	o.save(t, access.Admin, id, 2, in).Is(http.StatusOK) // of the memo and the city
	paths := []string{"/api/people/" + id + "/history", "/api/audit-events", "/api/audit-events?entity=person&entity_id=" + id}
	for _, path := range paths {
		var page api.Page[audit.Entry]
		body := o.as(access.Director).Call(t, "GET", path, nil).Into(http.StatusOK, &page).Body.String()
		if page.Total != 2 || strings.Count(body, `"memo"`) != 2 {
			t.Errorf("a director is told by %s: %s", path, body)
		}
	}
	o.me = id
	for _, path := range paths {
		var page api.Page[audit.Entry]
		body := o.as(access.Coordinator).Call(t, "GET", path, nil).Into(http.StatusOK, &page).Body.String()
		if page.Total != 1 || len(page.Items) != 1 || strings.Contains(body, "memo") || !strings.Contains(body, "Metz") {
			t.Errorf("he himself is told by %s: %s", path, body)
		}
	}
}

// A secretary was refused the questions for dates to her own teachers.
func TestASecretaryReadsTheQuestionsToHerTeachers(t *testing.T) {
	o := newOffice(t)
	here, there := full(t, o, "Hans", paris(access.Teacher)), full(t, o, "Theo", people.Membership{CampusID: "nice", Roles: access.Teacher})
	o.exec(t, `INSERT INTO availability_request (id, asked_by, message, created_at, expires_at) VALUES
		('both', ?, '', '2026-01-01T00:00:00.000000Z', '2126-01-01T00:00:00.000000Z'), ('theirs', ?, '', '2026-01-01T00:00:00.000000Z', '2126-01-01T00:00:00.000000Z')`, o.me, o.me)
	for _, asked := range [][2]string{{"both", here}, {"both", there}, {"theirs", there}} {
		o.exec(t, `INSERT INTO availability_request_person (request_id, person_id, asked_at) VALUES (?, ?, '2026-01-01T00:00:00.000000Z')`, asked[0], asked[1])
	}
	var page api.Page[instructors.AvailabilityRequest]
	if o.as(access.Secretary).Call(t, "GET", "/api/availability-requests", nil).Into(http.StatusOK, &page); page.Total != 1 || page.Items[0].ID != "both" || page.Items[0].People != 1 {
		t.Errorf("a secretary is shown %+v", page)
	}
	if body := o.as(access.Secretary).Call(t, "GET", "/api/availability-requests/both", nil).Is(http.StatusOK).Body.String(); !strings.Contains(body, "Hans") || strings.Contains(body, "Theo") {
		t.Errorf("a secretary is told %s", body)
	}
	o.as(access.Secretary).Call(t, "GET", "/api/availability-requests/theirs", nil).Fails(http.StatusNotFound, "availability.request_not_found")
	if o.as(access.Coordinator).Call(t, "GET", "/api/availability-requests", nil).Into(http.StatusOK, &page); page.Total != 2 || page.Items[1].People+page.Items[0].People != 3 {
		t.Errorf("a coordinator is shown %+v", page)
	}
}
