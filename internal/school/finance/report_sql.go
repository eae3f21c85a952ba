package finance

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findClassMoney reads how a class in reach pays.
func findClassMoney(ctx context.Context, q db.Querier, in access.Scope, id string) (c ClassMoney, err error) {
	var w db.Where
	w.Add(`k.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, ``))
	if c, err = db.One(ctx, q, "class.not_found", func(r db.Row) (c ClassMoney, err error) {
		return c, r.Scan(&c.ClassID, &c.ClassCode, &c.CampusID, &c.CampusName)
	}, `SELECT k.id, k.code, k.campus_id, h.name FROM class k JOIN campus h ON h.id = k.campus_id`+w.String(), w.Args...); err != nil {
		return c, err
	}
	cells, err := findClassCells(ctx, q, id)
	if err != nil {
		return c, err
	}
	c.arrange(cells, today(in))
	return c, nil
}

// classCell is an installment of a student as it is read.
type classCell struct {
	enrollment, person, name, currency string
	number                             int
	deadline, next                     clock.Date // the first of all, and of what is open
	sums                               InstallmentSums
}

func findClassCells(ctx context.Context, q db.Querier, classID string) ([]classCell, error) {
	return db.All(ctx, q, func(r db.Row) (c classCell, err error) {
		return c, r.Scan(&c.enrollment, &c.person, &c.name, &c.currency, &c.number, &c.deadline, &c.next, &c.sums.Total, &c.sums.Paid, &c.sums.Credited, &c.sums.Open)
	}, `SELECT e.id, e.person_id, `+naming.Person+`, o.currency, o.number, MIN(o.deadline), MIN(CASE WHEN o.open > 0 THEN o.deadline END),
		SUM(CASE WHEN o.canceled_at IS NULL THEN o.amount ELSE o.paid + o.credited END), SUM(o.paid), SUM(o.credited), SUM(o.open)
		FROM owed_part o JOIN enrollment e ON e.id = o.enrollment_id JOIN person p ON p.id = e.person_id WHERE o.class_id = ? AND (o.canceled_at IS NULL OR o.paid + o.credited > 0)
		GROUP BY e.id, e.person_id, e.sort_name, p.first_name, p.last_name, o.currency, o.number ORDER BY e.sort_name, e.id, o.currency, o.number`, classID)
}

// arrange puts cells in rows and columns.
func (c *ClassMoney) arrange(cells []classCell, day clock.Date) {
	at := map[int]int{}
	c.Installments, c.Students, c.Totals = []ClassInstallment{}, []StudentMoney{}, []StudentMoney{}
	for _, one := range cells {
		if i, ok := at[one.number]; !ok {
			at[one.number] = len(c.Installments)
			c.Installments = append(c.Installments, ClassInstallment{one.number, one.deadline})
		} else if one.deadline.Before(c.Installments[i].Deadline) {
			c.Installments[i].Deadline = one.deadline
		}
	}
	slices.SortFunc(c.Installments, func(a, b ClassInstallment) int { return cmp.Compare(a.Number, b.Number) })
	for i, one := range c.Installments {
		at[one.Number] = i
	}
	totals := map[string]*StudentMoney{}
	for _, one := range cells {
		last := len(c.Students) - 1
		if last < 0 || c.Students[last].EnrollmentID != one.enrollment || c.Students[last].Currency != one.currency {
			c.Students = append(c.Students, StudentMoney{EnrollmentID: one.enrollment, StudentID: one.person, StudentName: one.name, Currency: one.currency, Cells: make([]InstallmentCell, len(c.Installments))})
			last++
		}
		if totals[one.currency] == nil {
			totals[one.currency] = &StudentMoney{Currency: one.currency, Cells: make([]InstallmentCell, len(c.Installments))}
		}
		for _, row := range []*StudentMoney{&c.Students[last], totals[one.currency]} {
			cell := &row.Cells[at[one.number]]
			row.add(one.sums)
			if cell.add(one.sums); row == &c.Students[last] {
				cell.State = stateOf(one.sums.Open, one.next, day)
			}
			if one.sums.Open > 0 && one.next.Before(day) {
				row.Due += one.sums.Open
			}
		}
	}
	for _, t := range totals {
		c.Totals = append(c.Totals, *t)
	}
	slices.SortFunc(c.Totals, func(a, b StudentMoney) int { return strings.Compare(a.Currency, b.Currency) })
}

// figure is one of the sums of a report: where it comes from.
type figure struct {
	into              func(*ReportRow) *int64
	from, amount, day string
	cond              string
	always            bool // as it stands now, whatever the days
}

func figuresBy(by string, day clock.Date) []figure {
	collected := figure{func(r *ReportRow) *int64 { return &r.Collected }, `money_transaction x`, `x.dues`, `x.day`, collects, false}
	if by == "class" {
		collected = figure{collected.into, `money_allocation l JOIN owed_part x ON x.id = l.part_id`, `l.amount`, `l.day`, `l.transaction_id IS NOT NULL`, false}
	}
	return []figure{
		{func(r *ReportRow) *int64 { return &r.Invoiced }, `invoice x`, `x.total`, `x.day`, `x.state <> 'draft'`, false},
		{func(r *ReportRow) *int64 { return &r.Credited }, `credit_note n JOIN invoice x ON x.id = n.invoice_id`, `n.amount`, `n.day`, `1 = 1`, false},
		collected,
		{func(r *ReportRow) *int64 { return &r.Open }, `owed_part x`, `x.open`, `x.deadline`, `x.open > 0`, by != "month"},
		{func(r *ReportRow) *int64 { return &r.Due }, `owed_part x`, `x.open`, `x.deadline`, `x.open > 0 AND x.deadline < '` + day.String() + `'`, by != "month"},
	}
}

// findReport sums up money by campus, class or month.
func findReport(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter) ([]ReportRow, error) {
	rows := map[[2]string]*ReportRow{}
	for _, one := range figuresBy(f.By, today(in)) {
		key := map[string]string{"campus": `x.campus_id`, "class": `COALESCE(x.class_id, '')`, "month": `CAST(` + one.day + ` AS TEXT)`}[f.By]
		w := f.where(in, `x.campus_id`)
		w.Add(one.cond)
		if !one.always {
			w.Add(one.day+` >= ?`, f.From)
			w.Add(one.day+` <= ?`, f.To)
		}
		if err := db.Each(ctx, q, func(r db.Row) error {
			var id, currency string
			var amount int64
			if err := r.Scan(&id, &currency, &amount); err != nil {
				return err
			}
			if f.By == "month" {
				id = id[:len("2026-11")]
			}
			at := [2]string{id, currency}
			if rows[at] == nil {
				rows[at] = &ReportRow{ID: id, Name: id, Currency: currency}
			}
			*one.into(rows[at]) += amount
			return nil
		}, `SELECT `+key+`, x.currency, SUM(`+one.amount+`) FROM `+one.from+w.String()+` GROUP BY `+key+`, x.currency`, w.Args...); err != nil {
			return nil, err
		}
	}
	if err := nameRows(ctx, q, f.By, rows); err != nil {
		return nil, err
	}
	all := []ReportRow{}
	for _, r := range rows {
		all = append(all, *r)
	}
	slices.SortFunc(all, func(a, b ReportRow) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Currency, b.Currency))
	})
	return all, nil
}

// FindMonths sums up the last twelve months of the campuses whose books the caller
// may read, as the report by month does.
func FindMonths(ctx context.Context, q db.Querier, in access.Scope) ([]ReportRow, error) {
	in = in.Under(readBooks)
	return findReport(ctx, q, in, ReportFilter{By: "month"}.days(today(in)))
}

// nameRows gives rows the names of their campuses or classes.
func nameRows(ctx context.Context, q db.Querier, by string, rows map[[2]string]*ReportRow) error {
	text := map[string]string{"campus": `SELECT id, name FROM campus`, "class": `SELECT id, code FROM class`}[by]
	if text == "" {
		return nil
	}
	var ids []string
	for at := range rows {
		ids = append(ids, at[0])
	}
	var w db.Where
	w.Among(q, `id`, ids)
	names := map[string]string{}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id, name string
		err := r.Scan(&id, &name)
		names[id] = name
		return err
	}, text+w.String(), w.Args...); err != nil {
		return err
	}
	for at, r := range rows {
		r.Name = names[at[0]]
	}
	return nil
}

// findByCategory sums up what came in and went out by category.
func findByCategory(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter) ([]ReportRow, error) {
	w := f.where(in, `t.campus_id`)
	w.Add(`t.day >= ?`, f.From)
	w.Add(`t.day <= ?`, f.To)
	categories, _, err := findCategories(ctx, q, strings.TrimPrefix(w.String(), ` WHERE `), w.Args...)
	all := []ReportRow{}
	for _, c := range categories {
		all = append(all, ReportRow{ID: c.Category, Name: c.Category, Currency: c.Currency, Income: c.Income, Expense: c.Expense})
	}
	return all, err
}

const ageColumns = `SUM(CASE WHEN o.deadline >= ? THEN o.open ELSE 0 END), SUM(CASE WHEN o.deadline < ? AND o.deadline >= ? THEN o.open ELSE 0 END),
	SUM(CASE WHEN o.deadline < ? AND o.deadline >= ? THEN o.open ELSE 0 END), SUM(CASE WHEN o.deadline < ? THEN o.open ELSE 0 END)`

func ageDays(day clock.Date) []any {
	d30, d60, d90 := day.AddDays(-30), day.AddDays(-60), day.AddDays(-90)
	return []any{d30, d30, d60, d60, d90, d90}
}

// findCampusAges returns what is past its deadline by campus.
func findCampusAges(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter, day clock.Date) ([]CampusAges, error) {
	w := f.where(in, `o.campus_id`)
	w.Add(`o.open > 0 AND o.deadline < ?`, day)
	return db.All(ctx, q, func(r db.Row) (a CampusAges, err error) {
		return a, r.Scan(&a.CampusID, &a.CampusName, &a.Currency, &a.Count, &a.Days30, &a.Days60, &a.Days90, &a.Older)
	}, `SELECT h.id, h.name, o.currency, COUNT(*), `+ageColumns+` FROM owed_part o JOIN campus h ON h.id = o.campus_id`+w.String()+
		` GROUP BY h.id, h.name, h.sort_name, o.currency ORDER BY h.sort_name, h.id, o.currency`, append(ageDays(day), w.Args...)...)
}

// latePayer is who is past a deadline.
type latePayer struct {
	campus, name, email string
	AgeFigures
}

// findLatePayers returns who is past a deadline, by name.
func findLatePayers(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter, day clock.Date) ([]latePayer, error) {
	w := f.where(in, `o.campus_id`)
	w.Add(`o.open > 0 AND o.deadline < ?`, day)
	const name = `COALESCE(` + naming.Person + `, y.name)`
	return db.All(ctx, q, func(r db.Row) (a latePayer, err error) {
		return a, r.Scan(&a.campus, &a.name, &a.email, &a.Currency, &a.Count, &a.Days30, &a.Days60, &a.Days90, &a.Older)
	}, `SELECT MIN(h.name), MIN(`+name+`), MIN(COALESCE(p.email, y.email)), o.currency, COUNT(*), `+ageColumns+`
		FROM owed_part o JOIN payer y ON y.id = o.payer_id JOIN campus h ON h.id = o.campus_id LEFT JOIN person p ON p.id = y.person_id`+w.String()+
		` GROUP BY y.id, y.sort_name, o.currency ORDER BY y.sort_name, y.id, o.currency`, append(ageDays(day), w.Args...)...)
}

// findForecast returns what schedules say of the next months.
func findForecast(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter, day clock.Date) (c Forecast, err error) {
	first := monthOf(day)
	w := f.where(in, `o.campus_id`)
	w.Add(`o.open > 0 AND o.deadline < ?`, first.AddMonths(forecastMonths))
	sums, late, currencies := map[[2]string]int64{}, map[string]int64{}, []string{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var deadline clock.Date
		var currency string
		var open int64
		if err := r.Scan(&deadline, &currency, &open); err != nil {
			return err
		}
		if !slices.Contains(currencies, currency) {
			currencies = append(currencies, currency)
		}
		if deadline.Before(first) {
			late[currency] += open
		} else {
			sums[[2]string{deadline.String()[:len("2026-11")], currency}] += open
		}
		return nil
	}, `SELECT o.deadline, o.currency, SUM(o.open) FROM owed_part o`+w.String()+` GROUP BY o.deadline, o.currency`, w.Args...)
	slices.Sort(currencies)
	c.Months, c.Late = []ForecastMonth{}, []Sum{}
	for _, currency := range currencies {
		for n := range forecastMonths {
			month := first.AddMonths(n).String()[:len("2026-11")]
			c.Months = append(c.Months, ForecastMonth{month, currency, sums[[2]string{month, currency}]})
		}
		if late[currency] > 0 {
			c.Late = append(c.Late, Sum{currency, late[currency]})
		}
	}
	return c, err
}
