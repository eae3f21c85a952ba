package library

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// searchBooks finds books as the catalogue does.
func (a *Area) searchBooks(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	w := booksLike(caller.Under(read), BookFilter{Search: api.Search{Q: words}})
	return db.All(ctx, q, func(r db.Row) (part.Found, error) {
		f := part.Found{Kind: "book", Roles: []string{}}
		var cover sql.NullString
		err := r.Scan(&f.ID, &f.Title, &f.About, &cover)
		f.Link, f.Picture = "/apps/academic/book/"+f.ID, a.Link(ctx, coverPath(f.ID), cover.String)
		return f, err
	}, `SELECT b.id, b.title, b.author, b.cover_hash FROM book b`+w.String()+` ORDER BY b.sort_title, b.id`+db.Limit(most), w.Args...)
}
