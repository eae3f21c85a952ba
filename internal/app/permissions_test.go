package app_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
)

// permissions is docs/permissions.md: the table of who may do what.
type permissions struct {
	cells      map[string]map[access.Roles][]grant // by record and role
	fields     map[string]map[access.Roles][]grant
	operations map[string]concern
	guests     []string
	exceptions []*exception
}

// grant is a part of a cell: how far a role reaches, and for which kind of act.
type grant struct {
	reach  string // N, C or S
	kind   string // of act; "" for all
	not    string // a kind that it is not for
	byRank bool   // not for oneself
}

// concern is what an operation is about.
type concern struct{ record, kind, apart string }

// exception is where the routes differ from the table.
type exception struct {
	operations, roles []string
	on, is            string
	used              bool
}

func readPermissions(t *testing.T) (p permissions) {
	t.Helper()
	text, err := os.ReadFile("../../docs/permissions.md")
	must(t, err)
	sections := map[string]string{}
	for section := range strings.SplitSeq(string(text), "\n## ") {
		title, body, _ := strings.Cut(section, "\n")
		sections[title] = body
	}
	p.cells, p.fields = cellsIn(t, sections["The table"]), cellsIn(t, sections["Special fields"])
	p.operations = map[string]concern{}
	for _, row := range rowsIn(sections["Which operation is about what"])[1:] {
		for id := range strings.FieldsSeq(row[3]) {
			if _, twice := p.operations[id]; twice {
				t.Errorf("%s stands in the table twice", id)
			}
			p.operations[id] = concern{row[0], row[1], row[2]}
			if p.cells[row[0]] == nil {
				t.Errorf("%s is about %q, which the table does not have", id, row[0])
			}
		}
	}
	lines := strings.Split(strings.TrimSpace(sections["Open to guests"]), "\n")
	p.guests = strings.Fields(lines[len(lines)-1])
	for _, row := range rowsIn(sections["Exceptions"])[1:] {
		p.exceptions = append(p.exceptions, &exception{operations: strings.Fields(row[0]), roles: strings.Fields(row[1]), on: row[2], is: row[3]})
		if row[4] == "" {
			t.Errorf("the exception of %s does not say why", row[0])
		}
	}
	return p
}

// rowsIn returns the rows of a table in Markdown, the first being its heads.
func rowsIn(text string) (rows [][]string) {
	for line := range strings.SplitSeq(text, "\n") {
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|---") {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i, c := range cells {
			cells[i] = strings.TrimSpace(c)
		}
		rows = append(rows, cells)
	}
	return rows
}

func cellsIn(t *testing.T, text string) map[string]map[access.Roles][]grant {
	t.Helper()
	all := map[string]map[access.Roles][]grant{}
	rows := rowsIn(text)
	for _, row := range rows[1:] {
		all[row[0]] = map[access.Roles][]grant{}
		for i, cell := range row[1:] {
			all[row[0]][access.ParseRoles(rows[0][i+1])] = partsOf(t, cell)
		}
	}
	return all
}

// partsOf reads a cell, such as "C r, C change (…)".
func partsOf(t *testing.T, cell string) (all []grant) {
	t.Helper()
	cell, _, _ = strings.Cut(cell, "(")
	for one := range strings.SplitSeq(cell, ",") {
		words := strings.Fields(strings.Replace(one, "by rank", "by-rank", 1))
		if len(words) == 0 {
			continue
		}
		p := grant{reach: words[0]}
		if !strings.Contains("N C S", p.reach) {
			t.Errorf("%q is no reach", p.reach)
		}
		for i, word := range words[1:] {
			switch {
			case word == "by-rank":
				p.byRank = true
			case word == "not":
				p.not = words[i+2]
			case word != p.not:
				p.kind = word
			}
		}
		all = append(all, p)
	}
	return all
}

// subject is how the record of a target stands to the caller.
type subject struct{ here, own, there bool }

// subjectOf tells what a target of the matrix is, for a kind of record.
func subjectOf(apart string, caller access.Roles, on target) subject {
	here, own := on.campus == "own", on.record == "own"
	switch apart {
	case "nothing":
		return subject{here: true, own: true, there: true}
	case "person":
		return subject{here: here || own, own: own, there: true} // the caller belongs to his own campus
	case "membership":
		return subject{here: here, own: own, there: here || !own} // nobody of the matrix belongs to another campus
	case "instructor":
		return subject{here: here || own, own: own, there: !own || caller == access.Teacher}
	case "campus":
		return subject{here: here, own: here, there: true} // one's own are those one belongs to
	case "campus of others":
		return subject{here: here, there: true}
	case "course":
		return subject{here: true, own: own, there: true} // of no campus
	case "own":
		return subject{own: own, there: true}
	}
	return subject{here: here, own: own, there: true}
}

func (p grant) isFor(kind string) bool { return (p.kind == "" || p.kind == kind) && p.not != kind }

// reaches reports whether a cell lets a role do an act to a record.
func reaches(cell []grant, kind string, s subject) bool {
	return s.there && slices.ContainsFunc(cell, func(p grant) bool {
		if !p.isFor(kind) || p.byRank && s.own {
			return false
		}
		return p.reach == "N" || p.reach == "C" && s.here || p.reach == "S" && s.own
	})
}

// The table itself is the test: what the routes answer, as the golden file has
// it, is what the table says, cell by cell.
func TestTheRoutesDoWhatTheTableSays(t *testing.T) {
	p := readPermissions(t)
	for _, route := range (&app.App{}).Router().Routes() {
		_, mapped := p.operations[route.ID]
		if open := slices.Contains(p.guests, route.ID); open != route.Rule.IsPublic() || mapped == open {
			t.Errorf("%s: docs/permissions.md must say what it is about, or that guests may", route.ID)
		}
	}
	cells := 0
	eachGolden(t, func(id string, on target, caller access.Roles, answer string) {
		o, mapped := p.operations[id]
		if !mapped || caller == 0 {
			return
		}
		cells++
		cell := p.cells[o.record][caller]
		want := "no"
		if reaches(cell, o.kind, subjectOf(o.apart, caller, on)) {
			want = "ok"
		}
		got := map[bool]string{true: "ok", false: "no"}[answer == "ok"]
		if e := p.exception(id, caller, on); e != nil {
			e.used = e.used || want != e.is
			want = e.is
		}
		closed := !slices.Contains(p.excepted(id), caller.String()) && !slices.ContainsFunc(cell, func(q grant) bool { return q.isFor(o.kind) })
		if closed && answer != "403" && answer != "ok" {
			t.Errorf("%s, %s: %s, but who has no reach at all gets 403 before any look-up", id, caller, answer)
		}
		if got != want {
			t.Errorf("%s, %s at %s campus, %s record: %s, the table says %s", id, caller, on.campus, on.record, answer, want)
		}
	})
	for _, e := range p.exceptions {
		if !e.used {
			t.Errorf("the exception of %v for %v on %s is not needed", e.operations, e.roles, e.on)
		}
	}
	t.Logf("%d cells held against the table", cells)
}

// excepted are the roles that an operation has exceptions for.
func (p permissions) excepted(id string) (roles []string) {
	for _, e := range p.exceptions {
		if slices.Contains(e.operations, id) {
			roles = append(roles, e.roles...)
		}
	}
	return roles
}

func (p permissions) exception(id string, caller access.Roles, on target) *exception {
	for _, e := range p.exceptions {
		campus, record, _ := strings.Cut(e.on, "/")
		if slices.Contains(e.operations, id) && slices.Contains(e.roles, caller.String()) &&
			(campus == "*" || campus == on.campus) && (record == "*" || record == on.record) {
			return e
		}
	}
	return nil
}

// Every route of the matrix is open to somebody: a probe that always fails shows
// nothing.
func TestEveryProbeSucceedsForSomebody(t *testing.T) {
	// They need another service to answer; account's own tests have one.
	elsewhere := []string{"startProvider", "finishProvider", "confirmProvider"}
	open := map[string]bool{}
	eachGolden(t, func(id string, _ target, _ access.Roles, answer string) { open[id] = open[id] || answer == "ok" })
	for id, is := range open {
		if is == slices.Contains(elsewhere, id) {
			t.Errorf("%s succeeds for somebody: %v", id, is)
		}
	}
}

// eachGolden calls do with every cell of the matrix.
func eachGolden(t *testing.T, do func(id string, on target, caller access.Roles, answer string)) {
	t.Helper()
	text, err := os.ReadFile("testdata/access.golden")
	must(t, err)
	callers := append([]access.Roles{0}, access.Everyone.Each()...)
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		words := strings.Fields(line)
		if i == 0 {
			continue
		}
		if len(words) != 3+len(callers) {
			t.Fatalf("line %d has %d words", i+1, len(words))
		}
		for at, caller := range callers {
			do(words[0], target{words[1], words[2]}, caller, words[3+at])
		}
	}
}

// What of a person is told to whom is in the second table.
func TestARecordTellsWhatTheTableSays(t *testing.T) {
	p := readPermissions(t)
	w := newWorld(t)
	w.exec(`UPDATE person SET identity_card = 'x', bank_account = 'x', memo = 'x', city = 'somewhere'`)
	must(t, w.trial.Keep(t.Context()))
	for _, caller := range access.Everyone.Each() {
		for _, on := range targets {
			_, record := w.get(caller, "/api/people/"+w.personOn(caller, on))
			_, list := w.get(caller, "/api/people?page_size=200&q="+w.nameOn(caller, on))
			s := subjectOf("person", caller, on)
			for field, cells := range p.fields {
				want := reaches(cells[caller], "r", s)
				text := map[bool]string{true: `"city":"somewhere"`, false: `"` + field + `":`}[field == "contact"]
				if got := strings.Contains(record, text); got != want {
					t.Errorf("%s is told %s of %s/%s: %v, the table says %v", caller, field, on.campus, on.record, got, want)
				}
				listed := want && (field == "contact" || field == "enabled")
				if got := strings.Contains(list, text); got != listed {
					t.Errorf("%s is listed %s of %s/%s: %v, want %v", caller, field, on.campus, on.record, got, listed)
				}
			}
		}
	}
}
