package httpd

import (
	"net"
	"net/http"
	"net/http/pprof"
	"net/netip"
)

// opsHandler serves what is for the people who run the server only.
func opsHandler(m *Metrics, health *Health, loopback bool) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", m.handler())
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	if !loopback {
		return health.Answer(mux)
	}
	return localHost(health.Answer(mux))
}

// localHost refuses requests that name another host: a web site may have its
// name point to 127.0.0.1 and let the browser of whoever sits here read this.
func localHost(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := r.Host
		if name, _, err := net.SplitHostPort(r.Host); err == nil {
			host = name
		}
		if _, err := netip.ParseAddr(host); err != nil && host != "localhost" {
			plain(w, http.StatusForbidden, "ask for localhost")
			return
		}
		next.ServeHTTP(w, r)
	})
}
