package app_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/backup"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
)

// TestBackupOfARunningServer restores it beside, into SQLite and, where there
// is one, into PostgreSQL.
func TestBackupOfARunningServer(t *testing.T) {
	c := settings(t)
	a, _ := serve(t, c)
	_, err := app.AddUser(t.Context(), c, anne)
	must(t, err)
	content, err := a.Files.Put(t.Context(), strings.NewReader("the statutes"), 100)
	must(t, err)
	must(t, files.Keep(t.Context(), a.DB, content))
	addSession(t, a.DB)
	file := filepath.Join(t.TempDir(), "backup")
	made, err := app.Backup(t.Context(), c, file)
	must(t, err)
	if made.Files != 1 || len(made.Lost) != 0 {
		t.Errorf("%+v", made)
	}
	target := defaults(t)
	target.Data = filepath.Join(t.TempDir(), "data")
	checkRestored(t, target, file, content.Hash)
	if dbtest.Server() != "" {
		target = settings(t)
		checkRestored(t, target, file, content.Hash)
	}
	if _, err := app.Restore(t.Context(), c, app.Stored{File: file, Replace: true}); !errors.Is(err, db.ErrLocked) {
		t.Errorf("beside a running server: %v", err)
	}
}

func checkRestored(t *testing.T, c app.Config, file, hash string) {
	t.Helper()
	_, err := app.Restore(t.Context(), c, app.Stored{File: file})
	must(t, err)
	a := open(t, c)
	if n := count(t, a.DB, "person"); n != 1 {
		t.Errorf("%d people were restored", n)
	}
	if n := count(t, a.DB, "session"); n != 0 {
		t.Errorf("%d sessions came back", n)
	}
	if there, err := a.Files.Has(t.Context(), hash); err != nil || !there {
		t.Errorf("the file was not restored: %v", err)
	}
	if _, err := app.Restore(t.Context(), c, app.Stored{File: file}); !errors.Is(err, backup.ErrInUse) {
		t.Errorf("over what is there: %v", err)
	}
}

// addSession signs the only person in at the only campus.
func addSession(t *testing.T, d *db.DB) {
	t.Helper()
	must(t, db.Exec(t.Context(), d, `INSERT INTO session (id, token_hash, person_id, campus_id, origin, address, agent, created_at, used_at, expires_at)
		SELECT 's', 'h', p.id, c.id, 'api', '', '', ?, ?, ? FROM person p, campus c`, clock.Now(), clock.Now(), clock.Now()))
}

// TestQueuedMailsAreSent has a running server keep a mail in its folder.
func TestQueuedMailsAreSent(t *testing.T) {
	c := settings(t)
	a, _ := serve(t, c)
	must(t, mail.Queue(t.Context(), a.DB, mail.Test("me@school.example", "fr")))
	deadline, look := time.After(20*time.Second), time.NewTicker(10*time.Millisecond)
	defer look.Stop()
	for {
		kept, err := filepath.Glob(filepath.Join(c.Data, "mail", "*.eml"))
		must(t, err)
		if len(kept) == 1 {
			text, err := os.ReadFile(kept[0])
			must(t, err)
			if !strings.Contains(string(text), "To: <me@school.example>") {
				t.Errorf("%s", text)
			}
			return
		}
		select {
		case <-look.C:
		case <-deadline:
			t.Fatal("no mail came")
		}
	}
}
