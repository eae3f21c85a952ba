package httpd

import (
	"errors"
	"log/slog"
	"net/http"
	"runtime/debug"
)

// Recover turns a panic into one log entry, a count, and the answer
// "internal". When part of the answer is already out, it cuts the connection
// instead, so that nobody takes the half for the whole.
func Recover(log *slog.Logger, m *Metrics, refuse ErrorWriter) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			seen := &observed{ResponseWriter: w}
			defer func() {
				p := recover()
				if p == nil {
					return
				}
				if err, ok := p.(error); ok && errors.Is(err, http.ErrAbortHandler) { // the handler's own way to cut the connection
					panic(p)
				}
				m.panics.Inc()
				log.ErrorContext(r.Context(), "panic", "panic", p, "stack", string(debug.Stack()))
				if seen.status != 0 {
					panic(http.ErrAbortHandler)
				}
				forgetBody(w.Header())
				refuse(w, r, http.StatusInternalServerError, CodeInternal)
			}()
			next.ServeHTTP(seen, r)
		})
	}
}

// forgetBody removes the headers that described an answer never given.
func forgetBody(h http.Header) {
	for _, name := range []string{"Content-Length", "Content-Encoding", "Content-Disposition", "Content-Range", "ETag", "Last-Modified"} {
		h.Del(name)
	}
	h.Set("Cache-Control", "no-store")
}
