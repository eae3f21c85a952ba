// Package api carries requests to the areas. It is the only package that knows
// huma: areas register typed functions, each with the rule that guards it.
package api

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
)

// Config is what the router needs to know of the rest of the program.
type Config struct {
	// Caller tells who sends a request. A signed link in the address counts
	// only where links is true.
	Caller func(req *http.Request, links bool) (access.Actor, error)
	// Closed reports whether the program is closed to guests for a while; nil
	// for never. Whether a caller is shut out, Caller tells.
	Closed func(ctx context.Context) (bool, error)
	// LinkPage is the page that finds the way to a file whose link has run out,
	// with the link's path and content in its query; "" for none.
	LinkPage string
	// Text translates a code for the sender of a request.
	Text func(req *http.Request, code string, params fault.Params) string
	// Version is the program's.
	Version string
}

// Router registers routes and remembers them.
type Router struct {
	mux    *http.ServeMux
	huma   huma.API
	config Config
	routes []Route
	bodies map[string]httpd.BodyRule // by pattern, where it is not the usual one

	pictures map[string]bool // by pattern: whether they share a signature

	area    string                               // whose routes are being registered
	answers map[string]map[string]*huma.Response // by pattern and status
}

// Route is one registered route.
type Route struct {
	ID, Method, Path string
	Rule             access.Rule
}

// NewRouter returns a router without routes.
func NewRouter(c Config) *Router {
	mux := http.NewServeMux()
	hc := huma.DefaultConfig("My space", c.Version)
	hc.CreateHooks = nil // no $schema links in bodies
	hc.DocsPath, hc.OpenAPIPath, hc.SchemasPath = "", "", ""
	hc.RejectUnknownQueryParameters = true
	hc.Formats = map[string]huma.Format{"application/json": plainJSON, "json": plainJSON}
	hc.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"bearer": {Type: "http", Scheme: "bearer"}}
	hc.Components.Responses = map[string]*huma.Response{}
	hc.Servers = []*huma.Server{{URL: "/", Description: "The program that serves this description."}}
	r := &Router{mux: mux, config: c, bodies: map[string]httpd.BodyRule{}, pictures: map[string]bool{}, answers: map[string]map[string]*huma.Response{}}
	hc.OnAddOperation = append(hc.OnAddOperation, func(_ *huma.OpenAPI, op *huma.Operation) { r.tell(op) })
	r.huma = humago.New(mux, hc)
	r.huma.OpenAPI().Extensions = map[string]any{"x-role-groups": roleGroups(), "x-role-grants": roleGrants(), "x-days": days()}
	mux.HandleFunc("/api/", func(w http.ResponseWriter, req *http.Request) {
		writeProblem(w, req, fault.New(fault.NotFound, "request.not_found"))
	})
	return r
}

// roleGroups are the groups by which the browser shows and hides, generated
// there from the API's description so that both halves have the same.
func roleGroups() map[string][]string {
	all := map[string][]string{"heads": access.Heads.Names()}
	for _, g := range access.Groups {
		all[g.Name] = g.Roles.Names()
	}
	return all
}

// grants are the roles that a role gives.
type grants struct {
	Campus  []string `json:"campus" yaml:"campus"`
	Network []string `json:"network" yaml:"network"`
}

// roleGrants tells of each role that gives others which these are: the browser
// offers no more.
func roleGrants() map[string]grants {
	all := map[string]grants{}
	for _, role := range access.Everyone.Each() {
		if campus, network := access.Grants(role); campus|network != 0 {
			all[role.String()] = grants{campus.Names(), network.Names()}
		}
	}
	return all
}

// days is the range of every day that is sent, but for days of birth; the
// browser's forms keep to it.
func days() map[string]string {
	return map[string]string{"first": clock.SchoolDays.First.String(), "last": clock.SchoolDays.Last.String()}
}

// Mux is where the API is served, and where the rest of the site is added.
func (r *Router) Mux() *http.ServeMux { return r.mux }

// ServeHTTP serves the API.
func (r *Router) ServeHTTP(w http.ResponseWriter, req *http.Request) { r.mux.ServeHTTP(w, req) }

// Routes returns every registered route.
func (r *Router) Routes() []Route { return r.routes }

// BodyRule returns how large the body of a request may be and how slow.
func (r *Router) BodyRule(req *http.Request) httpd.BodyRule {
	_, pattern := r.mux.Handler(req)
	return r.bodies[pattern]
}

// IsPicture reports whether a request asks for a small picture.
func (r *Router) IsPicture(req *http.Request) bool {
	_, pattern := r.mux.Handler(req)
	_, ok := r.pictures[pattern]
	return ok
}

// ServesPicture reports whether a path is that of a picture whose signature is
// that of all pictures of a session.
func (r *Router) ServesPicture(path string) bool {
	_, pattern := r.mux.Handler(&http.Request{Method: http.MethodGet, URL: &url.URL{Path: path}})
	return r.pictures[pattern]
}

// IsPicturePath reports whether a path that is to be linked to has the form of such
// a picture's. It is quicker than ServesPicture, which decides when it is fetched.
func (r *Router) IsPicturePath(path string) bool {
	for pattern, shared := range r.pictures {
		if shared && hasForm(path, strings.TrimPrefix(pattern, http.MethodGet+" ")) {
			return true
		}
	}
	return false
}

// hasForm compares a path part by part with a pattern, in which {…} is any part.
func hasForm(path, pattern string) bool {
	for path != "" && pattern != "" {
		var part, want string
		part, path, _ = strings.Cut(path, "/")
		want, pattern, _ = strings.Cut(pattern, "/")
		if part != want && (part == "" || !strings.HasPrefix(want, "{")) {
			return false
		}
	}
	return path == pattern
}

// Get registers a read.
func Get[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, r.operation(id, http.MethodGet, path, rule, http.StatusOK, notes), h)
}

// Post registers what makes something new.
func Post[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, r.operation(id, http.MethodPost, path, rule, http.StatusCreated, notes), h)
}

// Do registers a move of the domain's own, such as confirming.
func Do[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, r.operation(id, http.MethodPost, path, rule, http.StatusOK, notes), h)
}

// Put registers a change.
func Put[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, r.operation(id, http.MethodPut, path, rule, http.StatusOK, notes), h)
}

// Delete registers a removal that tells what became of the thing.
func Delete[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, r.operation(id, http.MethodDelete, path, rule, http.StatusOK, notes), h)
}

// Remove registers a removal after which there is nothing to tell.
func Remove[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) error, notes ...Note) {
	checkInput[I](id)
	op := r.operation(id, http.MethodDelete, path, rule, http.StatusNoContent, notes)
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*struct{}, error) {
		return nil, r.failure(ctx, op, h(ctx, in))
	})
}

// Leave registers the end of a session, after which the browser forgets what it
// has fetched.
func Leave[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) error) {
	checkInput[I](id)
	op := r.operation(id, http.MethodDelete, path, rule, http.StatusNoContent, nil)
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*left, error) {
		if err := h(ctx, in); err != nil {
			return nil, r.failure(ctx, op, err)
		}
		return &left{`"cache"`}, nil
	})
}

type left struct {
	ClearSiteData string `header:"Clear-Site-Data" doc:"The browser forgets what it has fetched."`
}

// As in the specification: routes at the root whose refusals have its shape.

// SpecGet registers a read of the specification.
func SpecGet[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, spec(r.operation(id, http.MethodGet, path, rule, http.StatusOK, notes)), h)
}

// SpecPost registers a write of the specification.
func SpecPost[I, O any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (O, error), notes ...Note) {
	register(r, spec(r.operation(id, http.MethodPost, path, rule, http.StatusOK, notes)), h)
}

type body[O any] struct{ Body O }

func register[I, O any](r *Router, op huma.Operation, h func(context.Context, *I) (O, error)) {
	checkInput[I](op.OperationID)
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*body[O], error) {
		out, err := h(ctx, in)
		if err != nil {
			return nil, r.failure(ctx, op, err)
		}
		return &body[O]{out}, nil
	})
}
