package spaces

import (
	"testing"
	"time"

	"myspace/internal/base/clock"
)

// A course that is half over stands in both: its sessions are told apart.
func TestWhatIsHalfOverIsBothPastAndToCome(t *testing.T) {
	now := clock.Now()
	session := func(id string, ends clock.Time) EngagementSession {
		return EngagementSession{ID: id, Start: 540, Finish: 600, StartsAt: ends.Add(-1), EndsAt: ends}
	}
	past, coming := split([]Engagement{{Year: 2026, Minutes: 180, Sessions: []EngagementSession{session("a", now.Add(-time.Hour)), session("b", now), session("c", now.Add(time.Hour))}}}, now)
	if len(past) != 1 || past[0].Minutes != 120 || len(past[0].Sessions) != 2 || len(coming) != 1 || coming[0].Minutes != 60 || coming[0].Sessions[0].ID != "c" {
		t.Errorf("past %+v, to come %+v", past, coming)
	}
}

func TestTheLastYearComesFirst(t *testing.T) {
	years := byYear([]Engagement{{Year: 2025, Minutes: 60}, {Year: 2026, Minutes: 90}, {Year: 2025, Minutes: 30}})
	if len(years) != 2 || years[0].Year != 2026 || years[1].Minutes != 90 || len(years[1].Items) != 2 {
		t.Errorf("the years are %+v", years)
	}
}
