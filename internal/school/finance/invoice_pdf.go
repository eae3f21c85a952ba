package finance

import (
	"cmp"
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/pdf"
)

func (a *Area) printInvoice(ctx context.Context, in *struct {
	api.ID
	api.Link
	Printed
	Note string `query:"note" maxLength:"64" doc:"The id of a credit note of it, to be printed instead."`
},
) (api.Content, error) {
	row, err := findInvoiceRow(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if in.Note != "" {
		return a.notePaper(ctx, row, in.Note, in.Printed)
	}
	return a.invoicePaper(ctx, row, in.Printed)
}

// invoicePaper is an invoice as a PDF.
func (a *Area) invoicePaper(ctx context.Context, row Invoice, in Printed) (api.Content, error) {
	v, err := a.wholeInvoice(ctx, a.db, row)
	if err != nil {
		return nil, err
	}
	y, err := a.payerAsSystem(ctx, v.PayerID)
	if err != nil {
		return nil, err
	}
	b, err := a.newBill(ctx, y, v.Currency, v.Number, in)
	if err != nil {
		return nil, err
	}
	b.invoice(v, y)
	return b.send(strings.TrimSpace(b.texts[0].T("accounting.invoice", nil) + " " + v.Number)), nil
}

// invoice draws an invoice.
func (b *bill) invoice(v FullInvoice, y Payer) {
	title := "invoice"
	if v.State == draft {
		title = "draft"
	}
	facts := [][2]string{{b.t("day", nil), b.date(v.Day)}}
	if v.Number != "" {
		facts = append([][2]string{{b.t("number", nil), v.Number}}, facts...)
	}
	if v.StudentName != "" && v.StudentID != y.PersonID {
		facts = append(facts, [2]string{b.t("student", nil), v.StudentName})
	}
	if v.ClassCode != "" {
		facts = append(facts, [2]string{b.t("class", nil), v.ClassCode})
	}
	b.open(b.t(title, nil), facts, y)
	if v.State == canceled {
		b.SetTextColor(170, 20, 20)
		b.Letters(13, true)
		b.lines(7, b.t("canceled", nil))
	}
	b.head(b.t("what_for", nil))
	for _, l := range v.Lines {
		b.row(false, b.lineText(l), b.sum(l.Amount, v.Currency))
	}
	b.rule()
	b.row(true, b.t("total", nil), b.sum(v.Total, v.Currency))
	for _, n := range v.CreditNotes {
		b.row(false, b.t("credit_note", fault.Params{"number": n.Number, "day": b.date(n.Day)}), b.sum(-n.Amount, v.Currency))
	}
	if v.Paid != 0 {
		b.row(false, b.t("paid", nil), b.sum(-v.Paid, v.Currency))
	}
	b.row(true, b.t("still_owed", nil), b.sum(v.Balance, v.Currency))
	b.schedule(v)
	if v.Note != "" {
		b.y += 3
		b.Gray(60)
		b.Letters(9, false)
		b.lines(4.6, v.Note)
	}
	if v.State == issued && v.Balance > 0 {
		b.howToPay(v)
	}
}

// lineText is what a line of an invoice says.
func (b *bill) lineText(l InvoiceLine) string {
	if l.Kind == "text" {
		return l.Text
	}
	said := b.t("line."+l.Kind, nil)
	if l.Text != "" {
		said += " – " + l.Text
	}
	return said
}

// schedule is by when it is to be paid.
func (b *bill) schedule(v FullInvoice) {
	if len(v.Parts) == 0 {
		return
	}
	b.head(b.t("to_be_paid", nil))
	for _, o := range v.Parts {
		said := b.t("until", fault.Params{"day": b.date(o.Deadline)})
		if o.Number > 0 {
			said = b.t("installment", fault.Params{"number": o.Number}) + " · " + said
		}
		if o.Open == 0 {
			said += " · " + b.t("is_paid", nil)
		} else if o.Open < o.Amount {
			said += " · " + b.t("still_owed", nil) + " " + b.sum(o.Open, v.Currency)
		}
		b.row(false, said, b.sum(o.Amount, v.Currency))
	}
}

// howToPay is the account to which it is paid, with the code that banking programs
// read.
func (b *bill) howToPay(v FullInvoice) {
	if b.iban == "" {
		return
	}
	b.room(billCode + 14)
	b.head(b.t("how_to_pay", nil))
	top := b.y + 1
	x := pdf.Margin
	if content := b.epc(v); content != "" {
		b.Code(x, top, billCode, content)
		x += billCode + 6
	}
	for i, one := range [][2]string{
		{b.t("account_holder", nil), cmp.Or(b.holder, b.heading())},
		{"IBAN", spaced(b.iban)},
		{"BIC", b.bic},
		{b.t("amount", nil), b.sum(v.Balance, v.Currency)},
		{b.t("reference", nil), v.Number},
	} {
		if one[1] == "" {
			continue
		}
		b.Gray(90)
		b.Letters(9, false)
		b.Say(x, top+4+float64(i)*billLine, 38, one[0])
		b.Gray(0)
		b.Letters(9.5, true)
		b.Say(x+40, top+4+float64(i)*billLine, billRight-x-40, one[1])
	}
	b.y = top + billCode + 3
}

// epc is the content of the payment code of the European Payments Council (version
// 2, UTF-8): only for euros, and amounts that it can say.
func (b *bill) epc(v FullInvoice) string {
	const most = 99_999_999_999
	if v.Currency != "EUR" || v.Balance < 1 || v.Balance > most {
		return ""
	}
	name := []rune(cmp.Or(b.holder, b.heading()))
	return strings.Join([]string{
		"BCD", "002", "1", "SCT", b.bic, string(name[:min(len(name), 70)]), b.iban, "EUR" + money.Decimal(v.Balance, "EUR"), "", "", v.Number,
	}, "\n")
}

// spaced is an account number in groups of four, as people read it.
func spaced(iban string) string {
	var all []string
	for ; len(iban) > 4; iban = iban[4:] {
		all = append(all, iban[:4])
	}
	return strings.Join(append(all, iban), " ")
}

func (a *Area) printReceipt(ctx context.Context, in *struct {
	api.ID
	api.Link
	Printed
},
) (api.Content, error) {
	t, err := findTransaction(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if t.Receipt == "" {
		return nil, fault.New(fault.Conflict, "finance.no_receipt")
	}
	y := Payer{CampusID: t.CampusID}
	if t.PayerID != "" {
		if y, err = a.payerAsSystem(ctx, t.PayerID); err != nil {
			return nil, err
		}
	}
	b, err := a.newBill(ctx, y, t.Currency, t.Receipt, in.Printed)
	if err != nil {
		return nil, err
	}
	b.receipt(t, y)
	return b.send(b.texts[0].T("accounting.receipt", nil) + " " + t.Receipt), nil
}

// receipt draws the receipt of a payment. Of one that was reversed it says so
// across the page.
func (b *bill) receipt(t FullTransaction, y Payer) {
	facts := [][2]string{{b.t("number", nil), t.Receipt}, {b.t("day", nil), b.date(t.Day)}, {b.t("way", nil), b.t("ways."+t.Way, nil)}}
	if t.Reference != "" {
		facts = append(facts, [2]string{b.t("reference", nil), t.Reference})
	}
	b.open(b.t("receipt", nil), facts, y)
	if t.ReversedByID != "" {
		b.void()
	}
	b.head(b.t("what_for", nil))
	rest := t.Amount
	for _, l := range t.Lines {
		b.row(false, cmp.Or(l.Text, b.category(l.Category)), b.sum(l.Amount, t.Currency))
		rest -= l.Amount
	}
	for _, l := range t.Allocations {
		b.row(false, b.allocated(l), b.sum(l.Amount, t.Currency))
		rest -= l.Amount
	}
	if rest > 0 && t.PayerID != "" {
		b.row(false, b.t("credit", nil), b.sum(rest, t.Currency))
	} else if rest > 0 {
		b.row(false, cmp.Or(t.Memo, b.category(t.Category)), b.sum(rest, t.Currency))
	}
	b.rule()
	b.row(true, b.t("received", nil), b.sum(t.Amount, t.Currency))
	if t.PayerID == "" {
		return
	}
	b.head(b.t("account_now", nil))
	b.row(false, b.t("total", nil), b.sum(t.Total, t.Currency))
	b.row(false, b.t("paid", nil), b.sum(t.Paid, t.Currency))
	b.row(true, b.t("still_owed", nil), b.sum(t.Open, t.Currency))
}

// allocated is what a payment was for.
func (b *bill) allocated(l Allocation) string {
	var all []string
	if l.Number > 0 {
		all = append(all, b.t("installment", fault.Params{"number": l.Number}))
	}
	for _, one := range []string{l.Student, l.Class, l.Invoice} {
		if one != "" {
			all = append(all, one)
		}
	}
	return strings.Join(append(all, b.t("until", fault.Params{"day": b.date(l.Deadline)})), " · ")
}

// void says across the page that a paper counts no longer.
func (b *bill) void() {
	b.SetTextColor(190, 30, 30)
	b.Letters(54, true)
	said := strings.ToUpper(b.texts[0].T("accounting.void", nil))
	b.TransformBegin()
	b.TransformRotate(30, pdf.Width/2, pdf.Height/2)
	b.Text((pdf.Width-b.GetStringWidth(said))/2, pdf.Height/2, said)
	b.TransformEnd()
	b.Letters(11, true)
	b.lines(6, b.t("void_said", nil))
}

func (a *Area) printStatement(ctx context.Context, in *struct {
	api.ID
	api.Link
	Currency string `query:"currency" maxLength:"3" doc:"Without one, the campus's."`
	Period
	Printed
},
) (api.Content, error) {
	s, err := a.statement(ctx, in.ID.ID, in.Currency, in.Period)
	if err != nil {
		return nil, err
	}
	if s.Payer, err = a.addressed(ctx, s.Payer); err != nil {
		return nil, err
	}
	b, err := a.newBill(ctx, s.Payer, s.Currency, "", in.Printed)
	if err != nil {
		return nil, err
	}
	b.statement(s)
	return b.send(b.texts[0].T("accounting.statement", nil) + " " + s.Payer.Name), nil
}

// statement draws a statement of account.
func (b *bill) statement(s Statement) {
	from := s.From
	if from == clock.SchoolDays.First && len(s.Entries) > 0 {
		from = s.Entries[0].Day // all there is
	}
	b.open(b.t("statement", nil), [][2]string{{b.t("period", nil), b.date(from) + " – " + b.date(s.To)}}, s.Payer)
	const atAmount = billRight - 36
	b.columns = func() {
		b.Gray(90)
		b.Letters(8.5, true)
		b.Say(pdf.Margin, b.y+4, 24, b.t("day", nil))
		b.SayTo(atAmount, b.y+4, b.t("amount", nil))
		b.SayTo(billRight, b.y+4, b.t("balance", nil))
		b.y += 5.6
		b.rule()
	}
	b.columns()
	line := func(bold bool, day, said, amount, balance string) {
		b.room(billLine)
		b.Gray(0)
		b.Letters(9, bold)
		b.Say(pdf.Margin, b.y+3.8, 30, day)
		b.Say(pdf.Margin+32, b.y+3.8, atAmount-pdf.Margin-62, said)
		b.SayTo(atAmount, b.y+3.8, amount)
		b.SayTo(billRight, b.y+3.8, balance)
		b.y += billLine
	}
	line(true, "", b.t("opening", nil), "", b.sum(s.Opening, s.Currency))
	for _, e := range s.Entries {
		line(false, b.date(e.Day), b.entry(e), b.sum(e.Amount, s.Currency), b.sum(e.Balance, s.Currency))
	}
	b.rule()
	line(true, "", b.t("closing", nil), "", b.sum(s.Closing, s.Currency))
	b.columns = nil
	b.y += 3
	b.Gray(90)
	b.Letters(8.5, false)
	b.lines(4.4, b.t("statement_hint", nil))
}

// entry is what a line of a statement says.
func (b *bill) entry(e StatementEntry) string {
	all := []string{b.t("entry."+e.Kind, nil)}
	if e.Text != "" && (e.Kind == "payment" || e.Kind == "refund" || e.Kind == "reversal") {
		all = append(all, b.t("ways."+e.Text, nil))
	} else if e.Text != "" {
		all = append(all, e.Text)
	}
	if e.Number != "" {
		all = append(all, e.Number)
	}
	return strings.Join(all, " · ")
}
