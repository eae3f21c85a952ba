package sheet_test

import (
	"bytes"
	"encoding/csv"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/longtest"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// words are the texts that a table of these tests needs.
func words(t interface{ Fatal(...any) }, lang string) text.Texts {
	files := fstest.MapFS{}
	for _, l := range text.Languages {
		files[l+"/ui.json"] = &fstest.MapFile{Data: []byte(`{"yes": "` + l + ` yes", "no": "` + l + ` no"}`)}
	}
	c, err := text.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	return c.For(lang)
}

func answer(t interface{ Fatal(...any) }, table sheet.Table, f sheet.Format, cells ...any) *httptest.ResponseRecorder {
	rec := httptest.NewRecorder()
	for i := range cells {
		table.Columns = append(table.Columns, "h"+strconv.Itoa(i))
	}
	table.Each = func(add func(...any) error) error { return add(cells...) }
	if err := table.As(f)(rec, httptest.NewRequest("GET", "/", nil)); err != nil {
		t.Fatal(err)
	}
	return rec
}

func send(t interface{ Fatal(...any) }, f sheet.Format, cells ...any) *bytes.Buffer {
	return answer(t, sheet.Table{Texts: words(t, "en"), Title: "t"}, f, cells...).Body
}

func TestNoCellOfACSVIsAFormula(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
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
	book := opened(t, send(t, sheet.XLSX, "=1+1", 42, true, "Nîmes", sheet.Money{Units: 98010, Currency: "EUR"}))
	for cell, want := range map[string]struct {
		value string
		kind  excelize.CellType
	}{
		"A2": {"=1+1", excelize.CellTypeInlineString},
		"B2": {"42", excelize.CellTypeUnset},
		"C2": {"en yes", excelize.CellTypeInlineString},
		"D2": {"Nîmes", excelize.CellTypeInlineString},
		"E2": {"€980.10", excelize.CellTypeUnset},
	} {
		value, _ := book.GetCellValue("t", cell)
		kind, _ := book.GetCellType("t", cell)
		formula, _ := book.GetCellFormula("t", cell)
		if value != want.value || kind != want.kind || formula != "" {
			t.Errorf("%s: %q of type %d with formula %q", cell, value, kind, formula)
		}
	}
}

func opened(t *testing.T, file *bytes.Buffer) *excelize.File {
	t.Helper()
	book, err := excelize.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = book.Close() })
	return book
}

// Dates were texts, amounts had no format, languages and countries were codes.
func TestDaysAreDaysAndAmountsHaveTheirFormat(t *testing.T) {
	when, err := time.Parse(time.RFC3339, "2026-11-15T23:30:00Z")
	if err != nil {
		t.Fatal(err)
	}
	day, none := clock.Date{Year: 2026, Month: 11, Day: 15}, clock.Date{}
	table := sheet.Table{Texts: words(t, "fr"), Zone: "Europe/Paris", Title: "Étudiants"}
	book := opened(t, answer(t, table, sheet.XLSX, day, clock.At(when), sheet.Money{Units: 120050, Currency: "EUR"},
		sheet.Money{Units: 65000, Currency: "XOF"}, sheet.Country("PT"), sheet.Language("pt-BR"), none, clock.Time{}).Body)
	raw := excelize.Options{RawCellValue: true}
	for cell, want := range map[string]struct{ held, format string }{
		"A2": {"46341", "14"}, // 15 November 2026
		"B2": {"46342.020833333336", "22"},
		"C2": {"1200.5", `#,##0.00 "€"`},
		"D2": {"65000", `#,##0 "CFA"`},
		"E2": {"Portugal", ""},
		"F2": {"Portugais brésilien", ""},
		"G2": {"", ""},
		"H2": {"", ""},
	} {
		held, _ := book.GetCellValue("Étudiants", cell, raw)
		if got := formatOf(t, book, cell); held != want.held || got != want.format {
			t.Errorf("%s: %q with the format %q, want %q", cell, held, got, want)
		}
	}
}

// formatOf is the format by which a cell shows its number: its own, or the
// number of one that every spreadsheet has.
func formatOf(t *testing.T, book *excelize.File, cell string) string {
	t.Helper()
	id, err := book.GetCellStyle(book.GetSheetName(0), cell)
	if err != nil {
		t.Fatal(err)
	}
	style, err := book.GetStyle(id)
	switch {
	case err != nil:
		t.Fatal(err)
	case style.CustomNumFmt != nil:
		return *style.CustomNumFmt
	case style.NumFmt != 0:
		return strconv.Itoa(style.NumFmt)
	}
	return ""
}

// The sheet was called Sheet1 and had neither filters nor widths.
func TestASheetIsNamedFilteredAndAsWideAsItsContent(t *testing.T) {
	table := sheet.Table{Texts: words(t, "fr"), Title: "Étudiants", Of: "Saint-Denis/Nord [bis] et environs"}
	rec := answer(t, table, sheet.XLSX, "short", strings.Repeat("é", 30), strings.Repeat("long ", 40))
	book := opened(t, rec.Body)
	const name = "Étudiants – Saint-Denis-Nord -b"
	if got := book.GetSheetName(0); got != name {
		t.Fatalf("the sheet is called %q", got)
	}
	tables, err := book.GetTables(name)
	if err != nil || len(tables) != 1 || tables[0].Range != "A1:C2" {
		t.Errorf("filters: %+v, %v", tables, err)
	}
	for column, want := range map[string]float64{"A": 8, "B": 32, "C": 60} {
		if got, _ := book.GetColWidth(name, column); got != want {
			t.Errorf("column %s is %v wide, want %v", column, got, want)
		}
	}
	file := "filename*=UTF-8''" + url.PathEscape("Étudiants – Saint-Denis-Nord [bis] et environs – "+clock.Today("").String()+".xlsx")
	if got := rec.Header().Get("Content-Disposition"); !strings.HasSuffix(got, file) {
		t.Errorf("%s does not end with %s", got, file)
	}
}

func TestAListOfNobodyIsStillASheet(t *testing.T) {
	rec := httptest.NewRecorder()
	none := sheet.Table{Texts: words(t, "fr"), Title: "t", Columns: []string{"a", "b"}, Each: func(func(...any) error) error { return nil }}
	if err := none.As(sheet.XLSX)(rec, httptest.NewRequest("GET", "/", nil)); err != nil {
		t.Fatal(err)
	}
	rows, err := opened(t, rec.Body).GetRows("t")
	if err != nil || len(rows) != 1 {
		t.Errorf("%q, %v", rows, err)
	}
}

// Beyond what is measured, rows are written as they come.
func TestHeadingsThatSomebodySentMayRepeatOrBeEmpty(t *testing.T) {
	table := sheet.Table{Texts: words(t, "en"), Title: "t", Headings: []string{"Name", "", "Name"}}
	table.Each = func(add func(...any) error) error { return add("a", "b", "c") }
	rec := httptest.NewRecorder()
	if err := table.As(sheet.XLSX)(rec, httptest.NewRequest("GET", "/", nil)); err != nil {
		t.Fatal(err)
	}
	book, err := excelize.OpenReader(rec.Body)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := book.GetRows("t")
	if err != nil || len(rows) != 2 || strings.Join(rows[0], "|") != "Name||Name" || strings.Join(rows[1], "|") != "a|b|c" {
		t.Errorf("%q, %v", rows, err)
	}
	if tables, err := book.GetTables("t"); err != nil || len(tables) != 0 {
		t.Errorf("a table with a heading twice is one that spreadsheets call broken: %v, %v", tables, err)
	}
}

func TestALongListHasAllItsRows(t *testing.T) {
	rec := httptest.NewRecorder()
	long := sheet.Table{Texts: words(t, "fr"), Title: "t", Columns: []string{"a"}, Each: func(add func(...any) error) error {
		for i := range 1203 {
			if err := add(i); err != nil {
				return err
			}
		}
		return nil
	}}
	if err := long.As(sheet.XLSX)(rec, httptest.NewRequest("GET", "/", nil)); err != nil {
		t.Fatal(err)
	}
	rows, err := opened(t, rec.Body).GetRows("t")
	if err != nil || len(rows) != 1204 || rows[1203][0] != "1202" {
		t.Errorf("%d rows, %v", len(rows), err)
	}
}

// A comma put a whole French line into one column.
func TestACSVOpensInColumnsInTheReadersSpreadsheet(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "-1200.50,7,en yes,2026-11-15\n", "fr": "-1200,50;7;fr yes;2026-11-15\n", "pt": "-1200,50;7;pt yes;2026-11-15\n",
		"it": "-1200,50;7;it yes;2026-11-15\n", "es": "-1200,50;7;es yes;2026-11-15\n",
	} {
		table := sheet.Table{Texts: words(t, lang), Title: "t"}
		got := answer(t, table, sheet.CSV, sheet.Money{Units: -120050, Currency: "EUR"}, 7, true, clock.Date{Year: 2026, Month: 11, Day: 15}).Body.Bytes()
		if !strings.HasSuffix(string(got), want) {
			t.Errorf("%s: written as %q", lang, got)
		}
		cells, err := sheet.Read("t.csv", got, sheet.Limits{Rows: 9, Columns: 9})
		if err != nil || len(cells.Rows) != 2 || len(cells.Rows[1]) != 4 {
			t.Errorf("%s: read as %q, %v", lang, cells.Rows, err)
		}
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
	longtest.Check(t, func(t *rapid.T) {
		text := texts.Draw(t, "text")
		cells, err := sheet.Read("t.csv", send(t, sheet.CSV, text, "beside it").Bytes(), sheet.Limits{Rows: 100, Columns: 10})
		if err != nil || cells.Rows[1][0] != text {
			t.Fatalf("%q came back as %q, %v", text, cells.Rows, err)
		}
	})
}
