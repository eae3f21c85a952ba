package httpd

import (
	"crypto/rand"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"strings"
)

// Identify gives each request its Info: an id, which the answer carries as
// X-Request-Id, and the true address of the client. What a header claims
// about either counts only when a trusted proxy sent it; scheme and host are
// never taken from headers.
func Identify(trusted []netip.Prefix) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			info := &Info{RequestID: rand.Text(), Client: parseAddr(r.RemoteAddr)}
			if contains(trusted, info.Client) {
				if id := r.Header.Get("X-Request-Id"); plainID.MatchString(id) {
					info.RequestID = id
				}
				info.Client = forwardedFor(info.Client, r.Header.Values("X-Forwarded-For"), trusted)
			}
			w.Header().Set("X-Request-Id", info.RequestID)
			next.ServeHTTP(w, r.WithContext(With(r.Context(), info)))
		})
	}
}

var plainID = regexp.MustCompile(`^[A-Za-z0-9._-]{8,64}$`)

// forwardedFor walks the list from the right, where our own proxies wrote.
// The first address that is not ours is the client; what stands left of it,
// or of something unreadable, may be invented.
func forwardedFor(peer netip.Addr, lines []string, trusted []netip.Prefix) netip.Addr {
	hops := strings.Split(strings.Join(lines, ","), ",")
	for i := len(hops) - 1; i >= 0 && contains(trusted, peer); i-- {
		hop := parseAddr(strings.TrimSpace(hops[i]))
		if !hop.IsValid() {
			break
		}
		peer = hop
	}
	return peer
}

// parseAddr reads an address with or without a port.
func parseAddr(s string) netip.Addr {
	if host, _, err := net.SplitHostPort(s); err == nil {
		s = host
	}
	addr, err := netip.ParseAddr(s)
	if err != nil {
		return netip.Addr{}
	}
	return addr.Unmap().WithZone("")
}

func contains(all []netip.Prefix, addr netip.Addr) bool {
	for _, p := range all {
		if p.Contains(addr) {
			return true
		}
	}
	return false
}

// Network is the key for throttling: a single IPv4 address, or the /64 that
// one IPv6 customer has whole.
func Network(addr netip.Addr) netip.Prefix {
	bits := 64
	if addr = addr.Unmap(); addr.Is4() {
		bits = 32
	}
	p, _ := addr.WithZone("").Prefix(bits) // fails only for the zero Addr, whose key is the zero Prefix
	return p
}
