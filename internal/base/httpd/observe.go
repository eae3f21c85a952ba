package httpd

import (
	"io"
	"log/slog"
	"net/http"
	"regexp"
	"strings"
	"time"
)

// Observe counts each request and writes one line of log about it. The
// handlers behind it must hand on the request itself, not a copy: the mux
// notes the matched pattern in it.
func Observe(log *slog.Logger, m *Metrics) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			seen := &observed{ResponseWriter: w}
			start := time.Now()
			m.inFlight.Inc()
			complete := false
			defer func() {
				m.inFlight.Dec()
				route := From(r.Context()).routeOr(r.Pattern)
				took := time.Since(start)
				m.request(route, seen.code(), took)
				logRequest(log, r, route, seen, took, complete)
			}()
			next.ServeHTTP(seen, r)
			complete = true
		})
	}
}

func logRequest(log *slog.Logger, r *http.Request, route string, seen *observed, took time.Duration, complete bool) {
	level := slog.LevelInfo
	if quietRoutes[route] {
		level = slog.LevelDebug
	}
	attrs := []slog.Attr{
		slog.String("method", r.Method),
		slog.String("route", route),
		slog.String("path", publicPath(r.URL.Path)),
		slog.Int("status", seen.code()),
		slog.Int64("bytes", seen.bytes),
		slog.Float64("ms", float64(took.Microseconds())/1000),
		slog.String("client", ClientIP(r.Context()).String()),
	}
	if !complete {
		attrs = append(attrs, slog.Bool("aborted", true))
	}
	log.LogAttrs(r.Context(), level, "request", attrs...)
}

// quietRoutes are asked all the time and tell nothing.
var quietRoutes = map[string]bool{routeHealth: true, routeReady: true, routeAsset: true}

var (
	// Mail programs take a dot or a bracket around a link along.
	opaque = regexp.MustCompile(`^\W*[A-Za-z0-9_~=-]{24,}\W*$`)
	uuid   = regexp.MustCompile(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)
)

// publicPath leaves out what may be a secret: links in mails have their token
// in the path. The query, with ?token= and sig=, is not in a path at all.
func publicPath(path string) string {
	const longest = 512
	if len(path) > longest {
		path = path[:longest]
	}
	parts := strings.Split(path, "/")
	for i, part := range parts {
		if opaque.MatchString(part) && !uuid.MatchString(part) {
			parts[i] = "***"
		}
	}
	return strings.Join(parts, "/")
}

// observed remembers what was answered.
type observed struct {
	http.ResponseWriter
	status int
	bytes  int64
}

// code is the status the client gets; silence means 200.
func (w *observed) code() int {
	if w.status == 0 {
		return http.StatusOK
	}
	return w.status
}

func (w *observed) WriteHeader(status int) {
	if w.status == 0 && status >= http.StatusOK {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *observed) Write(p []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := w.ResponseWriter.Write(p)
	w.bytes += int64(n)
	return n, err
}

// ReadFrom keeps the way open for sendfile.
func (w *observed) ReadFrom(src io.Reader) (int64, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := io.Copy(w.ResponseWriter, src)
	w.bytes += n
	return n, err
}

// Unwrap lets http.ResponseController reach the connection.
func (w *observed) Unwrap() http.ResponseWriter { return w.ResponseWriter }
