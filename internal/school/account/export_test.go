package account

import (
	"context"
	"time"
)

// CodeAt is the code that an authenticator app shows.
func CodeAt(secret string, at time.Time) (string, error) {
	key, err := plainBase32.DecodeString(secret)
	return totp(key, stepAt(at)), err
}

// SaveAtProvider is the job that writes settings to a session's provider.
func (a *Area) SaveAtProvider(ctx context.Context, sessionID string) error {
	return a.saveAtProvider(ctx, savedBy{sessionID})
}
