package account

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/seal"
	"myspace/internal/school/people"
)

// The vectors of RFC 6238, appendix B, for SHA-1: their last six digits.
func TestCodesAreThoseOfTheStandard(t *testing.T) {
	secret := []byte("12345678901234567890")
	for seconds, want := range map[int64]string{
		59: "287082", 1111111109: "081804", 1111111111: "050471", 1234567890: "005924", 2000000000: "279037", 20000000000: "353130",
	} {
		if got := totp(secret, stepAt(time.Unix(seconds, 0))); got != want {
			t.Errorf("at %d: %s, want %s", seconds, got, want)
		}
	}
}

func TestACodeIsGoodAStepAroundAndAfterTheLastOne(t *testing.T) {
	secret := newSecret()
	const now = 1000
	for _, tt := range []struct {
		step, last int64
		ok         bool
	}{
		{now - 2, 0, false},
		{now - 1, 0, true},
		{now, 0, true},
		{now + 1, 0, true},
		{now + 2, 0, false},
		{now, now - 1, true},
		{now, now, false},
		{now, now + 1, false},
		{now + 1, now, true},
	} {
		step, ok := matchStep(secret, totp(secret, tt.step), now, tt.last)
		if ok != tt.ok || ok && step != tt.step {
			t.Errorf("the code of %d, last %d: %d %v", tt.step, tt.last, step, ok)
		}
	}
	for _, code := range []string{"", "000", "abcdef", totp(newSecret(), now)} {
		if _, ok := matchStep(secret, code, now, 0); ok {
			t.Errorf("%q is taken", code)
		}
	}
}

func TestRecoveryCodesAreManyAndForgivingToType(t *testing.T) {
	codes := newRecoveryCodes()
	seen := map[string]bool{}
	for _, c := range codes {
		plain := plainCode(" " + strings.ToUpper(strings.ReplaceAll(c, "-", " ")))
		if plain != plainCode(c) || len(plain) != 16 || isStepCode(plain) || seen[plain] {
			t.Errorf("%q is %q", c, plain)
		}
		seen[plain] = true
	}
	if len(codes) != 10 {
		t.Errorf("%d codes", len(codes))
	}
	if !isStepCode(plainCode("123 456")) || isStepCode("12345a") || isStepCode("1234567") {
		t.Error("codes of the app are not told from others")
	}
}

func TestTheAddressForTheAppNamesEverything(t *testing.T) {
	if got, want := otpauth("ABC234", "a+b@example.org"), "otpauth://totp/My%20space:a+b@example.org?digits=6&issuer=My%20space&period=30&secret=ABC234"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestACodeTriedAHundredTimesAtOnceWorksOnce is the race of Gitea's
// CVE-2026-20779.
func TestACodeTriedAHundredTimesAtOnceWorksOnce(t *testing.T) {
	d := dbtest.Open(t)
	box, err := seal.Parse(seal.NewKey())
	if err != nil {
		t.Fatal(err)
	}
	a := &Area{db: d, config: Config{Box: box}}
	secret, codes := newSecret(), newRecoveryCodes()
	sealed, err := box.Seal(secret, "second_factor", "anna")
	if err != nil {
		t.Fatal(err)
	}
	err = d.Tx(t.Context(), func(tx *db.Tx) error {
		if err := people.AddPerson(t.Context(), tx, "anna", people.PersonFields{FirstName: "Anna", LastName: "A"}, ""); err != nil {
			return err
		}
		if _, err := saveNewFactor(t.Context(), tx, "anna", sealed); err != nil {
			return err
		}
		if err := confirmFactor(t.Context(), tx, "anna"); err != nil {
			return err
		}
		return saveRecoveryCodes(t.Context(), tx, "anna", codes)
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, code := range map[string]string{"app": totp(secret, stepAt(clock.Now().Time)), "recovery": codes[3]} {
		var wg sync.WaitGroup
		var right, wrong atomic.Int64
		for range 100 {
			wg.Go(func() {
				err := d.Tx(t.Context(), func(tx *db.Tx) error {
					_, err := a.passSecondFactor(t.Context(), tx, "anna", code)
					return err
				})
				if err == nil {
					right.Add(1)
				} else if err.Error() == errCodeWrong().Error() {
					wrong.Add(1)
				} else {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if right.Load() != 1 || wrong.Load() != 99 {
			t.Errorf("%s: %d right, %d wrong", name, right.Load(), wrong.Load())
		}
	}
}
