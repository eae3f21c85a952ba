package library_test

import (
	"context"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/text"
)

const bookSheets = "/api/books/import?campus=paris&"

// catalogue is the texts in the five languages, read once.
func catalogue(t testing.TB) *text.Catalogue {
	t.Helper()
	c, err := readCatalogue()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var readCatalogue = sync.OnceValues(func() (*text.Catalogue, error) { return text.Load(os.DirFS("../../../web/src/texts")) })

func (s shelf) strings(t *testing.T, query string) string {
	t.Helper()
	all, err := db.All(t.Context(), s.db, db.ScanString, query)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(all, ", ")
}

func TestBooksComeFromASheet(t *testing.T) {
	s := newDesk(t)
	faith := fields("Faith")
	faith.ISBN, faith.Barcode = "9780892764068", "FAITH-1"
	s.copies(t, s.create(t, faith).ID, "paris", 2)
	s.create(t, fields("Love"))
	screen := fields("Screen")
	screen.Type = "ebook"
	s.create(t, screen)
	twin := fields("Twin")
	s.create(t, twin)
	s.create(t, twin)
	for name, tt := range map[string]struct{ sheet, want string }{
		"a new one":                   {"Titre;Auteur\nPaix;Moi", "2 create"},
		"with copies":                 {"Title;Copies\nPeace;3", "2 create copies:0>3"},
		"by its barcode":              {"Barcode;Price\nfaith-1;15,00", "2 change price:1290>1500"},
		"by its ISBN":                 {"ISBN;Title\n978-0-89276-406-8;Faith now", "2 change title:Faith>Faith now"},
		"by title and author":         {"Title;Author;Published\nLOVE;kenneth hagin;yes", "2 change published:false>true"},
		"nothing to change":           {"Title;Author;Copies;Barcode\nFaith;Kenneth Hagin;2;FAITH-1", "2 same"},
		"some more copies":            {"Barcode;Copies\nFAITH-1;5", "2 change copies:2>5"},
		"fewer copies take none away": {"Barcode;Copies\nFAITH-1;1", "2 same"},
		"at another campus":           {"Barcode;Copies;Campus\nFAITH-1;1;Dakar", "2 change copies:0>1"},
		"another ISBN":                {"Barcode;ISBN\nFAITH-1;080442957X", "2 look isbn:9780892764068>080442957X isbn=import.other_isbn"},
		"a wrong ISBN":                {"Title;ISBN\nPeace;9780892764069", "2 refuse isbn=book.isbn_wrong"},
		"an ISBN of letters":          {"Title;ISBN\nPeace;none", "2 refuse isbn=book.isbn_wrong"},
		"no title":                    {"Title;ISBN\n;080442957X", "2 refuse title=field.required"},
		"a short barcode":             {"Title;Barcode\nPeace;123", "2 refuse barcode=field.too_short"},
		"an unknown type":             {"Title;Type\nPeace;papyrus", "2 refuse type=import.unknown_value"},
		"an unknown currency":         {"Title;Currency\nPeace;XXQ", "2 refuse currency=field.not_a_choice"},
		"a price that is none":        {"Title;Price\nPeace;cheap", "2 refuse price=import.not_an_amount"},
		"copies of what is no paper":  {"Title;Author;Copies\nScreen;Kenneth Hagin;1", "2 refuse copies=copy.not_on_paper"},
		"too many copies":             {"Title;Copies\nPeace;201", "2 refuse copies=field.too_large"},
		"an unknown campus":           {"Title;Copies;Campus\nPeace;1;Rome", "2 refuse campus=import.unknown_campus"},
		"two books it may be":         {"Title;Author\nTwin;Kenneth Hagin", "2 refuse title=import.several_books"},
		"twice in the file":           {"Title\nPeace\npeace", "2 create; 3 refuse title=import.twice"},
		"two campuses of one book":    {"Title;Copies;Campus\nPeace;2;Paris\nPeace;1;Dakar", "2 create copies:0>2; 3 change copies:0>1"},
		"its first line is refused":   {"Title;Type;Copies;Campus\nPeace;papyrus;2;Paris\nPeace;;1;Dakar", "2 refuse type=import.unknown_value; 3 refuse title=import.see_line"},
	} {
		if got, _ := s.Plan(t, bookSheets, tt.sheet); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", name, got, tt.want)
		}
	}
	if got := s.strings(t, `SELECT title FROM book ORDER BY title`); got != "Faith, Love, Screen, Twin, Twin" {
		t.Errorf("planning left %s", got)
	}
}

func TestASheetOfBooksTwiceMakesNothingTwice(t *testing.T) {
	s := newDesk(t)
	love := s.create(t, fields("Love"))
	const sheet = "Title;Author;ISBN;Price;Currency;Language;Copies;Campus\nLove;Kenneth Hagin;;9,50;;English;1;Paris\nPeace;Me;9780892764068;3000;XOF;pt;2;Paris\nPeace;Me;9780892764068;;;;1;Dakar\nBad;;1;;;;;"
	if got := s.Import(t, bookSheets, sheet); got != "1 2 0 1" {
		t.Errorf("the first time it does %s", got)
	}
	if got := s.Import(t, bookSheets, sheet); got != "0 0 3 1" {
		t.Errorf("the second time it does %s", got)
	}
	if got := s.strings(t, `SELECT title || ' ' || CAST(price AS TEXT) || ' ' || currency || ' ' || language FROM book ORDER BY title`); got != "Love 950 EUR en, Peace 3000 XOF pt" {
		t.Errorf("the books are %s", got)
	}
	if got := s.strings(t, `SELECT b.title || ' ' || c.campus_id || ' ' || CAST(COUNT(*) AS TEXT) FROM book_copy c JOIN book b ON b.id = c.book_id GROUP BY b.title, c.campus_id ORDER BY 1`); got != "Love paris 1, Peace dakar 1, Peace paris 2" {
		t.Errorf("the copies are %s", got)
	}
	if got := s.strings(t, `SELECT action FROM audit_event WHERE entity = 'book' AND entity_id = '`+love.ID+`' ORDER BY id`); got != "createBook, updateBook" {
		t.Errorf("the trail is %s", got)
	}
	for _, by := range []access.Roles{access.Coordinator, access.Secretary, access.Teacher, access.Student} {
		s.as(by).Call(t, http.MethodPut, bookSheets+"name=a.csv", sheet).Is(http.StatusForbidden)
	}
}

// TestTheExportHasWhatTheImportTakes: description, and whether files may be kept. How many
// copies there are, without those that are gone, is of all campuses: an import, which
// takes copies for those of one, does not read it.
func TestTheExportHasWhatTheImportTakes(t *testing.T) {
	s := newDesk(t)
	s.area.Texts = func(context.Context) text.Texts { return catalogue(t).For("fr") }
	f := fields("Faith")
	f.Description, f.Downloadable = "What is hoped for", true
	all := s.copies(t, s.create(t, f).ID, "paris", 3)
	s.Call(t, "POST", "/api/copies/"+all[0].ID+"/withdraw", nil).Is(http.StatusOK)
	s.lend(t, "0001", all[1].Barcode, "ana")
	body := s.Call(t, "GET", "/api/books/export?format=csv", nil).Is(http.StatusOK).Body.String()
	taken := strings.Split(catalogue(t).For("fr").T("import.books.column.copies", nil), "|")
	head, _, _ := strings.Cut(body, "\n")
	for heading := range strings.SplitSeq(head, ";") {
		if slices.Contains(taken, heading) {
			t.Errorf("an import takes %q for the copies of one campus", heading)
		}
	}
	line := ""
	for one := range strings.Lines(body) {
		if strings.HasPrefix(one, "Faith") {
			line = strings.TrimSpace(one)
		}
	}
	if !strings.HasSuffix(line, ";2;What is hoped for") {
		t.Errorf("%q of %q", line, body)
	}
}
