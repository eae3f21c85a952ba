package finance_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
)

// invite has somebody teach a course at a campus, for an agreed amount.
func (s school) invite(t testing.TB, id, campus, state, currency string, agreed any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		now := clock.Now()
		if err := academic.AddCourse(ctx, tx, "course-"+id, academic.CourseFields{Code: "C-" + id, Name: "Greek " + id}); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `INSERT INTO agenda_course (id, course_id, campus_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?)`, "agenda-"+id, "course-"+id, campus, now, now); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, agreed_amount, currency, created_by, created_at, updated_at)
			VALUES (?, ?, 'teacher', 's1', ?, 1, TRUE, ?, ?, 'boss', ?, ?)`, id, "agenda-"+id, state, agreed, currency, now, now)
	})
}

func TestWhatWasAgreedWithTeachersIsProposedUntilItIsPaid(t *testing.T) {
	s := newSchool(t)
	s.invite(t, "owed", "paris", "accepted", "EUR", 15_000)
	s.invite(t, "asked", "paris", "not_answered", "EUR", 15_000)
	s.invite(t, "free", "paris", "accepted", "EUR", nil)
	s.invite(t, "abroad", "dakar", "accepted", "XOF", 60_000)
	s.invite(t, "foreign", "paris", "accepted", "XOF", 60_000)
	agreed := func() (ids []string) {
		var all finance.AllAgreed
		s.Call(t, "GET", "/api/accounts/cash-paris/agreed", nil).Into(http.StatusOK, &all)
		for _, one := range all.Items {
			ids = append(ids, one.InvitationID)
			if one.Amount != 15_000 || one.Currency != "EUR" || one.PersonName != "A s1" || one.CourseName != "Greek owed" || one.Half != "teacher" {
				t.Errorf("%+v", one)
			}
		}
		return ids
	}
	if found := agreed(); len(found) != 1 || found[0] != "owed" {
		t.Fatalf("proposed %v", found)
	}
	expense := func(invitation string) map[string]any {
		return map[string]any{
			"key": s.key(), "account_id": "cash-paris", "day": s.day(0), "amount": 15_000, "way": "cash", "reference": "", "memo": "", "category": "travel", "invitation_id": invitation,
		}
	}
	for _, other := range []string{"asked", "abroad", "foreign", "nobody"} {
		s.Call(t, "POST", "/api/transactions/expenses", expense(other)).Is(http.StatusUnprocessableEntity)
	}
	var paid finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/expenses", expense("owed")).Into(http.StatusCreated, &paid)
	if found := agreed(); len(found) != 0 {
		t.Errorf("paid, and still proposed: %v", found)
	}
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong account"}).Is(http.StatusOK)
	if found := agreed(); len(found) != 1 {
		t.Errorf("taken back, and not proposed again: %v", found)
	}
	s.as("clerk", access.Secretary).Call(t, "GET", "/api/accounts/cash-paris/agreed", nil).Is(http.StatusForbidden)
	s.Call(t, "GET", "/api/accounts/cash-dakar/agreed", nil).Is(http.StatusNotFound)
}
