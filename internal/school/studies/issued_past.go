package studies

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// PastPapers are papers that were issued together some time ago, in a school that
// is made up.
type PastPapers struct {
	ClassID, Kind, By string
	People            []string // for all of the class who can have one where it is empty
	At                clock.Time
	// Withdraw takes them back an hour later, for a reason; empty for none.
	Withdraw string
}

// IssuePast issues papers as of some time ago. They are numbered and drawn like
// others, but nobody is told of them.
func (a *Area) IssuePast(ctx context.Context, p PastPapers) error {
	class, err := findPaperClass(ctx, a.db, access.System(), p.ClassID)
	if err != nil {
		return err
	}
	run := paperRun{createdBy: p.By, PaperRun: PaperRun{ID: db.NewID(), ClassID: p.ClassID, Kind: p.Kind, CreatedAt: p.At}}
	if run.people, err = receivers(ctx, a.db, class, WantedPapers{Kind: p.Kind, StudentIDs: p.People}); err != nil {
		return err
	}
	run.Total = len(run.people)
	if err := a.db.Tx(ctx, func(tx *db.Tx) error { return addRun(ctx, tx, run) }); err != nil {
		return err
	}
	for _, personID := range run.people {
		if err := a.issuePast(ctx, run, personID, p); err != nil {
			return err
		}
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE paper_run SET finished_at = ? WHERE id = ?`, p.At, run.ID)
	})
}

func (a *Area) issuePast(ctx context.Context, run paperRun, personID string, past PastPapers) error {
	p, err := a.prepare(ctx, run, personID, clock.DateOf(past.At, time.UTC))
	if err != nil || p.blob.Hash == "" {
		return err
	}
	return a.keepDrawn(ctx, p, func(tx *db.Tx) error { return dateBack(ctx, tx, p.id, past) })
}

// dateBack makes a paper as old as it is to be.
func dateBack(ctx context.Context, tx *db.Tx, id string, past PastPapers) error {
	if past.Withdraw == "" {
		return db.Exec(ctx, tx, `UPDATE issued_paper SET issued_at = ?, drawn_at = ? WHERE id = ?`, past.At, past.At, id)
	}
	return db.Exec(ctx, tx, `UPDATE issued_paper SET issued_at = ?, drawn_at = ?, state = 'withdrawn', withdrawn_by = ?, withdrawn_at = ?, reason = ? WHERE id = ?`,
		past.At, past.At, past.By, past.At.Add(time.Hour), past.Withdraw, id)
}
