package finance

import (
	"context"
	"io"
	"net/http"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

func (a *Area) transactionRoutes(r *api.Router) {
	const all, one = "/api/transactions", "/api/transactions/{id}"
	api.Get(r, "listTransactions", all, readMoney, a.listTransactions, api.Says("List transactions: those who only take payments see what came in"))
	api.Get(r, "getTransaction", one, readMoney, a.getTransaction, api.Says("Get a transaction with its movements and what it pays"))
	api.Post(r, "recordPayment", all+"/payments", takeMoney, a.recordPayment, api.Says("Record money that came in, and what it pays"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Post(r, "useCredit", all+"/credits", takeMoney, a.useCredit, api.Says("Pay what is owed with what had been paid too much"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Post(r, "recordRefund", all+"/refunds", keepBooks, a.recordRefund, api.Says("Give back what had been paid too much"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Post(r, "recordExpense", all+"/expenses", keepBooks, a.recordExpense, api.Refuses(fault.NotFound, fault.Conflict))
	api.Post(r, "recordTransfer", all+"/transfers", keepBooks, a.recordTransfer, api.Says("Record a transfer between two accounts"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "reverseTransaction", one+"/reverse", keepBooks, a.reverseTransaction, api.Says("Reverse a transaction by a second one, once"), api.Refuses(fault.Conflict))
	api.Upload(r, "addTransactionPaper", http.MethodPost, one+"/paper", keepBooks, maxPaper, a.addTransactionPaper, api.Says("Store the paper of an expense, once"), api.Refuses(fault.Conflict))
	api.Stream(r, "getTransactionPaper", one+"/paper", readBooks, a.getTransactionPaper, api.Says("Get the paper of a transaction"))
}

// TransactionFilter is what a list of transactions can be narrowed by.
type TransactionFilter struct {
	api.Search
	Campus   string `query:"campus" maxLength:"64"`
	Account  string `query:"account" maxLength:"64"`
	Payer    string `query:"payer" maxLength:"64"`
	Person   string `query:"person" maxLength:"64" doc:"What a student paid, at any campus."`
	Kind     string `query:"kind" enum:"opening,income,expense,transfer,refund,credit,reversal"`
	Way      string `query:"way" enum:"cash,cheque,transfer,card,mobile"`
	Category string `query:"category" maxLength:"60"`
	Sort     string `query:"sort" default:"-day" enum:"day,-day,amount,-amount"`
	Period
}

// Period is the days that a list is narrowed to.
type Period struct {
	From clock.Date `query:"from" format:"date" doc:"The first day; without one, from the beginning."`
	To   clock.Date `query:"to" format:"date" doc:"The last day."`
}

// Resolve has the router check the days with everything else.
func (p *Period) Resolve(api.Context) []error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "from", p.From)
	clock.SchoolDays.Check(&wrong, "to", p.To)
	return api.Found(wrong.Err())
}

func (a *Area) present(ctx context.Context, t FullTransaction) FullTransaction {
	t.Transaction = a.presentOne(ctx, t.Transaction)
	return t
}

func (a *Area) presentOne(ctx context.Context, t Transaction) Transaction {
	t.PaperURL = a.Link(ctx, "/api/transactions/"+t.ID+"/paper", t.paperHash)
	return t.seenBy(access.From(ctx))
}

func (a *Area) listTransactions(ctx context.Context, in *struct {
	TransactionFilter
	api.Paging
},
) (api.Page[Transaction], error) {
	l, err := findTransactions(ctx, a.db, access.From(ctx), in.TransactionFilter, in.Paging)
	for i, t := range l.Items {
		l.Items[i] = a.presentOne(ctx, t)
	}
	return api.PageOf(l, err)
}

func (a *Area) getTransaction(ctx context.Context, in *api.ID) (FullTransaction, error) {
	t, err := findTransaction(ctx, a.db, access.From(ctx), in.ID)
	return a.present(ctx, t), err
}

const maxPaper = 20 << 20

// paperKinds are what a paper may be.
var paperKinds = slices.Concat(files.Documents, files.Pictures)

// addTransactionPaper keeps the paper of a transaction. It is never replaced.
func (a *Area) addTransactionPaper(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (t FullTransaction, err error) {
	scope := access.From(ctx)
	if _, err := findTransaction(ctx, a.db, scope, in.ID.ID); err != nil {
		return t, err
	}
	blob, err := a.Files.PutAs(ctx, paperKinds, in.Name, body, maxPaper)
	if err != nil {
		return t, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if t, err = findTransaction(ctx, tx, scope, in.ID.ID); err != nil {
			return err
		}
		if t.paperHash != "" {
			return fault.New(fault.Conflict, "finance.has_paper")
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		if err := db.Change(ctx, tx, "finance.transaction_not_found", `UPDATE money_transaction SET paper_hash = ?, paper_name = ? WHERE id = ?`, blob.Hash, files.CleanName(in.Name), t.ID); err != nil {
			return err
		}
		if t, err = findTransaction(ctx, tx, scope, t.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "addTransactionPaper", Entity: "transaction", EntityID: t.ID, CampusID: t.CampusID, After: map[string]any{"paper": t.PaperName}})
	})
	return a.present(ctx, t), err
}

func (a *Area) getTransactionPaper(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	t, err := findTransaction(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if t.paperHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: t.paperHash, Name: t.PaperName})
	}, nil
}
