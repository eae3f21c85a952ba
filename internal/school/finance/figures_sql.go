package finance

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// collects is the condition of what somebody paid here; what he had paid ahead
// before was collected by other books.
const collects = `dues <> 0 AND kind <> 'opening' AND of_kind <> 'opening'`

// findFigures sums up a month of a campus.
func findFigures(ctx context.Context, q db.Querier, c campus, month clock.Date) (f Figures, err error) {
	last := month.AddMonths(1).AddDays(-1)
	if f.Accounts, err = findAccountFigures(ctx, q, c.id, month, last); err != nil {
		return f, err
	}
	if f.Categories, f.Ways, err = findCategories(ctx, q, `t.campus_id = ? AND t.day >= ? AND t.day <= ?`, c.id, month, last); err != nil {
		return f, err
	}
	for _, one := range []struct {
		into *[]Sum
		text string
	}{
		{&f.Invoiced, `SELECT currency, SUM(total) FROM invoice WHERE campus_id = ? AND state <> 'draft' AND day >= ? AND day <= ? GROUP BY currency ORDER BY currency`},
		{&f.Credited, `SELECT v.currency, SUM(n.amount) FROM credit_note n JOIN invoice v ON v.id = n.invoice_id WHERE n.campus_id = ? AND n.day >= ? AND n.day <= ? GROUP BY v.currency ORDER BY v.currency`},
		{&f.Collected, `SELECT currency, SUM(dues) FROM money_transaction WHERE campus_id = ? AND day >= ? AND day <= ? AND ` + collects + ` GROUP BY currency ORDER BY currency`},
	} {
		if *one.into, err = db.All(ctx, q, func(r db.Row) (s Sum, err error) { return s, r.Scan(&s.Currency, &s.Amount) }, one.text, c.id, month, last); err != nil {
			return f, err
		}
	}
	day := c.today()
	if last.Before(day) {
		day = last
	}
	f.Overdue, err = findOverdue(ctx, q, c, day)
	return f, err
}

// findAccountFigures returns what happened on the accounts of a campus.
func findAccountFigures(ctx context.Context, q db.Querier, campusID string, first, last clock.Date) ([]AccountFigures, error) {
	return db.All(ctx, q, func(r db.Row) (a AccountFigures, err error) {
		err = r.Scan(&a.ID, &a.Name, &a.Kind, &a.Currency, &a.Opening, &a.In, &a.Out)
		a.Closing = a.Opening + a.In - a.Out
		return a, err
	}, `SELECT c.id, c.name, c.kind, c.currency, COALESCE((SELECT SUM(n.amount) FROM account_month n WHERE n.account_id = c.id AND n.month < ?), 0),
		COALESCE(SUM(CASE WHEN m.amount > 0 THEN m.amount END), 0), COALESCE(SUM(CASE WHEN m.amount < 0 THEN -m.amount END), 0)
		FROM money_account c LEFT JOIN money_movement m ON m.account_id = c.id AND m.day >= ? AND m.day <= ?
		WHERE c.campus_id = ? GROUP BY c.sort_name, c.id ORDER BY c.sort_name, c.id`, first, first, last, campusID)
}

// flow says whether a transaction of a kind is income (1), and with which sign it
// counts; nothing for what neither comes in nor goes out.
func flow(kind, ofKind string) (income bool, sign int64) {
	sign = 1
	if kind == Reversal {
		kind, sign = ofKind, -1
	}
	switch kind {
	case Income:
		return true, sign
	case Expense, Refund:
		return false, sign
	default:
		return false, 0
	}
}

// findCategories sums up transactions by category and by way. Lines that have a
// category of their own are taken off that of the whole.
func findCategories(ctx context.Context, q db.Querier, cond string, args ...any) ([]CategoryFigures, []WayFigures, error) {
	categories, ways := map[[2]string]*CategoryFigures{}, map[[2]string]*WayFigures{}
	count := func(currency, category, kind, ofKind string, amount int64) {
		income, sign := flow(kind, ofKind)
		key := [2]string{currency, category}
		if sign == 0 {
			return
		}
		if categories[key] == nil {
			categories[key] = &CategoryFigures{Currency: currency, Category: category}
		}
		if income {
			categories[key].Income += sign * amount
		} else {
			categories[key].Expense += sign * amount
		}
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var currency, category, way, kind, ofKind string
		var amount int64
		var n int
		if err := r.Scan(&currency, &category, &way, &kind, &ofKind, &amount, &n); err != nil {
			return err
		}
		count(currency, category, kind, ofKind, amount)
		if income, sign := flow(kind, ofKind); income {
			key := [2]string{currency, way}
			if ways[key] == nil {
				ways[key] = &WayFigures{Currency: currency, Way: way}
			}
			ways[key].Amount, ways[key].Count = ways[key].Amount+sign*amount, ways[key].Count+int(sign)*n
		}
		return nil
	}, `SELECT t.currency, t.category, t.way, t.kind, t.of_kind, SUM(t.amount), COUNT(*) FROM money_transaction t WHERE `+cond+` GROUP BY t.currency, t.category, t.way, t.kind, t.of_kind`, args...); err != nil {
		return nil, nil, err
	}
	err := db.Each(ctx, q, func(r db.Row) error {
		var currency, whole, category, kind, ofKind string
		var amount int64
		if err := r.Scan(&currency, &whole, &category, &kind, &ofKind, &amount); err != nil {
			return err
		}
		count(currency, whole, kind, ofKind, -amount)
		count(currency, category, kind, ofKind, amount)
		return nil
	}, `SELECT t.currency, t.category, l.category, t.kind, t.of_kind, SUM(l.amount) FROM money_transaction t JOIN money_line l ON l.transaction_id = t.id WHERE `+cond+`
		GROUP BY t.currency, t.category, l.category, t.kind, t.of_kind`, args...)
	return sortedCategories(categories), sortedWays(ways), err
}

func sortedCategories(all map[[2]string]*CategoryFigures) []CategoryFigures {
	list := []CategoryFigures{}
	for _, c := range all {
		if c.Income != 0 || c.Expense != 0 {
			list = append(list, *c)
		}
	}
	slices.SortFunc(list, func(a, b CategoryFigures) int {
		return cmp.Or(cmp.Compare(a.Currency, b.Currency), cmp.Compare(a.Category, b.Category))
	})
	return list
}

func sortedWays(all map[[2]string]*WayFigures) []WayFigures {
	list := []WayFigures{}
	for _, w := range all {
		list = append(list, *w)
	}
	slices.SortFunc(list, func(a, b WayFigures) int {
		return cmp.Or(cmp.Compare(a.Currency, b.Currency), cmp.Compare(a.Way, b.Way))
	})
	return list
}

// findAges returns what is open at a campus and was due before a day, by how long ago:
// from the sums that are kept of each day (held_owed_sum).
func findAges(ctx context.Context, q db.Querier, campusID string, day clock.Date) ([]AgeFigures, error) {
	d30, d60, d90 := day.AddDays(-30), day.AddDays(-60), day.AddDays(-90)
	return db.All(ctx, q, func(r db.Row) (a AgeFigures, err error) {
		return a, r.Scan(&a.Currency, &a.Count, &a.Days30, &a.Days60, &a.Days90, &a.Older)
	}, `SELECT o.currency, SUM(o.parts), SUM(CASE WHEN o.deadline >= ? THEN o.open ELSE 0 END), SUM(CASE WHEN o.deadline < ? AND o.deadline >= ? THEN o.open ELSE 0 END),
		SUM(CASE WHEN o.deadline < ? AND o.deadline >= ? THEN o.open ELSE 0 END), SUM(CASE WHEN o.deadline < ? THEN o.open ELSE 0 END)
		FROM owed_sum o WHERE o.campus_id = ? AND o.deadline < ? AND o.parts > 0 GROUP BY o.currency ORDER BY o.currency`,
		d30, d30, d60, d60, d90, d90, campusID, day)
}

// findPending returns what is better done before a month is closed, counted as far as
// totals are told.
func findPending(ctx context.Context, q db.Querier, campusID string, last clock.Date) ([]Pending, error) {
	const movements = `SELECT 1 FROM money_account c JOIN money_movement m ON m.account_id = c.id WHERE c.campus_id = ? AND m.day <= ? AND `
	all, texts, args := []Pending{}, []string{}, []any{}
	for _, one := range []struct {
		name, text string
		args       []any
	}{
		{"drafts", `SELECT 1 FROM invoice WHERE campus_id = ? AND day <= ? AND state = 'draft'`, []any{campusID, last}},
		{"questions", `SELECT 1 FROM money_question WHERE campus_id = ? AND settled_at IS NULL`, []any{campusID}},
		{"unreconciled", movements + `c.kind = 'bank' AND m.reconciled_at IS NULL`, []any{campusID, last}},
		{"uncounted", movements + `c.kind = 'cash' AND m.closing_id IS NULL`, []any{campusID, last}},
	} {
		all, args = append(all, Pending{Name: one.name}), append(args, one.args...)
		texts = append(texts, `(SELECT COUNT(*) FROM (`+one.text+db.Limit(db.ExactTotal+1)+`) AS counted)`)
	}
	counts := make([]any, len(all))
	for i := range all {
		counts[i] = &all[i].Count
	}
	err := db.Each(ctx, q, func(r db.Row) error { return r.Scan(counts...) }, `SELECT `+strings.Join(texts, ", "), args...)
	for i, one := range all {
		all[i].Count, all[i].More = min(one.Count, db.ExactTotal), one.Count > db.ExactTotal
	}
	return slices.DeleteFunc(all, func(p Pending) bool { return p.Count == 0 }), err
}
