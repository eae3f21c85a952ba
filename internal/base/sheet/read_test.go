package sheet

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"myspace/internal/base/fault"
)

var few = Limits{Rows: 5, Columns: 4, Unzipped: 1 << 20}

func TestCSVIsReadWhateverItsSeparatorAndEncoding(t *testing.T) {
	const text = "Prénom;Nom\r\nHélène;\"de la; Tour\"\r\n"
	latin, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	wide := func(e unicode.Endianness, bom unicode.BOMPolicy) string {
		s, err := unicode.UTF16(e, bom).NewEncoder().String(text)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for name, data := range map[string]string{
		"UTF-8": text, "with a mark": "\ufeff" + text, "Windows-1252": latin,
		"UTF-16 little": wide(unicode.LittleEndian, unicode.UseBOM), "UTF-16 big": wide(unicode.BigEndian, unicode.UseBOM),
		"UTF-16 little, unmarked": wide(unicode.LittleEndian, unicode.IgnoreBOM), "UTF-16 big, unmarked": wide(unicode.BigEndian, unicode.IgnoreBOM),
		"tabs":   "Prénom\tNom\nHélène\tde la; Tour\n",
		"commas": "Prénom,Nom\nHélène,de la; Tour\n",
		"bars":   "Prénom|Nom\nHélène|de la; Tour",
	} {
		got, err := Read("people.CSV", []byte(data), few)
		want := [][]string{{"Prénom", "Nom"}, {"Hélène", "de la; Tour"}}
		if diff := cmp.Diff(want, got.Rows); err != nil || diff != "" {
			t.Errorf("%s: %v %s", name, err, diff)
		}
	}
}

func TestLinesKeepTheirNumbers(t *testing.T) {
	file := []byte("sep=,\na,b\n\n'=1+1,\"two\nlines\"\nlast\n")
	want := [][]string{nil, {"a", "b"}, nil, {"=1+1", "two\nlines"}, nil, {"last"}}
	if _, err := Read("a.csv", file, few); fault.CodeOf(err) != "import.too_long" {
		t.Errorf("six lines were taken: %v", err)
	}
	got, err := Read("a.csv", file, Limits{Rows: 9, Columns: 4})
	if diff := cmp.Diff(want, got.Rows); err != nil || diff != "" {
		t.Errorf("%v %s", err, diff)
	}
}

func book(t *testing.T, fill func(*excelize.File)) []byte {
	t.Helper()
	f := excelize.NewFile()
	fill(f)
	var b bytes.Buffer
	if err := f.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestXLSXCellsComeAsTheFileHoldsThem(t *testing.T) {
	data := book(t, func(f *excelize.File) {
		_ = f.SetCellValue("Sheet1", "A1", "born")
		_ = f.SetCellValue("Sheet1", "A2", 36526)
		style, _ := f.NewStyle(&excelize.Style{NumFmt: 14})
		_ = f.SetCellStyle("Sheet1", "A2", "A2", style)
		_ = f.SetCellValue("Sheet1", "B2", 33612345678)
		_ = f.SetCellValue("Sheet1", "B3", "   ")
	})
	got, err := Read("x.xlsx", data, few)
	want := [][]string{{"born"}, {"36526", "33612345678"}, {}}
	if diff := cmp.Diff(want, got.Rows); err != nil || diff != "" || got.Epoch1904 {
		t.Errorf("%v %s", err, diff)
	}
}

func TestWhatCannotBeReadIsRefused(t *testing.T) {
	long := book(t, func(f *excelize.File) {
		for i := range 7 {
			cell, _ := excelize.CoordinatesToCellName(1, i+1)
			_ = f.SetCellValue("Sheet1", cell, "x")
		}
	})
	bomb := book(t, func(f *excelize.File) { _ = f.SetCellValue("Sheet1", "A1", strings.Repeat("A", 30000)) })
	picture := []byte("\xff\xd8\xff\xe0\x00\x10JFIF")
	for name, tt := range map[string]struct {
		file string
		data []byte
		l    Limits
		code string
	}{
		"another format":     {"a.pdf", []byte("%PDF"), few, "import.not_a_table"},
		"no workbook":        {"a.xlsx", []byte("PK\x03\x04rubbish"), few, "import.unreadable"},
		"a renamed text":     {"a.xlsx", []byte("a;b"), few, "import.not_a_table"},
		"a picture":          {"a.csv", picture, few, "import.unreadable"},
		"too many rows":      {"a.xlsx", long, few, "import.too_long"},
		"too many columns":   {"a.csv", []byte("1,2,3,4,5"), few, "import.too_wide"},
		"unpacks to a lot":   {"a.xlsx", bomb, Limits{Rows: 5, Columns: 5, Unzipped: 4096}, "import.unreadable"},
		"too many CSV lines": {"a.csv", []byte(strings.Repeat("a\n", 6)), few, "import.too_long"},
	} {
		if _, err := Read(tt.file, tt.data, tt.l); fault.CodeOf(err) != tt.code {
			t.Errorf("%s: %v, want %s", name, err, tt.code)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("a.csv", []byte("a;b\n1;2\n"))
	f.Add("a.xlsx", []byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		got, err := Read(name, data, few)
		if err == nil && len(got.Rows) > 2*few.Rows {
			t.Errorf("%d rows", len(got.Rows))
		}
	})
}
