package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

func (a *Area) stockRoutes(r *api.Router) {
	const all, one = "/api/stock-takings", "/api/stock-takings/{id}"
	api.Get(r, "listStockTakings", all, manageLoans, a.listStockTakings)
	api.Stream(r, "exportStockTakings", all+"/export", manageLoans, a.exportStockTakings)
	api.Post(r, "beginStockTaking", all, manageLoans, a.beginStockTaking, api.Refuses(fault.NotFound, fault.Conflict))
	api.Get(r, "getStockTaking", one, manageLoans, a.getStockTaking)
	api.Get(r, "listMissingCopies", one+"/missing", manageLoans, a.listMissingCopies, api.Says("List the copies that a stock-taking has not seen"))
	api.Stream(r, "exportMissingCopies", one+"/missing/export", manageLoans, a.exportMissingCopies, api.Says("Export the copies that a stock-taking has not seen"))
	api.Do(r, "scanStock", one+"/scan", manageLoans, a.scanStock, api.Says("Note that a copy was seen, by its barcode"), api.Refuses(fault.Conflict))
	api.Do(r, "closeStockTaking", one+"/close", manageLoans, a.closeStockTaking, api.Says("Close a stock-taking, and note what is missing as lost where it is asked for"), api.Refuses(fault.Conflict))
}

// StockFilter is what stock-takings can be narrowed by.
type StockFilter struct {
	Campus string `query:"campus" maxLength:"64"`
	Sort   string `query:"sort" default:"-begun" enum:"begun,-begun"`
}

func (a *Area) listStockTakings(ctx context.Context, in *struct {
	StockFilter
	api.Paging
},
) (api.Page[StockTaking], error) {
	scope := access.From(ctx)
	l, err := findStocks(ctx, a.db, scope, in.StockFilter, in.Paging)
	for i, s := range l.Items {
		l.Items[i] = s.seenBy(scope)
	}
	return api.PageOf(l, err)
}

// exportStockTakings writes what the list shows under the same filters.
func (a *Area) exportStockTakings(ctx context.Context, in *struct {
	StockFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope := access.From(ctx)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "stock.list_title", []string{"copy.campus", "stock.begun", "stock.begun_by", "stock.closed_on", "stock.expected", "stock.seen", "stock.missing"})
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[StockTaking], error) {
			return findStocks(ctx, a.db, scope, in.StockFilter, p)
		}, func(s StockTaking) error {
			return add(s.CampusName, s.BegunAt, s.BegunBy, s.ClosedAt, s.Expected, s.Seen, s.Missing)
		})
	}
	return t.As(in.Format), nil
}

func (a *Area) beginStockTaking(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
	}
},
) (s StockTaking, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := campusOpen(ctx, tx, scope, in.Body.CampusID); err != nil {
			return err
		}
		id := db.NewID()
		if err := addStock(ctx, tx, id, in.Body.CampusID, scope.Actor().PersonID, clock.Now()); err != nil {
			return err
		}
		if s, err = findStock(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "beginStockTaking", Entity: "stock_taking", EntityID: s.ID, CampusID: s.CampusID, After: s.trail()})
	})
	return s.seenBy(scope), err
}

func (a *Area) getStockTaking(ctx context.Context, in *api.ID) (StockTaking, error) {
	scope := access.From(ctx)
	s, err := findStock(ctx, a.db, scope, in.ID)
	return s.seenBy(scope), err
}

func (a *Area) listMissingCopies(ctx context.Context, in *struct {
	api.ID
	api.Paging
},
) (l api.Page[Copy], err error) {
	scope := access.From(ctx)
	s, err := findStock(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return l, err
	}
	found, err := findMissing(ctx, a.db, s, in.Paging)
	for i, c := range found.Items {
		found.Items[i] = c.seenBy(scope)
	}
	return api.PageOf(found, err)
}

func (a *Area) exportMissingCopies(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	s, err := findStock(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "stock.missing", []string{"book.title", "book.author", "copy.barcode", "copy.campus", "copy.state", "copy.note"})
	t.Of = s.CampusName
	t.Each = func(add func(...any) error) error {
		return eachMissing(ctx, a.db, s, func(c Copy) error {
			return add(c.Title, c.Author, c.Barcode, c.CampusName, t.Texts.T("copy.states."+c.State, nil), c.Note)
		})
	}
	return t.As(in.Format), nil
}

// open refuses a stock-taking that was closed.
func (s StockTaking) open() error {
	if !s.ClosedAt.IsZero() {
		return fault.New(fault.Conflict, "stock.closed")
	}
	return nil
}

// scanStock notes that a copy is on the shelf, whatever our books say of it.
func (a *Area) scanStock(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Barcode string `json:"barcode" minLength:"1" maxLength:"64"`
	}
},
) (found StockScan, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		s, err := findStock(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := s.open(); err != nil {
			return err
		}
		c, err := findScanned(ctx, tx, scope, in.Body.Barcode)
		if err != nil {
			return err
		}
		if found, err = a.see(ctx, tx, s, c); err != nil {
			return err
		}
		found.Stock, err = findStock(ctx, tx, scope, s.ID)
		return err
	})
	found.Copy, found.Stock = found.Copy.seenBy(scope), found.Stock.seenBy(scope)
	return found, err
}

// see says what a copy that was seen is, and sets our books right: what is here
// nobody has, and is not lost. One that was withdrawn stays so.
func (a *Area) see(ctx context.Context, tx *db.Tx, s StockTaking, c Copy) (found StockScan, err error) {
	found.Copy = c
	if c.CampusID != s.CampusID {
		found.Outcome = "elsewhere"
		return found, nil
	}
	first, err := addSeen(ctx, tx, s.ID, c.ID)
	if err != nil {
		return found, err
	}
	switch c.State {
	case Withdrawn:
		found.Outcome = Withdrawn
	case There:
		found.Outcome = "seen"
		if !first {
			found.Outcome = "again"
		}
	default:
		b, err := a.takeBack(ctx, tx, c)
		found.Outcome, found.Copy, found.Loan = b.Outcome, b.Copy, b.Loan
		return found, err
	}
	return found, nil
}

// closeStockTaking freezes what is missing, and notes it as lost where that is
// asked for.
func (a *Area) closeStockTaking(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Lose bool `json:"lose" doc:"What is missing is lost."`
	}
},
) (StockTaking, error) {
	kind := record.Kind[string, StockTaking, StockTaking]{
		DB: a.db, Entity: "stock_taking", Find: findStock,
		State: func(s StockTaking) record.State {
			return record.State{ID: s.ID, CampusID: s.CampusID, Version: s.Version, Trail: s.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, s StockTaking) (StockTaking, error) {
			return s.seenBy(access.From(ctx)), nil
		},
	}
	return kind.Change(ctx, in.ID, record.AnyVersion, "closeStockTaking", func(tx *db.Tx, s StockTaking) error {
		if err := s.open(); err != nil {
			return err
		}
		if err := closeStock(ctx, tx, s, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		if !in.Body.Lose {
			return nil
		}
		return a.loseMissing(ctx, tx, s)
	})
}

// loseMissing notes what a stock-taking missed as lost; who had one of them reserved
// waits again.
func (a *Area) loseMissing(ctx context.Context, tx *db.Tx, s StockTaking) error {
	var events []audit.Event
	s.ClosedAt = clock.Now()
	if err := eachMissing(ctx, tx, s, func(c Copy) error {
		before := c.trail()
		c.State = Lost
		events = append(events, audit.Event{Action: "closeStockTaking", Entity: "book_copy", EntityID: c.ID, CampusID: c.CampusID, Before: before, After: c.trail()})
		return nil
	}); err != nil {
		return err
	}
	const these = `(SELECT n.copy_id FROM stock_line n WHERE n.stock_id = ? AND n.kind = 'missing')`
	if err := db.Exec(ctx, tx, `UPDATE book_copy SET version = version + 1, state = 'lost', updated_at = ? WHERE id IN `+these, clock.Now(), s.ID); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE book_reservation SET version = version + 1, state = 'waiting', copy_id = NULL, kept_until = NULL WHERE state = 'kept' AND copy_id IN `+these, s.ID); err != nil {
		return err
	}
	if err := a.serveAll(ctx, tx); err != nil {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}
