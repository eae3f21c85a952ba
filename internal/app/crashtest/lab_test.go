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

// trial is a program on a disk of ours whose power is cut.
type trial struct {
	program  string            // the variable that starts it
	files    map[string][]byte // on the disk at the beginning
	survives func() bool
	disk     func(*disk) // makes it special; may be nil
	story    func(*disk, *child) error
	check    func(folder string, said []string) error
}

// writing is the trial of the program that writes for ever: its power is cut
// after story, and everything that it acknowledged must be left.
func (l lab) writing(ctx context.Context, survives func() bool, story func(*disk, *child) error) trial {
	return trial{
		program: childFolder, files: map[string][]byte{"myspace.db": l.migrated}, survives: survives, story: story,
		check: func(folder string, acks []string) error {
			_, err := check(ctx, folder, folder, acks)
			return err
		},
	}
}

// run runs the trial and returns how much the program said.
func (l lab) run(t trial) (said int, err error) {
	mounted, err := os.MkdirTemp(l.folder, "disk")
	if err != nil {
		return 0, err
	}
	left, err := os.MkdirTemp(l.folder, "left")
	if err != nil {
		return 0, err
	}
	d := newDisk()
	for name, content := range t.files {
		d.has(name, content)
	}
	if t.disk != nil {
		t.disk(d)
	}
	server, err := mount(d, mounted)
	if err != nil {
		return 0, err
	}
	lines, err := t.untilTheCut(d, mounted, left)
	if err = errors.Join(err, unmount(server, mounted)); err != nil {
		return 0, err
	}
	if err := t.check(left, lines); err != nil {
		return 0, fmt.Errorf("after a power cut: %w", err)
	}
	return len(lines), os.RemoveAll(left)
}

func (t trial) untilTheCut(d *disk, mounted, left string) (lines []string, err error) {
	c, err := startChild(t.program, mounted)
	if err != nil {
		return nil, err
	}
	err = t.story(d, c)
	err = errors.Join(err, d.cut(left, t.survives))
	// What it says now, it must have stored before the cut.
	return c.kill(), err
}

// atWork and afterACheckpoint are random moments of a program that writes.
func atWork(_ *disk, c *child) error { return c.letRun(false, 250*time.Millisecond) }

func afterACheckpoint(d *disk, c *child) error {
	if err := c.until(func(int, int) bool { return d.hasCheckpointed() }); err != nil {
		return err
	}
	return atWork(d, c)
}

// atStart is a random moment of any program.
func atStart(_ *disk, c *child) error { return c.letRun(true, 300*time.Millisecond) }
