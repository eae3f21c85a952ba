// Package people is everyone the network knows: one record for each human
// being, and the memberships that join a person to campuses with roles.
package people

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/school/part"
)

// Area serves the people routes.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, References: references, Ties: Ties, Kinds: kinds(),
		Uses:     []part.Use{{Of: part.Campus, Name: "people", Count: CountMembers, Keeps: true}},
		Searches: []part.SearchSource{a.searchPeople},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("people", "People and their roles, churches; import, merging, erasing.")
	a.listRoutes(r)
	a.recordRoutes(r)
	a.roleRoutes(r)
	a.duplicateRoutes(r)
	a.alikeRoutes(r)
	a.profileRoutes(r)
	a.churchRoutes(r)
	a.mergeRoutes(r)
	a.privacyRoutes(r)
	a.importRoutes(r)
	a.cardRoutes(r)
}

// Jobs registers what runs later.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Every(r, "people.refresh", 24*time.Hour, func(ctx context.Context) error { return a.refresh(ctx) }, jobs.Policy{})
	jobs.Every(r, "people.imports", 24*time.Hour, a.forgetImports, jobs.Policy{})
	a.privacyJobs(r)
}

// references are the stored contents that people refer to.
var references = files.References{"person.photo_hash": `SELECT photo_hash FROM person WHERE photo_hash IS NOT NULL`}

// Who may do what, as in product.md. read is who may know a person by name,
// photo and roles; contact is who may know how to reach him, too; write is who
// keeps people. Everyone reads himself.
var (
	read = access.Allow(access.Network, access.AllCampuses).
		Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
		Or(access.Everyone, access.Self)
	contact = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
		Or(access.Coordinator|access.Secretary|access.Accounting, access.OwnCampus).
		Or(access.Everyone, access.Self)
	write = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
		Or(access.Coordinator|access.Secretary, access.OwnCampus)
	// readApplications is who may know of applicants: those who write them in,
	// and themselves.
	readApplications = write.Or(access.Everyone, access.Self)
	follow           = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
)

// Who may know what is special. The memo is never for the person himself.
var (
	knowCard = access.Allow(access.Heads, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).Or(access.Everyone, access.Self)
	knowBank   = access.Allow(access.Heads, access.AllCampuses).Or(access.Accounting, access.OwnCampus).Or(access.Everyone, access.Self)
	knowMemo   = follow
	knowChurch = write.Or(access.Everyone, access.Self) // of those whom one may write: see churchKnown
	// KnowSignIn is who may know whether somebody can sign in.
	KnowSignIn = write.Or(access.Everyone, access.Self)
)
