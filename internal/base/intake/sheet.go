// Package intake brings sheets in: what their columns are, what each row would
// do, and then exactly that, all of it or nothing.
package intake

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// MaxBytes is how large a file may be.
const MaxBytes = 10 << 20

// limits is how much one import may bring in.
var limits = sheet.Limits{Rows: 10_000, Columns: 60, Unzipped: 64 << 20}

// Options is how a file is to be taken.
type Options struct {
	Name        string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
	Campus      string `query:"campus" maxLength:"64" doc:"Where the rows that name no campus belong; the caller's, if empty."`
	Columns     string `query:"columns" maxLength:"2000" doc:"What the columns are, by name and in order, with commas; by their headings, if empty."`
	SkipRefused bool   `query:"skip_refused" doc:"Leave out the rows that are refused, and take the rest."`
}

// Form is what a sheet of some kind may hold.
type Form struct {
	// Key is before the keys of its texts: column.…, example.… and sheet.
	Key     string
	Columns []Column
	// Needs are the columns of which it must have one.
	Needs []string
}

// Column is one that a sheet may have.
type Column struct {
	Name string
	Long bool // it may have several lines
	// Open says who may write it; nil: whoever may import.
	Open func(access.Scope) bool
}

// ImportColumn is a column of the file, and what it was taken for.
type ImportColumn struct {
	Heading string `json:"heading"`
	Name    string `json:"name" doc:"Empty: not known, and left out."`
	Closed  bool   `json:"closed" doc:"The caller may not write this field."`
}

// Sheet is a file as it was read. Nothing is looked up in it yet.
type Sheet struct {
	File      []byte
	Options   Options
	How       any // how it is taken, for the token
	Columns   []ImportColumn
	Lines     []Line
	Catalogue *text.Catalogue
	Texts     text.Texts // the caller's
	form      Form
	epoch1904 bool
}

// Line is a row as it was read.
type Line struct {
	Number int
	Raw    []string          // as it stands in the file
	Cells  map[string]string // what stands in the columns we know
}

// Given is the sheet itself, for who imports with something around it.
func (s *Sheet) Given() *Sheet { return s }

// Read reads a file.
func (h House) Read(ctx context.Context, f Form, o Options, file []byte) (*Sheet, error) {
	s := &Sheet{File: file, Options: o, Catalogue: h.Catalogue, Texts: h.Texts(ctx), form: f}
	if s.Options.Campus == "" {
		s.Options.Campus = access.From(ctx).Actor().CampusID
	}
	o.SkipRefused = false // whether to go on without some rows is decided on the plan
	s.How = o
	cells, err := sheet.Read(o.Name, file, limits)
	if err != nil {
		return nil, err
	}
	s.epoch1904 = cells.Epoch1904
	header, rows := splitHeader(cells.Rows)
	if s.Columns = s.columnsOf(access.From(ctx), header); !s.knows(f.Needs...) {
		return nil, &fault.Error{Kind: fault.Invalid, Code: "import.no_columns", Field: "file", Params: fault.Params{"names": s.needed()}, Current: s.Columns}
	}
	first := len(cells.Rows) - len(rows) + 1
	for i, row := range rows {
		if l := s.line(first+i, row); len(l.Cells) > 0 {
			s.Lines = append(s.Lines, l)
		}
	}
	if len(s.Lines) == 0 {
		return nil, fault.On("file", "import.empty", nil)
	}
	return s, nil
}

// needed names the columns of which the file has none.
func (s *Sheet) needed() string {
	all := make([]string, len(s.form.Needs))
	for i, name := range s.form.Needs {
		all[i] = s.form.heading(s.Texts, name)
	}
	return strings.Join(all, ", ")
}

// splitHeader finds the line of headings: the first that is not empty.
func splitHeader(all [][]string) (header []string, rows [][]string) {
	for i, row := range all {
		if len(row) > 0 {
			return row, all[i+1:]
		}
	}
	return nil, nil
}

func (s *Sheet) knows(anyOf ...string) bool {
	return slices.ContainsFunc(s.Columns, func(c ImportColumn) bool { return slices.Contains(anyOf, c.Name) })
}

// columnsOf says what the columns of a file are: as the caller says, or by
// their headings.
func (s *Sheet) columnsOf(in access.Scope, headings []string) (all []ImportColumn) {
	said := []string(nil)
	if s.Options.Columns != "" {
		said = strings.Split(s.Options.Columns, ",")
	}
	known := s.form.names(s.Catalogue, s.Texts.Lang())
	open, used := s.form.open(in), map[string]bool{}
	for i, heading := range headings {
		c := ImportColumn{Heading: text.Visible(heading)}
		switch {
		case i < len(said):
			c.Name = said[i]
		case said == nil:
			c.Name, _ = known.Find(heading)
		}
		if used[c.Name] || !s.form.has(c.Name) {
			c.Name = ""
		}
		c.Closed = c.Name != "" && !slices.Contains(open, c.Name)
		used[c.Name] = true
		all = append(all, c)
	}
	return all
}

// names are how the columns are called in the five languages.
func (f Form) names(c *text.Catalogue, lang string) Names {
	all := make([]string, len(f.Columns))
	for i, column := range f.Columns {
		all[i] = column.Name
	}
	return NamesOf(c, lang, f.Key+"column.", all)
}

func (f Form) has(name string) bool {
	return slices.ContainsFunc(f.Columns, func(c Column) bool { return c.Name == name })
}

// open are the columns that a caller may write.
func (f Form) open(in access.Scope) (all []string) {
	for _, c := range f.Columns {
		if c.Open == nil || c.Open(in) {
			all = append(all, c.Name)
		}
	}
	return all
}

// line reads a row.
func (s *Sheet) line(number int, row []string) Line {
	l := Line{Number: number, Raw: row, Cells: map[string]string{}}
	for i, c := range s.Columns {
		if i >= len(row) || c.Name == "" || c.Closed {
			continue
		}
		value := strings.TrimSpace(strings.ToValidUTF8(row[i], ""))
		if !slices.ContainsFunc(s.form.Columns, func(f Column) bool { return f.Name == c.Name && f.Long }) {
			value = text.Visible(value)
		}
		if value = strings.ReplaceAll(value, "\x00", ""); value != "" {
			l.Cells[c.Name] = value
		}
	}
	return l
}

// Dates reads the days of a column.
func (s *Sheet) Dates(ctx context.Context, column string) DateReader {
	var all []string
	for _, l := range s.Lines {
		all = append(all, l.Cells[column])
	}
	return NewDateReader(s.Catalogue, all, monthFirst(ctx), s.epoch1904)
}

// monthFirst reports whether the caller writes 12/31/2001: of all our languages
// and places, only Americans do.
func monthFirst(ctx context.Context) bool {
	req := api.Request(ctx)
	return access.From(ctx).Actor().Language == "en" && req != nil && strings.HasPrefix(req.Header.Get("Accept-Language"), "en-US")
}

// fewAtOnce is how many values are looked for in one statement.
const fewAtOnce = 400

// EachFew hands on what stands in a column, each once and a few hundred at a
// time, to be looked for.
func (s *Sheet) EachFew(column string, as func(string) string, do func([]string) error) error {
	var all []string
	for _, l := range s.Lines {
		if value := as(l.Cells[column]); value != "" {
			all = append(all, value)
		}
	}
	slices.Sort(all)
	for few := range slices.Chunk(slices.Compact(all), fewAtOnce) {
		if err := do(few); err != nil {
			return err
		}
	}
	return nil
}
