package people

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
)

// Plan decides what becomes of each row, from what the database holds now.
func (im *importer) Plan(ctx context.Context, q db.Querier) (rows []*planned, err error) {
	near, err := im.findNeighbours(ctx, q)
	if err != nil {
		return nil, err
	}
	churches, err := im.findChurchNames(ctx, q)
	if err != nil {
		return nil, err
	}
	found := make([][]likely, len(im.drafts))
	var ids []string
	for i, d := range im.drafts {
		found[i] = near.matches(d.person)
		for _, l := range found[i] {
			ids = append(ids, l.ID)
		}
	}
	slices.Sort(ids)
	people, err := loadPeople(ctx, q, slices.Compact(ids))
	if err != nil {
		return nil, err
	}
	judge := judge{im, people, churches, map[string]int{}, map[string]int{}}
	for i, d := range im.drafts {
		rows = append(rows, judge.row(d, found[i]))
	}
	return rows, nil
}

// likely is somebody we have who may be the one of a row.
type likely struct {
	*known
	score int
}

// matches returns who may be the same person, the likeliest first.
func (n neighbours) matches(p Person) (all []likely) {
	like := Likeness{FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Mobile: p.Mobile, BirthDate: p.BirthDate}
	seen := map[string]bool{}
	for _, some := range [][]*known{n.byEmail[EmailKey(p.Email)], n.byMobile[p.Mobile], n.byName[p.nameKey()]} {
		for _, k := range some {
			if seen[k.ID] {
				continue
			}
			seen[k.ID] = true
			if _, score := like.match(*k); score > 0 {
				all = append(all, likely{k, score})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b likely) int {
		if a.score != b.score {
			return b.score - a.score
		}
		return strings.Compare(a.ID, b.ID)
	})
	return all
}

// judge decides about the rows of a file, one after the other.
type judge struct {
	*importer
	people   map[string]Person
	churches map[string]string // ids by folded name
	emails   map[string]int    // the lines of those that came before
	persons  map[string]int
}

func (j judge) row(d draft, found []likely) *planned {
	r := &planned{PeopleRow: PeopleRow{ImportRow: intake.NewRow(d.Number), Roles: []string{}}, campusID: d.campusID, roles: d.roles}
	r.Name, r.Detail = d.person.FullName(), d.person.Email
	d.tooLong()
	r.RefuseAll(d.Line, d.wrong.Err())
	j.once(r, d)
	j.target(r, d, found)
	j.fill(r, d)
	if r.Refused() {
		return r
	}
	j.check(r, d)
	j.settle(r)
	r.Settle()
	return r
}

// once refuses somebody who is in the file already.
func (j judge) once(r *planned, d draft) {
	key := EmailKey(d.person.Email)
	if line := j.emails[key]; key != "" && line > 0 {
		r.Refuse("email", d.Cells["email"], "import.twice", fault.Params{"line": line})
	}
	j.emails[key] = d.Number
	if d.person.BirthDate.IsZero() {
		return
	}
	who := "born " + d.person.BirthDate.String() + " " + strings.Join(d.person.nameWords(), " ")
	if line := j.persons[who]; line > 0 && !r.Refused() {
		r.Refuse("", "", "import.twice", fault.Params{"line": line})
	}
	j.persons[who] = d.Number
}

// How sure we are that two people are one: from sureSame on, the row changes
// him; from sureAsk on, somebody has to say that he is another.
const (
	sureSame = sureBirth
	sureAsk  = sureName
)

// target finds whom a row is about: somebody we have, or somebody new. Of people
// out of reach it tells only that an address is taken.
func (j judge) target(r *planned, d draft, found []likely) {
	if len(found) > 0 && found[0].score == sureEmail && !j.people[found[0].ID].covers(j.scope) {
		r.Refuse("email", "", "import.known_elsewhere", nil)
		return
	}
	found = slices.DeleteFunc(found, func(l likely) bool { return !j.people[l.ID].covers(j.scope) })
	if len(found) == 0 {
		return
	}
	best, p := found[0], j.people[found[0].ID]
	switch {
	case best.score == sureEmail || best.score >= sureSame && j.sameAddress(d, p):
		if len(found) > 1 && found[1].score >= sureSame && best.score < sureEmail {
			r.Refuse("", "", "import.several", fault.Params{"name": p.Name})
			return
		}
		r.before, r.PersonID = p, p.ID
		j.compare(r, d, p)
		if line := j.persons[p.ID]; line > 0 {
			r.Refuse("", "", "import.twice", fault.Params{"line": line})
		}
		j.persons[p.ID] = d.Number
	case best.score >= sureAsk && !j.lookAlikes:
		r.Ask("", "", "import.looks_like", fault.Params{"name": p.Name})
	default:
		r.Warn("import.looks_like", fault.Params{"name": p.Name})
	}
}

// compare has somebody look at a row whose name or day of birth is not that of
// the person who has its address: an address may have changed hands, or stand
// in the wrong line.
func (judge) compare(r *planned, d draft, p Person) {
	given := d.person.PersonFields
	if !p.isCalled(given) {
		r.Ask("", "", "import.other_name", fault.Params{"name": p.Name})
	}
	if !given.BirthDate.IsZero() && !p.BirthDate.IsZero() && given.BirthDate != p.BirthDate {
		r.Ask("birth_date", d.Cells["birth_date"], "import.other_birth", fault.Params{"name": p.Name})
	}
}

// sameAddress reports whether nothing in the addresses speaks against it that
// two are one.
func (judge) sameAddress(d draft, p Person) bool {
	return d.person.Email == "" || p.Email == "" || EmailKey(d.person.Email) == EmailKey(p.Email)
}

// fill makes the person that a row leads to: what the cells say over what is
// known; an empty cell leaves a field as it is.
func (j judge) fill(r *planned, d draft) {
	r.after = r.before
	for _, f := range personFields {
		if f.text(d.person) != "" {
			f.take(&r.after, d.person)
		}
	}
	keepSpelling(&r.after, r.before)
	if d.church != "" {
		id, known := j.churches[db.Fold(d.church)]
		switch {
		case known && id == "":
			r.Refuse("church", d.church, "import.several_churches", fault.Params{"name": d.church})
		case known:
			r.after.ChurchID = id
		default:
			r.church = d.church
		}
	}
	for _, c := range j.campuses {
		if c.id == r.campusID {
			r.Campus = c.name
		}
	}
	r.after.PersonFields, r.after.Details = r.after.PersonFields.Clean(), r.after.Details.Clean()
	r.Name = r.after.FullName()
	r.Detail = r.after.Email
}

// keepSpelling leaves a name and an address as they are known, where a file has
// the same in capitals, without accents, or the names in the other order.
func keepSpelling(after *Person, before Person) {
	if sameWords(after.PersonFields, before.PersonFields) {
		after.FirstName, after.LastName = before.FirstName, before.LastName
	}
	if EmailKey(after.Email) == EmailKey(before.Email) {
		after.Email = before.Email
	}
}

// check refuses what a form would refuse: wrong values, a campus out of reach,
// and what the caller's roles do not let him do.
func (j judge) check(r *planned, d draft) {
	r.RefuseAll(d.Line, CheckPerson(r.after.PersonFields, r.after.Details))
	if r.Campus == "" {
		r.Refuse("campus", d.Cells["campus"], "import.unknown_campus", fault.Params{"value": d.Cells["campus"]})
		return
	}
	isNew := r.before.ID == ""
	if isNew && r.roles == 0 {
		r.Refuse("roles", "", "field.required", nil)
	}
	r.roles &^= rolesAt(r.before.Roles, r.campusID)
	if r.roles&^j.scope.Grantable(r.campusID) != 0 || r.roles != 0 && r.before.ID == j.scope.Actor().PersonID {
		r.Refuse("roles", d.Cells["roles"], "access.role_rank", nil)
	}
	input := PersonInput{PersonFields: r.after.PersonFields, Extra: r.after.Extra, SpecialFields: j.specialFields(r, d)}
	if isNew {
		r.after.at = []PersonCampus{{CampusID: r.campusID}}
		r.RefuseAll(d.Line, j.checkSpecials(r.after, input))
		return
	}
	r.RefuseAll(d.Line, r.before.checkChange(j.scope, &input))
}

// specialFields names the special fields that a row gives.
func (j judge) specialFields(r *planned, d draft) (s SpecialFields) {
	for column, into := range map[string]**string{"identity_card": &s.IdentityCard, "bank_account": &s.BankAccount, "memo": &s.Memo, "pastor": &s.Pastor} {
		if value, given := d.Cells[column]; given {
			*into = &value
		}
	}
	if d.church != "" {
		s.ChurchID = &r.after.ChurchID
	}
	return s
}

// checkSpecials refuses special fields that the caller may not know of somebody
// new, as for one who is typed in.
func (j judge) checkSpecials(p Person, f PersonInput) error {
	var wrong fault.List
	may := p.specials(j.scope)
	for field, special := range f.given() {
		wrong.Add(!slices.Contains(may, special), field, "person.field_closed", nil)
	}
	return wrong.Err()
}

// settle tells what a row that is not refused changes.
func (j judge) settle(r *planned) {
	if r.Refused() {
		return
	}
	r.Roles = (r.roles &^ access.Network).Names()
	if r.before.ID == "" {
		return
	}
	r.Outcome = intake.Same
	for _, f := range personFields {
		before, after := f.text(r.before), f.text(r.after)
		if before == after {
			continue
		}
		if specialOf[f.name] != "" {
			before, after = masked(before), masked(after)
		}
		r.Changes = append(r.Changes, intake.ImportChange{Field: f.name, Before: before, After: after})
	}
	if r.church != "" {
		r.Changes = append(r.Changes, intake.ImportChange{Field: "church_id", Before: masked(r.before.ChurchID), After: audit.Secret})
	}
	joins := r.roles != 0
	if len(r.Changes) > 0 || joins {
		r.Outcome = intake.Change
	}
}
