package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
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
		year, err := findPlannings(ctx, tx, scope, PlanningFilter{Year: in.Body.Year, States: []string{Draft, Published, Closed}, Sort: "date"}, api.Paging{Page: 1, PageSize: maxSeries})
		if err != nil {
			return err
		}
		if len(year.Items) == 0 {
			return fault.On("year", "planning.year_empty", nil)
		}
		going, err := findGoing(ctx, tx, in.Body.FirstDay)
		if err != nil {
			return err
		}
		all, shift := []NewPlanning{}, in.Body.FirstDay.DaysSince(year.Items[0].FirstDay)
		for _, p := range year.Items {
			if n := p.moved(shift, going); len(n.CampusIDs) > 0 {
				all = append(all, n)
			}
		}
		made.Items, err = addPlannings(ctx, tx, "copyPlanningYear", all...)
		return err
	})
	return made, err
}

// moved is a copy of a planning so many days later.
func (p Planning) moved(days int, going map[string]bool) NewPlanning {
	n := NewPlanning{ID: db.NewID(), PlanningFields: p.PlanningFields, Participants: p.participants()}
	n.Number, n.Week, n.FirstDay, n.LastDay = 0, 0, p.FirstDay.AddDays(days), p.LastDay.AddDays(days)
	n.ClassIDs = slices.DeleteFunc(n.ClassIDs, func(id string) bool { return !going[id] })
	n.CampusIDs = slices.DeleteFunc(n.CampusIDs, func(id string) bool { return !going[id] })
	return n
}

// findGoing returns the classes that go on from a day, and the campuses in use.
func findGoing(ctx context.Context, q db.Querier, day clock.Date) (map[string]bool, error) {
	going := map[string]bool{}
	ids, err := db.All(ctx, q, db.ScanString, `SELECT id FROM class WHERE end_year >= ? AND graduated_at IS NULL AND archived_at IS NULL
		UNION ALL SELECT id FROM campus WHERE archived_at IS NULL`, day.Year)
	for _, id := range ids {
		going[id] = true
	}
	return going, err
}
