package library

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/language"

	"myspace/internal/base/db"
	"myspace/internal/base/epub"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/mobi"
	"myspace/internal/base/sound"
)

// aboutBook is what a file says of the book that it is of; what it does not say is
// empty.
type aboutBook struct {
	BookFields
	chapters []sound.Chapter
	cover    files.Blob
}

// aboutBook reads a stored file of a kind. One that says nothing is taken as it is;
// what a PDF says is read in the browser, which has a reader of them.
func (a *Area) aboutBook(ctx context.Context, kind string, b files.Blob) (about aboutBook, err error) {
	if kind == "epub" || kind == "kindle" {
		err := a.withContent(ctx, b.Hash, b.Size, func(r io.ReaderAt) error { return checkText(kind, r, b.Size) })
		if err != nil {
			return about, err
		}
	}
	switch kind {
	case "audio":
		about.Type = "audio_book"
		return about, a.aboutSound(ctx, &about, b)
	case "epub":
		about.Type = "ebook"
		return about, a.aboutEPUB(ctx, &about, b)
	default:
		about.Type = "ebook"
		return about, nil
	}
}

// checkText refuses an EPUB of which no chapter can be read, and a text in which there is
// more than anybody is shown: a bomb, or ten thousand chapters. Who brings it is told, not only
// who would read it. A book of pictures, and one for Kindle that we cannot unpack (it
// may be locked), are taken as they are: other programs show them.
func checkText(kind string, content io.ReaderAt, size int64) (err error) {
	switch kind {
	case "epub":
		var book *epub.Book
		if book, err = epub.Open(content, size); err == nil {
			err = book.Check()
		}
	case "kindle":
		err = mobi.Check(content, size)
	}
	switch {
	case errors.Is(err, epub.ErrTooLarge):
		return fault.New(fault.Invalid, "book.too_much_text")
	case errors.Is(err, epub.ErrNoText), errors.Is(err, mobi.ErrUnknown):
		return nil
	case errors.Is(err, epub.ErrBroken):
		return fault.New(fault.Invalid, "book."+kind+"_broken")
	default:
		return err
	}
}

// aboutSound takes what a sound says: the album is the book, its title may be a part.
func (a *Area) aboutSound(ctx context.Context, about *aboutBook, b files.Blob) error {
	tags, err := ReadSound(ctx, a.Files, b)
	if err != nil {
		return err
	}
	if about.Title = tags.Album; about.Title == "" {
		about.Title = tags.Title
	}
	about.Author, about.Description, about.Language, about.chapters = tags.Author, tags.Description, languageOf(tags.Language), tags.Chapters
	about.ISBN = isbnAmong([]string{tags.ISBN})
	if len(tags.Picture) > 0 {
		name := "cover.jpg"
		if bytes.HasPrefix(tags.Picture, []byte("\x89PNG")) {
			name = "cover.png"
		}
		about.cover, err = a.putCover(ctx, name, bytes.NewReader(tags.Picture))
	}
	return err
}

func (a *Area) aboutEPUB(ctx context.Context, about *aboutBook, b files.Blob) (err error) {
	f, err := a.Files.Open(ctx, b.Hash)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if said, err := epub.Describe(f.At(), b.Size); err == nil {
		about.Title, about.Author, about.Description, about.Language = said.Title, said.Author, said.Description, languageOf(said.Language)
		about.ISBN = isbnAmong(said.Identifiers)
	}
	picture, name, err := epub.Cover(f.At(), b.Size)
	if err != nil {
		return nil // it is taken as it is
	}
	defer func() { _ = picture.Close() }()
	about.cover, err = a.putCover(ctx, name, picture)
	return err
}

// putCover stores a picture out of a file; one that we do not take is none.
func (a *Area) putCover(ctx context.Context, name string, picture io.Reader) (files.Blob, error) {
	cover, err := a.Files.PutPicture(ctx, name, io.LimitReader(picture, maxCover), maxCover)
	if fault.KindOf(err) != fault.Internal {
		return files.Blob{}, nil
	}
	return cover, err
}

// adoptCover gives a book without a cover the one of its file.
func (a *Area) adoptCover(ctx context.Context, tx *db.Tx, book Book, cover files.Blob) error {
	if cover.Hash == "" || book.coverHash != "" {
		return nil
	}
	if err := files.Keep(ctx, tx, cover); err != nil {
		return err
	}
	return saveCover(ctx, tx, book.ID, cover.Hash)
}

// languageOf is the short code of a language as files name it: fra, fr-CA.
func languageOf(said string) string {
	tag, err := language.Parse(said)
	if base, sure := tag.Base(); err == nil && sure == language.Exact {
		return base.String()
	}
	return ""
}

// isbnAmong is the first of some identifiers that is an ISBN.
func isbnAmong(all []string) string {
	for _, id := range all {
		id = strings.TrimPrefix(strings.ToLower(strings.TrimSpace(id)), "urn:isbn:")
		if isISBN(id) {
			return digits(id)
		}
	}
	return ""
}
