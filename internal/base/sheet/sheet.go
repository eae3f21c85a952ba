// Package sheet writes tables for spreadsheets, as XLSX or CSV, row by row.
package sheet

import (
	"encoding/csv"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"github.com/xuri/excelize/v2"

	"myspace/internal/base/clock"
	"myspace/internal/base/spool"
)

// Format is the kind of file.
type Format string

// The formats.
const (
	XLSX Format = "xlsx"
	CSV  Format = "csv"
)

var mediaTypes = map[Format]string{
	XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	CSV:  "text/csv; charset=utf-8",
}

// Table is what is written: a heading for each column, and the rows, which
// each calls add for.
type Table struct {
	Name     string
	Headings []string
	Each     func(add func(cells ...any) error) error
}

// Number is a decimal number, such as an amount of money: a spreadsheet adds it
// up, and a CSV keeps its decimals.
type Number string

// Send answers a request with the table as a file to save. All rows are read
// before the first byte is sent.
func (t Table) Send(w http.ResponseWriter, req *http.Request, f Format) error {
	w.Header().Set("Content-Type", mediaTypes[f])
	w.Header().Set("Content-Disposition", `attachment; filename="`+t.Name+`.`+string(f)+`"`)
	if f == XLSX {
		return spool.Send(req.Context(), w, t.xlsx)
	}
	return spool.Send(req.Context(), w, t.csv)
}

func (t Table) csv(w io.Writer) error {
	// Excel takes a file for UTF-8 only when it begins with this mark.
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	if err := out.Write(t.Headings); err != nil {
		return err
	}
	err := t.Each(func(cells ...any) error {
		line := make([]string, len(cells))
		for i, c := range cells {
			line[i] = plain(c)
		}
		return out.Write(line)
	})
	if err != nil {
		return err
	}
	out.Flush()
	return out.Error()
}

func (t Table) xlsx(w io.Writer) (err error) {
	book := excelize.NewFile()
	defer func() {
		if e := book.Close(); err == nil {
			err = e
		}
	}()
	out, err := book.NewStreamWriter("Sheet1")
	if err != nil {
		return err
	}
	bold, err := book.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	if err != nil {
		return err
	}
	if err := t.rows(out, bold); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	_, err = book.WriteTo(w)
	return err
}

func (t Table) rows(out *excelize.StreamWriter, heading int) error {
	if err := out.SetColWidth(1, len(t.Headings), 20); err != nil {
		return err
	}
	if err := out.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return err
	}
	first := make([]any, len(t.Headings))
	for i, h := range t.Headings {
		first[i] = excelize.Cell{StyleID: heading, Value: h}
	}
	if err := out.SetRow("A1", first); err != nil {
		return err
	}
	line := 1
	return t.Each(func(cells ...any) error {
		line++
		for i, c := range cells {
			cells[i] = typed(c)
		}
		return out.SetRow(fmt.Sprintf("A%d", line), cells)
	})
}

// typed keeps numbers and truth values; everything else is a text cell, which
// a spreadsheet never computes.
func typed(cell any) any {
	switch c := cell.(type) {
	case int, int64, float64, bool:
		return c
	case Number:
		if n, err := strconv.ParseFloat(string(c), 64); err == nil {
			return n
		}
		return string(c)
	case clock.Time:
		return c.UTC().Format("2006-01-02 15:04:05")
	case fmt.Stringer:
		return c.String()
	}
	return cell
}

// plain is the CSV form of a cell.
func plain(cell any) string {
	if n, ok := cell.(Number); ok {
		return string(n)
	}
	switch c := typed(cell).(type) {
	case string:
		return marked(c)
	default:
		return fmt.Sprint(c)
	}
}
