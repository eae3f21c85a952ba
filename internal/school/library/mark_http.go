package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) markRoutes(r *api.Router) {
	const all, one = "/api/library/{id}/files/{file_id}/marks", "/api/library/{id}/files/{file_id}/marks/{mark_id}"
	api.Get(r, "listBookMarks", all, readOwn, a.listBookMarks, api.Says("List what the caller marked in a book"))
	api.Post(r, "createBookMark", all, readOwn, a.createBookMark, api.Says("Mark something in a book"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Put(r, "updateBookMark", one, readOwn, a.updateBookMark, api.Says("Change the note and colour of a mark"))
	api.Remove(r, "deleteBookMark", one, readOwn, a.deleteBookMark, api.Says("Take a mark off"))
}

// MarkID is the address of a mark.
type MarkID struct {
	BookFileID
	MarkID string `path:"mark_id" maxLength:"64"`
}

// BookMarks are what somebody marked, in the order of reading.
type BookMarks struct {
	Items []BookMark `json:"items"`
}

func (a *Area) listBookMarks(ctx context.Context, in *BookFileID) (l BookMarks, err error) {
	if _, err := readableFile(ctx, a.db, *in); err != nil {
		return l, err
	}
	l.Items, err = findMarks(ctx, a.db, access.From(ctx).Actor().PersonID, in.FileID)
	return l, err
}

// readableFile finds a file of a published book.
func readableFile(ctx context.Context, q db.Querier, id BookFileID) (BookFile, error) {
	if _, err := findReadable(ctx, q, id.ID); err != nil {
		return BookFile{}, err
	}
	return findFile(ctx, q, id.ID, id.FileID)
}

func (a *Area) createBookMark(ctx context.Context, in *struct {
	BookFileID
	Body struct {
		MarkPlace
		MarkFields
	}
},
) (m BookMark, err error) {
	me := access.From(ctx).Actor().PersonID
	m = BookMark{ID: db.NewID(), Version: 1, MarkPlace: in.Body.MarkPlace, MarkFields: in.Body.MarkFields, CreatedAt: clock.Now()}
	m.Finish = max(m.Start, m.Finish)
	return m, a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := readableFile(ctx, tx, in.BookFileID); err != nil {
			return err
		}
		if n, err := countMarks(ctx, tx, me, in.FileID); err != nil {
			return err
		} else if n >= mostMarks {
			return &fault.Error{Kind: fault.Conflict, Code: "book.too_many_marks", Params: fault.Params{"limit": mostMarks}}
		}
		if err := AddMark(ctx, tx, me, in.FileID, m); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createBookMark", Entity: "book_mark", EntityID: m.ID, After: m.trail()})
	})
}

// trail is what the audit trail keeps of a mark: that it was, without a word.
func (m BookMark) trail() any {
	return struct {
		Kind string `json:"kind"`
	}{m.Kind}
}

// marks is how a mark is changed.
func (a *Area) marks() record.Kind[MarkID, BookMark, BookMark] {
	return record.Kind[MarkID, BookMark, BookMark]{
		DB: a.db, Entity: "book_mark", Find: findMark, Show: record.AsItIs[BookMark],
		State: func(m BookMark) record.State { return record.State{ID: m.ID, Version: m.Version, Trail: m.trail()} },
	}
}

func (a *Area) updateBookMark(ctx context.Context, in *struct {
	MarkID
	Body struct {
		api.Versioned
		MarkFields
	}
},
) (BookMark, error) {
	return a.marks().Change(ctx, in.MarkID, in.Body.Version, "updateBookMark", func(tx *db.Tx, m BookMark) error {
		return saveMark(ctx, tx, m.ID, in.Body.MarkFields)
	})
}

func (a *Area) deleteBookMark(ctx context.Context, in *struct {
	MarkID
	api.Seen
},
) error {
	return a.marks().Remove(ctx, in.MarkID, in.Version, "deleteBookMark", func(tx *db.Tx, m BookMark) error { return removeMark(ctx, tx, m.ID) })
}
