package studies

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// The most that a list holds: what one can still work on in a browser.
const (
	mostListStudents = 1000
	mostListBooks    = 100
	mostListLabels   = 10_000
)

// BookList is a named selection of students and books of a campus.
type BookList struct {
	ID           string `json:"id"`
	Version      int64  `json:"version"`
	CampusID     string `json:"campus_id"`
	CampusName   string `json:"campus_name"`
	StudentCount int    `json:"student_count"`
	BookCount    int    `json:"book_count"`
	Received     int    `json:"received" doc:"How many books were received, by all."`
	Returned     int    `json:"returned"`
	Paid         int    `json:"paid"`
	BookListFields
	Closed    bool       `json:"closed" doc:"Nothing of it is changed any more."`
	ClosedAt  clock.Time `json:"closed_at,omitzero" format:"date-time"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time" doc:"When its name or its selection was last changed."`
	MayEdit   bool       `json:"may_edit" doc:"The caller may change it, once it is open."`
	turn      int64
}

// BookListFields is what of a list people may change.
type BookListFields struct {
	Name string `json:"name" minLength:"1" maxLength:"120"`
	Note string `json:"note" maxLength:"1000"`
}

// clean takes out what nobody typed on purpose.
func (f BookListFields) clean() BookListFields {
	return BookListFields{strings.TrimSpace(f.Name), strings.TrimSpace(f.Note)}
}

// Check returns what is wrong beyond what the tags tell.
func (f BookListFields) Check() error {
	var wrong fault.List
	wrong.Add(f.clean().Name == "", "name", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f BookListFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (f BookListFields) searchText() string { return db.SearchText(f.Name, f.Note) }

// seenBy fills in what the caller may do.
func (l BookList) seenBy(in access.Scope) BookList {
	l.MayEdit = in.Under(changeLists).CoversCampus(l.CampusID)
	return l
}

// open refuses a list that was closed.
func (l BookList) open() error {
	if l.Closed {
		return fault.New(fault.Conflict, "booklist.closed")
	}
	return nil
}

// trail is what the audit trail keeps of a list.
func (l BookList) trail() any {
	return struct {
		BookListFields
		Students int  `json:"student_count"`
		Books    int  `json:"book_count"`
		Closed   bool `json:"closed"`
	}{l.BookListFields, l.StudentCount, l.BookCount, l.Closed}
}

// BookListSheet is a list with all that stands on it.
type BookListSheet struct {
	BookList
	Books    []ListBook    `json:"books"`
	Students []ListStudent `json:"students"`
}

// ListBook is a book of a list.
type ListBook struct {
	Number   int    `json:"number" doc:"Its column: what ticks name it by."`
	BookID   string `json:"book_id"`
	Title    string `json:"title"`
	Author   string `json:"author"`
	ISBN     string `json:"isbn"`
	Barcode  string `json:"barcode"`
	Price    int64  `json:"price"`
	Currency string `json:"currency"`
	CoverURL string `json:"cover_url"`
	Stock    int    `json:"stock" doc:"How many copies the campus has for this list, those already handed out among them."`
	Received int    `json:"received"`
	Returned int    `json:"returned"`
	Paid     int    `json:"paid"`
	Missing  int    `json:"missing" doc:"How many are to be ordered: for every student one, without what is in stock or was received."`

	Labels []string `json:"labels,omitempty" doc:"The barcodes of the campus's copies of it, by which a scanner finds it without a line; for who ticks, and not all of very many."`
}

// ListStudent is a student of a list.
type ListStudent struct {
	ID        string     `json:"id" doc:"Of his row: what ticks name him by."`
	StudentID string     `json:"student_id"`
	FirstName string     `json:"first_name"`
	LastName  string     `json:"last_name"`
	PhotoURL  string     `json:"photo_url"`
	Card      string     `json:"card" doc:"The number of his card, by which a scanner finds him; empty where he has none."`
	Ticks     []ListTick `json:"ticks"`
}

// ListTick is a tick, or one that was undone.
type ListTick struct {
	Book    int        `json:"book" doc:"The number of its column."`
	Kind    string     `json:"kind" enum:"received,returned,paid"`
	Stands  bool       `json:"stands" doc:"False where it was undone."`
	Note    string     `json:"note,omitempty" doc:"What was noted with it, or why it was undone."`
	Version int64      `json:"version"`
	At      clock.Time `json:"at" format:"date-time" doc:"When it was ticked or undone."`
	By      string     `json:"by,omitempty" doc:"Who did, unless that was the caller."`
	taker   int64
}

// The kinds of ticks.
const (
	Received = "received"
	Returned = "returned"
	Paid     = "paid"
)

// count adds the ticks that stand to their columns, and says how many copies are
// missing.
func (s *BookListSheet) count() {
	at := make(map[int]*ListBook, len(s.Books))
	for i := range s.Books {
		at[s.Books[i].Number] = &s.Books[i]
	}
	for _, who := range s.Students {
		for _, t := range who.Ticks {
			if t.Stands {
				at[t.Book].add(t.Kind, 1)
			}
		}
	}
	for _, b := range at {
		b.Missing = max(0, len(s.Students)-max(b.Stock, b.Received))
	}
}

func (b *ListBook) add(kind string, n int) {
	switch kind {
	case Received:
		b.Received += n
	case Returned:
		b.Returned += n
	case Paid:
		b.Paid += n
	}
}

// tick returns a student's tick of a book, or one that does not stand.
func (s ListStudent) tick(book int, kind string) ListTick {
	for _, t := range s.Ticks {
		if t.Book == book && t.Kind == kind {
			return t
		}
	}
	return ListTick{Book: book, Kind: kind}
}
