package httpd

import (
	"io"
	"net/http"
	"sync/atomic"
)

// Shed answers 503 at once when the server has more than limit requests to
// work on, rather than to let all of them wait. A request that waits for its
// client, for the body or while sending, is no work: slow clients can neither
// fill the server nor be turned away for being slow.
func Shed(limit int, m *Metrics, refuse ErrorWriter) Middleware {
	work := new(atomic.Int64)
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			defer work.Add(-1)
			if work.Add(1) > int64(limit) {
				m.shed.Inc()
				w.Header().Set("Retry-After", "2")
				refuse(w, r, http.StatusServiceUnavailable, CodeOverload)
				return
			}
			if r.Body != nil && r.Body != http.NoBody {
				r.Body = &idleBody{r.Body, work}
			}
			next.ServeHTTP(&idleWriter{w, work}, r)
		})
	}
}

// idleBody takes its request out of the count while it waits for bytes.
type idleBody struct {
	io.ReadCloser
	work *atomic.Int64
}

func (b *idleBody) Read(p []byte) (int, error) {
	b.work.Add(-1)
	defer b.work.Add(1)
	return b.ReadCloser.Read(p)
}

// idleWriter takes its request out of the count while the client reads.
type idleWriter struct {
	http.ResponseWriter
	work *atomic.Int64
}

func (w *idleWriter) Write(p []byte) (int, error) {
	w.work.Add(-1)
	defer w.work.Add(1)
	return w.ResponseWriter.Write(p)
}

func (w *idleWriter) ReadFrom(src io.Reader) (int64, error) {
	w.work.Add(-1)
	defer w.work.Add(1)
	return io.Copy(w.ResponseWriter, src)
}

func (w *idleWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
