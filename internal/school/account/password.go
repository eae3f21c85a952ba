package account

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/trustelem/zxcvbn"
	"golang.org/x/crypto/argon2"
	"golang.org/x/sync/semaphore"
	"golang.org/x/text/unicode/norm"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const (
	hashLength = 32
	saltLength = 16
)

// cost is what a hash takes.
type cost struct {
	memory, time uint32 // KiB, passes
}

// fullCost is what OWASP asks for at least.
var fullCost = cost{memory: 19 * 1024, time: 2}

// hashCost is what new hashes cost. In a test program it is next to nothing:
// hashing was most of what the tests took. What a hash really costs has a test.
var hashCost = func() cost {
	if testing.Testing() {
		return cost{memory: 8, time: 1}
	}
	return fullCost
}()

// maxWaiting is how many sign-ins may wait for a processor: beyond it, waiting
// would be longer than anybody does.
const maxWaiting = 50

// hasher hashes passwords, no more at once than there are processors: hashing
// is made to be slow, and must not slow down everything else.
type hasher struct {
	slots   *semaphore.Weighted
	waiting atomic.Int64
	nobody  string // the hash of a password that nobody has
}

func newHasher() *hasher {
	return &hasher{slots: semaphore.NewWeighted(int64(runtime.GOMAXPROCS(0))), nobody: HashPassword(rand.Text())}
}

// minPassword is how long a new password must be.
const minPassword = 8

// maxPassword is how long a password may be, here and at sign-in.
const maxPassword = 256

// CheckPassword returns what is wrong with a password that somebody chooses.
func CheckPassword(password string) (wrong fault.List) {
	wrong.Add(utf8.RuneCountInString(password) < minPassword, "password", "field.too_short", fault.Params{"limit": minPassword})
	wrong.Add(len(password) > maxPassword, "password", "field.too_long", fault.Params{"limit": maxPassword})
	wrong.Add(!strings.ContainsFunc(password, unicode.IsDigit), "password", "account.password_digit", nil)
	return wrong
}

// HashPassword returns the stored form of a password: algorithm, cost, salt and
// hash in one text, so that the cost can be raised later.
func HashPassword(password string) string {
	salt := make([]byte, saltLength)
	_, _ = rand.Read(salt) // it never fails
	b64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=1$%s$%s", argon2.Version, hashCost.memory, hashCost.time,
		b64.EncodeToString(salt), b64.EncodeToString(hashCost.derive(password, salt)))
}

func (c cost) derive(password string, salt []byte) []byte {
	return argon2.IDKey([]byte(norm.NFKC.String(password)), salt, c.time, c.memory, 1, hashLength)
}

// hash is HashPassword in its turn.
func (h *hasher) hash(ctx context.Context, password string) (hash string, err error) {
	err = h.inTurn(ctx, func() error {
		hash = HashPassword(password)
		return nil
	})
	return hash, err
}

// verify reports whether a password is the one behind a stored hash. Without a
// stored hash it takes just as long, and says no.
func (h *hasher) verify(ctx context.Context, stored, password string) (right bool, err error) {
	known := stored != ""
	if !known {
		stored = h.nobody
	}
	err = h.inTurn(ctx, func() error {
		right, err = matches(stored, password)
		return err
	})
	return right && known, err
}

// inTurn runs f when a processor is free, and refuses when too many wait.
func (h *hasher) inTurn(ctx context.Context, f func() error) error {
	if h.waiting.Add(1) > maxWaiting {
		h.waiting.Add(-1)
		return tooMany(5)
	}
	err := h.slots.Acquire(ctx, 1)
	h.waiting.Add(-1)
	if err != nil {
		return err
	}
	defer h.slots.Release(1)
	return f()
}

// easyScore is the highest of zxcvbn's scores that is too easy to guess: less
// than a hundred million tries.
const easyScore = 1

// isEasy reports whether a password is among the known bad ones, or made of
// what is known of its owner.
func isEasy(password string, known []string) bool {
	head := db.Fold(password[:min(len(password), 100)]) // what comes after that only makes it harder
	var words []string
	rest := head
	for _, word := range append(known, "myspace", "campus", "bible", "rhema") {
		if word = db.Fold(word); len(word) >= 3 {
			words = append(words, word)
			rest = strings.ReplaceAll(rest, word, "")
		}
	}
	if rest != head && letters(rest) < minPassword/2 {
		return true // hardly anything but what everybody knows
	}
	return zxcvbn.PasswordStrength(head, words).Score <= easyScore
}

// letters counts the letters of a text.
func letters(s string) (n int) {
	for _, r := range s {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n
}

func matches(stored, password string) (bool, error) {
	parts := strings.Split(stored, "$")
	var version int
	var c cost
	if len(parts) != 6 || parts[1] != "argon2id" {
		return false, errors.New("account: a stored password has an unknown form")
	}
	if _, err := fmt.Sscanf(parts[2]+" "+parts[3], "v=%d m=%d,t=%d,p=1", &version, &c.memory, &c.time); err != nil || version != argon2.Version {
		return false, fmt.Errorf("account: a stored password has an unknown cost: %w", err)
	}
	salt, err1 := base64.RawStdEncoding.DecodeString(parts[4])
	key, err2 := base64.RawStdEncoding.DecodeString(parts[5])
	if err := errors.Join(err1, err2); err != nil {
		return false, fmt.Errorf("account: a stored password cannot be read: %w", err)
	}
	return subtle.ConstantTimeCompare(c.derive(password, salt), key) == 1, nil
}

func tooMany(seconds int) error { return tooManyOf("", seconds) }

// tooManyOf refuses an attempt with words of its own, where waiting is not the
// way in.
func tooManyOf(code string, seconds int) error {
	return &fault.Error{Kind: fault.TooMany, Code: cmp.Or(code, "session.too_many"), Params: fault.Params{"seconds": seconds}}
}
