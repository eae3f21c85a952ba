// Package library is the network's books: the catalogue, covers, and the files
// of those that are read or heard on a screen.
package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
	"myspace/internal/base/uploads"
)

// Area serves the library routes.
type Area struct {
	db      *db.DB
	files   *files.Store
	uploads *uploads.Uploads
	link    func(ctx context.Context, path, hash string) string
	texts   func(ctx context.Context) text.Texts
	users   []User
}

// User is a later area that refers to books.
type User struct {
	// Name says in the API what refers to a book: courses.
	Name string
	// Count says how many refer to it.
	Count func(ctx context.Context, q db.Querier, bookID string) (int, error)
}

// New returns the area. link returns the signed address of a stored content
// for the current caller, texts the texts in his language.
func New(d *db.DB, f *files.Store, up *uploads.Uploads, link func(ctx context.Context, path, hash string) string, texts func(ctx context.Context) text.Texts, users ...User) *Area {
	return &Area{db: d, files: f, uploads: up, link: link, texts: texts, users: users}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("library", "The catalogue of books, with covers and files.")
	a.bookRoutes(r)
	a.coverRoutes(r)
	a.fileRoutes(r)
}

// References are the stored contents that books refer to.
var References = files.References{
	"book.cover_hash": `SELECT cover_hash FROM book WHERE cover_hash IS NOT NULL`,
	"book_file.hash":  `SELECT hash FROM book_file`,
}

// Who may do what, as in product.md: the library's own people and those above
// change books, coordinators and secretaries read them all, the rest of the
// school reads what is published.
var (
	read = access.Allow(access.Network|access.Coordinator|access.Secretary, access.AllCampuses).
		Or(access.Accounting|access.Multimedia|access.Teacher|access.Alumni|access.Student, access.Self)
	change = access.Allow(access.Network, access.AllCampuses)
)

// published holds for the books that everyone in the school may read.
const published = `b.active AND b.published`
