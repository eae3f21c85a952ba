package finance

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The kinds of transactions. An opening is what an account begins with, or what
// a payer had paid ahead before; a credit is the use of what somebody had paid too
// much.
const (
	Opening  = "opening"
	Income   = "income"
	Expense  = "expense"
	Transfer = "transfer"
	Refund   = "refund"
	Credit   = "credit"
	Reversal = "reversal"
)

// Tuition is the category of what pays what is owed; Difference that of what a
// count of the cash found too much or too little.
const (
	Tuition    = "tuition"
	Difference = "difference"
)

// Transaction is something that happened to money, once and for good.
type Transaction struct {
	ID           string     `json:"id"`
	CampusID     string     `json:"campus_id"`
	CampusName   string     `json:"campus_name"`
	Kind         string     `json:"kind" enum:"opening,income,expense,transfer,refund,credit,reversal" doc:"credit is the use of what had been paid too much."`
	OfKind       string     `json:"of_kind" doc:"What a reversal reverses."`
	Day          clock.Date `json:"day" format:"date"`
	Amount       int64      `json:"amount" doc:"Never negative, but for an opening."`
	Currency     string     `json:"currency"`
	Way          string     `json:"way" enum:",cash,cheque,transfer,card,mobile"`
	Reference    string     `json:"reference"`
	PayerID      string     `json:"payer_id"`
	PayerName    string     `json:"payer_name"`
	Category     string     `json:"category"`
	Memo         string     `json:"memo" doc:"Of a reversal: why."`
	Receipt      string     `json:"receipt" doc:"The number of its receipt; empty where it has none. /2 behind it where a till gave the number twice."`
	ReversesID   string     `json:"reverses_id"`
	ReversedByID string     `json:"reversed_by_id" doc:"The reversal: its receipt is void."`
	PaperName    string     `json:"paper_name"`
	PaperURL     string     `json:"paper_url" doc:"Empty where it has none."`
	CreatedBy    string     `json:"created_by"`
	CreatedAt    clock.Time `json:"created_at" format:"date-time"`
	Dues         int64      `json:"dues" doc:"What of it pays what is owed or became credit; negative where it takes away."`
	Allocated    int64      `json:"allocated" doc:"What of it was allocated; the rest of the dues is credit."`
	Total        int64      `json:"total" doc:"What the payer had to pay in all, as the receipt says."`
	Paid         int64      `json:"paid" doc:"What he had paid with it."`
	Open         int64      `json:"open" doc:"What he still owed."`
	MayReverse   bool       `json:"may_reverse"`

	tillID, invitationID, paperHash string
	creatorID                       string
	receiptYear, receiptNumber      int
	receiptTwin                     int // how many others a till gave the same number before
	receiptSeries                   string
}

// FullTransaction is a transaction with all that it did.
type FullTransaction struct {
	Transaction
	Lines       []Line       `json:"lines" doc:"What of it is of another category."`
	Movements   []Leg        `json:"movements"`
	Allocations []Allocation `json:"allocations"`
}

// Line is a part of an income or expense that has a category of its own, such as a
// book that was sold.
type Line struct {
	Category string `json:"category" minLength:"1" maxLength:"60"`
	Text     string `json:"text" maxLength:"200"`
	Amount   int64  `json:"amount" minimum:"1" maximum:"1000000000000"`
}

// Leg is what a transaction does to an account.
type Leg struct {
	ID          string `json:"id"`
	AccountID   string `json:"account_id"`
	AccountName string `json:"account_name"`
	Currency    string `json:"currency"`
	Amount      int64  `json:"amount" doc:"Negative where money leaves it."`
	Reconciled  bool   `json:"reconciled"`

	kind string
}

// Allocation is what of a transaction pays which part of what is owed.
type Allocation struct {
	PartID   string     `json:"part_id"`
	Amount   int64      `json:"amount"`
	Deadline clock.Date `json:"deadline" format:"date"`
	Number   int        `json:"number" doc:"Of the installment."`
	Student  string     `json:"student_name"`
	Class    string     `json:"class_code"`
	Invoice  string     `json:"invoice"`
}

// seenBy fills in what depends on the caller.
func (t Transaction) seenBy(in access.Scope) Transaction {
	t.MayReverse = t.Kind != Reversal && t.ReversedByID == "" && in.Under(keepBooks).CoversCampus(t.CampusID)
	if !in.Under(readOffice).CoversCampus(t.CampusID) {
		t.Memo, t.CreatedBy, t.PaperName, t.PaperURL = "", "", "", ""
	}
	return t
}

// searchText is what a transaction is found by.
func (t Transaction) searchText() string {
	return db.SearchText(t.Reference, t.Memo, t.Receipt, t.Category)
}

// trail is what the audit trail keeps of a transaction.
func (t FullTransaction) trail() any {
	return map[string]any{
		"kind": t.Kind, "day": t.Day.String(), "amount": t.Amount, "currency": t.Currency, "way": t.Way, "receipt": t.Receipt,
		"category": t.Category, "reverses": t.ReversesID,
	}
}
