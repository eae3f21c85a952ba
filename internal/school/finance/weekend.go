package finance

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// Count is the cash of an account since it was counted last: what must be there.
type Count struct {
	AccountID   string         `json:"account_id"`
	AccountName string         `json:"account_name"`
	CampusID    string         `json:"campus_id"`
	Currency    string         `json:"currency"`
	Since       clock.Time     `json:"since,omitzero" format:"date-time" doc:"When it was closed last; absent where it never was."`
	FirstDay    clock.Date     `json:"first_day" format:"date" doc:"The first day that can be closed."`
	Opening     int64          `json:"opening" doc:"What was there then."`
	In          int64          `json:"in"`
	Out         int64          `json:"out"`
	Expected    int64          `json:"expected"`
	Ways        []WayFigures   `json:"ways" doc:"All that the campus took since then, by the way of payment."`
	Classes     []ClassFigures `json:"classes" doc:"What of it paid for which class."`
}

// FullCount is what must be there, with the week-ends of which it may be the cash.
type FullCount struct {
	Count
	Plannings []ClosedPlanning `json:"plannings" doc:"Those of the campus that have begun, the latest first."`
}

// ClosedPlanning is the week-end of which cash is counted.
type ClosedPlanning struct {
	ID           string     `json:"id"`
	Number       int        `json:"number"`
	Abbreviation string     `json:"abbreviation"`
	FirstDay     clock.Date `json:"first_day" format:"date"`
	LastDay      clock.Date `json:"last_day" format:"date"`
}

// ClassFigures are what was paid for a class.
type ClassFigures struct {
	ClassID   string `json:"class_id" doc:"Empty for what was paid for none."`
	ClassCode string `json:"class_code"`
	Currency  string `json:"currency"`
	Amount    int64  `json:"amount"`
}

// WeekendClosing is the cash of a week-end that was counted and closed.
type WeekendClosing struct {
	ID          string          `json:"id"`
	CampusID    string          `json:"campus_id"`
	CampusName  string          `json:"campus_name"`
	Planning    *ClosedPlanning `json:"planning,omitempty" doc:"The week-end; absent where it is of none."`
	AccountID   string          `json:"account_id"`
	AccountName string          `json:"account_name"`
	Currency    string          `json:"currency"`
	Day         clock.Date      `json:"day" format:"date"`
	Opening     int64           `json:"opening"`
	Expected    int64           `json:"expected"`
	Counted     int64           `json:"counted"`
	Difference  int64           `json:"difference" doc:"Counted less expected; it is entered by itself, so that the account is what was counted."`
	Note        string          `json:"note"`
	ClosedAt    clock.Time      `json:"closed_at" format:"date-time"`
	ClosedBy    string          `json:"closed_by"`
	ReopenedAt  clock.Time      `json:"reopened_at,omitzero" format:"date-time"`
	ReopenedBy  string          `json:"reopened_by"`
	Reason      string          `json:"reason" doc:"Why it was reopened."`
	MayReopen   bool            `json:"may_reopen"`

	last bool // none of its account was closed later
}

// FullClosing is a closing with what was counted and its figures.
type FullClosing struct {
	WeekendClosing
	Coins     []Coins    `json:"coins"`
	Figures   Count      `json:"figures"`
	Movements []Movement `json:"movements" doc:"What it closed."`
}

// Coins are how many there are of one coin or note.
type Coins struct {
	Value int64 `json:"value" minimum:"1" maximum:"1000000000" doc:"In the currency's smallest unit."`
	Count int64 `json:"count" minimum:"0" maximum:"1000000"`
}

// seenBy fills in what depends on the caller.
func (w WeekendClosing) seenBy(in access.Scope) WeekendClosing {
	w.Difference = w.Counted - w.Expected
	w.MayReopen = w.ReopenedAt.IsZero() && w.last && in.Under(reopen).CoversCampus(w.CampusID)
	return w
}
