package crashtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"testing"
	"time"

	"myspace/internal/app/migrations"
	"myspace/internal/base/dbtest"
)

// lab is where power is cut.
type lab struct {
	folder   string
	migrated []byte // an empty database
}

func newLab(t *testing.T) lab {
	t.Helper()
	migrated, err := os.ReadFile(dbtest.SQLite(t, migrations.Files).Address)
	if err != nil {
		t.Fatal(err)
	}
	return lab{t.TempDir(), migrated}
}

// trial is one cut.
type trial struct {
	fresh    bool // the disk is empty when the program starts
	late     bool // the log has been begun anew
	survives func() bool
	deaf     func(*node) bool
}

// cutOnce has the program write to a disk of ours, cuts the power at a random
// moment, and looks at what is left. It returns how much was acknowledged.
func (l lab) cutOnce(ctx context.Context, t trial) (acked int, err error) {
	return l.onDisk(ctx, t, func(d *disk, c *child) error {
		if t.late {
			if err := c.until(func(int, int) bool { return d.hasCheckpointed() }); err != nil {
				return err
			}
		}
		return c.letRun(t.fresh, 250*time.Millisecond)
	})
}

// onDisk runs the program on a disk of ours, cuts the power after story is
// told, and looks at what is left. It returns how much was acknowledged.
func (l lab) onDisk(ctx context.Context, t trial, story func(*disk, *child) error) (acked int, err error) {
	mounted, err := os.MkdirTemp(l.folder, "disk")
	if err != nil {
		return 0, err
	}
	left, err := os.MkdirTemp(l.folder, "left")
	if err != nil {
		return 0, err
	}
	d := newDisk()
	if !t.fresh {
		d.has("myspace.db", l.migrated)
	}
	if t.deaf != nil {
		d.deaf = t.deaf
	}
	server, err := mount(d, mounted)
	if err != nil {
		return 0, err
	}
	acks, err := untilTheCut(d, mounted, left, t, story)
	if err = errors.Join(err, server.Unmount()); err != nil {
		return 0, err
	}
	if _, err := check(ctx, left, left, acks); err != nil {
		return 0, fmt.Errorf("after a power cut: %w", err)
	}
	return len(acks), os.RemoveAll(left)
}

func untilTheCut(d *disk, mounted, left string, t trial, story func(*disk, *child) error) (acks []string, err error) {
	c, err := startChild(childFolder, mounted)
	if err != nil {
		return nil, err
	}
	err = story(d, c)
	err = errors.Join(err, d.cut(left, t.survives))
	// What it says now, it must have stored before the cut.
	return c.kill(), err
}
