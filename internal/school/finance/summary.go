package finance

import (
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Summary is one month of a campus.
type Summary struct {
	ID           string     `json:"id" doc:"The campus and the month: <campus>_2026-10."`
	CampusID     string     `json:"campus_id"`
	CampusName   string     `json:"campus_name"`
	Month        clock.Date `json:"month" format:"date" doc:"Its first day."`
	State        string     `json:"state" enum:"open,closed"`
	ClosedAt     clock.Time `json:"closed_at,omitzero" format:"date-time"`
	ClosedBy     string     `json:"closed_by"`
	ReopenedAt   clock.Time `json:"reopened_at,omitzero" format:"date-time" doc:"The last time."`
	ReopenedBy   string     `json:"reopened_by"`
	ReopenReason string     `json:"reopen_reason"`
	MayClose     bool       `json:"may_close"`
	MayReopen    bool       `json:"may_reopen"`
}

// FullSummary is a summary with its figures: of a closed month as they were then.
type FullSummary struct {
	Summary
	Figures
	Pending []Pending `json:"pending" doc:"What is still open before it is closed; nothing of it forbids that."`
}

// Figures are what a month came to. Sums of several currencies are never mixed.
type Figures struct {
	Accounts   []AccountFigures  `json:"accounts"`
	Categories []CategoryFigures `json:"categories"`
	Ways       []WayFigures      `json:"ways" doc:"What came in, by the way of payment."`
	Invoiced   []Sum             `json:"invoiced" doc:"Issued in the month."`
	Credited   []Sum             `json:"credited" doc:"By credit notes."`
	Collected  []Sum             `json:"collected" doc:"What was paid of what is owed, and as credit."`
	Overdue    []AgeFigures      `json:"overdue"`
}

// AccountFigures are what happened on an account.
type AccountFigures struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Kind     string `json:"kind"`
	Currency string `json:"currency"`
	Opening  int64  `json:"opening"`
	In       int64  `json:"in"`
	Out      int64  `json:"out" doc:"Never negative."`
	Closing  int64  `json:"closing"`
}

// CategoryFigures are what came in and went out of a category; what was reversed
// is taken off.
type CategoryFigures struct {
	Currency string `json:"currency"`
	Category string `json:"category"`
	Income   int64  `json:"income"`
	Expense  int64  `json:"expense"`
}

// WayFigures are what came in by a way of payment.
type WayFigures struct {
	Currency string `json:"currency"`
	Way      string `json:"way"`
	Count    int    `json:"count"`
	Amount   int64  `json:"amount"`
}

// AgeFigures are what is past its deadline, by how long.
type AgeFigures struct {
	Currency string `json:"currency"`
	Count    int    `json:"count"`
	Days30   int64  `json:"days_30" doc:"Up to 30 days."`
	Days60   int64  `json:"days_60"`
	Days90   int64  `json:"days_90"`
	Older    int64  `json:"older"`
}

// Pending is something that is better done before a month is closed.
type Pending struct {
	Name  string `json:"name" enum:"drafts,questions,unreconciled,uncounted" doc:"Drafts of invoices, questions of the till, movements of banks without a tick, cash that was not counted since."`
	Count int    `json:"count" doc:"How many there are, counted to 1000."`
	More  bool   `json:"more" doc:"There are more than the count says."`
}

// monthID is what a month of a campus is called in addresses.
func monthID(campusID string, month clock.Date) string {
	return fmt.Sprintf("%s_%04d-%02d", campusID, month.Year, month.Month)
}

// readMonthID takes it apart.
func readMonthID(id string) (campusID string, month clock.Date, err error) {
	at := strings.LastIndex(id, "_")
	if at >= 0 {
		month, err = clock.ParseDate(id[at+1:] + "-01")
	}
	if at < 0 || err != nil || !clock.SchoolDays.Has(month) {
		return "", month, fault.New(fault.NotFound, "finance.summary_not_found")
	}
	return id[:at], month, nil
}

// seenBy fills in what depends on the caller. A month is closed when it is over; of
// those that are closed, the last is reopened.
func (s Summary) seenBy(in access.Scope, day, last clock.Date) Summary {
	s.ID = monthID(s.CampusID, s.Month)
	s.MayClose = s.State == "open" && s.Month.AddMonths(1).Before(day.AddDays(1)) && in.Under(keepBooks).CoversCampus(s.CampusID)
	s.MayReopen = s.State == "closed" && s.Month == last && in.Under(reopen).CoversCampus(s.CampusID)
	return s
}
