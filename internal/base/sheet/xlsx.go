package sheet

import (
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"

	"myspace/internal/base/clock"
	"myspace/internal/base/money"
)

// measured is how many rows are looked at for how wide the columns are: a width
// stands before the rows in the file.
const measured = 500

// The widths of columns, in characters.
const (
	narrowest = 8
	widest    = 60
	button    = 4 // the filter's, beside a heading
)

func (t Table) xlsx(w io.Writer) (err error) {
	book := excelize.NewFile()
	defer func() {
		if e := book.Close(); err == nil {
			err = e
		}
	}()
	if err := book.SetSheetName("Sheet1", t.sheetName()); err != nil {
		return err
	}
	out, err := book.NewStreamWriter(t.sheetName())
	if err != nil {
		return err
	}
	page := &page{Table: t, book: book, out: out, styles: map[string]int{}}
	if err := page.write(); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	_, err = book.WriteTo(w)
	return err
}

// page is a sheet that is being written.
type page struct {
	Table
	book   *excelize.File
	out    *excelize.StreamWriter
	styles map[string]int // by format
	first  [][]any        // the rows that are measured, until they are written
	line   int            // how many lines are written
}

func (p *page) write() error {
	if err := p.Each(p.add); err != nil {
		return err
	}
	if p.line == 0 {
		if err := p.begin(); err != nil {
			return err
		}
	}
	if p.Headings != nil && !p.Distinct { // a table has no heading twice and none that is empty; a file that somebody sent may
		return nil
	}
	last, err := excelize.CoordinatesToCellName(max(len(p.Columns), len(p.Headings)), max(p.line, 2))
	if err != nil {
		return err
	}
	return p.out.AddTable(&excelize.Table{Range: "A1:" + last, StyleName: "TableStyleLight1", ShowRowStripes: new(bool)})
}

// add takes a row. The first ones wait until it is known how wide they are.
func (p *page) add(cells ...any) error {
	if p.line > 0 {
		return p.row(cells)
	}
	p.first = append(p.first, cells)
	if len(p.first) < measured {
		return nil
	}
	return p.begin()
}

// begin writes the widths, the headings and the rows that waited for them.
func (p *page) begin() error {
	headings := p.headings()
	for i, width := range p.widths(headings) {
		if err := p.out.SetColWidth(i+1, i+1, width); err != nil {
			return err
		}
	}
	if err := p.out.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return err
	}
	bold, err := p.book.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	if err != nil {
		return err
	}
	line := make([]any, len(headings))
	for i, h := range headings {
		line[i] = excelize.Cell{StyleID: bold, Value: h}
	}
	p.line = 1
	if err := p.out.SetRow("A1", line); err != nil {
		return err
	}
	for _, cells := range p.first {
		if err := p.row(cells); err != nil {
			return err
		}
	}
	p.first = nil
	return nil
}

func (p *page) row(cells []any) error {
	p.line++
	line := make([]any, len(cells))
	for i, c := range cells {
		var err error
		if line[i], err = p.typed(c); err != nil {
			return err
		}
	}
	return p.out.SetRow("A"+strconv.Itoa(p.line), line)
}

// widths are how wide the columns have to be for what stands in them.
func (p *page) widths(headings []string) []float64 {
	all := make([]float64, len(headings))
	for i, h := range headings {
		all[i] = max(narrowest, float64(utf8.RuneCountInString(h)+button))
	}
	for _, cells := range p.first {
		for i, c := range cells {
			for line := range strings.Lines(p.said(c)) {
				all[i] = min(widest, max(all[i], float64(utf8.RuneCountInString(line)+2)))
			}
		}
	}
	return all
}

// typed keeps numbers, days, instants and amounts as what they are; everything
// else is a text, which a spreadsheet never computes.
func (p *page) typed(cell any) (any, error) {
	switch c := cell.(type) {
	case int, int64, float64:
		return c, nil
	case clock.Date:
		if c.Before(firstSerial) {
			return c.String(), nil
		}
		return p.styled(serial(time.Date(c.Year, c.Month, c.Day, 0, 0, 0, 0, time.UTC)), &excelize.Style{NumFmt: 14})
	case clock.Time:
		if c.IsZero() {
			return "", nil
		}
		return p.styled(serial(wall(c, clock.Zone(p.Zone))), &excelize.Style{NumFmt: 22})
	case Money:
		amount, err := strconv.ParseFloat(c.decimal(), 64)
		if err != nil {
			return nil, err
		}
		format := p.moneyFormat(c.Currency)
		return p.styled(amount, &excelize.Style{CustomNumFmt: &format})
	}
	return p.said(cell), nil
}

// styled is a number with the format that shows it: 14 and 22 are those of days
// and instants, in the order in which the reader's spreadsheet writes them.
func (p *page) styled(value float64, style *excelize.Style) (any, error) {
	key := strconv.Itoa(style.NumFmt)
	if style.CustomNumFmt != nil {
		key = *style.CustomNumFmt
	}
	id, ok := p.styles[key]
	if !ok {
		var err error
		if id, err = p.book.NewStyle(style); err != nil {
			return nil, err
		}
		p.styles[key] = id
	}
	return excelize.Cell{StyleID: id, Value: value}, nil
}

// moneyFormat shows amounts of a currency: 1 200,50 €, $1,200.50, 12 000 CFA.
func (p *page) moneyFormat(currency string) string {
	number := "#,##0"
	if decimals := money.Decimals(currency); decimals > 0 {
		number += "." + strings.Repeat("0", decimals)
	}
	sign := strings.ReplaceAll(p.Texts.Currency(currency), `"`, "")
	last, _ := utf8.DecodeLastRuneInString(sign)
	switch {
	case currency == "":
		return number
	case p.Texts.Lang() != "en":
		return number + ` "` + sign + `"`
	case unicode.IsLetter(last):
		return `"` + sign + ` "` + number
	}
	return `"` + sign + `"` + number
}
