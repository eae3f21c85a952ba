package account

import (
	"context"
	"testing"
	"time"
)

// HashAsInUse makes hashes cost what they cost people, until the test ends.
func HashAsInUse(t testing.TB) {
	t.Helper()
	before := hashCost
	t.Cleanup(func() { hashCost = before })
	hashCost = fullCost
}

// CodeAt is the code that an authenticator app shows.
func CodeAt(secret string, at time.Time) (string, error) {
	key, err := plainBase32.DecodeString(secret)
	return totp(key, stepAt(at)), err
}

// SaveAtProvider is the job that writes settings to a session's provider.
func (a *Area) SaveAtProvider(ctx context.Context, sessionID string) error {
	return a.saveAtProvider(ctx, savedBy{sessionID})
}
