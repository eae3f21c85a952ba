package account

import (
	"context"
	"database/sql"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
	"myspace/internal/school/people"
)

// findSession returns a living session of an enabled person who still has a
// role at its campus. Everything is read anew for each request: what is taken
// away is gone at the next call.
func findSession(ctx context.Context, q db.Querier, cond, key string) (session, error) {
	s, err := db.One(ctx, q, "session.unauthorized", scanSession, `SELECT s.id, s.person_id, s.campus_id, s.origin, p.language, s.expires_at, p.roles,
		EXISTS (SELECT 1 FROM second_factor f WHERE f.person_id = s.person_id AND f.confirmed_at IS NOT NULL),
		(SELECT value FROM network_setting WHERE name = '`+settingName+`'), (SELECT c.time_zone FROM campus c WHERE c.id = s.campus_id)
		FROM session s JOIN person p ON p.id = s.person_id WHERE `+cond+` AND s.expires_at > ? AND p.enabled = TRUE`, key, clock.Now())
	if fault.KindOf(err) == fault.NotFound || err == nil && s.roles == 0 {
		return session{}, errNoSession()
	}
	return s, err
}

// ActorAt tells who somebody is at a campus now, without a session: for what he
// is told by a private link that he made there. He is nobody where he could not
// use a session either. Who chose no language is told in that of the campus.
func ActorAt(ctx context.Context, q db.Querier, personID, campusID string) (access.Actor, error) {
	s, err := db.One(ctx, q, "session.unauthorized", scanSession, `SELECT '', p.id, c.id, '', CASE WHEN p.language <> '' THEN p.language ELSE c.language END, CAST(NULL AS TIMESTAMPTZ), p.roles,
		EXISTS (SELECT 1 FROM second_factor f WHERE f.person_id = p.id AND f.confirmed_at IS NOT NULL),
		(SELECT value FROM network_setting WHERE name = '`+settingName+`'), c.time_zone
		FROM person p, campus c WHERE p.id = ? AND c.id = ? AND p.enabled = TRUE AND c.archived_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = p.id)`, personID, campusID)
	if fault.KindOf(err) == fault.NotFound || err == nil && s.roles == 0 {
		return access.Actor{}, errNoSession()
	}
	return s.actor(), err
}

func scanSession(r db.Row) (s session, err error) {
	var roles string
	var saved, zone sql.NullString
	var hasFactor bool
	err = r.Scan(&s.id, &s.personID, &s.campusID, &s.origin, &s.language, &s.expires, &roles, &hasFactor, &saved, &zone)
	s.roles, s.timeZone, s.schoolMonth = people.RolesAt(roles, s.campusID), zone.String, defaultMonth
	if err != nil || !saved.Valid {
		return s, err
	}
	settings := NetworkSettings{SchoolMonth: defaultMonth}
	err = json.Unmarshal([]byte(saved.String), &settings)
	s.schoolMonth = settings.SchoolMonth
	s.held = !hasFactor && settings.needsSecondFactor(s.roles)
	s.shutOut = settings.Maintenance.On && s.roles&access.Admin == 0
	return s, err
}

// addSession is the only place where sessions are made.
func addSession(ctx context.Context, tx *db.Tx, s session, tokenHash, address, agent string) error {
	now := clock.Now()
	err := db.Exec(ctx, tx, `INSERT INTO last_sign_in (person_id, at) VALUES (?, ?) ON CONFLICT (person_id) DO UPDATE SET at = excluded.at`, s.personID, now)
	if err != nil {
		return err
	}
	err = db.Exec(ctx, tx, `INSERT INTO session (id, token_hash, person_id, campus_id, origin, address, agent, created_at, used_at, expires_at)
		VALUES `+db.Values(1, 10), s.id, tokenHash, s.personID, s.campusID, s.origin, address, agent, now, now, s.expires)
	if err != nil {
		return err
	}
	return endOldest(ctx, tx, s, now)
}

// mostSessions is how many sessions a person may have.
const mostSessions = 20

// endOldest ends the sessions of a person that are too many, those first that he
// used longest ago, and keeps for a while what he is told of them. Sign-ins of
// one person come here one after the other: they all change his last_sign_in.
func endOldest(ctx context.Context, tx *db.Tx, begun session, now clock.Time) error {
	personID := begun.personID
	if err := db.Exec(ctx, tx, `DELETE FROM session WHERE person_id = ? AND expires_at <= ?`, personID, now); err != nil {
		return err
	}
	const oldest = ` FROM session WHERE person_id = ? AND id IN (SELECT id FROM session WHERE person_id = ? ORDER BY used_at DESC, id DESC LIMIT 1000 OFFSET ?)`
	err := db.Exec(ctx, tx, `INSERT INTO ended_session (id, person_id, campus_id, agent, address, created_at, used_at, ended_at)
		SELECT id, person_id, campus_id, agent, address, created_at, used_at, (SELECT n.created_at FROM session n WHERE n.id = ?)`+oldest, begun.id, personID, personID, mostSessions)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `DELETE`+oldest, personID, personID, mostSessions)
}

// CountEnded returns how many sessions of a person were ended lately because he
// had begun too many.
func CountEnded(ctx context.Context, q db.Querier, personID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM ended_session WHERE person_id = ? AND ended_at > ?`, personID, clock.Now().Add(-endedNoticed))
}

func slideSession(ctx context.Context, q db.Querier, id string, expires clock.Time) error {
	return db.Exec(ctx, q, `UPDATE session SET used_at = ?, expires_at = ? WHERE id = ?`, clock.Now(), expires, id)
}

func removeSession(ctx context.Context, q db.Querier, id string) error {
	return db.Exec(ctx, q, `DELETE FROM session WHERE id = ?`, id)
}

// credentials is what is known of somebody who wants to sign in; its zero
// value is nobody.
type credentials struct{ personID, hash string }

func findCredentials(ctx context.Context, q db.Querier, emailKey string) (credentials, error) {
	all, err := db.All(ctx, q, func(r db.Row) (c credentials, err error) { return c, r.Scan(&c.personID, &c.hash) },
		`SELECT p.id, w.hash FROM person p JOIN password w ON w.person_id = p.id WHERE p.email_key = ?`, emailKey)
	if err != nil || len(all) == 0 {
		return credentials{}, err
	}
	return all[0], nil
}

// mayEnter reports whether a person may sign in at a campus: he is enabled, the
// campus is open, and he belongs to it or has a role in the whole network.
func mayEnter(ctx context.Context, q db.Querier, personID, campusID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM person p, campus c
		WHERE p.id = ? AND p.enabled = TRUE AND c.id = ? AND c.open = TRUE AND c.archived_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM unconfirmed u WHERE u.person_id = p.id) AND (
			EXISTS (SELECT 1 FROM membership_role r WHERE r.person_id = p.id AND r.campus_id = c.id)
			OR EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = p.id))`, personID, campusID)
}

// findUser returns the person behind a session as the browser shows him.
func findUser(ctx context.Context, q db.Querier, s session) (u User, photo string, err error) {
	u = User{ID: s.personID, Role: s.roles.Names(), OrganizationID: s.campusID, Origin: s.origin, SecondFactorRequired: s.held, Maintenance: s.shutOut, SchoolMonth: s.schoolMonth}
	var photoHash sql.NullString
	_, err = db.One(ctx, q, "session.unauthorized", func(r db.Row) (bool, error) {
		return true, r.Scan(&u.Name, &u.Email, &photoHash, &u.OrganizationName)
	}, `SELECT `+naming.Person+`, p.email, p.photo_hash, c.name FROM person p JOIN campus c ON c.id = ? WHERE p.id = ?`,
		s.campusID, s.personID)
	if err != nil {
		return u, "", err
	}
	u.Metadata, err = findMetadata(ctx, q, s.personID)
	return u, photoHash.String, err
}

// SetPassword gives a person a password, in its hashed form.
func SetPassword(ctx context.Context, tx *db.Tx, personID, hash string) error {
	return db.Exec(ctx, tx, `INSERT INTO password (person_id, hash, changed_at) VALUES (?, ?, ?)
		ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at`, personID, hash, clock.Now())
}
