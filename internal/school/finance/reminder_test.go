package finance_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// remindIn lets noon of a day come, and returns who is written to.
func (s school) remindIn(t *testing.T, days int) (to []string) {
	t.Helper()
	noon := clock.Time{Time: s.today.AddDays(days).Midnight().Add(11 * time.Hour)}
	if err := s.area.RemindAt(t.Context(), noon); err != nil {
		t.Fatal(err)
	}
	return s.letters(t)
}

func (s school) letters(t *testing.T) (to []string) {
	t.Helper()
	*s.sent = nil
	if err := s.area.SendReminders(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, m := range *s.sent {
		to = append(to, m.To+" "+m.Template)
	}
	return to
}

func TestRemindersGoOutOnceAStepAndNeverForWhatIsPaid(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 10)
	e := s.enroll(t, "s1", 1000, 1, 10)
	if got := s.remindIn(t, 3); len(got) != 0 {
		t.Errorf("reminders of a campus that wants none: %v", got)
	}
	s.Call(t, "POST", "/api/campuses/paris/money/reminders", map[string]any{"on": true}).Is(http.StatusOK)
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/money/pause", map[string]any{"until": s.day(12)}).Is(http.StatusOK)
	if m := s.money(t, e.ID); m.PausedUntil.String() != s.day(12) {
		t.Errorf("paused until %s", m.PausedUntil)
	}
	for _, step := range []struct {
		day  int
		want string
	}{
		{2, ""},
		{3, "s0@example.org payment_soon"},
		{4, ""},
		{10, "s0@example.org payment_soon"},
		{11, ""},
		{17, "s0@example.org payment_soon s1@example.org payment_soon"},
		{18, ""},
	} {
		if got := strings.Join(s.remindIn(t, step.day), " "); got != step.want {
			t.Errorf("after %d days: %q, want %q", step.day, got, step.want)
		}
	}
	noon := clock.Time{Time: s.today.AddDays(31).Midnight().Add(11 * time.Hour)}
	if err := s.area.RemindAt(t.Context(), noon); err != nil {
		t.Fatal(err)
	}
	s.pay(t, "s0", 1000) // a minute before the letter is written
	if got := strings.Join(s.letters(t), " "); got != "s1@example.org payment_soon" {
		t.Errorf("after a payment: %q", got)
	}
}

func TestAReminderByClickGoesOutOnceADay(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 2, -40)
	y := s.payer(t, "s0")
	s.Call(t, "POST", "/api/payers/"+y.ID+"/remind", nil).Is(http.StatusOK)
	got := s.letters(t)
	if len(got) != 1 || got[0] != "s0@example.org payment_late" || !strings.Contains((*s.sent)[0].Letter, "EUR") {
		t.Errorf("%v", got)
	}
	s.Call(t, "POST", "/api/payers/"+y.ID+"/remind", nil).Fails(http.StatusConflict, "finance.reminded_today")
	s.pay(t, "s0", 1000)
	s.Call(t, "POST", "/api/payers/"+y.ID+"/remind", nil).Fails(http.StatusConflict, "finance.nothing_due")
	told, err := db.All(t.Context(), s.db, db.ScanString, `SELECT person_id FROM notice WHERE kind = 'payment_received'`)
	if err != nil || len(told) != 1 || told[0] != "s0" {
		t.Errorf("told %v, %v", told, err)
	}
}

// Who has to pay is told what is late and what is due this week, as long as it is
// open; others are told nothing.
func TestWhatOneHasToPayIsToldWhileItIsOpen(t *testing.T) {
	s := newSchool(t)
	told := func(person string) string {
		scope, _ := access.Allow(access.Everyone, access.Self).Scope(access.Actor{PersonID: person, Roles: access.Student, TimeZone: "Europe/Paris"})
		var all []string
		for _, source := range s.area.Part().Notices {
			found, err := source(t.Context(), s.db, scope)
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range found {
				all = append(all, fmt.Sprint(strings.TrimPrefix(n.Code, "home.notice."), " ", n.Params["count"]))
			}
		}
		return strings.Join(all, ", ")
	}
	s.enroll(t, "s0", 30000, 2, -20) // one is late, the next comes in ten days or so
	if got := told("s0"); got != "payment_late 1" {
		t.Errorf("s0 is told %q", got)
	}
	if got := told("s1"); got != "" {
		t.Errorf("s1 is told %q", got)
	}
	s.pay(t, "s0", 15000)
	if got := told("s0"); got != "" {
		t.Errorf("once it is paid s0 is told %q", got)
	}
	s.enroll(t, "s1", 30000, 1, 3)
	if got := told("s1"); got != "payment_soon 1" {
		t.Errorf("before the day s1 is told %q", got)
	}
}
