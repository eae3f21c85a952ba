// Package letters is what a campus writes to its people: letters to a class, a
// list or a selection, each in its reader's language, with files; who was
// reached, and who wants none.
package letters

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

// Area serves the routes about letters.
type Area struct {
	*part.Around
	db *db.DB
}

// New returns the area.
func New(around *part.Around) *Area { return &Area{Around: around, db: around.DB} }

// Part is the area as the rest of the program sees it.
func (a *Area) Part() part.Part {
	return part.Part{Routes: a.Routes, Jobs: a.Jobs, References: references, Ties: ties, Uses: uses, WantsLetters: wantsLetters, LettersEnd: a.lettersEnd}
}

// Routes registers every route of the area.
func (a *Area) Routes(r *api.Router) {
	r.Area("letters", "Letters of a campus to its people: drafts, templates, sending, who was reached, and who wants none.")
	a.letterRoutes(r)
	a.sendRoutes(r)
	a.recipientRoutes(r)
	a.fileRoutes(r)
	a.readerRoutes(r)
	a.choiceRoutes(r)
}

// Jobs registers what runs later. A mail is tried for about 16 hours, which
// outlasts a night without a server.
func (a *Area) Jobs(r *jobs.Runner) {
	jobs.Handle(r, beginJob, a.begin, jobs.Policy{})
	jobs.Handle(r, mailJob, a.mail, jobs.Policy{Attempts: mostTries + 4, First: 15 * time.Second, Longest: time.Hour, Timeout: 2 * time.Minute, AtOnce: 2})
}

// writeLetters is who writes letters, as in product.md.
var writeLetters = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator|access.Secretary, access.OwnCampus)

// references are the stored contents that the area refers to.
var references = files.References{"letter_file.hash": `SELECT hash FROM letter_file`}

// ties are how the rows of this area hang on people.
var ties = part.Ties{
	"letter.created_by":          {Merge: part.Moves, Erase: part.Stays, Private: true},
	"letter.sent_by":             {Merge: part.Moves, Erase: part.Stays, Private: true},
	"letter_recipient.person_id": {Name: "letters", Merge: part.Joins, Erase: part.Goes, Hidden: []string{"token_hash", "token_sealed"}},
	"letter_refusal.person_id":   {Name: "letters", Merge: part.Joins, Erase: part.Goes},
}

// uses are how letters hang on campuses: one that wrote any is archived, not
// deleted.
var uses = []part.Use{{Of: part.Campus, Name: "letters", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM letter WHERE campus_id = ?`, id)
}}}
