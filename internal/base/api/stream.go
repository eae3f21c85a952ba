package api

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"reflect"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"myspace/internal/base/access"
	"myspace/internal/base/httpd"
)

// Content writes an answer that is not JSON: a file, a picture, an export. An
// error is answered as a problem while nothing has been written yet; after that
// it breaks the connection off, so that nobody takes the half for the whole.
//
// No connection of the database is held while anything is written: what is read
// from it row by row goes through spool.Send, everything else is looked up
// before.
type Content func(w http.ResponseWriter, req *http.Request) error

// Stream registers a read whose answer is not JSON. It may be called by a
// signed link too, since neither pictures nor players can send a header; the
// rule is enforced all the same.
func Stream[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (Content, error), notes ...Note) {
	checkInput[I](id)
	if f, ok := reflect.TypeFor[I]().FieldByName("Link"); !ok || f.Type != reflect.TypeFor[Link]() {
		panic(id + ": the input of a stream embeds api.Link")
	}
	op := r.operation(id, http.MethodGet, path, rule, http.StatusOK, notes)
	op.Metadata[metaLinks] = true
	op.Responses = contentResponse()
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		content, err := h(ctx, in)
		return r.send(ctx, content, err)
	})
}

// Picture registers a Stream of small pictures, of which a page shows many: ten
// of them count as one request.
func Picture[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (Content, error)) {
	Stream(r, id, path, rule, h)
	r.pictures[http.MethodGet+" "+path] = true
}

// Preview is Picture for what a recording or a document shows: each has a signature
// of its own, as the whole has.
func Preview[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (Content, error)) {
	Stream(r, id, path, rule, h)
	r.pictures[http.MethodGet+" "+path] = false
}

// Produce registers what makes a content and keeps a trace of it, such as an
// archive of somebody's data: by POST, since a GET changes nothing.
func Produce[I any](r *Router, id, path string, rule access.Rule, h func(context.Context, *I) (Content, error), notes ...Note) {
	checkInput[I](id)
	op := r.operation(id, http.MethodPost, path, rule, http.StatusOK, notes)
	op.Responses = contentResponse()
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		content, err := h(ctx, in)
		return r.send(ctx, content, err)
	})
}

// Process registers what works on a file that is sent, and tells its progress
// as it goes: the answer is a line of JSON for each step.
func Process[I any](r *Router, id, path string, rule access.Rule, limit int64, h func(context.Context, *I, io.Reader) (Content, error), notes ...Note) {
	checkInput[I](id)
	op := r.upload(id, http.MethodPost, path, rule, limit, http.StatusOK, notes)
	op.Responses = contentResponse()
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		content, err := h(ctx, in, Request(ctx).Body)
		return r.send(ctx, content, err)
	})
}

func contentResponse() map[string]*huma.Response {
	return map[string]*huma.Response{"200": {
		Description: "The content",
		Content:     map[string]*huma.MediaType{"*/*": {Schema: &huma.Schema{Type: "string", Format: "binary"}}},
	}}
}

// send answers with a content, or with the error that came instead of one.
func (r *Router) send(ctx context.Context, content Content, err error) (*huma.StreamResponse, error) {
	if err != nil {
		content = func(http.ResponseWriter, *http.Request) error { return err }
	}
	return &huma.StreamResponse{Body: func(c huma.Context) {
		req, w := humago.Unwrap(c)
		answer := &begun{ResponseWriter: w}
		err := content(answer, req.WithContext(ctx))
		switch {
		case err == nil:
		case answer.sent:
			cut(ctx, err)
		default:
			w.Header().Del("Content-Disposition")
			r.refuse(w, req, c.Operation(), err)
		}
	}}, nil
}

// cut ends an answer that has begun and cannot be finished.
func cut(ctx context.Context, err error) {
	if ctx.Err() == nil { // a caller who left is nobody's fault
		slog.ErrorContext(ctx, "answer cut off", "error", err)
	}
	panic(http.ErrAbortHandler)
}

// begun knows whether anything of an answer was sent.
type begun struct {
	http.ResponseWriter
	sent bool
}

func (b *begun) WriteHeader(status int) {
	b.sent = b.sent || status >= http.StatusOK
	b.ResponseWriter.WriteHeader(status)
}

func (b *begun) Write(p []byte) (int, error) {
	b.sent = true
	return b.ResponseWriter.Write(p)
}

// ReadFrom keeps the way open for sendfile.
func (b *begun) ReadFrom(src io.Reader) (int64, error) {
	b.sent = true
	return io.Copy(b.ResponseWriter, src)
}

// Unwrap lets http.ResponseController reach the connection.
func (b *begun) Unwrap() http.ResponseWriter { return b.ResponseWriter }

// Link is what a signed link carries. Every input of a Stream embeds it.
type Link struct {
	SID string `query:"sid" maxLength:"64" doc:"The session that the link was made for."`
	Exp string `query:"exp" maxLength:"20" doc:"When the link ends."`
	Sig string `query:"sig" maxLength:"64" doc:"The signature of a link."`
	V   string `query:"v" maxLength:"64" doc:"Which content: a new one has a new address."`
}

// Upload registers a write whose body is a file, streamed as it comes.
func Upload[I, O any](r *Router, id, method, path string, rule access.Rule, limit int64, h func(context.Context, *I, io.Reader) (O, error), notes ...Note) {
	checkInput[I](id)
	created := map[string]int{http.MethodPost: http.StatusCreated, http.MethodPut: http.StatusOK}
	op := r.upload(id, method, path, rule, limit, created[method], notes)
	if f, ok := reflect.TypeFor[I]().FieldByName("Finished"); ok && f.Type == reflect.TypeFor[Finished]() {
		op.RequestBody.Required = false
	}
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*body[O], error) {
		out, err := h(ctx, in, Request(ctx).Body)
		if err != nil {
			return nil, r.failure(ctx, op, err)
		}
		return &body[O]{out}, nil
	})
}

// upload describes a route whose body is a file.
func (r *Router) upload(id, method, path string, rule access.Rule, limit int64, status int, notes []Note) huma.Operation {
	return r.uploadBody(r.operation(id, method, path, rule, status, notes), limit)
}

func (r *Router) uploadBody(op huma.Operation, limit int64) huma.Operation {
	op.MaxBodyBytes = limit
	op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{
		"application/octet-stream": {Schema: &huma.Schema{Type: "string", Format: "binary"}},
	}}
	r.bodies[op.Method+" "+op.Path] = httpd.Upload(limit)
	return op
}

// Protocol registers a route of a protocol that is not ours and says much in
// headers, such as tus: the content answers in full. limit is the largest body.
func Protocol[I any](r *Router, id, method, path string, rule access.Rule, limit int64, h func(context.Context, *I) (Content, error), notes ...Note) {
	checkInput[I](id)
	op := r.operation(id, method, path, rule, http.StatusOK, notes)
	if limit > 0 {
		op = r.uploadBody(op, limit)
	}
	op.Responses = contentResponse()
	huma.Register(r.huma, op, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		content, err := h(ctx, in)
		return r.send(ctx, content, err)
	})
}

// Finished is what a request carries whose file was uploaded beforehand, in
// pieces. Every input of an Upload that takes such files embeds it.
type Finished struct {
	Upload string `query:"upload" maxLength:"64" doc:"A finished upload, instead of a body."`
}
