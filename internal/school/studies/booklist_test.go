package studies_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
	"myspace/internal/school/studies"
)

// withBooks gives the school four books; course0 requires the first two, and the
// third is only suggested.
func (s school) withBooks(t testing.TB) school {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for i := range 4 {
			f := library.BookFields{Title: fmt.Sprint("Book ", i), Language: "fr", Type: "paperback", Price: 1250, Currency: "EUR", Active: true, Barcode: fmt.Sprint("978000", i)}
			if err := library.AddBook(ctx, tx, fmt.Sprint("b", i), f, ""); err != nil {
				return err
			}
		}
		for i, need := range []string{"required", "required", "suggested"} {
			if err := db.Exec(ctx, tx, `INSERT INTO course_book (course_id, book_id, need, position) VALUES ('course0', ?, ?, ?)`, fmt.Sprint("b", i), need, i); err != nil {
				return err
			}
		}
		return db.Exec(ctx, tx, `UPDATE planning SET last_day = ?`, clock.Today("Europe/Paris").AddDays(3))
	})
	return s
}

func listBody(name string, more map[string]any) map[string]any {
	body := map[string]any{"campus_id": "paris", "name": name, "note": "", "student_ids": []string{}, "class_ids": []string{}, "book_ids": []string{}, "planning_id": ""}
	maps.Copy(body, more)
	return body
}

func (s school) makeList(t testing.TB, more map[string]any) (l studies.BookList) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/lists", listBody("Books", more)).Into(http.StatusCreated, &l)
	return l
}

func (s school) list(t testing.TB, id string) studies.BookListSheet {
	t.Helper()
	var changed api.Changed[studies.BookListSheet]
	s.Call(t, http.MethodGet, "/api/lists/"+id, nil).Into(http.StatusOK, &changed)
	return *changed.Data
}

func (s school) tick(t testing.TB, id string, entries ...studies.TickEntry) []studies.TickVerdict {
	t.Helper()
	var done studies.TickVerdicts
	s.Call(t, http.MethodPost, "/api/lists/"+id+"/ticks", map[string]any{"entries": entries}).Into(http.StatusOK, &done)
	return done.Items
}

func TestAListIsMadeFromAClassAndTheRequiredBooksOfTheNextPlanning(t *testing.T) {
	s := newSchool(t).withBooks(t)
	s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn' WHERE id = 'e01'`)
	var needed studies.NeededBooks
	s.Call(t, http.MethodGet, "/api/lists/needed?campus=paris", nil).Into(http.StatusOK, &needed)
	if len(needed.Plannings) != 1 || len(needed.Items) != 2 || needed.Items[0].BookID != "b0" || fmt.Sprint(needed.Items[0].Courses) != "[Ccourse0]" {
		t.Fatalf("needed: %+v", needed)
	}
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "planning_id": "p", "book_ids": []string{"b3", "b0"}})
	if l.StudentCount != 4 || l.BookCount != 3 || !l.MayEdit || l.Closed {
		t.Fatalf("the list: %+v", l)
	}
	sheet := s.list(t, l.ID)
	titles := []string{}
	for _, b := range sheet.Books {
		titles = append(titles, b.BookID)
		if b.Missing != 4 {
			t.Errorf("%s: %d are missing, want 4", b.Title, b.Missing)
		}
	}
	if got := strings.Join(titles, " "); got != "b0 b3 b1" {
		t.Errorf("books %s", got)
	}
}

func TestWhoAndWhatIsNotOfTheCampusIsRefused(t *testing.T) {
	s := newSchool(t).withBooks(t)
	s.exec(t, `UPDATE book SET active = FALSE WHERE id = 'b3'`)
	for _, tt := range []struct {
		field, code string
		value       any
	}{
		{"student_ids", "booklist.not_a_student", []string{"s00", "s10"}},
		{"student_ids", "booklist.not_a_student", []string{"clerk"}},
		{"student_ids", "booklist.not_a_student", []string{"nobody"}},
		{"class_ids", "class.not_found", []string{"class1"}},
		{"book_ids", "book.not_found", []string{"b3"}},
		{"book_ids", "book.not_found", []string{"nothing"}},
	} {
		s.Call(t, http.MethodPost, "/api/lists", listBody("Books", map[string]any{tt.field: tt.value})).Blames(http.StatusUnprocessableEntity, tt.field+" "+tt.code)
	}
	s.Call(t, http.MethodPost, "/api/lists", listBody("  ", nil)).Blames(http.StatusUnprocessableEntity, "name field.required")
	s.Call(t, http.MethodPost, "/api/lists", listBody("Books", map[string]any{"campus_id": "dakar"})).Is(http.StatusNotFound)
	s.as("till", access.Accounting).Call(t, http.MethodPost, "/api/lists", listBody("Books", nil)).Is(http.StatusForbidden)
}

func TestWhatBecomesOfATick(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1"}})
	who := s.list(t, l.ID).Students[0].ID
	other := s.as("boss", access.Supervisor)
	entry := func(id, kind string, stands bool, note string) studies.TickEntry {
		return studies.TickEntry{ID: id, StudentID: who, Book: 1, Kind: kind, Stands: stands, Note: note}
	}
	for _, tt := range []struct {
		name          string
		by            school
		entry         studies.TickEntry
		outcome, code string
		stands        bool
		version       int64
	}{
		{"what was not received is not returned", s, entry("entry-00", studies.Returned, true, ""), studies.Refused, "booklist.not_received", false, 0},
		{"a new one is kept", s, entry("entry-01", studies.Received, true, ""), studies.Kept, "", true, 1},
		{"sent twice it is one", s, entry("entry-01", studies.Received, true, ""), studies.Same, "", true, 1},
		{"the same by somebody else", other, entry("entry-02", studies.Received, true, ""), studies.Same, "", true, 1},
		{"it is not undone without a reason", other, entry("entry-03", studies.Received, false, "  "), studies.Refused, "booklist.reason_missing", true, 1},
		{"it is undone with one", other, entry("entry-04", studies.Received, false, "Wrong book"), studies.Kept, "", false, 2},
		{"sent again after it was undone it is known", s, entry("entry-01", studies.Received, true, ""), studies.Same, "", false, 2},
		{"it is ticked anew", s, entry("entry-05", studies.Received, true, ""), studies.Kept, "", true, 3},
		{"paid with a note", s, entry("entry-06", studies.Paid, true, "In cash"), studies.Kept, "", true, 1},
		{"it is returned", s, entry("entry-07", studies.Returned, true, ""), studies.Kept, "", true, 1},
		{"what was returned was received", s, entry("entry-08", studies.Received, false, "No"), studies.Refused, "booklist.was_returned", true, 3},
		{"a book of another list", s, studies.TickEntry{ID: "entry-09", StudentID: who, Book: 9, Kind: studies.Paid, Stands: true}, studies.Refused, "booklist.not_on_list", false, 0},
		{"a student of another list", s, studies.TickEntry{ID: "entry-10", StudentID: "s00", Book: 1, Kind: studies.Paid, Stands: true}, studies.Refused, "booklist.not_on_list", false, 0},
	} {
		got := tt.by.tick(t, l.ID, tt.entry)[0]
		if got.Outcome != tt.outcome || got.Code != tt.code || got.Stands != tt.stands || got.Version != tt.version {
			t.Errorf("%s: %+v", tt.name, got)
		}
	}
	sheet := s.list(t, l.ID)
	if b := sheet.Books[0]; b.Received != 1 || b.Returned != 1 || b.Paid != 1 || b.Missing != 4 || sheet.Received != 1 || sheet.Paid != 1 {
		t.Errorf("totals: %+v", sheet.BookList)
	}
	notes := map[string]string{studies.Received: "Wrong book", studies.Paid: "In cash"}
	for _, one := range other.list(t, l.ID).Students[0].Ticks {
		if one.Note != notes[one.Kind] {
			t.Errorf("noted with %s: %q, want %q", one.Kind, one.Note, notes[one.Kind])
		}
		if one.By != "A clerk" || one.At.IsZero() {
			t.Errorf("who ticked %s: %+v", one.Kind, one)
		}
	}
}

func TestAClosedListStaysAsItIs(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0"}})
	path, who := "/api/lists/"+l.ID, s.list(t, l.ID).Students[0].ID
	s.tick(t, l.ID, studies.TickEntry{ID: "entry-01", StudentID: who, Book: 1, Kind: studies.Received, Stands: true})
	s.Call(t, http.MethodDelete, path, nil).Fails(http.StatusConflict, "booklist.has_ticks")
	s.Call(t, http.MethodDelete, path+"/students/"+who, nil).Fails(http.StatusConflict, "booklist.is_ticked")
	s.Call(t, http.MethodDelete, path+"/books/b0", nil).Fails(http.StatusConflict, "booklist.is_ticked")
	s.Call(t, http.MethodPost, path+"/close", nil).Is(http.StatusOK)
	s.Call(t, http.MethodPost, path+"/close", nil).Is(http.StatusOK)
	closed := s.list(t, l.ID)
	entries := map[string]any{"entries": []studies.TickEntry{{ID: "entry-02", StudentID: who, Book: 1, Kind: studies.Paid, Stands: true}}}
	choice := map[string]any{"student_ids": []string{}, "class_ids": []string{class}, "book_ids": []string{}, "planning_id": ""}
	s.Call(t, http.MethodPost, path+"/ticks", entries).Fails(http.StatusConflict, "booklist.closed")
	s.Call(t, http.MethodPost, path+"/choice", choice).Fails(http.StatusConflict, "booklist.closed")
	s.Call(t, http.MethodPost, path+"/stock", map[string]any{"items": []studies.ListStock{{Number: 1, Stock: 3}}}).Fails(http.StatusConflict, "booklist.closed")
	s.Call(t, http.MethodPut, path, map[string]any{"version": closed.Version, "name": "Other", "note": ""}).Fails(http.StatusConflict, "booklist.closed")
	s.Call(t, http.MethodPost, path+"/reopen", nil).Is(http.StatusOK)
	s.Call(t, http.MethodPost, path+"/ticks", entries).Is(http.StatusOK)
}

func TestMissingCopiesAreAnOrder(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1", "b2"}})
	path, students := "/api/lists/"+l.ID, s.list(t, l.ID).Students
	s.Call(t, http.MethodPost, path+"/stock", map[string]any{"items": []studies.ListStock{{Number: 1, Stock: 2}, {Number: 2, Stock: 9}}}).Is(http.StatusOK)
	for i := range 3 {
		s.tick(t, l.ID, studies.TickEntry{ID: fmt.Sprint("entry-0", i), StudentID: students[i].ID, Book: 1, Kind: studies.Received, Stands: true})
	}
	missing := []int{}
	for _, b := range s.list(t, l.ID).Books {
		missing = append(missing, b.Missing)
	}
	if got := fmt.Sprint(missing); got != "[2 0 5]" {
		t.Errorf("missing %s", got)
	}
	order := s.Call(t, http.MethodGet, path+"/order?format=csv", nil).Is(http.StatusOK).Body.String()
	if !strings.Contains(order, "Book 0") || strings.Contains(order, "Book 1") || !strings.Contains(order, "62.5") {
		t.Errorf("the order: %s", order)
	}
	matrix := s.Call(t, http.MethodGet, path+"/export?format=csv", nil).Is(http.StatusOK).Body.String()
	if strings.Count(matrix, "\n") != 6 || !strings.Contains(matrix, "Book 0 – Received") || !strings.Contains(matrix, "Book 0 – Who and when") ||
		strings.Count(matrix, "Received: A clerk, ") != 3 {
		t.Errorf("the matrix: %s", matrix)
	}
	if paper := s.Call(t, http.MethodGet, path+"/print", nil).Is(http.StatusOK).Body.String(); !strings.HasPrefix(paper, "%PDF") {
		t.Errorf("the paper begins with %.20q", paper)
	}
}

func TestACopyHasTheSameStudentsAndBooksAndNoTicks(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1"}})
	s.Call(t, http.MethodDelete, "/api/lists/"+l.ID+"/books/b0", nil).Is(http.StatusNoContent)
	s.tick(t, l.ID, studies.TickEntry{ID: "entry-01", StudentID: s.list(t, l.ID).Students[0].ID, Book: 2, Kind: studies.Received, Stands: true})
	var made studies.BookList
	s.Call(t, http.MethodPost, "/api/lists/"+l.ID+"/copy", map[string]any{"name": "Again", "note": ""}).Into(http.StatusCreated, &made)
	sheet := s.list(t, made.ID)
	if sheet.Name != "Again" || len(sheet.Students) != 5 || len(sheet.Books) != 1 || sheet.Books[0].BookID != "b1" || sheet.Received != 0 {
		t.Errorf("the copy: %+v", sheet)
	}
	s.Call(t, http.MethodPost, "/api/lists/"+made.ID+"/choice", map[string]any{"student_ids": []string{}, "class_ids": []string{}, "book_ids": []string{"b0"}, "planning_id": ""}).Is(http.StatusOK)
	if books := s.list(t, made.ID).Books; len(books) != 2 || books[1].Number != 3 {
		t.Errorf("a book that is added gets the next number: %+v", books)
	}
}

func TestWhoLooksAtAListHearsWhenItChanges(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0"}})
	var first, second api.Changed[studies.BookListSheet]
	s.Call(t, http.MethodGet, "/api/lists/"+l.ID, nil).Into(http.StatusOK, &first)
	s.Call(t, http.MethodGet, "/api/lists/"+l.ID+"?since="+first.Mark, nil).Into(http.StatusOK, &second)
	if second.Data != nil {
		t.Error("nothing has changed, and all is told")
	}
	s.tick(t, l.ID, studies.TickEntry{ID: "entry-01", StudentID: first.Data.Students[0].ID, Book: 1, Kind: studies.Received, Stands: true})
	s.Call(t, http.MethodGet, "/api/lists/"+l.ID+"?since="+first.Mark, nil).Into(http.StatusOK, &second)
	if second.Data == nil || second.Data.Received != 1 {
		t.Error("a tick was not told")
	}
	dakar := s
	dakar.Actor.CampusID = "dakar"
	dakar.Call(t, http.MethodGet, "/api/lists/"+l.ID+"?since="+second.Mark, nil).Is(http.StatusNotFound)
}

func TestTwoRecordsOfOnePersonBecomeOneOnAList(t *testing.T) {
	s := newSchool(t).withBooks(t)
	both := s.makeList(t, map[string]any{"student_ids": []string{"s00", "s01"}, "book_ids": []string{"b0", "b1"}})
	other := s.makeList(t, map[string]any{"student_ids": []string{"s01"}, "book_ids": []string{"b0"}})
	rows := map[string]string{}
	for _, who := range s.list(t, both.ID).Students {
		rows[who.StudentID] = who.ID
	}
	tick := func(key, person string, book int, stands bool) studies.TickEntry {
		return studies.TickEntry{ID: "entry-" + key, StudentID: rows[person], Book: book, Kind: studies.Received, Stands: stands, Note: "A slip"}
	}
	s.tick(t, both.ID, tick("01", "s00", 1, true), tick("02", "s01", 1, true), tick("03", "s01", 2, true))
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return studies.MergeListed(ctx, tx, "s00", "s01") })
	sheet := s.list(t, both.ID)
	if len(sheet.Students) != 1 || sheet.Students[0].StudentID != "s00" || len(sheet.Students[0].Ticks) != 2 || sheet.Received != 2 {
		t.Errorf("the list of both: %+v", sheet)
	}
	if students := s.list(t, other.ID).Students; len(students) != 1 || students[0].StudentID != "s00" {
		t.Errorf("the list of one: %+v", students)
	}
}

// TestWhatWasUndoneOnOneRecordDoesNotHideTheOthers: nothing is returned that was not
// received.
func TestWhatWasUndoneOnOneRecordDoesNotHideTheOthers(t *testing.T) {
	s := newSchool(t).withBooks(t)
	l := s.makeList(t, map[string]any{"student_ids": []string{"s00", "s01"}, "book_ids": []string{"b0"}})
	rows := map[string]string{}
	for _, who := range s.list(t, l.ID).Students {
		rows[who.StudentID] = who.ID
	}
	tick := func(key, person, kind string, stands bool) studies.TickEntry {
		return studies.TickEntry{ID: "entry-" + key, StudentID: rows[person], Book: 1, Kind: kind, Stands: stands, Note: "A slip"}
	}
	s.tick(t, l.ID, tick("01", "s00", studies.Received, true), tick("02", "s00", studies.Received, false))
	s.tick(t, l.ID, tick("03", "s01", studies.Received, true), tick("04", "s01", studies.Returned, true))
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return studies.MergeListed(ctx, tx, "s00", "s01") })
	sheet := s.list(t, l.ID)
	if len(sheet.Students) != 1 || sheet.Students[0].StudentID != "s00" || sheet.Received != 1 || sheet.Returned != 1 {
		t.Fatalf("the list: %+v", sheet)
	}
	for _, tick := range sheet.Students[0].Ticks {
		if !tick.Stands {
			t.Errorf("%s does not stand", tick.Kind)
		}
	}
}

// TestTheStockOfAListBeginsWithWhatIsOnTheShelf of its campus.
func TestTheStockOfAListBeginsWithWhatIsOnTheShelf(t *testing.T) {
	s := newSchool(t).withBooks(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		var all []library.NewCopy
		for i, state := range []string{library.There, library.There, library.There, library.Lost} {
			all = append(all, library.NewCopy{ID: fmt.Sprint("copy", i), BookID: "b0", CampusID: "paris", State: state, At: clock.Now()})
		}
		if err := library.AddCopies(ctx, tx, all); err != nil {
			return err
		}
		return library.AddLoans(ctx, tx, []library.NewLoan{{ID: "loan", CopyID: "copy2", CampusID: "paris", PersonID: "s00", By: "clerk", LentAt: clock.Now(), DueDay: clock.Today("Europe/Paris")}})
	})
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1"}})
	for _, b := range s.list(t, l.ID).Books {
		want := map[string][2]int{"b0": {2, l.StudentCount - 2}, "b1": {0, l.StudentCount}}[b.BookID]
		if b.Stock != want[0] || b.Missing != want[1] {
			t.Errorf("%s: %d in stock and %d missing, want %v", b.BookID, b.Stock, b.Missing, want)
		}
	}
}

// TestAListKnowsTheLabelsOfItsCopies, so that a scanner finds them without a line: those
// of its campus, for who ticks, as long as it is open.
func TestAListKnowsTheLabelsOfItsCopies(t *testing.T) {
	s := newSchool(t).withBooks(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return library.AddCopies(ctx, tx, []library.NewCopy{
			{ID: "one", BookID: "b0", CampusID: "paris", State: library.There, At: clock.Now()},
			{ID: "lost", BookID: "b0", CampusID: "paris", State: library.Lost, At: clock.Now()},
			{ID: "away", BookID: "b0", CampusID: "dakar", State: library.There, At: clock.Now()},
			{ID: "worn", BookID: "b0", CampusID: "paris", State: library.Withdrawn, At: clock.Now()},
			{ID: "other", BookID: "b2", CampusID: "paris", State: library.There, At: clock.Now()},
		})
	})
	l := s.makeList(t, map[string]any{"class_ids": []string{class}, "book_ids": []string{"b0", "b1"}})
	labels := func(s school) (n int) {
		books := s.list(t, l.ID).Books
		for _, label := range books[0].Labels {
			if !strings.HasPrefix(label, "29") || len(label) != 13 {
				t.Errorf("a label is %q", label)
			}
		}
		return len(books[0].Labels)*10 + len(books[1].Labels)
	}
	if n := labels(s); n != 20 {
		t.Errorf("the books have %d labels", n)
	}
	if n := labels(s.as("money", access.Accounting)); n != 0 {
		t.Errorf("who does not tick reads %d", n)
	}
	s.Call(t, http.MethodPost, "/api/lists/"+l.ID+"/close", nil).Is(http.StatusOK)
	if n := labels(s); n != 0 {
		t.Errorf("a closed list has %d", n)
	}
}
