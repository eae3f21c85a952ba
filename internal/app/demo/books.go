package demo

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"myspace/internal/app/demo/picture"
	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/sound"
	"myspace/internal/school/library"
)

// planBooks draws the covers and makes the files of the books that are read or
// heard on a screen.
func planBooks(ctx context.Context, w *world) error {
	d := w.dice("books")
	w.books = nil
	for i, t := range titles {
		at := founded.Add(time.Duration(i*9) * 24 * time.Hour)
		b := library.NewBook{ID: d.id(at), CreatedBy: w.accountAt(0, access.Librarian), CreatedAt: at, BookFields: library.BookFields{
			Title: t.name, Author: t.author, Language: t.language, Price: t.cents, Currency: "EUR", Type: t.kind, Description: t.about,
			Active: i%13 != 11, Published: (t.kind != paperback || named(i)) && i%13 != 11, Downloadable: i%3 != 1,
		}}
		if t.kind == paperback {
			b.Barcode = fmt.Sprintf("20%011d", 4_120_000+i*37)
		}
		w.books = append(w.books, b)
	}
	if err := w.drawCovers(ctx); err != nil {
		return err
	}
	return w.makeBookFiles(ctx, d)
}

// named reports whether any course needs a book: those are for everybody to find,
// also where they are on paper only.
func named(book int) bool {
	for _, books := range []map[string][]int{required, suggested} {
		for _, all := range books {
			if slices.Contains(all, book) {
				return true
			}
		}
	}
	return false
}

func (w *world) drawCovers(ctx context.Context) error {
	blobs, err := w.putAll(ctx, len(titles), func(i int) ([]byte, error) { return picture.Cover(titles[i].name, titles[i].author, i*7) })
	for i, blob := range blobs {
		w.books[i].CoverHash = blob.Hash
	}
	return err
}

// bookFile is a file that is still to be made.
type bookFile struct {
	book    int
	title   string
	name    string
	content func() ([]byte, error)
}

func (w *world) makeBookFiles(ctx context.Context, d dice) error {
	var all []bookFile
	for i, t := range titles {
		all = append(all, t.files(i)...)
	}
	chapters := make([][]sound.Chapter, len(all))
	blobs, err := w.putAll(ctx, len(all), func(i int) ([]byte, error) {
		content, err := all[i].content()
		if err != nil {
			return nil, err
		}
		tags, err := sound.Read(bytes.NewReader(content), int64(len(content)))
		chapters[i] = tags.Chapters
		return content, err
	})
	for i, blob := range blobs {
		b := &w.books[all[i].book]
		b.Files = append(b.Files, library.NewBookFile{ID: d.id(b.CreatedAt), Title: all[i].title, Name: all[i].name, Hash: blob.Hash, Chapters: chapters[i]})
	}
	return err
}

// files are those of a book: an EPUB, for some a PDF or one for Kindle as well; chapters of what
// is heard.
func (t title) files(i int) (all []bookFile) {
	switch t.kind {
	case ebook:
		all = append(all, bookFile{i, t.name, t.name + ".epub", t.epub})
		if i%2 == 0 {
			all = append(all, bookFile{i, t.name, t.name + ".pdf", func() ([]byte, error) {
				return paper{title: t.name, issuer: t.author, color: 0x4457a6, text: t.excerpt()}.pdf(), nil
			}})
		}
		if t.language == "en" {
			all = append(all, bookFile{i, t.name, t.name + ".mobi", t.kindle})
		}
	case audioBook:
		if t.language == "pt" { // in one piece, with its chapters in it
			return []bookFile{{i, t.name, t.name + ".mp3", func() ([]byte, error) { return t.spoken(15), nil }}}
		}
		for n := range 4 {
			chapter := fmt.Sprintf("%02d", n+1)
			all = append(all, bookFile{i, t.name + " " + chapter, t.name + " " + chapter + ".mp3", func() ([]byte, error) { return silence(12 + n), nil }})
		}
	}
	return all
}

// excerpt is the text of a book on paper.
func (t title) excerpt() string {
	var all strings.Builder
	for _, c := range t.chapters() {
		all.WriteString("# " + c.Title + "\n" + strings.Join(c.Paragraphs, "\n\n") + "\n\n")
	}
	return all.String()
}

// silence is an MP3 of so many seconds in which nothing is heard.
func silence(seconds int) []byte {
	const frame, perSecond = 417, 39 // 128 kbit/s at 44.1 kHz
	all := make([]byte, 0, seconds*perSecond*frame)
	for range seconds * perSecond {
		all = append(all, 0xff, 0xfb, 0x90, 0x64)
		all = append(all, make([]byte, frame-4)...)
	}
	return all
}

func addBooks(ctx context.Context, tx *db.Tx, w *world) error {
	if err := library.AddMany(ctx, tx, w.books); err != nil {
		return err
	}
	return w.addReading(ctx, tx)
}

// addReading lets the student of Paris be in the middle of a book to read, in which he
// marked something, and of one to hear, and have another on his shelf.
func (w *world) addReading(ctx context.Context, tx *db.Tx) error {
	student := w.accountAt(0, access.Student)
	begun := []struct {
		book            int
		position, whole int64
		takes           time.Duration
		ago             time.Duration
		device          string
	}{{0, 36_000_000, wholeText, 25 * time.Minute, 30 * time.Hour, "Android"}, {8, 9_000, 12_000, 12 * time.Second, 4 * 24 * time.Hour, "Windows"}}
	for _, b := range begun {
		noted := library.Noted{Position: b.position, Duration: b.whole, Takes: b.takes.Milliseconds(), Heard: []library.Range{{To: b.position}}, Device: b.device, At: thisMorning().Add(-b.ago)}
		if _, _, err := library.SavePlace(ctx, tx, student, w.books[b.book].Files[0].ID, library.KeptPlace{}, noted); err != nil {
			return err
		}
	}
	marks, err := titles[0].marks()
	if err != nil {
		return err
	}
	d := w.dice("marks")
	for _, m := range marks {
		m.CreatedAt = thisMorning().Add(-30 * time.Hour)
		m.ID = d.id(m.CreatedAt)
		if err := library.AddMark(ctx, tx, student, w.books[0].Files[0].ID, m); err != nil {
			return err
		}
	}
	return library.PutOnShelf(ctx, tx, student, w.books[1].ID, thisMorning().Add(-48*time.Hour))
}
