package account

import (
	"context"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
)

// Limit returns a function that counts one more of something, and refuses it
// when there were too many in a window of time: for areas that come earlier.
func Limit(d *db.DB) func(ctx context.Context, key string, most int, window time.Duration) error {
	return func(ctx context.Context, key string, most int, window time.Duration) error {
		return countAttempt(ctx, d, []limit{{key: key, most: most, window: window}})
	}
}

const (
	limitWindow = 15 * time.Minute
	firstPause  = 4 * time.Second
	// longestPause is how long somebody waits at most who guesses again and again
	// at one place.
	longestPause = 25 * time.Second
	// inARow is how long wrong passwords of an account count together.
	inARow = 7 * 24 * time.Hour
	// Wrong passwords in a row for an account: made at devices that he has not
	// used before, and anywhere. What is between them is left to his own devices,
	// whatever others do from afar.
	mostFromAfar, mostInARow = 80, 100
)

// place is where somebody stands who wants to prove who he is.
type place struct {
	network string
	device  string // the hash of a device's mark that he has used before, or ""
}

// guesses are the limits for wrong attempts at one thing from one place.
func (p place) guesses(thing string) limit {
	key := thing + " from " + p.network
	if p.device != "" {
		key = thing + " at " + p.device
	}
	return limit{key: key, most: 10, window: limitWindow, slow: longestPause, clears: true}
}

func networkOf(ctx context.Context) string { return httpd.Network(httpd.ClientIP(ctx)).String() }

// passwordLimits are the limits for one attempt to sign in. At a device that he
// has used before, neither what others try from his network nor what they try
// from afar keeps the right password out.
func passwordLimits(emailKey string, p place) []limit {
	account := limit{
		key: accountKey(emailKey), most: mostFromAfar, window: inARow, lasting: true, clears: true, refusal: "session.too_many_wrong",
	}
	if p.device != "" {
		account.most = mostInARow
		return []limit{p.guesses("as " + emailKey), account}
	}
	// Twenty, and then pauses that double without end: no more than thirty in the
	// window, and who comes after a burst waits for seconds.
	network := limit{key: "from " + p.network, most: 20, window: limitWindow, slow: limitWindow}
	return []limit{p.guesses("as " + emailKey), network, account}
}

func accountKey(emailKey string) string { return "as " + emailKey }

// codeLimits are the limits for guessing a person's code, which needs his
// password first. A recovery code is too long to be guessed from many places.
func codeLimits(personID, code string, p place) []limit {
	all := []limit{p.guesses(codeKey(personID))}
	if !isStepCode(plainCode(code)) {
		return all
	}
	key := codeKey(personID)
	if p.device != "" {
		key += " at his devices"
	}
	return append(all, limit{key: key, most: 50, window: 24 * time.Hour, slow: 5 * time.Minute, clears: true})
}

func codeKey(personID string) string { return "code of " + personID }

// mailLimits are the limits for asking for a mail: few, because each answer
// tells whether an address is known, and each mail is a nuisance to somebody.
func mailLimits(emailKey, network string) []limit {
	return []limit{
		{key: "mail to " + emailKey, most: 3, window: time.Hour},
		{key: "mail from " + network, most: 10, window: time.Hour, slow: 2 * time.Minute},
	}
}
