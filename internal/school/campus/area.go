// Package campus is the network's places: regions and their campuses, with
// logo, documents and opening hours.
package campus

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
)

// Area serves the campus routes.
type Area struct {
	db    *db.DB
	files *files.Store
	link  Link
	texts Texts
	users []User
}

// Link returns the signed address of a stored content for the current caller,
// or "" where there is no content.
type Link func(ctx context.Context, path, hash string) string

// Texts returns the texts in the language of the current caller.
type Texts func(ctx context.Context) text.Texts

// User is a later area that hangs on campuses.
type User struct {
	// Name says in the API what hangs there: people, sessions.
	Name string
	// Count says how many of a campus there are.
	Count func(ctx context.Context, q db.Querier, campusID string) (int, error)
	// Keeps is true where a campus that has some is archived, never deleted.
	Keeps bool
	// Archived does what must be done when a campus is closed for good, in the
	// same transaction; nil for nothing.
	Archived func(ctx context.Context, tx *db.Tx, campusID string) error
}

// New returns the area.
func New(d *db.DB, f *files.Store, link Link, texts Texts, users ...User) *Area {
	return &Area{db: d, files: f, link: link, texts: texts, users: users}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("campus", "The network's places: regions and their campuses, with logo and documents.")
	a.openlistRoutes(r)
	a.regionRoutes(r)
	a.campusRoutes(r)
	a.logoRoutes(r)
	a.documentRoutes(r)
}

// References are the stored contents that campuses refer to.
var References = files.References{
	"campus.logo_hash":     `SELECT logo_hash FROM campus WHERE logo_hash IS NOT NULL`,
	"campus_document.hash": `SELECT hash FROM campus_document`,
}

// Who may do what, as in product.md: campuses are managed by admin and
// director, changed at his own by the coordinator, and read by everyone who
// belongs there.
var (
	read = access.Allow(access.Network, access.AllCampuses).
		Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
		Or(access.Teacher|access.Alumni|access.Student|access.User, access.Self)
	change = access.Allow(access.Heads, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
	manage = access.Allow(access.Heads, access.AllCampuses)
)

// ownCampuses is the condition for the campuses that a person belongs to.
const ownCampuses = `c.id IN (SELECT campus_id FROM membership WHERE person_id = ?)`
