package academic_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// panel is what somebody's panel tells him: the kinds that he may read of and that are
// still so, the newest first.
func (s school) panel(t *testing.T, person string) string {
	t.Helper()
	kinds := academic.New(&part.Around{DB: s.db}).Part().Kinds
	view, err := notice.ViewOf(t.Context(), s.db, person, kinds)
	if err != nil {
		t.Fatal(err)
	}
	all, err := notice.Of(t.Context(), s.db, view, 100)
	if err != nil {
		t.Fatal(err)
	}
	if all, err = notice.Open(t.Context(), s.db, kinds, notice.Reader{PersonID: person, Zone: "Europe/Paris"}, all); err != nil {
		t.Fatal(err)
	}
	names := make([]string, len(all))
	for i, n := range all {
		names[i] = n.Kind
	}
	return strings.Join(names, " ")
}

// The office of a campus hears of each who applies there, once a day and until somebody
// has decided; other campuses do not, nor who is no applicant.
func TestAnApplicationIsToldToTheOfficeOfItsCampus(t *testing.T) {
	o := newOffice(t)
	anna, clerk, other := o.applicant(t, o.paris, "anna"), o.person(t, "clerk"), o.person(t, "other")
	o.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := people.AddMembership(ctx, tx, clerk, o.paris, access.Secretary); err != nil {
			return err
		}
		return people.AddMembership(ctx, tx, other, o.lome, access.Secretary)
	})
	parts := part.Parts{academic.New(&part.Around{DB: o.db}).Part()}
	for range 2 {
		o.change(t, func(ctx context.Context, tx *db.Tx) error {
			if err := parts.Applied(ctx, tx, clerk, o.paris); err != nil {
				return err
			}
			return parts.Applied(ctx, tx, anna, o.paris)
		})
	}
	if got := []string{o.panel(t, clerk), o.panel(t, other), o.panel(t, anna)}; !slices.Equal(got, []string{"application_received", "", ""}) {
		t.Errorf("applied: %q", got)
	}
	o.Call(t, "POST", "/api/applications/decline", o.decline(t, o.paris, anna)).Is(http.StatusOK)
	if got := []string{o.panel(t, clerk), o.panel(t, anna)}; !slices.Equal(got, []string{"", ""}) {
		t.Errorf("declined a moment ago: %q", got)
	}
	o.mails(t)
	if got := o.panel(t, anna); got != "application_declined" {
		t.Errorf("once she was written to: %q", got)
	}
	o.Call(t, "POST", "/api/applications/reopen", m{"ids": []string{anna}, "campus_id": o.paris}).Is(http.StatusOK)
	if got := o.panel(t, anna); got != "" {
		t.Errorf("reopened: %q", got)
	}
}

// How a place comes to its end is told, and no longer once that was taken back.
func TestTheEndOfAPlaceIsTold(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	for move, want := range map[string]string{"complete": "class_completed", "withdraw": "class_left", "fail": "class_left"} {
		who := s.applicant(t, campus, move)
		e := s.one(t, class.ID, true, who)
		s.move(t, e, "end", `{"move":"`+move+`","reason":""}`).Is(http.StatusOK)
		if got := s.panel(t, who); got != want {
			t.Errorf("%s: told %q", move, got)
		}
		s.move(t, e, "undo", `{}`).Is(http.StatusOK)
		if got := s.panel(t, who); got != "enrolled" {
			t.Errorf("%s, taken back: told %q", move, got)
		}
	}
}

// Who is transferred hears of his next place.
func TestATransferIsTold(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	from, next, ana := s.class(t, campus, "C2026", 0), s.class(t, campus, "D2026", 0), s.applicant(t, campus, "ana")
	e := s.one(t, from.ID, true, ana)
	s.transfer(t, e, next.ID)
	if n, letter := s.told(t, ana, "enrolled"); n != 2 || letter != "enrolled" {
		t.Errorf("told %d times, the mail is %q", n, letter)
	}
}
