package people

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/part"
)

const cardColumns = `p.id, ` + naming.Person + `, p.first_name, p.last_name, COALESCE(p.photo_hash, ''), COALESCE(k.number, ''),
	COALESCE((SELECT h.name FROM membership m JOIN campus h ON h.id = m.campus_id WHERE m.person_id = p.id ORDER BY m.created_at, h.id LIMIT 1), '')`

const cardTables = `person p LEFT JOIN person_card k ON k.person_id = p.id AND k.void_at IS NULL AND NOT k.joined`

func scanCard(r db.Row) (c PersonCard, err error) {
	return c, r.Scan(&c.PersonID, &c.Name, &c.firstName, &c.lastName, &c.photoHash, &c.Number, &c.CampusName)
}

func findCard(ctx context.Context, q db.Querier, in access.Scope, id string) (PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	w.Add(`p.id = ?`, id)
	return db.One(ctx, q, "person.not_found", scanCard, `SELECT `+cardColumns+` FROM `+cardTables+w.String(), w.Args...)
}

// findScannedCard returns whose card in reach has a number; one of a record that
// was joined with his is his too.
func findScannedCard(ctx context.Context, q db.Querier, in access.Scope, number string) (PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	w.Add(`k.number = ? AND k.void_at IS NULL`, strings.TrimSpace(number))
	return db.One(ctx, q, "badge.not_found", scanCard, `SELECT `+cardColumns+` FROM person p JOIN person_card k ON k.person_id = p.id`+w.String(), w.Args...)
}

// findBatch returns the cards in reach that are printed together, by name.
func findBatch(ctx context.Context, q db.Querier, in access.Scope, batch string) ([]PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	w.Add(`k.batch = ?`, batch)
	return db.All(ctx, q, scanCard, `SELECT `+cardColumns+` FROM `+cardTables+w.String()+` ORDER BY p.sort_name, p.id`+db.Limit(MostAtOnce), w.Args...)
}

// findForCards returns people in reach, with the numbers of those who have a card.
func findForCards(ctx context.Context, q db.Querier, in access.Scope, learning part.Learning, ids []string, classID string) ([]PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	if classID != "" {
		w.And(learning.Where(part.StandingFilter{Class: classID, States: []string{"confirmed"}}, `p.id`))
	} else {
		w.Among(q, `p.id`, ids)
	}
	return db.All(ctx, q, scanCard, `SELECT `+cardColumns+` FROM `+cardTables+w.String()+` ORDER BY p.sort_name, p.id`+db.Limit(MostAtOnce+1), w.Args...)
}

// AddCards gives people who have none a card, each with the next number of the
// network. No number is ever given twice, also where cards are gone.
func AddCards(ctx context.Context, tx *db.Tx, personIDs []string, batch, by string, at clock.Time) error {
	if len(personIDs) == 0 {
		return nil
	}
	last, err := db.One(ctx, tx, "", db.ScanInt, `INSERT INTO card_number (id, last) SELECT 1, COALESCE(MAX(serial), 0) + ? FROM person_card WHERE TRUE
		ON CONFLICT (id) DO UPDATE SET last = card_number.last + ? RETURNING last`, len(personIDs), len(personIDs))
	if err != nil {
		return err
	}
	rows := db.NewBulk(`person_card (serial, person_id, number, batch, made_by, made_at)`)
	for i, id := range personIDs {
		serial := int64(last - len(personIDs) + i + 1)
		rows.Add(serial, id, CardNumber(serial), batch, by, at)
	}
	return rows.Insert(ctx, tx)
}

// joinBatch puts the cards that people have into a batch.
func joinBatch(ctx context.Context, tx *db.Tx, personIDs []string, batch string) error {
	if len(personIDs) == 0 {
		return nil
	}
	var w db.Where
	w.Among(tx, `person_id`, personIDs)
	return db.Exec(ctx, tx, `UPDATE person_card SET batch = ?`+w.String()+` AND void_at IS NULL AND NOT joined`, append([]any{batch}, w.Args...)...)
}

// joinCards gives the cards of one record to another. Where both have one, the kept
// record's is printed from now on, and either says who he is.
func joinCards(ctx context.Context, tx *db.Tx, keptID, otherID string) error {
	if err := db.Exec(ctx, tx, `UPDATE person_card SET joined = TRUE WHERE person_id = ?
		AND EXISTS (SELECT 1 FROM person_card own WHERE own.person_id = ? AND own.void_at IS NULL AND NOT own.joined)`, otherID, keptID); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE person_card SET person_id = ? WHERE person_id = ?`, keptID, otherID)
}

// voidCard has every card of somebody identify nobody.
func voidCard(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `UPDATE person_card SET void_at = ? WHERE person_id = ? AND void_at IS NULL`, clock.Now(), personID)
}
