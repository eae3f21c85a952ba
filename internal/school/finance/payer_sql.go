package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const (
	payerColumns = `y.id, y.version, y.campus_id, h.name, y.kind, y.person_id, y.archived_at, y.created_at, y.updated_at,
		COALESCE((SELECT k.number FROM person_card k WHERE k.person_id = y.person_id AND k.void_at IS NULL AND NOT k.joined), ''), COALESCE(p.photo_hash, ''), ` + payerName + `, COALESCE(p.email, y.email), y.phone, y.address, y.id_number, y.language, y.note`
	payerTables = `payer y JOIN campus h ON h.id = y.campus_id LEFT JOIN person p ON p.id = y.person_id`
	// The rows of a campus's payers, and oneself as one.
	campusPayers, ownPayers = `y.campus_id = ?`, `y.person_id = ?`
)

// payerOrders are the sorts that the list offers.
var payerOrders = db.Orders{"name": {"y.sort_name"}}

func scanPayer(r db.Row) (p Payer, err error) {
	var person sql.NullString
	var archived clock.Time
	err = r.Scan(&p.ID, &p.Version, &p.CampusID, &p.CampusName, &p.Kind, &person, &archived, &p.CreatedAt, &p.UpdatedAt,
		&p.Card, &p.photoHash, &p.Name, &p.Email, &p.Phone, &p.Address, &p.IDNumber, &p.Language, &p.Note)
	p.PersonID, p.Archived = person.String, !archived.IsZero()
	p.Open, p.Due, p.Credit = []Sum{}, []Sum{}, []Sum{}
	return p, err
}

func findPayers(ctx context.Context, q db.Querier, in access.Scope, f PayerFilter, p api.Paging) (db.List[Payer], error) {
	order, err := payerOrders.By(f.Sort, "y.id")
	if err != nil {
		return db.List[Payer]{}, err
	}
	var w db.Where
	w.And(in.Rows(campusPayers, ownPayers))
	if f.Campus != "" {
		w.Add(`y.campus_id = ?`, f.Campus)
	}
	if f.Person != "" {
		w.Add(`y.person_id = ?`, f.Person)
	}
	switch f.Kind {
	case "":
	case "others":
		w.Add(`y.kind <> 'student'`)
	default:
		w.Add(`y.kind = ?`, f.Kind)
	}
	if !f.Archived {
		w.Add(`y.archived_at IS NULL`)
	}
	w.MatchAny(f.Q, db.Has(db.Words(`y.sort_name`)), campusNamed(`y.campus_id`))
	l, err := db.Find(ctx, q, scanPayer, db.Select{Columns: payerColumns, From: payerTables, Count: `payer y`, Where: w, Order: order, Page: p.Page, Size: p.PageSize})
	if err != nil {
		return l, err
	}
	return l, addSums(ctx, q, today(in), l.Items)
}

func findPayer(ctx context.Context, q db.Querier, in access.Scope, id string) (Payer, error) {
	var w db.Where
	w.Add(`y.id = ?`, id)
	w.And(in.Rows(campusPayers, ownPayers))
	p, err := db.One(ctx, q, "finance.payer_not_found", scanPayer, `SELECT `+payerColumns+` FROM `+payerTables+w.String(), w.Args...)
	if err != nil {
		return p, err
	}
	one := []Payer{p}
	err = addSums(ctx, q, today(in), one)
	return one[0], err
}

// campusOfPayer returns of which campus a payer in reach is.
func campusOfPayer(ctx context.Context, q db.Querier, in access.Scope, id string) (string, error) {
	var w db.Where
	w.Add(`y.id = ?`, id)
	w.And(in.Rows(campusPayers, ownPayers))
	return db.One(ctx, q, "finance.payer_not_found", db.ScanString, `SELECT y.campus_id FROM payer y`+w.String(), w.Args...)
}

// addSums fills in what payers owe and have as credit.
func addSums(ctx context.Context, q db.Querier, day clock.Date, all []Payer) error {
	at, ids := map[string]int{}, make([]string, len(all))
	for i, p := range all {
		ids[i], at[p.ID] = p.ID, i
	}
	var w db.Where
	w.Among(q, `payer_id`, ids)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id, currency string
		var open, due int64
		if err := r.Scan(&id, &currency, &open, &due); err != nil {
			return err
		}
		p := &all[at[id]]
		if p.Open = append(p.Open, Sum{currency, open}); due > 0 {
			p.Due = append(p.Due, Sum{currency, due})
		}
		return nil
	}, `SELECT payer_id, currency, SUM(open), SUM(CASE WHEN deadline < ? THEN open ELSE 0 END) FROM owed_part`+w.String()+` AND open > 0 GROUP BY payer_id, currency ORDER BY payer_id, currency`,
		append([]any{day}, w.Args...)...); err != nil {
		return err
	}
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s Sum
		err := r.Scan(&id, &s.Currency, &s.Amount)
		if err == nil && s.Amount != 0 {
			all[at[id]].Credit = append(all[at[id]].Credit, s)
		}
		return err
	}, `SELECT payer_id, currency, SUM(dues - allocated) FROM money_transaction`+w.String()+` GROUP BY payer_id, currency ORDER BY payer_id, currency`, w.Args...)
}

// creditOf is what a payer has paid beyond what was owed.
func creditOf(ctx context.Context, q db.Querier, payerID, currency string) (int64, error) {
	return db.One(ctx, q, "", scanAmount, `SELECT COALESCE(SUM(dues - allocated), 0) FROM money_transaction WHERE payer_id = ? AND currency = ?`, payerID, currency)
}

func scanAmount(r db.Row) (n int64, err error) { return n, r.Scan(&n) }

// payerRows are payers that are to be added.
type payerRows struct {
	*db.Bulk
	at clock.Time
}

func newPayers() payerRows {
	return payerRows{db.NewBulk(`payer (id, campus_id, kind, person_id, name, email, phone, address, id_number, language, note, sort_name, created_at, updated_at)`), clock.Now()}
}

func (r payerRows) addStudent(id, campusID, personID, sortName string) {
	r.Add(id, campusID, Student, personID, "", "", "", "", "", "", "", sortName, r.at, r.at)
}

func (r payerRows) addOther(id, campusID, kind string, f PayerFields) {
	r.Add(id, campusID, kind, nil, f.Name, f.Email, f.Phone, f.Address, f.IDNumber, f.Language, f.Note, f.sortName(), r.at, r.at)
}

func savePayer(ctx context.Context, tx *db.Tx, id string, f PayerFields, isPerson bool) error {
	const set = `UPDATE payer SET version = version + 1, phone = ?, address = ?, id_number = ?, language = ?, note = ?, updated_at = ?`
	args := []any{f.Phone, f.Address, f.IDNumber, f.Language, f.Note, clock.Now()}
	if isPerson {
		return db.Change(ctx, tx, "finance.payer_not_found", set+` WHERE id = ?`, append(args, id)...)
	}
	return db.Change(ctx, tx, "finance.payer_not_found", set+`, name = ?, email = ?, sort_name = ? WHERE id = ?`, append(args, f.Name, f.Email, f.sortName(), id)...)
}

// payerOf returns a person as a payer of a campus, and makes him one where he is
// not yet.
func payerOf(ctx context.Context, tx *db.Tx, personID, campusID string) (string, error) {
	known, err := studentPayer(ctx, tx, personID, campusID)
	if err != nil || known != "" {
		return known, err
	}
	name, err := db.One(ctx, tx, "person.not_found", db.ScanString, `SELECT sort_name FROM person WHERE id = ?`, personID)
	if err != nil {
		return "", err
	}
	rows, id := newPayers(), db.NewID()
	rows.addStudent(id, campusID, personID, name)
	return id, rows.Insert(ctx, tx)
}

// studentPayer returns a person as a payer of a campus, or "" where he is none.
func studentPayer(ctx context.Context, q db.Querier, personID, campusID string) (id string, err error) {
	err = db.Each(ctx, q, func(r db.Row) error { return r.Scan(&id) }, `SELECT id FROM payer WHERE person_id = ? AND campus_id = ?`, personID, campusID)
	return id, err
}
