package finance

import (
	"context"
	"fmt"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Remind notes the reminders of what is open and was due lately, as if they had gone
// out on their days. Nobody is written to.
func (l *Ledger) Remind(ctx context.Context, tx *db.Tx, by string, since clock.Date) error {
	rows, today := db.NewBulk(`money_reminder (part_id, step, sent_by, sent_at)`), l.campus.today()
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var id string
		var deadline clock.Date
		if err := r.Scan(&id, &deadline); err != nil {
			return err
		}
		for _, step := range reminderSteps {
			if day := deadline.AddDays(step); day.Before(today) {
				rows.Add(id, fmt.Sprint(step), by, clock.At(day.Midnight().Add(firstHour*3600_000_000_000)))
			}
		}
		return nil
	}, `SELECT id, deadline FROM owed_part WHERE campus_id = ? AND open > 0 AND deadline >= ? AND deadline < ? ORDER BY deadline, id`, l.campus.id, since, today); err != nil {
		return err
	}
	return rows.Insert(ctx, tx)
}

// ImportStatement imports the bank's statement of the last weeks: some lines are
// movements that were entered already, one names an invoice that is open, one only
// who pays, and one is of a kind that nobody has entered yet.
func (l *Ledger) ImportStatement(ctx context.Context, tx *db.Tx, fee int64) error {
	today := l.campus.today()
	var all []bankLine
	add := func(day clock.Date, amount int64, name, text string) {
		all = append(all, bankLine{key: fmt.Sprint("demo-", len(all)+1), day: day, amount: amount, name: name, text: text})
	}
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var day clock.Date
		var amount int64
		var name, memo string
		err := r.Scan(&day, &amount, &name, &memo)
		add(day.AddDays(1), amount, name, memo)
		return err
	}, `SELECT m.day, m.amount, COALESCE(`+payerName+`, ''), t.memo FROM money_movement m JOIN money_transaction t ON t.id = m.transaction_id LEFT JOIN payer y ON y.id = t.payer_id
		LEFT JOIN person p ON p.id = y.person_id WHERE m.account_id = ? AND m.day >= ? AND m.day < ? AND t.kind IN ('income', 'expense') ORDER BY m.day DESC, m.id`+db.Limit(6),
		l.Bank, today.AddDays(-60), today); err != nil {
		return err
	}
	named := 0
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var number, name string
		var amount int64
		err := r.Scan(&number, &name, &amount)
		if named++; named == 1 {
			add(today.AddDays(-1), amount, name, number)
		} else {
			add(today.AddDays(-1), amount, name, "")
		}
		return err
	}, `SELECT v.name, `+payerName+`, v.balance FROM invoice v JOIN payer y ON y.id = v.payer_id LEFT JOIN person p ON p.id = y.person_id
		WHERE v.campus_id = ? AND v.state = 'issued' AND v.next_deadline < ? ORDER BY v.next_deadline DESC, v.id`+db.Limit(2), l.campus.id, today); err != nil {
		return err
	}
	add(today.AddDays(-2), -fee, "", "FRAIS DE TENUE DE COMPTE")
	_, err := addLines(ctx, tx, l.Bank, fmt.Sprintf("releve-%s.xml", today), all)
	return err
}
