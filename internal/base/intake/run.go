package intake

import (
	"context"
	"log/slog"
	"slices"
	"sync/atomic"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// ImportStep is a line of an import's progress; the last one has the result.
type ImportStep struct {
	Done   int           `json:"done"`
	Total  int           `json:"total"`
	Result *ImportCounts `json:"result,omitempty"`
	ID     string        `json:"id,omitempty" doc:"By which the import can be undone."`
	Code   string        `json:"code,omitempty" doc:"Why nothing was imported after all."`
}

// Progress is how far an import has come, read while it runs.
type Progress struct{ done, total atomic.Int64 }

// Add tells that so many rows more are stored.
func (p *Progress) Add(rows int) { p.done.Add(int64(rows)) }

// Importer plans and stores the rows of one sheet.
type Importer[R Planned] interface {
	Given() *Sheet
	// Plan decides what becomes of each line, from what the database holds now.
	Plan(ctx context.Context, q db.Querier) ([]R, error)
	// Store carries out the rows that add or change something, and returns by
	// what they can be undone, if they can.
	Store(ctx context.Context, tx *db.Tx, rows []R, p *Progress) (id string, err error)
}

// Run carries out a plan, all of it or nothing: exactly the one that was seen,
// or none if the school has changed meanwhile.
func Run[R Planned](ctx context.Context, d *db.DB, im Importer[R], seen string, by Ticks, p *Progress) (done ImportStep, err error) {
	var counts ImportCounts
	err = d.Tx(ctx, func(tx *db.Tx) error {
		p.done.Store(0)
		rows, err := im.Plan(ctx, tx)
		if err != nil {
			return err
		}
		if Token(im.Given(), rows) != seen {
			return fault.New(fault.Conflict, "import.changed")
		}
		settle(by, rows)
		counts = Count(rows)
		if counts.Refuse+counts.Look > 0 && !im.Given().Options.SkipRefused {
			return fault.New(fault.Conflict, "import.refused")
		}
		rows = slices.DeleteFunc(rows, func(r R) bool { o := r.Row().Outcome; return o != Create && o != Change })
		p.total.Store(int64(len(rows)))
		done.ID, err = im.Store(ctx, tx, rows, p)
		return err
	})
	done.Result, done.Done, done.Total = &counts, int(p.done.Load()), int(p.total.Load())
	if err != nil || done.Total < db.ManyRows {
		return done, err
	}
	if err := d.Learn(ctx); err != nil { // what was imported is stored all the same
		slog.WarnContext(ctx, "statistics after an import", "error", err)
	}
	return done, nil
}
