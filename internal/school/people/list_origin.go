package people

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/phone"
	"myspace/internal/school/part"
)

// origin is where a list of people starts: in the table that has its rows in
// order, so that a page costs the same however many people there are.
type origin struct {
	table, alias string
	tables       string   // with the person
	found        db.Found // what the words find, where a search starts the tables
	campus       string   // the condition for the people of a campus
	where        db.Where
	repeats      bool     // somebody may be there several times
	once         db.Where // leaves one of them, and who is in no list before
	keys         string   // what the list is ordered by, and the id
	order        string
	together     string // the order of several lists that are one
}

// of is an origin in a table that refers to people.
func of(table, alias, campus string) origin {
	return origin{table: table, alias: alias, tables: table + ` ` + alias + ` JOIN person p ON p.id = ` + alias + `.person_id`, campus: campus}
}

// everybody is the origin of a list that starts with the people themselves.
func everybody() origin {
	return origin{table: "person", alias: "p", tables: "person p", campus: OfCampus}
}

// id is the column with the person's id.
func (o origin) id() string {
	if o.alias == "p" {
		return "p.id"
	}
	return o.alias + ".person_id"
}

// args are the arguments of the origin's tables and conditions.
func (o origin) args() []any { return append(slices.Clip(o.found.Args), o.where.Args...) }

// sorted gives the origin its order.
func (o *origin) sorted(sort string) error {
	var err error
	columns := map[string][]string{"name": {"sort_name"}, "city": {"sort_city", "sort_name"}, "created": {}}
	own, together := db.Orders{}, db.Orders{}
	for name, keys := range columns {
		own[name], together[name] = within(o.alias, keys), within("l", keys)
	}
	if o.order, err = own.By(sort, o.id()); err != nil {
		return err
	}
	o.keys = strings.Join(append(own[strings.TrimPrefix(sort, "-")], o.id()+` AS id`), `, `)
	o.together, err = together.By(sort, "l.id")
	return err
}

// within names columns of a table.
func within(alias string, columns []string) []string {
	all := make([]string, len(columns))
	for i, c := range columns {
		all[i] = alias + "." + c
	}
	return all
}

// alone is the table of the origin without the person, where nothing is asked
// for that is kept with him.
func (o origin) alone(ofHimself bool) string {
	if ofHimself || o.campus == OfCampus {
		return o.tables
	}
	return o.table + ` ` + o.alias
}

// startsOf returns the lists that are the filtered list together: one, unless
// several roles are asked for.
func startsOf(q db.Querier, in access.Scope, f PersonFilter, words frequency) ([]origin, error) {
	all := f.origins(words.matching)
	for i := range all {
		o := &all[i]
		if err := o.sorted(f.Sort); err != nil {
			return nil, err
		}
		o.where.And(in.Rows(o.campus, o.id()+" = ?"))
		withoutApplicants(in, o.id(), &o.where)
		f.narrow(q, in, o, words)
	}
	return all, nil
}

// matching is how the words of a search are looked for.
type matching int

const (
	nothing matching = iota
	rare             // by the index, which finds few
	common           // row by row, which soon finds enough of many
)

// frequency is how the words of a search are looked for, and how many people they
// find: none is known of rare ones before they are looked for, of common ones only
// that they are more than so many.
type frequency struct {
	matching
	most, hits int
}

// narrow adds the conditions on the person himself.
func (f PersonFilter) narrow(q db.Querier, in access.Scope, o *origin, words frequency) {
	w := &o.where
	switch f.Enabled { // as words, not as arguments: there is an index for the few who are disabled
	case "true":
		w.Add(`p.enabled = TRUE`)
	case "false":
		w.Add(`p.enabled = FALSE`)
	}
	if f.City != "" {
		w.Add(o.alias+`.sort_city = ?`, db.Fold(strings.TrimSpace(f.City)))
	}
	if f.Country != "" {
		column := `p.country`
		if o.table == "membership" {
			column = `m.country`
		}
		w.Add(column+` = ?`, strings.ToUpper(f.Country))
	}
	if f.Church != "" {
		w.Add(`p.church_id = ?`, f.Church)
		churchKnown(in, w)
	}
	if f.Former != "" {
		w.And(f.former(o.id()))
	}
	if f.ofLearners() {
		w.And(f.learning.Where(part.StandingFilter{Campus: f.Campus, Class: f.Class, States: f.Standing}, o.id()))
	}
	if f.Late != "" {
		w.And(f.owing.Late(f.Campus, o.id(), clock.Today(in.Actor().TimeZone)))
	}
	switch words.matching {
	case rare:
		o.found = personSearch.Found(q, f.Q, words.most)
		o.tables = o.found.Table
		w.Add(o.found.Few)
	case common:
		w.MatchPlain(`p.search_text`, f.Q, phone.Digits(f.Q))
	case nothing:
	}
	if words.matching != nothing && !f.knows(in, contact) { // an address one may not read cannot be found out by searching either
		w.MatchPlain(db.Words(`p.sort_name`), f.Q)
	}
}

// former is the condition that somebody is a former student, of the campus that
// the filter names; or that he is not.
func (f PersonFilter) former(id string) (string, []any) {
	var w db.Where
	w.Add(`left_of.person_id = ` + id + ` AND left_of.former`)
	if f.Campus != "" {
		w.Add(`left_of.campus_id = ?`, f.Campus)
	}
	not := ``
	if f.Former == "false" {
		not = `NOT `
	}
	return not + `EXISTS (SELECT 1 FROM membership left_of` + w.String() + `)`, w.Args
}

// ofHimself reports whether the filter asks for anything that is kept with the
// person alone.
func (f PersonFilter) ofHimself(words matching) bool {
	return words != nothing || f.Enabled != "" || f.Church != "" || f.Country != ""
}

// origins chooses where to start: with what leaves the fewest people.
func (f PersonFilter) origins(words matching) (all []origin) {
	roles := f.roles()
	switch {
	case words == rare || f.Church != "" || f.Enabled == "false" || f.Country != "" && f.Campus == "":
		return []origin{f.ofPerson(roles)}
	case roles == 0 || f.Country != "":
		return []origin{f.ofMembers(roles)}
	}
	if network := roles & access.Network; network != 0 {
		all = append(all, f.ofNetwork(network))
	}
	for _, role := range (roles &^ access.Network).Each() {
		all = append(all, f.ofRole(role, roles))
	}
	return all
}

// ofPerson starts with the people themselves, and asks for their roles.
func (f PersonFilter) ofPerson(roles access.Roles) origin {
	o := everybody()
	f.hasRole(&o.where, roles)
	if f.Campus != "" {
		o.where.Add(OfCampus, f.Campus)
	}
	return o
}

// hasRole adds the condition that a person has one of some roles, at the campus
// that the filter names.
func (f PersonFilter) hasRole(w *db.Where, roles access.Roles) {
	if roles == 0 {
		return
	}
	var m, n db.Where
	m.Add(`mr.person_id = p.id`)
	if f.Campus != "" {
		m.Add(`mr.campus_id = ?`, f.Campus)
	}
	m.In(`mr.role`, (roles &^ access.Network).Names()...)
	n.Add(`n.person_id = p.id`)
	n.In(`n.role`, (roles & access.Network).Names()...)
	w.Add(`EXISTS (SELECT 1 FROM membership_role mr`+m.String()+`) OR EXISTS (SELECT 1 FROM network_role n`+n.String()+`)`, append(m.Args, n.Args...)...)
}

func (f PersonFilter) ofMembers(roles access.Roles) origin {
	if f.Campus == "" {
		return everybody()
	}
	o := of("membership", "m", "m.campus_id = ?")
	o.where.Add(`m.campus_id = ?`, f.Campus)
	f.hasRole(&o.where, roles)
	return o
}

// ofNetwork lists who has one of some network-wide roles, each once.
func (f PersonFilter) ofNetwork(roles access.Roles) origin {
	o := of("network_role", "n", OfCampus)
	o.repeats = true
	o.where.In(`n.role`, roles.Names()...)
	o.once.Add(`NOT EXISTS (SELECT 1 FROM network_role other WHERE other.person_id = n.person_id AND other.role < n.role AND other.role IN (` + quoted(roles) + `))`)
	if f.Campus != "" {
		o.where.Add(OfCampus, f.Campus)
	}
	return o
}

// ofRole lists who has a role at a campus, or at any; without those whom the
// lists before it have.
func (f PersonFilter) ofRole(role, wanted access.Roles) origin {
	o := of("membership_role", "mr", "mr.campus_id = ?")
	o.where.Add(`mr.role = ?`, role.String())
	if f.Campus != "" {
		o.where.Add(`mr.campus_id = ?`, f.Campus)
	} else {
		o.repeats = true
		o.once.Add(`NOT EXISTS (SELECT 1 FROM membership_role other WHERE other.person_id = mr.person_id AND other.role = mr.role AND other.campus_id < mr.campus_id)`)
	}
	if before := wanted &^ access.Network & (role - 1); before != 0 {
		cond := `NOT EXISTS (SELECT 1 FROM membership_role other WHERE other.person_id = mr.person_id AND other.role IN (` + quoted(before) + `)`
		if f.Campus != "" {
			cond += ` AND other.campus_id = mr.campus_id`
		}
		o.once.Add(cond + `)`)
	}
	if network := wanted & access.Network; network != 0 {
		o.once.Add(`NOT EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = mr.person_id AND n.role IN (` + quoted(network) + `))`)
	}
	return o
}

// quoted writes roles as SQL texts; they are words of ours.
func quoted(roles access.Roles) string { return `'` + strings.Join(roles.Names(), `', '`) + `'` }
