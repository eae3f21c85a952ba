package finance

import (
	"context"
	"fmt"

	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// booksBill begins a paper for who keeps the books: in his language, to nobody.
func (a *Area) booksBill(ctx context.Context, campusID, currency, name string, in Printed) (*bill, error) {
	return a.newBill(ctx, Payer{CampusID: campusID, PayerFields: PayerFields{Language: a.Texts(ctx).Lang()}}, currency, name, in)
}

func (a *Area) printSummary(ctx context.Context, in *struct {
	api.ID
	api.Link
	Printed
},
) (api.Content, error) {
	s, err := a.getSummary(ctx, &in.ID)
	if err != nil {
		return nil, err
	}
	b, err := a.booksBill(ctx, s.CampusID, "", s.CampusName+" "+s.month(), in.Printed)
	if err != nil {
		return nil, err
	}
	b.summary(s)
	return b.send(b.texts[0].T("accounting.summary", nil) + " " + s.CampusName + " " + s.month()), nil
}

// month is the month in figures.
func (s Summary) month() string { return fmt.Sprintf("%04d-%02d", s.Month.Year, s.Month.Month) }

// summary draws the summary of a month.
func (b *bill) summary(s FullSummary) {
	last := s.Month.AddMonths(1).AddDays(-1)
	facts := [][2]string{{b.t("campus", nil), s.CampusName}, {b.t("period", nil), b.date(s.Month) + " – " + b.date(last)}}
	closed := b.t("still_open", nil)
	if s.State == "closed" {
		closed = b.t("closed_by", fault.Params{"day": b.date(b.dayOf(s.ClosedAt)), "name": s.ClosedBy})
	}
	b.open(b.t("summary", nil), append(facts, [2]string{b.t("closing_state", nil), closed}), Payer{})
	b.accounts(s.Accounts)
	b.head(b.t("category", nil))
	for _, c := range s.Categories {
		b.row(false, b.category(c.Category)+" · "+b.t("income", nil)+" "+b.sum(c.Income, c.Currency)+" · "+b.t("expense", nil)+" "+b.sum(c.Expense, c.Currency), b.sum(c.Income-c.Expense, c.Currency))
	}
	b.ways(s.Ways)
	for _, one := range []struct {
		name string
		sums []Sum
	}{{"invoiced", s.Invoiced}, {"credited", s.Credited}, {"collected", s.Collected}} {
		if len(one.sums) > 0 {
			b.head(b.t(one.name, nil))
		}
		for _, sum := range one.sums {
			b.row(false, sum.Currency, b.sum(sum.Amount, sum.Currency))
		}
	}
	if len(s.Overdue) > 0 {
		b.head(b.t("overdue", nil))
	}
	for _, age := range s.Overdue {
		for _, one := range age.byAge() {
			b.row(false, b.t(one.name, nil), b.sum(one.amount, age.Currency))
		}
	}
	b.signatures()
}

// ageSum is what is overdue by so much.
type ageSum struct {
	name   string
	amount int64
}

func (f AgeFigures) byAge() []ageSum {
	return []ageSum{{"days_30", f.Days30}, {"days_60", f.Days60}, {"days_90", f.Days90}, {"older", f.Older}}
}

// accounts draws what happened on accounts.
func (b *bill) accounts(all []AccountFigures) {
	b.head(b.t("accounts", nil))
	const opening, in, out = pdf.Margin + 75, pdf.Margin + 110, pdf.Margin + 145
	head := func(key string) string { return b.texts[0].T("accounting."+key, nil) } // two languages have no room in a column
	b.columns = func() {
		b.Gray(90)
		b.Letters(8.5, true)
		b.SayTo(opening, b.y+4, head("opening"))
		b.SayTo(in, b.y+4, head("money_in"))
		b.SayTo(out, b.y+4, head("money_out"))
		b.SayTo(billRight, b.y+4, head("closing"))
		b.y += 5.6
	}
	b.columns()
	for _, c := range all {
		b.room(billLine)
		b.Gray(0)
		b.Letters(9, false)
		b.Say(pdf.Margin, b.y+3.8, opening-pdf.Margin-35, c.Name)
		b.SayTo(opening, b.y+3.8, b.sum(c.Opening, c.Currency))
		b.SayTo(in, b.y+3.8, b.sum(c.In, c.Currency))
		b.SayTo(out, b.y+3.8, b.sum(c.Out, c.Currency))
		b.SayTo(billRight, b.y+3.8, b.sum(c.Closing, c.Currency))
		b.y += billLine
	}
	b.columns = nil
}

// ways draws what came in by which way.
func (b *bill) ways(all []WayFigures) {
	if len(all) > 0 {
		b.head(b.t("way", nil))
	}
	for _, w := range all {
		said := w.Way
		if said != "" {
			said = b.t("ways."+said, nil)
		}
		b.row(false, fmt.Sprintf("%s (%d)", said, w.Count), b.sum(w.Amount, w.Currency))
	}
}

// signatures are the lines on which those who counted and checked sign.
func (b *bill) signatures() {
	const wide = 70.0
	b.room(34)
	b.y += 22
	b.SetDrawColor(120, 120, 120)
	b.SetLineWidth(0.2)
	b.Gray(90)
	b.Letters(8.5, false)
	for _, x := range []float64{pdf.Margin, billRight - wide} {
		b.Line(x, b.y, x+wide, b.y)
		b.Say(x, b.y+4.5, wide, b.t("signature", nil))
	}
	b.y += 6
}
