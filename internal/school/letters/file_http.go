package letters

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

func (a *Area) fileRoutes(r *api.Router) {
	const all, one = "/api/letters/{id}/files", "/api/letters/{id}/files/{file_id}"
	api.Upload(r, "addLetterFile", http.MethodPost, all, writeLetters, maxFile, a.addLetterFile, api.Refuses(fault.Conflict))
	api.Remove(r, "removeLetterFile", one, writeLetters, a.removeLetterFile, api.Refuses(fault.Conflict))
	api.Stream(r, "getLetterFileContent", one+"/content", writeLetters, a.getLetterFileContent)
}

// FileID is the address of a file of a letter.
type FileID struct {
	ID     string `path:"id" maxLength:"64"`
	FileID string `path:"file_id" maxLength:"64"`
}

func (a *Area) addLetterFile(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (l Letter, err error) {
	if l, err = findLetter(ctx, a.db, access.From(ctx), in.ID.ID); err != nil {
		return l, err
	}
	blob, err := a.Files.PutAs(ctx, fileFormats, in.Name, body, maxFile)
	if err != nil {
		return l, err
	}
	return a.changeDraft(ctx, in.ID.ID, record.AnyVersion, "addLetterFile", func(tx *db.Tx, l Letter) error {
		if len(l.Files) >= mostFiles {
			return fault.New(fault.Conflict, "letter.too_many_files")
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return AddFile(ctx, tx, l.ID, db.NewID(), files.CleanName(in.Name), blob.Hash)
	})
}

func (a *Area) removeLetterFile(ctx context.Context, in *FileID) error {
	_, err := a.changeDraft(ctx, in.ID, record.AnyVersion, "removeLetterFile", func(tx *db.Tx, l Letter) error {
		return db.Change(ctx, tx, "letter.file_not_found", `DELETE FROM letter_file WHERE letter_id = ? AND id = ?`, l.ID, in.FileID)
	})
	return err
}

func (a *Area) getLetterFileContent(ctx context.Context, in *struct {
	FileID
	api.Link
},
) (api.Content, error) {
	l, err := findLetter(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return nil, err
	}
	return a.serveFile(ctx, l.ID, in.FileID.FileID, true)
}

// serveFile sends a file of a letter that was found.
func (a *Area) serveFile(ctx context.Context, letterID, id string, inline bool) (api.Content, error) {
	d, err := findFile(ctx, a.db, letterID, id)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: d.hash, Name: d.Name, MediaType: d.MediaType, Inline: inline})
	}, nil
}
