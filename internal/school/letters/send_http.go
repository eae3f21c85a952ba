package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/record"
	"myspace/internal/school/account"
)

func (a *Area) sendRoutes(r *api.Router) {
	const one = "/api/letters/{id}"
	api.Do(r, "sendLetter", one+"/send", writeLetters, a.sendLetter, api.Says("Send a letter in a minute, or go on with one that was stopped"), api.Refuses(fault.Conflict))
	api.Do(r, "stopLetter", one+"/stop", writeLetters, a.stopLetter, api.Says("Take a letter back before it goes, or stop it on its way"))
}

// sendLetter has a letter begin to go in a minute. One that goes already goes on: a
// second click changes nothing.
func (a *Area) sendLetter(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct{ api.Versioned }
},
) (Letter, error) {
	return a.moveLetter(ctx, in.ID, in.Body.Version, "sendLetter", []string{Draft, Stopped}, func(tx *db.Tx, l Letter) error {
		if err := l.ready(); err != nil {
			return err
		}
		at, me := clock.Now().Add(undoWithin), access.From(ctx).Actor().PersonID
		if err := account.CountLetters(ctx, tx, me, l.Figures.Waiting); err != nil {
			return err
		}
		if err := changeLetter(ctx, tx, l.ID, `state = ?, stopped_for = '', send_at = ?, sent_by = ?`, Queued, at, me); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, beginJob, beginning{LetterID: l.ID, At: at}, jobs.Options{RunAt: at})
	})
}

// stopLetter takes back what waits for its minute, which is a draft again, or was
// stopped before; what is on its way goes to nobody else.
func (a *Area) stopLetter(ctx context.Context, in *api.ID) (Letter, error) {
	return a.moveLetter(ctx, in.ID, record.AnyVersion, "stopLetter", []string{Queued, Sending}, func(tx *db.Tx, l Letter) error {
		if err := account.UncountLetters(ctx, tx, l.sentBy, l.Figures.Waiting); err != nil {
			return err
		}
		if l.State == Queued && l.Figures.Reached+l.Figures.Refused == 0 {
			return changeLetter(ctx, tx, l.ID, `state = ?, send_at = NULL, sent_by = ''`, Draft)
		}
		return changeLetter(ctx, tx, l.ID, `state = ?, stopped_for = 'hand', finished_at = ?`, Stopped, clock.Now())
	})
}

// moveLetter changes a letter that is in one of some states. One that is in another
// stays as it is: somebody else was quicker.
func (a *Area) moveLetter(ctx context.Context, id string, version int64, action string, from []string, do func(*db.Tx, Letter) error) (shown Letter, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := findLetter(ctx, tx, access.From(ctx), id); err != nil {
			return err
		}
		l, err := lockLetter(ctx, tx, access.From(ctx), id)
		if err != nil {
			return err
		}
		if l.State == Template {
			return fault.New(fault.NotFound, "letter.not_found")
		}
		if !l.isIn(from) {
			shown = a.present(ctx, l)
			return nil
		}
		shown, err = a.letters().ChangeIn(ctx, tx, id, version, action, do)
		return err
	})
	return shown, err
}
