package account_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

// TestAThousandGuessesAtOnceGetNoMoreThanTheLimit also signs the rightful
// person in from elsewhere while it lasts.
func TestAThousandGuessesAtOnceGetNoMoreThanTheLimit(t *testing.T) {
	d := newDoor(t)
	var looked, refused atomic.Int64
	var wg sync.WaitGroup
	for range 1000 {
		wg.Go(func() {
			switch rec := d.try("10.0.0.66", "student@example.org", "wrong-one", "paris"); rec.Code {
			case http.StatusUnprocessableEntity:
				looked.Add(1)
			case http.StatusTooManyRequests:
				refused.Add(1)
			default:
				t.Errorf("answered %d %s", rec.Code, rec.Body)
			}
		})
	}
	rightful := d.try("10.0.0.67", "student@example.org", secret, "paris")
	wg.Wait()
	if looked.Load() > 10 || looked.Load()+refused.Load() != 1000 {
		t.Errorf("%d passwords were looked at, %d attempts refused", looked.Load(), refused.Load())
	}
	if rightful.Code != http.StatusOK {
		t.Errorf("the rightful person got %d %s", rightful.Code, rightful.Body)
	}
}

// BenchmarkSignInTiming compares how long a refusal takes for a known and for
// an unknown address, in turns: the time must not tell which addresses exist.
func BenchmarkSignInTiming(b *testing.B) {
	account.HashAsInUse(b)
	d := newDoor(b)
	const tries = 300
	took := map[string][]time.Duration{}
	for i := range tries {
		if i%50 == 0 {
			must(b, db.Exec(b.Context(), d.db, `DELETE FROM attempt`))
		}
		pair := []string{"student@example.org", "nobody@example.org"}
		if rand.N(2) == 0 { // by chance: the collector of garbage has a rhythm of its own
			slices.Reverse(pair)
		}
		for _, email := range pair {
			began := time.Now()
			if rec := d.try(fmt.Sprintf("10.1.%d.%d", i/250, i%250+1), email, "wrong-one", "paris"); rec.Code != http.StatusUnprocessableEntity {
				b.Fatalf("%s: %d %s", email, rec.Code, rec.Body)
			}
			took[email] = append(took[email], time.Since(began))
		}
	}
	known, unknown := median(took["student@example.org"]), median(took["nobody@example.org"])
	const hashes = 20
	began := time.Now()
	for range hashes {
		account.HashPassword(secret)
	}
	hash := time.Since(began) / hashes
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(milliseconds(known), "ms-known")
	b.ReportMetric(milliseconds(unknown), "ms-unknown")
	b.ReportMetric(milliseconds((known - unknown).Abs()), "ms-apart")
	b.ReportMetric(milliseconds(hash), "ms-hash")
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}
