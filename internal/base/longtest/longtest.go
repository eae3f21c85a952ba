// Package longtest says how often a test does a thing: some seconds of it in
// every run, much of it in make test-long.
package longtest

import (
	"flag"
	"os"
	"strconv"
	"testing"

	"pgregory.net/rapid"
)

// A landing must not depend on luck: every run draws the same cases, and a long
// one new cases each time. -rapid.seed says otherwise.
func init() {
	if For() != "" {
		return
	}
	if err := flag.Set("rapid.seed", "2026"); err != nil {
		panic(err)
	}
}

// Check asks whether something holds for whatever is drawn (rapid.Check).
func Check(t *testing.T, holds func(*rapid.T)) {
	t.Helper()
	rapid.Check(t, holds)
}

// CheckSome is Check for what takes long: so many cases are drawn, unless
// -rapid.checks says otherwise.
func CheckSome(t *testing.T, cases int, holds func(*rapid.T)) {
	t.Helper()
	if f := flag.Lookup("rapid.checks"); f.Value.String() == f.DefValue {
		t.Cleanup(func() { _ = flag.Set(f.Name, f.DefValue) })
		if err := flag.Set(f.Name, strconv.Itoa(cases)); err != nil {
			t.Fatal(err)
		}
	}
	rapid.Check(t, holds)
}

// For is how long what has no end goes on in a long run, such as "10m", or "".
func For() string { return os.Getenv("TEST_LONG") }

// Times returns how often to do a thing: so often in every run, or so often in
// a long one.
func Times(always, long int) int {
	if For() != "" {
		return long
	}
	return always
}
