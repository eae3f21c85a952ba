package crashtest

import (
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"myspace/internal/base/longtest"
)

const (
	killLanes   = 2  // side by side
	killsInARow = 20 // of one database
)

// quickly is how soon a database must be open again after a crash.
const quickly = 5 * time.Second

func TestCrashKill(t *testing.T) {
	kills := longtest.Times(40, 200)
	var mu sync.Mutex
	done, acked, slowest := 0, 0, time.Duration(0)
	lanes, _ := errgroup.WithContext(t.Context())
	for range killLanes {
		lanes.Go(func() error {
			for range kills / killLanes / killsInARow {
				v := &victim{folder: t.TempDir()}
				for range killsInARow {
					took, err := v.killOnce(t)
					if err != nil {
						return err
					}
					mu.Lock()
					done, slowest = done+1, max(slowest, took)
					mu.Unlock()
				}
				mu.Lock()
				acked += len(v.acks)
				mu.Unlock()
			}
			return nil
		})
	}
	if err := lanes.Wait(); err != nil {
		t.Error(err)
	}
	if acked < kills {
		t.Errorf("only %d writes were acknowledged", acked)
	}
	if slowest > quickly {
		t.Errorf("after a kill the database took %v to open", slowest)
	}
	t.Logf("kills: %d (%d acknowledged writes, none lost; open again after at most %v)", done, acked, slowest.Round(time.Millisecond))
}

// victim is a data folder whose program is killed again and again.
type victim struct {
	folder string
	kills  int
	acks   []string
}

// killOnce starts the program, kills it at a random moment and looks at a copy
// of what is left: the next one finds it as it was.
func (v *victim) killOnce(t *testing.T) (took time.Duration, err error) {
	c, err := startChild(childFolder, v.folder)
	if err != nil {
		return 0, err
	}
	err = c.letRun(v.kills%2 == 0, 100*time.Millisecond)
	v.acks = append(v.acks, c.kill()...)
	v.kills++
	if err != nil {
		return 0, err
	}
	copied, err := v.copyDatabase(t)
	if err != nil {
		return 0, err
	}
	return check(t.Context(), copied, v.folder, v.acks)
}

func (v *victim) copyDatabase(t *testing.T) (folder string, err error) {
	folder = t.TempDir()
	for _, name := range []string{"myspace.db", "myspace.db-wal", "myspace.db-shm"} {
		err = errors.Join(err, copyFile(filepath.Join(v.folder, name), filepath.Join(folder, name)))
	}
	return folder, err
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o600)
}
