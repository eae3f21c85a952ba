package media

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
)

const noCaption = "recording.caption_not_found"

func (a *Area) captionRoutes(r *api.Router) {
	const one = "/api/recordings/{id}/captions/{language}"
	api.Stream(r, "getCaption", one, readRecordings, a.getCaption, api.Says("Read what is said in a film, as WebVTT"))
	api.Upload(r, "setCaption", http.MethodPut, one, keepRecordings, maxCaption, a.setCaption, api.Says("Give a film what is said in it in a language, as WebVTT"), api.Refuses(fault.Conflict))
	api.Delete(r, "removeCaption", one, keepRecordings, a.removeCaption, api.Says("Take what is said in a language from a film"))
}

func (a *Area) getCaption(ctx context.Context, in *struct {
	CaptionID
	api.Link
},
) (api.Content, error) {
	if _, err := findPlayed(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return nil, err
	}
	hash, err := findCaption(ctx, a.db, in.CaptionID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: hash, Name: in.Language + ".vtt", MediaType: "text/vtt"})
	}, nil
}

func (a *Area) setCaption(ctx context.Context, in *struct {
	CaptionID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (Recording, error) {
	r, err := findKept(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return r, err
	}
	if err := in.check(); err != nil {
		return r, err
	}
	if r.Kind != video {
		return r, fault.New(fault.Conflict, "recording.not_a_film")
	}
	blob, err := a.Files.PutAs(ctx, files.Captions, in.Name, body, maxCaption)
	if err != nil {
		return r, err
	}
	return a.recordings().Change(ctx, in.ID, record.AnyVersion, "setCaption", func(tx *db.Tx, _ Recording) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		if err := saveCaption(ctx, tx, in.CaptionID, blob.Hash, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		return touched(ctx, tx, in.ID)
	})
}

func (a *Area) removeCaption(ctx context.Context, in *CaptionID) (Recording, error) {
	return a.recordings().Change(ctx, in.ID, record.AnyVersion, "removeCaption", func(tx *db.Tx, _ Recording) error {
		if err := removeCaption(ctx, tx, *in); err != nil {
			return err
		}
		return touched(ctx, tx, in.ID)
	})
}
