package part

import (
	"context"

	"myspace/internal/base/db"
)

// PaidOut is what the area of money knows of what was paid to who teaches or
// translates: for which of his invitations.
type PaidOut struct {
	// For returns those of some invitations for which money was paid, also where it
	// was given back.
	For func(ctx context.Context, q db.Querier, invitationIDs []string) (map[string]bool, error)
	// Joined has what was paid for invitations that go be paid for those that take
	// their place: into has the one that stays by the one that goes.
	Joined func(ctx context.Context, tx *db.Tx, into map[string]string) error
}

// PaidOut is what is known of it; nothing where no area keeps money.
func (all Parts) PaidOut() PaidOut {
	for _, p := range all {
		if p.PaidOut.For != nil {
			return p.PaidOut
		}
	}
	return PaidOut{
		For:    func(context.Context, db.Querier, []string) (map[string]bool, error) { return nil, nil },
		Joined: func(context.Context, *db.Tx, map[string]string) error { return nil },
	}
}
