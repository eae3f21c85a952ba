package account

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// endedToldFor is how long somebody is told that a session of his was ended
// because he had begun too many.
const endedToldFor = 30 * 24 * time.Hour

// OwnSession is one of a person's sessions as he sees it.
type OwnSession struct {
	ID         string     `json:"id"`
	CampusName string     `json:"campus_name"`
	Agent      string     `json:"agent" doc:"What the browser calls itself."`
	Address    string     `json:"address" doc:"The network it came from."`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	UsedAt     clock.Time `json:"used_at" format:"date-time"`
	Current    bool       `json:"current" doc:"The one that asks."`
}

func (a *Area) listOwnSessions(ctx context.Context, _ *struct{}) (api.Page[OwnSession], error) {
	actor := access.From(ctx).Actor()
	all, err := findOwnSessions(ctx, a.db, actor.PersonID, actor.SessionID)
	return api.Page[OwnSession]{Items: all, Total: len(all)}, err
}

func findOwnSessions(ctx context.Context, q db.Querier, personID, current string) ([]OwnSession, error) {
	return db.All(ctx, q, func(r db.Row) (s OwnSession, err error) {
		err = r.Scan(&s.ID, &s.CampusName, &s.Agent, &s.Address, &s.CreatedAt, &s.UsedAt)
		s.Current = s.ID == current
		return s, err
	}, `SELECT s.id, c.name, s.agent, s.address, s.created_at, s.used_at FROM session s JOIN campus c ON c.id = s.campus_id
		WHERE s.person_id = ? AND s.expires_at > ? ORDER BY s.used_at DESC, s.id LIMIT 100`, personID, clock.Now())
}

func (a *Area) endOtherSessions(ctx context.Context, _ *struct{}) error {
	actor := access.From(ctx).Actor()
	return a.endSessions(ctx, "endOtherSessions", actor.PersonID, func(tx *db.Tx) error {
		return removeSessions(ctx, tx, actor.PersonID, actor.SessionID)
	})
}

func (a *Area) endOwnSession(ctx context.Context, in *api.ID) error {
	personID := access.From(ctx).Actor().PersonID
	return a.endSessions(ctx, "endOwnSession", personID, func(tx *db.Tx) error {
		return db.Change(ctx, tx, "session.not_found", `DELETE FROM session WHERE id = ? AND person_id = ?`, in.ID, personID)
	})
}

// endSessions ends sessions of a person, and records it.
func (a *Area) endSessions(ctx context.Context, action, personID string, end func(*db.Tx) error) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := end(tx); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: personID, CampusID: access.From(ctx).Actor().CampusID})
	})
}
