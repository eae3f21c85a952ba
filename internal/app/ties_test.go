package app_test

import (
	"slices"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/part"
)

// namesAPerson reports whether a column says who, by a foreign key or by its
// name alone.
func namesAPerson(links []db.Link, table, column string) bool {
	for _, l := range links {
		if l.Table == table && l.Column == column {
			return l.To == "person" || l.ToColumn == "person_id"
		}
	}
	return column == "person_id" || strings.HasSuffix(column, "_by") && !slices.Contains(noPerson, column)
}

// noPerson are columns that end as if they said who.
var noPerson = []string{"masked_by", "repeat_by"}

// TestEveryTieToAPersonIsDecided fails when a table refers to people and nobody
// said what becomes of its rows when two records are merged or one is erased.
func TestEveryTieToAPersonIsDecided(t *testing.T) {
	d := dbtest.Open(t)
	tables, err := db.Tables(t.Context(), d)
	must(t, err)
	links, err := db.Links(t.Context(), d)
	must(t, err)
	ties, seen := (&app.App{}).Parts().Ties(), map[string]bool{}
	for _, table := range tables {
		keys, err := db.Keys(t.Context(), d, table.Name)
		must(t, err)
		for _, column := range table.Columns {
			name := table.Name + "." + column.Name
			if !namesAPerson(links, table.Name, column.Name) {
				continue
			}
			seen[name] = true
			tie, ok := ties[name]
			if !ok || tie.Merge == 0 || tie.Erase == 0 {
				t.Errorf("%s names a person and has no whole tie: say in the area's Ties what becomes of its rows", name)
			}
			unique := slices.ContainsFunc(keys, func(key []string) bool { return slices.Contains(key, column.Name) })
			if unique && tie.Merge == part.Moves {
				t.Errorf("%s is part of a key: two records may both have such a row, so they cannot simply move", name)
			}
		}
	}
	for name, tie := range ties {
		table, column, _ := strings.Cut(name, ".")
		through := slices.Contains(links, db.Link{Table: table, Column: column, To: tie.Through, ToColumn: "id"}) && ties[tie.Through+".person_id"].Merge != 0
		if !seen[name] && !through && !hangsOnTied(links, ties, table, column) {
			t.Errorf("there is a tie for %s, which names nobody", name)
		}
	}
}

// hangsOnTied reports whether a column is that of a tied one of another table:
// what hangs on rows that hang on a person through others.
func hangsOnTied(links []db.Link, ties part.Ties, table, column string) bool {
	return slices.ContainsFunc(links, func(l db.Link) bool {
		return l.Table == table && l.Column == column && ties[l.To+"."+l.ToColumn].Through != ""
	})
}

// unindexed are the columns that name a person and may be looked through, with
// the reason.
var unindexed = map[string]string{}

// TestEveryColumnThatNamesAPersonIsIndexed: merging and erasing look for somebody
// in all of them, which took longer the more rows there were.
func TestEveryColumnThatNamesAPersonIsIndexed(t *testing.T) {
	d := dbtest.Open(t)
	tables, err := db.Tables(t.Context(), d)
	must(t, err)
	links, err := db.Links(t.Context(), d)
	must(t, err)
	seen := 0
	for _, table := range tables {
		indexes, err := db.Indexes(t.Context(), d, table.Name)
		must(t, err)
		for _, column := range table.Columns {
			name := table.Name + "." + column.Name
			if !namesAPerson(links, table.Name, column.Name) || unindexed[name] != "" {
				continue
			}
			seen++
			if !slices.ContainsFunc(indexes, func(index []string) bool { return index[0] == column.Name }) {
				t.Errorf("%s names a person and begins no index", name)
			}
		}
	}
	if seen < 30 {
		t.Errorf("only %d columns were seen", seen)
	}
}

func TestEveryTieHasAText(t *testing.T) {
	texts, err := app.LoadTexts()
	must(t, err)
	for name, tie := range (&app.App{}).Parts().Ties() {
		if tie.Name != "" && !texts.Has("merge.rows."+tie.Name) {
			t.Errorf("%s: merge.rows.%s has no text", name, tie.Name)
		}
	}
}

// TestWhatSomebodyWroteForHimselfIsHisAlone: the archive of a person's data that
// an admin takes has neither his notes nor his marks.
func TestWhatSomebodyWroteForHimselfIsHisAlone(t *testing.T) {
	ties := (&app.App{}).Parts().Ties()
	for _, name := range []string{"note.person_id", "book_mark.person_id"} {
		if !ties[name].Own {
			t.Errorf("%s is in the archive that an admin takes", name)
		}
	}
}
