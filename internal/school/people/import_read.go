package people

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// importer takes one file of people.
type importer struct {
	scope    access.Scope
	options  ImportOptions
	file     []byte
	headings names
	columns  []ImportColumn
	drafts   []draft
	campuses []importCampus
	genders  names
	contacts names
	roles    names
	dates    dateReader
	follow   followers
	added    []string // the churches that a run has added
}

// importCampus is a campus in reach.
type importCampus struct{ id, name, country string }

// draft is a row as it was read.
type draft struct {
	line     int
	row      []string          // as it stands in the file
	cells    map[string]string // what stands in the columns we know
	person   Person            // with what the cells say, and nothing else
	church   string
	campusID string
	roles    access.Roles
	wrong    fault.List
}

// contacts are the ways somebody may like to be reached.
var contactNames = []string{"mobile", "email", "messaging", "letter"}

// readImport reads a file of people. Nothing is looked up in it yet.
func (a *Area) readImport(ctx context.Context, o ImportOptions, file []byte, monthFirst bool) (*importer, error) {
	im := &importer{scope: access.From(ctx), options: o, file: file, follow: a.followers()}
	cells, err := sheet.Read(o.Name, file, importLimits)
	if err != nil {
		return nil, err
	}
	if err := im.findCampuses(ctx, a.db); err != nil {
		return nil, err
	}
	im.name(a.Catalogue, a.Texts(ctx).Lang())
	header, rows := splitHeader(cells.Rows)
	if im.columns = im.columnsOf(header); !im.knows("first_name", "last_name", "email") {
		return nil, &fault.Error{Kind: fault.Invalid, Code: "import.no_columns", Field: "file", Current: im.columns}
	}
	im.dates = newDateReader(a.Catalogue, im.valuesOf(rows, "birth_date"), monthFirst, cells.Epoch1904)
	first := len(cells.Rows) - len(rows) + 1
	for i, row := range rows {
		if d := im.draft(first+i, row); len(d.cells) > 0 {
			im.drafts = append(im.drafts, d)
		}
	}
	if len(im.drafts) == 0 {
		return nil, fault.On("file", "import.empty", nil)
	}
	return im, nil
}

// name learns how columns and values are called in the five languages.
func (im *importer) name(c *text.Catalogue, lang string) {
	var columns []string
	for _, column := range importColumns {
		columns = append(columns, column.name)
	}
	im.headings = namesOf(c, lang, "import.column.", columns)
	im.genders = namesOf(c, lang, "import.gender.", []string{"male", "female"})
	im.contacts = namesOf(c, lang, "person.contact.", contactNames)
	im.roles = namesOf(c, lang, "access.role.", (access.Everyone &^ access.Network).Names())
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

func (im *importer) knows(anyOf ...string) bool {
	for _, c := range im.columns {
		if slices.Contains(anyOf, c.Name) {
			return true
		}
	}
	return false
}

func (im *importer) valuesOf(rows [][]string, column string) (all []string) {
	for i, c := range im.columns {
		if c.Name != column {
			continue
		}
		for _, row := range rows {
			if i < len(row) {
				all = append(all, row[i])
			}
		}
	}
	return all
}

// draft reads a row.
func (im *importer) draft(line int, row []string) draft {
	d := draft{line: line, row: row, cells: map[string]string{}, campusID: im.options.Campus, roles: access.ParseRoles(im.options.Role)}
	for i, c := range im.columns {
		if i >= len(row) || c.Name == "" || c.Closed {
			continue
		}
		value := strings.TrimSpace(strings.ToValidUTF8(row[i], ""))
		if c.Name != "bio" && c.Name != "memo" {
			value = visible(value)
		}
		if value = strings.ReplaceAll(value, "\x00", ""); value != "" {
			d.cells[c.Name] = value
		}
	}
	for _, c := range im.columns { // in the order of the file, so that reasons are
		if value, ok := d.cells[c.Name]; ok {
			im.take(&d, c.Name, value)
		}
	}
	im.takeMobile(&d)
	return d
}

// take takes what a cell says.
func (im *importer) take(d *draft, column, value string) {
	choose := func(into *string, from names) {
		found, ok := from.find(value)
		d.wrong.Add(!ok, column, "import.unknown_value", fault.Params{"value": value})
		*into = found
	}
	p := &d.person
	switch column {
	case "gender":
		choose(&p.Gender, im.genders)
	case "language":
		choose(&p.Language, languageNames())
	case "country":
		choose(&p.Country, countryNames())
	case "birth_country":
		choose(&p.BirthCountry, countryNames())
	case "favourite_contact":
		choose(&p.FavouriteContact, im.contacts)
	case "birth_date":
		day, ok := im.dates.read(value)
		d.wrong.Add(!ok, column, "import.not_a_date", fault.Params{"value": value})
		p.BirthDate = day
	case "campus":
		im.takeCampus(d, value)
	case "roles":
		im.takeRoles(d, value)
	case "church":
		d.church = value
	case "mobile":
		p.Mobile = plainNumber(value) // its country may be in a later column
	default:
		if into := textField(p, column); into != nil {
			*into = value
		}
	}
}

// textField is where a cell goes that is taken as it is.
func textField(p *Person, column string) *string {
	switch column {
	case "memo":
		return &p.memo
	case "email":
		return &p.Email
	}
	f, ok := textFields[column]
	if !ok {
		return nil
	}
	return reflect.ValueOf(p).Elem().FieldByIndex(f.Index).Addr().Interface().(*string)
}

// textFields are the fields of a person that hold plain text, by their names.
var textFields = func() map[string]reflect.StructField {
	all := map[string]reflect.StructField{}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Person]()) {
		if !f.Anonymous && f.IsExported() && f.Type.Kind() == reflect.String {
			all[f.Tag.Get("json")] = f
		}
	}
	return all
}()

// plainNumber undoes what spreadsheets do to telephone numbers: 3.36E+10.
func plainNumber(value string) string {
	if f, err := strconv.ParseFloat(value, 64); err == nil && strings.ContainsAny(value, "eE.") && f == float64(int64(f)) {
		return strconv.FormatInt(int64(f), 10)
	}
	return value
}

// takeMobile brings the number into the form it is kept in: of the country it
// says, the campus's, or the person's. Spreadsheets drop the leading + or 0.
func (im *importer) takeMobile(d *draft) {
	p := &d.person
	if p.Mobile == "" {
		return
	}
	here := ""
	for _, c := range im.campuses {
		if c.id == d.campusID {
			here = c.country
		}
	}
	number, ok := NormalPhone(p.Mobile, here, p.Country)
	if !ok && len(digits(p.Mobile)) > 9 && !isInternational(p.Mobile) {
		number, ok = NormalPhone("+" + p.Mobile)
	}
	d.wrong.Add(!ok, "mobile", "person.mobile_invalid", nil)
	if ok {
		p.Mobile = number
	}
}

func (im *importer) takeCampus(d *draft, value string) {
	for _, c := range im.campuses {
		if c.id == value || db.Fold(c.name) == db.Fold(value) {
			d.campusID = c.id
			return
		}
	}
	d.wrong.Add(true, "campus", "import.unknown_campus", fault.Params{"value": value})
}

func (im *importer) takeRoles(d *draft, value string) {
	d.roles = 0
	for part := range strings.FieldsFuncSeq(value, func(r rune) bool { return strings.ContainsRune(",;/|+&", r) }) {
		name, ok := im.roles.find(part)
		d.wrong.Add(!ok, "roles", "import.unknown_value", fault.Params{"value": strings.TrimSpace(part)})
		d.roles |= access.ParseRoles(name)
	}
}

// tooLong finds the cells that are longer than their fields may be.
func (d *draft) tooLong() {
	for column, value := range d.cells {
		f, ok := textFields[column]
		limit := wholeNumber(f.Tag.Get("maxLength"))
		if column == "memo" {
			ok, limit = true, maxMemo
		}
		if column == "church" {
			ok, limit = true, 120
		}
		d.wrong.Add(ok && limit > 2 && utf8.RuneCountInString(value) > limit, column, "field.too_long", fault.Params{"limit": limit})
	}
}

// faultsIn returns the faults of an error: one or several.
func faultsIn(err error) []*fault.Error {
	if list, ok := errors.AsType[fault.List](err); ok {
		return list
	}
	if e, ok := errors.AsType[*fault.Error](err); ok {
		return []*fault.Error{e}
	}
	return nil
}
