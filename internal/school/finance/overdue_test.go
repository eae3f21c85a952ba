package finance_test

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/finance"
)

// summary is the month that is running.
func (s school) summary(t *testing.T) (sum finance.FullSummary) {
	t.Helper()
	id, _ := s.lastMonth(0)
	s.Call(t, "GET", "/api/summaries/"+id, nil).Into(http.StatusOK, &sum)
	return sum
}

func TestWhatIsOverdueIsToldByItsAge(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 900, 3, -100)
	s.enroll(t, "s1", 500, 1, -10)
	s.enroll(t, "s2", 700, 1, 0)
	is := func(want ...finance.AgeFigures) {
		t.Helper()
		if got := s.summary(t).Overdue; !slices.Equal(got, want) {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
	whole := finance.AgeFigures{Currency: "EUR", Count: 4, Days30: 500, Days60: 300, Days90: 300, Older: 300}
	is(whole)
	paid := s.pay(t, "s0", 450)
	is(finance.AgeFigures{Currency: "EUR", Count: 3, Days30: 500, Days60: 300, Days90: 150})
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	is(whole)
	s.pay(t, "s0", 900)
	s.pay(t, "s1", 500)
	is()
}

// TestWhatWasOverdueIsOfItsMonth: what was paid, credited, taken back or planned anew
// since changes nothing of what was overdue when the month ended.
func TestWhatWasOverdueIsOfItsMonth(t *testing.T) {
	s := newSchool(t)
	ended := -s.today.Day // the last day of the month before this one
	s.enroll(t, "s0", 500, 1, ended-10)
	s.enroll(t, "s1", 700, 1, ended-40)
	s.enroll(t, "s2", 300, 1, ended-10)
	s.enroll(t, "s3", 900, 1, 0)
	body := s.payment("s2", 300)
	body["day"] = s.day(ended)
	var before finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &before)
	is := func() {
		t.Helper()
		id, _ := s.lastMonth(1)
		var sum finance.FullSummary
		s.Call(t, "GET", "/api/summaries/"+id, nil).Into(http.StatusOK, &sum)
		if want := (finance.AgeFigures{Currency: "EUR", Count: 2, Days30: 500, Days60: 700}); len(sum.Overdue) != 1 || sum.Overdue[0] != want {
			t.Errorf("%+v instead of %+v", sum.Overdue, want)
		}
	}
	is()
	s.pay(t, "s0", 200)
	is()
	paid := s.pay(t, "s0", 300)
	is()
	s.Call(t, "POST", "/api/transactions/"+paid.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/transactions/"+before.ID+"/reverse", map[string]any{"key": s.key(), "reason": "Wrong"}).Is(http.StatusOK)
	is()
	var sum finance.FullSummary
	if sum = s.summary(t); sum.Overdue[0].Days30+sum.Overdue[0].Days60+sum.Overdue[0].Days90 != 1300 {
		t.Errorf("now %+v", sum.Overdue)
	}
	v := s.issue(t, s.only(t, "s1"))
	s.Call(t, "POST", "/api/invoices/"+v.ID+"/credit", map[string]any{"key": s.key(), "amount": 100, "reason": "A grant"}).Is(http.StatusOK)
	is()
	s.Call(t, "POST", "/api/enrollments/"+v.EnrollmentID+"/money/replan", map[string]any{"installments": 2, "first_date": s.day(10), "open": 600}).Is(http.StatusOK)
	is()
}

// TestTheSumsOfWhatIsOpenFollowEveryChange, whoever makes it.
func TestTheSumsOfWhatIsOpenFollowEveryChange(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 900, 3, -100)
	s.enroll(t, "s1", 400, 2, -100)
	for _, c := range []struct {
		text string
		days int
		open int64
	}{
		{`UPDATE owed_part SET deadline = '2026-01-05' WHERE number = 1`, 3, 1300},
		{`UPDATE owed_part SET currency = 'USD', open = 100, paid = 200 WHERE number = 2 AND amount = 300`, 4, 1100},
		{`UPDATE owed_part SET open = 0, canceled_at = '2026-01-05T00:00:00Z' WHERE number = 3`, 3, 800},
		{`UPDATE owed_part SET campus_id = 'dakar', deadline = '2026-01-06' WHERE number < 3`, 2, 800},
		{`UPDATE owed_part SET invoice_id = NULL`, 2, 800},
		{`UPDATE owed_part SET open = amount, canceled_at = NULL WHERE number = 3`, 3, 1100},
		{`DELETE FROM owed_part WHERE number = 1`, 3, 600},
		{`DELETE FROM owed_part`, 0, 0},
	} {
		s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, c.text) })
		dbtest.CheckCopies(t, s.db)
		var days int
		var open int64
		if err := db.Each(t.Context(), s.db, func(r db.Row) error { return r.Scan(&days, &open) }, `SELECT COUNT(*), COALESCE(SUM(open), 0) FROM owed_sum WHERE parts > 0`); err != nil || days != c.days || open != c.open {
			t.Errorf("%s: %d days with %d, %v", c.text, days, open, err)
		}
	}
}

func TestWhatIsPendingIsCountedToAThousand(t *testing.T) {
	s := newSchool(t)
	church := s.church(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		rows, now := db.NewBulk(`invoice (id, campus_id, payer_id, state, name, currency, total, credited, paid, balance, day, note, sort_name, created_by, created_at, updated_at, issued_by)`), clock.Now()
		for range db.ExactTotal + 1 {
			rows.Add(db.NewID(), "paris", church.ID, "draft", "", "EUR", 0, 0, 0, 0, s.today, "", "", "", now, now, "")
		}
		return rows.Insert(ctx, tx)
	})
	s.pay(t, "s0", 10)
	body := s.payment("s0", 20)
	body["account_id"], body["way"] = "bank-paris", "transfer"
	var banked finance.FullTransaction
	s.Call(t, "POST", "/api/transactions/payments", body).Into(http.StatusCreated, &banked)
	is := func(want ...finance.Pending) {
		t.Helper()
		if got := s.summary(t).Pending; !slices.Equal(got, want) {
			t.Errorf("%+v instead of %+v", got, want)
		}
	}
	is(finance.Pending{Name: "drafts", Count: db.ExactTotal, More: true}, finance.Pending{Name: "unreconciled", Count: 1}, finance.Pending{Name: "uncounted", Count: 1})
	s.Call(t, "POST", "/api/accounts/bank-paris/reconcile", map[string]any{"movement_ids": []string{banked.Movements[0].ID}, "reconciled": true}).Is(http.StatusOK)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `DELETE FROM invoice WHERE id = (SELECT MIN(id) FROM invoice)`)
	})
	is(finance.Pending{Name: "drafts", Count: db.ExactTotal}, finance.Pending{Name: "uncounted", Count: 1})
}
