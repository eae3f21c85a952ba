package studies

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

const maxStamp = 5 << 20

// signPapers is who says who signs the papers of a campus.
var signPapers = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)

func (a *Area) signatureRoutes(r *api.Router) {
	const at = "/api/campuses/{id}/paper-signature"
	api.Get(r, "getPaperSignature", at, signPapers, a.getPaperSignature, api.Says("Get who signs the papers of a campus, and its stamp"))
	api.Put(r, "setPaperSignature", at, signPapers, a.setPaperSignature, api.Says("Say who signs the papers of a campus"))
	api.Upload(r, "setPaperStamp", http.MethodPut, at+"/stamp", signPapers, maxStamp, a.setPaperStamp, api.Says("Store the picture of a campus's stamp"))
	api.Delete(r, "removePaperStamp", at+"/stamp", signPapers, a.removePaperStamp, api.Says("Remove the picture of a campus's stamp"))
	api.Stream(r, "getPaperStamp", at+"/stamp", signPapers, a.getPaperStamp, api.Says("Get the picture of a campus's stamp"))
}

// PaperSignature is who signs the papers of a campus.
type PaperSignature struct {
	Version int64 `json:"version" doc:"Counts the changes."`
	PaperSignatureFields
	StampURL string `json:"stamp_url" doc:"Empty where there is none."`
}

// PaperSignatureFields is what of it people fill in.
type PaperSignatureFields struct {
	Name  string `json:"name" maxLength:"120" doc:"Who signs."`
	Title string `json:"title" maxLength:"120" doc:"What he is."`
}

// signature reads who signs for a campus in the caller's reach.
func (a *Area) signature(ctx context.Context, q db.Querier, campusID string) (s PaperSignature, stamp string, err error) {
	var w db.Where
	w.Add(`h.id = ?`, campusID)
	w.And(access.From(ctx).Rows(`h.id = ?`, ``))
	reached, err := db.Exists(ctx, q, `SELECT 1 FROM campus h`+w.String(), w.Args...)
	if err == nil && !reached {
		err = fault.New(fault.NotFound, "campus.not_found")
	}
	if err != nil {
		return s, "", err
	}
	c, err := findCampusPaper(ctx, q, campusID)
	link := a.Link(ctx, "/api/campuses/"+campusID+"/paper-signature/stamp", c.stamp)
	return PaperSignature{c.version, c.PaperSignatureFields, link}, c.stamp, err
}

func (a *Area) getPaperSignature(ctx context.Context, in *api.ID) (PaperSignature, error) {
	s, _, err := a.signature(ctx, a.db, in.ID)
	return s, err
}

func (a *Area) setPaperSignature(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		PaperSignatureFields
	}
},
) (PaperSignature, error) {
	f := in.Body.PaperSignatureFields
	return a.changeSignature(ctx, in.ID.ID, "setPaperSignature", func(tx *db.Tx, before PaperSignature) error {
		if before.Version != in.Body.Version {
			return fault.Stale(before)
		}
		return db.Exec(ctx, tx, `INSERT INTO paper_signature (campus_id, name, title, version, updated_at) VALUES (?, ?, ?, 2, ?)
			ON CONFLICT (campus_id) DO UPDATE SET name = excluded.name, title = excluded.title, version = paper_signature.version + 1, updated_at = excluded.updated_at`,
			in.ID.ID, f.Name, f.Title, clock.Now())
	})
}

func (a *Area) setPaperStamp(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (PaperSignature, error) {
	if _, _, err := a.signature(ctx, a.db, in.ID.ID); err != nil {
		return PaperSignature{}, err
	}
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxStamp)
	if err != nil {
		return PaperSignature{}, err
	}
	return a.changeSignature(ctx, in.ID.ID, "setPaperStamp", func(tx *db.Tx, _ PaperSignature) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO paper_signature (campus_id, name, title, stamp_hash, version, updated_at) VALUES (?, '', '', ?, 2, ?)
			ON CONFLICT (campus_id) DO UPDATE SET stamp_hash = excluded.stamp_hash, version = paper_signature.version + 1, updated_at = excluded.updated_at`,
			in.ID.ID, blob.Hash, clock.Now())
	})
}

func (a *Area) removePaperStamp(ctx context.Context, in *api.ID) (PaperSignature, error) {
	return a.changeSignature(ctx, in.ID, "removePaperStamp", func(tx *db.Tx, _ PaperSignature) error {
		return db.Exec(ctx, tx, `UPDATE paper_signature SET stamp_hash = NULL, version = version + 1, updated_at = ? WHERE campus_id = ? AND stamp_hash IS NOT NULL`, clock.Now(), in.ID)
	})
}

// changeSignature carries a change of who signs out, and writes the trail.
func (a *Area) changeSignature(ctx context.Context, campusID, action string, change func(*db.Tx, PaperSignature) error) (after PaperSignature, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, stamp, err := a.signature(ctx, tx, campusID)
		if err != nil {
			return err
		}
		archived, err := db.Exists(ctx, tx, `SELECT 1 FROM campus WHERE id = ? AND archived_at IS NOT NULL`, campusID)
		if err == nil && archived {
			err = fault.New(fault.Conflict, "edit.archived")
		}
		if err != nil {
			return err
		}
		if err := change(tx, before); err != nil {
			return err
		}
		newer, newStamp, err := a.signature(ctx, tx, campusID)
		if err != nil {
			return err
		}
		after = newer
		return audit.Record(ctx, tx, audit.Event{
			Action: action, Entity: "campus", EntityID: campusID, CampusID: campusID, Before: before.trail(stamp), After: after.trail(newStamp),
		})
	})
	return after, err
}

// trail is what the campus's history says of who signs: under names of their own,
// since a campus has a name, too.
func (s PaperSignature) trail(stamp string) map[string]any {
	return map[string]any{"signatory": s.Name, "signatory_title": s.Title, "stamp": stamp}
}

func (a *Area) getPaperStamp(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	_, stamp, err := a.signature(ctx, a.db, in.ID.ID)
	if err != nil {
		return nil, err
	}
	if stamp == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: stamp, Thumbnail: 256})
	}, nil
}
