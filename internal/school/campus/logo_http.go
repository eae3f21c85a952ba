package campus

import (
	"context"
	"database/sql"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
)

const maxLogo = 10 << 20

func (a *Area) logoRoutes(r *api.Router) {
	api.Picture(r, "getCampusLogo", "/api/campuses/{id}/logo", read, a.getCampusLogo)
	api.Upload(r, "setCampusLogo", http.MethodPut, "/api/campuses/{id}/logo", change, maxLogo, a.setCampusLogo)
	api.Delete(r, "removeCampusLogo", "/api/campuses/{id}/logo", change, a.removeCampusLogo)
}

func logoPath(campusID string) string { return "/api/campuses/" + campusID + "/logo" }

func (a *Area) getCampusLogo(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	c, err := findCampus(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if c.logoHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: c.logoHash, Thumbnail: 256})
	}, nil
}

func (a *Area) setCampusLogo(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (Campus, error) {
	// The bytes are stored before the transaction: nothing slow happens in it.
	if _, err := a.campuses().Open(ctx, a.db, in.ID.ID); err != nil {
		return Campus{}, err
	}
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxLogo)
	if err != nil {
		return Campus{}, err
	}
	return a.campuses().Change(ctx, in.ID.ID, record.AnyVersion, "setCampusLogo", func(tx *db.Tx, _ Campus) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return changeCampus(ctx, tx, in.ID.ID, "logo_hash", blob.Hash)
	})
}

func (a *Area) removeCampusLogo(ctx context.Context, in *api.ID) (Campus, error) {
	return a.campuses().Change(ctx, in.ID, record.AnyVersion, "removeCampusLogo", func(tx *db.Tx, _ Campus) error {
		return changeCampus(ctx, tx, in.ID, "logo_hash", sql.NullString{})
	})
}
