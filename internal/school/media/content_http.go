package media

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/naming"
)

func (a *Area) contentRoutes(r *api.Router) {
	const one = "/api/recordings/{id}"
	api.Stream(r, "getRecordingContent", one+"/content", readRecordings, a.getRecordingContent, api.Says("Hear, see or read a recording, or ranges of it"))
	api.Preview(r, "getRecordingThumbnail", one+"/thumbnail", readRecordings, a.getRecordingThumbnail)
	api.Get(r, "listRecordingFiles", one+"/files", keepRecordings, a.listRecordingFiles, api.Says("List the files of a recording, the one in use first"))
	api.Stream(r, "getRecordingFileContent", one+"/files/{number}/content", keepRecordings, a.getRecordingFileContent)
}

func (a *Area) getRecordingContent(ctx context.Context, in *struct {
	api.ID
	api.Link
	Save bool `query:"save" doc:"To keep it, where that is allowed."`
},
) (api.Content, error) {
	find := findPlayed
	if in.Save {
		find = findHeard // it is named
	}
	r, err := find(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if in.Save && !r.Downloadable && !a.present(ctx, r).MayEdit {
		return nil, fault.New(fault.NotFound, notFound)
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: r.hash, Name: r.Name, MediaType: r.MediaType, Inline: !in.Save})
	}, nil
}

func (a *Area) getRecordingThumbnail(ctx context.Context, in *struct {
	api.ID
	api.Link
	Size string `query:"size" default:"small" enum:"small,large"`
},
) (api.Content, error) {
	r, err := findPlayed(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	if r.Kind != photo {
		return nil, fault.New(fault.NotFound, "file.not_found")
	}
	pixels := map[string]int{"small": 256, "large": 1024}[in.Size]
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: r.hash, Thumbnail: pixels, Asked: true})
	}, nil
}

// RecordingFile is a file of a recording: the one in use, or one that it replaced.
type RecordingFile struct {
	Number     int        `json:"number"`
	Name       string     `json:"name"`
	MediaType  string     `json:"media_type"`
	Size       int64      `json:"size"`
	ContentURL string     `json:"content_url"`
	UploadedAt clock.Time `json:"uploaded_at" format:"date-time"`
	UploadedBy string     `json:"uploaded_by"`
	hash       string
}

const (
	fileColumns = `v.number, v.name, v.hash, f.media_type, f.size, v.created_at, ` + naming.PersonOrNobody
	fileTables  = `recording_file v JOIN file f ON f.hash = v.hash LEFT JOIN person p ON p.id = v.created_by`
)

func scanFile(r db.Row) (f RecordingFile, err error) {
	return f, r.Scan(&f.Number, &f.Name, &f.hash, &f.MediaType, &f.Size, &f.UploadedAt, &f.UploadedBy)
}

func (a *Area) listRecordingFiles(ctx context.Context, in *api.ID) (api.Page[RecordingFile], error) {
	if _, err := findKept(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[RecordingFile]{}, err
	}
	var w db.Where
	w.Add(`v.recording_id = ?`, in.ID)
	l, err := db.Find(ctx, a.db, scanFile, db.Select{Columns: fileColumns, From: fileTables, Where: w, Order: `v.number DESC`, Page: 1, Size: 200})
	for i, f := range l.Items {
		l.Items[i].ContentURL = a.Link(ctx, filePath(in.ID, f.Number), f.hash)
	}
	return api.PageOf(l, err)
}

func (a *Area) getRecordingFileContent(ctx context.Context, in *struct {
	api.ID
	api.Link
	Number int `path:"number" minimum:"1"`
},
) (api.Content, error) {
	r, err := findKept(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	f, err := db.One(ctx, a.db, notFound, scanFile, `SELECT `+fileColumns+` FROM `+fileTables+` WHERE v.recording_id = ? AND v.number = ?`, r.ID, in.Number)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: f.hash, Name: f.Name, MediaType: f.MediaType, Inline: true})
	}, nil
}
