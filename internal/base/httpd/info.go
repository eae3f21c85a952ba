package httpd

import (
	"context"
	"net/netip"
	"sync"
)

// Info is what the program learns about a request on its way in. The gate
// adds the caller, and the log and the metrics read it at the end.
type Info struct {
	RequestID string     // set once, before anything else runs
	Client    netip.Addr // the true address, see Identify

	mu                    sync.Mutex
	person, campus, route string
}

type infoKey struct{}

// With returns a context that carries info; a job may use it to mark its logs.
func With(ctx context.Context, info *Info) context.Context {
	return context.WithValue(ctx, infoKey{}, info)
}

// From returns the Info of the request, and an empty one outside of requests.
func From(ctx context.Context) *Info {
	if info, ok := ctx.Value(infoKey{}).(*Info); ok {
		return info
	}
	return &Info{}
}

// ClientIP returns the address the request truly came from, the zero Addr
// when it is not known.
func ClientIP(ctx context.Context) netip.Addr { return From(ctx).Client }

// SetCaller notes who is calling, and for which campus.
func (i *Info) SetCaller(person, campus string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.person, i.campus = person, campus
}

// SetRoute names the route where the mux's pattern does not say enough.
func (i *Info) SetRoute(route string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.route = route
}

func (i *Info) caller() (person, campus string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.person, i.campus
}

// routeOr returns the route, else the pattern the mux matched, else "none":
// never the path, whose values have no end.
func (i *Info) routeOr(pattern string) string {
	i.mu.Lock()
	defer i.mu.Unlock()
	switch {
	case i.route != "":
		return i.route
	case pattern != "":
		return pattern
	}
	return "none"
}
