package library

import (
	"cmp"
	"context"
	"io"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// createBookFromFile makes a book of a file: in the catalogue, not yet for everybody,
// with what the file says of it, for somebody to look through.
func (a *Area) createBookFromFile(ctx context.Context, in *struct {
	api.Finished
	Name   string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
	Title  string `query:"title" maxLength:"200" doc:"Where the file itself says none that the server can read, as of a PDF."`
	Author string `query:"author" maxLength:"200" doc:"Likewise."`

	Language    string `query:"language" maxLength:"40" doc:"Likewise, as the file names it; one that there is not is none."`
	Description string `query:"description" maxLength:"1000" doc:"Likewise; as much of it as an address holds."`
	ISBN        string `query:"isbn" maxLength:"40" doc:"Likewise; what is no ISBN is none."`
}, body io.Reader,
) (b Book, err error) {
	file, err := a.Uploads.Receive(ctx, FileUpload, in.Upload, in.Name, body)
	if err != nil {
		return b, err
	}
	part, about, err := a.receivedFile(ctx, &file)
	if err != nil {
		return b, err
	}
	id, fields := db.NewID(), about.BookFields
	fields.Title = cmp.Or(fields.Title, in.Title, files.Title(file.Name))
	fields.Author, fields.Currency, fields.Active = cmp.Or(fields.Author, in.Author), "EUR", true
	fields.Language, fields.Description = cmp.Or(fields.Language, languageOf(in.Language)), cmp.Or(fields.Description, in.Description)
	fields.ISBN = cmp.Or(fields.ISBN, isbnAmong([]string{in.ISBN}))
	fields = fields.clean()
	if err := fields.Check(); err != nil {
		return b, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := AddBook(ctx, tx, id, fields, ""); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "createBookFromFile", Entity: "book", EntityID: id, After: fields}); err != nil {
			return err
		}
		if err := a.keepFile(ctx, tx, "createBookFile", Book{ID: id}, file, part, about.cover); err != nil {
			return err
		}
		b, err = findBook(ctx, tx, access.From(ctx), id)
		return err
	})
	return a.present(ctx, b), err
}
