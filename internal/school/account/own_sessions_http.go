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

// endedNoticed is how long the quick panel says so, too.
const endedNoticed = 7 * 24 * time.Hour

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

// EndedSession is a session that was ended because its owner began too many.
type EndedSession struct {
	ID         string     `json:"id"`
	CampusName string     `json:"campus_name"`
	Agent      string     `json:"agent" doc:"What the browser calls itself."`
	Address    string     `json:"address" doc:"The network it came from."`
	UsedAt     clock.Time `json:"used_at" format:"date-time"`
	EndedAt    clock.Time `json:"ended_at" format:"date-time"`
}

// OwnSessions are a person's sessions, and those that were ended lately.
type OwnSessions struct {
	api.Page[OwnSession]
	Most  int            `json:"most" doc:"How many there may be; beyond, the one that was used longest ago ends."`
	Ended []EndedSession `json:"ended" doc:"Those that ended so, lately."`
}

func (a *Area) listOwnSessions(ctx context.Context, _ *struct{}) (out OwnSessions, err error) {
	actor := access.From(ctx).Actor()
	if out.Items, err = findOwnSessions(ctx, a.db, actor.PersonID, actor.SessionID); err != nil {
		return out, err
	}
	out.Total, out.Most = len(out.Items), mostSessions
	out.Ended, err = findEnded(ctx, a.db, actor.PersonID)
	return out, err
}

func findEnded(ctx context.Context, q db.Querier, personID string) ([]EndedSession, error) {
	return db.All(ctx, q, func(r db.Row) (s EndedSession, err error) {
		return s, r.Scan(&s.ID, &s.CampusName, &s.Agent, &s.Address, &s.UsedAt, &s.EndedAt)
	}, `SELECT s.id, c.name, s.agent, s.address, s.used_at, s.ended_at FROM ended_session s JOIN campus c ON c.id = s.campus_id
		WHERE s.person_id = ? AND s.ended_at > ? ORDER BY s.ended_at DESC, s.id LIMIT 20`, personID, clock.Now().Add(-endedToldFor))
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
