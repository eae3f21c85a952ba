package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// searchPlannings finds week-ends as their list does, the latest first. The word
// for a week-end stands in every title and so tells none from another.
func (a *Area) searchPlannings(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	texts := a.Texts(ctx)
	label := strings.Fields(db.SearchText(texts.T("plannings.numbered", fault.Params{"number": ""})))
	given := strings.Fields(db.SearchText(words))
	rest := slices.DeleteFunc(slices.Clone(given), func(word string) bool { return slices.Contains(label, word) })
	if len(given) == 0 {
		return nil, nil
	}
	w := planningsLike(caller.Under(readAgenda), PlanningFilter{Search: api.Search{Q: strings.Join(rest, " ")}})
	return db.All(ctx, q, func(r db.Row) (part.Found, error) {
		f := part.Found{Kind: "planning", Roles: []string{}}
		var number int
		var abbreviation string
		var first clock.Date
		err := r.Scan(&f.ID, &number, &abbreviation, &first)
		f.Title = texts.T("plannings.numbered", fault.Params{"number": number})
		if abbreviation != "" {
			f.Title += " · " + abbreviation
		}
		f.About, f.Link = texts.LongDate(first), "/apps/academic/program/planning/"+f.ID
		return f, err
	}, `SELECT p.id, p.number, p.abbreviation, p.first_day FROM planning p`+w.String()+` ORDER BY p.first_day DESC, p.id`+db.Limit(most), w.Args...)
}
