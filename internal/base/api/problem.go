package api

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"maps"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
)

// Problem is the body of every answer that is not a success (RFC 9457). The
// browser shows the text that Code names in the person's language.
type Problem struct {
	Status    int            `json:"status"`
	Code      string         `json:"code"`
	Params    fault.Params   `json:"params,omitempty"`
	Fields    []FieldProblem `json:"fields,omitempty"`
	RequestID string         `json:"request_id,omitempty"`
	Current   any            `json:"current,omitempty" doc:"With edit.stale: the record as it is now."`
}

// FieldProblem blames one field of the request.
type FieldProblem struct {
	Field  string       `json:"field"`
	Code   string       `json:"code"`
	Params fault.Params `json:"params,omitempty"`
}

func (p *Problem) Error() string { return p.Code }

// GetStatus is the HTTP status.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType is that of problems.
func (p *Problem) ContentType(string) string { return "application/problem+json" }

// GetHeaders tells how long to wait where that is the problem.
func (p *Problem) GetHeaders() http.Header { return retryAfter(p.Params) }

// status is the one place where kinds become HTTP.
var status = map[fault.Kind]int{
	fault.Internal:        http.StatusInternalServerError,
	fault.Invalid:         http.StatusUnprocessableEntity,
	fault.Unauthenticated: http.StatusUnauthorized,
	fault.Forbidden:       http.StatusForbidden,
	fault.NotFound:        http.StatusNotFound,
	fault.Conflict:        http.StatusConflict,
	fault.TooMany:         http.StatusTooManyRequests,
	fault.TooLarge:        http.StatusRequestEntityTooLarge,
	fault.Unavailable:     http.StatusServiceUnavailable,
	fault.Closed:          http.StatusServiceUnavailable,
	fault.Full:            http.StatusInsufficientStorage,
}

// problem translates err for the caller, and logs what he may not see.
func problem(ctx context.Context, err error) *Problem {
	p := &Problem{RequestID: httpd.From(ctx).RequestID}
	if list, ok := errors.AsType[fault.List](err); ok {
		p.Status, p.Code = http.StatusUnprocessableEntity, "request.invalid"
		for _, e := range list {
			p.Fields = append(p.Fields, FieldProblem{e.Field, e.Code, e.Params})
		}
		return p
	}
	if e, ok := errors.AsType[*fault.Error](err); ok {
		p.Status, p.Code, p.Params, p.Current = status[e.Kind], e.Code, e.Params, e.Current
		if e.Field != "" {
			p.Fields = []FieldProblem{{e.Field, e.Code, e.Params}}
		}
		if e.Kind == fault.Unavailable || e.Kind == fault.Full {
			slog.ErrorContext(ctx, "request failed", "error", err)
		}
		return p
	}
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		p.Status, p.Code = http.StatusRequestEntityTooLarge, httpd.CodeTooLarge
		return p
	}
	if broken, ok := errors.AsType[*httpd.BodyError](err); ok {
		p.Status, p.Code = broken.Status(), httpd.CodeCutOff
		return p
	}
	if errors.Is(ctx.Err(), context.Canceled) { // a caller who left is nobody's fault
		p.Status, p.Code = httpd.StatusGone, httpd.CodeCutOff
		return p
	}
	p.Status, p.Code = http.StatusInternalServerError, httpd.CodeInternal
	slog.ErrorContext(ctx, "request failed", "error", err)
	return p
}

// failure turns a handler's error into what the route answers.
func (r *Router) failure(ctx context.Context, op huma.Operation, err error) error {
	if err == nil {
		return nil
	}
	return r.shape(Request(ctx), &op, problem(ctx, err))
}

// shape gives a problem the form that the route promises.
func (r *Router) shape(req *http.Request, op *huma.Operation, p *Problem) huma.StatusError {
	if op.Metadata[metaSpec] == true {
		return r.specProblem(req, p)
	}
	return p
}

// refuse answers a request that was not let in. Who sees the answer as a page is
// led to one of ours, where he can prove who he is or reads why in words.
func (r *Router) refuse(w http.ResponseWriter, req *http.Request, op *huma.Operation, err error) {
	if r.isDeadLink(req, op, err) {
		query := url.Values{"path": {req.URL.Path}, "v": {req.URL.Query().Get("v")}}
		http.Redirect(w, req, r.config.LinkPage+"?"+query.Encode(), http.StatusSeeOther)
		return
	}
	write(w, r.shape(req, op, problem(req.Context(), err)))
}

func writeProblem(w http.ResponseWriter, req *http.Request, err error) {
	write(w, problem(req.Context(), err))
}

func write(w http.ResponseWriter, answer huma.StatusError) {
	kind := "application/json"
	if _, ok := answer.(*Problem); ok {
		kind = "application/problem+json"
	}
	w.Header().Set("Content-Type", kind)
	if hs, ok := answer.(huma.HeadersError); ok {
		maps.Copy(w.Header(), hs.GetHeaders())
	}
	w.WriteHeader(answer.GetStatus())
	_ = json.NewEncoder(w).Encode(answer) // the caller is gone if this fails
}

// huma reports what it finds itself, such as a missing field, in English and
// through these variables: here its findings take our shape and our codes.
func init() {
	huma.DefaultArrayNullable = false // our lists are empty, never null
	validation.MsgExpectedRequiredProperty = "field.required %s"
	validation.MsgUnexpectedProperty = "field.unknown"
	validation.MsgExpectedMinLength = "field.too_short %d"
	validation.MsgExpectedMaxLength = "field.too_long %d"
	validation.MsgExpectedMinimumNumber = "field.too_small %v"
	validation.MsgExpectedMaximumNumber = "field.too_large %v"
	validation.MsgExpectedMinItems = "field.too_short %d"
	validation.MsgExpectedMaxItems = "field.too_long %d"
	validation.MsgExpectedOneOf = "field.not_a_choice %s"
	validation.MsgExpectedMatchPattern = "field.format %s"
	validation.MsgExpectedBePattern = "field.format %s"
	validation.MsgExpectedRFC5322Email = "field.email %v"
	validation.MsgExpectedRFC3986URI = "field.url %v"
	validation.MsgExpectedRFC3339Date = "field.date"
	validation.MsgExpectedRFC3339DateTime = "field.date"
	for _, wrongType := range []*string{
		&validation.MsgExpectedBoolean, &validation.MsgExpectedNumber, &validation.MsgExpectedInteger,
		&validation.MsgExpectedString, &validation.MsgExpectedArray, &validation.MsgExpectedObject,
	} {
		*wrongType = "field.format"
	}
	huma.NewError = func(code int, msg string, errs ...error) huma.StatusError { return found(code, msg, errs) }
	huma.NewErrorWithContext = func(c huma.Context, code int, msg string, errs ...error) huma.StatusError {
		if c == nil || c.Operation() == nil {
			return found(code, msg, errs)
		}
		p := foundIn(c.Context(), code, msg, errs)
		p.RequestID = httpd.From(c.Context()).RequestID
		r := c.Operation().Metadata[metaRouter].(*Router)
		return r.shape(Request(c.Context()), c.Operation(), p)
	}
}

// foundIn is found for a request whose body huma read itself: what it calls a
// failure of the server is mostly a line that broke.
func foundIn(ctx context.Context, code int, msg string, errs []error) *Problem {
	if code >= http.StatusInternalServerError {
		return problem(ctx, errors.Join(append(errs, errors.New(msg))...))
	}
	return found(code, msg, errs)
}

// found turns what huma found into a problem.
func found(code int, msg string, errs []error) *Problem {
	if code >= http.StatusInternalServerError { // details go to the log, not the caller
		slog.Error("request failed", "error", errors.Join(append(errs, errors.New(msg))...))
		return &Problem{Status: code, Code: httpd.CodeInternal}
	}
	p := &Problem{Status: code, Code: "request.invalid"}
	switch code {
	case http.StatusRequestEntityTooLarge:
		p.Code = httpd.CodeTooLarge
	case http.StatusRequestTimeout:
		p.Code = httpd.CodeCutOff
	}
	for _, e := range errs {
		if f, ok := errors.AsType[*fault.Error](e); ok {
			p.blame(FieldProblem{f.Field, f.Code, f.Params})
		} else if d, ok := e.(huma.ErrorDetailer); ok {
			p.blame(fieldProblem(d.ErrorDetail()))
		}
	}
	return p
}

// blame adds what is wrong with a field; the first thing is enough.
func (p *Problem) blame(f FieldProblem) {
	for _, have := range p.Fields {
		if have.Field == f.Field {
			return
		}
	}
	p.Fields = append(p.Fields, f)
}

// Context is huma's, for inputs that check themselves.
type Context = huma.Context

// Found hands what a Check found to the router, so that a form learns of all
// its errors at once: func (f *Fields) Resolve(api.Context) []error { return
// api.Found(f.Check()) }.
func Found(err error) (all []error) {
	if list, ok := errors.AsType[fault.List](err); ok {
		for _, e := range list {
			all = append(all, e)
		}
		return all
	}
	if err != nil {
		all = append(all, err)
	}
	return all
}

func fieldProblem(d *huma.ErrorDetail) FieldProblem {
	code, arg, _ := strings.Cut(d.Message, " ")
	if !strings.HasPrefix(code, "field.") {
		code, arg = "field.format", "" // one of huma's own findings, such as an unreadable number
	}
	field := d.Location
	for _, prefix := range []string{"body", "query", "path", "header"} {
		field = strings.TrimPrefix(strings.TrimPrefix(field, prefix), ".")
	}
	f := FieldProblem{Field: field, Code: code}
	switch code {
	case "field.required":
		f.Field = strings.TrimPrefix(field+"."+arg, ".")
	case "field.too_short", "field.too_long", "field.too_small", "field.too_large":
		if n, err := strconv.ParseFloat(arg, 64); err == nil {
			f.Params = fault.Params{"limit": n}
		}
	}
	if code == "field.too_short" && f.Params["limit"] == 1.0 {
		f = FieldProblem{Field: field, Code: "field.required"} // nothing where something must be
	}
	return f
}
