package academic_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
)

// till stands for a later area: it knows which installments were paid.
type till struct {
	sync.Mutex
	paid map[string]map[int]bool
}

func (l *till) pay(enrollmentID string, number int) {
	l.Lock()
	defer l.Unlock()
	if l.paid[enrollmentID] == nil {
		l.paid[enrollmentID] = map[int]bool{}
	}
	l.paid[enrollmentID][number] = true
}

func (l *till) paidOf(_ context.Context, _ db.Querier, enrollmentID string) (map[int]bool, error) {
	l.Lock()
	defer l.Unlock()
	return maps.Clone(l.paid[enrollmentID]), nil
}

func (l *till) holds(ctx context.Context, q db.Querier, enrollmentID string) (string, error) {
	if paid, _ := l.paidOf(ctx, q, enrollmentID); len(paid) > 0 {
		return "enrollment.was_paid", nil
	}
	return "", nil
}

// each asks for one enrollment after the other.
func each(reason func(context.Context, db.Querier, string) (string, error)) func(context.Context, db.Querier, []string) (map[string]string, error) {
	return func(ctx context.Context, q db.Querier, ids []string) (map[string]string, error) {
		codes := map[string]string{}
		for _, id := range ids {
			code, err := reason(ctx, q, id)
			if err != nil {
				return nil, err
			}
			codes[id] = code
		}
		return codes, nil
	}
}

// paid and attended stand for later areas: an observation that says so.
func (s school) paid(ctx context.Context, q db.Querier, id string) (string, error) {
	return s.says(ctx, q, id, "paid", "enrollment.was_paid")
}

func (s school) attended(ctx context.Context, q db.Querier, id string) (string, error) {
	return s.says(ctx, q, id, "attended", "enrollment.was_attended")
}

func (s school) says(ctx context.Context, q db.Querier, id, word, code string) (string, error) {
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM enrollment WHERE id = ? AND observation = ?`, id, word)
	if !ok {
		code = ""
	}
	return code, err
}

// campus adds a campus and returns its id.
func (s school) campus(t testing.TB, name, currency string) string {
	t.Helper()
	return s.campusIn(t, name, currency, "Europe/Paris")
}

// campusIn adds a campus of a time zone.
func (s school) campusIn(t testing.TB, name, currency, zone string) string {
	t.Helper()
	region, id := db.NewID(), db.NewID()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		now := clock.Now()
		if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`, region, name, name, name, now, now); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, ?, ?, '', '', '', '#336699', '', '', '', '', '', 'FR', '', TRUE, ?, ?, 'fr', 70, 80, ?, '', ?, ?, ?)`,
			id, region, name, zone, currency, name, name, now, now)
	})
	return id
}

func (s school) class(t testing.TB, campusID, code string, capacity int) (c academic.Class) {
	t.Helper()
	s.Call(t, "POST", "/api/classes", map[string]any{
		"campus_id": campusID, "code": code, "level": 1, "programme": "certificate", "start_year": 2026, "end_year": 2027,
		"language": "fr", "capacity": capacity, "curriculum_id": "",
	}).Into(http.StatusCreated, &c)
	return c
}

// applicant adds a person with the role user at a campus.
func (s school) applicant(t testing.TB, campusID, name string) string {
	t.Helper()
	id := s.person(t, name)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return people.AddMembership(ctx, tx, id, campusID, access.User)
	})
	return id
}

func (s school) roles(t testing.TB, personID string) string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, `SELECT role FROM membership_role WHERE person_id = ? ORDER BY role`, personID)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(all, ",")
}

func terms() map[string]any {
	return map[string]any{
		"tuition": 120_001, "discount_kind": "percent", "discount_value": 1000, "discount_reason": "Famille", "installments": 10,
		"first_date": "2027-01-31", "waiting_reason": "papers", "observation": "",
	}
}

func (s school) enroll(t testing.TB, classID string, confirm bool, key string, persons ...string) apitest.Answer {
	t.Helper()
	body := terms()
	body["class_id"], body["person_ids"], body["confirm"], body["overfill"], body["key"] = classID, persons, confirm, false, key
	return s.Call(t, "POST", "/api/enrollments", body)
}

const key = "0192-enroll-once-only"

func (s school) one(t testing.TB, classID string, confirm bool, person string) academic.Enrollment {
	t.Helper()
	var all academic.Enrolled
	s.enroll(t, classID, confirm, key+person, person).Into(http.StatusCreated, &all)
	return all.Items[0]
}

// move makes a move. What is decided on a version is decided on the one that
// stands.
func (s school) move(t testing.TB, e academic.Enrollment, path, body string) apitest.Answer {
	t.Helper()
	if path == "confirm" || path == "transfer" {
		s.Call(t, "GET", "/api/enrollments/"+e.ID, nil).Into(http.StatusOK, &e)
		body = fmt.Sprintf(`{"version":%d,%s`, e.Version, body[1:])
	}
	return s.Call(t, "POST", "/api/enrollments/"+e.ID+"/"+path, body)
}

func TestConfirmingMakesScheduleAndRoleOnceHoweverOftenItIsSent(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	e := s.one(t, s.class(t, campus, "C2026", 0).ID, false, s.applicant(t, campus, "ana"))
	if e.Status != "waiting" || e.WaitingRank != 1 || s.roles(t, e.PersonID) != "user" {
		t.Fatalf("enrolled: %+v", e)
	}
	var wait sync.WaitGroup
	for range 20 {
		wait.Go(func() { s.move(t, e, "confirm", `{"overfill":false}`).Is(http.StatusOK) })
	}
	wait.Wait()
	s.Call(t, "GET", "/api/enrollments/"+e.ID, nil).Into(http.StatusOK, &e)
	if len(e.Money.Schedule) != 10 || e.Money.Total != 108_001 || e.Money.Schedule[0].Amount != 10_801 || e.Money.MonthlyPayment != 10_800 {
		t.Errorf("the money: %+v", e.Money)
	}
	if s.roles(t, e.PersonID) != "student" {
		t.Errorf("the roles: %s", s.roles(t, e.PersonID))
	}
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = 'confirmEnrollment'`)
	if err != nil || n != 1 {
		t.Errorf("the trail tells of %d confirmations, %v", n, err)
	}
}

// TestConfirmingIsRefusedWhenTheTermsAreNoLongerThoseThatWereShown: a colleague's
// terms were taken by who had said yes to others.
func TestConfirmingIsRefusedWhenTheTermsAreNoLongerThoseThatWereShown(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	e := s.one(t, class.ID, false, s.applicant(t, campus, "ana"))
	shown := func(version int64) map[string]any { return map[string]any{"version": version, "overfill": false} }
	changed := s.reprice(t, e, 3)
	var stale struct {
		Code    string              `json:"code"`
		Current academic.Enrollment `json:"current"`
	}
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/confirm", shown(e.Version)).Into(http.StatusConflict, &stale)
	if stale.Code != "edit.stale" || stale.Current.Version != changed.Version || stale.Current.Money.Total != 300_00 {
		t.Errorf("refused with %+v", stale)
	}
	if s.look(t, e).Status != academic.Waiting {
		t.Error("confirmed all the same")
	}
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/confirm", shown(changed.Version)).Is(http.StatusOK)
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/confirm", shown(changed.Version)).Is(http.StatusOK) // sent twice
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/confirm", shown(e.Version)).Fails(http.StatusConflict, "edit.stale")
	transfer := map[string]any{"version": changed.Version, "class_id": s.class(t, campus, "D2026", 0).ID, "reason": "", "overfill": false}
	s.Call(t, "POST", "/api/enrollments/"+e.ID+"/transfer", transfer).Fails(http.StatusConflict, "edit.stale")
}

// TestEnrollingAgainUnderOneKeyConfirmsNothingThatHasChanged: what a colleague put
// back or priced anew since is not confirmed by a line that sends twice.
func TestEnrollingAgainUnderOneKeyConfirmsNothingThatHasChanged(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana := s.applicant(t, campus, "ana")
	e := s.one(t, class.ID, true, ana)
	s.move(t, e, "back", `{"waiting_reason":""}`).Is(http.StatusOK)
	s.reprice(t, e, 3)
	if again := s.one(t, class.ID, true, ana); again.ID != e.ID || again.Status != academic.Waiting {
		t.Errorf("sent again: %+v", again)
	}
}

func TestWhatIsSentTwiceEnrollsOnce(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana, ben := s.applicant(t, campus, "ana"), s.applicant(t, campus, "ben")
	var first, again academic.Enrolled
	s.enroll(t, class.ID, true, key, ana, ben).Into(http.StatusCreated, &first)
	s.enroll(t, class.ID, true, key, ana, ben).Into(http.StatusCreated, &again)
	if diff := cmp.Diff([]string{first.Items[0].ID, first.Items[1].ID}, []string{again.Items[0].ID, again.Items[1].ID}); diff != "" {
		t.Error(diff)
	}
	s.enroll(t, class.ID, true, key+"-2", ana).Fails(http.StatusConflict, "enrollment.already")
	s.enroll(t, class.ID, true, key+"-3", "nobody").Fails(http.StatusNotFound, "person.not_found")
	s.enroll(t, "no-class", true, key+"-4", ana).Fails(http.StatusNotFound, "class.not_found")
}

func TestNobodyIsEnrolledWhereOneIsOutOfReach(t *testing.T) {
	s := newSchool(t)
	paris, nice := s.campus(t, "Paris", "EUR"), s.campus(t, "Nice", "EUR")
	class := s.class(t, paris, "C2026", 0)
	ana, ben := s.applicant(t, paris, "ana"), s.applicant(t, nice, "ben")
	clerk := s
	clerk.Actor = access.Actor{PersonID: "clerk", CampusID: paris, Roles: access.Secretary}
	clerk.enroll(t, class.ID, true, key, ana, ben).Fails(http.StatusNotFound, "person.not_found")
	for _, table := range []string{"enrollment", "audit_event WHERE action = 'enroll'"} {
		if n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM `+table); err != nil || n != 0 {
			t.Errorf("%d of %s are there: %v", n, table, err)
		}
	}
	clerk.enroll(t, class.ID, true, key, ana).Is(http.StatusCreated)
}

func TestAFullClassSaysSo(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 1)
	s.one(t, class.ID, true, s.applicant(t, campus, "ana"))
	ben := s.applicant(t, campus, "ben")
	s.enroll(t, class.ID, true, key, ben).Fails(http.StatusConflict, "enrollment.class_full")
	e := s.one(t, class.ID, false, ben)
	s.move(t, e, "confirm", `{"overfill":false}`).Fails(http.StatusConflict, "enrollment.class_full")
	s.move(t, e, "confirm", `{"overfill":true}`).Is(http.StatusOK)
}

// TestOnlyTheTablesMoves tries every move from every state.
func TestOnlyTheTablesMoves(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class, other := s.class(t, campus, "C2026", 0), s.class(t, campus, "D2026", 0)
	calls := map[string]struct{ path, body string }{
		"confirm": {"confirm", `{"overfill":false}`}, "back": {"back", `{"waiting_reason":"papers"}`},
		"withdraw": {"end", `{"move":"withdraw","reason":""}`}, "fail": {"end", `{"move":"fail","reason":""}`}, "complete": {"end", `{"move":"complete","reason":""}`},
		"transfer": {"transfer", fmt.Sprintf(`{"class_id":%q,"reason":"","overfill":false}`, other.ID)}, "undo": {"undo", "{}"},
	}
	allowed := map[string]string{
		"waiting": "confirm withdraw", "confirmed": "confirm back withdraw fail complete transfer",
		"withdrawn": "undo", "failed": "undo", "completed": "undo", "transferred": "undo",
	}
	reach := map[string][]string{
		"waiting": {}, "confirmed": {"confirm"}, "withdrawn": {"withdraw"}, "failed": {"confirm", "fail"},
		"completed": {"confirm", "complete"}, "transferred": {"confirm", "transfer"},
	}
	for state, steps := range reach {
		for name, call := range calls {
			e := s.one(t, class.ID, false, s.applicant(t, campus, state+name))
			for _, step := range steps {
				s.move(t, e, calls[step].path, calls[step].body).Is(http.StatusOK)
			}
			answer := s.move(t, e, call.path, call.body)
			want := http.StatusConflict
			if strings.Contains(allowed[state], name) {
				want = http.StatusOK
			}
			if answer.Code != want {
				t.Errorf("%s, %s: %d %s", state, name, answer.Code, answer.Body)
			}
		}
	}
}

func TestWhatHangsOnAnEnrollmentHoldsIt(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	e := s.one(t, s.class(t, campus, "C2026", 0).ID, true, s.applicant(t, campus, "ana"))
	say := func(word string) {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE enrollment SET observation = ? WHERE id = ?`, word, e.ID)
		})
	}
	change := terms()
	change["version"], change["tuition"], change["installments"], change["observation"] = 2, 90_000, 3, "attended"
	say("paid")
	s.move(t, e, "back", `{"waiting_reason":""}`).Fails(http.StatusConflict, "enrollment.was_paid")
	s.Call(t, "PUT", "/api/enrollments/"+e.ID, change).Fails(http.StatusConflict, "enrollment.was_paid")
	say("attended")
	s.move(t, e, "back", `{"waiting_reason":""}`).Fails(http.StatusConflict, "enrollment.was_attended")
	s.Call(t, "PUT", "/api/enrollments/"+e.ID, change).Into(http.StatusOK, &e)
	if len(e.Money.Schedule) != 3 || e.Money.Schedule[0].Amount != 27_000 {
		t.Errorf("the schedule was not made anew: %+v", e.Money.Schedule)
	}
	say("")
	s.move(t, e, "back", `{"waiting_reason":"payment"}`).Into(http.StatusOK, &e)
	if e.Status != "waiting" || s.roles(t, e.PersonID) != "user" {
		t.Errorf("back: %+v, %s", e, s.roles(t, e.PersonID))
	}
}

func TestCompletingMakesTheAlumnusAndUndoingTakesItBack(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	e := s.one(t, s.class(t, campus, "C2026", 0).ID, true, s.applicant(t, campus, "ana"))
	s.move(t, e, "end", `{"move":"complete","reason":""}`).Is(http.StatusOK)
	if got := s.roles(t, e.PersonID); got != "alumni" {
		t.Errorf("completed: %s", got)
	}
	s.move(t, e, "undo", "{}").Is(http.StatusOK)
	if got := s.roles(t, e.PersonID); got != "student" {
		t.Errorf("undone: %s", got)
	}
	s.move(t, e, "end", `{"move":"fail","reason":"absent"}`).Is(http.StatusOK)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE enrollment SET outcome_at = ?`, clock.At(clock.Now().AddDate(0, 0, -31)))
	})
	s.move(t, e, "undo", "{}").Fails(http.StatusConflict, "enrollment.too_late_to_undo")
}

func TestWaitingPlacesCloseUpWhenSomebodyLeavesTheList(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0).ID
	var ana, ben, col, dan academic.Enrollment
	for name, e := range map[string]*academic.Enrollment{"ana": &ana, "ben": &ben, "col": &col, "dan": &dan} {
		*e = s.one(t, class, false, s.applicant(t, campus, name))
	}
	s.Call(t, "PUT", "/api/classes/"+class+"/waiting-order", map[string]any{"ids": []string{ana.ID, ben.ID, col.ID, dan.ID}}).Is(http.StatusOK)
	places := func(want string) {
		t.Helper()
		var list api.Page[academic.Enrollment]
		s.Call(t, "GET", "/api/enrollments?class="+class+"&sort=name", nil).Into(http.StatusOK, &list)
		var got []string
		for _, e := range list.Items {
			got = append(got, fmt.Sprint(e.WaitingRank))
		}
		if diff := cmp.Diff(want, strings.Join(got, " ")); diff != "" {
			t.Error(diff)
		}
	}
	places("1 2 3 4")
	s.move(t, ana, "confirm", `{"overfill":false}`).Is(http.StatusOK)
	s.move(t, ben, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	places("0 0 1 2")
	s.Call(t, "PUT", "/api/classes/"+class+"/waiting-order", map[string]any{"ids": []string{dan.ID, col.ID}}).Is(http.StatusOK)
	places("0 0 2 1")
	s.move(t, ben, "undo", "{}").Is(http.StatusOK)
	// Ben has the rank that Col was given meanwhile: the name decides.
	places("0 2 3 1")
}

// TestWhoLeavesOwesWhatWasDueUntilThen: withdrawing and failing cancel what is
// due from a day on, and taking that back makes it due again; completing cancels
// nothing.
func TestWhoLeavesOwesWhatWasDueUntilThen(t *testing.T) {
	s := newSchool(t)
	class := s.class(t, s.campus(t, "Paris", "EUR"), "C2026", 0).ID
	e := s.one(t, class, true, s.person(t, "ana")) // ten installments from 31 January 2027
	for body, left := range map[string]int{
		`{"move":"withdraw","from":"2027-03-31","reason":""}`: 2,
		`{"move":"fail","from":"2027-04-01","reason":""}`:     3,
		`{"move":"withdraw","from":"2100-01-01","reason":""}`: 10,
		`{"move":"withdraw","reason":""}`:                     0, // today, before the first
		`{"move":"complete","from":"2027-03-31","reason":""}`: 10,
	} {
		s.move(t, e, "end", body).Is(http.StatusOK)
		if _, n := owed(s.look(t, e)); n != left {
			t.Errorf("%s: %d installments are owed, want %d", body, n, left)
		}
		s.move(t, e, "undo", "{}").Is(http.StatusOK)
		if _, n := owed(s.look(t, e)); n != 10 {
			t.Errorf("%s undone: %d installments are owed", body, n)
		}
	}
}

func TestWhoOnlyWaitedKeepsHisRolesWhenHeWithdraws(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	ana := s.person(t, "ana")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return people.AddMembership(ctx, tx, ana, campus, access.Student)
	})
	e := s.one(t, s.class(t, campus, "C2026", 0).ID, false, ana)
	s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	if got := s.roles(t, ana); got != "student" {
		t.Errorf("withdrawn from the waiting list: %s", got)
	}
}

func TestAnOutcomeIsNotTakenBackBesideANewEnrollment(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	class := s.class(t, campus, "C2026", 0)
	ana := s.applicant(t, campus, "ana")
	e := s.one(t, class.ID, true, ana)
	s.move(t, e, "end", `{"move":"withdraw","reason":""}`).Is(http.StatusOK)
	s.enroll(t, class.ID, true, key+"-anew", ana).Is(http.StatusCreated)
	s.move(t, e, "undo", "{}").Fails(http.StatusConflict, "enrollment.already")
}

func TestMoneyIsForWhoMayKnowIt(t *testing.T) {
	s := newSchool(t)
	campus := s.campus(t, "Paris", "EUR")
	e := s.one(t, s.class(t, campus, "C2026", 0).ID, true, s.applicant(t, campus, "ana"))
	for _, tt := range []struct {
		actor access.Actor
		code  int
		money bool
	}{
		{access.Actor{PersonID: "x", CampusID: campus, Roles: access.Secretary}, http.StatusOK, true},
		{access.Actor{PersonID: "x", CampusID: campus, Roles: access.Accounting}, http.StatusOK, true},
		{access.Actor{PersonID: "x", CampusID: campus, Roles: access.Multimedia}, http.StatusOK, false},
		{access.Actor{PersonID: "x", CampusID: "other", Roles: access.Secretary}, http.StatusNotFound, false},
		{access.Actor{PersonID: e.PersonID, CampusID: campus, Roles: access.Student}, http.StatusOK, true},
		{access.Actor{PersonID: "x", CampusID: campus, Roles: access.Student}, http.StatusNotFound, false},
		{access.Actor{PersonID: "x", CampusID: campus, Roles: access.Librarian}, http.StatusForbidden, false},
	} {
		caller := s
		caller.Actor = tt.actor
		answer := caller.Call(t, "GET", "/api/enrollments/"+e.ID, nil)
		if answer.Code != tt.code || strings.Contains(answer.Body.String(), "tuition") != tt.money {
			t.Errorf("%s: %d %s", tt.actor.Roles, answer.Code, answer.Body)
		}
	}
}
