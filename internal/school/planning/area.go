// Package planning is when what is taught to whom, and by whom: the teaching
// week-ends of a year, their boards, and the agenda that comes of them.
package planning

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// Area serves the routes of planning and agenda.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, Ties: ties, Follower: a.follower(), Teaching: a.teaching(), Uses: uses, Events: []part.EventSource{nextSessions}, Kinds: a.kinds(), Aways: []part.Away{a.hearAbsence},
		Waiting: []part.InstructorSource{askedToTeach}, Searches: []part.SearchSource{a.searchPlannings},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("planning", "The teaching week-ends of a year, their boards, and the agenda of sessions.")
	a.planningRoutes(r)
	a.seriesRoutes(r)
	a.yearRoutes(r)
	a.exportRoutes(r)
	a.boardRoutes(r)
	a.debtRoutes(r)
	a.candidateRoutes(r)
	a.publicationRoutes(r)
	a.closingRoutes(r)
	a.agendaRoutes(r)
	a.actRoutes(r)
	a.feedRoutes(r)
	a.invitationRoutes(r)
	a.invitationListRoutes(r)
	a.lineRoutes(r)
	a.answerRoutes(r)
	a.stayRoutes(r)
}

// Who may do what, as in product.md. Planners see and change everything as it
// is on the boards; everybody else sees what was published.
var (
	plan       = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	readAgenda = access.Allow(access.Network, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Accounting|access.Multimedia, access.OwnCampus).
			Or(access.Teacher|access.Alumni|access.Student, access.Self)
)

// plans reports whether the caller sees the boards as they stand.
func plans(in access.Scope) bool { return in.Under(plan).CoversAll() }
