package people

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
)

func (a *Area) importRoutes(r *api.Router) {
	api.Stream(r, "getImportTemplate", "/api/people/import/template", write, a.getImportTemplate, api.Says("Get an empty file for an import of people"))
	api.Upload(r, "planImport", http.MethodPut, "/api/people/import", write, maxImportBytes, a.planImport, api.Says("Show what an import of people would do"))
	api.Process(r, "runImport", "/api/people/import", write, maxImportBytes, a.runImport, api.Says("Carry out an import of people"), api.Refuses(fault.Conflict))
	api.Process(r, "getRefusedRows", "/api/people/import/refused", write, maxImportBytes, a.getRefusedRows, api.Says("Get the rows of an import that are refused or to be looked at, with the reasons"))
	api.Get(r, "listImports", "/api/people/imports", write, a.listImports, api.Says("List the caller's imports that can be undone"))
	api.Do(r, "undoImport", "/api/people/imports/{id}/undo", write, a.undoImport, api.Says("Undo an import of people"), api.Refuses(fault.Conflict))
}

// planImport tells what an import would do, and does nothing.
func (a *Area) planImport(ctx context.Context, in *struct{ ImportOptions }, body io.Reader) (p ImportPlan, err error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return p, err
	}
	rows, err := im.plan(ctx, a.db)
	if err != nil {
		return p, err
	}
	p = ImportPlan{Token: token(im.file, im.options, rows), Columns: im.columns, Rows: []ImportRow{}, Counts: countRowsOf(rows), Churches: newChurches(rows)}
	for _, r := range rows {
		p.Rows = append(p.Rows, r.ImportRow)
	}
	return p, nil
}

func (a *Area) receiveImport(ctx context.Context, o ImportOptions, body io.Reader) (*importer, error) {
	file, err := io.ReadAll(body)
	if err != nil {
		return nil, err
	}
	im, err := a.readImport(ctx, o, file, monthFirst(ctx))
	if err != nil {
		return nil, err
	}
	_, err = TellKnown(ctx, a.db, im.addresses()...)
	return im, err
}

// monthFirst reports whether the caller writes 12/31/2001: of all our languages
// and places, only Americans do.
func monthFirst(ctx context.Context) bool {
	req := api.Request(ctx)
	return access.From(ctx).Actor().Language == "en" && req != nil && strings.HasPrefix(req.Header.Get("Accept-Language"), "en-US")
}

// runImport carries out the plan that was seen, and tells how far it is. A
// caller who goes away meanwhile takes it all back.
func (a *Area) runImport(ctx context.Context, in *struct {
	ImportOptions
	Token string `query:"token" required:"true" minLength:"64" maxLength:"64" doc:"Of the plan that is to be carried out."`
	Take  string `query:"take" maxLength:"4000" pattern:"^(\\d{1,6}(-\\d{1,6})?(,|$))*$" doc:"The lines to look at that are right, as 4,7-9."`
	Leave string `query:"leave" maxLength:"4000" pattern:"^(\\d{1,6}(-\\d{1,6})?(,|$))*$" doc:"The lines that are left out."`
}, body io.Reader,
) (api.Content, error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, _ *http.Request) error {
		t := newTeller(w)
		done, err := im.run(ctx, a.db, in.Token, ticks{linesOf(in.Take), linesOf(in.Leave)}, &t.progress)
		if t.stop(); err != nil && !t.told {
			return err
		}
		if err != nil {
			return t.tell(ImportStep{Code: codeOf(ctx, err)})
		}
		return t.tell(done)
	}, nil
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
	progress
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
