package finance

import (
	"cmp"
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	campuses "myspace/internal/school/campus"
)

func (a *Area) reportRoutes(r *api.Router) {
	const class, report = "/api/classes/{id}/money", "/api/money/report"
	api.Get(r, "getClassMoney", class, readBooks, a.getClassMoney, api.Says("Get how a class pays: students down, installments across"))
	api.Stream(r, "exportClassMoney", class+"/export", readBooks, a.exportClassMoney, api.Says("Export how a class pays"))
	api.Get(r, "getMoneyReport", report, readBooks, a.getMoneyReport, api.Says("Get what was invoiced, collected and is owed, by campus, class, category or month"))
	api.Stream(r, "exportMoneyReport", report+"/export", readBooks, a.exportMoneyReport, api.Says("Export what was invoiced, collected and is owed"))
	api.Get(r, "getAgeing", "/api/money/ageing", readBooks, a.getAgeing, api.Says("Get what is past its deadline, by how long"))
	api.Stream(r, "exportAgeing", "/api/money/ageing/export", readBooks, a.exportAgeing, api.Says("Export who is past a deadline, by how long"))
	api.Get(r, "getForecast", "/api/money/forecast", readBooks, a.getForecast, api.Says("Get what schedules say of this month and the five that follow"))
	api.Stream(r, "exportForecast", "/api/money/forecast/export", readBooks, a.exportForecast, api.Says("Export what schedules say of this month and the five that follow"))
}

// ReportFilter is what a report is about.
type ReportFilter struct {
	Campus string `query:"campus" maxLength:"64"`
	By     string `query:"by" default:"month" enum:"campus,class,category,month"`
	Period
}

// where is the condition that rows are of the report's campuses, within reach.
func (f ReportFilter) where(in access.Scope, campus string) (w db.Where) {
	w.And(in.Rows(campus+` = ?`, ``))
	if f.Campus != "" {
		w.Add(campus+` = ?`, f.Campus)
	}
	return w
}

// days fills in those that were not chosen: the last twelve months.
func (f ReportFilter) days(day clock.Date) ReportFilter {
	f.To = cmp.Or(f.To, day)
	f.From = cmp.Or(f.From, monthOf(f.To).AddMonths(-11))
	return f
}

func (a *Area) getClassMoney(ctx context.Context, in *api.ID) (ClassMoney, error) {
	return findClassMoney(ctx, a.db, access.From(ctx), in.ID)
}

func (a *Area) exportClassMoney(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	c, err := findClassMoney(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "accounting.class_report", nil)
	said := func(key string) string { return t.Texts.T("accounting."+key, nil) }
	t.Of, t.Distinct = c.ClassCode, true
	t.Headings = []string{said("student"), said("currency"), said("total"), said("paid"), said("still_owed"), said("overdue")}
	for _, i := range c.Installments {
		head := t.Texts.T("accounting.installment", fault.Params{"number": i.Number})
		t.Headings = append(t.Headings, head+" – "+said("state"), head+" – "+said("paid"), head+" – "+said("still_owed"))
	}
	t.Each = func(add func(...any) error) error {
		for _, s := range append(c.Students, c.Totals...) {
			sum := func(n int64) sheet.Money { return sheet.Money{Units: n, Currency: s.Currency} }
			row := []any{cmp.Or(s.StudentName, said("all")), s.Currency, sum(s.Total), sum(s.Paid), sum(s.Open), sum(s.Due)}
			for _, cell := range s.Cells {
				state := ""
				if cell.State != "" {
					state = said("states." + cell.State)
				}
				row = append(row, state, sum(cell.Paid), sum(cell.Open))
			}
			if err := add(row...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// report is what was asked for, within reach.
func (a *Area) report(ctx context.Context, f ReportFilter) (m MoneyReport, err error) {
	scope := access.From(ctx)
	f = f.days(today(scope))
	m = MoneyReport{By: f.By, From: f.From, To: f.To}
	if f.By == "category" {
		m.Items, err = findByCategory(ctx, a.db, scope, f)
	} else {
		m.Items, err = findReport(ctx, a.db, scope, f)
	}
	return m, err
}

func (a *Area) getMoneyReport(ctx context.Context, in *ReportFilter) (MoneyReport, error) {
	return a.report(ctx, *in)
}

func (a *Area) exportMoneyReport(ctx context.Context, in *struct {
	ReportFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	m, err := a.report(ctx, in.ReportFilter)
	if err != nil {
		return nil, err
	}
	columns := []string{"invoiced", "credited", "collected", "still_owed", "overdue"}
	if m.By == "category" {
		columns = []string{"income", "expense"}
	}
	keys := []string{"accounting." + m.By, "accounting.currency"}
	for _, one := range columns {
		keys = append(keys, "accounting."+one)
	}
	t := a.Table(ctx, "accounting.report", keys)
	t.Of = m.From.String() + " – " + m.To.String()
	t.Each = func(add func(...any) error) error {
		for _, r := range m.Items {
			sums := []int64{r.Invoiced, r.Credited, r.Collected, r.Open, r.Due}
			if m.By == "category" {
				sums = []int64{r.Income, r.Expense}
			}
			row := []any{a.named(t.Texts, m.By, r), r.Currency}
			for _, n := range sums {
				row = append(row, sheet.Money{Units: n, Currency: r.Currency})
			}
			if err := add(row...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

func (a *Area) getAgeing(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (g Ageing, err error) {
	scope := access.From(ctx)
	g.On = today(scope)
	g.Items, err = findCampusAges(ctx, a.db, scope, ReportFilter{Campus: in.Campus}, g.On)
	return g, err
}

func (a *Area) exportAgeing(ctx context.Context, in *struct {
	api.Link
	Campus string       `query:"campus" maxLength:"64"`
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	all, err := findLatePayers(ctx, a.db, scope, ReportFilter{Campus: in.Campus}, today(scope))
	if err != nil {
		return nil, err
	}
	of, err := campuses.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "accounting.ageing", []string{"accounting.campus", "accounting.payer", "accounting.email", "accounting.currency", "accounting.days_30", "accounting.days_60", "accounting.days_90", "accounting.older"})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		for _, p := range all {
			sum := func(n int64) sheet.Money { return sheet.Money{Units: n, Currency: p.Currency} }
			if err := add(p.campus, p.name, p.email, p.Currency, sum(p.Days30), sum(p.Days60), sum(p.Days90), sum(p.Older)); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

func (a *Area) getForecast(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (Forecast, error) {
	scope := access.From(ctx)
	return findForecast(ctx, a.db, scope, ReportFilter{Campus: in.Campus}, today(scope))
}

// exportForecast is what is expected, month by month; what is late stands before
// the first.
func (a *Area) exportForecast(ctx context.Context, in *struct {
	api.Link
	Campus string       `query:"campus" maxLength:"64"`
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	f, err := findForecast(ctx, a.db, scope, ReportFilter{Campus: in.Campus}, today(scope))
	if err != nil {
		return nil, err
	}
	of, err := campuses.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "accounting.forecast", []string{"accounting.month", "accounting.currency", "accounting.expected"})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		for _, late := range f.Late {
			if err := add(t.Texts.T("accounting.overdue", nil), late.Currency, sheet.Money{Units: late.Amount, Currency: late.Currency}); err != nil {
				return err
			}
		}
		for _, m := range f.Months {
			if err := add(m.Month, m.Currency, sheet.Money{Units: m.Expected, Currency: m.Currency}); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}
