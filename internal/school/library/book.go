package library

import (
	"strings"

	"golang.org/x/text/language"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
)

// Book is a title of the catalogue.
type Book struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	BookFields
	CoverURL  string     `json:"cover_url"`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
	MayEdit   bool       `json:"may_edit" doc:"The caller may change its fields, cover and files."`
	coverHash string
}

// BookFields is the part of a book that people fill in and may change.
type BookFields struct {
	Title        string `json:"title" minLength:"1" maxLength:"200"`
	Author       string `json:"author" maxLength:"200"`
	Language     string `json:"language" maxLength:"16" doc:"A language code such as fr, or nothing."`
	ISBN         string `json:"isbn" maxLength:"20"`
	Barcode      string `json:"barcode" maxLength:"64"`
	Price        int64  `json:"price" minimum:"0" maximum:"100000000000" doc:"In the currency's smallest unit."`
	Currency     string `json:"currency" minLength:"3" maxLength:"3"`
	Type         string `json:"type" enum:"ebook,audio_book,paperback"`
	Description  string `json:"description" maxLength:"5000"`
	Active       bool   `json:"active" doc:"It is in the catalogue."`
	Published    bool   `json:"published" doc:"Everyone in the school may read it."`
	Downloadable bool   `json:"downloadable" doc:"Its files may be kept, not only read on the page."`
}

// minBarcode is the specification's least length of such numbers.
const minBarcode = 6

// Check returns what is wrong beyond what the tags tell.
func (f BookFields) Check() error {
	var wrong fault.List
	barcode := strings.TrimSpace(f.Barcode)
	wrong.Add(strings.TrimSpace(f.Title) == "", "title", "field.required", nil)
	wrong.Add(barcode != "" && len(barcode) < minBarcode, "barcode", "field.too_short", fault.Params{"limit": minBarcode})
	wrong.Add(f.ISBN != "" && !isISBN(f.ISBN), "isbn", "book.isbn_wrong", nil)
	wrong.Add(!money.IsCurrency(f.Currency), "currency", "field.not_a_choice", nil)
	wrong.Add(f.Language != "" && !isLanguage(f.Language), "language", "field.not_a_choice", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *BookFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// clean takes off what was typed by accident.
func (f BookFields) clean() BookFields {
	for _, s := range []*string{&f.Title, &f.Author, &f.Barcode, &f.Description} {
		*s = strings.TrimSpace(*s)
	}
	f.ISBN = digits(f.ISBN)
	f.Currency = strings.ToUpper(f.Currency)
	return f
}

// digits leaves of an ISBN what counts: its digits, and a closing X.
func digits(isbn string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r == 'X' {
			return r
		}
		return -1
	}, strings.ToUpper(isbn))
}

// isISBN checks the last digit, with which a mistyped number does not agree.
func isISBN(s string) bool {
	d := digits(s)
	sum := 0
	for i, r := range d {
		value := int(r - '0')
		if r == 'X' {
			if len(d) != 10 || i != 9 {
				return false
			}
			value = 10
		}
		if len(d) == 10 {
			sum += (10 - i) * value
		} else {
			sum += value * (1 + 2*(i%2))
		}
	}
	return len(d) == 10 && sum%11 == 0 || len(d) == 13 && sum%10 == 0
}

// isbnForms returns the two ways in which the number under a book's bars may be
// written as its ISBN; the short one exists only behind 978, and neither where
// the bars are no ISBN.
func isbnForms(barcode string) (isbn13, isbn10 string) {
	isbn13 = digits(barcode)
	if len(isbn13) != 13 || !isISBN(isbn13) {
		return "", ""
	}
	if body, ok := strings.CutPrefix(isbn13[:12], "978"); ok {
		for _, last := range "0123456789X" {
			if isISBN(body + string(last)) {
				return isbn13, body + string(last)
			}
		}
	}
	return isbn13, ""
}

func isLanguage(s string) bool {
	_, err := language.ParseBase(s)
	return err == nil
}

// seenBy fills in what depends on the caller.
func (b Book) seenBy(in access.Scope) Book {
	b.MayEdit = in.Under(change).CoversAll()
	return b
}

// trail is what the audit trail keeps of a book.
func (b Book) trail() any {
	return struct {
		BookFields
		Cover string `json:"cover"`
	}{b.BookFields, b.coverHash}
}

// BookRow is a book in a list.
type BookRow struct {
	ID        string     `json:"id"`
	Version   int64      `json:"version"`
	Title     string     `json:"title"`
	Author    string     `json:"author"`
	Language  string     `json:"language"`
	Barcode   string     `json:"barcode"`
	Price     int64      `json:"price"`
	Currency  string     `json:"currency"`
	Type      string     `json:"type" enum:"ebook,audio_book,paperback"`
	Active    bool       `json:"active"`
	Published bool       `json:"published"`
	FileCount int        `json:"file_count"`
	CoverURL  string     `json:"cover_url"`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
	coverHash string
}
