package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// SearchSource returns the few records of an area in a caller's reach that
// words may mean, the likeliest first.
type SearchSource func(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]Found, error)

// Found is a record that a search came to.
type Found struct {
	Kind    string   `json:"kind" enum:"person,class,course,book,planning,invoice"`
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	About   string   `json:"about" doc:"What tells it from others of its name: a campus, a code, an author. Empty where nothing does."`
	Roles   []string `json:"roles" doc:"Of a person; empty otherwise."`
	Picture string   `json:"picture_url"`
	Link    string   `json:"link" doc:"The page about it."`
}

// Searches are what every area can be asked for by words.
func (all Parts) Searches() []SearchSource {
	return gather(all, func(p Part) []SearchSource { return p.Searches })
}
