package library

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sound"
)

// NewBook is a book with its files, for adding many at once.
type NewBook struct {
	ID string
	BookFields
	CoverHash string
	Files     []NewBookFile
	CreatedBy string
	CreatedAt clock.Time
}

// NewBookFile is a file of such a book; its kind is told by its name.
type NewBookFile struct {
	ID, Title, Name, Hash string
	Chapters              []sound.Chapter
}

// AddMany adds books with their files, in few statements.
func AddMany(ctx context.Context, tx *db.Tx, all []NewBook) error {
	books := db.NewBulk(`book (id, title, author, language, isbn, barcode, barcode_key, price, currency, type,
		description, active, published, downloadable, cover_hash, sort_title, sort_author, search_text, created_at, updated_at)`)
	files := db.NewBulk(`book_file (id, book_id, kind, title, name, hash, position, chapters, created_by, created_at)`)
	for _, b := range all {
		f := b.clean()
		books.Add(b.ID, f.Title, f.Author, f.Language, f.ISBN, f.Barcode, db.Optional(barcodeKey(f.Barcode)), f.Price, f.Currency, f.Type,
			f.Description, f.Active, f.Published, f.Downloadable, db.Optional(b.CoverHash), db.Fold(f.Title), db.Fold(f.Author), searchText(f), b.CreatedAt, b.CreatedAt)
		for i, file := range b.Files {
			files.Add(file.ID, b.ID, kindOf(file.Name), file.Title, file.Name, file.Hash, i, ChapterText(file.Chapters), b.CreatedBy, b.CreatedAt)
		}
	}
	if err := books.Insert(ctx, tx); err != nil {
		return bookError(err)
	}
	return files.Insert(ctx, tx)
}
