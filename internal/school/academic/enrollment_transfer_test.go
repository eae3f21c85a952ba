package academic_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
)

func (s school) transfer(t testing.TB, e academic.Enrollment, classID string) (next academic.Enrollment) {
	t.Helper()
	s.move(t, e, "transfer", to(classID)).Into(http.StatusOK, &next)
	return next
}

func to(classID string) string {
	return fmt.Sprintf(`{"class_id":%q,"reason":"moves","overfill":false}`, classID)
}

func (s school) look(t testing.TB, e academic.Enrollment) (now academic.Enrollment) {
	t.Helper()
	s.Call(t, "GET", "/api/enrollments/"+e.ID, nil).Into(http.StatusOK, &now)
	return now
}

// reprice changes the terms to a number of installments.
func (s school) reprice(t testing.TB, e academic.Enrollment, installments int) (now academic.Enrollment) {
	t.Helper()
	change := terms()
	change["version"], change["tuition"], change["installments"] = s.look(t, e).Version, 100_00*installments, installments
	change["discount_kind"], change["discount_value"] = "none", 0
	s.Call(t, "PUT", "/api/enrollments/"+e.ID, change).Into(http.StatusOK, &now)
	return now
}

// owed is what the installments that stand come to, and how many they are.
func owed(e academic.Enrollment) (sum int64, n int) {
	for _, one := range e.Money.Schedule {
		if !one.Canceled {
			sum, n = sum+one.Amount, n+1
		}
	}
	return sum, n
}

// standing is a person's roles at a campus, and whether he is a former student there;
// "" where he does not belong to it.
func (s school) standing(t testing.TB, personID, campusID string) string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, func(r db.Row) (string, error) {
		var former bool
		var role string
		err := r.Scan(&role, &former)
		if former {
			role = "former " + role
		}
		return role, err
	}, `SELECT COALESCE(r.role, ''), m.former FROM membership m LEFT JOIN membership_role r ON r.person_id = m.person_id AND r.campus_id = m.campus_id
		WHERE m.person_id = ? AND m.campus_id = ? ORDER BY r.role`, personID, campusID)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(all, ",")
}

// trail is what happened to an enrollment, and at which campus it is told.
func (s school) trail(t testing.TB, e academic.Enrollment) []string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, `SELECT action || ' ' || c.name FROM audit_event a JOIN campus c ON c.id = a.campus_id
		WHERE a.entity = 'enrollment' AND a.entity_id = ? ORDER BY a.id`, e.ID)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestUndoingATransferBringsTheMoneyBack is how the money broke: the schedule of
// the new terms came back under the old ones, and could never be made anew.
func TestUndoingATransferBringsTheMoneyBack(t *testing.T) {
	s := newSchool(t)
	paris, nice := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR")
	e := s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana"))
	e = s.reprice(t, e, 10)
	before := e.Money
	next := s.transfer(t, e, s.class(t, nice, "N2026", 0).ID)
	if sum, n := owed(next); sum != 1000_00 || n != 10 || next.PreviousID != e.ID || next.CampusID != nice {
		t.Errorf("the new one owes %d in %d: %+v", sum, n, next)
	}
	if sum, n := owed(s.look(t, e)); sum != 0 || n != 0 {
		t.Errorf("the first one still owes %d in %d", sum, n)
	}
	s.reprice(t, next, 5)
	s.move(t, e, "undo", "{}").Into(http.StatusOK, &e)
	if diff := cmp.Diff(before, e.Money); diff != "" || e.Outcome != "" {
		t.Errorf("the first one is not as it was: %q %s", e.Outcome, diff)
	}
	if next = s.look(t, next); next.Outcome != academic.Withdrawn || next.OutcomeCode != "transfer_undone" || len(next.Moves) != 0 || next.Undo != "transfer_undone" {
		t.Errorf("the second one: %+v", next)
	}
	if sum, n := owed(next); sum != 0 || n != 0 {
		t.Errorf("the second one still owes %d in %d", sum, n)
	}
	s.move(t, next, "undo", "{}").Fails(http.StatusConflict, "enrollment.transfer_was_undone")
	if diff := cmp.Diff([]string{"transferEnrollment Nice", "updateEnrollment Nice", "undoEnrollment Nice"}, s.trail(t, next)); diff != "" {
		t.Error(diff)
	}
	if got := s.trail(t, e); got[len(got)-1] != "undoEnrollment Paris" {
		t.Errorf("the trail of the first one: %v", got)
	}
	if sum, n := owed(s.reprice(t, e, 4)); sum != 400_00 || n != 4 {
		t.Errorf("priced anew after the undo: %d in %d", sum, n)
	}
	s.move(t, e, "back", `{"waiting_reason":""}`).Is(http.StatusOK)
}

func TestAPartlyPaidInstallmentStaysWhereItWasPaid(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	e := s.reprice(t, s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana")), 10)
	s.till.pay(e.ID, 1)
	s.till.pay(e.ID, 2)
	next := s.transfer(t, e, s.class(t, paris, "C2027", 0).ID)
	if sum, n := owed(next); sum != 800_00 || n != 8 || next.Money.Total != 800_00 || next.Money.FirstDate.String() != "2027-03-31" {
		t.Errorf("what is left is %d in %d, by the terms %+v", sum, n, next.Money.Terms)
	}
	if sum, n := owed(s.look(t, e)); sum != 200_00 || n != 2 {
		t.Errorf("where it was paid %d stay, in %d", sum, n)
	}
	if sum, n := owed(s.reprice(t, next, 4)); sum != 400_00 || n != 4 {
		t.Errorf("priced anew: %d in %d", sum, n)
	}
	s.till.pay(next.ID, 1)
	if now := s.look(t, e); now.Undo != "held" || len(now.Moves) != 0 {
		t.Errorf("after a payment there the way back is %q, %v", now.Undo, now.Moves)
	}
	var l api.Page[academic.Enrollment]
	s.Call(t, "GET", "/api/enrollments?person="+e.PersonID+"&outcome=transferred", nil).Into(http.StatusOK, &l)
	if l.Items[0].Undo != "held" || len(l.Items[0].Moves) != 0 {
		t.Errorf("the list says %q, %v", l.Items[0].Undo, l.Items[0].Moves)
	}
	s.move(t, e, "undo", "{}").Fails(http.StatusConflict, "enrollment.was_paid")
}

func TestWhoPaidAllOwesNothingAfterATransfer(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	e := s.reprice(t, s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana")), 2)
	s.till.pay(e.ID, 1)
	s.till.pay(e.ID, 2)
	next := s.transfer(t, e, s.class(t, paris, "C2027", 0).ID)
	if sum, _ := owed(next); sum != 0 || next.Money.Total != 0 {
		t.Errorf("owes %d of %d", sum, next.Money.Total)
	}
	if sum, n := owed(s.look(t, e)); sum != 200_00 || n != 2 {
		t.Errorf("what was paid: %d in %d", sum, n)
	}
}

// TestATransferOfBeforeInstallmentsWereCanceledIsUndone: those went along.
func TestATransferOfBeforeInstallmentsWereCanceledIsUndone(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	e := s.reprice(t, s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana")), 10)
	s.transfer(t, e, s.class(t, paris, "C2027", 0).ID)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `DELETE FROM installment WHERE enrollment_id = ?`, e.ID)
	})
	s.move(t, e, "undo", "{}").Into(http.StatusOK, &e)
	if sum, n := owed(e); sum != 1000_00 || n != 10 {
		t.Errorf("owes %d in %d", sum, n)
	}
}

func TestATransferAsksWhetherTheCampusIsOpenAndTheClassRunsAndHasRoom(t *testing.T) {
	s := newSchool(t)
	paris, nice, dakar := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR"), s.campus(t, "Dakar", "XOF")
	class, full, there := s.class(t, paris, "C2026", 0), s.class(t, paris, "F2026", 1), s.class(t, nice, "N2026", 0)
	over := s.class(t, paris, "O2026", 0)
	s.one(t, full.ID, true, s.applicant(t, paris, "ben"))
	s.step(t, over.ID, academic.Graduate)
	e := s.one(t, class.ID, true, s.applicant(t, paris, "ana"))
	set := func(change string) {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE campus SET `+change+` WHERE id = ?`, nice)
		})
	}
	receiving := func() int {
		var l api.Page[academic.ReceivingClass]
		s.Call(t, "GET", "/api/enrollments/"+e.ID+"/receiving-classes", nil).Into(http.StatusOK, &l)
		return len(l.Items)
	}
	s.move(t, e, "transfer", to(class.ID)).Blames(http.StatusUnprocessableEntity, "class_id enrollment.same_class")
	s.move(t, e, "transfer", to(s.class(t, dakar, "X2026", 0).ID)).Blames(http.StatusUnprocessableEntity, "class_id enrollment.other_currency")
	s.move(t, e, "transfer", to(full.ID)).Fails(http.StatusConflict, "enrollment.class_full")
	s.move(t, e, "transfer", to(over.ID)).Fails(http.StatusConflict, "enrollment.class_is_over")
	for _, change := range []string{`open = FALSE`, `open = TRUE, archived_at = updated_at`} {
		set(change)
		s.move(t, e, "transfer", to(there.ID)).Blames(http.StatusUnprocessableEntity, "class_id enrollment.campus_closed")
		if n := receiving(); n != 1 {
			t.Errorf("after %s, %d classes are offered, want the one of Paris that runs", change, n)
		}
	}
	set(`open = TRUE, archived_at = NULL`)
	s.transfer(t, e, there.ID)
}

func TestWhoATransferBroughtLeavesTheCampusWhenItIsUndone(t *testing.T) {
	s := newSchool(t)
	paris, nice := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR")
	home, there, other := s.class(t, paris, "C2026", 0), s.class(t, nice, "N2026", 0), s.class(t, nice, "N2027", 0)
	e := s.one(t, home.ID, true, s.applicant(t, paris, "ana"))
	both := func() string { return s.standing(t, e.PersonID, paris) + " / " + s.standing(t, e.PersonID, nice) }
	is := func(want string) {
		t.Helper()
		if diff := cmp.Diff(want, both()); diff != "" {
			t.Error(diff)
		}
	}
	is("student / ")
	s.transfer(t, e, there.ID)
	is("former user / student")
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	is("student / ")
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT people FROM campus_size WHERE campus_id = ?`, nice)
	if err != nil || n != 0 {
		t.Errorf("Nice counts %d people, %v", n, err)
	}
	// What holds him there: another enrollment, a role that he was given, or that he belonged to it before.
	s.transfer(t, e, there.ID)
	var held academic.Enrolled
	s.enroll(t, other.ID, false, key+"-held", e.PersonID).Into(http.StatusCreated, &held)
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	is("student / user")
	s.move(t, held.Items[0], "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.transfer(t, e, there.ID)
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	is("student / user")
	s.transfer(t, e, there.ID)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return people.AddRole(ctx, tx, nice, access.Teacher, e.PersonID)
	})
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	is("student / teacher")
}

func TestWhoLeftAClassIsAFormerStudentNotAnApplicant(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	class, other := s.class(t, paris, "C2026", 0), s.class(t, paris, "D2026", 0)
	e := s.one(t, class.ID, true, s.applicant(t, paris, "ana"))
	is := func(want string) {
		t.Helper()
		if diff := cmp.Diff(want, s.standing(t, e.PersonID, paris)); diff != "" {
			t.Error(diff)
		}
	}
	for _, move := range []string{"withdraw", "fail"} {
		s.move(t, e, "end", `{"move":"`+move+`","reason":""}`).Is(http.StatusOK)
		is("former user")
		s.move(t, e, "undo", "{}").Is(http.StatusOK)
		is("student")
	}
	s.transfer(t, e, other.ID)
	is("student")
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	s.move(t, e, "back", `{"waiting_reason":""}`).Is(http.StatusOK)
	is("user") // he is an applicant: he left no class
	s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	is("user")
}

// TestAnUndoIsOfferedOnlyWhereItSucceeds goes through what forbids one.
func TestAnUndoIsOfferedOnlyWhereItSucceeds(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	n := 0
	for _, tt := range []struct {
		undo, code string
		then       func(class academic.Class, e academic.Enrollment)
	}{
		{"class_full", "enrollment.class_full", func(class academic.Class, _ academic.Enrollment) {
			s.one(t, class.ID, true, s.applicant(t, paris, "other-"+class.Code))
		}},
		{"class_is_over", "enrollment.class_is_over", func(class academic.Class, _ academic.Enrollment) {
			s.step(t, class.ID, academic.Graduate)
		}},
		{"class_is_over", "enrollment.class_is_over", func(class academic.Class, _ academic.Enrollment) {
			s.Call(t, "DELETE", "/api/classes/"+class.ID, nil).Is(http.StatusOK)
		}},
		{"already", "enrollment.already", func(class academic.Class, e academic.Enrollment) {
			s.enroll(t, class.ID, false, key+"-anew"+class.Code, e.PersonID).Is(http.StatusCreated)
		}},
		{"too_late", "enrollment.too_late_to_undo", func(_ academic.Class, e academic.Enrollment) {
			s.change(t, func(ctx context.Context, tx *db.Tx) error {
				return db.Exec(ctx, tx, `UPDATE enrollment SET outcome_at = ? WHERE id = ?`, clock.At(clock.Now().AddDate(0, 0, -31)), e.ID)
			})
		}},
	} {
		n++
		class := s.class(t, paris, fmt.Sprintf("C%04d", n), 1)
		e := s.one(t, class.ID, true, s.applicant(t, paris, class.Code))
		s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
		if e = s.look(t, e); e.Undo != "possible" || cmp.Diff([]string{"undo"}, e.Moves) != "" {
			t.Errorf("%s: not offered before: %q %v", tt.undo, e.Undo, e.Moves)
		}
		tt.then(class, e)
		if e = s.look(t, e); e.Undo != tt.undo || len(e.Moves) != 0 {
			t.Errorf("want %s, got %q with %v", tt.undo, e.Undo, e.Moves)
		}
		s.move(t, e, "undo", "{}").Fails(http.StatusConflict, tt.code)
	}
}

func TestAfterTheNextOneEndedTheTransferIsNotUndone(t *testing.T) {
	s := newSchool(t)
	paris := s.campus(t, "Paris", "EUR")
	e := s.one(t, s.class(t, paris, "C2026", 0).ID, true, s.applicant(t, paris, "ana"))
	next := s.transfer(t, e, s.class(t, paris, "D2026", 0).ID)
	s.move(t, next, "end", `{"move":"fail","reason":""}`).Is(http.StatusOK)
	if now := s.look(t, e); now.Undo != "went_on" || len(now.Moves) != 0 {
		t.Errorf("offered: %q %v", now.Undo, now.Moves)
	}
	s.move(t, e, "undo", "{}").Fails(http.StatusConflict, "enrollment.went_on")
	s.move(t, next, "undo", "{}").Is(http.StatusOK)
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
}
