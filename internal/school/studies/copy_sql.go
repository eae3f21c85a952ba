package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// findRow reads all cells of a student in a sheet that the caller reaches, to enter
// something.
func findRow(ctx context.Context, q db.Querier, in access.Scope, id SheetID, enrollmentID string) (*grid, error) {
	g, err := readRow(ctx, q, in, id, enrollmentID)
	if err == nil {
		err = g.open()
	}
	return g, err
}

// readRow is findRow for who only looks, also of an archived class.
func readRow(ctx context.Context, q db.Querier, in access.Scope, id SheetID, enrollmentID string) (*grid, error) {
	var of db.Where
	of.Add(`e.id = ?`, enrollmentID)
	g, err := readGrid(ctx, q, in, id, db.Where{}, of)
	if err == nil && len(g.cells) == 0 {
		err = fault.New(fault.NotFound, "attendance.not_found")
	}
	return g, err
}

// empty are the sessions in which something could be filled in.
func (g *grid) empty() []string { return g.fillable("") }

// fillable are the sessions in which something could be filled in, and those that
// an entry has filled already, in order.
func (g *grid) fillable(entryID string) []string {
	all, none := []string{}, Mark{}
	for key, c := range g.cells {
		if c.refusal(MarkEntry{ID: entryID}) == "" && (c.now == none || entryID != "" && c.knows(entryID)) {
			all = append(all, key.session)
		}
	}
	slices.Sort(all)
	return all
}
