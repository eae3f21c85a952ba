package httpd

import (
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"runtime"
)

// Guard holds the settings of the middleware every request passes. Log,
// Metrics and Health are required; the other zero values are the defaults.
type Guard struct {
	Log     *slog.Logger
	Metrics *Metrics
	Health  *Health

	TrustedProxies []netip.Prefix
	HTTPS          bool     // people reach us by https, here or at a proxy
	Origins        []string // our own, such as the configured base address
	Body           func(*http.Request) BodyRule
	Rate           Rate        // 20 a second, 200 at once
	InFlight       int         // 128 for each processor
	Refuse         ErrorWriter // WriteProblem
}

// Wrap returns h behind the whole chain. The order matters: what is logged
// and counted is all that comes, what is refused is refused before it costs.
func (g Guard) Wrap(h http.Handler) (http.Handler, error) {
	g = g.withDefaults()
	sameOrigin, err := SameOrigin(g.Origins, g.Refuse)
	if err != nil {
		return nil, fmt.Errorf("own origin: %w", err)
	}
	return Chain(h,
		Identify(g.TrustedProxies),
		Observe(g.Log, g.Metrics),
		Recover(g.Log, g.Metrics, g.Refuse),
		SecurityHeaders(g.HTTPS),
		Pace,
		Methods(g.Refuse),
		LimitRate(g.Rate, g.Metrics, g.Refuse),
		g.Health.Answer,
		Shed(g.InFlight, g.Metrics, g.Refuse),
		sameOrigin,
		LimitBody(g.Body, g.Refuse),
		Compress,
	), nil
}

func (g Guard) withDefaults() Guard {
	if g.Refuse == nil {
		g.Refuse = WriteProblem
	}
	if g.Rate.PerSecond == 0 {
		g.Rate.PerSecond, g.Rate.Burst = 20, 200
	}
	if g.Rate.PersonPerSecond == 0 {
		g.Rate.PersonPerSecond, g.Rate.PersonBurst = 20, 200
	}
	if g.InFlight == 0 {
		g.InFlight = 128 * runtime.GOMAXPROCS(0)
	}
	return g
}

// ParseProxies reads addresses and networks such as "10.0.0.0/8".
func ParseProxies(all []string) ([]netip.Prefix, error) {
	prefixes := make([]netip.Prefix, 0, len(all))
	for _, s := range all {
		p, err := netip.ParsePrefix(s)
		if err != nil {
			addr, addrErr := netip.ParseAddr(s)
			if addrErr != nil {
				return nil, fmt.Errorf("%q is neither an address nor a network such as 10.0.0.0/8", s)
			}
			p = netip.PrefixFrom(addr, addr.BitLen())
		}
		prefixes = append(prefixes, p.Masked())
	}
	return prefixes, nil
}
