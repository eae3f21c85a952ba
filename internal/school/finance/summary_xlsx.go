package finance

import (
	"context"

	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
)

func (a *Area) exportSummary(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	s, err := a.getSummary(ctx, &in.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "accounting.summary", []string{
		"accounting.section", "accounting.what_for", "accounting.currency", "accounting.opening", "accounting.income", "accounting.expense", "accounting.amount",
	})
	t.Of = s.CampusName + " " + s.month()
	t.Each = func(add func(...any) error) error {
		for _, row := range s.rows(func(key string) string { return t.Texts.T("accounting."+key, nil) }, func(c string) string { return categoryIn(t.Texts, c) }) {
			if err := add(row...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// rows are the figures as one table: what a section has no column for stays empty,
// and the last one is what it comes to.
func (f Figures) rows(said, category func(string) string) (all [][]any) {
	for _, c := range f.Accounts {
		sum := moneyOf(c.Currency)
		all = append(all, []any{said("accounts"), c.Name, c.Currency, sum(c.Opening), sum(c.In), sum(c.Out), sum(c.Closing)})
	}
	for _, c := range f.Categories {
		sum := moneyOf(c.Currency)
		all = append(all, []any{said("category"), category(c.Category), c.Currency, "", sum(c.Income), sum(c.Expense), sum(c.Income - c.Expense)})
	}
	one := func(section, name, currency string, amount int64) {
		all = append(all, []any{said(section), name, currency, "", "", "", sheet.Money{Units: amount, Currency: currency}})
	}
	for _, w := range f.Ways {
		name := w.Way
		if name != "" {
			name = said("ways." + name)
		}
		one("way", name, w.Currency, w.Amount)
	}
	for _, s := range f.Invoiced {
		one("invoiced", "", s.Currency, s.Amount)
	}
	for _, s := range f.Credited {
		one("credited", "", s.Currency, s.Amount)
	}
	for _, s := range f.Collected {
		one("collected", "", s.Currency, s.Amount)
	}
	for _, age := range f.Overdue {
		for _, by := range age.byAge() {
			one("overdue", said(by.name), age.Currency, by.amount)
		}
	}
	return all
}

// moneyOf makes cells of amounts of a currency.
func moneyOf(currency string) func(int64) sheet.Money {
	return func(n int64) sheet.Money { return sheet.Money{Units: n, Currency: currency} }
}
