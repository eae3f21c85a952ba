package people

import (
	"context"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/text"
)

// importer takes one file of people.
type importer struct {
	*intake.Sheet
	scope      access.Scope
	lookAlikes bool
	role       access.Roles // of the rows that name none
	drafts     []draft
	campuses   []importCampus
	genders    intake.Names
	contacts   intake.Names
	roles      intake.Names
	dates      intake.DateReader
	follow     followers
	added      []string // the churches that a run has added
}

// importCampus is a campus in reach.
type importCampus struct{ id, name, country string }

// draft is a row as it was read.
type draft struct {
	intake.Line
	person   Person // with what the cells say, and nothing else
	church   string
	campusID string
	roles    access.Roles
	wrong    fault.List
}

// contacts are the ways somebody may like to be reached.
var contactNames = []string{"mobile", "email", "messaging", "letter"}

// readImport reads a file of people. Nothing is looked up in it yet.
func (a *Area) readImport(ctx context.Context, o ImportOptions, file []byte) (*importer, error) {
	s, err := a.Intake().Read(ctx, peopleForm, o.Options, file)
	if err != nil {
		return nil, err
	}
	s.How = []any{s.How, o.Role, o.LookAlikes}
	im := &importer{Sheet: s, scope: access.From(ctx), lookAlikes: o.LookAlikes, role: access.ParseRoles(o.Role), follow: a.followers()}
	if err := im.findCampuses(ctx, a.db); err != nil {
		return nil, err
	}
	im.name(a.Catalogue, s.Texts.Lang())
	im.dates = s.Dates(ctx, "birth_date")
	for _, l := range s.Lines {
		im.drafts = append(im.drafts, im.draft(l))
	}
	return im, nil
}

// name learns how values are called in the five languages.
func (im *importer) name(c *text.Catalogue, lang string) {
	im.genders = intake.NamesOf(c, lang, "import.gender.", []string{"male", "female"})
	im.contacts = intake.NamesOf(c, lang, "person.contact.", contactNames)
	im.roles = intake.NamesOf(c, lang, "access.role.", (access.Everyone &^ access.Network).Names())
}

// draft reads a row.
func (im *importer) draft(l intake.Line) draft {
	d := draft{Line: l, campusID: im.Options.Campus, roles: im.role}
	for _, c := range im.Columns { // in the order of the file, so that reasons are
		if value, ok := d.Cells[c.Name]; ok {
			im.take(&d, c.Name, value)
		}
	}
	im.takeMobile(&d)
	return d
}

// take takes what a cell says.
func (im *importer) take(d *draft, column, value string) {
	choose := func(into *string, from intake.Names) {
		found, ok := from.Find(value)
		d.wrong.Add(!ok, column, "import.unknown_value", fault.Params{"value": value})
		*into = found
	}
	p := &d.person
	switch column {
	case "gender":
		choose(&p.Gender, im.genders)
	case "language":
		choose(&p.Language, intake.LanguageNames())
	case "country":
		choose(&p.Country, countryNames())
	case "birth_country":
		choose(&p.BirthCountry, countryNames())
	case "favourite_contact":
		choose(&p.FavouriteContact, im.contacts)
	case "birth_date":
		day, ok := im.dates.Read(value)
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
		name, ok := im.roles.Find(part)
		d.wrong.Add(!ok, "roles", "import.unknown_value", fault.Params{"value": strings.TrimSpace(part)})
		d.roles |= access.ParseRoles(name)
	}
}

// tooLong finds the cells that are longer than their fields may be.
func (d *draft) tooLong() {
	for column, value := range d.Cells {
		f, ok := textFields[column]
		limit, _ := strconv.Atoi(f.Tag.Get("maxLength"))
		if column == "memo" {
			ok, limit = true, maxMemo
		}
		if column == "church" {
			ok, limit = true, 120
		}
		d.wrong.Add(ok && limit > 2 && utf8.RuneCountInString(value) > limit, column, "field.too_long", fault.Params{"limit": limit})
	}
}
