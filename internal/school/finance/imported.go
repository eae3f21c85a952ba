package finance

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/sheet"
)

// bankLine is a line of a bank's statement as the file has it.
type bankLine struct {
	key, name, iban, text string
	day                   clock.Date
	amount                int64
}

const (
	maxStatement      = 10 << 20
	maxStatementLines = 20_000
)

// Columns say which columns of a CSV file hold what, by their headings.
type Columns struct {
	Day    string `query:"day_column" maxLength:"100" doc:"Headings of a CSV file; those that are not named are found by the usual words."`
	Amount string `query:"amount_column" maxLength:"100" doc:"With its sign; or else a debit and a credit column."`
	Debit  string `query:"debit_column" maxLength:"100"`
	Credit string `query:"credit_column" maxLength:"100"`
	Who    string `query:"name_column" maxLength:"100"`
	IBAN   string `query:"iban_column" maxLength:"100"`
	Text   string `query:"text_column" maxLength:"100"`
}

// readStatement reads a file of a bank: CAMT.053 or CSV.
func readStatement(name string, data []byte, c Account, columns Columns) (all []bankLine, err error) {
	if start := bytes.TrimLeft(data, "\xef\xbb\xbf \t\r\n"); bytes.HasPrefix(start, []byte("<")) {
		all, err = readCAMT(data, c)
	} else {
		all, err = readBankCSV(name, data, c.Currency, columns)
	}
	if err != nil {
		return nil, err
	}
	// The same line twice in a file is two movements; in the next file it is the same two.
	seen := map[string]int{}
	for i, l := range all {
		if l.key == "" {
			sum := sha256.Sum256([]byte(strings.Join([]string{l.day.String(), fmt.Sprint(l.amount), l.name, l.iban, l.text}, "\x00")))
			all[i].key = hex.EncodeToString(sum[:])
		}
		if seen[all[i].key]++; seen[all[i].key] > 1 {
			all[i].key += fmt.Sprint(" ", seen[all[i].key])
		}
	}
	return all, nil
}

// camt is what of a CAMT.053 statement is read, whatever its version.
type camt struct {
	Statements []struct {
		IBAN    string `xml:"Acct>Id>IBAN"`
		Entries []struct {
			Amount    camtAmount `xml:"Amt"`
			Sign      string     `xml:"CdtDbtInd"`
			Day       string     `xml:"BookgDt>Dt"`
			Time      string     `xml:"BookgDt>DtTm"`
			Reference string     `xml:"AcctSvcrRef"`
			Text      string     `xml:"AddtlNtryInf"`
			Parts     []camtPart `xml:"NtryDtls>TxDtls"`
		} `xml:"Ntry"`
	} `xml:"BkToCstmrStmt>Stmt"`
}

type camtAmount struct {
	Value    string `xml:",chardata"`
	Currency string `xml:"Ccy,attr"`
}

type camtPart struct {
	Amount     camtAmount  `xml:"Amt"`
	Reference  string      `xml:"Refs>AcctSvcrRef"`
	EndToEnd   string      `xml:"Refs>EndToEndId"`
	Parties    camtParties `xml:"RltdPties"`
	Text       []string    `xml:"RmtInf>Ustrd"`
	Structured string      `xml:"RmtInf>Strd>CdtrRefInf>Ref"`
}

type camtParties struct {
	Debtor        string `xml:"Dbtr>Nm"`
	DebtorParty   string `xml:"Dbtr>Pty>Nm"`
	DebtorIBAN    string `xml:"DbtrAcct>Id>IBAN"`
	Creditor      string `xml:"Cdtr>Nm"`
	CreditorParty string `xml:"Cdtr>Pty>Nm"`
	CreditorIBAN  string `xml:"CdtrAcct>Id>IBAN"`
}

func readCAMT(data []byte, c Account) (all []bankLine, err error) {
	var doc camt
	if err := xml.Unmarshal(data, &doc); err != nil || len(doc.Statements) == 0 {
		return nil, fault.On("file", "finance.statement_unreadable", nil)
	}
	for _, s := range doc.Statements {
		if s.IBAN != "" && c.IBAN != "" && s.IBAN != c.IBAN {
			return nil, fault.On("file", "finance.statement_of_another", nil)
		}
		for _, e := range s.Entries {
			day, dayErr := clock.ParseDate(first10(cmp.Or(e.Day, e.Time)))
			parts := e.Parts
			if len(parts) < 2 || slices.ContainsFunc(parts, func(p camtPart) bool { return p.Amount.Value == "" }) {
				one := camtPart{}
				if len(parts) > 0 {
					one = parts[0]
				}
				one.Amount, one.Reference, parts = e.Amount, cmp.Or(e.Reference, one.Reference), nil
				parts = append(parts, one)
			}
			for i, p := range parts {
				if p.Amount.Currency != c.Currency {
					return nil, fault.On("file", "finance.statement_of_another", nil)
				}
				amount, ok := parseAmount(strings.TrimSpace(p.Amount.Value), c.Currency)
				if !ok || dayErr != nil || len(all) == maxStatementLines {
					return nil, &fault.Error{Kind: fault.Invalid, Field: "file", Code: "finance.statement_row", Params: fault.Params{"row": len(all) + 1}}
				}
				l := bankLine{day: day, amount: amount, name: cmp.Or(p.Parties.Debtor, p.Parties.DebtorParty), iban: p.Parties.DebtorIBAN}
				if e.Sign == "DBIT" {
					l.amount, l.name, l.iban = -amount, cmp.Or(p.Parties.Creditor, p.Parties.CreditorParty), p.Parties.CreditorIBAN
				}
				l.text = cmp.Or(strings.Join(p.Text, " "), p.Structured, e.Text)
				if p.EndToEnd != "" && p.EndToEnd != "NOTPROVIDED" && !strings.Contains(l.text, p.EndToEnd) {
					l.text = strings.TrimSpace(l.text + " " + p.EndToEnd)
				}
				if l.key = p.Reference; l.key == "" && e.Reference != "" {
					l.key = fmt.Sprint(e.Reference, "/", i+1)
				}
				all = append(all, l)
			}
		}
	}
	return all, nil
}

func first10(text string) string { return text[:min(len(text), 10)] }

// parseAmount reads an amount that could be entered at once.
func parseAmount(said, currency string) (int64, bool) { return money.Parse(said, currency, maxAmount) }

// headings are the words by which banks call their columns, in our languages.
var headings = map[string][]string{
	"day":    {"date", "booking date", "date operation", "date de l'operation", "date comptable", "data", "data contabile", "data mov", "data movimento", "data do movimento", "fecha", "fecha operacion", "buchungstag"},
	"amount": {"amount", "montant", "montante", "importo", "importe", "valor", "betrag"},
	"debit":  {"debit", "debito", "addebito", "addebiti", "uscite", "cargo", "dare"},
	"credit": {"credit", "credito", "accredito", "accrediti", "entrate", "abono", "avere"},
	"who":    {"name", "nom", "nome", "nombre", "counterparty", "contrepartie", "beneficiary", "tiers", "ordinante", "ordenante"},
	"iban":   {"iban", "account", "compte", "conta", "conto", "cuenta"},
	"text":   {"description", "libelle", "reference", "communication", "descricao", "descrizione", "causale", "concepto", "descripcion", "memo", "details"}, //nolint:misspell // it is Spanish
}

// headed says which column of a row of headings holds what, as asked for or by the
// usual words, and whether that is enough to read a statement.
func headed(row []string, columns Columns) (at map[string]int, ok bool) {
	at = map[string]int{}
	for what, asked := range map[string]string{"day": columns.Day, "amount": columns.Amount, "debit": columns.Debit, "credit": columns.Credit, "who": columns.Who, "iban": columns.IBAN, "text": columns.Text} {
		at[what] = slices.IndexFunc(row, func(head string) bool {
			folded := db.Fold(strings.TrimSpace(head))
			return asked != "" && folded == db.Fold(strings.TrimSpace(asked)) || asked == "" && slices.Contains(headings[what], folded)
		})
	}
	return at, at["day"] >= 0 && (at["amount"] >= 0 || at["debit"] >= 0 && at["credit"] >= 0)
}

// maxAbove is how many lines a bank may write above its headings.
const maxAbove = 50

// findTable returns the rows below the headings, which column holds what, and how many
// lines end with the headings. Some banks write a few words above them, which say
// nothing of what stands between the cells.
func findTable(name string, data []byte, columns Columns) (rows [][]string, at map[string]int, above int, err error) {
	rest := data
	for above = 1; above <= maxAbove && len(rest) > 0; above++ {
		line, after, _ := bytes.Cut(rest, []byte("\n"))
		cells, err := sheet.Read(name, line, sheet.Limits{Rows: 2, Columns: 100, Unzipped: 100 << 20})
		if err == nil && len(cells.Rows) > 0 {
			if _, ok := headed(cells.Rows[0], columns); ok {
				break
			}
		}
		if rest = after; above == maxAbove || len(rest) == 0 {
			rest, above = data, 1 // as it is: its lines are written in another way
			break
		}
	}
	cells, err := sheet.Read(name, rest, sheet.Limits{Rows: maxStatementLines + 1, Columns: 100, Unzipped: 100 << 20})
	if err != nil {
		return nil, nil, 0, err
	}
	if len(cells.Rows) == 0 {
		return nil, nil, 0, fault.On("file", "finance.statement_unreadable", nil)
	}
	at, ok := headed(cells.Rows[0], columns)
	if !ok {
		return nil, nil, 0, fault.On("file", "finance.statement_columns", nil)
	}
	return cells.Rows[1:], at, above, nil
}

func readBankCSV(name string, data []byte, currency string, columns Columns) ([]bankLine, error) {
	rows, at, above, err := findTable(name, data, columns)
	if err != nil {
		return nil, err
	}
	var all []bankLine
	for i, row := range rows {
		cell := func(what string) string {
			if n := at[what]; n >= 0 && n < len(row) {
				return strings.TrimSpace(row[n])
			}
			return ""
		}
		if strings.TrimSpace(strings.Join(row, "")) == "" {
			continue
		}
		l := bankLine{name: cell("who"), iban: strings.ToUpper(strings.ReplaceAll(cell("iban"), " ", "")), text: cell("text")}
		var ok, known bool
		l.day, known = parseDay(cell("day"))
		switch debit := cell("debit"); {
		case cell("amount") != "":
			l.amount, ok = parseAmount(cell("amount"), currency)
		case debit != "":
			l.amount, ok = parseAmount(debit, currency)
			l.amount = -max(l.amount, -l.amount)
		default:
			l.amount, ok = parseAmount(cell("credit"), currency)
		}
		if !ok || !known {
			return nil, &fault.Error{Kind: fault.Invalid, Field: "file", Code: "finance.statement_row", Params: fault.Params{"row": i + 1 + above}}
		}
		all = append(all, l)
	}
	return all, nil
}

// parseDay reads a day as banks write it: the year first, or last.
func parseDay(said string) (clock.Date, bool) {
	said = first10(said)
	parts := strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune("-/. ", r) })
	if len(parts) == 1 && len(said) == 8 {
		parts = []string{said[:4], said[4:6], said[6:]}
	}
	if len(parts) != 3 {
		return clock.Date{}, false
	}
	if len(parts[0]) != 4 {
		parts[0], parts[2] = parts[2], parts[0]
	}
	if len(parts[0]) == 2 {
		parts[0] = "20" + parts[0]
	}
	for i := 1; i < 3; i++ {
		if len(parts[i]) == 1 {
			parts[i] = "0" + parts[i]
		}
	}
	day, err := clock.ParseDate(strings.Join(parts, "-"))
	return day, err == nil && clock.SchoolDays.Has(day)
}
