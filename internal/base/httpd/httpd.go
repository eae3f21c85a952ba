// Package httpd is the program's door to the network: the middleware every
// request passes, the files of the browser's half, and a server that starts
// with a clear word and stops without losing anything. It knows no school.
package httpd

import (
	"encoding/json"
	"net/http"
	"slices"
)

// Middleware wraps a handler in one concern.
type Middleware func(http.Handler) http.Handler

// Chain puts the middleware around h; the first one sees a request first.
func Chain(h http.Handler, all ...Middleware) http.Handler {
	for _, m := range slices.Backward(all) {
		h = m(h)
	}
	return h
}

// ErrorWriter answers a request that httpd itself refuses. The code is a
// translation key, as everywhere.
type ErrorWriter func(w http.ResponseWriter, r *http.Request, status int, code string)

// The codes of what httpd refuses by itself.
const (
	CodeInternal    = "internal"
	CodeNotFound    = "request.not_found"
	CodeMethod      = "request.method"
	CodeCrossOrigin = "request.cross_origin"
	CodeTooLarge    = "request.too_large"
	CodeCutOff      = "request.cut_off"
	CodeTooMany     = "request.too_many"
	CodeOverload    = "request.overload"
)

// StatusGone is what is noted where the caller left before the answer. Nobody
// reads it: it keeps him from being counted as a failure of ours.
const StatusGone = 499

// WriteProblem is the ErrorWriter of routes with problem+json errors.
func WriteProblem(w http.ResponseWriter, r *http.Request, status int, code string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(status)
	problem := struct {
		Status    int    `json:"status"`
		Code      string `json:"code"`
		RequestID string `json:"request_id,omitempty"`
	}{status, code, From(r.Context()).RequestID}
	_ = json.NewEncoder(w).Encode(problem) // the caller is gone if this fails
}
