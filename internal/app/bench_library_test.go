package app_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/library"
	"myspace/internal/school/studies"
)

// A list of 200 students and 20 books, of which half are handed out.
const (
	listStudents = 200
	listBooks    = 20
	listID       = "benchlist"
)

// loansOfABook is how often each of its copies was lent before.
const loansOfABook = 20

// BenchmarkLibrary measures what readers and librarians wait for: the first page of
// somebody's library, a copy that is lent and comes back, and a list of 200 students
// and 20 books that is opened and ticked. There are 1,000 books and 10,000, each lent
// twenty times; with -short, a tenth of these.
func BenchmarkLibrary(b *testing.B) {
	books := sizes() / 20
	small, large := newLibrary(b, books), newLibrary(b, 10*books)
	of := large.libraryRequests(b)
	for i, m := range small.libraryRequests(b) {
		b.Run(m.name, func(b *testing.B) { compare(b, small.costs(m), large.costs(of[i])) })
	}
	own, ownOf := small.as(b, "student"), large.as(b, "student")
	const page = "/api/library/start /api/library?page_size=50"
	b.Run("library-page", func(b *testing.B) {
		compare(b, own.costs(measured{"", page, own.bareBooks}), ownOf.costs(measured{"", page, ownOf.bareBooks}))
	})
	b.Run("lend-and-take-back", func(b *testing.B) { compare(b, small.lend(b), large.lend(b)) })
	for _, ticks := range []int{1, listBooks, listStudents} {
		b.Run(fmt.Sprintf("tick-%d", ticks), func(b *testing.B) { compare(b, small.tick(b, ticks), large.tick(b, ticks)) })
	}
}

func (s *school) libraryRequests(b *testing.B) []measured {
	return []measured{
		{"catalogue", "/api/books?page_size=50", s.bareBooks},
		{"loans-of-a-campus", "/api/loans?page_size=50&campus=" + s.paris(b), s.bareLoans},
		{"list-opened", "/api/lists/" + listID, s.bareList},
	}
}

func (s *school) bareBooks(b *testing.B) {
	s.read(b, `SELECT id, title, author, language, type FROM book WHERE active ORDER BY sort_title, id LIMIT 50`)
}

func (s *school) bareLoans(b *testing.B) {
	s.read(b, `SELECT l.id, l.due_day, k.barcode, o.title, p.first_name, p.last_name FROM book_loan l JOIN book_copy k ON k.id = l.copy_id JOIN book o ON o.id = k.book_id
		JOIN person p ON p.id = l.person_id WHERE l.campus_id = (SELECT id FROM campus WHERE name = 'Paris') ORDER BY l.lent_at DESC, l.id DESC LIMIT 50`)
}

func (s *school) bareList(b *testing.B) {
	s.read(b, `SELECT s.id, p.id, p.first_name, p.last_name FROM book_list_student s JOIN person p ON p.id = s.person_id WHERE s.list_id = ? ORDER BY p.sort_name, p.id`, listID)
	s.read(b, `SELECT k.number, o.id, o.title, o.author, k.stock FROM book_list_book k JOIN book o ON o.id = k.book_id WHERE k.list_id = ?`, listID)
	s.read(b, `SELECT student_id, number, kind, stands, note, version, ticked_at FROM book_list_tick WHERE list_id = ?`, listID)
}

// lend lends a copy and takes it back: two requests.
func (s *school) lend(b *testing.B) *costs {
	b.Helper()
	barcode := s.text(b, `SELECT barcode FROM book_copy WHERE id = '`+bookCopy(0)+`'`)
	reader := s.text(b, `SELECT m.person_id FROM membership_role m WHERE m.role = 'student' AND m.campus_id = '`+s.paris(b)+`'
		AND NOT EXISTS (SELECT 1 FROM book_loan l WHERE l.person_id = m.person_id AND l.back_at IS NULL) ORDER BY m.person_id LIMIT 1`)
	return s.against(s.bareLoans, func(b *testing.B) {
		s.must(b, "POST", "/api/loans", fmt.Sprintf(`{"key":"bench-loan-%012d","barcode":%q,"person_id":%q}`, benchKeys.Add(1), barcode, reader))
		if answer := s.must(b, "POST", "/api/loans/back", fmt.Sprintf(`{"barcode":%q}`, barcode)); !strings.Contains(answer, `"outcome":"back"`) {
			b.Fatal(answer)
		}
	})
}

// tick ticks that so many books are paid, and undoes it the next time: all of one
// student, then of the next.
func (s *school) tick(b *testing.B, ticks int) *costs {
	b.Helper()
	first := ticks / listBooks // so that each number of ticks has students of its own
	stands := s.text(b, `SELECT COALESCE(MAX(stands), 0) FROM book_list_tick WHERE kind = 'paid' AND student_id = '`+listStudent(first)+`'`) == "1"
	return s.against(s.bareList, func(b *testing.B) {
		stands = !stands
		var entries []string
		for i := range ticks {
			entries = append(entries, fmt.Sprintf(`{"id":"bench-tick-%012d","student_id":%q,"book":%d,"kind":"paid","stands":%t,"note":"Bench"}`,
				benchKeys.Add(1), listStudent(first+i/listBooks), i%listBooks+1, stands))
		}
		if answer := s.must(b, "POST", "/api/lists/"+listID+"/ticks", `{"entries":[`+strings.Join(entries, ",")+`]}`); strings.Count(answer, `"kept"`) != ticks {
			b.Fatal(answer)
		}
	})
}

func libraryBook(i int) string { return fmt.Sprintf("book%05d", i) }
func bookCopy(i int) string    { return fmt.Sprintf("copy%05d", i) }
func listStudent(i int) string { return fmt.Sprintf("listed%03d", i) }

// newLibrary is a school with so many books of its own, and a list.
func newLibrary(b *testing.B, books int) *school {
	b.Helper()
	s := newSchool(b, madeUp)
	students, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT person_id FROM membership_role WHERE role = 'student' AND campus_id = ? ORDER BY person_id`, s.paris(b))
	mustB(b, err)
	all := shelf{campus: s.paris(b), students: students, books: books}
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error { return all.add(b.Context(), tx) }))
	everybody, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT DISTINCT person_id FROM membership_role WHERE role = 'student' ORDER BY person_id`+db.Limit(listStudents))
	mustB(b, err)
	s.addList(b, all.campus, everybody)
	return s
}

// shelf is the books of a campus while they are added.
type shelf struct {
	campus   string
	students []string
	books    int
}

// add adds books on paper, a copy of each, and that it was lent and came back.
func (f shelf) add(ctx context.Context, tx *db.Tx) error {
	var books []library.NewBook
	var copies []library.NewCopy
	var loans []library.NewLoan
	now := clock.Now()
	for i := range f.books {
		books = append(books, library.NewBook{ID: libraryBook(i), CreatedAt: now, BookFields: library.BookFields{
			Title: fmt.Sprintf("Bench %05d", i), Author: "Bench", Language: "fr", Currency: "EUR", Type: "paperback", Active: true, Published: true,
		}})
		copies = append(copies, library.NewCopy{ID: bookCopy(i), BookID: libraryBook(i), CampusID: f.campus, State: library.There, At: now})
		for n := range loansOfABook {
			day := clock.Today("Europe/Paris").AddDays(-30 * (n + 1))
			loans = append(loans, library.NewLoan{
				ID: fmt.Sprintf("loan%05d-%02d", i, n), CopyID: bookCopy(i), CampusID: f.campus, PersonID: f.students[(i+n)%len(f.students)], By: f.students[0],
				DueDay: day.AddDays(21), LentAt: clock.At(day.Midnight()), BackAt: clock.At(day.AddDays(14).Midnight()),
			})
		}
	}
	if err := library.AddMany(ctx, tx, books); err != nil {
		return err
	}
	if err := library.AddCopies(ctx, tx, copies); err != nil {
		return err
	}
	return library.AddLoans(ctx, tx, loans)
}

// addList adds a list of a campus, for which it takes what books there are.
func (s *school) addList(b *testing.B, campus string, students []string) {
	b.Helper()
	books, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT id FROM book ORDER BY id`+db.Limit(listBooks))
	mustB(b, err)
	l := studies.NewBookList{ID: listID, CampusID: campus, By: students[0], At: clock.Now(), BookListFields: studies.BookListFields{Name: "Bench"}}
	for _, id := range books {
		l.Books = append(l.Books, studies.NewListBook{BookID: id, Stock: listStudents})
	}
	for i, id := range students {
		l.Students = append(l.Students, studies.NewListStudent{ID: listStudent(i), PersonID: id})
		for book := 1 + i%2; book <= len(books); book += 2 {
			l.Ticks = append(l.Ticks, studies.NewTick{StudentID: listStudent(i), Book: book, Kind: studies.Received, At: l.At})
		}
	}
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error { return studies.AddBookLists(b.Context(), tx, []studies.NewBookList{l}) }))
}
