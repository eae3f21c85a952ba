package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/money"
	"myspace/internal/base/text"
)

// bookImport brings books in from a sheet, with how many copies a campus has. A
// book is known by its barcode, its ISBN, or its title and author; an empty
// cell leaves a field as it is.
func (a *Area) bookImport() intake.Kind[*plannedStock] {
	return intake.Kind[*plannedStock]{
		Operation: "Book", Things: "books", Path: "/api/books/import", Rule: change, Form: bookForm,
		Plan: planStocks, Store: a.storeStocks, Choices: bookChoices,
	}
}

var bookForm = intake.Form{Key: "import.books.", Needs: []string{"title", "isbn", "barcode"}, Columns: []intake.Column{
	{Name: "title"},
	{Name: "author"},
	{Name: "language"},
	{Name: "isbn"},
	{Name: "barcode"},
	{Name: "type"},
	{Name: "price"},
	{Name: "currency"},
	{Name: "description", Long: true},
	{Name: "published"},
	{Name: "copies"},
	{Name: "campus"},
}}

// plannedBook is a book that lines of a sheet name.
type plannedBook struct {
	line    int  // the first that names it
	before  Book // it has no id where the book is new
	after   BookFields
	refused bool
}

// plannedStock is a line with its book, and the copies that a campus gets of it.
type plannedStock struct {
	intake.ImportRow
	book   *plannedBook
	campus importCampus
	had    int // how many copies the campus has
	copies int // how many it gets
}

// Rests is the book and its copies as they are now.
func (r *plannedStock) Rests() any {
	return []any{r.book.before.ID, r.book.before.Version, r.book.after, r.campus.id, r.had, r.copies}
}

// bookPlanner decides about the lines of a sheet, one after the other.
type bookPlanner struct {
	*intake.Sheet
	catalogue
	books map[string]*plannedBook
	lines map[[2]any]int // of each book at each campus
}

// planStocks decides what becomes of each line.
func planStocks(ctx context.Context, q db.Querier, s *intake.Sheet) (rows []*plannedStock, err error) {
	p := bookPlanner{Sheet: s, books: map[string]*plannedBook{}, lines: map[[2]any]int{}}
	if p.catalogue, err = findCatalogue(ctx, q, access.From(ctx), s); err != nil {
		return nil, err
	}
	for _, l := range s.Lines {
		rows = append(rows, p.row(l))
	}
	return rows, nil
}

func (p bookPlanner) row(l intake.Line) *plannedStock {
	r := &plannedStock{ImportRow: intake.NewRow(l.Number), book: &plannedBook{line: l.Number}}
	r.Name, r.Detail = l.Cells["title"], l.Cells["author"]
	var ok bool
	if r.campus, ok = p.campusOf(l); !ok && (l.Cells["campus"] != "" || l.Cells["copies"] != "") {
		r.Refuse("campus", l.Cells["campus"], "import.unknown_campus", nil)
	}
	p.takeBook(r, l)
	p.takeCopies(r, l)
	if r.book.before.ID == "" && (r.book.line == l.Number || r.Refused()) {
		return r
	}
	r.Known(len(r.Changes) > 0, false)
	r.Settle()
	return r
}

// takeBook finds or describes the book of a line.
func (p bookPlanner) takeBook(r *plannedStock, l intake.Line) {
	known, several := p.find(l)
	if several {
		r.book.refused = true
		r.Refuse("title", l.Cells["title"], "import.several_books", fault.Params{"name": known.Title})
		return
	}
	key := known.ID
	if key == "" {
		key = newBookKey(l)
	}
	b, again := p.books[key]
	if !again {
		b = &plannedBook{line: l.Number, before: known}
		p.books[key] = b
	}
	var wrong fault.List
	fields := p.bookFields(&wrong, l, *b, r.campus, again)
	if r.book = b; again {
		p.follow(r, l, fields, wrong)
		return
	}
	b.after = fields
	r.Name, r.Detail = fields.Title, fields.Author
	r.RefuseAll(l, wrong.Err())
	r.RefuseAll(l, intake.CheckTags(fields))
	r.RefuseAll(l, fields.Check())
	if b.refused = r.Refused(); !b.refused && known.ID != "" {
		p.compare(r, known.BookFields, fields)
	}
}

// compare tells what changes of a book that we have; another ISBN is looked at.
func (bookPlanner) compare(r *plannedStock, was, is BookFields) {
	r.Compare(was, is)
	if was.ISBN != "" && was.ISBN != is.ISBN {
		r.Ask("isbn", is.ISBN, "import.other_isbn", fault.Params{"name": was.Title})
	}
}

// follow refuses a later line of a book that says otherwise than its first, or
// whose first line is refused.
func (bookPlanner) follow(r *plannedStock, l intake.Line, fields BookFields, wrong fault.List) {
	r.RefuseAll(l, wrong.Err())
	switch b := r.book; {
	case b.refused:
		r.Refuse("title", l.Cells["title"], "import.see_line", fault.Params{"line": b.line})
	case fields != b.after:
		r.Refuse("title", l.Cells["title"], "import.said_otherwise", fault.Params{"line": b.line})
	}
}

// bookFields is the book as a line describes it: over what is known of it, or
// over what most new books are.
func (p bookPlanner) bookFields(wrong *fault.List, l intake.Line, b plannedBook, at importCampus, again bool) BookFields {
	f := b.before.BookFields
	switch {
	case again:
		f = b.after
	case b.before.ID == "":
		f = BookFields{Type: "paperback", Currency: at.currency, Active: true}
	}
	if f.Currency == "" {
		f.Currency = usualCurrency
	}
	was := f
	l.Put(map[string]*string{"title": &f.Title, "author": &f.Author, "isbn": &f.ISBN, "barcode": &f.Barcode, "currency": &f.Currency, "description": &f.Description})
	l.PutLanguage("language", &f.Language)
	l.PutChoice(wrong, "type", p.types, &f.Type)
	published := map[bool]string{true: "yes", false: "no"}[f.Published]
	l.PutChoice(wrong, "published", p.answers, &published)
	f.Published = published == "yes"
	wrong.Add(f.ISBN != "" && digits(f.ISBN) == "", "isbn", "book.isbn_wrong", nil) // clean would leave nothing of it
	f = keepSpelling(f.clean(), was)
	if said, given := l.Cells["price"]; given {
		amount, ok := money.Parse(said, f.Currency, maxPrice)
		wrong.Add(!ok || amount < 0, "price", "import.not_an_amount", fault.Params{"value": said})
		f.Price = amount
	}
	return f
}

// keepSpelling leaves what a book is known by as it is, where a sheet has the
// same in capitals or without accents.
func keepSpelling(f, was BookFields) BookFields {
	for now, before := range map[*string]string{&f.Title: was.Title, &f.Author: was.Author, &f.Barcode: was.Barcode} {
		if db.Fold(*now) == db.Fold(before) {
			*now = before
		}
	}
	return f
}

// What a new book is, as in its form, where a sheet does not say.
const (
	usualCurrency = "EUR"
	maxPrice      = 100_000_000_000
	mostCopies    = 200 // at once, as by hand
)

// takeCopies tells how many copies the campus of a line gets: what it lacks of
// those that the sheet says it has.
func (p bookPlanner) takeCopies(r *plannedStock, l intake.Line) {
	key := [2]any{r.book, r.campus.id}
	if line := p.lines[key]; line > 0 {
		r.Refuse("title", l.Cells["title"], "import.twice", fault.Params{"line": line})
		return
	}
	p.lines[key] = l.Number
	var wrong fault.List
	wanted := 0
	l.PutNumbers(&wrong, map[string]*int{"copies": &wanted})
	wrong.Add(wanted < 0, "copies", "field.too_small", fault.Params{"limit": 0})
	wrong.Add(wanted > mostCopies, "copies", "field.too_large", fault.Params{"limit": mostCopies})
	wrong.Add(wanted > 0 && r.book.after.Type != "paperback", "copies", "copy.not_on_paper", nil)
	r.RefuseAll(l, wrong.Err())
	r.had = p.copies[r.book.before.ID][r.campus.id]
	if r.copies = max(0, wanted-r.had); r.copies > 0 && !r.Refused() {
		r.Changes = append(r.Changes, copiesChange(r.had, r.had+r.copies))
	}
}

// bookChoices are the values that the columns may have, as they are called.
func bookChoices(ctx context.Context, q db.Querier, texts text.Texts) (map[string][]string, error) {
	campuses, err := findImportCampuses(ctx, q, access.From(ctx))
	all := map[string][]string{}
	for _, c := range campuses {
		all["campus"] = append(all["campus"], c.name)
	}
	for _, one := range bookTypes {
		all["type"] = append(all["type"], texts.T("book.types."+one, nil))
	}
	for _, one := range answers {
		all["published"] = append(all["published"], intake.FirstName(texts.T("import.answer."+one, nil)))
	}
	for _, code := range text.Languages {
		all["language"] = append(all["language"], texts.Language(code))
	}
	return all, err
}
