package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
)

func (a *Area) choiceRoutes(r *api.Router) {
	const own = "/api/profile/letters"
	everyone := access.Allow(access.Everyone, access.Self)
	api.Get(r, "getOwnLetterChoice", own, everyone, a.getOwnChoice, api.Says("Get whether the caller wants letters"))
	api.Do(r, "chooseOwnLetters", own, everyone, a.chooseOwn, api.Says("Choose whether one wants letters"))
}

func (a *Area) getOwnChoice(ctx context.Context, _ *struct{}) (c LetterChoice, err error) {
	c.Wanted, err = wantsLetters(ctx, a.db, access.From(ctx).Actor().PersonID)
	return c, err
}

// wantsLetters reports whether somebody wants letters: who has said nothing does.
func wantsLetters(ctx context.Context, q db.Querier, personID string) (bool, error) {
	refused, err := db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM letter_refusal WHERE person_id = ?`, personID)
	return refused == 0, err
}

func (a *Area) chooseOwn(ctx context.Context, in *struct{ Body LetterChoice }) (LetterChoice, error) {
	me := access.From(ctx).Actor().PersonID
	wanted, err := wantsLetters(ctx, a.db, me)
	if err != nil {
		return LetterChoice{}, err
	}
	return in.Body, a.choose(ctx, opened{personID: me, wanted: wanted}, in.Body.Wanted)
}
