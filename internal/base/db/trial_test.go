package db_test

import (
	"context"
	"testing"

	"myspace/internal/app/migrations"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// The context of a test is canceled before its clean-up: the trial was then
// rolled back by two at once, which PostgreSQL's driver refuses now and then.
func TestATrialEndsWithCloseAndNotWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	_, trial, err := db.OpenTrial(ctx, dbtest.Prepare(t, migrations.Files))
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	for range 100 {
		if err := trial.Keep(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := trial.Close(); err != nil {
		t.Fatal(err)
	}
}
