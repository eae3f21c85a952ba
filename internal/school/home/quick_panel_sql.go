package home

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// findToday returns a panel that tells only which day it is at a campus.
func findToday(ctx context.Context, q db.Querier, campusID string, now clock.Time) (QuickPanel, error) {
	p, err := db.One(ctx, q, "campus.not_found", func(r db.Row) (p QuickPanel, err error) {
		return p, r.Scan(&p.Campus, &p.TimeZone)
	}, `SELECT name, time_zone FROM campus WHERE id = ?`, campusID)
	if err != nil {
		return p, err
	}
	zone, err := time.LoadLocation(p.TimeZone)
	if err != nil {
		return p, err
	}
	p.Today, p.Events = clock.DateOf(now, zone), []part.Event{}
	return p, nil
}
