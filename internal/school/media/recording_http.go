package media

import (
	"context"
	"io"
	"net/http"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
	"myspace/internal/base/sound"
	"myspace/internal/base/uploads"
	"myspace/internal/school/library"
)

func (a *Area) recordingRoutes(r *api.Router) {
	const one = "/api/recordings/{id}"
	api.Upload(r, "createRecording", http.MethodPost, "/api/recording-sessions/{id}/recordings", keepRecordings, maxVideo, a.createRecording, api.Says("Add a recording to a session; it is hidden at first"))
	api.Put(r, "orderRecordings", "/api/recording-sessions/{id}/order", keepRecordings, a.orderRecordings, api.Says("Put the recordings of a kind in a session in order"))
	api.Get(r, "getRecording", one, readRecordings, a.getRecording)
	api.Put(r, "updateRecording", one, keepRecordings, a.updateRecording)
	api.Remove(r, "deleteRecording", one, keepRecordings, a.deleteRecording)
	api.Upload(r, "replaceRecording", http.MethodPost, one+"/files", keepRecordings, maxVideo, a.replaceRecording, api.Says("Replace the file of a recording; the earlier ones are kept"))
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, r Recording) Recording {
	path := "/api/recordings/" + r.ID
	r.ContentURL = a.Link(ctx, path+"/content", r.hash)
	if r.Kind == photo {
		r.ThumbnailURL = a.Link(ctx, path+"/thumbnail", r.hash)
	}
	if r.Light.State == lightReady {
		r.Light.ContentURL = a.Link(ctx, path+"/light", r.Light.hash)
		if r.Light.poster != "" {
			r.Light.PosterURL = a.Link(ctx, path+"/poster", r.Light.poster)
		}
	}
	for i, c := range r.Captions {
		r.Captions[i].URL = a.Link(ctx, captionPath(r.ID, c.Language), c.hash)
	}
	if r.MayEdit = access.From(ctx).Under(keepRecordings).CoversCampus(r.campusID); !r.MayEdit {
		r.UploadedBy = ""
	}
	return r
}

// recordings is how a recording is changed.
func (a *Area) recordings() record.Kind[string, Recording, Recording] {
	return record.Kind[string, Recording, Recording]{
		DB: a.db, Entity: "recording", Find: findKept,
		State: func(r Recording) record.State {
			return record.State{ID: r.ID, CampusID: r.campusID, Version: r.Version, Trail: r.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, r Recording) (Recording, error) { return a.present(ctx, r), nil },
	}
}

func (a *Area) createRecording(ctx context.Context, in *struct {
	api.ID
	api.Finished
	Kind     string `query:"kind" required:"true" enum:"audio,video,photo,document"`
	Name     string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
	Duration int64  `query:"duration" minimum:"0" maximum:"864000000" doc:"In milliseconds, where the browser knows it."`
}, body io.Reader,
) (r Recording, err error) {
	scope, sessionID := access.From(ctx), in.ID.ID
	if _, err := keepable(ctx, a.db, scope, sessionID); err != nil {
		return r, err
	}
	file, err := a.Uploads.Receive(ctx, kinds[in.Kind], in.Upload, in.Name, body)
	if err != nil {
		return r, err
	}
	made, err := a.newRecording(ctx, sessionID, in.Kind, in.Duration, file)
	if err != nil {
		return r, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		r, err = a.keepNew(ctx, tx, scope, "createRecording", made, file)
		return err
	})
	return a.present(ctx, r), err
}

// newRecording is a file as it comes: hidden, for all classes, named as it was, with
// the chapters that it brings.
func (a *Area) newRecording(ctx context.Context, sessionID, kind string, duration int64, file uploads.File) (Recording, error) {
	chapters, err := a.chaptersIn(ctx, kind, file.Blob)
	fields := RecordingFields{Title: files.Title(file.Name), AllClasses: true, Downloadable: kind == document, Duration: duration, Chapters: chapters}
	return Recording{ID: db.NewID(), SessionID: sessionID, Kind: kind, RecordingFields: fields, fileName: file.Name, hash: file.Hash}, err
}

// chaptersIn are the chapters that a file of a kind brings.
func (a *Area) chaptersIn(ctx context.Context, kind string, b files.Blob) ([]sound.Chapter, error) {
	if kind != audio && kind != video {
		return nil, nil
	}
	tags, err := library.ReadSound(ctx, a.Files, b)
	return tags.Chapters, err
}

// keepNew adds a recording whose file has come, for who keeps those of its session.
func (a *Area) keepNew(ctx context.Context, tx *db.Tx, in access.Scope, action string, made Recording, file uploads.File) (r Recording, err error) {
	if _, err := keepable(ctx, tx, in, made.SessionID); err != nil {
		return r, err
	}
	if n, err := countRecordings(ctx, tx, made.SessionID); err != nil || n >= maxRecordings {
		return r, tooMany(err)
	}
	if err := file.Keep(ctx, tx); err != nil {
		return r, err
	}
	if err := addRecording(ctx, tx, made, in.Actor().PersonID); err != nil {
		return r, err
	}
	if err := wantLight(ctx, tx, made.Kind, made.hash); err != nil {
		return r, err
	}
	if err := learnDuration(ctx, tx, made.hash); err != nil {
		return r, err
	}
	if r, err = findKept(ctx, tx, in, made.ID); err != nil {
		return r, err
	}
	return r, audit.Record(ctx, tx, audit.Event{Action: action, Entity: "recording", EntityID: r.ID, CampusID: r.campusID, After: r.trail()})
}

func tooMany(err error) error {
	if err != nil {
		return err
	}
	return &fault.Error{Kind: fault.Conflict, Code: "recording.too_many", Params: fault.Params{"limit": maxRecordings}}
}

func (a *Area) getRecording(ctx context.Context, in *api.ID) (Recording, error) {
	r, err := findHeard(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return r, err
	}
	all := []Recording{a.present(ctx, r)}
	err = a.addPlaces(ctx, a.db, all)
	return all[0], err
}

func (a *Area) updateRecording(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		RecordingFields
	}
},
) (Recording, error) {
	fields := in.Body.RecordingFields
	fields.Title = strings.TrimSpace(fields.Title)
	return a.recordings().Change(ctx, in.ID, in.Body.Version, "updateRecording", func(tx *db.Tx, r Recording) error {
		if err := fields.agreed(r.Kind); err != nil {
			return err
		}
		if err := ofSession(ctx, tx, r.SessionID, fields); err != nil {
			return err
		}
		if fields.Duration == 0 || r.Light.State == lightReady {
			fields.Duration = r.Duration // what was measured, or told, stays
		}
		if err := saveRecording(ctx, tx, r.ID, fields); err != nil {
			return err
		}
		return tellPublished(ctx, tx, clock.Now())
	})
}

// ofSession refuses classes that do not sit in the session.
func ofSession(ctx context.Context, q db.Querier, sessionID string, f RecordingFields) error {
	if f.AllClasses {
		return nil
	}
	s, err := keepable(ctx, q, access.From(ctx), sessionID)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, id := range f.ClassIDs {
		if !s.has(id) || seen[id] {
			return fault.On("class_ids", "field.not_a_choice", nil)
		}
		seen[id] = true
	}
	return nil
}

func (a *Area) deleteRecording(ctx context.Context, in *api.SeenID) error {
	return a.recordings().Remove(ctx, in.ID, in.Version, "deleteRecording", func(tx *db.Tx, r Recording) error {
		if err := library.ForgetPlaces(ctx, tx, r.ID); err != nil {
			return err
		}
		return removeRecording(ctx, tx, r.ID)
	})
}

func (a *Area) replaceRecording(ctx context.Context, in *struct {
	api.ID
	api.Finished
	Name     string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
	Duration int64  `query:"duration" minimum:"0" maximum:"864000000" doc:"In milliseconds, where the browser knows it."`
}, body io.Reader,
) (Recording, error) {
	r, err := findKept(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return r, err
	}
	file, err := a.Uploads.Receive(ctx, kinds[r.Kind], in.Upload, in.Name, body)
	if err != nil {
		return r, err
	}
	chapters, err := a.chaptersIn(ctx, r.Kind, file.Blob)
	if err != nil {
		return r, err
	}
	return a.recordings().Change(ctx, r.ID, record.AnyVersion, "replaceRecording", func(tx *db.Tx, r Recording) error {
		if err := file.Keep(ctx, tx); err != nil {
			return err
		}
		if err := addFile(ctx, tx, r.ID, file.Name, file.Hash, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		if err := wantLight(ctx, tx, r.Kind, file.Hash); err != nil {
			return err
		}
		if err := forgetHeard(ctx, tx, r, file.Hash); err != nil {
			return err
		}
		if err := touchRecording(ctx, tx, r, in.Duration, chapters); err != nil {
			return err
		}
		return learnDuration(ctx, tx, file.Hash)
	})
}

// forgetHeard forgets where people stopped in a recording that gets another file: what
// was heard of the one before proves nothing of this one.
func forgetHeard(ctx context.Context, tx *db.Tx, r Recording, hash string) error {
	if hash == r.hash {
		return nil
	}
	return library.ForgetPlaces(ctx, tx, r.ID)
}

// orderRecordings puts the recordings of a kind in the order in which they are
// named.
func (a *Area) orderRecordings(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Kind string   `json:"kind" enum:"audio,video,photo,document"`
		IDs  []string `json:"ids" minItems:"1" maxItems:"1000" doc:"All of the kind in the session, the first one first."`
	}
},
) (s SessionRecordings, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		session, err := keepable(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if err := orderRecordings(ctx, tx, in.ID, in.Body.Kind, in.Body.IDs); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "orderRecordings", Entity: "recording_session", EntityID: in.ID, CampusID: session.CampusID, After: map[string]any{in.Body.Kind: in.Body.IDs},
		})
	})
	if err != nil {
		return s, err
	}
	return a.getRecordingSession(ctx, &api.ID{ID: in.ID})
}
