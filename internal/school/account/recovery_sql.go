package account

import (
	"context"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
)

// names is what is known of the owner of a password: what he must not use.
type names struct{ first, middle, last, email string }

func (n names) words() []string {
	local, _, _ := strings.Cut(n.email, "@")
	return []string{n.first, n.middle, n.last, n.email, local}
}

const nameColumns = `p.first_name, p.middle_name, p.last_name, p.email`

func scanNames(r db.Row) (n names, err error) {
	return n, r.Scan(&n.first, &n.middle, &n.last, &n.email)
}

// findMailable returns the enabled person who has an address and belongs to
// the region, or to the whole network; "" where there is none.
func findMailable(ctx context.Context, q db.Querier, emailKey, region string) (string, error) {
	var w db.Where
	w.Add(`p.email_key = ? AND p.enabled = TRUE`, emailKey)
	if region != "" {
		w.Add(`EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = p.id)
			OR EXISTS (SELECT 1 FROM membership m JOIN campus c ON c.id = m.campus_id JOIN region r ON r.id = c.region_id
				WHERE m.person_id = p.id AND r.code = ?)`, region)
	}
	all, err := db.All(ctx, q, db.ScanString, `SELECT p.id FROM person p`+w.String(), w.Args...)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}

// findLinked returns the owner of a link that can still be used, and what it is
// about.
func findLinked(ctx context.Context, q db.Querier, kind, token string) (n names, about string, err error) {
	n, err = db.One(ctx, q, "account.link_invalid", func(r db.Row) (names, error) { return scanNames(db.With(r, &about)) },
		`SELECT `+nameColumns+`, l.about FROM mailed_link l JOIN person p ON p.id = l.person_id
		WHERE l.token_hash = ? AND l.kind = ? AND l.used_at IS NULL AND l.expires_at > ?`, secret.Hash(token), kind, clock.Now())
	if fault.KindOf(err) == fault.NotFound {
		err = errLink()
	}
	return n, about, err
}

// findLinkedCampus returns the campus that the owner of a link came to last, of
// those where one can sign in; none where there is none.
func findLinkedCampus(ctx context.Context, q db.Querier, kind, token string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT m.campus_id FROM mailed_link l JOIN membership m ON m.person_id = l.person_id
		JOIN campus c ON c.id = m.campus_id WHERE l.token_hash = ? AND l.kind = ? AND c.open = TRUE AND c.archived_at IS NULL
		ORDER BY m.created_at DESC, m.campus_id LIMIT 1`, secret.Hash(token), kind)
	return strings.Join(all, ""), err
}

func findNames(ctx context.Context, q db.Querier, personID string) (names, error) {
	return db.One(ctx, q, "person.not_found", scanNames, `SELECT `+nameColumns+` FROM person p WHERE p.id = ?`, personID)
}

// replacePassword sets a new password and ends the person's sessions, but for
// the one that is named.
func replacePassword(ctx context.Context, tx *db.Tx, personID, hash, keptSession string) error {
	if err := SetPassword(ctx, tx, personID, hash); err != nil {
		return err
	}
	return removeSessions(ctx, tx, personID, keptSession)
}

// removeSessions ends a person's sessions, but for the one that is named.
func removeSessions(ctx context.Context, tx *db.Tx, personID, kept string) error {
	return db.Exec(ctx, tx, `DELETE FROM session WHERE person_id = ? AND id <> ?`, personID, kept)
}
