package planning_test

import (
	"encoding/csv"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/pdftest"
	"myspace/internal/school/planning"
)

// coming has somebody who was offered all there is answer that he needs a bed.
func (s inviting) coming(t testing.TB, p planning.Planning) (id string) {
	t.Helper()
	id = s.pencilled(t, p, "grace")[0]
	body := offered(12_050, "version", s.record(t, id).Version)
	body["lodging"], body["transport"], body["offer_text"] = "At Anna's, 12 rue de la Paix", "Train at 9", "Lunch is ready."
	body["arrives_on"], body["leaves_on"] = p.FirstDay.AddDays(-1).String(), p.LastDay.String()
	s.Call(t, "PUT", "/api/invitations/"+id, body).Is(http.StatusOK)
	s.send(t, id)
	s.answer(t, tokenOf(t, s.post(t)), "but", func(a *planning.InvitationAnswer) { a.NeedsLodging = true })
	return id
}

// Who arranges the stay sees who comes, when, and where he sleeps, on the screen and
// on paper; what is paid is for who plans, coordinates or keeps the books, and for
// himself.
func TestWhoComesAndWhatIsPaid(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id := s.coming(t, p)
	for _, tt := range []struct {
		who            string
		roles          access.Roles
		amount, change bool
	}{
		{"planner", access.Supervisor, true, true},
		{"other", access.Coordinator, true, true},
		{"other", access.Accounting, true, false},
		{"other", access.Secretary, false, true},
		{"grace", access.Teacher, true, false},
	} {
		by := s.as(tt.who, tt.roles)
		var all planning.Stays
		by.Call(t, "GET", "/api/plannings/"+p.ID+"/stays", nil).Into(http.StatusOK, &all)
		if len(all.Items) != 1 {
			t.Fatalf("%v sees %+v", tt.roles.Names(), all.Items)
		}
		one := all.Items[0]
		if one.InvitationID != id || one.PersonName != "A grace" || one.Half != planning.Teacher || one.State != "answered" || one.CourseName != "Course course0" || one.CampusName != "paris" ||
			len(one.Sessions) != 1 || one.Sessions[0].Day != p.FirstDay || one.Sessions[0].Start != 540 || one.Lodging != "At Anna's, 12 rue de la Paix" || one.Transport != "Train at 9" ||
			one.ArrivesOn != p.FirstDay.AddDays(-1) || one.LeavesOn != p.LastDay || !one.NeedsLodging || one.NeedsTransport || one.MayEdit != tt.change {
			t.Errorf("%v sees %+v", tt.roles.Names(), one)
		}
		if shown := one.Amount != nil; shown != tt.amount || shown && *one.Amount != 12_050 || one.Agreed != nil {
			t.Errorf("%v sees the amounts %v and %v", tt.roles.Names(), one.Amount, one.Agreed)
		}
		paper := by.Call(t, "GET", "/api/plannings/"+p.ID+"/stays.pdf", nil).Is(http.StatusOK).Body.Bytes()
		pdftest.Has(t, paper, "Who comes, when, and sleeps where", "A grace", "Teacher", "Course course0", "paris", "9:00", "12:00", "At Anna's, 12 rue de la Paix", "Train at 9", "Arrival:", "Departure:", "Needs lodging")
		if shown := strings.Contains(pdftest.Text(t, paper), "120.50"); shown != tt.amount {
			t.Errorf("on the paper of %v the amount is shown: %v", tt.roles.Names(), shown)
		}
	}
}

// The matrix has everybody who is asked, with what for and how it stands; so has the
// export, with all that is offered.
func TestTheMatrixAndTheExportSayWhoIsAsked(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id := s.coming(t, p)
	waits, _ := s.asked(t, p, "paul")
	var m planning.InvitationMatrix
	s.Call(t, "GET", "/api/invitations/matrix?year="+strconv.Itoa(planning.SchoolYear(p.FirstDay, 9)), nil).Into(http.StatusOK, &m)
	if len(m.Plannings) != 1 || m.Plannings[0].ID != p.ID || m.Plannings[0].FirstDay != p.FirstDay || len(m.People) != 2 {
		t.Fatalf("the matrix: %+v", m)
	}
	for n, want := range []struct{ name, id, state string }{{"A grace", id, "answered"}, {"A paul", waits, "not_answered"}} {
		cell := planning.MatrixCell{PlanningID: p.ID, InvitationID: want.id, Half: "teacher", State: want.state, CourseCode: "course0", CampusName: "paris"}
		if got := m.People[n]; got.Name != want.name || !slices.Equal(got.Cells, []planning.MatrixCell{cell}) {
			t.Errorf("the matrix has %+v, want %+v", got, cell)
		}
	}
	text := s.Call(t, "GET", "/api/invitations/export?format=csv", nil).Is(http.StatusOK).Body.String()
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff"))).ReadAll()
	if err != nil || len(rows) != 3 {
		t.Fatalf("the export: %v, %s", err, text)
	}
	at := slices.IndexFunc(rows, func(row []string) bool { return row[0] == "A grace" })
	if at < 0 {
		t.Fatalf("the export: %s", text)
	}
	cells := map[string]string{}
	for n, head := range rows[0] {
		cells[head] = rows[at][n]
	}
	today := clock.Today("Europe/Paris")
	for head, want := range map[string]string{
		"Person": "A grace", "Role": "Teacher", "Code": "course0", "Course": "Course course0", "Campus": "paris", "Classes": "class0", "First day": p.FirstDay.String(),
		"Week-end": strconv.Itoa(p.Number), "Status": "Yes, but", "Answer by": today.AddDays(10).String(), "Overdue": "", "Amount offered": "120.50", "Amount agreed": "",
		"Lodging": "At Anna's, 12 rue de la Paix", "Travel": "Train at 9", "Arrival": p.FirstDay.AddDays(-1).String(), "Departure": p.LastDay.String(),
	} {
		if got, is := cells[head]; !is || got != want {
			t.Errorf("%s is %q, want %q", head, got, want)
		}
	}
	if !strings.HasPrefix(cells["Sent"], today.String()) || cells["Viewed"] == "" {
		t.Errorf("when it was sent and viewed: %+v", cells)
	}
}

// A mail tells the hours of the host, and those by the teacher's own clock where that
// is another; so does the mail that is shown before.
func TestAnInvitationTellsHisOwnClock(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	there := s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: planning.InAnalysis})
	f := there.AgendaCourseFields
	f.CampusID = "dakar"
	there = s.act(t, p, there, f)
	at := there.Sessions[0]
	from := s.record(t, there.Staff[0].ID).Sessions[0].StartsAt.In(clock.Zone("Europe/Paris"))
	if from.Hour() == at.Start/60 {
		t.Fatal("both clocks are the same")
	}
	own := from.Format("15:04") + "–" + from.Add(3*time.Hour).Format("15:04")
	var shown planning.InvitationMails
	s.Call(t, "POST", "/api/invitations/preview", map[string]any{"ids": []string{there.Staff[0].ID}, "answer_by": ""}).Into(http.StatusOK, &shown)
	s.send(t, there.Staff[0].ID)
	mails := s.post(t)
	for _, said := range []string{mailTo(t, mails, "grace", "invitation_sent").Letter, strings.Join(shown.Items[0].Paragraphs, "\n")} {
		lines := strings.Split(said, "\n")
		host := slices.IndexFunc(lines, func(l string) bool { return strings.HasSuffix(l, "09:00–12:00 (dakar)") })
		if host < 0 || !strings.HasPrefix(lines[host+1], "By your own clock: ") || !strings.HasSuffix(lines[host+1], own) {
			t.Errorf("%s is not in %s", own, said)
		}
	}
	s.send(t, s.pencilled(t, p, "paul")...)
	if said := mailTo(t, s.post(t), "paul", "invitation_sent").Letter; strings.Contains(said, "own clock") {
		t.Errorf("who is at home is told his own clock, too: %s", said)
	}
}
