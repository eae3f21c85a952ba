package people

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// origin is where a list of people starts: in the table that has its rows in
// order, so that a page costs the same however many people there are.
type origin struct {
	table, alias string
	tables       string // with the person
	campus       string // the condition for the people of a campus
	where        db.Where
	keys         string // what the list is ordered by, and the id
	order        string
	together     string // the order of several lists that are one
}

// of is an origin in a table that refers to people.
func of(table, alias, campus string) origin {
	return origin{table: table, alias: alias, tables: table + ` ` + alias + ` JOIN person p ON p.id = ` + alias + `.person_id`, campus: campus}
}

// everybody is the origin of a list that starts with the people themselves.
func everybody() origin {
	return origin{table: "person", alias: "p", tables: "person p", campus: ofCampus}
}

// id is the column with the person's id.
func (o origin) id() string {
	if o.alias == "p" {
		return "p.id"
	}
	return o.alias + ".person_id"
}

// count is what must be read to count the list: the person only where a filter
// asks for something of him.
func (o origin) count(f PersonFilter) string {
	if o.campus == ofCampus || f.Q != "" || f.Enabled != "" || f.City != "" || f.Country != "" || f.Church != "" {
		return o.tables
	}
	return o.table + ` ` + o.alias
}

// sorted gives the origin its order.
func (o *origin) sorted(sort string) error {
	var err error
	a := o.alias + "."
	orders := db.Orders{"name": {a + "sort_name"}, "city": {a + "sort_city", a + "sort_name"}, "created": {}}
	if o.order, err = orders.By(sort, o.id()); err != nil {
		return err
	}
	l := db.Orders{"name": {"l.sort_name"}, "city": {"l.sort_city", "l.sort_name"}, "created": {}}
	o.keys = a + `sort_name, ` + a + `sort_city, ` + o.id() + ` AS id`
	o.together, err = l.By(sort, "l.id")
	return err
}

// startsOf returns the lists that are the filtered list together: one, unless
// several roles are asked for.
func startsOf(q db.Querier, in access.Scope, f PersonFilter) ([]origin, error) {
	f = f.within(in)
	all := f.origins()
	for i := range all {
		o := &all[i]
		if err := o.sorted(f.Sort); err != nil {
			return nil, err
		}
		o.where.And(in.Rows(o.campus, o.id()+" = ?"))
		f.narrow(q, in, &o.where)
	}
	return all, nil
}

// narrow adds the conditions on the person himself.
func (f PersonFilter) narrow(q db.Querier, in access.Scope, w *db.Where) {
	switch f.Enabled { // as words, not as arguments: there is an index for the few who are disabled
	case "true":
		w.Add(`p.enabled = TRUE`)
	case "false":
		w.Add(`p.enabled = FALSE`)
	}
	if f.City != "" {
		w.Add(`p.sort_city = ?`, db.Fold(strings.TrimSpace(f.City)))
	}
	if f.Country != "" {
		w.Add(`p.country = ?`, strings.ToUpper(f.Country))
	}
	if f.Church != "" {
		w.Add(`p.church_id = ?`, f.Church)
	}
	w.Match(q, personSearch, f.Q)
	if f.Q != "" && !f.knows(in, contact) { // an address one may not read cannot be found out by searching either
		w.MatchPlain(`'  ' || replace(p.sort_name, ' ', '  ')`, f.Q)
	}
}

// origins chooses where to start: with what leaves the fewest people.
func (f PersonFilter) origins() (all []origin) {
	roles := f.roles()
	if f.Q != "" || f.Church != "" || f.City != "" || f.Enabled == "false" || f.Country != "" && f.Campus == "" {
		return []origin{f.ofPerson(roles)}
	}
	if roles == 0 {
		return []origin{f.ofMembers()}
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
	if roles != 0 {
		cond, args := f.hasRole(roles)
		o.where.Add(cond, args...)
	}
	if f.Campus != "" {
		o.where.Add(ofCampus, f.Campus)
	}
	return o
}

// hasRole is the condition that a person has one of some roles, at the campus
// that the filter names.
func (f PersonFilter) hasRole(roles access.Roles) (string, []any) {
	var m, n db.Where
	m.Add(`mr.person_id = p.id`)
	if f.Campus != "" {
		m.Add(`mr.campus_id = ?`, f.Campus)
	}
	m.In(`mr.role`, (roles &^ access.Network).Names()...)
	n.Add(`n.person_id = p.id`)
	n.In(`n.role`, (roles & access.Network).Names()...)
	return `EXISTS (SELECT 1 FROM membership_role mr` + m.String() + `) OR EXISTS (SELECT 1 FROM network_role n` + n.String() + `)`, append(m.Args, n.Args...)
}

func (f PersonFilter) ofMembers() origin {
	if f.Campus == "" {
		return everybody()
	}
	o := of("membership", "m", "m.campus_id = ?")
	o.where.Add(`m.campus_id = ?`, f.Campus)
	return o
}

// ofNetwork lists who has one of some network-wide roles, each once.
func (f PersonFilter) ofNetwork(roles access.Roles) origin {
	o := of("network_role", "n", ofCampus)
	o.where.In(`n.role`, roles.Names()...)
	o.where.Add(`NOT EXISTS (SELECT 1 FROM network_role other WHERE other.person_id = n.person_id AND other.role < n.role AND other.role IN (` + quoted(roles) + `))`)
	if f.Campus != "" {
		o.where.Add(ofCampus, f.Campus)
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
		o.where.Add(`NOT EXISTS (SELECT 1 FROM membership_role other WHERE other.person_id = mr.person_id AND other.role = mr.role AND other.campus_id < mr.campus_id)`)
	}
	if before := wanted &^ access.Network & (role - 1); before != 0 {
		cond := `NOT EXISTS (SELECT 1 FROM membership_role other WHERE other.person_id = mr.person_id AND other.role IN (` + quoted(before) + `)`
		if f.Campus != "" {
			cond += ` AND other.campus_id = mr.campus_id`
		}
		o.where.Add(cond + `)`)
	}
	if network := wanted & access.Network; network != 0 {
		o.where.Add(`NOT EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = mr.person_id AND n.role IN (` + quoted(network) + `))`)
	}
	return o
}

// quoted writes roles as SQL texts; they are words of ours.
func quoted(roles access.Roles) string { return `'` + strings.Join(roles.Names(), `', '`) + `'` }
