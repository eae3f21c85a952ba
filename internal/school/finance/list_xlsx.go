package finance

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	campuses "myspace/internal/school/campus"
)

// The columns of exports, as translation keys.
var (
	invoiceExport = []string{
		"invoice.payer", "accounting.student", "invoice.number", "invoice.class", "invoice.campus", "invoice.day", "invoice.next_deadline",
		"accounting.currency", "invoice.total", "invoice.credited", "invoice.paid", "invoice.balance", "invoice.standing",
	}
	payerExport = []string{
		"finance.new_payer.name", "finance.new_payer.kind", "invoice.campus", "accounting.currency", "finance.credit", "finance.standing.due", "invoice.balance",
	}
	accountExport = []string{
		"ledger.account.name", "ledger.account.kind", "invoice.campus", "ledger.account.iban", "ledger.account.bic", "ledger.account.holder",
		"accounting.currency", "ledger.balance", "ledger.on", "invoice.standing",
	}
	movementExport = []string{
		"accounting.day", "ledger.kind", "accounting.payer", "accounting.category", "accounting.receipt", "accounting.way", "accounting.reference", "accounting.memo",
		"ledger.reconciled", "accounting.currency", "accounting.amount", "ledger.balance",
	}
)

// listed is a table of what a list shows, named after the campus it is of.
func (a *Area) listed(ctx context.Context, title string, columns []string, campusID string) (t sheet.Table, err error) {
	t = a.Table(ctx, title, columns)
	t.Of, err = campuses.NameOf(ctx, a.db, access.From(ctx), campusID)
	return t, err
}

// exportInvoices writes what the list shows under the same filters.
func (a *Area) exportInvoices(ctx context.Context, in *struct {
	InvoiceFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	t, err := a.listed(ctx, "finance.tab.invoices", invoiceExport, in.Campus)
	if err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Invoice], error) {
			return findInvoices(ctx, a.db, access.From(ctx), in.InvoiceFilter, p)
		}, func(v Invoice) error {
			sum := func(n int64) sheet.Money { return sheet.Money{Units: n, Currency: v.Currency} }
			return add(v.PayerName, v.StudentName, v.Number, v.ClassCode, v.CampusName, v.Day, v.NextDeadline,
				v.Currency, sum(v.Total), sum(v.Credited), sum(v.Paid), sum(v.Balance), t.Texts.T("finance.standing."+v.told(), nil))
		})
	}
	return t.As(in.Format), nil
}

// told is what lists say of how an invoice stands: a draft and a canceled one say
// so, of the others it matters how they are paid.
func (v Invoice) told() string {
	if v.State == draft || v.State == canceled {
		return v.State
	}
	return cmp.Or(v.Standing, "not_paid")
}

// exportPayers writes what the list shows under the same filters: a line for each
// currency, which are never mixed.
func (a *Area) exportPayers(ctx context.Context, in *struct {
	PayerFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	t, err := a.listed(ctx, "finance.tab.payers", payerExport, in.Campus)
	if err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Payer], error) {
			return findPayers(ctx, a.db, access.From(ctx), in.PayerFilter, p)
		}, func(p Payer) error {
			for _, currency := range p.currencies() {
				sum := func(of []Sum) any { return amountIn(of, currency) }
				if err := add(p.Name, t.Texts.T("finance.payer_kind."+p.Kind, nil), p.CampusName, currency, sum(p.Credit), sum(p.Due), sum(p.Open)); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return t.As(in.Format), nil
}

// currencies are those in which somebody owes something or has credit; none at
// all is one that has no name.
func (p Payer) currencies() (all []string) {
	for _, sum := range slices.Concat(p.Open, p.Due, p.Credit) {
		all = append(all, sum.Currency)
	}
	slices.Sort(all)
	if all = slices.Compact(all); len(all) == 0 {
		all = []string{""}
	}
	return all
}

// amountIn is the sum of a currency, as a cell.
func amountIn(sums []Sum, currency string) any {
	for _, sum := range sums {
		if sum.Currency == currency {
			return sheet.Money{Units: sum.Amount, Currency: currency}
		}
	}
	return ""
}

// exportAccounts writes what the list shows under the same filters, with what was
// on each account on the day.
func (a *Area) exportAccounts(ctx context.Context, in *struct {
	AccountFilter
	On
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	t, err := a.listed(ctx, "finance.tab.accounts", accountExport, in.Campus)
	if err != nil {
		return nil, err
	}
	scope := access.From(ctx)
	day := cmp.Or(in.On.On, today(scope))
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Account], error) {
			return findAccounts(ctx, a.db, scope, in.AccountFilter, day, p)
		}, func(c Account) error {
			return add(c.cells(t, day)...)
		})
	}
	return t.As(in.Format), nil
}

// cells are those of an account with what was on it on a day.
func (c Account) cells(t sheet.Table, day clock.Date) []any {
	state := ""
	if c.Archived {
		state = t.Texts.T("ledger.account.archived", nil)
	}
	balance := sheet.Money{Units: c.Balance, Currency: c.Currency}
	return []any{c.Name, t.Texts.T("finance.account_kind."+c.Kind, nil), c.CampusName, c.IBAN, c.BIC, c.Holder, c.Currency, balance, day, state}
}

// exportMovements writes what the list of an account shows under the same filters.
func (a *Area) exportMovements(ctx context.Context, in *struct {
	api.ID
	MovementFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	c, err := findAccount(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "ledger.movements", movementExport)
	t.Of = c.Name
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Movement], error) {
			return findMovements(ctx, a.db, c, in.MovementFilter, p)
		}, func(m Movement) error {
			sum := func(n int64) sheet.Money { return sheet.Money{Units: n, Currency: c.Currency} }
			return add(m.Day, t.Texts.T("finance.kind."+m.Kind, nil), m.PayerName, categoryIn(t.Texts, m.Category), m.Receipt, t.Texts.Word("accounting.ways.", m.Way),
				m.Reference, m.Memo, m.Reconciled, c.Currency, sum(m.Amount), sum(m.Balance))
		})
	}
	return t.As(in.Format), nil
}
