package finance

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

func (a *Area) summaryRoutes(r *api.Router) {
	const all, one = "/api/summaries", "/api/summaries/{id}"
	api.Get(r, "listSummaries", all, readBooks, a.listSummaries, api.Says("List the months of a campus, the latest first"), api.Refuses(fault.NotFound))
	api.Get(r, "getSummary", one, readBooks, a.getSummary, api.Says("Get the summary of a month of a campus"))
	api.Stream(r, "printSummary", one+"/pdf", readBooks, a.printSummary, api.Says("Print the summary of a month"))
	api.Stream(r, "exportSummary", one+"/export", readBooks, a.exportSummary, api.Says("Export the summary of a month"))
	api.Do(r, "closeMonth", one+"/close", keepBooks, a.closeMonth, api.Says("Close a month: nothing is entered in it any more"), api.Refuses(fault.Conflict))
	api.Do(r, "reopenMonth", one+"/reopen", reopen, a.reopenMonth, api.Says("Reopen the last month that was closed"), api.Refuses(fault.Conflict))
}

// Summaries are the months of a campus.
type Summaries struct {
	Items []Summary `json:"items"`
}

// closing is a month that is closed, or was.
type closing struct {
	Summary
	figures string
}

// findClosings returns the closings of a campus by month, without their figures: the one
// that stands, or the last one that was reopened. last is the last month that is closed.
func findClosings(ctx context.Context, q db.Querier, campusID string) (all map[clock.Date]closing, last clock.Date, err error) {
	return readClosings(ctx, q, `''`, `m.campus_id = ?`, campusID)
}

// findClosing returns the closing of one month with its figures, and which month is the
// last that is closed: it reads those two, however many there are.
func findClosing(ctx context.Context, q db.Querier, campusID string, month clock.Date) (closing, clock.Date, error) {
	all, last, err := readClosings(ctx, q, `m.figures`, `m.campus_id = ? AND m.month IN (?, (SELECT MAX(l.month) FROM month_closing l WHERE l.campus_id = ? AND l.reopened_at IS NULL))`,
		campusID, month, campusID)
	return all[month], last, err
}

func readClosings(ctx context.Context, q db.Querier, figures, cond string, args ...any) (map[clock.Date]closing, clock.Date, error) {
	all, last := map[clock.Date]closing{}, clock.Date{}
	err := db.Each(ctx, q, func(r db.Row) error {
		c := closing{Summary: Summary{State: "closed"}}
		if err := r.Scan(&c.Month, &c.figures, &c.ClosedAt, &c.ClosedBy, &c.ReopenedAt, &c.ReopenedBy, &c.ReopenReason); err != nil {
			return err
		}
		before := all[c.Month]
		if c.ReopenedAt.IsZero() {
			c.ReopenedAt, c.ReopenedBy, c.ReopenReason = before.ReopenedAt, before.ReopenedBy, before.ReopenReason
			if last.Before(c.Month) {
				last = c.Month
			}
		} else {
			c.State, c.ClosedAt, c.ClosedBy = "open", clock.Time{}, ""
		}
		all[c.Month] = c
		return nil
	}, `SELECT m.month, `+figures+`, m.closed_at, `+naming.DoerOrNobody+`, m.reopened_at, COALESCE((SELECT `+naming.Person+` FROM person p WHERE p.id = m.reopened_by), ''), m.reason
		FROM month_closing m LEFT JOIN person b ON b.id = m.closed_by WHERE `+cond+` ORDER BY m.month, m.closed_at, m.id`, args...)
	return all, last, err
}

// firstMonth is the month in which a campus entered something first; this one
// where it never did.
func firstMonth(ctx context.Context, q db.Querier, c campus) (clock.Date, error) {
	first, err := db.One(ctx, q, "", func(r db.Row) (d clock.Date, err error) { return d, r.Scan(&d) }, `SELECT MIN(day) FROM money_transaction WHERE campus_id = ?`, c.id)
	return monthOf(cmp.Or(first, c.today())), err
}

func (a *Area) listSummaries(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64" doc:"Without one, the caller's."`
},
) (all Summaries, err error) {
	scope := access.From(ctx)
	c, err := findCampus(ctx, a.db, scope, cmp.Or(in.Campus, scope.Actor().CampusID))
	if err != nil {
		return all, err
	}
	first, err := firstMonth(ctx, a.db, c)
	if err != nil {
		return all, err
	}
	closed, last, err := findClosings(ctx, a.db, c.id)
	all.Items = []Summary{}
	for month := monthOf(c.today()); !month.Before(first); month = month.AddMonths(-1) {
		all.Items = append(all.Items, summaryOf(c, month, closed[month].Summary).seenBy(scope, c.today(), last))
	}
	return all, err
}

func summaryOf(c campus, month clock.Date, s Summary) Summary {
	s.CampusID, s.CampusName, s.Month, s.State = c.id, c.name, month, cmp.Or(s.State, "open")
	return s
}

func (a *Area) getSummary(ctx context.Context, in *api.ID) (s FullSummary, err error) {
	campusID, month, err := readMonthID(in.ID)
	if err != nil {
		return s, err
	}
	c, err := findCampus(ctx, a.db, access.From(ctx), campusID)
	if err != nil {
		return s, err
	}
	return fullSummary(ctx, a.db, c, month)
}

// fullSummary is a month with its figures.
func fullSummary(ctx context.Context, q db.Querier, c campus, month clock.Date) (s FullSummary, err error) {
	closed, last, err := findClosing(ctx, q, c.id, month)
	if err != nil {
		return s, err
	}
	s.Summary, s.Pending = summaryOf(c, month, closed.Summary).seenBy(access.From(ctx), c.today(), last), []Pending{}
	if s.State == "closed" {
		return s, json.Unmarshal([]byte(closed.figures), &s.Figures)
	}
	if s.Figures, err = findFigures(ctx, q, c, month); err != nil {
		return s, err
	}
	s.Pending, err = findPending(ctx, q, c.id, month.AddMonths(1).AddDays(-1))
	return s, err
}

// closeMonth closes a month that is over, when all before it are closed.
func (a *Area) closeMonth(ctx context.Context, in *api.ID) (FullSummary, error) {
	return a.changeMonth(ctx, in.ID, "closeMonth", func(tx *db.Tx, c campus, month, last clock.Date) error {
		first, err := firstMonth(ctx, tx, c)
		if err != nil {
			return err
		}
		next := first
		if !last.IsZero() {
			next = last.AddMonths(1)
		}
		switch {
		case !last.IsZero() && !last.Before(month):
			return fault.New(fault.Conflict, "finance.month_closed")
		case !month.AddMonths(1).Before(c.today().AddDays(1)):
			return fault.New(fault.Conflict, "finance.month_not_over")
		case next.Before(month):
			return fault.New(fault.Conflict, "finance.earlier_open")
		}
		f, err := findFigures(ctx, tx, c, month)
		if err != nil {
			return err
		}
		text, err := json.Marshal(f)
		if err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO month_closing (id, campus_id, month, figures, closed_by, closed_at, reopened_by, reason) VALUES (?, ?, ?, ?, ?, ?, '', '')`,
			db.NewID(), c.id, month, string(text), access.From(ctx).Actor().PersonID, clock.Now())
	})
}

// reopenMonth opens the last closed month again, with a reason.
func (a *Area) reopenMonth(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Reason string `json:"reason" minLength:"1" maxLength:"500"`
	}
},
) (FullSummary, error) {
	reason := strings.TrimSpace(in.Body.Reason)
	return a.changeMonth(ctx, in.ID.ID, "reopenMonth", func(tx *db.Tx, c campus, month, last clock.Date) error {
		switch {
		case reason == "":
			return fault.On("reason", "field.required", nil)
		case last != month:
			return fault.New(fault.Conflict, "finance.not_the_last")
		}
		return db.Exec(ctx, tx, `UPDATE month_closing SET reopened_by = ?, reopened_at = ?, reason = ? WHERE campus_id = ? AND month = ? AND reopened_at IS NULL`,
			access.From(ctx).Actor().PersonID, clock.Now(), reason, c.id, month)
	})
}

// changeMonth closes a month or opens it, and writes the trail. last is the last
// one that is closed.
func (a *Area) changeMonth(ctx context.Context, id, action string, change func(tx *db.Tx, c campus, month, last clock.Date) error) (s FullSummary, err error) {
	campusID, month, err := readMonthID(id)
	if err != nil {
		return s, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := findCampus(ctx, tx, access.From(ctx), campusID)
		if err != nil {
			return err
		}
		_, last, err := findClosing(ctx, tx, c.id, month)
		if err != nil {
			return err
		}
		if err := change(tx, c, month, last); err != nil {
			return err
		}
		if s, err = fullSummary(ctx, tx, c, month); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "summary", EntityID: s.ID, CampusID: c.id, After: map[string]any{"month": month.String(), "state": s.State, "reason": s.ReopenReason}})
	})
	return s, err
}
