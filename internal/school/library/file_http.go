package library

import (
	"context"
	"io"
	"net/http"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/record"
	"myspace/internal/base/uploads"
)

func (a *Area) fileRoutes(r *api.Router) {
	const all, one = "/api/books/{id}/files", "/api/books/{id}/files/{file_id}"
	api.Get(r, "listBookFiles", all, read, a.listBookFiles)
	api.Upload(r, "createBookFile", http.MethodPost, all, change, maxFile, a.createBookFile)
	api.Upload(r, "createBookFromFile", http.MethodPost, "/api/books/from-file", change, maxFile, a.createBookFromFile, api.Says("Add a book by its file, with what the file says of it"), api.Refuses(fault.NotFound))
	api.Put(r, "orderBookFiles", "/api/books/{id}/file-order", change, a.orderBookFiles)
	api.Put(r, "updateBookFile", one, change, a.updateBookFile)
	api.Remove(r, "deleteBookFile", one, change, a.deleteBookFile)
	api.Stream(r, "getBookFileContent", one+"/content", read, a.getBookFileContent)
}

// BookFileID is the address of a file.
type BookFileID struct {
	ID     string `path:"id" maxLength:"64"`
	FileID string `path:"file_id" maxLength:"64"`
}

func (a *Area) presentFile(ctx context.Context, f BookFile) BookFile {
	f.ContentURL = a.Link(ctx, "/api/books/"+f.bookID+"/files/"+f.ID+"/content", f.hash)
	return f
}

func (a *Area) listBookFiles(ctx context.Context, in *api.ID) (api.Page[BookFile], error) {
	if _, err := findBook(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return api.Page[BookFile]{}, err
	}
	l, err := findFiles(ctx, a.db, in.ID)
	for i, f := range l.Items {
		l.Items[i] = a.presentFile(ctx, f)
	}
	return api.PageOf(l, err)
}

func (a *Area) createBookFile(ctx context.Context, in *struct {
	api.ID
	api.Finished
	Name string `query:"name" maxLength:"255" doc:"The file's name, where it is the body."`
}, body io.Reader,
) (f BookFile, err error) {
	scope, bookID := access.From(ctx), in.ID.ID
	if _, err := findBook(ctx, a.db, scope, bookID); err != nil {
		return f, err
	}
	file, err := a.Uploads.Receive(ctx, FileUpload, in.Upload, in.Name, body)
	if err != nil {
		return f, err
	}
	created, about, err := a.receivedFile(ctx, &file)
	if err != nil {
		return f, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		book, err := findBook(ctx, tx, scope, bookID)
		if err != nil {
			return err
		}
		if n, err := countFiles(ctx, tx, bookID); err != nil || n >= maxFiles {
			return tooMany(err)
		}
		if err := a.keepFile(ctx, tx, "createBookFile", book, file, created, about.cover); err != nil {
			return err
		}
		f, err = findFile(ctx, tx, bookID, created.ID)
		return err
	})
	return a.presentFile(ctx, f), err
}

// receivedFile is a file that has come, as a part of a book, with what it says of the
// book. An EPUB that was opened is one, also where its archive begins with something else.
func (a *Area) receivedFile(ctx context.Context, file *uploads.File) (BookFile, aboutBook, error) {
	kind := kindOf(file.Name)
	about, err := a.aboutBook(ctx, kind, file.Blob)
	if kind == "epub" {
		file.MediaType = files.EPUB
	}
	return BookFile{
		ID: db.NewID(), Kind: kind, Name: file.Name, hash: file.Hash, Chapters: about.chapters, BookFileFields: BookFileFields{Title: files.Title(file.Name)},
	}, about, err
}

// keepFile adds a file to a book, which takes its cover where it has none.
func (a *Area) keepFile(ctx context.Context, tx *db.Tx, action string, book Book, file uploads.File, f BookFile, cover files.Blob) error {
	if err := file.Keep(ctx, tx); err != nil {
		return err
	}
	if err := addFile(ctx, tx, book.ID, access.From(ctx).Actor().PersonID, f); err != nil {
		return err
	}
	if err := a.adoptCover(ctx, tx, book, cover); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "book_file", EntityID: f.ID, After: f.trail()})
}

func tooMany(err error) error {
	if err != nil {
		return err
	}
	return &fault.Error{Kind: fault.Conflict, Code: "book.too_many_files", Params: fault.Params{"limit": maxFiles}}
}

func (a *Area) updateBookFile(ctx context.Context, in *struct {
	BookFileID
	Body struct {
		api.Versioned
		BookFileFields
	}
},
) (BookFile, error) {
	fields := BookFileFields{Title: strings.TrimSpace(in.Body.Title)}
	return a.bookFiles().Change(ctx, in.BookFileID, in.Body.Version, "updateBookFile", func(tx *db.Tx, f BookFile) error {
		return saveFile(ctx, tx, in.ID, f.ID, fields)
	})
}

// bookFiles is how a file of a book is changed.
func (a *Area) bookFiles() record.Kind[BookFileID, BookFile, BookFile] {
	return record.Kind[BookFileID, BookFile, BookFile]{
		DB: a.db, Entity: "book_file",
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, id BookFileID) (BookFile, error) {
			return a.reachedFile(ctx, q, id)
		},
		State: func(f BookFile) record.State { return record.State{ID: f.ID, Version: f.Version, Trail: f.trail()} },
		Show: func(ctx context.Context, _ db.Querier, f BookFile) (BookFile, error) {
			return a.presentFile(ctx, f), nil
		},
	}
}

// orderBookFiles puts the files of a book in the order in which they are named.
func (a *Area) orderBookFiles(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		IDs []string `json:"ids" minItems:"1" maxItems:"200" doc:"All files of the book, the first one first."`
	}
},
) (l api.Page[BookFile], err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := findBook(ctx, tx, access.From(ctx), in.ID); err != nil {
			return err
		}
		if err := orderFiles(ctx, tx, in.ID, in.Body.IDs); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "orderBookFiles", Entity: "book", EntityID: in.ID, After: map[string]any{"files": in.Body.IDs}})
	})
	if err != nil {
		return l, err
	}
	return a.listBookFiles(ctx, &api.ID{ID: in.ID})
}

func (a *Area) deleteBookFile(ctx context.Context, in *struct {
	BookFileID
	api.Seen
},
) error {
	return a.bookFiles().Remove(ctx, in.BookFileID, in.Version, "deleteBookFile", func(tx *db.Tx, f BookFile) error {
		if err := ForgetPlaces(ctx, tx, f.ID); err != nil {
			return err
		}
		return removeFile(ctx, tx, in.ID, f.ID)
	})
}

func (a *Area) getBookFileContent(ctx context.Context, in *struct {
	BookFileID
	api.Link
},
) (api.Content, error) {
	f, err := a.reachedFile(ctx, a.db, in.BookFileID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: f.hash, Name: f.Name, MediaType: f.MediaType, Inline: true})
	}, nil
}

// reachedFile finds a file of a book in the caller's reach.
func (a *Area) reachedFile(ctx context.Context, q db.Querier, id BookFileID) (BookFile, error) {
	if _, err := findBook(ctx, q, access.From(ctx), id.ID); err != nil {
		return BookFile{}, err
	}
	return findFile(ctx, q, id.ID, id.FileID)
}
