package crashtest

import (
	"errors"
	"testing"
)

// TestCrashDiskFull: a full disk refuses writes and nothing else. When there
// is room again, the same program goes on.
func TestCrashDiskFull(t *testing.T) {
	if reason := cannotMount(t); reason != nil {
		t.Logf("full disk: NOT RUN (%v)", reason)
		return
	}
	lab := newLab(t)
	acked, err := lab.run(lab.writing(t.Context(), none, func(d *disk, c *child) error {
		for range 3 {
			before, _, _ := c.counts()
			if err := c.until(func(acks, _ int) bool { return acks > before+50 }); err != nil {
				return err
			}
			d.set(func() { d.size = d.used + 300_000 })
			_, fulls, _ := c.counts()
			if err := c.until(func(_, now int) bool { return now > fulls+20 }); err != nil {
				return err
			}
			d.set(func() { d.size = 1 << 40 })
		}
		before, _, _ := c.counts()
		return c.until(func(acks, _ int) bool { return acks > before+50 })
	}))
	if err != nil {
		t.Error(err)
	}
	t.Logf("full three times: %d acknowledged writes, none lost", acked)
}

// TestCrashSyncFails: what could not be synced is not acknowledged.
func TestCrashSyncFails(t *testing.T) {
	if reason := cannotMount(t); reason != nil {
		t.Logf("failing syncs: NOT RUN (%v)", reason)
		return
	}
	for name, broken := range map[string]func(*node) bool{
		"log":   (*node).isLog,
		"files": func(n *node) bool { return isInFiles(n) && !n.isFolder() },
		"all":   func(*node) bool { return true },
	} {
		t.Run(name, func(t *testing.T) {
			lab := newLab(t)
			_, err := lab.run(lab.writing(t.Context(), none, func(d *disk, c *child) error {
				if err := c.until(func(acks, _ int) bool { return acks > 50 }); err != nil {
					return err
				}
				d.set(func() { d.broken = broken })
				if err := c.until(func(int, int) bool { return false }); !errors.Is(err, errEnded) {
					return err
				}
				return nil // it told of the error and ended, as it should
			}))
			if err != nil {
				t.Error(err)
			}
		})
	}
}
