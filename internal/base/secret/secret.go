// Package secret makes what a private link or a session is known by. Its holder
// has it; we keep what it is found by, and where he is to read it again, a
// sealed copy.
package secret

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
)

// New returns a secret that nobody can guess: 256 random bits, in letters that
// stand in an address as they are.
func New() string {
	b := make([]byte, 32)
	_, _ = rand.Read(b) // it never fails
	return base64.RawURLEncoding.EncodeToString(b)
}

// Hash is what is kept of a secret: who reads the database cannot use it.
func Hash(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
