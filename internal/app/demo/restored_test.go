package demo_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/app"
	"myspace/internal/app/migrations"
	"myspace/internal/base/backup"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
)

// checkRestored has a school with something in every table go through a backup.
// Signing in, which the other tests do, is no part of it.
func checkRestored(t *testing.T, a *app.App) {
	t.Helper()
	notKept := []string{"session", "attempt"}
	var archive bytes.Buffer
	_, err := backup.Write(t.Context(), backup.Source{DB: a.DB, Files: a.Files, Skip: notKept}, &archive)
	must(t, err)
	folder := filepath.Join(t.TempDir(), "files")
	store, err := files.Open(files.Config{Folder: folder})
	must(t, err)
	t.Cleanup(func() { must(t, store.Close()) })
	to := backup.Target{Database: dbtest.Empty(t, migrations.Files), Files: store, Folder: folder}
	_, err = backup.Restore(t.Context(), bytes.NewReader(archive.Bytes()), to)
	must(t, err)
	restored, err := db.Open(t.Context(), to.Database)
	must(t, err)
	t.Cleanup(func() { must(t, restored.Close()) })
	want := content(t, a.DB)
	for _, table := range notKept {
		delete(want, table)
	}
	if len(want["alike"]) == 0 {
		t.Error("nobody in the demo school may be somebody else")
	}
	if diff := cmp.Diff(want, content(t, restored)); diff != "" {
		t.Errorf("the rows differ: %s", diff)
	}
}
