package part

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Given is how a course stands with a class by what is planned.
type Given struct {
	// Done is true where all its sessions are over and nothing of them can change
	// any more; else it is planned.
	Done     bool
	FirstDay clock.Date
	LastDay  clock.Date
	// PlanningID is where it stands last.
	PlanningID string
}

// Teaching is what the area of plannings knows of classes. Everything in it may
// be absent.
type Teaching struct {
	// Given says which courses classes have been given, or will be: by class and
	// course.
	Given func(ctx context.Context, q db.Querier, classIDs []string) (map[string]map[string]Given, error)
	// Planned says which courses classes have been given or will be, each in the
	// version that it has there, and no more of them.
	Planned func(ctx context.Context, q db.Querier, classIDs []string) (map[string][]string, error)
	// Room says how many minutes the plannings that are left have free for each
	// class, up to a day for each of them.
	Room func(ctx context.Context, q db.Querier, ends map[string]clock.Date) (map[string]int, error)
	// Short returns the classes of which the plannings that are left have less free
	// than they need. One that sits in none of them is not said to be.
	Short func(ctx context.Context, q db.Querier, needs map[string]TimeNeed) (map[string]bool, error)
}

// TimeNeed is how long a class has to meet, up to a day.
type TimeNeed struct {
	Minutes int
	Until   clock.Date
}

// Teaching is what is known of what classes are taught; nothing where no area
// knows.
func (all Parts) Teaching() Teaching {
	for _, p := range all {
		if p.Teaching.Given != nil {
			return p.Teaching
		}
	}
	return Teaching{
		Given:   func(context.Context, db.Querier, []string) (map[string]map[string]Given, error) { return nil, nil },
		Planned: func(context.Context, db.Querier, []string) (map[string][]string, error) { return nil, nil },
		Room:    func(context.Context, db.Querier, map[string]clock.Date) (map[string]int, error) { return nil, nil },
		Short:   func(context.Context, db.Querier, map[string]TimeNeed) (map[string]bool, error) { return nil, nil },
	}
}
