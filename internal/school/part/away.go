package part

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Commitment is something that somebody has accepted to give, and that his
// absence touches.
type Commitment struct {
	InvitationID string     `json:"invitation_id"`
	Mark         string     `json:"mark" doc:"What he accepted, as it stands: by it he withdraws."`
	PlanningID   string     `json:"planning_id"`
	SessionID    string     `json:"session_id"`
	Day          clock.Date `json:"day" format:"date"`
	Start        int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish       int        `json:"finish"`
	CourseName   string     `json:"course_name"`
	CampusName   string     `json:"campus_name"`
}

// Away hears of an absence that was entered in somebody's calendar: its entry,
// and the days it may concern. It returns what he had accepted and the absence
// touches, and tells who asked him; nothing is declined by itself.
type Away func(ctx context.Context, tx *db.Tx, personID, entryID string, from, to clock.Date) ([]Commitment, error)

// Away tells every area that keeps what people have accepted of an absence.
func (all Parts) Away(ctx context.Context, tx *db.Tx, personID, entryID string, from, to clock.Date) ([]Commitment, error) {
	found := []Commitment{}
	for _, hears := range gather(all, func(p Part) []Away { return p.Aways }) {
		some, err := hears(ctx, tx, personID, entryID, from, to)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	return found, nil
}
