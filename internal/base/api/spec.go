package api

import (
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"myspace/internal/base/fault"
)

// SpecProblem is how the routes of the specification refuse: a text for each
// field, in the language of the request, and under "form" what concerns none.
type SpecProblem struct {
	Errors    map[string]string `json:"error"`
	Code      string            `json:"code"`
	RequestID string            `json:"request_id,omitempty"`
	Current   any               `json:"current,omitempty"` // with edit.stale: the record as it is now
	status    int
	params    fault.Params
}

func (p *SpecProblem) Error() string { return p.Code }

// GetStatus is the HTTP status.
func (p *SpecProblem) GetStatus() int { return p.status }

// GetHeaders tells how long to wait where that is the problem.
func (p *SpecProblem) GetHeaders() http.Header {
	return retryAfter(p.params)
}

// retryAfter is the header that says when to try again.
func retryAfter(params fault.Params) http.Header {
	h := http.Header{}
	if seconds, ok := params["seconds"].(int); ok && seconds > 0 {
		h.Set("Retry-After", strconv.Itoa(seconds))
	}
	return h
}

var _, _ huma.HeadersError = (*SpecProblem)(nil), (*Problem)(nil)

// specProblem gives a problem the shape of the specification's routes. Bad
// input is 422 there, whatever is bad about it.
func (r *Router) specProblem(req *http.Request, p *Problem) *SpecProblem {
	s := &SpecProblem{Errors: map[string]string{}, Code: p.Code, RequestID: p.RequestID, Current: p.Current, params: p.Params, status: p.Status}
	if p.Status == http.StatusBadRequest {
		s.status = http.StatusUnprocessableEntity
	}
	for _, f := range p.Fields {
		if s.Errors[f.Field] == "" {
			s.Errors[f.Field] = r.config.Text(req, f.Code, f.Params)
		}
	}
	if len(s.Errors) == 0 {
		s.Errors["form"] = r.config.Text(req, p.Code, p.Params)
	}
	return s
}
