package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/school/account"
	"myspace/internal/school/planning"
)

func (a *Area) comparisonRoutes(r *api.Router) {
	api.Get(r, "compareReports", "/api/reports/comparison", readClassReports, a.compareReports, api.Says("Compare classes or campuses by school year: averages, who passed, presence"))
	api.Stream(r, "exportComparison", "/api/reports/comparison/export", readClassReports, a.exportComparison, api.Says("Export a comparison of classes or campuses as a table"))
}

func (a *Area) compareReports(ctx context.Context, in *ComparisonFilter) (Comparison, error) {
	return findComparison(ctx, a.db, access.From(ctx), *in)
}

// findComparison compares what is in reach. Nothing of grades is read where the
// caller may not know them: no total gives them away.
func findComparison(ctx context.Context, q db.Querier, in access.Scope, f ComparisonFilter) (Comparison, error) {
	if f.Last == 0 {
		month, err := account.SchoolMonth(ctx, q)
		if err != nil {
			return Comparison{}, err
		}
		f.Last = planning.SchoolYear(clock.Today(in.Actor().TimeZone), month)
	}
	found, err := findCompared(ctx, q, in, f)
	if err != nil {
		return Comparison{}, err
	}
	all, marked := make([]string, len(found.Items)), []string{}
	for i := range found.Items {
		one := &found.Items[i]
		one.SeesMarks = seesAll(in, one.campusID)
		if all[i] = one.ID; one.SeesMarks {
			marked = append(marked, one.ID)
		}
	}
	known := map[string]map[int]ComparedYear{}
	of := func(id string, year int) ComparedYear {
		if known[id] == nil {
			known[id] = map[int]ComparedYear{}
		}
		return known[id][year]
	}
	if err := comparePresence(ctx, q, f, all, func(id string, year int, one ComparedYear) {
		y := of(id, year)
		y.Present, y.Counted = one.Present, one.Counted
		known[id][year] = y
	}); err != nil {
		return Comparison{}, err
	}
	err = compareGrades(ctx, q, f, marked, func(id string, year int, one ComparedYear) {
		y := of(id, year)
		y.Mean, y.Graded, y.Passed = one.Mean, one.Graded, one.Passed
		known[id][year] = y
	})
	c := compare(f.By, found.Items, known, f.Last-f.Years+1, f.Last)
	c.More = found.Total > len(found.Items)
	return c, err
}

// exportComparison writes a line for each year of each. Who may not know grades
// gets no columns for them.
func (a *Area) exportComparison(ctx context.Context, in *struct {
	ComparisonFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	c, err := findComparison(ctx, a.db, access.From(ctx), in.ComparisonFilter)
	if err != nil {
		return nil, err
	}
	return c.table(a.Table(ctx, "report.compare.title", nil), in.Format).As(in.Format), nil
}
