// Package home is what people see beside their work: the quick panel with the
// day, what comes next, what needs them, and their own notes.
package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Area serves the routes of the quick panel.
type Area struct {
	db      *db.DB
	sources Sources
}

// Sources are what other areas have to say in the quick panel. Each is asked
// for one caller and answers within what he may see.
type Sources struct {
	Events  []EventSource
	Notices []NoticeSource
}

// EventSource returns a caller's next events, the soonest first.
type EventSource func(ctx context.Context, q db.Querier, caller access.Scope, from clock.Time, limit int) ([]Event, error)

// NoticeSource returns what a caller should know of; most of the time nothing.
type NoticeSource func(ctx context.Context, q db.Querier, caller access.Scope) ([]Notice, error)

// Event is something that a person will take part in.
type Event struct {
	Start clock.Time  `json:"start" format:"date-time"`
	End   *clock.Time `json:"end" format:"date-time" doc:"Null where nobody can say."`
	Title string      `json:"title"`
	Place string      `json:"place" doc:"Empty where there is none."`
	Link  string      `json:"link" doc:"The page about it; empty where there is none."`
}

// Notice is something that a person should know of, or do.
type Notice struct {
	Code   string       `json:"code" doc:"The key of its text."`
	Params fault.Params `json:"params" doc:"The values that the text refers to."`
	Link   string       `json:"link" doc:"Where to do something about it; empty where nothing can be done."`
	Urgent bool         `json:"urgent" doc:"Something is wrong while it stands."`
}

// New returns the area. What it knows by itself is told before what the other
// areas have to say.
func New(d *db.DB, others Sources) *Area {
	others.Notices = append(ownNotices(), others.Notices...)
	return &Area{db: d, sources: others}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("home", "The quick panel and each person's own notes.")
	api.SpecGet(r, "getQuickPanel", "/api/quick-panel/data", everyone, a.getQuickPanel, api.Says("Get what stands in the quick panel"))
	a.noteRoutes(r)
}

// everyone has signed in; what he sees here is his own.
var everyone = access.Allow(access.Everyone, access.Self)
