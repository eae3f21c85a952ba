package people

import (
	"context"
	"net/http"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
)

// getImportTemplate hands out a file to fill in: the columns that the caller
// may write in his language, a row as an example, and what may be chosen.
func (a *Area) getImportTemplate(ctx context.Context, _ *struct{ api.Link }) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	im := &importer{scope: scope}
	if err := im.findCampuses(ctx, a.db); err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, _ *http.Request) error {
		book := excelize.NewFile()
		defer func() { _ = book.Close() }()
		t := workbook{book, texts, im.choices(texts)}
		if err := t.fill(openColumns(scope)); err != nil {
			return err
		}
		w.Header().Set("Content-Type", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
		w.Header().Set("Content-Disposition", files.Attachment(texts.T("import.sheet", nil)+".xlsx"))
		_, err := book.WriteTo(w)
		return err
	}, nil
}

// heading is the first of a column's names.
func heading(texts text.Texts, column string) string {
	name, _, _ := strings.Cut(texts.T("import.column."+column, nil), "|")
	return name
}

// choices are the values that a column may have, as they are called.
func (im *importer) choices(texts text.Texts) map[string][]string {
	all := map[string][]string{}
	for _, gender := range []string{"male", "female"} {
		name, _, _ := strings.Cut(texts.T("import.gender."+gender, nil), "|")
		all["gender"] = append(all["gender"], name)
	}
	for _, contact := range contactNames {
		all["favourite_contact"] = append(all["favourite_contact"], texts.T("person.contact."+contact, nil))
	}
	for _, code := range text.Languages {
		all["language"] = append(all["language"], display.Languages(language.Make(texts.Lang())).Name(language.Make(code)))
	}
	for _, c := range im.campuses {
		all["campus"] = append(all["campus"], c.name)
	}
	for _, role := range im.scope.Grantable(im.options.Campus).Names() {
		all["roles"] = append(all["roles"], texts.T("access.role."+role, nil))
	}
	return all
}

// workbook is a template that is being made.
type workbook struct {
	*excelize.File
	texts   text.Texts
	choices map[string][]string
}

const (
	templateRows = 5001 // as far as the choices reach
	choiceSheet  = "lists"
)

func (t workbook) fill(columns []string) error {
	sheet := t.texts.T("import.sheet", nil)
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
		func() error { return t.SetCellStr(sheet, name+"1", heading(t.texts, column)) },
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
	if key := "import.example." + column; t.texts.T(key, nil) != key {
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
