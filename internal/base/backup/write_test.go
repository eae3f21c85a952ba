package backup

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// TestABackupUnderWritesHoldsWhatWasAcknowledged: everything that was answered
// before the backup began is in it, and every transaction is there whole or
// not at all.
func TestABackupUnderWritesHoldsWhatWasAcknowledged(t *testing.T) {
	from, to := other(t), emptyOther(t)
	found(t, from, 3000)
	d := from.open(t)
	writers := startWriters(t, d, 16)
	writers.until(200)
	before := writers.acknowledged()
	var b bytes.Buffer
	inTheMiddle := writerFunc(func(p []byte) (int, error) {
		writers.until(len(before) + 100)
		return b.Write(p)
	})
	if _, err := Write(t.Context(), Source{DB: d, Files: from.files}, inTheMiddle); err != nil {
		t.Fatal(err)
	}
	after := len(writers.acknowledged())
	writers.stop()
	if _, err := Restore(t.Context(), bytes.NewReader(b.Bytes()), to.target()); err != nil {
		t.Fatal(err)
	}
	restored := to.open(t)
	regions := ids(t, restored, `SELECT id FROM region WHERE id <> 'r' ORDER BY id`)
	if events := ids(t, restored, `SELECT entity_id FROM audit_event ORDER BY entity_id`); !slices.Equal(regions, events) {
		t.Errorf("%d regions but %d events: a transaction was torn apart", len(regions), len(events))
	}
	for _, id := range before {
		if _, ok := slices.BinarySearch(regions, id); !ok {
			t.Fatalf("%s was acknowledged and is lost", id)
		}
	}
	t.Logf("%d acknowledged before the backup, %d in it, %d when it was done", len(before), len(regions), after)
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func ids(t *testing.T, q db.Querier, text string) []string {
	t.Helper()
	all, err := db.All(t.Context(), q, db.ScanString, text)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// writers write as long as they are not stopped.
type writers struct {
	mu    sync.Mutex
	more  *sync.Cond
	acked []string
	stop  func()
}

func startWriters(t *testing.T, d *db.DB, n int) *writers {
	t.Helper()
	w := &writers{}
	w.more = sync.NewCond(&w.mu)
	ctx, cancel := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	for range n {
		wg.Go(func() {
			for ctx.Err() == nil {
				id := db.NewID()
				if err := addRegion(t.Context(), d, id); err != nil {
					t.Error(err)
					return
				}
				w.mu.Lock()
				w.acked = append(w.acked, id)
				w.more.Broadcast()
				w.mu.Unlock()
			}
		})
	}
	w.stop = func() { cancel(); wg.Wait() }
	t.Cleanup(w.stop)
	return w
}

// addRegion writes two rows that belong together.
func addRegion(ctx context.Context, d *db.DB, id string) error {
	return d.Tx(ctx, func(tx *db.Tx) error {
		now := clock.Now()
		err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES (?, ?, '', '', ?, ?)`, id, id, now, now)
		if err != nil {
			return err
		}
		return db.Exec(ctx, tx, `INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)
			VALUES (?, ?, '', '', '', 'create', 'region', ?, '', '', '')`, db.NewID(), now, id)
	})
}

// until waits for so many acknowledged writes.
func (w *writers) until(n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.acked) < n {
		w.more.Wait()
	}
}

func (w *writers) acknowledged() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.acked)
}

func TestAFileIsWholeOrNotThere(t *testing.T) {
	p := sqlite(t)
	found(t, p, 3)
	archive := p.archive(t)
	folder := t.TempDir()
	path := filepath.Join(folder, "school.backup")
	boom := errors.New("boom")
	for name, write := range map[string]func(io.Writer) error{
		"fails": func(w io.Writer) error { _, _ = w.Write(archive); return boom },
		"ends too early": func(w io.Writer) error {
			_, err := w.Write(archive[:len(archive)/2])
			return err
		},
	} {
		if _, err := WriteFile(t.Context(), path, nil, write); !errors.Is(err, boom) && !errors.Is(err, ErrBroken) {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
		t.Errorf("it left %v, %v", left, err)
	}
	s, err := WriteFile(t.Context(), path, nil, func(w io.Writer) error { _, err := w.Write(archive); return err })
	if err != nil || s.Files != 3 {
		t.Errorf("got %+v, %v", s, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o600 {
		t.Errorf("got %v, %v", info.Mode(), err)
	}
}

func TestAnOlderArchiveIsMigrated(t *testing.T) {
	from := newPlace(t, dbtest.SQLite(t, os.DirFS("../db/testdata/schema")))
	d := from.open(t)
	for i := range 3 {
		if err := db.Exec(t.Context(), d, `INSERT INTO note (id, text) VALUES (?, 'x')`, fmt.Sprint(i)); err != nil {
			t.Fatal(err)
		}
	}
	to := newPlace(t, dbtest.Empty(t, os.DirFS("../db/testdata/newer")))
	done, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target())
	if err != nil || done.SchemaVersion != 2 {
		t.Fatalf("got %+v, %v", done, err)
	}
	if got := ids(t, to.open(t), `SELECT id FROM note ORDER BY id`); len(got) != 3 { // opened at the newer version
		t.Errorf("got %v", got)
	}
}

// Text that is not UTF-8 cannot get in by our API, but must not be changed
// without a word by a backup.
func TestTextThatIsNoUTF8IsKept(t *testing.T) {
	from, to := sqlite(t), emptySQLite(t)
	d := from.open(t)
	if err := db.Exec(t.Context(), d, `INSERT INTO secret (name, value) VALUES ('x', CAST(x'61ff62' AS TEXT))`); err != nil {
		t.Fatal(err)
	}
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), to.target()); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, to.open(t), `SELECT value FROM secret`); got[0] != "a\xffb" {
		t.Errorf("got %q", got)
	}
}
