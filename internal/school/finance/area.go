// Package finance keeps the school's money: who owes what, invoices, everything
// that is paid in and out, accounts, and what of it is closed. Nothing in it is
// ever changed in amount or removed: a mistake is reversed by a second entry.
package finance

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/school/part"
)

// Area serves the routes of finance.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, Kinds: a.kinds(), Notices: []part.NoticeSource{dueNotices}, References: references, Ties: ties, Follower: follower, Uses: uses,
		Searches: []part.SearchSource{searchInvoices},
		Holds:    []part.Hold{{Payment: true, Reasons: holdReasons, Paid: findPaid}}, Scheduled: follow, Owing: owing, Charging: charging, PaidOut: paidOut,
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("finance", "What is owed and by whom, invoices, payments and all other transactions, accounts, and what of it is closed.")
	a.payerRoutes(r)
	a.shareRoutes(r)
	a.transactionRoutes(r)
	a.invoiceRoutes(r)
	a.accountRoutes(r)
	a.agreedRoutes(r)
	a.summaryRoutes(r)
	a.weekendRoutes(r)
	a.tillRoutes(r)
	a.billRoutes(r)
	a.mailRoutes(r)
	a.reportRoutes(r)
	a.journalRoutes(r)
	a.reminderRoutes(r)
	a.importRoutes(r)
}

// references are the stored contents that the area refers to.
var references = files.References{
	"money_transaction.paper_hash": `SELECT paper_hash FROM money_transaction WHERE paper_hash IS NOT NULL`,
}

// Who may do what, as in product.md.
var (
	readMoney = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting, access.OwnCampus).
			Or(access.Alumni|access.Student, access.Self)
	// readOffice is who reads what is nobody's own.
	readOffice = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting, access.OwnCampus)
	// readBooks is who reads accounts, summaries and everything that went out.
	readBooks = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Accounting, access.OwnCampus)
	// takeMoney is who takes payments, at the till or elsewhere, and prepares
	// invoices.
	takeMoney = access.Allow(access.Heads, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting, access.OwnCampus)
	// keepBooks is who issues, credits, refunds, reverses, pays out and closes.
	keepBooks = access.Allow(access.Heads, access.AllCampuses).
			Or(access.Coordinator|access.Accounting, access.OwnCampus)
	reopen = access.Allow(access.Heads, access.AllCampuses)
)

// payers are who may read what he paid himself.
const payers = access.Heads | access.Supervisor | access.Coordinator | access.Secretary | access.Accounting | access.Alumni | access.Student

// today is the day where the caller is.
func today(in access.Scope) clock.Date { return clock.Today(in.Actor().TimeZone) }
