package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

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
	Key    string       `json:"key" doc:"What it says by now: one that counts more has another."`
	// Told is that each thing that it counts was told as it came: what is new about it is
	// not counted a second time.
	Told bool `json:"-"`
}
