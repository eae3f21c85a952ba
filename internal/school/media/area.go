// Package media is what was recorded of sessions, who may hear it, how far he has
// heard it, and the courses that are open to somebody.
package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/school/part"
)

// Area serves the routes of recordings and of open courses.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{
		Routes: a.Routes, Jobs: a.Jobs, References: references, Uploads: uploadKinds(), Ties: ties, Uses: uses, Heard: heard, Opened: settleRequest, Kinds: a.kinds(),
		Closings: []part.Closing{missingRecordings}, Waiting: []part.InstructorSource{owedRecordings}, Follower: part.Follower{Merge: merge, Erased: forgetAsked},
	}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("media", "Recordings of sessions, the place of each listener, and the courses that are open to somebody.")
	a.sessionRoutes(r)
	a.recordingRoutes(r)
	a.actRoutes(r)
	a.contentRoutes(r)
	a.lightRoutes(r)
	a.captionRoutes(r)
	a.linkRoutes(r)
	a.placeRoutes(r)
	a.listenerRoutes(r)
	a.classListenerRoutes(r)
	a.openCourseRoutes(r)
	a.requestRoutes(r)
	a.podcastRoutes(r)
}

// references are the stored contents that the area refers to.
var references = files.References{
	"recording_file.hash":    `SELECT hash FROM recording_file`,
	"recording_caption.hash": `SELECT hash FROM recording_caption`,
	"light_form.light_hash":  `SELECT light_hash FROM light_form WHERE light_hash IS NOT NULL`,
	"light_form.poster_hash": `SELECT poster_hash FROM light_form WHERE poster_hash IS NOT NULL`,
}

// ties are how what this area keeps hangs on people.
var ties = part.Ties{
	"recording.created_by":         {Merge: part.Moves, Erase: part.Stays, Private: true},
	"recording_file.created_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"recording_caption.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"recording_link.person_id":     {Merge: part.Moves, Erase: part.Goes, Private: true},
	"podcast.person_id":            {Merge: part.Handled, Erase: part.Goes, Private: true},
	"course_request.person_id":     {Name: "course_requests", Merge: part.Handled, Erase: part.Goes, Hidden: []string{"answered_by"}},
	"course_request.answered_by":   {Merge: part.Moves, Erase: part.Stays, Private: true},
}

// uses: a class for which something was recorded is archived, not deleted.
var uses = []part.Use{{Of: part.Class, Name: "recordings", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM recording_class WHERE class_id = ?`, id)
}}}

// Who may do what, as in product.md. What opens a recording to somebody who does
// not keep it is said in reach.go.
var (
	keepRecordings = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Multimedia, access.OwnCampus)
	readRecordings = keepRecordings.Or(access.Members, access.Self)
	// readListeners is who may know who heard what; multimedia learns how many.
	readListeners = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary|access.Multimedia, access.OwnCampus).
			Or(access.Teacher|access.Alumni|access.Student, access.Self)
	nameListeners = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).
			Or(access.Teacher|access.Alumni|access.Student, access.Self)
	// own is who has courses that are open to him: whoever has a space.
	own = access.Allow(access.Members, access.Self)
	// readRequests is who sees what people ask for; supervisors answer it.
	readRequests   = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
	answerRequests = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
)

// merge gives what one record of a person has to another.
func merge(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := mergePodcasts(ctx, tx, otherID); err != nil {
		return err
	}
	return mergeRequests(ctx, tx, keptID, otherID)
}
