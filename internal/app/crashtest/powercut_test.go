package crashtest

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sync/errgroup"

	"myspace/internal/base/longtest"
)

const cutLanes = 2 // side by side

// none and some say what survives of that which was not synced.
func none() bool { return false }
func some() bool { return rand.IntN(2) == 0 }

func TestCrashPowerCut(t *testing.T) {
	if reason := cannotMount(t); reason != nil {
		t.Logf("power cuts: NOT RUN (%v)", reason)
		return
	}
	lab, powerCuts := newLab(t), longtest.Times(32, 120)
	var mu sync.Mutex
	done, acked := 0, 0
	lanes, ctx := errgroup.WithContext(t.Context())
	for range cutLanes {
		lanes.Go(func() error {
			for i := range powerCuts / cutLanes {
				trial := lab.writing(ctx, []func() bool{none, some}[i%2], atWork)
				switch i % 8 {
				case 0, 1: // the first start, on an empty disk
					trial.files, trial.story = nil, atStart
				case 2, 3:
					trial.story = afterACheckpoint
				}
				n, err := lab.run(trial)
				if err != nil {
					return err
				}
				mu.Lock()
				done, acked = done+1, acked+n
				mu.Unlock()
			}
			return nil
		})
	}
	if err := lanes.Wait(); err != nil {
		t.Error(err)
	}
	if acked < powerCuts {
		t.Errorf("only %d writes were acknowledged", acked)
	}
	t.Logf("power cuts: %d (%d acknowledged writes, none lost)", done, acked)
}

// TestCrashPowerCutShowsLoss proves that the test above can fail: on a disk
// that only pretends to sync, as if the program did not ask for it.
func TestCrashPowerCutShowsLoss(t *testing.T) {
	if reason := cannotMount(t); reason != nil {
		t.Logf("power cuts: NOT RUN (%v)", reason)
		return
	}
	lab := newLab(t)
	for name, tt := range map[string]struct {
		deaf  func(*node) bool
		story func(*disk, *child) error
		want  string
	}{
		"commits without a sync of the log": {(*node).isLog, atWork, `acknowledged writes are lost`},
		"checkpoints without a sync":        {func(n *node) bool { return n.path == "myspace.db" }, afterACheckpoint, `is damaged|malformed|are lost`},
		"files without a sync":              {func(n *node) bool { return isInFiles(n) && !n.isFolder() }, atWork, `content is damaged`},
		"files without a sync of folders":   {func(n *node) bool { return isInFiles(n) && n.isFolder() }, atWork, `file\.not_found`},
	} {
		t.Run(name, func(t *testing.T) {
			trial := lab.writing(t.Context(), none, tt.story)
			trial.disk = func(d *disk) { d.deaf = tt.deaf }
			for try := 1; ; try++ {
				_, err := lab.run(trial)
				if err != nil && regexp.MustCompile(tt.want).MatchString(err.Error()) {
					return
				}
				if try == 10 {
					t.Fatalf("ten cuts showed no loss; the last: %v", err)
				}
			}
		})
	}
}

func isInFiles(n *node) bool { return strings.HasPrefix(n.path, "files") }

// cannotMount returns why no folder of ours can be mounted here.
func cannotMount(t *testing.T) error {
	t.Helper()
	device, err := os.OpenFile("/dev/fuse", os.O_RDWR, 0)
	if err != nil {
		return err
	}
	_ = device.Close()
	folder := t.TempDir()
	server, err := mount(newDisk(), folder)
	if err != nil {
		return err
	}
	return unmount(server, folder)
}
