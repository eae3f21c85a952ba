package pdftest_test

import (
	"bytes"
	"testing"

	"myspace/internal/base/pdf"
	"myspace/internal/base/pdftest"
)

// TestWhatIsWrittenIsRead: letters of all kinds, signs that a document escapes, on
// two pages; and one that the font cannot draw is told.
func TestWhatIsWrittenIsRead(t *testing.T) {
	const said = `Þórð Œuvré (a\b) d’Aubigné`
	d := pdf.New("Test", "fr")
	d.AddPage()
	d.Letters(10, true)
	d.Text(20, 20, said)
	d.AddPage()
	d.Letters(10, false)
	d.Text(20, 20, "漢!")
	var out bytes.Buffer
	if err := d.Output(&out); err != nil {
		t.Fatal(err)
	}
	if got := pdftest.Text(t, out.Bytes()); got != said+"\n\ufffd!" {
		t.Errorf("%q", got)
	}
}
