package db

import "os"

// walLimit is how large SQLite's write-ahead log may grow before the writer
// insists on emptying it.
const walLimit = 16 << 20

// walKeeper keeps the log small. SQLite itself empties it only at a moment
// when nobody reads; where somebody always does, it would grow for ever.
type walKeeper struct {
	path string
	due  int64 // the size beyond which to try next
}

// tidy empties the log if it has grown. It waits a little for those who read
// just now; behind a reader who takes longer it gives up, until the log has
// grown as much again.
func (k *walKeeper) tidy(run func(text string) error) {
	size := k.size()
	if size <= walLimit { // emptied meanwhile
		k.due = walLimit
	}
	if size <= k.due {
		return
	}
	_ = run(`PRAGMA busy_timeout(50)`)
	_ = run(`PRAGMA wal_checkpoint(TRUNCATE)`) // refused is no harm: the log stays as it is
	_ = run(`PRAGMA busy_timeout(5000)`)
	k.due = k.size() + walLimit
}

func (k *walKeeper) size() int64 {
	info, err := os.Stat(k.path)
	if err != nil {
		return 0
	}
	return info.Size()
}
