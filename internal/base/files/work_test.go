package files

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"myspace/internal/base/fault"
)

func TestAWorkHasAFolderThatGoesWithIt(t *testing.T) {
	s, at := openStore(t, Config{}), ""
	failed := errors.New("it failed")
	err := s.Work(1, func(folder string) error {
		at = folder
		if !filepath.IsAbs(folder) {
			t.Errorf("%s is no whole path", folder)
		}
		return errors.Join(failed, os.WriteFile(filepath.Join(folder, "in"), []byte("x"), 0o600))
	})
	if !errors.Is(err, failed) {
		t.Errorf("it says %v", err)
	}
	if _, err := os.Stat(at); !os.IsNotExist(err) {
		t.Errorf("it is left behind: %v", err)
	}
}

func TestAWorkBeginsOnlyWhereThereIsRoom(t *testing.T) {
	s := openStore(t, Config{})
	s.room = func() (Room, error) { return Room{Free: 1 << 30, Total: 2 << 30}, nil }
	err := s.Work(1<<30, func(string) error { t.Error("it began"); return nil })
	if fault.KindOf(err) != fault.Full {
		t.Errorf("it says %v", err)
	}
}

func TestWhatAKilledWorkLeftIsSwept(t *testing.T) {
	s := openStore(t, Config{})
	for name, age := range map[string]time.Duration{"old": 2 * staleWorkAfter, "new": 0} {
		dir := filepath.Join(s.root.Name(), workFolder, name)
		if err := errors.Join(os.Mkdir(dir, 0o700), os.WriteFile(filepath.Join(dir, "in"), []byte("x"), 0o600), os.Chtimes(dir, time.Time{}, now().Add(-age))); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.sweepWork(); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(filepath.Join(s.root.Name(), workFolder))
	if err != nil || len(left) != 1 || left[0].Name() != "new" {
		t.Errorf("left is %v, %v", left, err)
	}
}
