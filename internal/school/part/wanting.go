package part

import (
	"context"

	"myspace/internal/base/db"
)

// WantsLetters says whether somebody wants letters that he can do without.
type WantsLetters func(ctx context.Context, q db.Querier, personID string) (bool, error)

// WantsLetters says whether somebody wants letters that he can do without: he does
// where no area knows otherwise.
func (all Parts) WantsLetters(ctx context.Context, q db.Querier, personID string) (bool, error) {
	for _, p := range all {
		if p.WantsLetters != nil {
			return p.WantsLetters(ctx, q, personID)
		}
	}
	return true, nil
}

// LettersEnd is the page, and the address of one click (RFC 8058), by which somebody
// ends letters: it goes with a mail, and is not to be kept.
type LettersEnd func(personID string) (path string, err error)

// LettersEnd is where somebody ends letters; empty where no area has them.
func (all Parts) LettersEnd(personID string) (string, error) {
	for _, p := range all {
		if p.LettersEnd != nil {
			return p.LettersEnd(personID)
		}
	}
	return "", nil
}
