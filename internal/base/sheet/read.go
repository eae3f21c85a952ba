package sheet

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"myspace/internal/base/fault"
)

// Limits bound what is read of a table that somebody sends.
type Limits struct {
	Rows, Columns int
	// Unzipped is how many bytes an XLSX file may unpack to: a small one can
	// hold a great many.
	Unzipped int64
}

// Cells is a table as it was read. Dates of an XLSX file are numbers of days,
// as the file holds them: how a cell shows them says nothing sure.
type Cells struct {
	Rows      [][]string
	Epoch1904 bool // days are counted from 1904, as old Macs did
}

// Read reads a table from an XLSX or CSV file; the name tells which. The
// separator and the encoding of a CSV file are found out.
func Read(name string, data []byte, l Limits) (Cells, error) {
	switch ext := strings.ToLower(path.Ext(name)); {
	case ext == ".xlsx" && bytes.HasPrefix(data, []byte("PK")):
		return readXLSX(data, l)
	case ext == ".csv" || ext == ".txt" || ext == ".tsv":
		return readCSV(data, l)
	}
	return Cells{}, fault.On("file", "import.not_a_table", nil)
}

func readXLSX(data []byte, l Limits) (c Cells, err error) {
	book, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{
		RawCellValue: true, UnzipSizeLimit: l.Unzipped, UnzipXMLSizeLimit: l.Unzipped,
	})
	if err != nil {
		return c, fault.On("file", "import.unreadable", nil)
	}
	defer func() { _ = book.Close() }()
	if props, err := book.GetWorkbookProps(); err == nil && props.Date1904 != nil {
		c.Epoch1904 = *props.Date1904
	}
	rows, err := book.Rows(book.GetSheetName(0))
	if err != nil {
		return c, fault.On("file", "import.unreadable", nil)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		row, err := rows.Columns()
		if err != nil {
			return c, fault.On("file", "import.unreadable", nil)
		}
		if err := c.add(row, l); err != nil {
			return c, err
		}
	}
	if rows.Error() != nil {
		return c, fault.On("file", "import.unreadable", nil)
	}
	return c, nil
}

// add adds a row. Empty ones keep their place, so that lines are numbered as
// people see them, but a tail of them counts for nothing.
func (c *Cells) add(row []string, l Limits) error {
	for len(row) > 0 && strings.TrimSpace(row[len(row)-1]) == "" {
		row = row[:len(row)-1]
	}
	if len(row) > l.Columns {
		return fault.On("file", "import.too_wide", fault.Params{"limit": l.Columns})
	}
	c.Rows = append(c.Rows, row)
	if len(c.Rows) > l.Rows && len(row) > 0 {
		return fault.On("file", "import.too_long", fault.Params{"limit": l.Rows})
	}
	if len(c.Rows) > 2*l.Rows {
		return fault.On("file", "import.too_long", fault.Params{"limit": l.Rows})
	}
	return nil
}

func readCSV(data []byte, l Limits) (c Cells, err error) {
	text, err := decode(data)
	if err != nil {
		return c, fault.On("file", "import.unreadable", nil)
	}
	text, separator := separatorOf(text)
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.LazyQuotes, in.FieldsPerRecord = separator, true, -1
	for {
		row, err := in.Read()
		if errors.Is(err, io.EOF) {
			return c, nil
		}
		if err != nil {
			return c, fault.On("file", "import.unreadable", nil)
		}
		line, _ := in.FieldPos(0)
		for len(c.Rows) < line-1 && len(c.Rows) <= l.Rows { // empty lines, and cells of several
			c.Rows = append(c.Rows, nil)
		}
		for i, cell := range row {
			row[i] = unmarked(cell)
		}
		if err := c.add(row, l); err != nil {
			return c, err
		}
	}
}

// decode returns a text file as UTF-8. Without a mark at its beginning it is
// UTF-8 where it can be, UTF-16 where every second byte is empty, and what
// Windows wrote for decades otherwise.
func decode(data []byte) (string, error) {
	endian, known := utf16(data)
	switch {
	case known:
		out, err := unicode.UTF16(endian, unicode.UseBOM).NewDecoder().Bytes(data)
		return string(out), err
	case utf8.Valid(data):
		if bytes.IndexByte(data, 0) >= 0 {
			return "", errors.New("sheet: not a text")
		}
		return strings.TrimPrefix(string(data), "\ufeff"), nil
	}
	if bytes.IndexByte(data, 0) >= 0 {
		return "", errors.New("sheet: not a text")
	}
	out, err := charmap.Windows1252.NewDecoder().Bytes(data)
	return string(out), err
}

func utf16(data []byte) (unicode.Endianness, bool) {
	switch {
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		return unicode.LittleEndian, true
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		return unicode.BigEndian, true
	}
	var zeros [2]int
	head := data[:min(len(data), 400)]
	for i, b := range head {
		if b == 0 {
			zeros[i%2]++
		}
	}
	switch most := max(len(head)/4, 2); {
	case zeros[1] > most && zeros[0] == 0:
		return unicode.LittleEndian, true
	case zeros[0] > most && zeros[1] == 0:
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

// separatorOf finds out what stands between the cells: what Excel's own line
// says, or what the first line has most of outside quotes.
func separatorOf(text string) (rest string, separator rune) {
	if after, ok := strings.CutPrefix(text, "sep="); ok {
		said, _ := utf8.DecodeRuneInString(after)
		if line, rest, ok := strings.Cut(after, "\n"); ok && len(strings.TrimRight(line, "\r")) == utf8.RuneLen(said) && strings.ContainsRune(";,\t|", said) {
			return "\n" + rest, said // the lines keep their numbers
		}
	}
	counts, quoted := map[rune]int{}, false
	for _, r := range strings.TrimLeft(text, "\r\n") {
		switch {
		case r == '"':
			quoted = !quoted
		case quoted:
		case r == '\n':
			return text, mostOf(counts)
		default:
			counts[r]++
		}
	}
	return text, mostOf(counts)
}

func mostOf(counts map[rune]int) rune {
	best := ','
	for _, r := range ";\t|" {
		if counts[r] > counts[best] {
			best = r
		}
	}
	return best
}
