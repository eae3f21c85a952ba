// Package home is what people see beside their work: the quick panel with the
// day, what comes next, what needs them, and their own notes; the search over
// everything; the dashboard over all campuses; and the kit with which a campus
// works a week-end without a line.
package home

import (
	"sync"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
	"myspace/internal/base/notice"
	"myspace/internal/school/part"
)

// Area serves the routes of the quick panel.
type Area struct {
	*part.Around
	db *db.DB
	// stepped is who has taken all first steps: he is not asked about them again while
	// the program runs.
	stepped sync.Map
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{Routes: a.Routes, Jobs: a.Jobs, Ties: ties, Notices: ownNotices()}
}

// Jobs registers what runs later: the mails about what every area tells.
func (a *Area) Jobs(r *jobs.Runner) {
	notice.Mailer{DB: a.db, Send: a.Send, Kinds: a.Parts.Kinds(), Texts: a.Catalogue, Site: a.Site}.Register(r)
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("home", "The academic dashboard, the first steps of a new school, the week-end kit, the quick panel, each person's own notes and views of lists, and the search over everything.")
	api.SpecGet(r, "getQuickPanel", "/api/quick-panel/data", everyone, a.getQuickPanel, api.Says("Get what stands in the quick panel"))
	api.Get(r, "search", "/api/search", everyone, a.search, api.Says("Search people, classes, courses, books, week-ends and invoices"))
	a.noteRoutes(r)
	a.noticeRoutes(r)
	a.viewRoutes(r)
	a.cockpitRoutes(r)
	a.chartRoutes(r)
	a.firstStepRoutes(r)
	a.kitRoutes(r)
}

// everyone has signed in; what he sees here is his own.
var everyone = access.Allow(access.Everyone, access.Self)
