// Package longtest says how often a test does a thing: some seconds of it in
// every run, much of it in make test-long.
package longtest

import "os"

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
