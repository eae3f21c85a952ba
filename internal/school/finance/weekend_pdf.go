package finance

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/sheet"
)

func (a *Area) printWeekendClosing(ctx context.Context, in *struct {
	api.ID
	api.Link
	Printed
},
) (api.Content, error) {
	w, err := findWeekend(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	b, err := a.booksBill(ctx, w.CampusID, w.Currency, w.AccountName+" "+w.Day.String(), in.Printed)
	if err != nil {
		return nil, err
	}
	b.weekend(w)
	return b.send(b.texts[0].T("accounting.weekend", nil) + " " + w.AccountName + " " + w.Day.String()), nil
}

// weekend draws a week-end closing, with room for those who sign it.
func (b *bill) weekend(w FullClosing) {
	facts := [][2]string{
		{b.t("campus", nil), w.CampusName},
		{b.t("account", nil), w.AccountName},
		{b.t("day", nil), b.date(w.Day)},
	}
	if g := w.Planning; g != nil {
		facts = append(facts, [2]string{b.t("planning", nil), strings.TrimSuffix(b.date(g.FirstDay)+" – "+b.date(g.LastDay)+" · "+g.Abbreviation, " · ")})
	}
	facts = append(facts, [2]string{b.t("closing_state", nil), b.t("closed_by", fault.Params{"day": b.date(b.dayOf(w.ClosedAt)), "name": w.ClosedBy})})
	if !w.ReopenedAt.IsZero() {
		facts = append(facts, [2]string{b.t("reopened", nil), b.t("closed_by", fault.Params{"day": b.date(b.dayOf(w.ReopenedAt)), "name": w.ReopenedBy}) + " · " + w.Reason})
	}
	b.open(b.t("weekend", nil), facts, Payer{})
	b.head(b.t("accounts", nil))
	sum := func(n int64) string { return b.sum(n, w.Currency) }
	b.row(false, b.t("opening", nil), sum(w.Opening))
	b.row(false, b.t("money_in", nil), sum(w.Figures.In))
	b.row(false, b.t("money_out", nil), sum(-w.Figures.Out))
	b.row(true, b.t("expected", nil), sum(w.Expected))
	b.row(true, b.t("counted", nil), sum(w.Counted))
	b.row(true, b.t("difference", nil), sum(w.Difference))
	if w.Note != "" {
		b.row(false, b.t("memo", nil)+": "+w.Note, "")
	}
	if len(w.Coins) > 0 {
		b.head(b.t("coins", nil))
	}
	for _, c := range w.Coins {
		if c.Count > 0 {
			b.row(false, fmt.Sprintf("%d × %s", c.Count, sum(c.Value)), sum(c.Value*c.Count))
		}
	}
	b.ways(w.Figures.Ways)
	if len(w.Figures.Classes) > 0 {
		b.head(b.t("class", nil))
	}
	for _, k := range w.Figures.Classes {
		b.row(false, cmp.Or(k.ClassCode, b.t("no_class", nil)), b.sum(k.Amount, k.Currency))
	}
	b.head(b.t("movements", nil))
	for _, m := range w.Movements {
		b.row(false, b.movement(m), sum(m.Amount))
	}
	b.signatures()
}

// dayOf is the day of an instant where the campus is.
func (b *bill) dayOf(at clock.Time) clock.Date { return clock.DateOf(at, clock.Zone(b.zone)) }

// movement is what a movement was.
func (b *bill) movement(m Movement) string {
	all := []string{b.date(m.Day)}
	for _, one := range []string{m.Receipt, m.PayerName, categoryIn(b.texts[0], m.Category), m.Memo} {
		if one != "" {
			all = append(all, one)
		}
	}
	return strings.Join(all, " · ")
}

// exportWeekendClosing has the movements down, below them what was expected and
// counted.
func (a *Area) exportWeekendClosing(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	w, err := findWeekend(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "accounting.weekend", []string{
		"accounting.day", "accounting.kind", "accounting.receipt", "accounting.payer", "accounting.category", "accounting.memo", "accounting.currency", "accounting.amount", "accounting.balance",
	})
	t.Of = w.AccountName + " " + w.Day.String()
	t.Each = func(add func(...any) error) error {
		sum := moneyOf(w.Currency)
		line := func(key, memo string, amount any, balance int64) error {
			return add(w.Day, t.Texts.T("accounting."+key, nil), "", "", "", memo, w.Currency, amount, sum(balance))
		}
		if err := line("opening", "", "", w.Opening); err != nil {
			return err
		}
		for _, m := range w.Movements {
			if err := add(m.Day, t.Texts.T("accounting.kinds."+m.Kind, nil), m.Receipt, m.PayerName, categoryIn(t.Texts, m.Category), m.Memo, w.Currency, sum(m.Amount), sum(m.Balance)); err != nil {
				return err
			}
		}
		for _, c := range w.Coins {
			if err := line("coins", fmt.Sprintf("%d × %s", c.Count, money.Say(c.Value, w.Currency, t.Texts.Lang())), "", c.Value*c.Count); err != nil {
				return err
			}
		}
		if err := line("expected", "", "", w.Expected); err != nil {
			return err
		}
		return line("counted", w.Note, sum(w.Difference), w.Counted)
	}
	return t.As(in.Format), nil
}
