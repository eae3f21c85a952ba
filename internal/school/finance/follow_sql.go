package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// findFollowed reads enrollments with their schedules, and with the shares and parts
// that some have: who is new has neither.
func findFollowed(ctx context.Context, q db.Querier, ids []string) (*followed, error) {
	f := &followed{byID: map[string]*followedEnrollment{}, payers: map[string]followedPayer{}}
	if err := f.readEnrollments(ctx, q, ids); err != nil {
		return nil, err
	}
	if f.shared {
		if err := f.readShares(ctx, q, ids); err != nil {
			return nil, err
		}
	}
	if f.owed {
		if err := f.readParts(ctx, q, ids); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// readEnrollments reads enrollments, a row for each installment that is to be paid:
// not what was canceled, nor what has given way to a new plan.
func (f *followed) readEnrollments(ctx context.Context, q db.Querier, ids []string) error {
	var w db.Where
	w.Among(q, `e.id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var e followedEnrollment
		var d dueDate
		var shared, owed bool
		t := &e.terms
		if err := r.Scan(&e.id, &e.personID, &e.campusID, &e.zone, &e.classID, &e.classCode, &e.currency, &e.sortName,
			&t.Tuition, &t.DiscountKind, &t.DiscountValue, &t.DiscountReason, &t.Installments,
			&e.payerID, &shared, &owed, &d.number, &d.deadline, &d.amount); err != nil {
			return err
		}
		if f.byID[e.id] == nil {
			f.enrollments, f.byID[e.id] = append(f.enrollments, &e), &e
			f.payers[e.payerID] = followedPayer{Student, e.sortName}
			f.shared, f.owed = f.shared || shared, f.owed || owed
		}
		if one := f.byID[e.id]; d.number > 0 {
			one.installments = append(one.installments, d)
		}
		return nil
	}, `SELECT e.id, e.person_id, e.campus_id, h.time_zone, e.class_id, k.code, e.currency, e.sort_name,
		e.tuition, e.discount_kind, e.discount_value, e.discount_reason, e.installments,
		COALESCE(y.id, ''), EXISTS (SELECT 1 FROM payer_share s WHERE s.enrollment_id = e.id), EXISTS (SELECT 1 FROM owed_part o WHERE o.enrollment_id = e.id),
		COALESCE(i.number, 0), i.deadline, COALESCE(i.amount, 0)
		FROM enrollment e JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = e.campus_id
		LEFT JOIN payer y ON y.person_id = e.person_id AND y.campus_id = e.campus_id
		LEFT JOIN installment i ON i.enrollment_id = e.id AND i.canceled_at IS NULL AND i.replaced_at IS NULL`+w.String()+` ORDER BY e.id, i.number`, w.Args...)
}

func (f *followed) readShares(ctx context.Context, q db.Querier, ids []string) error {
	var w db.Where
	w.Among(q, `s.enrollment_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s Share
		var y followedPayer
		err := r.Scan(&id, &s.PayerID, &s.Kind, &s.Value, &y.kind, &y.sortName)
		f.payers[s.PayerID] = y
		if e := f.byID[id]; e != nil {
			e.shares = append(e.shares, s)
		}
		return err
	}, `SELECT s.enrollment_id, s.payer_id, s.kind, s.value, y.kind, y.sort_name FROM payer_share s JOIN payer y ON y.id = s.payer_id`+w.String()+
		` ORDER BY s.enrollment_id, s.payer_id`, w.Args...)
}

func (f *followed) readParts(ctx context.Context, q db.Querier, ids []string) error {
	var w db.Where
	w.Among(q, `o.enrollment_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var invoice sql.NullString
		var canceled clock.Time
		var p followedPart
		var y followedPayer
		err := r.Scan(&id, &p.id, &p.payerID, &y.kind, &y.sortName, &p.number, &p.deadline, &p.amount, &p.paid, &p.credited, &p.open, &canceled, &p.loose, &invoice, &p.invoiceState)
		p.canceled, p.invoiceID, f.payers[p.payerID] = !canceled.IsZero(), invoice.String, y
		if e := f.byID[id]; e != nil {
			e.parts = append(e.parts, p)
		}
		return err
	}, `SELECT o.enrollment_id, o.id, o.payer_id, y.kind, y.sort_name, o.number, o.deadline, o.amount, o.paid, o.credited, o.open, o.canceled_at, o.loose, o.invoice_id, COALESCE(v.state, '')
		FROM owed_part o JOIN payer y ON y.id = o.payer_id LEFT JOIN invoice v ON v.id = o.invoice_id`+w.String()+` ORDER BY o.enrollment_id, o.number, o.id`, w.Args...)
}

// reviveParts has parts owed again, which are on no invoice then.
func reviveParts(ctx context.Context, tx *db.Tx, ids []string) error {
	rows := db.NewBulk(`owed_part (id)`)
	for _, id := range ids {
		rows.Add(id)
	}
	return rows.Change(ctx, tx, "finance.part_not_found", `UPDATE owed_part SET canceled_at = NULL, open = amount, invoice_id = NULL FROM given WHERE owed_part.id = given.id`)
}

// AddOwed makes what is owed for every schedule that has nothing of it yet, for
// filling a school: as it is when enrollments are confirmed, without drafts.
func AddOwed(ctx context.Context, tx *db.Tx) error {
	if err := db.Exec(ctx, tx, `INSERT INTO payer (id, campus_id, kind, person_id, name, email, phone, address, id_number, language, note, sort_name, created_at, updated_at)
		SELECT MIN(e.id), e.campus_id, 'student', e.person_id, '', '', '', '', '', '', '', p.sort_name, p.created_at, p.created_at
		FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.status = 'confirmed'
		AND NOT EXISTS (SELECT 1 FROM payer y WHERE y.person_id = e.person_id AND y.campus_id = e.campus_id) GROUP BY e.person_id, e.campus_id, p.sort_name, p.created_at`); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO owed_part (id, campus_id, payer_id, enrollment_id, class_id, number, loose, currency, deadline, amount, paid, credited, open, canceled_at, created_at)
		SELECT e.id || '-' || CAST(i.number AS TEXT), e.campus_id, y.id, e.id, e.class_id, i.number, FALSE, e.currency, i.deadline, i.amount, 0, 0,
			CASE WHEN i.canceled_at IS NULL THEN i.amount ELSE 0 END, i.canceled_at, e.updated_at
		FROM installment i JOIN enrollment e ON e.id = i.enrollment_id JOIN payer y ON y.person_id = e.person_id AND y.campus_id = e.campus_id
		WHERE e.status = 'confirmed' AND NOT EXISTS (SELECT 1 FROM owed_part o WHERE o.enrollment_id = e.id)`)
}
