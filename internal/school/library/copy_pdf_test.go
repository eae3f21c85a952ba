package library_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/pdftest"
	"myspace/internal/school/library"
)

// printed are the labels that a query leaves: how many sheets they fill, and what
// stands on them.
func (s shelf) printed(t *testing.T, query string) (pages int, text string) {
	t.Helper()
	answer := s.Call(t, "GET", "/api/copies/labels?"+query, nil)
	answer.Is(http.StatusOK)
	body := answer.Body.Bytes()
	return bytes.Count(body, []byte("/Type /Page\n")), pdftest.Text(t, body)
}

// TestLabelsFillTheSheetsThatThereAre: common sheets have 24, 21, 14 or 65 labels, and
// one that was begun is used up.
func TestLabelsFillTheSheetsThatThereAre(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	s.Call(t, "GET", "/api/copies/labels?book="+b.ID, nil).Fails(http.StatusNotFound, "copy.not_found")
	all := s.copies(t, b.ID, "paris", 24)
	for query, want := range map[string]int{
		"": 1, "&start=2": 2, "&start=24": 2, "&sheet=3x7": 2, "&sheet=3x7&start=19": 2, "&sheet=3x7&start=20": 3,
		"&sheet=2x7": 2, "&sheet=2x7&start=6": 3, "&sheet=5x13": 1, "&sheet=5x13&start=42": 1, "&sheet=5x13&start=43": 2,
	} {
		pages, text := s.printed(t, "book="+b.ID+query)
		if pages != want {
			t.Errorf("%q: %d sheets, want %d", query, pages, want)
		}
		for _, c := range all {
			if strings.Count(text, c.Barcode) != 1 {
				t.Errorf("%q: %s stands on it %d times", query, c.Barcode, strings.Count(text, c.Barcode))
			}
		}
	}
	s.Call(t, "GET", "/api/copies/labels?sheet=2x7&start=15&book="+b.ID, nil).Blames(http.StatusUnprocessableEntity, "start field.too_large")
}

// TestLabelsAreOfSomeBooksOrOfACampus, and not of what is lost or withdrawn.
func TestLabelsAreOfSomeBooksOrOfACampus(t *testing.T) {
	s := newDesk(t)
	faith, hope, love := s.create(t, fields("Faith")), s.create(t, fields("Hope")), s.create(t, fields("Love"))
	paris := map[string]library.Copy{}
	for name, b := range map[string]library.Book{"faith": faith, "hope": hope, "love": love} {
		paris[name] = s.copies(t, b.ID, "paris", 1)[0]
	}
	dakar := s.copies(t, faith.ID, "dakar", 1)[0]
	gone := s.copies(t, faith.ID, "paris", 2)
	lent := s.lend(t, "0001", gone[0].Barcode, "ana")
	s.lend(t, "0002", paris["hope"].Barcode, "ana")
	s.Call(t, "POST", "/api/loans/"+lent.ID+"/lost", nil).Is(http.StatusOK)
	s.Call(t, "POST", "/api/copies/"+gone[1].ID+"/withdraw", nil).Is(http.StatusOK)
	everyCode := []string{paris["faith"].Barcode, paris["hope"].Barcode, paris["love"].Barcode, dakar.Barcode, gone[0].Barcode, gone[1].Barcode}
	for query, want := range map[string]string{
		"":                                  "faith hope love dakar",
		"campus=paris":                      "faith hope love",
		"books=" + faith.ID + "," + love.ID: "faith love dakar",
		"campus=paris&books=" + faith.ID + "," + hope.ID: "faith hope",
		"campus=paris&state=withdrawn&books=" + faith.ID: "withdrawn",
	} {
		_, text := s.printed(t, query)
		var found []string
		for i, name := range []string{"faith", "hope", "love", "dakar", "lost", "withdrawn"} {
			if strings.Contains(text, everyCode[i]) {
				found = append(found, name)
			}
		}
		if got := strings.Join(found, " "); got != want {
			t.Errorf("%q: %s, want %s", query, got, want)
		}
	}
}

// TestTooManyLabelsAreRefused instead of being left out without a word.
func TestTooManyLabelsAreRefused(t *testing.T) {
	s := newDesk(t)
	b := s.create(t, fields("Faith"))
	for range 10 {
		s.copies(t, b.ID, "paris", 200)
	}
	if pages, _ := s.printed(t, "sheet=5x13&book="+b.ID); pages != 31 { // of 65
		t.Errorf("2000 labels on %d sheets", pages)
	}
	s.copies(t, b.ID, "paris", 1)
	s.Call(t, "GET", "/api/copies/labels?book="+b.ID, nil).Fails(http.StatusUnprocessableEntity, "copy.too_many_labels")
}
