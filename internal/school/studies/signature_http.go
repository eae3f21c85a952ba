package studies

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
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

// signatures is how who signs the papers of a campus is changed. The trail keeps
// it with the campus.
func (a *Area) signatures() record.Kind[string, campusPaper, PaperSignature] {
	return record.Kind[string, campusPaper, PaperSignature]{
		DB: a.db, Entity: "campus", Find: findCampusPaper,
		State: func(c campusPaper) record.State {
			return record.State{ID: c.id, CampusID: c.id, Version: c.version, Archived: c.archived, Trail: c.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, c campusPaper) (PaperSignature, error) {
			link := a.Link(ctx, "/api/campuses/"+c.id+"/paper-signature/stamp", c.stamp)
			return PaperSignature{c.version, c.PaperSignatureFields, link}, nil
		},
	}
}

// trail is what the campus's history says of who signs: under names of their own,
// since a campus has a name, too.
func (c campusPaper) trail() map[string]any {
	return map[string]any{"signatory": c.Name, "signatory_title": c.Title, "stamp": c.stamp}
}

func (a *Area) getPaperSignature(ctx context.Context, in *api.ID) (PaperSignature, error) {
	c, err := findCampusPaper(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return PaperSignature{}, err
	}
	return a.signatures().Show(ctx, a.db, c)
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
	return a.signatures().Change(ctx, in.ID.ID, in.Body.Version, "setPaperSignature", func(tx *db.Tx, _ campusPaper) error {
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
	if _, err := a.signatures().Open(ctx, a.db, in.ID.ID); err != nil {
		return PaperSignature{}, err
	}
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxStamp)
	if err != nil {
		return PaperSignature{}, err
	}
	return a.signatures().Change(ctx, in.ID.ID, record.AnyVersion, "setPaperStamp", func(tx *db.Tx, _ campusPaper) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO paper_signature (campus_id, name, title, stamp_hash, version, updated_at) VALUES (?, '', '', ?, 2, ?)
			ON CONFLICT (campus_id) DO UPDATE SET stamp_hash = excluded.stamp_hash, version = paper_signature.version + 1, updated_at = excluded.updated_at`,
			in.ID.ID, blob.Hash, clock.Now())
	})
}

func (a *Area) removePaperStamp(ctx context.Context, in *api.ID) (PaperSignature, error) {
	return a.signatures().Change(ctx, in.ID, record.AnyVersion, "removePaperStamp", func(tx *db.Tx, _ campusPaper) error {
		return db.Exec(ctx, tx, `UPDATE paper_signature SET stamp_hash = NULL, version = version + 1, updated_at = ? WHERE campus_id = ? AND stamp_hash IS NOT NULL`, clock.Now(), in.ID)
	})
}

func (a *Area) getPaperStamp(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	c, err := findCampusPaper(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if c.stamp == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: c.stamp, Thumbnail: 256})
	}, nil
}
