package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// creditAdvances gives people as credit what they had paid ahead before these
// books began: what a payer begins with, as an account begins with its opening
// balance. The money is in that balance already, so that nothing moves.
func creditAdvances(ctx context.Context, tx *db.Tx, in access.Scope, campusID string, all []part.Advance) error {
	c, err := openCampus(ctx, tx, in.Under(keepBooks), campusID)
	if err != nil {
		return err
	}
	for _, one := range all {
		if err := creditAdvance(ctx, tx, c, one); err != nil {
			return err
		}
	}
	return nil
}

func creditAdvance(ctx context.Context, tx *db.Tx, c campus, one part.Advance) error {
	known, _, err := findByKey(ctx, tx, one.Key)
	if err != nil || known != "" {
		return err
	}
	p := newPosting(c, Opening, c.today(), one.Amount, c.currency)
	if p.PayerID, err = payerOf(ctx, tx, one.PersonID, c.id); err != nil {
		return err
	}
	p.Dues, p.key = one.Amount, one.Key
	return p.post(ctx, tx, "creditAdvance")
}
