package sheet_test

import (
	"bytes"
	"encoding/csv"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"myspace/internal/base/sheet"
)

func send(t interface{ Fatal(...any) }, f sheet.Format, cells ...any) *bytes.Buffer {
	rec := httptest.NewRecorder()
	headings := make([]string, len(cells))
	for i := range headings {
		headings[i] = "h"
	}
	err := sheet.Table{Name: "t", Headings: headings, Each: func(add func(...any) error) error { return add(cells...) }}.Send(rec, httptest.NewRequest("GET", "/", nil), f)
	if err != nil {
		t.Fatal(err)
	}
	return rec.Body
}

func TestNoCellOfACSVIsAFormula(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start := rapid.SampledFrom([]string{"=", "+", "-", "@", "\t", "\r", " =", "＝", "", "a"}).Draw(t, "start")
		text := start + rapid.StringMatching(`[a-z0-9(),"! ]{0,12}`).Draw(t, "text")
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(send(t, sheet.CSV, text, "beside it").String(), "\ufeff"))).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		got := strings.TrimLeft(rows[1][0], " ")
		if got != "" && strings.ContainsAny(got[:1], "=+-@\t\r") || strings.HasPrefix(got, "＝") {
			t.Fatalf("%q is written as %q", text, got)
		}
	})
}

func TestXLSXKeepsTextAsTextAndNumbersAsNumbers(t *testing.T) {
	book, err := excelize.OpenReader(send(t, sheet.XLSX, "=1+1", 42, true, "Nîmes", sheet.Number("980.10")))
	if err != nil {
		t.Fatal(err)
	}
	for cell, want := range map[string]struct {
		value string
		kind  excelize.CellType
	}{
		"A2": {"=1+1", excelize.CellTypeInlineString},
		"B2": {"42", excelize.CellTypeUnset},
		"C2": {"TRUE", excelize.CellTypeBool},
		"D2": {"Nîmes", excelize.CellTypeInlineString},
		"E2": {"980.1", excelize.CellTypeUnset},
	} {
		value, _ := book.GetCellValue("Sheet1", cell)
		kind, _ := book.GetCellType("Sheet1", cell)
		formula, _ := book.GetCellFormula("Sheet1", cell)
		if value != want.value || kind != want.kind || formula != "" {
			t.Errorf("%s: %q of type %d with formula %q", cell, value, kind, formula)
		}
	}
}

func TestACSVKeepsTheDecimalsOfANumber(t *testing.T) {
	if got := send(t, sheet.CSV, sheet.Number("-1200.50"), 7).String(); !strings.HasSuffix(got, "-1200.50,7\n") {
		t.Errorf("written as %q", got)
	}
}

// In French, Italian, Spanish and Portuguese a semicolon ends a cell: what
// stands behind one was computed.
func TestNoFormulaBeginsBehindASeparator(t *testing.T) {
	for text, want := range map[string]string{
		"a;=cmd|' /C calc'!A0": "a;'=cmd|' /C calc'!A0",
		"a; +1":                "a;' +1",
		"a\t@x":                "a\t'@x",
		"a\n=1":                "a\n'=1",
		"a;b":                  "a;b",
		"2 - 1":                "2 - 1",
		"'=1":                  "''=1",
	} {
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(send(t, sheet.CSV, text, "beside it").String(), "\ufeff"))).ReadAll()
		if err != nil || rows[1][0] != want {
			t.Errorf("%q is written as %q, %v; want %q", text, rows[1][0], err, want)
		}
	}
}

func TestWhatIsMarkedComesBackUnchanged(t *testing.T) {
	texts := rapid.StringOfN(rapid.SampledFrom([]rune("a'=+-@＝;,|\t\n \u00a0é\"")), 0, 20, -1)
	rapid.Check(t, func(t *rapid.T) {
		text := texts.Draw(t, "text")
		cells, err := sheet.Read("t.csv", send(t, sheet.CSV, text, "beside it").Bytes(), sheet.Limits{Rows: 100, Columns: 10})
		if err != nil || cells.Rows[1][0] != text {
			t.Fatalf("%q came back as %q, %v", text, cells.Rows, err)
		}
	})
}
