package jobs

import (
	"math/rand/v2"
	"time"
)

// Policy says how jobs of a kind are run; a zero field has a default.
type Policy struct {
	Attempts int           // after so many failures the job is dead; 12
	First    time.Duration // the longest pause after the first failure, then twice as long each time; 10 s
	Longest  time.Duration // the longest pause; 1 h
	Timeout  time.Duration // how long an attempt may take; 5 min
	AtOnce   int           // how many one server runs side by side; all workers but one, so that no kind keeps all others waiting
}

func (p Policy) withDefaults(workers int) Policy {
	p.Attempts = orDefault(p.Attempts, 12)
	p.First = orDefault(p.First, 10*time.Second)
	p.Longest = max(p.First, orDefault(p.Longest, time.Hour))
	p.Timeout = orDefault(p.Timeout, 5*time.Minute)
	p.AtOnce = min(workers, orDefault(p.AtOnce, max(1, workers-1)))
	return p
}

func orDefault[N int | time.Duration](value, standard N) N {
	if value <= 0 {
		return standard
	}
	return value
}

// pause returns how long to wait after the given number of failures. Chance
// keeps jobs that failed together from coming back together.
func (p Policy) pause(failures int) time.Duration {
	limit := p.limit(failures)
	return limit/2 + rand.N(limit/2+1) //nolint:gosec // no secret
}

// limit is the longest pause after the given number of failures.
func (p Policy) limit(failures int) time.Duration {
	limit := p.First
	for range failures - 1 {
		if limit >= p.Longest/2 {
			return p.Longest
		}
		limit *= 2
	}
	return limit
}
