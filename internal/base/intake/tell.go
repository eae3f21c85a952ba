package intake

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
)

// Tell carries out the plan that was seen, and tells how far it is. A caller
// who goes away meanwhile takes it all back.
func Tell[R Planned](ctx context.Context, d *db.DB, im Importer[R], seen string, by Ticks) api.Content {
	return func(w http.ResponseWriter, _ *http.Request) error {
		t := newTeller(w)
		done, err := Run(ctx, d, im, seen, by, &t.Progress)
		if t.stop(); err != nil && !t.told {
			return err
		}
		if err != nil {
			return t.tell(ImportStep{Code: codeOf(ctx, err)})
		}
		return t.tell(done)
	}
}

// codeOf is what an error is called after the answer has begun; what the caller
// may not see is logged here, since nobody behind us can tell it any more.
func codeOf(ctx context.Context, err error) string {
	if code := fault.CodeOf(err); code != "" {
		return code
	}
	slog.ErrorContext(ctx, "request failed", "error", err)
	return httpd.CodeInternal
}

// teller tells the progress of an import from time to time, beside it: whoever
// listens slowly must not hold up the transaction.
type teller struct {
	Progress
	w     http.ResponseWriter
	told  bool
	ended chan struct{}
	wait  sync.WaitGroup
}

// tellEvery is how often progress is told.
const tellEvery = 200 * time.Millisecond

func newTeller(w http.ResponseWriter) *teller {
	t := &teller{w: w, ended: make(chan struct{})}
	t.wait.Go(func() {
		ticker := time.NewTicker(tellEvery)
		defer ticker.Stop()
		for {
			select {
			case <-t.ended:
				return
			case <-ticker.C:
				if total := t.total.Load(); total > 0 {
					_ = t.tell(ImportStep{Done: int(t.done.Load()), Total: int(total)}) // who is gone is noticed by the import itself
				}
			}
		}
	})
	return t
}

// stop ends the telling, and waits for the last word.
func (t *teller) stop() {
	close(t.ended)
	t.wait.Wait()
}

func (t *teller) tell(s ImportStep) error {
	if !t.told {
		t.w.Header().Set("Content-Type", "application/x-ndjson")
		t.told = true
	}
	if err := json.NewEncoder(t.w).Encode(s); err != nil {
		return err
	}
	return http.NewResponseController(t.w).Flush()
}
