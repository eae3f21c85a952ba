package finance

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// StatementLine is a line of a bank's statement.
type StatementLine struct {
	ID         string       `json:"id"`
	AccountID  string       `json:"account_id"`
	Day        clock.Date   `json:"day" format:"date"`
	Amount     int64        `json:"amount" doc:"Negative for what went out."`
	Currency   string       `json:"currency"`
	Name       string       `json:"name" doc:"Of who paid, or was paid."`
	IBAN       string       `json:"iban"`
	Text       string       `json:"text"`
	FileName   string       `json:"file_name"`
	State      string       `json:"state" enum:"open,taken,left" doc:"taken is found or entered; left is what is not to be entered."`
	MovementID string       `json:"movement_id" doc:"What it was found to be."`
	Proposal   LineProposal `json:"proposal"`
}

// LineProposal is what a line seems to be.
type LineProposal struct {
	Kind          string `json:"kind" enum:",movement,payment" doc:"A movement that is entered already, a payment that is not; empty where nothing is known."`
	Sure          bool   `json:"sure" doc:"It is taken with all others."`
	MovementID    string `json:"movement_id"`
	TransactionID string `json:"transaction_id"`
	PayerID       string `json:"payer_id"`
	PayerName     string `json:"payer_name"`
	Invoice       string `json:"invoice" doc:"The number that the bank's text names."`
	Open          int64  `json:"open" doc:"What the payer owes."`
}

func findStatementLines(ctx context.Context, q db.Querier, w db.Where, p api.Paging) (db.List[StatementLine], error) {
	return db.Find(ctx, q, func(r db.Row) (l StatementLine, err error) {
		var movement sql.NullString
		err = r.Scan(&l.ID, &l.AccountID, &l.Day, &l.Amount, &l.Currency, &l.Name, &l.IBAN, &l.Text, &l.FileName, &l.State, &movement)
		l.MovementID = movement.String
		return l, err
	}, db.Select{
		Columns: `s.id, s.account_id, s.day, s.amount, c.currency, s.name, s.iban, s.text, s.file_name, s.state, s.movement_id`,
		From:    `statement_line s JOIN money_account c ON c.id = s.account_id`, Count: `statement_line s`, Where: w, Order: `s.day DESC, s.id DESC`, Page: p.Page, Size: p.PageSize,
	})
}

// addLines keeps the lines of a statement that are not known yet, and returns how
// many they are.
func addLines(ctx context.Context, tx *db.Tx, accountID, file string, all []bankLine) (int64, error) {
	rows, now := db.NewBulk(`statement_line (id, account_id, file_name, bank_key, day, amount, name, iban, text, state, created_at)`), clock.Now()
	for _, l := range all {
		rows.Add(db.NewID(), accountID, file, l.key, l.day, l.amount, short(l.name, 200), short(l.iban, 50), short(l.text, 500), "open", now)
	}
	return rows.Exec(ctx, tx, `INSERT INTO statement_line (id, account_id, file_name, bank_key, day, amount, name, iban, text, state, created_at)
		SELECT id, account_id, file_name, bank_key, day, amount, name, iban, text, state, created_at FROM given WHERE TRUE ON CONFLICT (account_id, bank_key) DO NOTHING`)
}

func short(text string, most int) string {
	runes := []rune(strings.TrimSpace(text))
	return string(runes[:min(len(runes), most)])
}

// nearDays is how far apart a bank's day and ours may be.
const nearDays = 7

// propose says what open lines seem to be. Each movement is proposed once.
func propose(ctx context.Context, q db.Querier, accountID string, lines []StatementLine) error {
	open := slices.DeleteFunc(pointers(lines), func(l *StatementLine) bool { return l.State != "open" })
	if len(open) == 0 {
		return nil
	}
	first, last := open[0].Day, open[0].Day
	for _, l := range open {
		if l.Day.Before(first) {
			first = l.Day
		}
		if last.Before(l.Day) {
			last = l.Day
		}
	}
	if err := proposeMovements(ctx, q, accountID, open, first.AddDays(-nearDays), last.AddDays(nearDays)); err != nil {
		return err
	}
	return proposePayments(ctx, q, accountID, open)
}

func pointers(lines []StatementLine) []*StatementLine {
	all := make([]*StatementLine, len(lines))
	for i := range lines {
		all[i] = &lines[i]
	}
	return all
}

type looseMovement struct {
	id, transaction string
	day             clock.Date
	amount          int64
}

// proposeMovements proposes what was entered already: the same amount within some
// days, the nearest first. It is sure where only one can be meant.
func proposeMovements(ctx context.Context, q db.Querier, accountID string, open []*StatementLine, from, to clock.Date) error {
	all, err := db.All(ctx, q, func(r db.Row) (m looseMovement, err error) {
		return m, r.Scan(&m.id, &m.transaction, &m.day, &m.amount)
	}, `SELECT m.id, m.transaction_id, m.day, m.amount FROM money_movement m WHERE m.account_id = ? AND m.day >= ? AND m.day <= ? AND m.reconciled_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM money_transaction t JOIN money_transaction r ON r.reverses_id = t.id WHERE t.id = m.transaction_id) ORDER BY m.day, m.id`, accountID, from, to)
	if err != nil {
		return err
	}
	used := map[string]bool{}
	for _, l := range open {
		best, near, count := looseMovement{}, nearDays+1, 0
		for _, m := range all {
			apart := max(m.day.DaysSince(l.Day), l.Day.DaysSince(m.day))
			if used[m.id] || m.amount != l.Amount || apart > nearDays {
				continue
			}
			if count++; apart < near {
				best, near = m, apart
			}
		}
		if count > 0 {
			used[best.id] = true
			l.Proposal = LineProposal{Kind: "movement", Sure: count == 1, MovementID: best.id, TransactionID: best.transaction}
		}
	}
	return nil
}

// proposePayments proposes who paid: whose invoice the bank's text names, which is
// sure, or who owes something and is called like that.
func proposePayments(ctx context.Context, q db.Querier, accountID string, open []*StatementLine) error {
	wanted := slices.DeleteFunc(slices.Clone(open), func(l *StatementLine) bool { return l.Proposal.Kind != "" || l.Amount <= 0 })
	if len(wanted) == 0 {
		return nil
	}
	type debtor struct {
		id, name, sortName, invoice string
		open                        int64
	}
	all, err := db.All(ctx, q, func(r db.Row) (d debtor, err error) {
		return d, r.Scan(&d.id, &d.name, &d.sortName, &d.invoice, &d.open)
	}, `SELECT y.id, MIN(`+payerName+`), MIN(y.sort_name), COALESCE(v.name, ''), SUM(o.open) FROM owed_part o JOIN payer y ON y.id = o.payer_id JOIN money_account c ON c.campus_id = o.campus_id AND c.currency = o.currency
		LEFT JOIN person p ON p.id = y.person_id LEFT JOIN invoice v ON v.id = o.invoice_id WHERE c.id = ? AND o.open > 0 GROUP BY y.id, v.name ORDER BY y.id, v.name`, accountID)
	if err != nil {
		return err
	}
	byNumber, byName, names := map[string]debtor{}, map[string]debtor{}, map[string]map[string]bool{}
	for _, d := range all {
		if d.invoice != "" {
			byNumber[d.invoice] = d
		}
		key := wordsOf(d.sortName)
		sum := byName[key]
		d.open += sum.open
		if byName[key] = d; names[key] == nil {
			names[key] = map[string]bool{}
		}
		names[key][d.id] = true
	}
	for _, l := range wanted {
		for _, word := range l.words() {
			if d, ok := byNumber[word]; ok {
				l.Proposal = LineProposal{Kind: "payment", Sure: l.Amount <= d.open, PayerID: d.id, PayerName: d.name, Invoice: word, Open: d.open}
			}
		}
		key := wordsOf(db.Fold(l.Name))
		if d, ok := byName[key]; ok && l.Proposal.Kind == "" && key != "" && len(names[key]) == 1 {
			l.Proposal = LineProposal{Kind: "payment", PayerID: d.id, PayerName: d.name, Open: d.open}
		}
	}
	return nil
}

// words are what the bank's text says, among which may be the number of an invoice.
func (l StatementLine) words() []string {
	return strings.FieldsFunc(strings.ToUpper(l.Text), func(r rune) bool { return strings.ContainsRune(" ,;:/()", r) })
}

// namedFirst says what a line pays where the bank's text names an invoice of the payer:
// that one, and what is left over the oldest of the others. Without one, it says
// nothing.
func (l StatementLine) namedFirst(ctx context.Context, q db.Querier, payerID string) (chosen []Chosen, err error) {
	words := l.words()
	open, err := findOpen(ctx, q, l.Day, payerID, l.Currency)
	isNamed := func(o Owed) bool { return o.Invoice != "" && slices.Contains(words, o.Invoice) }
	if err != nil || !slices.ContainsFunc(open, isNamed) {
		return nil, err
	}
	slices.SortStableFunc(open, func(a, b Owed) int {
		switch {
		case isNamed(a) == isNamed(b):
			return 0
		case isNamed(a):
			return -1
		default:
			return 1
		}
	})
	var p posting
	p.allocate(open, l.Amount)
	for _, one := range p.Allocations {
		chosen = append(chosen, Chosen{PartID: one.PartID, Amount: one.Amount})
	}
	return chosen, nil
}

// wordsOf are the words of a name in one order, whichever way round it is written.
func wordsOf(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" ,.-'", r) })
	slices.Sort(words)
	return strings.Join(words, " ")
}

// key is that of what a line is entered as: the next where what it was entered as
// before was reversed.
func (l StatementLine) key(ctx context.Context, q db.Querier) (string, error) {
	key := lineKey + l.ID
	for n := 2; ; n++ {
		reversed, err := db.Exists(ctx, q, `SELECT 1 FROM money_transaction t JOIN money_transaction r ON r.reverses_id = t.id WHERE t.request_key = ?`, key)
		if err != nil || !reversed {
			return key, err
		}
		key = fmt.Sprint(lineKey, l.ID, "-", n)
	}
}

// openLines has the lines of movements that are reversed be open again, and the
// movements be found on no statement.
func openLines(ctx context.Context, tx *db.Tx, legs []Leg) error {
	rows := db.NewBulk(`money_movement (id)`)
	for _, m := range legs {
		rows.Add(m.ID)
	}
	lines, err := rows.Exec(ctx, tx, `UPDATE statement_line SET state = 'open', movement_id = NULL FROM given WHERE statement_line.movement_id = given.id`)
	if err != nil || lines == 0 {
		return err
	}
	_, err = rows.Exec(ctx, tx, `UPDATE money_movement SET reconciled_at = NULL, reconciled_by = '' FROM given WHERE money_movement.id = given.id`)
	return err
}

// take notes what a line was found to be, and ticks the movement.
func (l StatementLine) take(ctx context.Context, tx *db.Tx, movementID string) error {
	n, err := db.Affected(ctx, tx, `UPDATE statement_line SET state = 'taken', movement_id = ? WHERE id = ? AND state = 'open'`, movementID, l.ID)
	if err != nil {
		return err
	}
	if n == 0 {
		return errLineDone
	}
	return db.Exec(ctx, tx, `UPDATE money_movement SET reconciled_at = ?, reconciled_by = ? WHERE id = ?`, clock.Now(), access.From(ctx).Actor().PersonID, movementID)
}
