package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// personData is all that is kept about a person.
type personData struct {
	MadeAt  clock.Time     `json:"made_at"`
	Name    string         `json:"name"`
	Tables  []dataTable    `json:"tables"`
	History []historyEvent `json:"history,omitempty"`
	photo   string
	files   []string // hashes of stored contents that the rows refer to
}

// dataTable is the rows of a table that are about a person.
type dataTable struct {
	Table   string           `json:"table"`
	Rows    []map[string]any `json:"rows"`
	name    string           // as people call them: see Tie
	columns []string
}

// historyEvent is a change of a person's record, without who made it.
type historyEvent struct {
	At      clock.Time     `json:"at"`
	Action  string         `json:"action"`
	Changes []audit.Change `json:"changes"`
}

// workings are columns that hold nothing but a copy of another one.
var workings = []string{"sort_name", "sort_city", "search_text", "name_key", "email_key"}

// collect gathers what is kept about a person, at one moment. The memo of the
// staff and the history are not for himself; his own notes are for nobody else.
func (a *Area) collect(ctx context.Context, p Person) (all personData, err error) {
	self := p.ID == access.From(ctx).Actor().PersonID
	err = a.db.Snapshot(ctx, func(q db.Querier) error {
		all = personData{MadeAt: clock.Now(), Name: p.FullName(), photo: p.photoHash}
		tables, err := db.Tables(ctx, q)
		if err != nil {
			return err
		}
		links, err := db.Links(ctx, q)
		if err != nil {
			return err
		}
		hidden := workings
		if self {
			hidden = append(slices.Clip(hidden), "memo")
		}
		if err := all.add(ctx, q, tables, links, "person", "id", part.Tie{Hidden: hidden}, p.ID); err != nil {
			return err
		}
		err = a.Parts.Ties().Each(func(table, column string, tie part.Tie) error {
			if tie.Private || tie.Own && !self {
				return nil
			}
			return all.add(ctx, q, tables, links, table, column, tie, p.ID)
		})
		if err != nil || self {
			return err
		}
		return all.addHistory(ctx, q, p.ID)
	})
	return all, err
}

// add adds the rows of a table that are about a person.
func (d *personData) add(ctx context.Context, q db.Querier, tables []db.Table, links []db.Link, table, column string, tie part.Tie, personID string) error {
	i := slices.IndexFunc(tables, func(t db.Table) bool { return t.Name == table })
	if i < 0 {
		return nil
	}
	t := dataTable{Table: table, Rows: []map[string]any{}, name: tie.Name}
	shown := func(name string) bool { return !slices.Contains(tie.Hidden, name) && !slices.Contains(workings, name) }
	for _, c := range tables[i].Columns {
		if shown(c.Name) {
			t.columns = append(t.columns, c.Name)
		}
	}
	var w db.Where
	w.Add(tie.Of(column), personID)
	err := tables[i].Some(ctx, q, w, func(row []any) error {
		one := map[string]any{}
		for j, c := range tables[i].Columns {
			if shown(c.Name) {
				one[c.Name] = row[j]
			}
			if hash, ok := row[j].(string); ok && slices.Contains(links, db.Link{Table: table, Column: c.Name, To: "file", ToColumn: "hash"}) {
				d.files = append(d.files, hash)
			}
		}
		t.Rows = append(t.Rows, one)
		return nil
	})
	d.Tables = append(d.Tables, t)
	return err
}

func (d *personData) addHistory(ctx context.Context, q db.Querier, personID string) error {
	const mostEvents = 200
	for page := 1; ; page++ {
		l, err := audit.Find(ctx, q, access.System(), audit.Filter{Entity: "person", EntityID: personID, Page: page, PageSize: mostEvents})
		if err != nil {
			return err
		}
		for _, e := range l.Items {
			d.History = append(d.History, historyEvent{e.At, e.Action, e.Changes})
		}
		if len(l.Items) < mostEvents {
			return nil
		}
	}
}
