package library

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// StockTaking is a count of what a campus has on the shelf.
type StockTaking struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	BegunAt    clock.Time `json:"begun_at" format:"date-time"`
	BegunBy    string     `json:"begun_by" doc:"Who began it."`
	ClosedAt   clock.Time `json:"closed_at,omitzero" format:"date-time"`
	Expected   int        `json:"expected" doc:"How many copies should be on the shelf."`
	Seen       int        `json:"seen" doc:"How many of all copies were seen."`
	Missing    int        `json:"missing" doc:"How many of those expected were not seen."`
	MayEdit    bool       `json:"may_edit"`
}

// seenBy fills in what depends on the caller.
func (s StockTaking) seenBy(in access.Scope) StockTaking {
	s.MayEdit = s.ClosedAt.IsZero() && in.Under(manageLoans).CoversCampus(s.CampusID)
	return s
}

// trail is what the audit trail keeps of a stock-taking.
func (s StockTaking) trail() any {
	return struct {
		Closed   bool `json:"closed"`
		Expected int  `json:"expected"`
		Missing  int  `json:"missing"`
	}{!s.ClosedAt.IsZero(), s.Expected, s.Missing}
}

// StockScan is what a scan of a stock-taking found.
type StockScan struct {
	Outcome string      `json:"outcome" enum:"seen,again,back,found,withdrawn,elsewhere" doc:"It is where it should be; it was seen before; by our books somebody had it, and it is back; it was lost and is found; it was withdrawn; it is of another campus, and does not count."`
	Copy    Copy        `json:"copy"`
	Stock   StockTaking `json:"stock"`
	Loan    *Loan       `json:"loan,omitempty" doc:"Of one that is back or found, as when it is taken back."`
}
