package studies

import (
	"context"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
)

// exportBookLists writes what the page of lists shows under the same filters.
func (a *Area) exportBookLists(ctx context.Context, in *struct {
	BookListFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "booklist.list.title", []string{
		"booklist.name", "booklist.campus", "booklist.students", "booklist.books", "booklist.kinds.received", "booklist.kinds.returned", "booklist.kinds.paid", "booklist.state", "booklist.created",
	})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return eachBookList(ctx, a.db, scope, in.BookListFilter, func(l BookList) error {
			state := "booklist.states.open"
			if l.Closed {
				state = "booklist.states.closed"
			}
			return add(l.Name, l.CampusName, l.StudentCount, l.BookCount, l.Received, l.Returned, l.Paid, t.Texts.T(state, nil), l.CreatedAt)
		})
	}
	return t.As(in.Format), nil
}

// sheetOf returns a list in reach with all that stands on it.
func (a *Area) sheetOf(ctx context.Context, id string) (BookListSheet, error) {
	scope := access.From(ctx)
	l, err := findBookList(ctx, a.db, scope, id)
	if err != nil {
		return BookListSheet{}, err
	}
	return findSheetOf(ctx, a.db, scope, l)
}

// exportBookList writes a list as a matrix: three columns for each book, and one that
// tells who ticked or undid what, and when.
func (a *Area) exportBookList(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	l, err := findBookList(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	s, err := findSheetOf(ctx, a.db, access.System(), l) // which names the caller, too
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "booklist.title", nil)
	t.Of, t.Headings, t.Distinct = s.Name, s.headings(t.Texts), true
	t.Each = func(add func(...any) error) error {
		for _, who := range s.Students {
			cells := []any{who.LastName, who.FirstName}
			for _, b := range s.Books {
				for _, kind := range tickKinds {
					cells = append(cells, who.tick(b.Number, kind).Stands)
				}
				cells = append(cells, who.story(b.Number, t.Texts, t.Zone))
			}
			if err := add(cells...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// tickKinds are the kinds of ticks in the order in which they are shown.
var tickKinds = []string{Received, Returned, Paid}

// story tells who ticked or undid what of a book, when, and why.
func (s ListStudent) story(book int, texts text.Texts, zone string) string {
	var all []string
	for _, kind := range tickKinds {
		tick := s.tick(book, kind)
		if tick.At.IsZero() {
			continue
		}
		key := "booklist.sheet.by"
		if !tick.Stands {
			key = "booklist.sheet.undone_by"
		}
		all = append(all, texts.T(key, fault.Params{
			"kind": texts.T("booklist.kinds."+kind, nil), "name": tick.By, "when": tick.At.In(clock.Zone(zone)).Format("2006-01-02 15:04"), "reason": tick.Note,
		}))
	}
	return strings.Join(all, "; ")
}

// headings are those of the matrix: a title may stand there twice, so each begins
// with its place.
func (s BookListSheet) headings(texts text.Texts) []string {
	all := []string{texts.T("booklist.last_name", nil), texts.T("booklist.first_name", nil)}
	titles := map[string]int{}
	for _, b := range s.Books {
		titles[b.Title]++
	}
	for _, b := range s.Books {
		title := b.Title
		if titles[title] > 1 {
			title += " (" + strconv.Itoa(b.Number) + ")"
		}
		for _, kind := range tickKinds {
			all = append(all, title+" – "+texts.T("booklist.kinds."+kind, nil))
		}
		all = append(all, title+" – "+texts.T("booklist.sheet.story", nil))
	}
	return all
}

// exportListOrder writes the missing copies of a list as an order.
func (a *Area) exportListOrder(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	s, err := a.sheetOf(ctx, in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "booklist.order.title", []string{"book.title", "book.author", "book.isbn", "booklist.order.copies", "book.price", "booklist.order.sum", "book.currency"})
	t.Of = s.Name
	t.Each = func(add func(...any) error) error {
		for _, b := range s.Books {
			if b.Missing == 0 {
				continue
			}
			price, sum := sheet.Money{Units: b.Price, Currency: b.Currency}, sheet.Money{Units: b.Price * int64(b.Missing), Currency: b.Currency}
			if err := add(b.Title, b.Author, b.ISBN, b.Missing, price, sum, b.Currency); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}
