package academic_test

import (
	"context"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
)

type m = map[string]any

// office is a school with two campuses, called by its supervisor.
type office struct {
	school
	paris, lome string
}

func newOffice(t *testing.T) office {
	t.Helper()
	s := newSchool(t)
	o := office{s.as(s.person(t, "chief"), access.Supervisor), s.campus(t, "Paris", "EUR"), s.campus(t, "Lomé", "XOF")}
	return o
}

// secretary is the same school, called by the secretary of Paris.
func (o office) secretary() office {
	o.Actor = access.Actor{PersonID: o.Actor.PersonID, CampusID: o.paris, Roles: access.Secretary}
	return o
}

// inbox lists the applications that a caller sees, by name and state.
func (o office) inbox(t *testing.T, query string) string {
	t.Helper()
	var page api.Page[academic.Application]
	o.Call(t, "GET", "/api/applications?sort=name"+query, nil).Into(http.StatusOK, &page)
	all := make([]string, len(page.Items))
	for i, one := range page.Items {
		all[i] = one.Name + " " + one.State
	}
	return strings.Join(all, ", ")
}

func (o office) decline(t *testing.T, campus string, ids ...string) m {
	t.Helper()
	return m{"ids": ids, "campus_id": campus, "reason": "full", "message": "See you next year."}
}

func TestAnApplicationGoesThroughTheInbox(t *testing.T) {
	o := newOffice(t)
	class := o.class(t, o.paris, "PAR2026", 2)
	anna, bert, cora := o.applicant(t, o.paris, "anna"), o.applicant(t, o.paris, "bert"), o.applicant(t, o.lome, "cora")
	secretary := o.secretary()
	if got := secretary.inbox(t, ""); got != "A anna new, A bert new" {
		t.Fatalf("a secretary of Paris sees %s", got)
	}
	if got := o.inbox(t, ""); got != "A anna new, A bert new, A cora new" {
		t.Errorf("a supervisor sees %s", got)
	}
	o.one(t, class.ID, false, bert)
	if got := secretary.inbox(t, ""); got != "A anna new, A bert waiting" {
		t.Errorf("after bert waits: %s", got)
	}
	secretary.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna, bert)).Is(http.StatusOK)
	if got := secretary.inbox(t, "&state=declined"); got != "A anna declined, A bert declined" {
		t.Errorf("declined: %s", got)
	}
	if waits, err := db.Exists(t.Context(), o.db, `SELECT 1 FROM enrollment WHERE outcome = ''`); err != nil || waits {
		t.Errorf("bert still waits for a place: %v", err)
	}
	secretary.Call(t, "POST", "/api/applications/reopen", m{"ids": []string{anna}, "campus_id": o.paris}).Is(http.StatusOK)
	if got := secretary.inbox(t, ""); got != "A anna new" {
		t.Errorf("reopened: %s", got)
	}
	o.enroll(t, class.ID, true, key+"anew", bert).Is(http.StatusCreated)
	if got := secretary.inbox(t, "&state=declined"); got != "" {
		t.Errorf("who got a place after all is still declined: %s", got)
	}
	secretary.Call(t, "POST", "/api/applications/decline", o.decline(t, o.lome, cora)).Blames(http.StatusUnprocessableEntity, cora+" application.not_found")
	secretary.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna, bert)).Blames(http.StatusUnprocessableEntity, bert+" application.not_found")
	if got := secretary.inbox(t, ""); got != "A anna new" {
		t.Errorf("a refused decision was half made: %s", got)
	}
}

func TestWhoIsDeclinedByMistakeWaitsAgain(t *testing.T) {
	o := newOffice(t)
	class := o.class(t, o.paris, "PAR2026", 2)
	anna, bert := o.applicant(t, o.paris, "anna"), o.applicant(t, o.paris, "bert")
	o.one(t, class.ID, false, anna)
	o.one(t, class.ID, false, bert)
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna, bert)).Is(http.StatusOK)
	o.Call(t, "POST", "/api/applications/reopen", m{"ids": []string{anna}, "campus_id": o.paris}).Is(http.StatusOK)
	if got := o.inbox(t, ""); got != "A anna waiting" {
		t.Errorf("taken back at once: %s", got)
	}
	if got := o.strings(t, `SELECT action FROM audit_event WHERE entity = 'enrollment' AND action = 'undoEnrollment'`); len(got) != 1 {
		t.Errorf("%d events tell of it", len(got))
	}
	o.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE declined_application SET declined_at = ?`, clock.Now().Add(-time.Hour))
	})
	o.Call(t, "POST", "/api/applications/reopen", m{"ids": []string{bert}, "campus_id": o.paris}).Is(http.StatusOK)
	if got := o.inbox(t, ""); got != "A anna waiting, A bert new" {
		t.Errorf("reopened after the mail: %s", got)
	}
}

// Two of an office, or two tabs of one: the second has an inbox of before.
func TestWhoIsDeclinedIsWrittenToOnce(t *testing.T) {
	o := newOffice(t)
	anna := o.applicant(t, o.paris, "anna")
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna)).Is(http.StatusOK)
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna)).Is(http.StatusOK)
	other := o.decline(t, o.paris, anna)
	other["reason"] = "papers"
	o.Call(t, "POST", "/api/applications/decline", other).Blames(http.StatusUnprocessableEntity, anna+" application.declined_before")
	if got := o.strings(t, `SELECT reason FROM declined_application`); len(got) != 1 || got[0] != "full" {
		t.Errorf("declined for %v", got)
	}
	if sent := o.mails(t); len(sent) != 1 {
		t.Errorf("sent %+v", sent)
	}
}

func TestWhoAppliesAgainIsInTheInboxAnew(t *testing.T) {
	o := newOffice(t)
	anna := o.applicant(t, o.paris, "anna")
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna)).Is(http.StatusOK)
	if got := o.inbox(t, ""); got != "" {
		t.Fatalf("declined, and there: %s", got)
	}
	parts := part.Parts{academic.New(&part.Around{DB: o.db}).Part()}
	o.change(t, func(ctx context.Context, tx *db.Tx) error { return parts.Applied(ctx, tx, anna, o.paris) })
	if got := o.inbox(t, ""); got != "A anna new" {
		t.Errorf("after applying again: %s", got)
	}
}

func TestADeclinedApplicantIsWrittenToUnlessItWasTakenBack(t *testing.T) {
	o := newOffice(t)
	anna, bert := o.applicant(t, o.paris, "anna"), o.applicant(t, o.paris, "bert")
	o.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET language = 'en' WHERE id = ?`, anna)
	})
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna, bert)).Is(http.StatusOK)
	o.Call(t, "POST", "/api/applications/reopen", m{"ids": []string{bert}, "campus_id": o.paris}).Is(http.StatusOK)
	sent := o.mails(t)
	if len(sent) != 1 || sent[0].To != "anna@example.org" || sent[0].Letter != "See you next year." || sent[0].ReplyTo != "chief@example.org" ||
		sent[0].Params["reason"] != "there are no places left in our classes." {
		t.Errorf("sent %+v", sent)
	}
}

// mails has every waiting job done, and returns what it sent.
func (o office) mails(t *testing.T) (sent []mail.Message) {
	t.Helper()
	catalogue, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	area := academic.New(&part.Around{DB: o.db, Catalogue: catalogue, Send: func(_ context.Context, m mail.Message) error {
		sent = append(sent, m)
		return nil
	}})
	for _, payload := range o.strings(t, `SELECT payload FROM job WHERE kind = 'academic.mail_declined' AND run_at > created_at`) {
		if err := area.MailDeclined(t.Context(), payload); err != nil {
			t.Fatal(err)
		}
	}
	return sent
}

func TestTheInboxTellsWhatIsMissing(t *testing.T) {
	o := newOffice(t)
	anna := o.applicant(t, o.paris, "anna")
	missing := func() string {
		var page api.Page[academic.Application]
		o.Call(t, "GET", "/api/applications", nil).Into(http.StatusOK, &page)
		return strings.Join(page.Items[0].Missing, " ")
	}
	if got := missing(); got != "mobile birth_date address" {
		t.Errorf("missing: %s", got)
	}
	o.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `INSERT INTO unconfirmed (person_id) VALUES (?)`, anna); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE person SET mobile_shown = '+33 6 39 98 12 34', birth_date = '2000-01-01', address = 'x', city = 'y' WHERE id = ?`, anna)
	})
	if got := missing(); got != "unconfirmed" {
		t.Errorf("missing: %s", got)
	}
	if rows := o.csv(t, "/api/applications/export?format=csv"); !slices.Equal(column(rows, 0), []string{"A anna"}) {
		t.Errorf("exported %q", rows)
	}
}
