package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

// exportColumns are the headings of an export, as translation keys. Copies are those of
// all campuses, so that column is none that an import takes for the copies of one.
var exportColumns = []string{
	"book.title", "book.author", "book.type", "book.language", "book.isbn", "book.barcode", "book.price", "book.currency",
	"book.active", "book.published", "book.downloadable", "book.copies_of_all", "book.description",
}

// exportBooks writes what the catalogue shows under the same filters.
func (a *Area) exportBooks(ctx context.Context, in *struct {
	BookFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	t := a.Table(ctx, "book.list.title", exportColumns)
	t.Each = func(add func(...any) error) error {
		copies, err := countAllCopies(ctx, a.db)
		if err != nil {
			return err
		}
		return eachBook(ctx, a.db, scope, in.BookFilter, func(b Book) error {
			return add(b.Title, b.Author, texts.T("book.types."+b.Type, nil), sheet.Language(b.Language), b.ISBN, b.Barcode,
				sheet.Money{Units: b.Price, Currency: b.Currency}, b.Currency, b.Active, b.Published, b.Downloadable, copies[b.ID], b.Description)
		})
	}
	return t.As(in.Format), nil
}
