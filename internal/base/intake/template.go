package intake

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
)

// Template hands out a file to fill in: the columns that the caller may write
// in his language, a row as an example, and what may be chosen.
func Template(in access.Scope, f Form, texts text.Texts, choices map[string][]string) api.Content {
	return func(w http.ResponseWriter, _ *http.Request) error {
		book := excelize.NewFile()
		defer func() { _ = book.Close() }()
		t := workbook{book, f, texts, choices}
		if err := t.fill(f.open(in)); err != nil {
			return err
		}
		w.Header().Set("Content-Type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
		w.Header().Set("Content-Disposition", files.Attachment(texts.T(f.Key+"sheet", nil)+".xlsx"))
		_, err := book.WriteTo(w)
		return err
	}
}

// heading is the first of a column's names.
func (f Form) heading(texts text.Texts, column string) string {
	return FirstName(texts.T(f.Key+"column."+column, nil))
}

// FirstName is the first of the names that a text holds.
func FirstName(names string) string {
	name, _, _ := strings.Cut(names, "|")
	return name
}

// workbook is a template that is being made.
type workbook struct {
	*excelize.File
	form    Form
	texts   text.Texts
	choices map[string][]string
}

const (
	templateRows = 5001 // as far as the choices reach
	choiceSheet  = "lists"
)

func (t workbook) fill(columns []string) error {
	sheet := t.texts.T(t.form.Key+"sheet", nil)
	if err := t.SetSheetName("Sheet1", sheet); err != nil {
		return err
	}
	if _, err := t.NewSheet(choiceSheet); err != nil {
		return err
	}
	for i, column := range columns {
		if err := t.column(sheet, i+1, column); err != nil {
			return err
		}
	}
	if err := t.SetSheetVisible(choiceSheet, false); err != nil {
		return err
	}
	return t.SetPanes(sheet, &excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"})
}

// column writes a column: its heading, an example, its format and its choices.
func (t workbook) column(sheet string, at int, column string) error {
	name, err := excelize.ColumnNumberToName(at)
	if err != nil {
		return err
	}
	bold, err := t.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: true}})
	if err != nil {
		return err
	}
	asText, err := t.NewStyle(&excelize.Style{NumFmt: 49}) // so that numbers keep their zeros and dates their form
	if err != nil {
		return err
	}
	for _, step := range []func() error{
		func() error { return t.SetColStyle(sheet, name, asText) },
		func() error { return t.SetColWidth(sheet, name, name, 22) },
		func() error { return t.SetCellStr(sheet, name+"1", t.form.heading(t.texts, column)) },
		func() error { return t.SetCellStyle(sheet, name+"1", name+"1", bold) },
		func() error { return t.SetCellStr(sheet, name+"2", t.example(column)) },
		func() error { return t.offer(sheet, name, column) },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// example is what stands in the row that shows how.
func (t workbook) example(column string) string {
	if all := t.choices[column]; len(all) > 0 {
		return all[len(all)-1]
	}
	if key := t.form.Key + "example." + column; t.texts.T(key, nil) != key {
		return t.texts.T(key, nil)
	}
	return ""
}

// offer lets one choose from a list, which is on a sheet of its own: a list
// within the cell's rule may have 255 characters only.
func (t workbook) offer(sheet, name, column string) error {
	all := t.choices[column]
	if len(all) == 0 {
		return nil
	}
	for i, value := range all {
		cell, err := excelize.JoinCellName(name, i+1)
		if err != nil {
			return err
		}
		if err := t.SetCellStr(choiceSheet, cell, value); err != nil {
			return err
		}
	}
	last := "$" + name + "$" + strconv.Itoa(len(all))
	rule := excelize.NewDataValidation(true)
	rule.Sqref = name + "2:" + name + strconv.Itoa(templateRows)
	rule.SetSqrefDropList(choiceSheet + "!$" + name + "$1:" + last)
	return t.AddDataValidation(sheet, rule)
}
