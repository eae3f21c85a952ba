package main_test

import (
	"path/filepath"
	"strings"
	"testing"
)

const notEmpty = "the database has people or regions in it: demo data goes into an empty one only"

// TestDemoIsMadeOnceAndToldAlways is what make run relies on.
func TestDemoIsMadeOnceAndToldAlways(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	first := run(t, "demo", "--if-empty", "--data", data, "--addr", "127.0.0.1:9090")
	for _, want := range []string{"http://localhost:9090", "welcome-to-2026", "secretary@demo.example", "secretary.nice@demo.example"} {
		if !strings.Contains(first, want) {
			t.Errorf("not told: %s in\n%s", want, first)
		}
	}
	if lines := strings.Count(first, "@demo.example\n"); lines != 12 {
		t.Errorf("%d lines for 12 roles:\n%s", lines, first)
	}
	if again := run(t, "demo", "--if-empty", "--data", data, "--addr", "127.0.0.1:9090"); again != first {
		t.Errorf("the second time it says\n%s", again)
	}
	call{}.refused(t, notEmpty, "demo", "--data", data)
	s := call{}.serve(t, data)
	call{}.refused(t, "another myspace program is using this data folder", "demo", "--if-empty", "--data", data)
	s.stop(t)
}

func TestDemoLeavesARealSchoolAlone(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	if said := run(t, "demo", "--if-empty", "--data", data); said != "" {
		t.Errorf("it says %q", said)
	}
	call{}.refused(t, notEmpty, "demo", "--data", data)
	call{}.refused(t, "--campuses: 1 is not allowed: write 2 to 1000", "demo", "--data", data, "--campuses", "1")
}
