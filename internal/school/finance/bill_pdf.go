package finance

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

func (a *Area) billRoutes(r *api.Router) {
	api.Stream(r, "printInvoice", "/api/invoices/{id}/pdf", readMoney, a.printInvoice, api.Says("Print an invoice, or a credit note of it, in its payer's language, or in two"))
	api.Stream(r, "printReceipt", "/api/transactions/{id}/receipt", readMoney, a.printReceipt, api.Says("Print the receipt of a payment; it is void where the payment was reversed"), api.Refuses(fault.Conflict))
	api.Stream(r, "printStatement", "/api/payers/{id}/statement/pdf", readMoney, a.printStatement, api.Says("Print the statement of account of a payer"))
}

// Printed says in which languages a paper is printed.
type Printed struct {
	Language string `query:"language" enum:",fr,en,pt,it,es" doc:"Without one, that of the payer, or else of the campus."`
	Second   string `query:"second" enum:",fr,en,pt,it,es" doc:"A second one, beside the first."`
}

// issuer is who issues a paper, and where it is to be paid.
type issuer struct {
	name, business, idNumber, phone, language, zone string
	address                                         []string
	logo, holder, iban, bic                         string
}

// heading is in whose name a paper is.
func (i issuer) heading() string { return cmp.Or(i.business, i.name) }

func findIssuer(ctx context.Context, q db.Querier, campusID, currency string) (issuer, error) {
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (i issuer, err error) {
		var street, zip, city string
		var logo, holder, iban, bic sql.NullString
		err = r.Scan(&i.name, &i.business, &i.idNumber, &i.phone, &i.language, &i.zone, &street, &zip, &city, &logo, &holder, &iban, &bic)
		for _, line := range []string{street, strings.TrimSpace(zip + " " + city)} {
			if line != "" {
				i.address = append(i.address, line)
			}
		}
		i.logo, i.holder, i.iban, i.bic = logo.String, holder.String, iban.String, bic.String
		return i, err
	}, `SELECT h.name, h.business_name, h.id_number, h.phone, h.language, h.time_zone, h.address, h.zip_code, h.city, h.logo_hash, c.holder, c.iban, c.bic
		FROM campus h LEFT JOIN money_account c ON c.id = (SELECT b.id FROM money_account b WHERE b.campus_id = h.id AND b.kind = 'bank' AND b.currency = ? AND b.iban <> '' AND b.archived_at IS NULL
			ORDER BY b.created_at, b.id`+db.Limit(1)+`) WHERE h.id = ?`, currency, campusID)
}

// The measures of a paper, in millimetres.
const (
	billBottom = pdf.Height - pdf.Margin - 10
	billRight  = pdf.Width - pdf.Margin
	billLine   = 5.2
	billCode   = 30.0
)

// bill is a paper about money that is being drawn.
type bill struct {
	*pdf.Document
	issuer
	texts   []text.Texts
	load    func(hash string) func() ([]byte, error)
	number  string
	y       float64
	columns func() // the heads of the table that goes on over a page's end; nothing where it is nil
}

// newBill begins a paper for a payer.
func (a *Area) newBill(ctx context.Context, y Payer, currency, number string, in Printed) (*bill, error) {
	from, err := findIssuer(ctx, a.db, y.CampusID, currency)
	if err != nil {
		return nil, err
	}
	own := ""
	if y.PersonID != "" {
		if own, err = db.One(ctx, a.db, "person.not_found", db.ScanString, `SELECT language FROM person WHERE id = ?`, y.PersonID); err != nil {
			return nil, err
		}
	}
	first := cmp.Or(in.Language, y.Language, own, from.language)
	b := &bill{issuer: from, number: number, texts: []text.Texts{a.Catalogue.For(first)}, load: func(hash string) func() ([]byte, error) {
		return func() ([]byte, error) {
			f, err := a.Files.Open(ctx, hash)
			if err != nil {
				return nil, err
			}
			defer f.Close()
			return io.ReadAll(io.LimitReader(f, maxPaper))
		}
	}}
	if in.Second != "" && in.Second != first {
		b.texts = append(b.texts, a.Catalogue.For(in.Second))
	}
	b.Document = pdf.New(cmp.Or(number, from.heading()), first)
	return b, nil
}

// t is a text in the paper's languages, side by side where they differ.
func (b *bill) t(key string, params fault.Params) string {
	said := b.texts[0].T("accounting."+key, params)
	for _, other := range b.texts[1:] {
		if also := other.T("accounting."+key, params); also != said {
			said += " / " + also
		}
	}
	return said
}

// category is what a category is called in the paper's languages.
func (b *bill) category(category string) string {
	said := categoryIn(b.texts[0], category)
	for _, other := range b.texts[1:] {
		if also := categoryIn(other, category); also != said {
			said += " / " + also
		}
	}
	return said
}

// sum is an amount as it is read in the paper's first language.
func (b *bill) sum(amount int64, currency string) string {
	return money.Say(amount, currency, b.texts[0].Lang())
}

// date is a day in figures, which are the same in all our languages.
func (b *bill) date(d clock.Date) string {
	return fmt.Sprintf("%02d/%02d/%04d", d.Day, d.Month, d.Year)
}

// page begins a page, with what stands below every one.
func (b *bill) page() {
	b.AddPage()
	b.Gray(120)
	b.Letters(7.5, false)
	about := []string{b.heading()}
	if b.idNumber != "" {
		about = append(about, b.t("id_number", fault.Params{"number": b.idNumber}))
	}
	if b.number != "" {
		about = append(about, b.number)
	}
	b.Say(pdf.Margin, pdf.Height-pdf.Margin, 150, strings.Join(about, " · "))
	b.SayTo(billRight, pdf.Height-pdf.Margin, strconv.Itoa(b.PageNo()))
	b.y = pdf.Margin
}

// room begins another page where there is too little left of this one.
func (b *bill) room(height float64) {
	if b.y+height <= billBottom {
		return
	}
	b.page()
	if b.columns != nil {
		b.columns()
	}
}

// open begins the paper: who issues it, what it is, and for whom.
func (b *bill) open(title string, facts [][2]string, y Payer) {
	b.page()
	x := pdf.Margin
	if b.logo != "" {
		if w := b.Whole(b.logo, x, b.y, 42, 18, b.load(b.logo)); w > 0 {
			x += w + 5
		}
	}
	b.Gray(0)
	b.Letters(11, true)
	b.Say(x, b.y+5, 90, b.heading())
	b.Gray(90)
	b.Letters(8.5, false)
	lines := append([]string{}, b.address...)
	if b.phone != "" {
		lines = append(lines, b.phone)
	}
	if b.idNumber != "" {
		lines = append(lines, b.t("id_number", fault.Params{"number": b.idNumber}))
	}
	for i, line := range lines {
		b.Say(x, b.y+9.5+float64(i)*4, 90, line)
	}
	b.y += max(24, 12+4*float64(len(lines)))
	if y.Name != "" { // else it is for who keeps the books
		b.toWhom(y)
	}
	b.Gray(0)
	b.Letters(17, true)
	b.lines(8, title)
	b.y++
	for _, fact := range facts {
		b.Gray(90)
		b.Letters(9.5, false)
		b.Say(pdf.Margin, b.y+3.8, 58, fact[0])
		b.Gray(0)
		b.Say(pdf.Margin+60, b.y+3.8, pdf.Inside-60, fact[1])
		b.y += billLine
	}
	b.y += 4
}

// toWhom writes who is to pay, where a window envelope shows it.
func (b *bill) toWhom(y Payer) {
	const x = 115.0
	b.Gray(0)
	b.Letters(10.5, true)
	b.Say(x, b.y+4, billRight-x, y.Name)
	b.Letters(9.5, false)
	lines := b.Wrap(y.Address, billRight-x)
	if y.IDNumber != "" {
		lines = append(lines, b.t("id_number", fault.Params{"number": y.IDNumber}))
	}
	for i, line := range lines {
		b.Text(x, b.y+8.5+float64(i)*4.4, line)
	}
	b.y += 14 + 4.4*float64(len(lines))
}

// lines writes a text in as many lines as it needs, and goes on below it.
func (b *bill) lines(height float64, said string) {
	for _, line := range b.Wrap(said, pdf.Inside) {
		b.room(height)
		b.Text(pdf.Margin, b.y+height*0.75, line)
		b.y += height
	}
}

func (b *bill) rule() {
	b.SetDrawColor(190, 196, 204)
	b.SetLineWidth(0.3)
	b.Line(pdf.Margin, b.y, billRight, b.y)
	b.y += 1.2
}

// head is the name of what follows.
func (b *bill) head(said string) {
	b.room(22)
	b.y += 3
	b.Gray(90)
	b.Letters(9, true)
	b.Say(pdf.Margin, b.y+4, pdf.Inside, said)
	b.y += 5.6
	b.rule()
}

// row is a line of a table: texts at their places, and what ends at the right.
func (b *bill) row(bold bool, said, right string) {
	const room = pdf.Inside - 42
	b.Letters(9.5, bold)
	all := b.Wrap(said, room)
	b.room(billLine * float64(max(1, len(all))))
	b.Gray(0)
	b.Letters(9.5, bold)
	b.SayTo(billRight, b.y+3.8, right)
	for i, line := range all {
		b.Text(pdf.Margin, b.y+3.8+float64(i)*billLine, line)
	}
	b.y += billLine * float64(max(1, len(all)))
}

// send answers with the paper.
func (b *bill) send(name string) api.Content {
	return func(w http.ResponseWriter, _ *http.Request) error { return b.Send(w, name+".pdf") }
}

// payerAsSystem is who a paper is for, with what stands on it.
func (a *Area) payerAsSystem(ctx context.Context, id string) (Payer, error) {
	y, err := findPayer(ctx, a.db, access.System(), id)
	if err != nil {
		return y, err
	}
	return a.addressed(ctx, y)
}

// addressed is a payer with where a paper goes: to a student where he says that he
// lives, unless another place was noted for his papers.
func (a *Area) addressed(ctx context.Context, y Payer) (Payer, error) {
	if y.PersonID == "" || y.Address != "" {
		return y, nil
	}
	var err error
	y.Address, err = db.One(ctx, a.db, "person.not_found", func(r db.Row) (string, error) {
		var street, more, zip, city string
		err := r.Scan(&street, &more, &zip, &city)
		var lines []string
		for _, line := range []string{street, more, zip + " " + city} {
			if line = strings.TrimSpace(line); line != "" {
				lines = append(lines, line)
			}
		}
		return strings.Join(lines, "\n"), err
	}, `SELECT address, additional_address, zip_code, city FROM person WHERE id = ?`, y.PersonID)
	return y, err
}
