package httpd

import (
	"errors"
	"io"
	"net"
	"net/http"
	"time"
)

// BodyRule says how large a request's body may be and how slowly it may come.
type BodyRule struct {
	Limit   int64         // bytes
	Time    time.Duration // for the whole body; with MinRate, on top of what the rate allows
	MinRate int64         // bytes a second that buy more time; 0 buys none
}

// SmallBody is the rule for JSON: 1 MiB in 10 seconds.
var SmallBody = BodyRule{Limit: 1 << 20, Time: 10 * time.Second}

// Upload is the rule for files: as long as it takes, at 1 KiB a second or more.
func Upload(limit int64) BodyRule {
	return BodyRule{Limit: limit, Time: 10 * time.Second, MinRate: 1 << 10}
}

// LimitBody holds every request to the rule that rule returns for it, and to
// SmallBody where rule is nil or returns the zero rule. A body that is too
// large reads as *http.MaxBytesError, one that does not come whole or in time
// as *BodyError.
func LimitBody(rule func(*http.Request) BodyRule, refuse ErrorWriter) Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Body == nil || r.Body == http.NoBody {
				next.ServeHTTP(w, r)
				return
			}
			limits := SmallBody
			if rule != nil {
				if own := rule(r); own != (BodyRule{}) {
					limits = own
				}
			}
			if r.ContentLength > limits.Limit {
				w.Header().Set("Connection", "close") // rather than to read all of it
				refuse(w, r, http.StatusRequestEntityTooLarge, CodeTooLarge)
				return
			}
			r.Body = newTimedBody(w, r, limits)
			next.ServeHTTP(w, r)
		})
	}
}

// BodyError is why a body could not be read to its end: the line broke, what
// came is no body, or it came too slowly. That is no failure of ours.
type BodyError struct{ err error }

func (e *BodyError) Error() string { return "the body did not come whole: " + e.err.Error() }

// Unwrap returns what the reading failed of.
func (e *BodyError) Unwrap() error { return e.err }

// Status is what such a request is answered.
func (e *BodyError) Status() int {
	if slow, ok := errors.AsType[net.Error](e.err); ok && slow.Timeout() {
		return http.StatusRequestTimeout
	}
	return http.StatusBadRequest
}

// timedBody moves the read deadline along as bytes arrive.
type timedBody struct {
	io.ReadCloser
	control *http.ResponseController
	rule    BodyRule
	start   time.Time
	until   time.Time
	read    int64
}

func newTimedBody(w http.ResponseWriter, r *http.Request, rule BodyRule) *timedBody {
	b := &timedBody{
		ReadCloser: http.MaxBytesReader(w, r.Body, rule.Limit),
		control:    http.NewResponseController(w), rule: rule, start: time.Now(),
	}
	b.extend()
	return b
}

func (b *timedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.read += int64(n)
	if err == nil && b.rule.MinRate > 0 { // at the end net/http itself takes the deadline away
		b.extend()
	}
	if _, tooLarge := errors.AsType[*http.MaxBytesError](err); err != nil && !errors.Is(err, io.EOF) && !tooLarge {
		err = &BodyError{err}
	}
	return n, err
}

func (b *timedBody) extend() {
	until := b.start.Add(b.rule.Time)
	if b.rule.MinRate > 0 {
		until = until.Add(time.Duration(float64(b.read) / float64(b.rule.MinRate) * float64(time.Second)))
	}
	if until.Sub(b.until) >= time.Second { // not for every packet
		b.until = until
		_ = b.control.SetReadDeadline(until) // unsupported only by test recorders
	}
}
