package part

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Owing is what the area of money knows of who is late, for areas that come before
// it. It warns and narrows lists, and never forbids anything.
type Owing struct {
	// Known is who may know that somebody is late.
	Known access.Rule
	// Late is the condition that somebody whose id a column has is late on a day,
	// at a campus where one is named.
	Late func(campusID, id string, day clock.Date) (string, []any)
	// LateIn returns the enrollments of a class of which something is past its
	// deadline on a day.
	LateIn func(ctx context.Context, q db.Querier, classID string, day clock.Date) (map[string]bool, error)
}

// Owing is what is known of who is late; nothing where no area knows.
func (all Parts) Owing() Owing {
	for _, p := range all {
		if p.Owing.Late != nil {
			return p.Owing
		}
	}
	return Owing{
		Late:   func(string, string, clock.Date) (string, []any) { return `1 = 0`, nil },
		LateIn: func(context.Context, db.Querier, string, clock.Date) (map[string]bool, error) { return nil, nil },
	}
}
