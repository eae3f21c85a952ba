package account

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha1" //nolint:gosec // what RFC 6238 and every authenticator app use; a mac does not need more
	"crypto/subtle"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"net/url"
	"strings"
	"time"

	"myspace/internal/base/fault"
)

// What authenticator apps expect, and how far a clock may be off.
const (
	stepSeconds  = 30
	codeDigits   = 6
	secretLength = 20
	stepsOff     = 1
)

// totp returns the code of a time step (RFC 6238).
func totp(secret []byte, step int64) string {
	mac := hmac.New(sha1.New, secret)
	mac.Write(binary.BigEndian.AppendUint64(nil, uint64(step))) //nolint:gosec // steps are counted from 1970
	sum := mac.Sum(nil)
	at := sum[len(sum)-1] & 0xf
	number := binary.BigEndian.Uint32(sum[at:]) & 0x7fffffff
	return fmt.Sprintf("%0*d", codeDigits, number%1_000_000)
}

// stepAt returns the time step of a moment.
func stepAt(t time.Time) int64 { return t.Unix() / stepSeconds }

// matchStep finds the step that a code belongs to, around now and after the
// last one that was used.
func matchStep(secret []byte, code string, now, last int64) (step int64, ok bool) {
	for s := now - stepsOff; s <= now+stepsOff; s++ {
		if subtle.ConstantTimeCompare([]byte(totp(secret, s)), []byte(code)) == 1 && s > last {
			step, ok = s, true
		}
	}
	return step, ok
}

var plainBase32 = base32.StdEncoding.WithPadding(base32.NoPadding)

func newSecret() []byte {
	secret := make([]byte, secretLength)
	_, _ = rand.Read(secret) // it never fails
	return secret
}

// otpauth returns the address that an authenticator app reads, mostly as a
// picture that the browser draws.
func otpauth(secret, email string) string {
	const issuer = "My space"
	query := url.Values{"secret": {secret}, "issuer": {issuer}, "digits": {fmt.Sprint(codeDigits)}, "period": {fmt.Sprint(stepSeconds)}}
	return "otpauth://totp/" + url.PathEscape(issuer+":"+email) + "?" + strings.ReplaceAll(query.Encode(), "+", "%20")
}

// recoveryCount is how many recovery codes a person gets.
const recoveryCount = 10

// newRecoveryCodes returns codes of 80 random bits each, so that a hash keeps
// them as safe as it keeps a token, in groups that can be copied by hand.
func newRecoveryCodes() []string {
	all := make([]string, recoveryCount)
	for i := range all {
		c := strings.ToLower(rand.Text()[:16])
		all[i] = strings.Join([]string{c[:4], c[4:8], c[8:12], c[12:]}, "-")
	}
	return all
}

// plainCode takes off what people type between the parts of a code.
func plainCode(code string) string {
	return strings.ToLower(strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' || r == '\u00a0' {
			return -1
		}
		return r
	}, code))
}

// isStepCode tells a code of the app from a recovery code.
func isStepCode(plain string) bool {
	return len(plain) == codeDigits && strings.Trim(plain, "0123456789") == ""
}

func errCodeNeeded() error { return fault.On("code", codeNeeded, nil) }

const codeNeeded = "session.second_factor_needed"

func errCodeWrong() error { return fault.On("code", "session.code_wrong", nil) }
