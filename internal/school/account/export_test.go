package account

import (
	"context"
	"encoding/base64"
	"fmt"
	"time"

	"golang.org/x/crypto/argon2"
)

// CheapHash is the stored form of a password that takes no time to verify, for
// tests that guess very often.
func CheapHash(password string) string {
	salt := make([]byte, saltLength)
	key := base64.RawStdEncoding.EncodeToString(derive(password, salt, 1, 8))
	return fmt.Sprintf("$argon2id$v=%d$m=8,t=1,p=1$%s$%s", argon2.Version, base64.RawStdEncoding.EncodeToString(salt), key)
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
