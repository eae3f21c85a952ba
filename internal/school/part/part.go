// Package part is how the areas of the school and the program meet: what every
// area is given, and what it hands over as one value.
package part

import (
	"context"
	"maps"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/intake"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/seal"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
	"myspace/internal/base/uploads"
)

// Around is what every area is given.
type Around struct {
	DB      *db.DB
	Files   *files.Store
	Uploads *uploads.Uploads
	// Link returns the signed address of a stored content for the current
	// caller, or "" where there is no content.
	Link func(ctx context.Context, path, hash string) string
	// Texts returns the texts in the language of the current caller, Catalogue
	// has them in every language.
	Texts     func(ctx context.Context) text.Texts
	Catalogue *text.Catalogue
	// Send sends a mail now; it is called by jobs.
	Send func(ctx context.Context, m mail.Message) error
	// Limit counts one more of something, and refuses it when there were too
	// many in a window of time.
	Limit func(ctx context.Context, key string, most int, window time.Duration) error
	// Site is the address people use, for what is printed.
	Site string
	// Box seals what must not be readable in a stolen database.
	Box *seal.Box
	// Parts are all the areas. They are complete when the first request or job
	// comes, not yet when areas are made.
	Parts Parts
}

// Table is a table for the current caller, to be exported; its rows are the
// area's to add.
func (a *Around) Table(ctx context.Context, title string, columns []string) sheet.Table {
	texts := a.Texts(ctx)
	return sheet.Table{Texts: texts, Zone: access.From(ctx).Actor().TimeZone, Title: texts.T(title, nil), Columns: columns}
}

// Intake is what imports of sheets need.
func (a *Around) Intake() intake.House {
	return intake.House{DB: a.DB, Catalogue: a.Catalogue, Texts: a.Texts, Table: a.Table}
}

// Part is an area as the rest of the program sees it. Everything in it may be
// absent.
type Part struct {
	Routes func(r *api.Router)
	Jobs   func(r *jobs.Runner)
	// References are the stored contents that its rows refer to.
	References files.References
	// Uploads are what files are sent to it for.
	Uploads []uploads.Kind
	// Ties are how its rows hang on people.
	Ties Ties
	// Follower keeps what it copied of people in step.
	Follower Follower
	// Learning is what it knows of people as learners.
	Learning Learning
	// Teaching is what it knows of what classes are taught.
	Teaching Teaching
	// Needs is what it knows of the books of somebody's courses.
	Needs Needs
	// Heard is what it knows of who heard the recording of a session.
	Heard Heard
	// WantsLetters is what it knows of who wants no letters.
	WantsLetters WantsLetters
	// LettersEnd is where somebody says by a mail that he wants no more.
	LettersEnd LettersEnd
	// Locked is what it knows of grades that can no longer change.
	Locked Locked
	// Closings are what it misses of a week-end that is about to be closed.
	Closings []Closing
	// Opened hears of courses that are opened to somebody.
	Opened Opened
	// Aways hear of absences in people's calendars.
	Aways []Away
	// Uses are how it hangs on records of earlier areas.
	Uses []Use
	// Holds are what it knows of an enrollment that forbids to change it.
	Holds []Hold
	// Scheduled hears of changed schedules of enrollments.
	Scheduled Scheduled
	// Owing is what it knows of who is late with paying.
	Owing Owing
	// Charging is how it has somebody charged.
	Charging Charging
	// PaidOut is what it knows of what was paid for teaching invitations.
	PaidOut PaidOut
	// Proposals is what it proposes for students when their class takes a step.
	Proposals Proposals
	// Graduation is what it gives to who completes his class, and takes back.
	Graduation Graduation
	// Events and Notices are what it has to say in the quick panel.
	Events  []EventSource
	Notices []NoticeSource
	// Waiting is what of it waits for a teacher, for his space.
	Waiting []InstructorSource
	// Kinds are the events that it tells people of once they have happened.
	Kinds []notice.Kind
	// Searches are what it has to be found by words, in the order in which
	// kinds are shown.
	Searches []SearchSource
}

// Parts are all the areas, in the order in which they may know of each other.
type Parts []Part

// Routes registers every route.
func (all Parts) Routes(r *api.Router) {
	for _, p := range all {
		if p.Routes != nil {
			p.Routes(r)
		}
	}
}

// Jobs registers everything that runs later.
func (all Parts) Jobs(r *jobs.Runner) {
	for _, p := range all {
		if p.Jobs != nil {
			p.Jobs(r)
		}
	}
}

// References are all the stored contents that anything refers to.
func (all Parts) References() files.References {
	found := files.References{}
	for _, p := range all {
		maps.Copy(found, p.References)
	}
	return found
}

// Uploads are all the purposes that files are sent for.
func (all Parts) Uploads() (kinds []uploads.Kind) {
	return gather(all, func(p Part) []uploads.Kind { return p.Uploads })
}

// Ties are how everything hangs on people.
func (all Parts) Ties() Ties {
	found := Ties{}
	for _, p := range all {
		maps.Copy(found, p.Ties)
	}
	return found
}

// UsesOf returns what hangs on records of a kind.
func (all Parts) UsesOf(kind string) (uses []Use) {
	for _, u := range gather(all, func(p Part) []Use { return p.Uses }) {
		if u.Of == kind {
			uses = append(uses, u)
		}
	}
	return uses
}

// Holds are what any area knows of an enrollment that forbids to change it.
func (all Parts) Holds() []Hold { return gather(all, func(p Part) []Hold { return p.Holds }) }

// Paid returns the numbers of an enrollment's installments of which something
// was paid.
func (all Parts) Paid(ctx context.Context, q db.Querier, enrollmentID string) (map[int]bool, error) {
	paid := map[int]bool{}
	for _, h := range all.Holds() {
		if h.Paid == nil {
			continue
		}
		more, err := h.Paid(ctx, q, enrollmentID)
		if err != nil {
			return nil, err
		}
		maps.Copy(paid, more)
	}
	return paid, nil
}

// Events are all that have events to tell.
func (all Parts) Events() []EventSource {
	return gather(all, func(p Part) []EventSource { return p.Events })
}

// Notices are all that have notices to give.
func (all Parts) Notices() []NoticeSource {
	return gather(all, func(p Part) []NoticeSource { return p.Notices })
}

// Kinds are all the events that people are told of.
func (all Parts) Kinds() []notice.Kind {
	return gather(all, func(p Part) []notice.Kind { return p.Kinds })
}

func gather[T any](all Parts, of func(Part) []T) (found []T) {
	for _, p := range all {
		found = append(found, of(p)...)
	}
	return found
}
