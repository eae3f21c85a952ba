package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

func (a *Area) journalRoutes(r *api.Router) {
	api.Stream(r, "exportJournal", "/api/money/journal/export", readBooks, a.exportJournal, api.Says("Export the journal for the accountant: accounts against categories, debit and credit"))
}

// named is how a row of a report is called.
func (a *Area) named(texts text.Texts, by string, r ReportRow) string {
	if by == "category" {
		return categoryIn(texts, r.ID)
	}
	return r.Name
}

// categoryIn is what screens call a category; what somebody made up himself is
// its own name.
func categoryIn(texts text.Texts, category string) string {
	if category == Opening {
		return texts.T("finance.kind.opening", nil)
	}
	key := "finance.category." + category
	if said := texts.T(key, nil); said != key {
		return said
	}
	return category
}

// entryLine is a line of the journal: what a transaction does to an account, or to
// a category. Debit and credit of a transaction are the same sum.
type entryLine struct {
	id, campus, kind, ofKind, currency, way, receipt, payer, memo, account, category string
	day                                                                              clock.Date
	amount                                                                           int64 // debit, or negative for credit
}

func (a *Area) exportJournal(ctx context.Context, in *struct {
	api.Link
	Campus string       `query:"campus" maxLength:"64"`
	Format sheet.Format `query:"format" default:"csv" enum:"xlsx,csv"`
	Period
},
) (api.Content, error) {
	scope := access.From(ctx)
	f := ReportFilter{Campus: in.Campus, Period: in.Period}.days(today(scope))
	t := a.Table(ctx, "accounting.journal", []string{
		"accounting.day", "accounting.campus", "accounting.receipt", "accounting.entry_id", "accounting.kind", "accounting.way", "accounting.account", "accounting.category", "accounting.payer", "accounting.memo", "accounting.currency", "accounting.debit", "accounting.credited_side",
	})
	t.Of = f.From.String() + " – " + f.To.String()
	t.Each = func(add func(...any) error) error {
		return eachEntry(ctx, a.db, scope, f, func(e entryLine) error {
			var debit, credit any = "", ""
			if e.amount >= 0 {
				debit = sheet.Money{Units: e.amount, Currency: e.currency}
			} else {
				credit = sheet.Money{Units: -e.amount, Currency: e.currency}
			}
			way := ""
			if e.way != "" {
				way = t.Texts.T("accounting.ways."+e.way, nil)
			}
			return add(e.day, e.campus, e.receipt, e.id, t.Texts.T("accounting.kinds."+e.kind, nil), way, e.account, categoryIn(t.Texts, e.category), e.payer, e.memo, e.currency, debit, credit)
		})
	}
	return t.As(in.Format), nil
}

// eachEntry hands over the lines of the journal, in the order in which things
// happened: the accounts of a transaction, then the categories against them.
func eachEntry(ctx context.Context, q db.Querier, in access.Scope, f ReportFilter, do func(entryLine) error) error {
	w := f.where(in, `t.campus_id`)
	w.Add(`t.day >= ?`, f.From)
	w.Add(`t.day <= ?`, f.To)
	where := w.String()
	const head = `t.id, h.name, t.kind, t.of_kind, t.way, t.receipt, COALESCE(` + payerName + `, ''), t.memo, t.day`
	const tables = ` JOIN campus h ON h.id = t.campus_id LEFT JOIN payer y ON y.id = t.payer_id LEFT JOIN person p ON p.id = y.person_id`
	// What comes in of a category is its credit; a reversal has the other sign.
	const sign = ` * CASE CASE t.kind WHEN 'reversal' THEN t.of_kind ELSE t.kind END WHEN 'income' THEN -1 WHEN 'opening' THEN -1 ELSE 1 END * CASE t.kind WHEN 'reversal' THEN -1 ELSE 1 END`
	// What a payer had paid ahead before is in the opening of an account.
	const inOrOut = ` AND CASE t.kind WHEN 'reversal' THEN t.of_kind ELSE t.kind END IN ('opening', 'income', 'expense', 'refund')
		AND NOT (t.payer_id IS NOT NULL AND (t.kind = 'opening' OR t.of_kind = 'opening'))`
	args := append(append(append([]any{}, w.Args...), w.Args...), w.Args...)
	return db.Each(ctx, q, func(r db.Row) error {
		var e entryLine
		var step int
		if err := r.Scan(&e.id, &e.campus, &e.kind, &e.ofKind, &e.way, &e.receipt, &e.payer, &e.memo, &e.day, &e.currency, &e.account, &e.category, &e.amount, &step); err != nil {
			return err
		}
		if e.amount == 0 {
			return nil
		}
		return do(e)
	}, `SELECT * FROM (
		SELECT `+head+`, c.currency AS currency, c.name AS account, '' AS category, m.amount AS amount, 0 AS step FROM money_movement m JOIN money_transaction t ON t.id = m.transaction_id JOIN money_account c ON c.id = m.account_id`+tables+where+`
		UNION ALL SELECT `+head+`, t.currency, '', CASE t.kind WHEN 'opening' THEN 'opening' ELSE t.category END,
			(t.amount - COALESCE((SELECT SUM(l.amount) FROM money_line l WHERE l.transaction_id = t.id), 0))`+sign+`, 1 FROM money_transaction t`+tables+where+inOrOut+`
		UNION ALL SELECT `+head+`, t.currency, '', l.category, l.amount`+sign+`, 2 FROM money_line l JOIN money_transaction t ON t.id = l.transaction_id`+tables+where+inOrOut+`
		) lines ORDER BY day, id, step, account, category`, args...)
}
