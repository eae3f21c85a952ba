package account

import (
	"context"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// limit is how often a key may be tried in a window of time, and what comes
// then.
type limit struct {
	key    string
	most   int
	window time.Duration
	by     int // how many attempts it is at once; one if zero
	// slow, if set, lets a key that had its most be tried on, one at a time, after
	// pauses that double up to this long. Else it is refused until the window ends.
	slow time.Duration
	// lasting lets the window begin anew with each attempt: what counts is how
	// many were wrong in a row, however long it took.
	lasting bool
	// clears forgets all wrong attempts of the key once there is a right one.
	clears bool
	// refusal is the code of what to say where waiting is not the way in.
	refusal string
}

// counted is what is known of a key after one more attempt.
type counted struct {
	count      int
	ends, next clock.Time
}

// judge returns how long to wait before an attempt that would be the count-th,
// or, if it may be made now, how long the next one has to wait.
func (l limit) judge(c counted, now clock.Time) (wait, pause time.Duration) {
	beyond := c.count - l.most
	switch {
	case beyond > 0 && l.slow == 0:
		return max(c.ends.Sub(now), time.Second), 0
	case beyond > 0 && c.next.Sub(now) > 0:
		return c.next.Sub(now), 0
	case beyond >= 0 && l.slow > 0:
		return 0, min(firstPause<<min(beyond, 20), l.slow)
	}
	return 0, 0
}

// countAttempt counts an attempt before it is verified, so that many at once
// cannot slip through, and refuses it when there were too many. What is refused
// does not count.
func countAttempt(ctx context.Context, d *db.DB, limits []limit) error {
	return d.Tx(ctx, func(tx *db.Tx) error { return countIn(ctx, tx, limits) })
}

// countIn is countAttempt in a transaction, which a refusal must end.
func countIn(ctx context.Context, tx *db.Tx, limits []limit) error {
	now := clock.Now()
	var longest time.Duration
	var refusal string
	for _, l := range limits {
		c, err := addAttempt(ctx, tx, l, now)
		if err != nil {
			return err
		}
		wait, pause := l.judge(c, now)
		if wait > longest {
			longest, refusal = wait, l.refusal
		}
		if pause > 0 {
			if err := db.Exec(ctx, tx, `UPDATE attempt SET next_at = ? WHERE key = ?`, now.Add(pause), l.key); err != nil {
				return err
			}
		}
	}
	if longest > 0 {
		return tooManyOf(refusal, int((longest+time.Second-1)/time.Second))
	}
	return nil
}

func addAttempt(ctx context.Context, tx *db.Tx, l limit, now clock.Time) (counted, error) {
	return db.One(ctx, tx, "", func(r db.Row) (c counted, err error) { return c, r.Scan(&c.count, &c.ends, &c.next) },
		`INSERT INTO attempt (key, count, ends_at) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET
			count = CASE WHEN attempt.ends_at <= ? THEN excluded.count ELSE attempt.count + excluded.count END,
			next_at = CASE WHEN attempt.ends_at <= ? THEN NULL ELSE attempt.next_at END,
			ends_at = CASE WHEN attempt.ends_at <= ? OR ? = TRUE THEN excluded.ends_at ELSE attempt.ends_at END
		RETURNING count, ends_at, next_at`, l.key, max(l.by, 1), now.Add(l.window), now, now, now, l.lasting)
}

// forgiveAttempt takes an attempt that turned out right out of the count, with
// the pause that it would have brought.
func forgiveAttempt(ctx context.Context, tx *db.Tx, limits []limit) error {
	for _, l := range limits {
		query := `UPDATE attempt SET count = count - 1, next_at = NULL WHERE key = ? AND count > 0`
		if l.clears {
			query = `DELETE FROM attempt WHERE key = ?`
		}
		if err := db.Exec(ctx, tx, query, l.key); err != nil {
			return err
		}
	}
	return nil
}

// forgetAttempts makes keys as good as new.
func forgetAttempts(ctx context.Context, tx *db.Tx, keys ...string) error {
	for _, key := range keys {
		if err := db.Exec(ctx, tx, `DELETE FROM attempt WHERE key = ?`, key); err != nil {
			return err
		}
	}
	return nil
}

// removeExpired forgets sessions, links and counts that have run out, and
// devices that nobody has used for a year.
func removeExpired(ctx context.Context, tx *db.Tx) error {
	now := clock.Now()
	for column, until := range map[string]clock.Time{
		"session.expires_at": now, "mailed_link.expires_at": now, "provider_flow.expires_at": now, "attempt.ends_at": now,
		"known_device.used_at": now.Add(-deviceLife), "ended_session.ended_at": now.Add(-endedToldFor),
	} {
		table, name, _ := strings.Cut(column, ".")
		if err := db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+name+` <= ?`, until); err != nil {
			return err
		}
	}
	return nil
}
