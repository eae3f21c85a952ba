package account

import (
	"context"
	"time"

	"myspace/internal/base/db"
)

// Limit returns a function that counts one more of something, and refuses it
// when there were too many in a window of time: for areas that come earlier.
func Limit(d *db.DB) func(ctx context.Context, key string, most int, window time.Duration) error {
	return func(ctx context.Context, key string, most int, window time.Duration) error {
		return countAttempt(ctx, d, []limit{{key: key, most: most, window: window}})
	}
}
