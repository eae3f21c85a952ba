package account

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// attemptWindow is the time over which attempts are counted.
const attemptWindow = 15 * time.Minute

// limit is how often a key may be tried in a window.
type limit struct {
	key  string
	most int
}

// attemptLimits are the limits for one attempt to sign in. The account alone
// has the widest, so that nobody can lock another person out from afar.
func attemptLimits(emailKey, network string) []limit {
	return []limit{
		{"from " + network + " as " + emailKey, 10},
		{"from " + network, 30},
		{"as " + emailKey, 100},
	}
}

// countAttempt counts an attempt before it is verified, so that many at once
// cannot slip through, and refuses it when there were too many.
func countAttempt(ctx context.Context, d *db.DB, limits []limit) error {
	now := clock.Now()
	return d.Tx(ctx, func(tx *db.Tx) error {
		var wait time.Duration
		for _, l := range limits {
			count, ends, err := addAttempt(ctx, tx, l.key, now)
			if err != nil {
				return err
			}
			if count > l.most {
				wait = max(wait, ends.Sub(now))
			}
		}
		if wait > 0 {
			return tooMany(int(wait.Seconds()) + 1)
		}
		return nil
	})
}

func addAttempt(ctx context.Context, tx *db.Tx, key string, now clock.Time) (count int, ends clock.Time, err error) {
	type row struct {
		count int
		ends  clock.Time
	}
	r, err := db.One(ctx, tx, "", func(r db.Row) (x row, err error) { return x, r.Scan(&x.count, &x.ends) },
		`INSERT INTO attempt (key, count, ends_at) VALUES (?, 1, ?)
		ON CONFLICT (key) DO UPDATE SET
			count = CASE WHEN attempt.ends_at <= ? THEN 1 ELSE attempt.count + 1 END,
			ends_at = CASE WHEN attempt.ends_at <= ? THEN excluded.ends_at ELSE attempt.ends_at END
		RETURNING count, ends_at`, key, now.Add(attemptWindow), now, now)
	return r.count, r.ends, err
}

// forgiveAttempt takes an attempt that turned out right out of the count.
func forgiveAttempt(ctx context.Context, tx *db.Tx, limits []limit) error {
	for _, l := range limits {
		if err := db.Exec(ctx, tx, `UPDATE attempt SET count = count - 1 WHERE key = ? AND count > 0`, l.key); err != nil {
			return err
		}
	}
	return nil
}

// RemoveExpired forgets sessions and counts that have run out.
func RemoveExpired(ctx context.Context, tx *db.Tx) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `DELETE FROM session WHERE expires_at <= ?`, now); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `DELETE FROM attempt WHERE ends_at <= ?`, now)
}
