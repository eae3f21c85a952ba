package home

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/part"
)

// Search is what words were found in, kind by kind, a few of each.
type Search struct {
	Items []part.Found `json:"items"`
}

// fewOfEach is how many records of a kind are shown: whoever wants more opens
// the list.
const fewOfEach = 5

// search asks every area for what the caller may read of it there anyway.
func (a *Area) search(ctx context.Context, in *api.Search) (Search, error) {
	found := Search{Items: []part.Found{}}
	words := strings.TrimSpace(in.Q)
	if words == "" {
		return found, nil
	}
	for _, source := range a.Parts.Searches() {
		some, err := source(ctx, a.db, access.From(ctx), words, fewOfEach)
		if err != nil {
			return found, err
		}
		found.Items = append(found.Items, some...)
	}
	return found, nil
}
