package academic

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/text"
	"myspace/internal/school/people"
)

// classImport brings classes with their students in from a sheet: a line for
// each student with the code of his class, or one for a class alone. The first
// line of a class describes it; students are people whom we have.
func (a *Area) classImport() intake.Kind[*plannedPlace] {
	return intake.Kind[*plannedPlace]{
		Operation: "Class", Things: "classes with their students", Path: "/api/classes/import", Rule: changeClasses, Form: classForm,
		Plan: planPlaces, Store: a.storePlaces, Choices: classChoices,
	}
}

var classForm = intake.Form{Key: "import.classes.", Needs: []string{"code"}, Columns: []intake.Column{
	{Name: "code"},
	{Name: "campus"},
	{Name: "programme"},
	{Name: "level"},
	{Name: "start_year"},
	{Name: "end_year"},
	{Name: "language"},
	{Name: "capacity"},
	{Name: "curriculum"},
	{Name: "last_name"},
	{Name: "first_name"},
	{Name: "email"},
	{Name: "status"},
	{Name: "tuition"},
	{Name: "installments"},
	{Name: "first_date"},
	{Name: "credit", Open: func(in access.Scope) bool { return in.Under(giveCredit).CoversCampus(in.Actor().CampusID) }},
}}

// plannedClass is a class that lines of a sheet name.
type plannedClass struct {
	line     int // the first that names it
	campus   importCampus
	before   Class // it has no id where the class is new
	after    ClassFields
	refused  bool
	newcomes int // who would be confirmed by the lines so far
}

// plannedPlace is a line with its class and its student, if it names one.
type plannedPlace struct {
	intake.ImportRow
	class   *plannedClass
	person  people.Meant
	held    place // the enrollment that he has there already
	fields  EnrollmentFields
	credit  int64 // what he had paid ahead before
	confirm bool
}

// place is what is known of an enrollment in a class.
type place struct{ id, status, outcome string }

// Rests is the class and the enrollment as they are now.
func (r *plannedPlace) Rests() any {
	c := r.class
	return []any{c.campus.id, c.before.ID, c.before.Version, c.after, r.person.ID, r.held.id, r.held.status, r.fields, r.credit, r.confirm}
}

// classPlanner decides about the lines of a sheet, one after the other.
type classPlanner struct {
	*intake.Sheet
	classBooks
	people  people.Everybody
	dates   intake.DateReader
	classes map[classKey]*plannedClass
	lines   map[[2]any]int // of the students of each class
	caller  access.Scope
}

// classKey is what no two classes share.
type classKey struct{ campusID, code string }

// planPlaces decides what becomes of each line.
func planPlaces(ctx context.Context, q db.Querier, s *intake.Sheet) (rows []*plannedPlace, err error) {
	p := classPlanner{Sheet: s, classes: map[classKey]*plannedClass{}, lines: map[[2]any]int{}, caller: access.From(ctx)}
	p.dates = s.Dates(ctx, "first_date").UpTo(clock.Now().Year() + 50)
	if p.classBooks, err = findClassBooks(ctx, q, access.From(ctx), s); err != nil {
		return nil, err
	}
	who := make([]people.Whom, len(s.Lines))
	for i, l := range s.Lines {
		who[i] = whomOf(l)
	}
	if p.people, err = people.FindMeant(ctx, q, access.From(ctx), who); err != nil {
		return nil, err
	}
	for _, l := range s.Lines {
		rows = append(rows, p.row(l))
	}
	return rows, nil
}

func whomOf(l intake.Line) people.Whom {
	return people.Whom{FirstName: l.Cells["first_name"], LastName: l.Cells["last_name"], Email: l.Cells["email"]}
}

func (p classPlanner) row(l intake.Line) *plannedPlace {
	r := &plannedPlace{ImportRow: intake.NewRow(l.Number), class: &plannedClass{}}
	r.Name = l.Cells["code"]
	if !p.takeClass(r, l) {
		return r
	}
	if who := whomOf(l); who != (people.Whom{}) {
		r.Name, r.Detail = people.PersonFields{FirstName: who.FirstName, LastName: who.LastName}.FullName(), l.Cells["code"]
		p.takePerson(r, l, who)
	} else {
		r.Known(len(r.Changes) > 0 || r.class.before.ID == "" && r.class.line == l.Number, r.class.before.Archived)
		if r.Outcome == intake.Change && r.class.before.ID == "" {
			r.Outcome = intake.Create
		}
	}
	r.Settle()
	return r
}

// takeClass finds or describes the class of a line; without a campus there is
// none.
func (p classPlanner) takeClass(r *plannedPlace, l intake.Line) bool {
	at, ok := p.campusOf(l)
	if !ok {
		r.Refuse("campus", l.Cells["campus"], "import.unknown_campus", nil)
		return false
	}
	key := classKey{at.id, db.Fold(l.Cells["code"])}
	c, again := p.classes[key]
	if !again {
		c = &plannedClass{line: l.Number, campus: at, before: p.known[key]}
	}
	var wrong fault.List
	fields := p.classFields(&wrong, l, *c, again)
	if r.class = c; again {
		p.follow(r, l, fields, wrong)
		return true
	}
	c.after = fields
	p.classes[key] = c
	r.RefuseAll(l, wrong.Err())
	r.RefuseAll(l, intake.CheckTags(fields))
	r.RefuseAll(l, fields.Check())
	if c.refused = r.Refused(); !c.refused && c.before.ID != "" {
		p.compare(r, c)
	}
	return true
}

// follow refuses a later line of a class that says otherwise than its first, or
// whose first line is refused.
func (classPlanner) follow(r *plannedPlace, l intake.Line, fields ClassFields, wrong fault.List) {
	r.RefuseAll(l, wrong.Err())
	switch c := r.class; {
	case c.refused:
		r.Refuse("code", l.Cells["code"], "import.see_line", fault.Params{"line": c.line})
	case fields != c.after:
		r.Refuse("code", l.Cells["code"], "import.said_otherwise", fault.Params{"line": c.line})
	}
}

// campusOf is the campus of a line: the one that it names, or else the one of
// all lines.
func (p classPlanner) campusOf(l intake.Line) (importCampus, bool) {
	said := l.Cells["campus"]
	for _, c := range p.campuses {
		if said == "" && c.id == p.Options.Campus || said != "" && (c.id == said || db.Fold(c.name) == db.Fold(said)) {
			return c, true
		}
	}
	return importCampus{}, false
}

// classFields is the class as a line describes it: over what is known of it,
// or over what most new classes are.
func (p classPlanner) classFields(wrong *fault.List, l intake.Line, c plannedClass, again bool) ClassFields {
	f := c.before.ClassFields
	switch {
	case again:
		f = c.after
	case c.before.ID == "":
		year := clock.Today(c.campus.timeZone).Year
		f = ClassFields{Code: l.Cells["code"], Level: 1, Programme: "certificate", StartYear: year, Language: p.caller.Actor().Language}
	}
	l.PutChoice(wrong, "programme", p.programmes, &f.Programme)
	l.PutNumbers(wrong, map[string]*int{"level": &f.Level, "start_year": &f.StartYear, "end_year": &f.EndYear, "capacity": &f.Capacity})
	if f.EndYear == 0 {
		f.EndYear = f.StartYear + 1
	}
	l.PutLanguage("language", &f.Language)
	l.PutChoice(wrong, "curriculum", p.curricula, &f.CurriculumID)
	return f.clean()
}

// compare tells what changes of a class that we have.
func (p classPlanner) compare(r *plannedPlace, c *plannedClass) {
	was, is := c.before.ClassFields, c.after
	was.CurriculumID, is.CurriculumID = p.versions[was.CurriculumID], p.versions[is.CurriculumID]
	r.Compare(was, is)
	if len(r.Changes) > 0 && c.before.Archived {
		c.refused = true
		r.Refuse("code", c.before.Code, "edit.archived", nil)
	}
}

// classChoices are the values that the columns may have, as they are called.
func classChoices(ctx context.Context, q db.Querier, texts text.Texts) (map[string][]string, error) {
	in := access.From(ctx)
	campuses, err := findImportCampuses(ctx, q, in)
	if err != nil {
		return nil, err
	}
	all := map[string][]string{}
	for _, c := range campuses {
		all["campus"] = append(all["campus"], c.name)
	}
	versions, err := findCurriculumNames(ctx, q)
	if err != nil {
		return nil, err
	}
	for _, id := range slices.Sorted(maps.Keys(versions)) {
		all["curriculum"] = append(all["curriculum"], versions[id])
	}
	slices.Sort(all["curriculum"])
	for _, one := range programmes {
		all["programme"] = append(all["programme"], texts.T("class.programmes."+one, nil))
	}
	for _, one := range []string{Waiting, Confirmed} {
		all["status"] = append(all["status"], texts.T("enrollment.state."+one, nil))
	}
	for _, code := range text.Languages {
		all["language"] = append(all["language"], texts.Language(code))
	}
	return all, nil
}

var programmes = []string{"certificate", "diploma"}

// versionName is how a sheet calls a version of a curriculum.
func versionName(name string, number int) string { return fmt.Sprintf("%s (%d)", name, number) }
