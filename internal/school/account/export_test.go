package account

import "time"

// CodeAt is the code that an authenticator app shows.
func CodeAt(secret string, at time.Time) (string, error) {
	key, err := plainBase32.DecodeString(secret)
	return totp(key, stepAt(at)), err
}
