package api

import (
	"net/http"
	"reflect"
	"strconv"
	"strings"
	"unicode"

	"github.com/danielgtaylor/huma/v2"

	"myspace/internal/base/access"
	"myspace/internal/base/fault"
)

// Note is what a registration says of its route where the description cannot
// tell it from the id, the rule and the types.
type Note func(r *Router, op *huma.Operation)

// Says gives a route its summary, where its id says it poorly.
func Says(summary string) Note {
	return func(_ *Router, op *huma.Operation) { op.Summary = summary }
}

// Refuses names refusals of a route that its shape does not tell.
func Refuses(kinds ...fault.Kind) Note {
	return func(r *Router, op *huma.Operation) {
		for _, kind := range kinds {
			r.refuses(op, status[kind])
		}
	}
}

// Area begins the routes of an area: in the description they stand together.
func (r *Router) Area(name, about string) {
	r.area = name
	r.huma.OpenAPI().Tags = append(r.huma.OpenAPI().Tags, &huma.Tag{Name: name, Description: about})
}

// tell completes the description of an operation once its types are known.
func (r *Router) tell(op *huma.Operation) {
	op.Metadata[metaTell].(func(*huma.Operation))(op)
	r.answers[op.Method+" "+op.Path] = op.Responses
}

// describe says of a registered operation what others need to know to call it.
func (r *Router) describe(op *huma.Operation, area string, rule access.Rule, notes []Note) {
	op.Summary, op.Tags = summaryOf(op.OperationID), []string{area}
	op.Description, op.Security = "Open to everyone, without signing in.", []map[string][]string{}
	if !rule.IsPublic() {
		op.Description = "May be called by " + rule.String() + "."
		op.Security = append(op.Security, map[string][]string{"bearer": {}})
		op.Extensions = map[string]any{"x-roles": rolesOf(rule)}
	}
	for status, occurs := range map[int]bool{
		http.StatusUnauthorized:          !rule.IsPublic(),
		http.StatusForbidden:             rule.TurnsAway(),
		http.StatusNotFound:              strings.Contains(op.Path, "{"),
		http.StatusConflict:              op.DefaultStatus == http.StatusCreated || r.isVersioned(op.RequestBody) || op.Method != http.MethodGet && strings.Contains(op.Path, "{"),
		http.StatusRequestEntityTooLarge: op.RequestBody != nil,
		http.StatusUnprocessableEntity:   true,
		http.StatusTooManyRequests:       true,
		http.StatusServiceUnavailable:    true,
		anyOther:                         true,
	} {
		if occurs {
			r.refuses(op, status)
		}
	}
	for _, note := range notes {
		note(r, op)
	}
}

// isVersioned reports whether a body names the version it was made on.
func (r *Router) isVersioned(body *huma.RequestBody) bool {
	if body == nil || body.Content["application/json"] == nil {
		return false
	}
	schema := body.Content["application/json"].Schema
	if schema.Ref != "" {
		schema = r.huma.OpenAPI().Components.Schemas.SchemaFromRef(schema.Ref)
	}
	return schema.Properties["version"] != nil
}

// summaryOf reads an id such as listBookFiles aloud.
func summaryOf(id string) string {
	var b strings.Builder
	for i, c := range id {
		switch {
		case i == 0:
			c = unicode.ToUpper(c)
		case unicode.IsUpper(c):
			b.WriteByte(' ')
			c = unicode.ToLower(c)
		}
		b.WriteRune(c)
	}
	return b.String()
}

// anyOther stands for every status that a description does not name.
const anyOther = 0

// refusals are what the description says of each status.
var refusals = map[int]struct{ name, about string }{
	http.StatusUnauthorized:          {"Unauthenticated", "Nobody is signed in, or no longer."},
	http.StatusForbidden:             {"Forbidden", "The caller may not, whatever the record."},
	http.StatusNotFound:              {"NotFound", "There is none, or none within the caller's reach."},
	http.StatusConflict:              {"Conflict", "What is there does not allow it; with `edit.stale`, somebody else saved in the meantime."},
	http.StatusRequestEntityTooLarge: {"TooLarge", "The body is larger than is taken."},
	http.StatusUnprocessableEntity:   {"Invalid", "Something in the request is wrong; `fields` says what."},
	http.StatusTooManyRequests:       {"TooMany", "Too often; `Retry-After` says when to come again."},
	http.StatusServiceUnavailable:    {"Unavailable", "Closed for maintenance, overloaded, or cut off from its storage: worth another try."},
	anyOther:                         {"Failed", "Anything else, such as a body that is no JSON, or a failure of the program."},
}

// refuses adds a refusal to what an operation may answer.
func (r *Router) refuses(op *huma.Operation, status int) {
	refusal, key := refusals[status], strconv.Itoa(status)
	if status == anyOther {
		key = "default"
	}
	all := r.huma.OpenAPI().Components
	content := map[string]*huma.MediaType{"application/problem+json": {Schema: all.Schemas.Schema(reflect.TypeFor[Problem](), true, "")}}
	if op.Metadata[metaSpec] == true { // in its own shape, unless the door itself refuses
		refusal.name = "Spec" + refusal.name
		content["application/json"] = &huma.MediaType{Schema: all.Schemas.Schema(reflect.TypeFor[SpecProblem](), true, "")}
	}
	shared := &huma.Response{Description: refusal.about, Content: content}
	if status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable {
		shared.Headers = map[string]*huma.Param{"Retry-After": {Description: "Seconds to wait.", Schema: &huma.Schema{Type: "integer"}}}
	}
	all.Responses[refusal.name] = shared
	op.Responses[key] = &huma.Response{Ref: "#/components/responses/" + refusal.name}
}

// Declares reports whether the description of the route that a request goes to
// tells of a status: tests ask it of every answer, so that it conceals none.
func (r *Router) Declares(req *http.Request, status int) bool {
	_, pattern := r.mux.Handler(req)
	answers, known := r.answers[pattern]
	_, named := refusals[status]
	return !known || !named || answers[strconv.Itoa(status)] != nil
}
