package app_test

import (
	"os"
	"testing"

	"myspace/internal/base/sandbox"
)

func TestMain(m *testing.M) {
	sandbox.Enter()
	os.Exit(m.Run())
}
