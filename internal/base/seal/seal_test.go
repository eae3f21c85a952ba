package seal_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/seal"
)

func box(t *testing.T, keys string) *seal.Box {
	t.Helper()
	b, err := seal.Parse(keys)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func sealed(t *testing.T, b *seal.Box, text string, place ...string) string {
	t.Helper()
	s, err := b.Seal([]byte(text), place...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestASealedTextIsReadInItsPlaceOnly(t *testing.T) {
	b := box(t, seal.NewKey())
	s := sealed(t, b, "the secret", "second_factor", "anna")
	if strings.Contains(s, "secret") {
		t.Errorf("%s is in clear", s)
	}
	if s == sealed(t, b, "the secret", "second_factor", "anna") {
		t.Error("the same text looks the same when it is sealed again")
	}
	if text, err := b.Open(s, "second_factor", "anna"); err != nil || string(text) != "the secret" {
		t.Errorf("opened %q: %v", text, err)
	}
	for _, place := range [][]string{{"second_factor", "bert"}, {"second_factora", "nna"}, {"second_factor"}, {}} {
		if text, err := b.Open(s, place...); err == nil {
			t.Errorf("opened %q in %v", text, place)
		}
	}
}

func TestWhatWasChangedIsNotOpened(t *testing.T) {
	b := box(t, seal.NewKey())
	s := sealed(t, b, "the secret")
	for i := range len(s) {
		changed := []byte(s)
		changed[i] ^= 1
		if text, err := b.Open(string(changed)); err == nil {
			t.Fatalf("byte %d changed: opened %q", i, text)
		}
	}
	for _, bad := range []string{"", ".", s[:len(s)-4], strings.Replace(s, ".", "", 1), s[:12]} {
		if _, err := b.Open(bad); err == nil {
			t.Errorf("opened %q", bad)
		}
	}
}

func TestAKeyCanBeReplaced(t *testing.T) {
	old, fresh := seal.NewKey(), seal.NewKey()
	before := sealed(t, box(t, old), "the secret")
	both := box(t, fresh+", "+old)
	if text, err := both.Open(before); err != nil || string(text) != "the secret" {
		t.Errorf("with both keys: %q, %v", text, err)
	}
	if _, err := box(t, fresh).Open(before); err == nil {
		t.Error("opened without its key")
	}
	if _, err := box(t, fresh).Open(sealed(t, both, "x")); err != nil {
		t.Errorf("the first key does not seal: %v", err)
	}
}

func TestBadKeysAreRefused(t *testing.T) {
	for _, keys := range []string{"", "short", "not base64 ****", seal.NewKey() + ",", strings.Repeat("A", 24)} {
		if _, err := seal.Parse(keys); err == nil {
			t.Errorf("%q is taken for a key", keys)
		}
	}
	var none *seal.Box
	if _, err := none.Seal([]byte("x")); err == nil {
		t.Error("sealed without a key")
	}
	if _, err := none.Open("a.b"); err == nil {
		t.Error("opened without a key")
	}
}

func TestTheKeyFileIsMadeOnceAndForUsAlone(t *testing.T) {
	file := filepath.Join(t.TempDir(), "secret.key")
	var wg sync.WaitGroup
	boxes := make([]*seal.Box, 8)
	for i := range boxes {
		wg.Go(func() { boxes[i], _ = seal.Load(file) })
	}
	wg.Wait()
	for i, b := range boxes {
		if _, err := b.Open(sealed(t, boxes[0], "x")); err != nil {
			t.Errorf("box %d has another key: %v", i, err)
		}
	}
	left, err := os.ReadDir(filepath.Dir(file))
	if err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
	if err := os.Chmod(file, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := seal.Load(file); err == nil {
		t.Error("a key file that others may read is taken")
	}
}
