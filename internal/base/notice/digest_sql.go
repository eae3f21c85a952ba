package notice

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func findWaiters(ctx context.Context, q db.Querier) ([]waiter, error) {
	return db.All(ctx, q, func(r db.Row) (w waiter, err error) { return w, r.Scan(&w.personID, &w.since, &w.zone) },
		`SELECT p.id, n.since, `+ZoneOf+` FROM (SELECT person_id, MIN(happened_at) AS since FROM notice WHERE waits GROUP BY person_id) n
			JOIN person p ON p.id = n.person_id ORDER BY p.id`)
}

// addDigest makes the mail of a day for somebody, unless there is one.
func addDigest(ctx context.Context, tx *db.Tx, id, personID string, day clock.Date, now clock.Time) (made bool, err error) {
	n, err := db.Affected(ctx, tx, `INSERT INTO notice_digest (id, person_id, day, made_at) VALUES (?, ?, ?, ?) ON CONFLICT (person_id, day) DO NOTHING`, id, personID, day, now)
	return n == 1, err
}

// putInto puts what waited for somebody until a time into a mail.
func putInto(ctx context.Context, tx *db.Tx, id, personID string, until clock.Time) error {
	return db.Exec(ctx, tx, `UPDATE notice SET waits = FALSE, digest_id = ? WHERE person_id = ? AND waits AND happened_at < ?`, id, personID, until)
}

// findDigest finds whom a mail of the day is for, if it was not sent yet and he
// can still be written to.
func findDigest(ctx context.Context, q db.Querier, id string) (Reader, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (to Reader, err error) {
		var campus string
		err = r.Scan(&to.PersonID, &to.Email, &to.Name, &to.Language, &campus, &to.Zone)
		if to.Language == "" {
			to.Language = campus
		}
		return to, err
	}, `SELECT `+readerColumns+` FROM notice_digest d JOIN person p ON p.id = d.person_id
		WHERE d.id = ? AND d.mailed_at IS NULL AND p.enabled = TRUE AND p.email <> ''`, id)
}

func findInDigest(ctx context.Context, q db.Querier, id string) ([]News, error) {
	return db.All(ctx, q, func(r db.Row) (News, error) { return scan(r) },
		`SELECT `+columns+` FROM notice n WHERE n.digest_id = ? ORDER BY n.happened_at, n.id`, id)
}

func setDigestMailed(ctx context.Context, tx *db.Tx, id string) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `UPDATE notice SET mailed_at = ? WHERE digest_id = ?`, now, id); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE notice_digest SET mailed_at = ? WHERE id = ?`, now, id)
}
