package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/phone"
	"myspace/internal/base/record"
	campuses "myspace/internal/school/campus"
)

func (a *Area) payerRoutes(r *api.Router) {
	const one = "/api/payers/{id}"
	api.Get(r, "listPayers", "/api/payers", readMoney, a.listPayers, api.Says("List who pays: students, churches, companies, relatives"))
	api.Stream(r, "exportPayers", "/api/payers/export", readMoney, a.exportPayers)
	api.Get(r, "getPayer", one, readMoney, a.getPayer)
	api.Post(r, "createPayer", "/api/payers", takeMoney, a.createPayer, api.Refuses(fault.NotFound))
	api.Put(r, "updatePayer", one, takeMoney, a.updatePayer)
	api.Delete(r, "archivePayer", one, keepBooks, a.archivePayer, api.Says("Archive a payer; never a student"))
	api.Do(r, "restorePayer", one+"/restore", keepBooks, a.restorePayer)
	api.Get(r, "listOwed", one+"/owed", readMoney, a.listOwed, api.Says("List what a payer has still to pay, the oldest first, and his credit"))
	api.Get(r, "getStatement", one+"/statement", readMoney, a.getStatement, api.Says("Get the statement of account of a payer"))
}

// PayerFilter is what a list of payers can be narrowed by.
type PayerFilter struct {
	api.Search
	Campus   string `query:"campus" maxLength:"64"`
	Person   string `query:"person" maxLength:"64" doc:"A student: he is a payer of each campus at which he owes something."`
	Kind     string `query:"kind" enum:"student,church,company,relative,others" doc:"others for all but students."`
	Archived bool   `query:"archived" doc:"Those that are archived, too."`
	Sort     string `query:"sort" default:"name" enum:"name,-name"`
}

func (a *Area) listPayers(ctx context.Context, in *struct {
	PayerFilter
	api.Paging
},
) (api.Page[Payer], error) {
	scope := access.From(ctx)
	l, err := findPayers(ctx, a.db, scope, in.PayerFilter, in.Paging)
	for i, p := range l.Items {
		p.PayerFields = PayerFields{Name: p.Name, Language: p.Language} // the rest only the record tells
		p = p.seenBy(scope)
		if p.photoHash != "" {
			p.PhotoURL = a.Link(ctx, "/api/people/"+p.PersonID+"/photo", p.photoHash)
		}
		l.Items[i] = p
	}
	return api.PageOf(l, err)
}

func (a *Area) getPayer(ctx context.Context, in *api.ID) (Payer, error) {
	p, err := findPayer(ctx, a.db, access.From(ctx), in.ID)
	return p.seenBy(access.From(ctx)), err
}

func (a *Area) createPayer(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Kind     string `json:"kind" enum:"church,company,relative"`
		PayerFields
	}
},
) (p Payer, err error) {
	scope, id, f := access.From(ctx), db.NewID(), in.Body.clean()
	if f.Name == "" {
		return p, fault.On("name", "field.required", nil)
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := openCampus(ctx, tx, scope, in.Body.CampusID); err != nil {
			return err
		}
		if err := f.writePhone(ctx, tx, in.Body.CampusID); err != nil {
			return err
		}
		rows := newPayers()
		rows.addOther(id, in.Body.CampusID, in.Body.Kind, f)
		if err := rows.Insert(ctx, tx); err != nil {
			return err
		}
		if p, err = findPayer(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createPayer", Entity: "payer", EntityID: id, CampusID: p.CampusID, After: p.PayerFields})
	})
	return p.seenBy(scope), err
}

// payers is how a payer is changed.
func (a *Area) payers() record.Kind[string, Payer, Payer] {
	return record.Kind[string, Payer, Payer]{
		DB: a.db, Entity: "payer", Find: findPayer,
		Show: func(ctx context.Context, _ db.Querier, p Payer) (Payer, error) {
			return p.seenBy(access.From(ctx)), nil
		},
		State: func(p Payer) record.State {
			return record.State{ID: p.ID, CampusID: p.CampusID, Version: p.Version, Archived: p.Archived, Trail: p.PayerFields}
		},
	}
}

func (a *Area) updatePayer(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		PayerFields
	}
},
) (Payer, error) {
	f := in.Body.clean()
	return a.payers().Change(ctx, in.ID.ID, in.Body.Version, "updatePayer", func(tx *db.Tx, p Payer) error {
		if p.PersonID == "" && f.Name == "" {
			return fault.On("name", "field.required", nil)
		}
		if err := f.writePhone(ctx, tx, p.CampusID); err != nil {
			return err
		}
		return savePayer(ctx, tx, p.ID, f, p.PersonID != "")
	})
}

// writePhone has the telephone number in the one form in which numbers are
// written; without a country, it is one of the campus's.
func (f *PayerFields) writePhone(ctx context.Context, q db.Querier, campusID string) error {
	country, err := campuses.CountryOf(ctx, q, campusID)
	f.Phone = phone.Shown(f.Phone, country)
	return err
}

// archivePayer has a payer be offered no longer, once he owes nothing.
func (a *Area) archivePayer(ctx context.Context, in *api.SeenID) (record.Deletion, error) {
	return a.payers().Delete(ctx, in.ID, in.Version, "archivePayer", func(tx *db.Tx, p Payer) (record.Deletion, error) {
		if p.PersonID != "" {
			return record.Archived, fault.New(fault.Conflict, "finance.payer_is_student")
		}
		if len(p.Open) > 0 || len(p.Credit) > 0 {
			return record.Archived, fault.New(fault.Conflict, "finance.payer_owes")
		}
		return record.Archived, db.Exec(ctx, tx, archivePayer, clock.Now(), clock.Now(), p.ID)
	})
}

func (a *Area) restorePayer(ctx context.Context, in *api.ID) (Payer, error) {
	return a.payers().Restore(ctx, in.ID, "restorePayer", func(tx *db.Tx, p Payer) error {
		return db.Exec(ctx, tx, archivePayer, clock.Time{}, clock.Now(), p.ID)
	})
}

// OwedList is what a payer has still to pay.
type OwedList struct {
	Items  []Owed `json:"items" doc:"The oldest first: in this order a payment is allocated."`
	Credit []Sum  `json:"credit"`
}

func (a *Area) listOwed(ctx context.Context, in *api.ID) (all OwedList, err error) {
	scope := access.From(ctx)
	p, err := findPayer(ctx, a.db, scope, in.ID)
	if err != nil {
		return all, err
	}
	var w db.Where
	w.Add(`o.payer_id = ? AND o.open > 0`, p.ID)
	all.Credit = p.Credit
	all.Items, err = findOwed(ctx, a.db, today(scope), w)
	return all, err
}

const archivePayer = `UPDATE payer SET version = version + 1, archived_at = ?, updated_at = ? WHERE id = ?`
