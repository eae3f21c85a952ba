package finance

import (
	"cmp"
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

func (a *Area) importRoutes(r *api.Router) {
	const all, one = "/api/accounts/{id}/statement", "/api/statement-lines/{id}"
	api.Upload(r, "importStatement", http.MethodPost, all, keepBooks, maxStatement, a.importStatement, api.Says("Import a bank's statement (CAMT.053, or CSV with a mapping): lines that are known are passed over"))
	api.Get(r, "listStatementLines", all, readBooks, a.listStatementLines, api.Says("List the lines of an account's statements, with proposals of what each is"))
	api.Do(r, "takeStatementLines", all+"/take", keepBooks, a.takeStatementLines, api.Says("Take all proposals that are sure"))
	api.Do(r, "takeStatementLine", one+"/take", keepBooks, a.takeStatementLine, api.Says("Say what a line of a statement is: a movement, a payment, an income or an expense"), api.Refuses(fault.Conflict))
	api.Do(r, "leaveStatementLine", one+"/leave", keepBooks, a.leaveStatementLine, api.Says("Leave a line of a statement out, or take that back"), api.Refuses(fault.Conflict))
}

var errLineDone = fault.New(fault.Conflict, "finance.line_done")

// ImportedLines says how many lines of a statement there were, and how many were new.
type ImportedLines struct {
	Lines int   `json:"lines"`
	New   int64 `json:"new"`
}

func (a *Area) importStatement(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
	Columns
}, body io.Reader,
) (done ImportedLines, err error) {
	c, err := a.accounts().Open(ctx, a.db, in.ID.ID)
	if err != nil {
		return done, err
	}
	data, err := io.ReadAll(io.LimitReader(body, maxStatement))
	if err != nil {
		return done, err
	}
	lines, err := readStatement(in.Name, data, c, in.Columns)
	if err != nil {
		return done, err
	}
	done.Lines = len(lines)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := a.accounts().Open(ctx, tx, c.ID); err != nil {
			return err
		}
		if done.New, err = addLines(ctx, tx, c.ID, files.CleanName(in.Name), lines); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "importStatement", Entity: "money_account", EntityID: c.ID, CampusID: c.CampusID, After: map[string]any{"lines": done.Lines, "new": done.New}})
	})
	return done, err
}

func (a *Area) listStatementLines(ctx context.Context, in *struct {
	api.ID
	State string `query:"state" enum:",open,taken,left" doc:"Without one, all."`
	api.Paging
},
) (api.Page[StatementLine], error) {
	scope := access.From(ctx)
	c, err := findAccountOn(ctx, a.db, scope, in.ID.ID, today(scope))
	if err != nil {
		return api.Page[StatementLine]{}, err
	}
	var w db.Where
	w.Add(`s.account_id = ?`, c.ID)
	if in.State != "" {
		w.Add(`s.state = ?`, in.State)
	}
	l, err := findStatementLines(ctx, a.db, w, in.Paging)
	if err == nil {
		err = propose(ctx, a.db, c.ID, l.Items)
	}
	return api.PageOf(l, err)
}

// findLine finds a line of an account in reach that is not archived.
func (a *Area) findLine(ctx context.Context, q db.Querier, id string) (l StatementLine, err error) {
	var w db.Where
	w.Add(`s.id = ?`, id)
	found, err := findStatementLines(ctx, q, w, api.Paging{Page: 1, PageSize: 1})
	if err == nil && len(found.Items) == 0 {
		err = fault.New(fault.NotFound, "finance.line_not_found")
	}
	if err != nil {
		return l, err
	}
	l = found.Items[0]
	if _, err = a.accounts().Open(ctx, q, l.AccountID); fault.KindOf(err) == fault.NotFound {
		err = fault.New(fault.NotFound, "finance.line_not_found")
	}
	return l, err
}

// TakeFields say what a line of a statement is: one of them.
type TakeFields struct {
	MovementID string `json:"movement_id" maxLength:"64" doc:"It is entered already."`
	PayerID    string `json:"payer_id" maxLength:"64" doc:"It is a payment of this payer."`
	Category   string `json:"category" maxLength:"60" doc:"It is another income, or an expense."`
}

func (a *Area) takeStatementLine(ctx context.Context, in *struct {
	api.ID
	Body TakeFields
},
) (l StatementLine, err error) {
	l, err = a.findLine(ctx, a.db, in.ID.ID)
	if err != nil {
		return l, err
	}
	if err := a.takeLine(ctx, l, in.Body); err != nil {
		return l, err
	}
	l, err = a.findLine(ctx, a.db, l.ID)
	return l, err
}

// lineKey begins the key of what a line of a statement is entered as.
const lineKey = "statement-line-"

// takeLine ticks a movement for a line, or enters what the line says. Its key is
// the line's, so that it is entered once; where that was reversed, once more.
func (a *Area) takeLine(ctx context.Context, l StatementLine, f TakeFields) error {
	if l.State != "open" {
		return errLineDone
	}
	if f.MovementID != "" {
		return a.db.Tx(ctx, func(tx *db.Tx) error {
			if _, err := a.accounts().Open(ctx, tx, l.AccountID); err != nil {
				return err
			}
			same, err := db.Exists(ctx, tx, `SELECT 1 FROM money_movement WHERE id = ? AND account_id = ? AND amount = ? AND reconciled_at IS NULL`, f.MovementID, l.AccountID, l.Amount)
			if err == nil && !same {
				err = fault.On("movement_id", "finance.movement_differs", nil)
			}
			if err != nil {
				return err
			}
			if err := l.take(ctx, tx, f.MovementID); err != nil {
				return err
			}
			return recordLine(ctx, tx, "takeStatementLine", l, "taken")
		})
	}
	if f.PayerID == "" && f.Category == "" || f.PayerID != "" && l.Amount < 0 {
		return fault.On("payer_id", "field.required", nil)
	}
	key, err := l.key(ctx, a.db)
	if err != nil {
		return err
	}
	once := Once{Key: key}
	_, err = a.enter(ctx, "takeStatementLine", once.Key, f, func(tx *db.Tx) (p *posting, err error) {
		reference := short(cmp.Or(l.Text, l.Name), 120)
		if l.Amount > 0 {
			in := PaymentFields{Once: once, AccountID: l.AccountID, PayerID: f.PayerID, Day: l.Day, Amount: l.Amount, Way: "transfer", Reference: reference, Category: f.Category}
			if f.PayerID != "" {
				if in.Allocations, err = l.namedFirst(ctx, tx, f.PayerID); err != nil {
					return nil, err
				}
			}
			p, err = payment(ctx, tx, in)
		} else {
			p, err = EntryFields{Once: once, AccountID: l.AccountID, Day: l.Day, Amount: -l.Amount, Way: "transfer", Reference: reference}.from(ctx, tx, Expense)
			if err == nil {
				p.Category = f.Category
			}
		}
		if err != nil {
			return nil, err
		}
		p.then(func(ctx context.Context, tx *db.Tx) error { return l.take(ctx, tx, p.Movements[0].ID) })
		return p, nil
	})
	return err
}

func recordLine(ctx context.Context, tx *db.Tx, action string, l StatementLine, state string) error {
	campusID, err := db.One(ctx, tx, "finance.account_not_found", db.ScanString, `SELECT campus_id FROM money_account WHERE id = ?`, l.AccountID)
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "money_account", EntityID: l.AccountID, CampusID: campusID, After: map[string]any{"day": l.Day.String(), "amount": l.Amount, "state": state}})
}

// TakenLines says how many of a statement were found or entered.
type TakenLines struct {
	Count int `json:"count"`
	Open  int `json:"open" doc:"What is still to be looked at."`
}

// takeStatementLines takes what is sure of the newest open lines; one that meets
// something closed or changed stays open.
func (a *Area) takeStatementLines(ctx context.Context, in *api.ID) (done TakenLines, err error) {
	c, err := a.accounts().Open(ctx, a.db, in.ID)
	if err != nil {
		return done, err
	}
	var w db.Where
	w.Add(`s.account_id = ? AND s.state = 'open'`, c.ID)
	l, err := findStatementLines(ctx, a.db, w, api.Paging{Page: 1, PageSize: 500})
	if err == nil {
		err = propose(ctx, a.db, c.ID, l.Items)
	}
	if err != nil {
		return done, err
	}
	done.Open = l.Total
	for _, one := range l.Items {
		if !one.Proposal.Sure {
			continue
		}
		err := a.takeLine(ctx, one, TakeFields{MovementID: one.Proposal.MovementID, PayerID: one.Proposal.PayerID})
		switch kind := fault.KindOf(err); {
		case err == nil:
			done.Count, done.Open = done.Count+1, done.Open-1
		case kind != fault.Conflict && kind != fault.Invalid:
			return done, err
		}
	}
	return done, nil
}

func (a *Area) leaveStatementLine(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Left bool `json:"left"`
	}
},
) (l StatementLine, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if l, err = a.findLine(ctx, tx, in.ID.ID); err != nil {
			return err
		}
		if l.State == "taken" {
			return errLineDone
		}
		if l.State = "open"; in.Body.Left {
			l.State = "left"
		}
		if err := db.Exec(ctx, tx, `UPDATE statement_line SET state = ? WHERE id = ?`, l.State, l.ID); err != nil {
			return err
		}
		return recordLine(ctx, tx, "leaveStatementLine", l, l.State)
	})
	return l, err
}
