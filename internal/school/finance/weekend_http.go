package finance

import (
	"context"
	"encoding/json"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) weekendRoutes(r *api.Router) {
	const all, one = "/api/weekend-closings", "/api/weekend-closings/{id}"
	api.Get(r, "getCount", "/api/accounts/{id}/count", readBooks, a.getCount, api.Says("Get what must be in a cash account, before it is counted"), api.Refuses(fault.Conflict))
	api.Get(r, "listWeekendClosings", all, readBooks, a.listWeekendClosings)
	api.Get(r, "getWeekendClosing", one, readBooks, a.getWeekendClosing)
	api.Stream(r, "printWeekendClosing", one+"/pdf", readBooks, a.printWeekendClosing, api.Says("Print a week-end closing, to be signed"))
	api.Stream(r, "exportWeekendClosing", one+"/export", readBooks, a.exportWeekendClosing, api.Says("Export what a week-end closing closed"))
	api.Post(r, "closeWeekend", all, keepBooks, a.closeWeekend, api.Says("Close a week-end: the cash that was counted, against what must be there"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "reopenWeekend", one+"/reopen", reopen, a.reopenWeekend, api.Says("Reopen the last week-end of an account that was closed"), api.Refuses(fault.Conflict))
}

func (a *Area) getCount(ctx context.Context, in *api.ID) (n FullCount, err error) {
	scope := access.From(ctx)
	c, err := cashAccount(ctx, a.db, scope, in.ID)
	if err != nil {
		return n, err
	}
	if n.Count, err = findCount(ctx, a.db, c); err != nil {
		return n, err
	}
	n.Plannings, err = findBegun(ctx, a.db, c.CampusID, today(scope))
	return n, err
}

func cashAccount(ctx context.Context, q db.Querier, in access.Scope, id string) (Account, error) {
	c, err := findAccount(ctx, q, in, id)
	if err == nil && c.Kind != Cash {
		err = fault.New(fault.Conflict, "finance.not_cash")
	}
	return c, err
}

func (a *Area) listWeekendClosings(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
	api.Paging
},
) (api.Page[WeekendClosing], error) {
	return api.PageOf(findWeekends(ctx, a.db, access.From(ctx), in.Campus, in.Paging))
}

func (a *Area) getWeekendClosing(ctx context.Context, in *api.ID) (FullClosing, error) {
	return findWeekend(ctx, a.db, access.From(ctx), in.ID)
}

// ClosingFields are what was counted at the end of a week-end.
type ClosingFields struct {
	Once
	AccountID  string     `json:"account_id" minLength:"1" maxLength:"64" doc:"A cash account."`
	PlanningID string     `json:"planning_id" maxLength:"64" doc:"The week-end, of the campus, that has begun by the day; empty for none."`
	Day        clock.Date `json:"day" format:"date"`
	Expected   int64      `json:"expected" minimum:"-1000000000000" maximum:"1000000000000" doc:"What must be there, as it was shown: where it is another by now, nothing is done."`
	Counted    int64      `json:"counted" minimum:"0" maximum:"1000000000000"`
	Coins      []Coins    `json:"coins" maxItems:"40" doc:"Coins and notes; where there are any, they sum up to what was counted."`
	Note       string     `json:"note" maxLength:"1000" doc:"A difference needs one."`
}

// Check returns what is wrong beyond what the tags tell.
func (f ClosingFields) Check() error {
	var wrong fault.List
	var sum int64
	for _, c := range f.Coins {
		sum += min(c.Value*c.Count, maxAmount)
	}
	wrong.Add(f.Day.IsZero(), "day", "field.required", nil)
	clock.SchoolDays.Check(&wrong, "day", f.Day)
	wrong.Add(len(f.Coins) > 0 && sum != f.Counted, "counted", "finance.coins_differ", nil)
	wrong.Add(f.Counted != f.Expected && strings.TrimSpace(f.Note) == "", "note", "finance.difference_needs_note", nil)
	return wrong.Err()
}

// Resolve hands what is wrong to the router.
func (f *ClosingFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// closeWeekend closes the cash of an account since the last time. A difference is
// entered by itself: from then on the account is what was counted.
func (a *Area) closeWeekend(ctx context.Context, in *struct{ Body ClosingFields }) (w FullClosing, err error) {
	scope, f := access.From(ctx), in.Body
	hash, err := hashOf("closeWeekend", f)
	if err != nil {
		return w, err
	}
	try := func() error {
		return a.db.Tx(ctx, func(tx *db.Tx) error {
			var id, was string
			if err := db.Each(ctx, tx, func(r db.Row) error { return r.Scan(&id, &was) }, `SELECT id, request_hash FROM weekend_closing WHERE request_key = ?`, f.Key); err != nil {
				return err
			}
			if id == "" {
				if id, err = f.close(ctx, tx, hash); err != nil {
					return err
				}
			} else if was != hash {
				return fault.New(fault.Conflict, "finance.key_used")
			}
			w, err = findWeekend(ctx, tx, scope, id)
			return err
		})
	}
	if err = try(); db.IsDuplicate(err) {
		err = try()
	}
	return w, err
}

// close writes the closing, the difference, and what they closed.
func (f ClosingFields) close(ctx context.Context, tx *db.Tx, hash string) (id string, err error) {
	scope, id := access.From(ctx), db.NewID()
	account, err := cashAccount(ctx, tx, scope, f.AccountID)
	if err != nil {
		return "", err
	}
	c, err := openCampus(ctx, tx, scope, account.CampusID)
	if err != nil {
		return "", err
	}
	n, err := findCount(ctx, tx, account)
	if err != nil {
		return "", err
	}
	if err := f.mayClose(ctx, tx, c, n); err != nil {
		return "", err
	}
	coins, err := json.Marshal(append([]Coins{}, f.Coins...))
	if err != nil {
		return "", err
	}
	figures, err := json.Marshal(n)
	if err != nil {
		return "", err
	}
	if err := db.Exec(ctx, tx, `INSERT INTO weekend_closing (id, campus_id, planning_id, account_id, day, opening, expected, counted, note, coins, figures, request_key, request_hash, closed_by, closed_at, reopened_by, reason)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '')`, id, c.id, db.Optional(f.PlanningID), account.ID, f.Day, n.Opening, n.Expected, f.Counted, strings.TrimSpace(f.Note),
		string(coins), string(figures), f.Key, hash, scope.Actor().PersonID, clock.Now()); err != nil {
		return "", err
	}
	if err := f.enterDifference(ctx, tx, c, account, f.Counted-n.Expected); err != nil {
		return "", err
	}
	if err := db.Exec(ctx, tx, `UPDATE money_movement SET closing_id = ? WHERE account_id = ? AND closing_id IS NULL`, id, account.ID); err != nil {
		return "", err
	}
	return id, audit.Record(ctx, tx, audit.Event{
		Action: "closeWeekend", Entity: "weekend_closing", EntityID: id, CampusID: c.id,
		After: map[string]any{"account": account.Name, "day": f.Day.String(), "expected": n.Expected, "counted": f.Counted},
	})
}

func (f ClosingFields) mayClose(ctx context.Context, tx *db.Tx, c campus, n Count) error {
	if n.Expected != f.Expected {
		return fault.New(fault.Conflict, "finance.expected_changed")
	}
	if f.Day.Before(n.FirstDay) || c.today().Before(f.Day) {
		return fault.On("day", "finance.day_closed", fault.Params{"day": n.FirstDay.String()})
	}
	if f.PlanningID == "" {
		return nil
	}
	known, err := db.Exists(ctx, tx, `SELECT 1 FROM `+begunPlannings+` AND g.id = ?`, c.id, f.Day, f.PlanningID)
	if err == nil && !known {
		err = fault.On("planning_id", "field.not_a_choice", nil)
	}
	return err
}

// enterDifference enters what was counted too much or too little.
func (f ClosingFields) enterDifference(ctx context.Context, tx *db.Tx, c campus, account Account, difference int64) error {
	if difference == 0 {
		return nil
	}
	kind := Income
	if difference < 0 {
		kind = Expense
	}
	p := newPosting(c, kind, f.Day, max(difference, -difference), account.Currency)
	p.Way, p.Category, p.Memo = Cash, Difference, strings.TrimSpace(f.Note)
	p.move(account.ID, difference)
	return p.post(ctx, tx, "closeWeekend")
}

// reopenWeekend opens the last closing of an account again, with a reason.
func (a *Area) reopenWeekend(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Reason string `json:"reason" minLength:"1" maxLength:"500"`
	}
},
) (w FullClosing, err error) {
	scope, reason := access.From(ctx), strings.TrimSpace(in.Body.Reason)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if w, err = findWeekend(ctx, tx, scope, in.ID.ID); err != nil {
			return err
		}
		switch {
		case reason == "":
			return fault.On("reason", "field.required", nil)
		case !w.last || !w.ReopenedAt.IsZero():
			return fault.New(fault.Conflict, "finance.not_the_last")
		}
		if err := db.Exec(ctx, tx, `UPDATE weekend_closing SET reopened_by = ?, reopened_at = ?, reason = ? WHERE id = ?`, scope.Actor().PersonID, clock.Now(), reason, w.ID); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE money_movement SET closing_id = NULL WHERE closing_id = ?`, w.ID); err != nil {
			return err
		}
		if w, err = findWeekend(ctx, tx, scope, w.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "reopenWeekend", Entity: "weekend_closing", EntityID: w.ID, CampusID: w.CampusID, After: map[string]any{"reason": reason}})
	})
	return w, err
}
