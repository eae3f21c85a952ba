package httpd

import (
	"math"
	"net/http"
	"net/netip"
	"strconv"
	"sync"
	"time"
)

// Rate is what one network (see Network) may ask for.
type Rate struct {
	PerSecond      float64
	Burst          float64
	ExemptLoopback bool                     // for tests and measuring on one machine
	Free           func(*http.Request) bool // requests that cost nothing, nil for none
}

// LimitRate answers 429 to a network that asks too much. Its memory is bounded.
func LimitRate(rate Rate, m *Metrics, refuse ErrorWriter) Middleware {
	limit := newLimiter(rate.PerSecond, rate.Burst)
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			client := ClientIP(r.Context())
			free := rate.ExemptLoopback && client.IsLoopback() || rate.Free != nil && rate.Free(r)
			if !free {
				if wait := limit.take(Network(client), time.Now()); wait > 0 {
					m.limited.Inc()
					w.Header().Set("Retry-After", strconv.Itoa(int(math.Ceil(wait.Seconds()))))
					refuse(w, r, http.StatusTooManyRequests, CodeTooMany)
					return
				}
			}
			next.ServeHTTP(w, r)
		})
	}
}

// limiter holds a token bucket for each network seen lately. A bucket that
// nobody touched for as long as it takes to fill is as good as new, so two
// generations are enough: recent ones, and those that will be forgotten next.
type limiter struct {
	perSecond, burst float64
	most             int // buckets in a generation

	mu             sync.Mutex
	recent, fading map[netip.Prefix]bucket
	turned         time.Time
}

type bucket struct {
	tokens float64
	at     time.Time
}

func newLimiter(perSecond, burst float64) *limiter {
	return &limiter{perSecond: perSecond, burst: burst, most: 50_000, recent: map[netip.Prefix]bucket{}}
}

// take uses up one token and returns 0, or returns how long to wait for one.
func (l *limiter) take(key netip.Prefix, now time.Time) time.Duration {
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
	if b.tokens >= 1 {
		b.tokens--
	} else {
		wait = time.Duration((1 - b.tokens) / l.perSecond * float64(time.Second))
	}
	l.recent[key] = b
	return wait
}

// turn starts a new generation when the last is old enough to be full again,
// or earlier when memory would grow.
func (l *limiter) turn(now time.Time) {
	fill := time.Duration(l.burst / l.perSecond * float64(time.Second))
	if now.Sub(l.turned) < fill && len(l.recent) < l.most {
		return
	}
	l.fading, l.recent, l.turned = l.recent, map[netip.Prefix]bucket{}, now
}
