package finance

import (
	"cmp"
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/record"
)

func (a *Area) accountRoutes(r *api.Router) {
	const all, one = "/api/accounts", "/api/accounts/{id}"
	api.Get(r, "listAccounts", all, readBooks, a.listAccounts, api.Says("List accounts with what is on them"))
	api.Stream(r, "exportAccounts", all+"/export", readBooks, a.exportAccounts, api.Says("Export accounts with what is on them"))
	api.Get(r, "getAccount", one, readBooks, a.getAccount, api.Says("Get an account with what was on it on a day"))
	api.Post(r, "createAccount", all, keepBooks, a.createAccount, api.Refuses(fault.NotFound, fault.Conflict))
	api.Put(r, "updateAccount", one, keepBooks, a.updateAccount)
	api.Delete(r, "archiveAccount", one, keepBooks, a.archiveAccount, api.Says("Archive an account on which nothing is left; it is never deleted"))
	api.Do(r, "restoreAccount", one+"/restore", keepBooks, a.restoreAccount)
	api.Get(r, "listMovements", one+"/movements", readBooks, a.listMovements, api.Says("List the movements of an account, the latest first, with the running balance"))
	api.Stream(r, "exportMovements", one+"/movements/export", readBooks, a.exportMovements, api.Says("Export the movements of an account with the running balance"))
	api.Do(r, "tickMovements", one+"/reconcile", keepBooks, a.tickMovements, api.Says("Tick movements as found on the bank's statement, or take the tick back"))
}

// AccountFilter is what a list of accounts can be narrowed by.
type AccountFilter struct {
	api.Search
	Campus   string `query:"campus" maxLength:"64"`
	Kind     string `query:"kind" enum:"cash,bank,mobile,card"`
	Archived bool   `query:"archived" doc:"Those that are archived, too."`
	Sort     string `query:"sort" default:"name" enum:"name,-name"`
}

// On is the day of a balance.
type On struct {
	On clock.Date `query:"on" format:"date" doc:"The day of the balance; without one, today."`
}

// Resolve has the router check the day with everything else.
func (o *On) Resolve(api.Context) []error { return api.Found(clock.SchoolDays.On("on", o.On)) }

func (a *Area) listAccounts(ctx context.Context, in *struct {
	AccountFilter
	On
	api.Paging
},
) (api.Page[Account], error) {
	scope := access.From(ctx)
	l, err := findAccounts(ctx, a.db, scope, in.AccountFilter, cmp.Or(in.On.On, today(scope)), in.Paging)
	for i, c := range l.Items {
		l.Items[i] = c.seenBy(scope)
	}
	return api.PageOf(l, err)
}

func (a *Area) getAccount(ctx context.Context, in *struct {
	api.ID
	On
},
) (Account, error) {
	scope := access.From(ctx)
	c, err := findAccountOn(ctx, a.db, scope, in.ID.ID, cmp.Or(in.On.On, today(scope)))
	return c.seenBy(scope), err
}

// NewAccountFields is an account that is opened here.
type NewAccountFields struct {
	CampusID       string     `json:"campus_id" minLength:"1" maxLength:"64"`
	Kind           string     `json:"kind" enum:"cash,bank,mobile,card"`
	Currency       string     `json:"currency" maxLength:"3" doc:"Without one, the campus's."`
	OpeningBalance int64      `json:"opening_balance" minimum:"-1000000000000" maximum:"1000000000000" doc:"What is on it already."`
	OpeningDay     clock.Date `json:"opening_day,omitzero" format:"date" doc:"Since when; without one, today."`
	AccountFields
}

// Check returns what is wrong beyond what the tags tell.
func (f NewAccountFields) Check() error {
	var wrong fault.List
	wrong.Add(f.Currency != "" && !money.IsCurrency(f.Currency), "currency", "field.not_a_choice", nil)
	clock.SchoolDays.Check(&wrong, "opening_day", f.OpeningDay)
	if err := f.AccountFields.Check(); err != nil {
		return err
	}
	return wrong.Err()
}

// Resolve hands what is wrong to the router.
func (f *NewAccountFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (a *Area) createAccount(ctx context.Context, in *struct{ Body NewAccountFields }) (made Account, err error) {
	scope, f, id := access.From(ctx), in.Body, db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := openCampus(ctx, tx, scope, f.CampusID)
		if err != nil {
			return err
		}
		currency := cmp.Or(f.Currency, c.currency)
		if err := addAccount(ctx, tx, id, c.id, f.Kind, currency, f.clean()); err != nil {
			return err
		}
		if f.OpeningBalance != 0 {
			p := newPosting(c, Opening, cmp.Or(f.OpeningDay, c.today()), f.OpeningBalance, currency)
			p.move(id, f.OpeningBalance)
			if err := p.post(ctx, tx, "createAccount"); err != nil {
				return err
			}
		}
		if made, err = findAccount(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createAccount", Entity: "money_account", EntityID: id, CampusID: c.id, After: made.trail()})
	})
	return made.seenBy(scope), err
}

// trail is what the audit trail keeps of an account.
func (c Account) trail() any {
	return struct {
		Kind     string `json:"kind"`
		Currency string `json:"currency"`
		Archived bool   `json:"archived"`
		Name     string `json:"name"`
		IBAN     string `json:"iban" audit:"secret"`
		BIC      string `json:"bic"`
		Holder   string `json:"holder"`
	}{c.Kind, c.Currency, c.Archived, c.Name, c.IBAN, c.BIC, c.Holder}
}

// accounts is how an account is changed.
func (a *Area) accounts() record.Kind[string, Account, Account] {
	return record.Kind[string, Account, Account]{
		DB: a.db, Entity: "money_account", Find: findAccount,
		Show: func(ctx context.Context, _ db.Querier, c Account) (Account, error) {
			return c.seenBy(access.From(ctx)), nil
		},
		State: func(c Account) record.State {
			return record.State{ID: c.ID, CampusID: c.CampusID, Version: c.Version, Archived: c.Archived, Trail: c.trail()}
		},
	}
}

func (a *Area) updateAccount(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		AccountFields
	}
},
) (Account, error) {
	if err := in.Body.Check(); err != nil {
		return Account{}, err
	}
	return a.accounts().Change(ctx, in.ID.ID, in.Body.Version, "updateAccount", func(tx *db.Tx, c Account) error {
		return saveAccount(ctx, tx, c.ID, in.Body.clean())
	})
}

func (a *Area) archiveAccount(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.accounts().Delete(ctx, in.ID, in.Version, "archiveAccount", func(tx *db.Tx, c Account) (record.Deletion, error) {
		if c.Balance != 0 {
			return record.Archived, fault.New(fault.Conflict, "finance.account_not_empty")
		}
		return record.Archived, db.Exec(ctx, tx, archiveAccount, clock.Now(), clock.Now(), c.ID)
	})
}

func (a *Area) restoreAccount(ctx context.Context, in *api.ID) (Account, error) {
	return a.accounts().Restore(ctx, in.ID, "restoreAccount", func(tx *db.Tx, c Account) error {
		return db.Exec(ctx, tx, archiveAccount, clock.Time{}, clock.Now(), c.ID)
	})
}

// MovementFilter is what a list of movements can be narrowed by.
type MovementFilter struct {
	Reconciled string `query:"reconciled" enum:"yes,no"`
	Period
}

func (a *Area) listMovements(ctx context.Context, in *struct {
	api.ID
	MovementFilter
	api.Paging
},
) (api.Page[Movement], error) {
	c, err := findAccount(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return api.Page[Movement]{}, err
	}
	return api.PageOf(findMovements(ctx, a.db, c, in.MovementFilter, in.Paging))
}

// tickMovements says which movements were found on the bank's statement. It
// changes no amount: so it is possible in closed months, too.
func (a *Area) tickMovements(ctx context.Context, in *struct {
	api.ID
	Body struct {
		MovementIDs []string `json:"movement_ids" minItems:"1" maxItems:"500"`
		Reconciled  bool     `json:"reconciled"`
	}
},
) (done Drafted, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := a.accounts().Open(ctx, tx, in.ID.ID)
		if err != nil {
			return err
		}
		at, by := clock.Now(), scope.Actor().PersonID
		if !in.Body.Reconciled {
			at, by = clock.Time{}, ""
		}
		rows := db.NewBulk(`money_movement (id)`)
		for _, id := range in.Body.MovementIDs {
			rows.Add(id)
		}
		n, err := rows.Exec(ctx, tx, `UPDATE money_movement SET reconciled_at = ?, reconciled_by = ? FROM given WHERE money_movement.id = given.id AND account_id = ?`, at, by, c.ID)
		if err != nil {
			return err
		}
		done.Count = int(n)
		return audit.Record(ctx, tx, audit.Event{Action: "tickMovements", Entity: "money_account", EntityID: c.ID, CampusID: c.CampusID, After: map[string]any{"reconciled": in.Body.Reconciled, "movements": in.Body.MovementIDs}})
	})
	return done, err
}

const archiveAccount = `UPDATE money_account SET version = version + 1, archived_at = ?, updated_at = ? WHERE id = ?`
