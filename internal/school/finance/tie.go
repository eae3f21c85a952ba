package finance

import (
	"context"

	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	signin "myspace/internal/school/account"
	"myspace/internal/school/part"
)

// ties are how what is paid hangs on people. Somebody as a payer is given to the
// kept record by mergePayers; of who is erased money and papers stay, for the
// legal term, without what was noted of him.
var ties = part.Ties{
	"payer.person_id":              {Name: "payments", Merge: part.Handled, Erase: part.Stays, Blank: []string{"phone", "address", "id_number", "note"}},
	"invoice.created_by":           {Merge: part.Moves, Erase: part.Stays, Private: true},
	"invoice.issued_by":            {Merge: part.Moves, Erase: part.Stays, Private: true},
	"credit_note.created_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	"till.created_by":              {Merge: part.Moves, Erase: part.Stays, Private: true},
	"weekend_closing.closed_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"weekend_closing.reopened_by":  {Merge: part.Moves, Erase: part.Stays, Private: true},
	"month_closing.closed_by":      {Merge: part.Moves, Erase: part.Stays, Private: true},
	"month_closing.reopened_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
	"money_transaction.created_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"money_movement.reconciled_by": {Merge: part.Moves, Erase: part.Stays, Private: true},
	"money_reminder.sent_by":       {Merge: part.Moves, Erase: part.Stays, Private: true},
	"money_question.settled_by":    {Merge: part.Moves, Erase: part.Stays, Private: true},
}

// follower is how payers go along with people.
var follower = part.Follower{Sorted: sortPayers, Merge: mergePayers, Erased: forgetNames}

// sortPayers keeps the copies of a person's name by which lists are sorted.
func sortPayers(ctx context.Context, tx *db.Tx, personID, sortName string) error {
	if err := db.Exec(ctx, tx, `UPDATE payer SET sort_name = ? WHERE person_id = ? AND sort_name <> ?`, sortName, personID, sortName); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE invoice SET sort_name = ? WHERE payer_id IN (SELECT id FROM payer WHERE person_id = ?) AND sort_name <> ?`, sortName, personID, sortName)
}

// mergePayers gives somebody what another record owed and paid. Where both were
// payers of a campus, they are one from now on; no amount changes.
func mergePayers(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	const both = ` IN (SELECT o.id FROM payer o JOIN payer k ON k.campus_id = o.campus_id AND k.person_id = ? WHERE o.person_id = ?)`
	const kept = `(SELECT k.id FROM payer o JOIN payer k ON k.campus_id = o.campus_id AND k.person_id = ? WHERE o.id = `
	for _, text := range []string{
		`UPDATE owed_part SET payer_id = ` + kept + `owed_part.payer_id) WHERE payer_id` + both,
		`UPDATE invoice SET payer_id = ` + kept + `invoice.payer_id) WHERE payer_id` + both,
		`UPDATE money_transaction SET payer_id = ` + kept + `money_transaction.payer_id) WHERE payer_id` + both,
	} {
		if err := db.Exec(ctx, tx, text, keptID, keptID, otherID); err != nil {
			return err
		}
	}
	// A till that has no line may still name the one that is no more.
	type pair struct{ id, into string }
	pairs, err := db.All(ctx, tx, func(r db.Row) (p pair, err error) { return p, r.Scan(&p.id, &p.into) },
		`SELECT o.id, k.id FROM payer o JOIN payer k ON k.campus_id = o.campus_id AND k.person_id = ? WHERE o.person_id = ?`, keptID, otherID)
	if err != nil {
		return err
	}
	for _, p := range pairs {
		if err := audit.Merged(ctx, tx, "payer", p.id, p.into); err != nil {
			return err
		}
	}
	if err := db.Exec(ctx, tx, `DELETE FROM payer WHERE id`+both, keptID, otherID); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE payer SET version = version + 1, person_id = ? WHERE person_id = ?`, keptID, otherID)
}

// forgetNames takes out what others' papers and banks tell of somebody who is
// erased: whose share a sponsor was invoiced before lines had no names, and what a
// bank wrote of what he paid. No amount changes. Of who took money himself the key
// stays to what he may not have sent yet.
func forgetNames(ctx context.Context, tx *db.Tx, personID string) error {
	took, err := db.Exists(ctx, tx, `SELECT 1 FROM money_transaction WHERE created_by = ? UNION ALL SELECT 1 FROM till WHERE created_by = ?`, personID, personID)
	if err == nil && took {
		err = signin.LeaveKey(ctx, tx, personID)
	}
	if err != nil {
		return err
	}
	const paid = ` IN (SELECT m.id FROM money_movement m JOIN money_transaction t ON t.id = m.transaction_id JOIN payer y ON y.id = t.payer_id WHERE y.person_id = ?)`
	for _, text := range []string{
		`UPDATE invoice_line SET text = COALESCE((SELECT k.code FROM invoice v JOIN class k ON k.id = v.class_id WHERE v.id = invoice_line.invoice_id), '')
			WHERE kind = 'share' AND invoice_id IN (SELECT v.id FROM invoice v JOIN enrollment e ON e.id = v.enrollment_id WHERE e.person_id = ?)`,
		`UPDATE money_transaction SET reference = '', search_text = LOWER(receipt || ' ' || category) WHERE request_key LIKE '` + lineKey + `%' AND payer_id IN (SELECT id FROM payer WHERE person_id = ?)`,
		`UPDATE statement_line SET name = '', iban = '', text = '' WHERE movement_id` + paid,
	} {
		if err := db.Exec(ctx, tx, text, personID); err != nil {
			return err
		}
	}
	return nil
}

// uses are what keeps records from being deleted: money is never deleted.
var uses = []part.Use{
	{Of: part.Campus, Name: "accounts", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT (SELECT COUNT(*) FROM money_account WHERE campus_id = ?) + (SELECT COUNT(*) FROM payer WHERE campus_id = ?)
			+ (SELECT COUNT(*) FROM till WHERE campus_id = ?)`, id, id, id)
	}},
	{Of: part.Class, Name: "invoices", Keeps: true, Count: func(ctx context.Context, q db.Querier, id string) (int, error) {
		return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM owed_part WHERE class_id = ?`, id)
	}},
}

// holdReasons says that what was paid or invoiced cannot be made to have never
// been.
func holdReasons(ctx context.Context, q db.Querier, enrollmentIDs []string) (map[string]string, error) {
	var w db.Where
	w.Among(q, `e.id`, enrollmentIDs)
	codes := map[string]string{}
	return codes, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var paid, invoiced bool
		err := r.Scan(&id, &paid, &invoiced)
		switch {
		case paid:
			codes[id] = "finance.was_paid"
		case invoiced:
			codes[id] = "finance.was_invoiced"
		}
		return err
	}, `SELECT e.id, EXISTS (SELECT 1 FROM owed_part o WHERE o.enrollment_id = e.id AND o.paid > 0),
		EXISTS (SELECT 1 FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id WHERE v.enrollment_id = e.id AND v.state = 'issued') FROM enrollment e`+w.String(), w.Args...)
}

// findPaid returns the installments of which something was paid.
func findPaid(ctx context.Context, q db.Querier, enrollmentID string) (map[int]bool, error) {
	paid := map[int]bool{}
	return paid, db.Each(ctx, q, func(r db.Row) error {
		number, err := db.ScanInt(r)
		paid[number] = true
		return err
	}, `SELECT number FROM owed_part WHERE enrollment_id = ? AND paid > 0`, enrollmentID)
}
