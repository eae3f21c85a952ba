package library_test

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/library"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

const since = "2020-01-01T00:00:00.000000Z"

// desk is a shelf with a campus, two of its readers and one who is of elsewhere.
func newDesk(t *testing.T) shelf {
	t.Helper()
	s := newShelf(t)
	s.furnish(t)
	return s
}

// furnish adds the campuses and the readers.
func (s shelf) furnish(t *testing.T) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error {
		if err := db.Exec(t.Context(), tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, since, since); err != nil {
			return err
		}
		for _, id := range []string{"paris", "dakar"} {
			if err := db.Exec(t.Context(), tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
				schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
				VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, id, id, id, since, since); err != nil {
				return err
			}
		}
		for id, campus := range map[string]string{"ana": "paris", "ben": "paris", "cleo": "dakar"} {
			if err := addReader(t.Context(), tx, id, campus); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}

func addReader(ctx context.Context, tx *db.Tx, id, campus string) error {
	if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
		return err
	}
	return people.AddMembership(ctx, tx, id, campus, access.Student)
}

func (s shelf) copies(t *testing.T, bookID, campus string, count int) []library.Copy {
	t.Helper()
	var made library.Copies
	s.Call(t, "POST", "/api/copies", map[string]any{"book_id": bookID, "campus_id": campus, "count": count, "barcode": "", "note": ""}).Into(http.StatusCreated, &made)
	return made.Items
}

func lending(key, barcode, person string) map[string]any {
	return map[string]any{"key": "key-" + key, "barcode": barcode, "person_id": person}
}

func (s shelf) lend(t *testing.T, key, barcode, person string) (l library.Loan) {
	t.Helper()
	s.Call(t, "POST", "/api/loans", lending(key, barcode, person)).Into(http.StatusCreated, &l)
	return l
}

func TestCopiesGetNumbersThatScannersRead(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	all := s.copies(t, b.ID, "paris", 3)
	seen := map[string]bool{}
	for _, c := range all {
		sum := 0
		for i, r := range c.Barcode {
			sum += int(r-'0') * (1 + 2*(i%2))
		}
		if len(c.Barcode) != 13 || sum%10 != 0 || seen[c.Barcode] || c.State != library.There {
			t.Errorf("a copy: %+v", c)
		}
		seen[c.Barcode] = true
	}
	s.Call(t, "POST", "/api/copies", map[string]any{"book_id": b.ID, "campus_id": "paris", "count": 2, "barcode": "ABCDEF", "note": ""}).Blames(http.StatusUnprocessableEntity, "barcode copy.one_barcode")
	s.Call(t, "POST", "/api/copies", map[string]any{"book_id": b.ID, "campus_id": "paris", "count": 1, "barcode": all[0].Barcode, "note": ""}).Blames(http.StatusConflict, "barcode copy.barcode_taken")
	e := fields("On a screen")
	e.Type = "ebook"
	s.Call(t, "POST", "/api/copies", map[string]any{"book_id": s.create(t, e).ID, "campus_id": "paris", "count": 1, "barcode": "", "note": ""}).Blames(http.StatusUnprocessableEntity, "book_id copy.not_on_paper")
}

func TestALoanFromTheShelfAndBack(t *testing.T) {
	s := newDesk(t)
	c := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 1)[0]
	l := s.lend(t, "0001", c.Barcode, "ana")
	if want := clock.Today("Europe/Paris").AddDays(21); l.DueDay != want || l.Borrower != "A ana" || l.Outcome != "" {
		t.Errorf("the loan: %+v", l)
	}
	if again := s.lend(t, "0001", c.Barcode, "ana"); again.ID != l.ID {
		t.Error("what was sent twice was lent twice")
	}
	s.Call(t, "POST", "/api/loans", lending("0002", c.Barcode, "ben")).Blames(http.StatusConflict, "barcode copy.is_lent")
	s.Call(t, "POST", "/api/copies/"+c.ID+"/withdraw", nil).Fails(http.StatusConflict, "copy.is_lent")
	s.Call(t, "POST", "/api/copies/"+c.ID+"/transfer", map[string]any{"campus_id": "dakar"}).Fails(http.StatusConflict, "copy.is_lent")
	var back library.Back
	for _, want := range []string{"back", "there"} {
		s.Call(t, "POST", "/api/loans/back", map[string]any{"barcode": c.Barcode}).Into(http.StatusOK, &back)
		if back.Outcome != want || back.Copy.State != library.There {
			t.Errorf("back: %+v, want %s", back, want)
		}
	}
	s.lend(t, "0003", c.Barcode, "ben")
}

func TestTheLimitsOfTheCampusHold(t *testing.T) {
	s := newDesk(t)
	all := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 3)
	s.Call(t, "PUT", "/api/campuses/paris/lending", map[string]any{"version": 1, "days": 7, "most_books": 2, "most_renewals": 1, "keep_days": 7}).Is(http.StatusOK)
	s.Call(t, "PUT", "/api/campuses/paris/lending", map[string]any{"version": 1, "days": 8, "most_books": 2, "most_renewals": 1, "keep_days": 7}).Is(http.StatusConflict)
	l := s.lend(t, "0001", all[0].Barcode, "ana")
	s.lend(t, "0002", all[1].Barcode, "ana")
	s.Call(t, "POST", "/api/loans", lending("0003", all[2].Barcode, "ana")).Blames(http.StatusConflict, "person_id loan.too_many")
	s.Call(t, "POST", "/api/loans", lending("0004", all[2].Barcode, "cleo")).Blames(http.StatusUnprocessableEntity, "person_id loan.not_here")
	s.Call(t, "POST", "/api/loans/"+l.ID+"/renew", nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/loans/"+l.ID+"/renew", nil).Fails(http.StatusConflict, "loan.no_renewal")
}

// TestWhoHasOnlyAppliedBorrowsNothing: he could neither see his loans nor be reminded.
func TestWhoHasOnlyAppliedBorrowsNothing(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	c := s.copies(t, b.ID, "paris", 1)[0]
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, id := range []string{"applicant", "librarian"} {
			if err := people.AddPerson(t.Context(), tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
				return err
			}
			if err := people.AddMembership(t.Context(), tx, id, "paris", access.User); err != nil {
				return err
			}
		}
		return people.AddNetworkRoles(t.Context(), tx, "librarian", access.Librarian)
	}); err != nil {
		t.Fatal(err)
	}
	s.Call(t, "POST", "/api/loans", lending("0001", c.Barcode, "applicant")).Blames(http.StatusUnprocessableEntity, "person_id loan.applied_only")
	s.Call(t, "POST", "/api/reservations", map[string]any{"book_id": b.ID, "campus_id": "paris", "person_id": "applicant"}).Blames(http.StatusUnprocessableEntity, "person_id loan.applied_only")
	s.lend(t, "0002", c.Barcode, "librarian")
}

func TestACampusThatIsArchivedLendsNothing(t *testing.T) {
	s := newDesk(t)
	all := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 2)
	l := s.lend(t, "0001", all[0].Barcode, "ana")
	if err := db.Exec(t.Context(), s.db, `UPDATE campus SET archived_at = ? WHERE id = 'paris'`, clock.Now()); err != nil {
		t.Fatal(err)
	}
	s.Call(t, "POST", "/api/loans", lending("0002", all[1].Barcode, "ben")).Blames(http.StatusConflict, "barcode copy.campus_archived")
	s.Call(t, "POST", "/api/loans/"+l.ID+"/renew", nil).Fails(http.StatusConflict, "copy.campus_archived")
	if b := s.back(t, all[0].Barcode); b.Outcome != "back" { // what is out comes back
		t.Errorf("back: %+v", b)
	}
}

func TestALostCopyIsFoundAgain(t *testing.T) {
	s := newDesk(t)
	c := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 1)[0]
	l := s.lend(t, "0001", c.Barcode, "ana")
	s.Call(t, "POST", "/api/loans/"+l.ID+"/lost", nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/loans/"+l.ID+"/lost", nil).Fails(http.StatusConflict, "loan.ended")
	s.Call(t, "POST", "/api/loans", lending("0002", c.Barcode, "ben")).Blames(http.StatusConflict, "barcode copy.is_lost")
	var back library.Back
	s.Call(t, "POST", "/api/loans/back", map[string]any{"barcode": c.Barcode}).Into(http.StatusOK, &back)
	if back.Outcome != "found" || back.Copy.State != library.There {
		t.Errorf("back: %+v", back)
	}
	s.lend(t, "0003", c.Barcode, "ben")
	var all api.Page[library.Loan]
	s.Call(t, "GET", "/api/loans?copy="+c.ID, nil).Into(http.StatusOK, &all)
	if len(all.Items) != 2 || all.Items[1].Outcome != library.Lost {
		t.Errorf("the history: %+v", all.Items)
	}
}

// TestWhatIsGoneKeepsItsHistory: a copy that was withdrawn, and one of a book that left
// the catalogue.
func TestWhatIsGoneKeepsItsHistory(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	all := s.copies(t, b.ID, "paris", 2)
	s.lend(t, "0001", all[0].Barcode, "ana")
	s.back(t, all[0].Barcode)
	s.Call(t, "POST", "/api/copies/"+all[0].ID+"/withdraw", nil).Is(http.StatusOK)
	s.lend(t, "0002", all[1].Barcode, "ben")
	if err := db.Exec(t.Context(), s.db, `UPDATE book SET active = FALSE WHERE id = ?`, b.ID); err != nil {
		t.Fatal(err)
	}
	if back := s.back(t, all[1].Barcode); back.Outcome != "back" {
		t.Errorf("back: %+v", back)
	}
	s.Call(t, "POST", "/api/loans", lending("0003", all[1].Barcode, "ana")).Blames(http.StatusConflict, "barcode copy.book_inactive")
	for i, borrower := range []string{"ana", "ben"} {
		var of api.Page[library.Loan]
		s.Call(t, "GET", "/api/loans?copy="+all[i].ID, nil).Into(http.StatusOK, &of)
		if len(of.Items) != 1 || of.Items[0].PersonID != borrower || of.Items[0].Title != "Faith" || of.Items[0].Outcome != "back" {
			t.Errorf("the history of copy %d: %+v", i, of.Items)
		}
		s.Call(t, "GET", "/api/loans?person="+borrower, nil).Into(http.StatusOK, &of)
		if len(of.Items) != 1 || of.Items[0].CopyID != all[i].ID {
			t.Errorf("the history of %s: %+v", borrower, of.Items)
		}
	}
}

// TestWhatIsFoundTellsThatItWasCharged, as long as the invoice stands: what was only
// drafted is withdrawn, whichever way the copy is found.
func TestWhatIsFoundTellsThatItWasCharged(t *testing.T) {
	s := newDesk(t)
	s.Actor = access.Actor{PersonID: "boss", Roles: access.Director, TimeZone: "Europe/Paris"}
	stands, isDraft := true, false
	s.area.Parts = append(s.area.Parts, part.Part{Charging: part.Charging{
		Draft: func(context.Context, *db.Tx, access.Scope, part.Charge) (string, error) { return "an-invoice", nil },
		Standing: func(context.Context, db.Querier, []string) (map[string]bool, error) {
			return map[string]bool{"an-invoice": stands}, nil
		},
		Withdraw: func(context.Context, *db.Tx, string) (bool, error) { return isDraft, nil },
	}})
	c := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 1)[0]
	for i, want := range []string{"an-invoice", ""} {
		l := s.lend(t, fmt.Sprintf("%04d", i), c.Barcode, "ana")
		s.Call(t, "POST", "/api/loans/"+l.ID+"/lost", nil).Is(http.StatusOK)
		if want != "" {
			s.Call(t, "POST", "/api/loans/"+l.ID+"/charge", map[string]any{"amount": 1290, "text": "Lost"}).Is(http.StatusOK)
		}
		b := s.back(t, c.Barcode)
		if got := b.Loan; b.Outcome != "found" || (got == nil) != (want == "") || got != nil && (got.ID != l.ID || got.InvoiceID != want) {
			t.Errorf("found the %d. time: %+v", i+1, b)
		}
	}
	l := s.lend(t, "0003", c.Barcode, "ana")
	s.Call(t, "POST", "/api/loans/"+l.ID+"/lost", nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/loans/"+l.ID+"/charge", map[string]any{"amount": 1290, "text": "Lost"}).Is(http.StatusOK)
	stands = false
	if b := s.back(t, c.Barcode); b.Outcome != "found" || b.Loan != nil {
		t.Errorf("found after the invoice was canceled: %+v", b)
	}
	stands = true
	k := s.begin(t)
	for name, find := range map[string]func() *library.Loan{
		"taken back": func() *library.Loan { return s.back(t, c.Barcode).Loan },
		"in a stock": func() *library.Loan { return s.scan(t, k.ID, c.Barcode).Loan },
		"on a screen": func() *library.Loan {
			var shelved library.Copy
			s.Call(t, "POST", "/api/copies/"+c.ID+"/shelve", nil).Into(http.StatusOK, &shelved)
			return shelved.Charged
		},
	} {
		for _, isDraft = range []bool{false, true} {
			l := s.lend(t, fmt.Sprint(name, isDraft), c.Barcode, "ana")
			s.Call(t, "POST", "/api/loans/"+l.ID+"/lost", nil).Is(http.StatusOK)
			s.Call(t, "POST", "/api/loans/"+l.ID+"/charge", map[string]any{"amount": 1290, "text": "Lost"}).Is(http.StatusOK)
			if got := find(); got == nil || got.ID != l.ID || (got.InvoiceID == "") != isDraft {
				t.Errorf("%s, draft %v: %+v", name, isDraft, got)
			}
			kept, err := db.One(t.Context(), s.db, "", db.ScanString, `SELECT COALESCE(invoice_id, '') FROM book_loan WHERE id = ?`, l.ID)
			if err != nil || (kept == "") != isDraft {
				t.Errorf("%s, draft %v: the loan keeps %q, %v", name, isDraft, kept, err)
			}
		}
	}
}

func TestAReaderSeesHisOwnLoansOnly(t *testing.T) {
	s := newDesk(t)
	all := s.copies(t, s.create(t, fields("Faith")).ID, "paris", 2)
	s.lend(t, "0001", all[0].Barcode, "ana")
	s.lend(t, "0002", all[1].Barcode, "ben")
	s.Actor = access.Actor{PersonID: "ana", CampusID: "paris", Roles: access.Student, TimeZone: "Europe/Paris"}
	var own api.Page[library.Loan]
	s.Call(t, "GET", "/api/loans", nil).Into(http.StatusOK, &own)
	if len(own.Items) != 1 || own.Items[0].PersonID != "ana" || own.Items[0].MayEdit {
		t.Errorf("own loans: %+v", own.Items)
	}
	s.Call(t, "GET", "/api/copies", nil).Is(http.StatusForbidden)
	s.Call(t, "POST", "/api/loans", lending("0003", all[0].Barcode, "ana")).Is(http.StatusForbidden)
}

// TestALoanIsLateByTheClockOfItsCampus, whoever looks at it: on these two islands it is
// never the same day.
func TestALoanIsLateByTheClockOfItsCampus(t *testing.T) {
	const east, west = "Pacific/Kiritimati", "Etc/GMT+12"
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	for campus, at := range map[string]struct {
		zone, reader string
		due          clock.Date
	}{"paris": {east, "ana", clock.Today(east).AddDays(-1)}, "dakar": {west, "cleo", clock.Today(west)}} {
		l := s.lend(t, "at-"+campus, s.copies(t, b.ID, campus, 1)[0].Barcode, at.reader)
		if err := s.db.Tx(t.Context(), func(tx *db.Tx) error {
			if err := db.Exec(t.Context(), tx, `UPDATE campus SET time_zone = ? WHERE id = ?`, at.zone, campus); err != nil {
				return err
			}
			return db.Exec(t.Context(), tx, `UPDATE book_loan SET due_day = ? WHERE id = ?`, at.due, l.ID)
		}); err != nil {
			t.Fatal(err)
		}
	}
	for _, zone := range []string{east, west} {
		s.Actor.TimeZone = zone
		var all api.Page[library.Loan]
		s.Call(t, "GET", "/api/loans?state=late", nil).Into(http.StatusOK, &all)
		if len(all.Items) != 1 || all.Items[0].CampusID != "paris" || all.Items[0].DaysLate != 1 {
			t.Errorf("late for who is at %s: %+v", zone, all.Items)
		}
		s.Call(t, "GET", "/api/loans?campus=dakar", nil).Into(http.StatusOK, &all)
		if len(all.Items) != 1 || all.Items[0].DaysLate != 0 {
			t.Errorf("due today for who is at %s: %+v", zone, all.Items)
		}
	}
}

// TestACopyIsLentOnceHoweverManyLendIt has several scan it at once, on two servers.
// SQLite belongs to one: there they share what it opened.
func TestACopyIsLentOnceHoweverManyLendIt(t *testing.T) {
	one := dbtest.Open(t)
	two := one
	if dbtest.Server() != "" {
		one, two = dbtest.OpenTwice(t)
	}
	servers := []shelf{shelfOn(t, one), shelfOn(t, two)}
	servers[0].furnish(t)
	c := servers[0].copies(t, servers[0].create(t, fields("Faith")).ID, "paris", 1)[0]
	var all sync.WaitGroup
	for i := range 6 {
		all.Go(func() {
			answer := servers[i%2].Call(t, "POST", "/api/loans", lending(fmt.Sprintf("%04d", i), c.Barcode, []string{"ana", "ben"}[i/3]))
			if answer.Code != http.StatusCreated && answer.Code != http.StatusConflict {
				t.Errorf("answered %d %s", answer.Code, answer.Body)
			}
		})
	}
	all.Wait()
	n, err := db.One(t.Context(), two, "", db.ScanInt, `SELECT COUNT(*) FROM book_loan`)
	if err != nil || n != 1 {
		t.Errorf("lent %d times, %v", n, err)
	}
}
