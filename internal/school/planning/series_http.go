package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/account"
)

func (a *Area) seriesRoutes(r *api.Router) {
	api.Post(r, "createPlanningSeries", "/api/plannings/series", plan, a.createPlanningSeries, api.Says("Create plannings every so many weeks"), api.Refuses(fault.NotFound))
	api.Post(r, "copyPlanningYear", "/api/plannings/copy", plan, a.copyPlanningYear, api.Says("Copy the plannings of a year to other dates"), api.Refuses(fault.NotFound))
}

// Made tells of plannings that were made together.
type Made struct {
	Items []Planning `json:"items"`
}

func (a *Area) createPlanningSeries(ctx context.Context, in *struct {
	Body struct {
		Series
		Participants
	}
},
) (made Made, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := mayTakePart(ctx, tx, in.Body.Participants, Participants{}); err != nil {
			return err
		}
		all := []NewPlanning{}
		for _, day := range in.Body.begins() {
			all = append(all, NewPlanning{db.NewID(), in.Body.fields(day), in.Body.Participants})
		}
		made.Items, err = addPlannings(ctx, tx, "createPlanningSeries", all...)
		return err
	})
	return made, err
}

// copyPlanningYear makes the plannings of a year again, all moved by as many
// days as the first one. Classes that are over by then, and campuses that were archived, stay behind; the boards
// begin empty, since what comes next for a class is not what it had last year.
func (a *Area) copyPlanningYear(ctx context.Context, in *struct {
	Body struct {
		Year     int        `json:"year" minimum:"2000" maximum:"2100" doc:"The year in which the school year to copy begins."`
		FirstDay clock.Date `json:"first_day" format:"date" doc:"Of the first planning that is made."`
	}
},
) (made Made, err error) {
	if err := clock.SchoolDays.On("first_day", in.Body.FirstDay); err != nil {
		return made, err
	}
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		year, err := findUncounted(ctx, tx, scope, PlanningFilter{Year: in.Body.Year, States: []string{Draft, Published, Closed}, Sort: "date"}, api.Paging{Page: 1, PageSize: maxCopied})
		if err != nil {
			return err
		}
		if len(year.Items) == 0 {
			return fault.On("year", "planning.year_empty", nil)
		}
		if year.Total > maxCopied {
			return fault.On("year", "planning.series_long", fault.Params{"limit": maxCopied})
		}
		going, err := findGoing(ctx, tx)
		if err != nil {
			return err
		}
		all, shift := []NewPlanning{}, in.Body.FirstDay.DaysSince(year.Items[0].FirstDay)
		for _, p := range year.Items {
			n := p.moved(shift, going)
			if len(n.CampusIDs) == 0 {
				continue
			}
			if err := clock.SchoolDays.On("first_day", n.LastDay); err != nil {
				return err
			}
			all = append(all, n)
		}
		made.Items, err = addPlannings(ctx, tx, "copyPlanningYear", all...)
		return err
	})
	return made, err
}

// maxCopied is how many plannings of a year are copied at once: where campuses
// have their own, a year has several for each week.
const maxCopied = 500

// moved is a copy of a planning so many days later.
func (p Planning) moved(days int, on going) NewPlanning {
	n := NewPlanning{ID: db.NewID(), PlanningFields: p.PlanningFields, Participants: p.participants()}
	n.Number, n.Week, n.FirstDay, n.LastDay = 0, 0, p.FirstDay.AddDays(days), p.LastDay.AddDays(days)
	year := SchoolYear(n.FirstDay, on.month)
	n.ClassIDs = slices.DeleteFunc(n.ClassIDs, func(id string) bool { return on.ends[id] <= year })
	n.CampusIDs = slices.DeleteFunc(n.CampusIDs, func(id string) bool { return !on.campuses[id] })
	return n
}

// going is who goes on: classes until the school year that ends in a year, and
// the campuses in use.
type going struct {
	month    int // in which a school year begins
	ends     map[string]int
	campuses map[string]bool
}

func findGoing(ctx context.Context, q db.Querier) (on going, err error) {
	on = going{ends: map[string]int{}, campuses: map[string]bool{}}
	if on.month, err = account.SchoolMonth(ctx, q); err != nil {
		return on, err
	}
	return on, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var year int
		err := r.Scan(&id, &year)
		if year == 0 {
			on.campuses[id] = true
		} else {
			on.ends[id] = year
		}
		return err
	}, `SELECT id, end_year FROM class WHERE graduated_at IS NULL AND archived_at IS NULL UNION ALL SELECT id, 0 FROM campus WHERE archived_at IS NULL`)
}
