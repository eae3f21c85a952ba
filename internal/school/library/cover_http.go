package library

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

const maxCover = 10 << 20

func (a *Area) coverRoutes(r *api.Router) {
	api.Picture(r, "getBookCover", "/api/books/{id}/cover", read, a.getBookCover)
	api.Upload(r, "setBookCover", http.MethodPut, "/api/books/{id}/cover", change, maxCover, a.setBookCover)
	api.Delete(r, "removeBookCover", "/api/books/{id}/cover", change, a.removeBookCover)
}

func coverPath(bookID string) string { return "/api/books/" + bookID + "/cover" }

func (a *Area) getBookCover(ctx context.Context, in *struct {
	api.ID
	api.Link
	Size string `query:"size" default:"small" enum:"small,large"`
},
) (api.Content, error) {
	b, err := findBook(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if b.coverHash == "" {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	pixels := map[string]int{"small": 256, "large": 1024}[in.Size]
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: b.coverHash, Thumbnail: pixels})
	}, nil
}

func (a *Area) setBookCover(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (Book, error) {
	if _, err := findBook(ctx, a.db, access.From(ctx), in.ID.ID); err != nil {
		return Book{}, err
	}
	blob, err := a.Files.PutPicture(ctx, in.Name, body, maxCover)
	if err != nil {
		return Book{}, err
	}
	return a.books().Change(ctx, in.ID.ID, record.AnyVersion, "setBookCover", func(tx *db.Tx, _ Book) error {
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return saveCover(ctx, tx, in.ID.ID, blob.Hash)
	})
}

func (a *Area) removeBookCover(ctx context.Context, in *api.ID) (Book, error) {
	return a.books().Change(ctx, in.ID, record.AnyVersion, "removeBookCover", func(tx *db.Tx, _ Book) error {
		return saveCover(ctx, tx, in.ID, "")
	})
}
