package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// PersonAccount is how somebody signs in, as the staff sees it.
type PersonAccount struct {
	Enabled      bool       `json:"enabled"`
	HasPassword  bool       `json:"has_password" doc:"He has chosen a password; otherwise he needs a link to do so."`
	Unconfirmed  bool       `json:"unconfirmed" doc:"He registered and has not confirmed his address."`
	SecondFactor bool       `json:"second_factor"`
	Sessions     int        `json:"sessions" doc:"How many are open."`
	LastSignIn   clock.Time `json:"last_sign_in" format:"date-time"`
	MayDecide    bool       `json:"may_decide" doc:"The caller may enable and disable him, end his sessions and remove his second factor."`
	MaySendLink  bool       `json:"may_send_link" doc:"The caller may have a link mailed to him by which he sets a password."`
}

func (a *Area) getPersonAccount(ctx context.Context, in *api.ID) (p PersonAccount, err error) {
	scope := access.From(ctx)
	if err := inReach(ctx, a.db, scope, in.ID); err != nil {
		return p, err
	}
	if p, err = findAccount(ctx, a.db, in.ID); err != nil {
		return p, err
	}
	err = mayDecide(ctx, a.db, scope, in.ID)
	if err != nil && fault.KindOf(err) != fault.Forbidden {
		return p, err
	}
	p.MaySendLink = err == nil
	p.MayDecide = err == nil && decide.ReachOf(scope.Actor().Roles) != 0
	return p, nil
}

func findAccount(ctx context.Context, q db.Querier, personID string) (PersonAccount, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (p PersonAccount, err error) {
		return p, r.Scan(&p.Enabled, &p.HasPassword, &p.Unconfirmed, &p.SecondFactor, &p.Sessions, &p.LastSignIn)
	}, `SELECT p.enabled, EXISTS (SELECT 1 FROM password w WHERE w.person_id = p.id), EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = p.id),
		EXISTS (SELECT 1 FROM second_factor f WHERE f.person_id = p.id AND f.confirmed_at IS NOT NULL),
		(SELECT COUNT(*) FROM session s WHERE s.person_id = p.id AND s.expires_at > ?), (SELECT l.at FROM last_sign_in l WHERE l.person_id = p.id)
		FROM person p WHERE p.id = ?`, clock.Now(), personID)
}
