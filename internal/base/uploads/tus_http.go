package uploads

import (
	"context"
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// Version is the version of the protocol.
const Version = "1.0.0"

// Protocol is what every request of the protocol carries.
type Protocol struct {
	Resumable string `header:"Tus-Resumable" maxLength:"20" doc:"The version of the protocol, 1.0.0."`
}

// speak answers in the protocol, or refuses a version that we do not know.
func (p Protocol) speak(answer api.Content) api.Content {
	return func(w http.ResponseWriter, req *http.Request) error {
		w.Header().Set("Tus-Resumable", Version)
		if p.Resumable != "" && p.Resumable != Version {
			w.Header().Set("Tus-Version", Version)
			w.WriteHeader(http.StatusPreconditionFailed)
			return nil
		}
		return answer(w, req)
	}
}

func (u *Uploads) options(context.Context, *struct{}) (api.Content, error) {
	return func(w http.ResponseWriter, _ *http.Request) error {
		h := w.Header()
		h.Set("Tus-Resumable", Version)
		h.Set("Tus-Version", Version)
		h.Set("Tus-Extension", "creation,expiration,termination")
		w.WriteHeader(http.StatusNoContent)
		return nil
	}, nil
}

func (u *Uploads) create(ctx context.Context, in *struct {
	Protocol
	Length   int64  `header:"Upload-Length" required:"true" minimum:"1" doc:"The file's size."`
	Metadata string `header:"Upload-Metadata" required:"true" maxLength:"4000" doc:"filename and kind, each with its value in base64, as tus has it."`
},
) (api.Content, error) {
	scope, meta := access.From(ctx), metadata(in.Metadata)
	kind, ok := u.kinds[meta["kind"]]
	if !ok {
		return nil, fault.On("kind", "field.not_a_choice", nil)
	}
	if !scope.Under(kind.Rule).CoversSelf() {
		return nil, fault.New(fault.Forbidden, "access.forbidden")
	}
	begun := Upload{
		Part: files.Part{ID: db.NewID(), Size: in.Length}, Kind: kind.Name, Name: files.CleanName(meta["filename"]), Updated: clock.Now(),
	}
	if err := kind.Formats.CheckName(begun.Name); err != nil {
		return nil, err
	}
	if begun.Size > kind.Limit {
		return nil, files.ErrTooLarge(kind.Limit)
	}
	room, err := u.files.PartRoom()
	if err != nil {
		return nil, err
	}
	if err := u.db.Tx(ctx, func(tx *db.Tx) error { return add(ctx, tx, scope, begun, room) }); err != nil {
		return nil, err
	}
	return in.speak(func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("Location", "/api/uploads/"+begun.ID)
		tell(w, begun)
		w.WriteHeader(http.StatusCreated)
		return nil
	}), nil
}

// metadata reads the header of that name: words with their values in base64.
func metadata(header string) map[string]string {
	all := map[string]string{}
	for pair := range strings.SplitSeq(header, ",") {
		key, value, _ := strings.Cut(strings.TrimSpace(pair), " ")
		if text, err := base64.StdEncoding.DecodeString(value); err == nil {
			all[key] = string(text)
		}
	}
	return all
}

// tell says how far an upload is.
func tell(w http.ResponseWriter, u Upload) {
	w.Header().Set("Upload-Offset", strconv.FormatInt(u.Received, 10))
	w.Header().Set("Upload-Length", strconv.FormatInt(u.Size, 10))
	w.Header().Set("Upload-Expires", u.expires().Format(http.TimeFormat))
}

// offset says how far an upload is. Whoever asks is about to go on, so that
// a request that still waits for the rest of its body is ended first.
func (u *Uploads) offset(ctx context.Context, in *struct {
	api.ID
	Protocol
},
) (api.Content, error) {
	if _, err := find(ctx, u.db, access.From(ctx), in.ID.ID); err != nil { // nobody ends another one's request
		return nil, err
	}
	leave, err := u.take(ctx, in.ID.ID, func() {})
	if err != nil {
		return nil, err
	}
	defer leave()
	up, err := u.present(ctx, in.ID.ID)
	if err != nil {
		return nil, err
	}
	return in.speak(func(w http.ResponseWriter, _ *http.Request) error {
		tell(w, up)
		w.WriteHeader(http.StatusOK)
		return nil
	}), nil
}

// present finds an upload of the caller whose bytes are here.
func (u *Uploads) present(ctx context.Context, id string) (Upload, error) {
	up, err := find(ctx, u.db, access.From(ctx), id)
	if err != nil {
		return up, err
	}
	if ok, err := u.files.HasPart(ctx, up.Part); err != nil || ok {
		return up, err
	}
	now, err := find(ctx, u.db, access.From(ctx), id)
	if err == nil && now.Place == up.Place {
		err = fault.New(fault.NotFound, notFound)
	}
	return now, err // another server has gone on with it since we looked
}

func (u *Uploads) proceed(ctx context.Context, in *struct {
	api.ID
	Protocol
	Offset int64 `header:"Upload-Offset" required:"true" minimum:"0" doc:"How many bytes are there already."`
},
) (api.Content, error) {
	if _, err := find(ctx, u.db, access.From(ctx), in.ID.ID); err != nil {
		return nil, err
	}
	return in.speak(func(w http.ResponseWriter, req *http.Request) error {
		if kind, _, _ := mime.ParseMediaType(req.Header.Get("Content-Type")); kind != "application/offset+octet-stream" {
			w.WriteHeader(http.StatusUnsupportedMediaType)
			return nil
		}
		leave, err := u.take(ctx, in.ID.ID, cutOff(w))
		if err != nil {
			return err
		}
		defer leave()
		up, err := u.receive(ctx, in.ID.ID, in.Offset, req)
		if err != nil {
			return err
		}
		tell(w, up)
		w.WriteHeader(http.StatusNoContent)
		return nil
	}), nil
}

// receive adds a request's body to an upload.
func (u *Uploads) receive(ctx context.Context, id string, offset int64, req *http.Request) (Upload, error) {
	up, err := find(ctx, u.db, access.From(ctx), id)
	switch {
	case err != nil:
		return up, err
	case up.Received != offset:
		return up, fault.New(fault.Conflict, "upload.offset")
	case req.ContentLength > up.Size-offset:
		return up, files.ErrTooLarge(up.Size - offset)
	}
	kept := context.WithoutCancel(ctx) // bytes that came count, even where the client is gone
	body, before := &source{r: req.Body}, up.Part
	up.Part, err = u.files.Append(ctx, up.Part, body, func(p files.Part) error {
		err := save(kept, u.db, before, p)
		before = p
		return err
	})
	if err != nil && body.err != nil && fault.KindOf(err) == fault.Internal {
		return up, fault.New(fault.Conflict, "upload.interrupted") // the line broke: nobody's failure here
	}
	if err != nil {
		return up, err
	}
	up.Updated = clock.Now()
	return up, u.judge(kept, up)
}

// judge removes an upload that cannot become what it is for.
func (u *Uploads) judge(ctx context.Context, up Upload) error {
	refused := u.files.CheckPart(up.Part, u.kinds[up.Kind].Formats, up.Name)
	if fault.KindOf(refused) != fault.Invalid {
		return refused
	}
	return errors.Join(refused, u.forget(ctx, up.ID))
}

// forget removes an upload. Bytes that cannot be removed now are swept later.
func (u *Uploads) forget(ctx context.Context, id string) error {
	err := drop(ctx, u.db, id)
	if err == nil {
		u.dropBytes(ctx, id)
	}
	return err
}

// dropBytes removes the bytes of an upload that is no more, as far as that can
// be done in a moment; Sweep does the rest.
func (u *Uploads) dropBytes(ctx context.Context, id string) {
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second)
	defer stop()
	_ = u.files.DropPart(ctx, id)
}

func (u *Uploads) remove(ctx context.Context, in *struct {
	api.ID
	Protocol
},
) error {
	up, err := find(ctx, u.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return err
	}
	leave, err := u.take(ctx, up.ID, func() {})
	if err != nil {
		return err
	}
	defer leave()
	return u.forget(ctx, up.ID)
}

// source remembers that it was the reading that failed.
type source struct {
	r   io.Reader
	err error
}

func (s *source) Read(p []byte) (int, error) {
	n, err := s.r.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		s.err = err
	}
	return n, err
}
