// Package campus is the network's places: regions and their campuses, with
// logo, documents and opening hours.
package campus

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/school/part"
)

// Area serves the campus routes.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part { return part.Part{Routes: a.Routes, References: references} }

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("campus", "The network's places: regions and their campuses, with logo and documents.")
	a.openlistRoutes(r)
	a.regionRoutes(r)
	a.campusRoutes(r)
	a.logoRoutes(r)
	a.documentRoutes(r)
}

// references are the stored contents that campuses refer to.
var references = files.References{
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
