package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/school/account"
	"myspace/internal/school/finance"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// chartYears is how many school years are told, the running one last.
const chartYears = 5

// CockpitCharts is how the network does over time. What the caller may not know is
// not in it.
type CockpitCharts struct {
	Years    []int                    `json:"years" doc:"School years by the year in which they begin, the running one last."`
	Students []studies.CampusStudents `json:"students" doc:"By campus, for each of these years."`
	Presence []studies.MonthPresence  `json:"presence" doc:"Of the last twelve months in which anybody was expected."`
	Money    []finance.ReportRow      `json:"money" doc:"What was invoiced and collected in the last twelve months, for each currency."`
}

func (a *Area) chartRoutes(r *api.Router) {
	api.Get(r, "getCockpitCharts", "/api/cockpit/charts", readCockpit, a.getCharts, api.Says("Get how the network does over time: students, presence, money"))
}

// getCharts is asked when somebody comes to the plots, below the week-end: it reads
// a year of marks, which the first look at the dashboard is not to wait for.
func (a *Area) getCharts(ctx context.Context, _ *struct{}) (c CockpitCharts, err error) {
	scope := access.From(ctx)
	c = CockpitCharts{Years: []int{}, Students: []studies.CampusStudents{}, Presence: []studies.MonthPresence{}, Money: []finance.ReportRow{}}
	if !planning.Plans(scope) {
		return c, nil
	}
	month, err := account.SchoolMonth(ctx, a.db)
	if err != nil {
		return c, err
	}
	today := clock.Today(scope.Actor().TimeZone)
	last := planning.SchoolYear(today, month)
	for year := last - chartYears + 1; year <= last; year++ {
		c.Years = append(c.Years, year)
	}
	if c.Students, err = studies.CountStudents(ctx, a.db, scope, c.Years[0], last); err != nil {
		return c, err
	}
	since := clock.Date{Year: today.Year, Month: today.Month, Day: 1}.AddMonths(-11)
	if c.Presence, err = studies.CountPresence(ctx, a.db, scope, since); err != nil {
		return c, err
	}
	c.Money, err = finance.FindMonths(ctx, a.db, scope)
	return c, err
}
