package httpd

import (
	"math"
	"net/http"
	"net/netip"
	"strconv"
	"sync"
	"time"
)

// Rate is what one network (see Network) may ask for, and what one person who
// has signed in may, wherever he is: a whole class comes from one address.
type Rate struct {
	PerSecond      float64
	Burst          float64
	ExemptLoopback bool                     // for tests and measuring on one machine
	Free           func(*http.Request) bool // requests that cost nothing, nil for none

	// Of a person; 20 a second, 200 at once.
	PersonPerSecond float64
	PersonBurst     float64
	// Proof returns by what a request says who sends it, "" for a guest. It
	// counts for the person once the gate has found him by it.
	Proof func(*http.Request) string
	// Cheap are requests of which ten cost a person one, such as pictures.
	Cheap func(*http.Request) bool
}

// cheapCost is what a cheap request costs.
const cheapCost = 0.1

// LimitRate answers 429 to a network or a person that asks too much. Its memory
// is bounded.
func LimitRate(rate Rate, m *Metrics, refuse ErrorWriter) Middleware {
	networks, persons := newLimiter[netip.Prefix](rate.PerSecond, rate.Burst), newLimiter[string](rate.PersonPerSecond, rate.PersonBurst)
	seen := &proofs{}
	// take returns how long the sender of a request has to wait.
	take := func(r *http.Request, proof string) time.Duration {
		if person := seen.person(proof); person != "" {
			cost := 1.0
			if rate.Cheap != nil && rate.Cheap(r) {
				cost = cheapCost
			}
			return persons.take(person, cost, time.Now())
		}
		return networks.take(Network(ClientIP(r.Context())), 1, time.Now())
	}
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if rate.ExemptLoopback && ClientIP(r.Context()).IsLoopback() || rate.Free != nil && rate.Free(r) {
				next.ServeHTTP(w, r)
				return
			}
			proof := ""
			if rate.Proof != nil {
				proof = rate.Proof(r)
			}
			if wait := take(r, proof); wait > 0 {
				m.limited.Inc()
				w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(wait.Seconds()))))
				refuse(w, r, http.StatusTooManyRequests, CodeTooMany)
				return
			}
			next.ServeHTTP(w, r)
			person, _ := From(r.Context()).caller()
			seen.note(proof, person)
		})
	}
}

// proofs remembers lately which person was found by which proof, in two
// generations as limiter does. What nobody was found by is not remembered, or
// whoever invents tokens would escape the limit of his network.
type proofs struct {
	mu             sync.Mutex
	recent, fading map[string]string
}

const maxProofs = 50_000

func (p *proofs) person(proof string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if person, ok := p.recent[proof]; ok {
		return person
	}
	return p.fading[proof]
}

// note remembers who was found by a proof, or forgets one by which nobody is
// found any more.
func (p *proofs) note(proof, person string) {
	if proof == "" {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if person == "" {
		delete(p.recent, proof)
		delete(p.fading, proof)
		return
	}
	if p.recent == nil || len(p.recent) >= maxProofs {
		p.fading, p.recent = p.recent, map[string]string{}
	}
	p.recent[proof] = person
}

// limiter holds a token bucket for each network or person seen lately. A bucket
// that nobody touched for as long as it takes to fill is as good as new, so two
// generations are enough: recent ones, and those that will be forgotten next.
type limiter[K comparable] struct {
	perSecond, burst float64
	most             int // buckets in a generation

	mu             sync.Mutex
	recent, fading map[K]bucket
	turned         time.Time
}

type bucket struct {
	tokens float64
	at     time.Time
}

func newLimiter[K comparable](perSecond, burst float64) *limiter[K] {
	return &limiter[K]{perSecond: perSecond, burst: burst, most: 50_000, recent: map[K]bucket{}}
}

// take uses up the tokens of a request and returns 0, or returns how long to
// wait for them.
func (l *limiter[K]) take(key K, cost float64, now time.Time) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.turn(now)
	b, known := l.recent[key]
	if !known {
		if b, known = l.fading[key]; !known {
			b = bucket{tokens: l.burst, at: now}
		}
	}
	b.tokens = min(l.burst, b.tokens+now.Sub(b.at).Seconds()*l.perSecond)
	b.at = now
	var wait time.Duration
	if b.tokens >= cost {
		b.tokens -= cost
	} else {
		wait = time.Duration((cost - b.tokens) / l.perSecond * float64(time.Second))
	}
	l.recent[key] = b
	return wait
}

// turn starts a new generation when the last is old enough to be full again,
// or earlier when memory would grow.
func (l *limiter[K]) turn(now time.Time) {
	fill := time.Duration(l.burst / l.perSecond * float64(time.Second))
	if now.Sub(l.turned) < fill && len(l.recent) < l.most {
		return
	}
	l.fading, l.recent, l.turned = l.recent, map[K]bucket{}, now
}
