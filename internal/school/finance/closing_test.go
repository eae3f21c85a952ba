package finance_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

// lastMonth is the id of the summary of the month before this one, and a day in it.
func (s school) lastMonth(back int) (id, day string) {
	first := s.today.AddDays(1 - s.today.Day).AddMonths(-back)
	return fmt.Sprintf("paris_%04d-%02d", first.Year, first.Month), first.AddDays(9).String()
}

func TestAClosedMonthTakesNothingAndIsReopenedByHeads(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, -80)
	before, beforeDay := s.lastMonth(2)
	last, day := s.lastMonth(1)
	this, _ := s.lastMonth(0)
	on := func(day string) map[string]any {
		body := s.payment("s0", 100)
		body["day"] = day
		return body
	}
	s.Call(t, "POST", "/api/transactions/payments", on(beforeDay)).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/transactions/payments", on(day)).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/transactions/expenses", map[string]any{
		"key": s.key(), "account_id": "cash-paris", "day": day, "amount": 30, "way": "cash", "reference": "", "memo": "", "category": "food", "invitation_id": "",
	}).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/summaries/"+this+"/close", "{}").Fails(http.StatusConflict, "finance.month_not_over")
	s.Call(t, "POST", "/api/summaries/"+last+"/close", "{}").Fails(http.StatusConflict, "finance.earlier_open")
	var sum finance.FullSummary
	s.Call(t, "POST", "/api/summaries/"+before+"/close", "{}").Is(http.StatusOK)
	s.Call(t, "POST", "/api/summaries/"+last+"/close", "{}").Into(http.StatusOK, &sum)
	cash := sum.Accounts[len(sum.Accounts)-1]
	if sum.State != "closed" || cash.Opening != 100 || cash.In != 100 || cash.Out != 30 || cash.Closing != 170 {
		t.Errorf("%+v", sum)
	}
	if len(sum.Categories) != 2 || sum.Categories[0] != (finance.CategoryFigures{Currency: "EUR", Category: "food", Expense: 30}) || sum.Collected[0].Amount != 100 {
		t.Errorf("%+v, collected %v", sum.Categories, sum.Collected)
	}
	s.Call(t, "GET", "/api/summaries/"+before, nil).Into(http.StatusOK, &sum)
	if cash := sum.Accounts[len(sum.Accounts)-1]; sum.State != "closed" || cash.Opening != 0 || cash.Closing != 100 {
		t.Errorf("a month closed before the last keeps its own figures: %+v", sum)
	}
	s.papers(t, "/api/summaries/"+last, "170")
	s.papers(t, "/api/summaries/"+last, "Meals") // a paper calls a category as screens do
	s.Call(t, "POST", "/api/transactions/payments", on(day)).Fails(http.StatusConflict, "finance.day_closed")
	s.Call(t, "POST", "/api/summaries/"+last+"/reopen", map[string]any{"reason": "x"}).Is(http.StatusForbidden)
	head := s.as("head", access.Director)
	var months finance.Summaries
	head.Call(t, "GET", "/api/summaries", nil).Into(http.StatusOK, &months)
	if len(months.Items) != 3 || months.Items[0].MayReopen || !months.Items[1].MayReopen || months.Items[2].MayReopen {
		t.Errorf("the last that is closed is reopened: %+v", months.Items)
	}
	head.Call(t, "POST", "/api/summaries/"+before+"/reopen", map[string]any{"reason": "x"}).Fails(http.StatusConflict, "finance.not_the_last")
	head.Call(t, "POST", "/api/summaries/"+last+"/reopen", map[string]any{"reason": "A bill was missing"}).Into(http.StatusOK, &sum)
	if sum.State != "open" || sum.ReopenReason != "A bill was missing" {
		t.Errorf("%+v", sum.Summary)
	}
	s.Call(t, "POST", "/api/transactions/payments", on(day)).Is(http.StatusCreated)
	var all finance.Summaries
	s.Call(t, "GET", "/api/summaries", nil).Into(http.StatusOK, &all)
	if len(all.Items) != 3 || all.Items[2].State != "closed" || !all.Items[1].MayClose || all.Items[0].MayClose {
		t.Errorf("%+v", all.Items)
	}
}

// papers has something printed, in two languages, and exported, where the export says
// something. Who records payments gets neither.
func (s school) papers(t *testing.T, path, says string) {
	t.Helper()
	for _, suffix := range []string{"/pdf", "/pdf?language=fr&second=it", "/export", "/export?format=csv"} {
		a := s.Call(t, "GET", path+suffix, nil)
		if a.Code != http.StatusOK || a.Body.Len() < 100 {
			t.Errorf("%s%s: %d, %d bytes", path, suffix, a.Code, a.Body.Len())
		}
		if strings.HasSuffix(suffix, "csv") && !strings.Contains(strings.ReplaceAll(a.Body.String(), ".", ""), says) {
			t.Errorf("%s says not %q", a.Body, says)
		}
		s.as("clerk", access.Secretary).Call(t, "GET", path+suffix, nil).Is(http.StatusForbidden)
	}
}

func TestAWeekendIsCountedAndADifferenceEntered(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, -80)
	s.pay(t, "s0", 500)
	var n finance.Count
	s.Call(t, "GET", "/api/accounts/cash-paris/count", nil).Into(http.StatusOK, &n)
	if n.Expected != 500 || n.In != 500 || len(n.Classes) != 1 || n.Classes[0].Amount != 500 || len(n.Ways) != 1 {
		t.Fatalf("%+v", n)
	}
	body := map[string]any{"key": s.key(), "account_id": "cash-paris", "planning_id": "", "day": s.day(0), "expected": 500, "counted": 480, "note": "", "coins": []map[string]any{{"value": 100, "count": 4}, {"value": 20, "count": 4}}}
	s.Call(t, "POST", "/api/weekend-closings", body).Blames(http.StatusUnprocessableEntity, "note finance.difference_needs_note")
	body["note"] = "Change for the bus"
	var w finance.FullClosing
	for range 2 {
		s.Call(t, "POST", "/api/weekend-closings", body).Into(http.StatusCreated, &w)
	}
	if w.Difference != -20 || len(w.Movements) != 2 || s.balance(t, "cash-paris") != 480 {
		t.Errorf("%+v, %d in the till", w.WeekendClosing, s.balance(t, "cash-paris"))
	}
	s.papers(t, "/api/weekend-closings/"+w.ID, "Change for the bus")
	late := s.payment("s0", 10)
	late["day"] = s.day(-1)
	s.Call(t, "POST", "/api/transactions/payments", late).Fails(http.StatusConflict, "finance.day_closed")
	s.pay(t, "s0", 10)
	s.Call(t, "GET", "/api/accounts/cash-paris/count", nil).Into(http.StatusOK, &n)
	if n.Opening != 480 || n.Expected != 490 {
		t.Errorf("%+v", n)
	}
	body["key"], body["expected"], body["counted"], body["coins"] = s.key(), 490, 490, []any{}
	var later finance.FullClosing
	s.Call(t, "POST", "/api/weekend-closings", body).Into(http.StatusCreated, &later)
	head := s.as("head", access.Director)
	var all api.Page[finance.WeekendClosing]
	head.Call(t, "GET", "/api/weekend-closings", nil).Into(http.StatusOK, &all)
	for _, one := range all.Items {
		if one.MayReopen != (one.ID == later.ID) {
			t.Errorf("%s may be reopened: %t", one.Note, one.MayReopen)
		}
	}
	head.Call(t, "POST", "/api/weekend-closings/"+w.ID+"/reopen", map[string]any{"reason": "x"}).Fails(http.StatusConflict, "finance.not_the_last")
	head.Call(t, "POST", "/api/weekend-closings/"+later.ID+"/reopen", map[string]any{"reason": "Too early"}).Is(http.StatusOK)
	head.Call(t, "POST", "/api/weekend-closings/"+w.ID+"/reopen", map[string]any{"reason": "Counted wrongly"}).Is(http.StatusOK)
	s.Call(t, "GET", "/api/accounts/cash-paris/count", nil).Into(http.StatusOK, &n)
	if n.Opening != 0 || n.Expected != 490 {
		t.Errorf("%+v", n)
	}
}

// TestAWeekendClosingIsOfAWeekend of its own campus that has begun, and says of which.
func TestAWeekendClosingIsOfAWeekend(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		now := clock.Now()
		for i, one := range []struct {
			id, state, campus string
			days, publication int
		}{{"last", "published", "paris", -8, 1}, {"this", "published", "paris", -1, 1}, {"next", "published", "paris", 6, 1}, {"draft", "draft", "paris", -1, 0}, {"gone", "canceled", "paris", -1, 1}, {"theirs", "published", "dakar", -1, 1}} {
			if err := db.Exec(ctx, tx, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
				VALUES (?, 2026, ?, ?, ?, ?, '', 1, ?, ?, '', ?, ?)`, one.id, i+1, s.today.AddDays(one.days), s.today.AddDays(one.days+1), "W"+one.id, one.state, one.publication, now, now); err != nil {
				return err
			}
			if err := db.Exec(ctx, tx, `INSERT INTO planning_campus (planning_id, campus_id) VALUES (?, ?)`, one.id, one.campus); err != nil {
				return err
			}
		}
		return nil
	})
	var n finance.FullCount
	s.Call(t, "GET", "/api/accounts/cash-paris/count", nil).Into(http.StatusOK, &n)
	if len(n.Plannings) != 2 || n.Plannings[0].ID != "this" || n.Plannings[1].ID != "last" {
		t.Errorf("%+v", n.Plannings)
	}
	body := map[string]any{"key": s.key(), "account_id": "cash-paris", "planning_id": "", "day": s.day(-2), "expected": 0, "counted": 0, "note": "", "coins": []any{}}
	for _, id := range []string{"this", "next", "draft", "gone", "theirs", "none"} { // on that day, the last one only
		body["planning_id"] = id
		s.Call(t, "POST", "/api/weekend-closings", body).Blames(http.StatusUnprocessableEntity, "planning_id field.not_a_choice")
	}
	body["planning_id"] = "last"
	var w finance.FullClosing
	s.Call(t, "POST", "/api/weekend-closings", body).Into(http.StatusCreated, &w)
	if w.Planning == nil || w.Planning.ID != "last" || w.Planning.Abbreviation != "Wlast" {
		t.Errorf("%+v", w.Planning)
	}
	s.Call(t, "GET", "/api/weekend-closings/"+w.ID+"/pdf", nil).Is(http.StatusOK)
	var all api.Page[finance.WeekendClosing]
	s.Call(t, "GET", "/api/weekend-closings", nil).Into(http.StatusOK, &all)
	if len(all.Items) != 1 || all.Items[0].Planning.ID != "last" {
		t.Errorf("%+v", all.Items)
	}
}

func TestAnAccountHasARunningBalanceAndABalanceOnAnyDay(t *testing.T) {
	s := newSchool(t)
	s.Call(t, "POST", "/api/accounts", map[string]any{"campus_id": "paris", "kind": "bank", "currency": "", "opening_balance": 0, "name": "Bank", "iban": "FR7630006000011234567890188", "bic": "", "holder": ""}).
		Blames(http.StatusUnprocessableEntity, "iban finance.iban_wrong")
	var c finance.Account
	s.Call(t, "POST", "/api/accounts", map[string]any{
		"campus_id": "paris", "kind": "bank", "currency": "", "opening_balance": 1000, "opening_day": s.day(-70), "name": "Compte courant", "iban": "FR76 3000 6000 0112 3456 7890 189", "bic": "", "holder": "",
	}).Into(http.StatusCreated, &c)
	for i := range 5 {
		s.Call(t, "POST", "/api/transactions/transfers", map[string]any{
			"key": s.key(), "account_id": c.ID, "to_account_id": "cash-paris", "day": s.day(-60 + 10*i), "amount": 10 * (i + 1), "way": "transfer", "reference": "", "memo": "",
		}).Is(http.StatusCreated)
	}
	var l api.Page[finance.Movement]
	s.Call(t, "GET", "/api/accounts/"+c.ID+"/movements?page=2&page_size=2", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 2 || l.Items[0].Balance != 940 || l.Items[1].Balance != 970 {
		t.Errorf("%+v", l.Items)
	}
	var on finance.Account
	s.Call(t, "GET", "/api/accounts/"+c.ID+"?on="+s.day(-50), nil).Into(http.StatusOK, &on)
	if on.Balance != 970 || s.balance(t, c.ID) != 850 || s.balance(t, "cash-paris") != 150 {
		t.Errorf("%d then, %d now", on.Balance, s.balance(t, c.ID))
	}
	s.Call(t, "POST", "/api/accounts/"+c.ID+"/reconcile", map[string]any{"movement_ids": []string{l.Items[0].ID}, "reconciled": true}).Is(http.StatusOK)
	s.Call(t, "GET", "/api/accounts/"+c.ID+"/movements?reconciled=yes", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 || l.Items[0].Balance != 940 {
		t.Errorf("%+v", l.Items)
	}
	s.Call(t, "DELETE", "/api/accounts/"+c.ID, nil).Fails(http.StatusConflict, "finance.account_not_empty")
}

func TestAStatementRunsToWhatIsOwed(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 900, 3, -70)
	s.pay(t, "s0", 350)
	var st finance.Statement
	s.as("s0", access.Student).Call(t, "GET", "/api/payers/"+s.payer(t, "s0").ID+"/statement?from="+s.day(-60), nil).Into(http.StatusOK, &st)
	if st.Opening != 300 || st.Closing != 550 || len(st.Entries) != 3 || st.Entries[2].Balance != 550 {
		t.Errorf("%+v", st)
	}
}
