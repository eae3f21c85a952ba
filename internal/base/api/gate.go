package api

import (
	"context"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"myspace/internal/base/access"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
)

// VersionHeader is the header in which every answer names the program that
// gave it: a page of an older one learns that it should be loaded anew.
const VersionHeader = "X-Myspace-Version"

// Keys of an operation's metadata.
const (
	metaRouter = "router"
	metaSpec   = "spec"  // refusals in the specification's shape
	metaLinks  = "links" // signed links are good here
	metaTell   = "tell"  // completes the description
)

// operation describes a route and puts the gate before it.
func (r *Router) operation(id, method, path string, rule access.Rule, status int, notes []Note) huma.Operation {
	r.routes = append(r.routes, Route{id, method, path, rule})
	area := r.area
	op := huma.Operation{
		OperationID: id, Method: method, Path: path, DefaultStatus: status,
		Metadata:     map[string]any{metaRouter: r, metaTell: func(op *huma.Operation) { r.describe(op, area, rule, notes) }},
		MaxBodyBytes: httpd.SmallBody.Limit,
	}
	op.Middlewares = huma.Middlewares{func(c huma.Context, next func(huma.Context)) {
		req, w := humago.Unwrap(c)
		w.Header().Set(VersionHeader, r.config.Version)
		ctx, err := r.admit(req, c.Operation(), rule)
		if err != nil {
			r.refuse(w, req, c.Operation(), err)
			return
		}
		next(huma.WithContext(c, ctx))
	}}
	return op
}

// isDeadLink reports whether somebody opened a signed link by itself, in a page of
// its own, that is good no longer, or never was for him.
func (r *Router) isDeadLink(req *http.Request, op *huma.Operation, err error) bool {
	switch fault.KindOf(err) {
	case fault.Unauthenticated, fault.Forbidden, fault.NotFound:
		return r.config.LinkPage != "" && op.Metadata[metaLinks] == true &&
			req.URL.Query().Has("sig") && req.Header.Get("Sec-Fetch-Dest") == "document"
	}
	return false
}

// rolesOf are the roles that a rule lets in, by how far: from them the browser
// knows what to offer.
func rolesOf(rule access.Rule) map[string]string {
	all := map[string]string{}
	for name, reach := range map[string]access.Reach{"all": access.AllCampuses, "campus": access.OwnCampus, "self": access.Self} {
		var roles access.Roles
		for _, role := range access.Everyone.Each() {
			if rule.ReachOf(role)&reach != 0 {
				roles |= role
			}
		}
		if roles != 0 {
			all[name] = roles.String()
		}
	}
	return all
}

func spec(op huma.Operation) huma.Operation {
	op.Metadata[metaSpec] = true
	return op
}

// admit is the one gate. Every request passes it before its body is read.
func (r *Router) admit(req *http.Request, op *huma.Operation, rule access.Rule) (context.Context, error) {
	ctx := context.WithValue(req.Context(), requestKey{}, req)
	httpd.From(ctx).SetRoute(op.OperationID)
	if err := checkAddress(req); err != nil {
		return nil, err
	}
	if rule.IsPublic() {
		return ctx, r.closedToGuests(ctx, rule)
	}
	actor, err := r.config.Caller(req, op.Metadata[metaLinks] == true)
	if err != nil {
		// A guest, then: that it is closed tells him more than that he is unknown.
		if closed := r.closedToGuests(ctx, rule); closed != nil {
			return nil, closed
		}
		return nil, err
	}
	httpd.From(ctx).SetCaller(actor.PersonID, actor.CampusID)
	scope, ok := rule.Scope(actor)
	switch {
	case !ok && actor.ShutOut:
		return nil, errClosed()
	case !ok && actor.Held:
		return nil, fault.New(fault.Forbidden, "access.second_factor")
	case !ok:
		return nil, fault.New(fault.Forbidden, "access.forbidden")
	}
	return access.With(ctx, scope), nil
}

// closedToGuests is nil while guests may call a route with the rule.
func (r *Router) closedToGuests(ctx context.Context, rule access.Rule) error {
	if r.config.Closed == nil || rule.StaysOpen() {
		return nil
	}
	closed, err := r.config.Closed(ctx)
	if err == nil && closed {
		err = errClosed()
	}
	return err
}

// errClosed asks to come again; by then it may be over.
func errClosed() error {
	return &fault.Error{Kind: fault.Closed, Code: "network.maintenance", Params: fault.Params{"seconds": 30}}
}

type requestKey struct{}

// Request returns the request that ctx belongs to, for what no typed input can
// say: where it came from, in which language.
func Request(ctx context.Context) *http.Request {
	req, _ := ctx.Value(requestKey{}).(*http.Request)
	return req
}

// checkInput refuses inputs that embed an unexported struct: huma would leave
// its fields empty without a word.
func checkInput[I any](id string) {
	for f := range reflect.TypeFor[I]().Fields() {
		if f.Anonymous && !f.IsExported() {
			panic(id + ": input embeds unexported " + f.Name)
		}
	}
}
