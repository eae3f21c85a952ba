package account

import (
	"context"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// limit is how often a key may be tried in a window of time.
type limit struct {
	key    string
	most   int
	window time.Duration
	by     int // how many attempts it is at once; one if zero
}

// attemptLimits are the limits for one attempt to sign in. The account alone
// has the widest, so that nobody can lock another person out from afar.
func attemptLimits(emailKey, network string) []limit {
	const window = 15 * time.Minute
	return []limit{
		{key: "from " + network + " as " + emailKey, most: 10, window: window},
		{key: "from " + network, most: 30, window: window},
		{key: "as " + emailKey, most: 100, window: window},
	}
}

// mailLimits are the limits for asking for a mail: few, because each answer
// tells whether an address is known, and each mail is a nuisance to somebody.
func mailLimits(emailKey, network string) []limit {
	return []limit{{key: "mail to " + emailKey, most: 3, window: time.Hour}, {key: "mail from " + network, most: 10, window: time.Hour}}
}

// countAttempt counts an attempt before it is verified, so that many at once
// cannot slip through, and refuses it when there were too many.
func countAttempt(ctx context.Context, d *db.DB, limits []limit) error {
	now := clock.Now()
	return d.Tx(ctx, func(tx *db.Tx) error {
		var wait time.Duration
		for _, l := range limits {
			count, ends, err := addAttempt(ctx, tx, l, now)
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

func addAttempt(ctx context.Context, tx *db.Tx, l limit, now clock.Time) (count int, ends clock.Time, err error) {
	type row struct {
		count int
		ends  clock.Time
	}
	r, err := db.One(ctx, tx, "", func(r db.Row) (x row, err error) { return x, r.Scan(&x.count, &x.ends) },
		`INSERT INTO attempt (key, count, ends_at) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET
			count = CASE WHEN attempt.ends_at <= ? THEN excluded.count ELSE attempt.count + excluded.count END,
			ends_at = CASE WHEN attempt.ends_at <= ? THEN excluded.ends_at ELSE attempt.ends_at END
		RETURNING count, ends_at`, l.key, max(l.by, 1), now.Add(l.window), now, now)
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

// removeExpired forgets sessions, links and counts that have run out.
func removeExpired(ctx context.Context, tx *db.Tx) error {
	now := clock.Now()
	for table, column := range map[string]string{
		"session": "expires_at", "mailed_link": "expires_at", "provider_flow": "expires_at", "attempt": "ends_at",
	} {
		if err := db.Exec(ctx, tx, `DELETE FROM `+table+` WHERE `+column+` <= ?`, now); err != nil {
			return err
		}
	}
	return nil
}
