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

const cardTables = `person p LEFT JOIN person_card k ON k.person_id = p.id AND k.void_at IS NULL`

func scanCard(r db.Row) (c PersonCard, err error) {
	return c, r.Scan(&c.PersonID, &c.Name, &c.firstName, &c.lastName, &c.photoHash, &c.Number, &c.CampusName)
}

func findCard(ctx context.Context, q db.Querier, in access.Scope, id string) (PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	w.Add(`p.id = ?`, id)
	return db.One(ctx, q, "person.not_found", scanCard, `SELECT `+cardColumns+` FROM `+cardTables+w.String(), w.Args...)
}

// findScannedCard returns whose card in reach has a number.
func findScannedCard(ctx context.Context, q db.Querier, in access.Scope, number string) (PersonCard, error) {
	var w db.Where
	w.And(in.Rows(OfCampus, `p.id = ?`))
	w.Add(`k.number = ?`, strings.TrimSpace(number))
	return db.One(ctx, q, "badge.not_found", scanCard, `SELECT `+cardColumns+` FROM `+cardTables+w.String(), w.Args...)
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
// network.
func AddCards(ctx context.Context, tx *db.Tx, personIDs []string, batch, by string, at clock.Time) error {
	if len(personIDs) == 0 {
		return nil
	}
	last, err := db.One(ctx, tx, "", db.ScanInt, `SELECT COALESCE(MAX(serial), 0) FROM person_card`)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`person_card (serial, person_id, number, batch, made_by, made_at)`)
	for i, id := range personIDs {
		serial := int64(last + i + 1)
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
	return db.Exec(ctx, tx, `UPDATE person_card SET batch = ?`+w.String()+` AND void_at IS NULL`, append([]any{batch}, w.Args...)...)
}

// voidCard has a card identify nobody.
func voidCard(ctx context.Context, tx *db.Tx, personID string) error {
	return db.Exec(ctx, tx, `UPDATE person_card SET void_at = ? WHERE person_id = ? AND void_at IS NULL`, clock.Now(), personID)
}
