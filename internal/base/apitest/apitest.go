// Package apitest calls routes in tests: as somebody, with a body, and with a
// look at what came back.
package apitest

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
)

type actorKey struct{}

// NewRouter returns a router that believes what a test says about the caller
// and leaves codes untranslated.
func NewRouter() *api.Router {
	return api.NewRouter(api.Config{
		Caller: func(req *http.Request, _ bool) (access.Actor, error) {
			actor, ok := req.Context().Value(actorKey{}).(access.Actor)
			if !ok {
				return actor, fault.New(fault.Unauthenticated, "session.unauthorized")
			}
			return actor, nil
		},
		Text:    func(_ *http.Request, code string, _ fault.Params) string { return code },
		Version: "test",
	})
}

// Answer is what a route answered.
type Answer struct {
	*httptest.ResponseRecorder
	t testing.TB
}

// Caller calls the routes of a router as one actor.
type Caller struct {
	Router http.Handler
	Actor  access.Actor
	Header http.Header // what each request says beside its body, where it does
}

// Call sends a request. A body that is no string is sent as JSON.
func (c Caller) Call(t testing.TB, method, path string, body any) Answer {
	t.Helper()
	text, ok := body.(string)
	if !ok && body != nil {
		data, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		text = string(data)
	}
	req := httptest.NewRequestWithContext(context.WithValue(t.Context(), actorKey{}, c.Actor), method, path, strings.NewReader(text))
	req.Header.Set("Content-Type", "application/json")
	maps.Copy(req.Header, c.Header)
	rec := httptest.NewRecorder()
	c.Router.ServeHTTP(rec, req)
	if r, ok := c.Router.(*api.Router); ok {
		Described(r, req, rec.Code)
	}
	return Answer{rec, t}
}

// Described panics where a route answers what the API's description does not
// tell of it.
func Described(r *api.Router, req *http.Request, status int) {
	if !r.Declares(req, status) {
		panic(fmt.Sprintf("%s %s answers %d, which its description conceals: note it with api.Refuses", req.Method, req.URL.Path, status))
	}
}

// Into reads the answer's JSON, which must come with the given status.
func (a Answer) Into(status int, value any) Answer {
	a.t.Helper()
	a.Is(status)
	if err := json.Unmarshal(a.Body.Bytes(), value); err != nil {
		a.t.Fatalf("%v in %s", err, a.Body)
	}
	return a
}

// Is fails the test unless the answer has the status.
func (a Answer) Is(status int) Answer {
	a.t.Helper()
	if a.Code != status {
		a.t.Fatalf("answered %d %s, want %d", a.Code, a.Body, status)
	}
	return a
}

// Blames fails the test unless the answer has the status and blames exactly
// these fields, each as "field code".
func (a Answer) Blames(status int, fields ...string) {
	a.t.Helper()
	var p api.Problem
	a.Into(status, &p)
	got := map[string]bool{}
	for _, f := range p.Fields {
		got[f.Field+" "+f.Code] = true
	}
	for _, f := range fields {
		if !got[f] {
			a.t.Errorf("%q is not blamed in %s", f, a.Body)
		}
	}
	if len(got) != len(fields) {
		a.t.Errorf("%d fields are blamed, want %d: %s", len(got), len(fields), a.Body)
	}
}

// Fails fails the test unless the answer is a problem with the code.
func (a Answer) Fails(status int, code string) {
	a.t.Helper()
	var p api.Problem
	if a.Into(status, &p); p.Code != code {
		a.t.Errorf("the problem is %q, want %q", p.Code, code)
	}
}
