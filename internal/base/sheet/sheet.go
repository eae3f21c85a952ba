// Package sheet writes tables for spreadsheets, as XLSX or CSV, row by row, in
// the language of who will open them.
package sheet

import (
	"io"
	"net/http"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
	"myspace/internal/base/spool"
	"myspace/internal/base/text"
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

// Table is what is written: what it holds, a heading for each column, and the
// rows, which Each calls add for.
type Table struct {
	Texts text.Texts
	Zone  string // of who reads it: in which day it was made, and when things were
	// Title says what the rows are, Of whose or where, if that is worth saying:
	// sheet and file are named after both.
	Title, Of string
	Columns   []string // the headings, as translation keys, or several with + between them; no two of them read the same
	Headings  []string // in their place, where they are not known beforehand, such as those of a file that somebody sent
	Distinct  bool     // none of Headings stands there twice or is empty: they can be filtered by
	Each      func(add func(cells ...any) error) error
}

// As returns the table as a file to save. All rows are read before the first
// byte is sent.
func (t Table) As(f Format) func(http.ResponseWriter, *http.Request) error {
	write := map[Format]func(io.Writer) error{XLSX: t.xlsx, CSV: t.csv}[f]
	return func(w http.ResponseWriter, req *http.Request) error {
		w.Header().Set("Content-Type", mediaTypes[f])
		w.Header().Set("Content-Disposition", files.Attachment(t.fileName()+`.`+string(f)))
		return spool.Send(req.Context(), w, write)
	}
}

// name says what the table holds: Étudiants – Paris.
func (t Table) name() string {
	if t.Of == "" {
		return t.Title
	}
	return t.Title + " – " + t.Of
}

// fileName is the name and the day: several files of one list stay apart.
func (t Table) fileName() string {
	return files.Flat(t.name() + " – " + clock.Today(t.Zone).String())
}

// sheetName is the name as far as a spreadsheet takes it.
func (t Table) sheetName() string {
	const most = 31
	name := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`:\/?*[]'`, r) || r < ' ' || r > 0xffff {
			return '-'
		}
		return r
	}, t.name()))
	return strings.TrimSpace(string(name[:min(len(name), most)]))
}

func (t Table) headings() []string {
	if t.Headings != nil {
		return t.Headings
	}
	all := make([]string, len(t.Columns))
	for i, key := range t.Columns {
		var parts []string
		for part := range strings.SplitSeq(key, " + ") {
			parts = append(parts, t.Texts.T(part, nil))
		}
		all[i] = strings.Join(parts, " – ")
	}
	return all
}
