package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"myspace/internal/base/access"
)

// OpenAPI returns the document the browser's client is generated from.
func (r *Router) OpenAPI() ([]byte, error) { return r.huma.OpenAPI().YAML() }

// Describe registers the address at which the program serves its own
// description. It is written once, at the first request, when every route is
// known.
func (r *Router) Describe(path string, rule access.Rule) {
	op := r.operation("getOpenAPI", http.MethodGet, path, rule, http.StatusOK, []Note{Says("Get this description")})
	op.Responses = map[string]*huma.Response{"200": {
		Description: "The description of every operation, as OpenAPI 3.1.",
		Content:     map[string]*huma.MediaType{"application/json": {Schema: &huma.Schema{Type: "object", AdditionalProperties: true}}},
	}}
	written := sync.OnceValues(func() ([]byte, error) { return json.Marshal(r.huma.OpenAPI()) })
	huma.Register(r.huma, op, func(ctx context.Context, _ *struct{}) (*huma.StreamResponse, error) {
		doc, err := written()
		return r.send(ctx, func(w http.ResponseWriter, req *http.Request) error {
			sum := sha256.Sum256(doc)
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Cache-Control", "private, no-cache")
			w.Header().Set("Etag", `"`+hex.EncodeToString(sum[:12])+`"`)
			http.ServeContent(w, req, "", time.Time{}, bytes.NewReader(doc))
			return nil
		}, err)
	})
}
