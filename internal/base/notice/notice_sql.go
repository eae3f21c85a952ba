package notice

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// keep is how long notices are kept.
const keep = 90 * 24 * time.Hour

const columns = `n.id, n.kind, n.params, n.link, n.happened_at, n.seen_at, n.campus_id`

func scan(r db.Row, more ...any) (n News, err error) {
	var params string
	var seen clock.Time
	if err = r.Scan(append([]any{&n.ID, &n.Kind, &params, &n.Link, &n.HappenedAt, &seen, &n.campusID}, more...)...); err != nil {
		return n, err
	}
	n.Seen = !seen.IsZero()
	return n, json.Unmarshal([]byte(params), &n.Params)
}

// Of returns what somebody was told and may read, the newest first.
func Of(ctx context.Context, q db.Querier, v View, most int) ([]News, error) {
	w := v.where()
	all, err := db.All(ctx, q, func(r db.Row) (News, error) { return scan(r) },
		`SELECT `+columns+` FROM notice n`+w.String()+` ORDER BY n.happened_at DESC, n.id DESC`+db.Limit(most), w.Args...)
	if all == nil {
		all = []News{}
	}
	return all, err
}

// Unseen is what is new to somebody: by the page that it leads to, and what stood
// in his panel when he last looked.
type Unseen struct {
	Count    int
	Newest   string // its id: later ones come after it
	Links    map[string]int
	Standing []string
}

// FindUnseen returns what is new to somebody and what he may read of it, by the clock
// of a zone.
func FindUnseen(ctx context.Context, q db.Querier, v View, kinds []Kind, zone string) (u Unseen, err error) {
	w := v.where()
	w.Add(`n.seen_at IS NULL`)
	u.Links = map[string]int{}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var link, newest string
		var n int
		err := r.Scan(&link, &n, &newest)
		u.Count, u.Newest = u.Count+n, max(u.Newest, newest)
		u.Links[link] += n
		return err
	}, `SELECT n.link, COUNT(*), MAX(n.id) FROM notice n`+w.String()+` GROUP BY n.link`, w.Args...); err != nil {
		return u, err
	}
	if err := u.leaveClosed(ctx, q, v, kinds, zone); err != nil {
		return u, err
	}
	u.Standing, err = findStanding(ctx, q, v.PersonID)
	return u, err
}

// Mark changes with what is new to somebody, and with what he has looked at: one
// small query, for who asks again and again.
func Mark(ctx context.Context, q db.Querier, personID string) (string, error) {
	return db.One(ctx, q, "", func(r db.Row) (mark string, err error) {
		var count int
		var newest, looked string
		err = r.Scan(&count, &newest, &looked)
		return fmt.Sprintf("%d.%s.%x", count, newest, sha256.Sum256([]byte(looked))), err
	}, `SELECT COUNT(*), COALESCE(MAX(id), ''), COALESCE((SELECT standing FROM notice_look WHERE person_id = ?), '') FROM notice WHERE person_id = ? AND seen_at IS NULL`,
		personID, personID)
}

func findStanding(ctx context.Context, q db.Querier, personID string) (standing []string, err error) {
	return standing, db.Each(ctx, q, func(r db.Row) error {
		var text string
		if err := r.Scan(&text); err != nil {
			return err
		}
		return json.Unmarshal([]byte(text), &standing)
	}, `SELECT standing FROM notice_look WHERE person_id = ?`, personID)
}

// Look is somebody's look at his panel: the notices that he saw, or all there
// are, and what stood beside them.
type Look struct {
	PersonID string
	IDs      []string
	All      bool
	Standing []string
}

// See keeps that somebody looked.
func See(ctx context.Context, tx *db.Tx, l Look) error {
	var w db.Where
	w.Add(`person_id = ? AND seen_at IS NULL`, l.PersonID)
	if !l.All {
		w.Among(tx, `id`, l.IDs)
	}
	if err := db.Exec(ctx, tx, `UPDATE notice SET seen_at = ?`+w.String(), append([]any{clock.Now()}, w.Args...)...); err != nil {
		return err
	}
	text, err := json.Marshal(l.Standing)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO notice_look (person_id, standing) VALUES (?, ?)
		ON CONFLICT (person_id) DO UPDATE SET standing = excluded.standing`, l.PersonID, string(text))
}

// ZoneOf is the zone of the campus where a person p has been the longest: his days
// begin by it wherever he is told of something.
const ZoneOf = `COALESCE((SELECT c.time_zone` + longest

// What is known of a reader p: his own language, and language and zone of the
// campus where he has been the longest.
const (
	longest       = ` FROM membership m JOIN campus c ON c.id = m.campus_id WHERE m.person_id = p.id ORDER BY m.created_at, c.id LIMIT 1), '')`
	readerColumns = `p.id, p.email, ` + naming.Person + `, p.language, COALESCE((SELECT c.language` + longest + `, ` + ZoneOf
)

// findReader finds whom a notice is for, if he can still be written to: in his
// own language or else that of the campus where he has been the longest.
func findReader(ctx context.Context, q db.Querier, id string) (Reader, error) {
	return db.One(ctx, q, "person.not_found", func(r db.Row) (to Reader, err error) {
		var campus string
		to.Notice, err = scan(r, &to.done, &to.PersonID, &to.Email, &to.Name, &to.Language, &campus, &to.Zone)
		if to.Language == "" {
			to.Language = campus
		}
		return to, err
	}, `SELECT `+columns+`, n.mailed_at IS NOT NULL OR n.waits OR n.digest_id IS NOT NULL, `+readerColumns+`
		FROM notice n JOIN person p ON p.id = n.person_id WHERE n.id = ? AND p.enabled = TRUE AND p.email <> ''`, id)
}

func setMailed(ctx context.Context, q db.Querier, id string) error {
	return db.Exec(ctx, q, `UPDATE notice SET mailed_at = ? WHERE id = ?`, clock.Now(), id)
}

// TakeBack deletes what anybody was told of some events of a kind.
func TakeBack(ctx context.Context, tx *db.Tx, kind string, events []string) error {
	if len(events) == 0 {
		return nil
	}
	var w db.Where
	w.Add(`kind = ?`, kind)
	w.Among(tx, `event`, events)
	return db.Exec(ctx, tx, `DELETE FROM notice`+w.String(), w.Args...)
}

// Sweep deletes what happened long ago.
func Sweep(ctx context.Context, q db.Querier, now clock.Time) error {
	for n := int64(1); n > 0; {
		var err error
		if n, err = db.Affected(ctx, q, `DELETE FROM notice WHERE id IN (SELECT id FROM notice WHERE happened_at < ? LIMIT 1000)`, now.Add(-keep)); err != nil {
			return err
		}
	}
	return db.Exec(ctx, q, `DELETE FROM notice_digest WHERE made_at < ?`, now.Add(-keep))
}
