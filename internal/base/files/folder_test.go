package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"myspace/internal/base/fault"
)

func TestFilesAreForTheProgramAlone(t *testing.T) {
	s := openStore(t, Config{})
	put(t, s, "private")
	count := 0
	err := filepath.WalkDir(s.root.Name(), func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		count++
		if info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is %v", name, info.Mode())
		}
		return nil
	})
	if err != nil || count != 7 {
		t.Errorf("%d names, want the folder, temp, part, work, two levels and the file (%v)", count, err)
	}
}

func TestNoLinkLeadsOut(t *testing.T) {
	s := openStore(t, Config{})
	outside := t.TempDir()
	b := put(t, s, "inside")
	if err := os.RemoveAll(filepath.Join(s.root.Name(), b.Hash[:2])); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(s.root.Name(), b.Hash[:2])); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Put(t.Context(), strings.NewReader("inside"), noLimit); err == nil {
		t.Error("stored through a link that leads out of the folder")
	}
	if names, err := os.ReadDir(outside); err != nil || len(names) > 0 {
		t.Errorf("outside: %v, %v", names, err)
	}
}

func TestADamagedFileIsMended(t *testing.T) {
	s := openStore(t, Config{})
	b := put(t, s, "whole")
	if err := os.WriteFile(diskPath(s, b.Hash), []byte("wh"), 0o600); err != nil {
		t.Fatal(err)
	}
	put(t, s, "whole")
	if got := read(t, s, b.Hash); string(got) != "whole" {
		t.Errorf("got %q", got)
	}
}

func TestOpenSweepsStaleUploads(t *testing.T) {
	s := openStore(t, Config{})
	dir := filepath.Join(s.root.Name(), tempFolder)
	for name, age := range map[string]time.Duration{"fresh": time.Minute, "stale": 2 * staleAfter} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		at := now().Add(-age)
		if err := os.Chtimes(filepath.Join(dir, name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	s = openStore(t, Config{Folder: s.root.Name()})
	if left := tempFiles(t, s); len(left) != 1 || filepath.Base(left[0]) != "fresh" {
		t.Errorf("left: %v", left)
	}
}

func TestRoomIsLeftForTheDatabase(t *testing.T) {
	const gib = 1 << 30
	for _, tt := range []struct {
		room Room
		want bool
	}{
		{Room{Free: 5 * gib, Total: 100 * gib}, true},
		{Room{Free: 5*gib - 1, Total: 100 * gib}, false},
		{Room{Free: leastFree, Total: gib}, true},
		{Room{Free: leastFree - 1, Total: gib}, false},
		{Room{}, false},
	} {
		if got := tt.room.Enough(); got != tt.want {
			t.Errorf("%+v: %v", tt.room, got)
		}
	}
	disk, err := openStore(t, Config{}).Room()
	if err != nil || disk.Total == 0 || disk.Free > disk.Total {
		t.Errorf("the disk has %+v, %v", disk, err)
	}
}

func TestAFullDiskRefusesUploadsAndServesOn(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := put(t, s, "before")
		s.room = func() (Room, error) { return Room{Free: 1, Total: 100}, nil }
		_, err := s.Put(t.Context(), strings.NewReader("after"), noLimit)
		wantCode(t, err, fault.Full, "file.no_space")
		wantCode(t, s.Check(t.Context()), fault.Full, "file.no_space")
		if got := read(t, s, b.Hash); string(got) != "before" {
			t.Errorf("got %q", got)
		}
	})
}

func TestALongUploadStopsBeforeTheDiskIsFull(t *testing.T) {
	s := openStore(t, Config{})
	free := uint64(leastFree + roomStep/2)
	s.room = func() (Room, error) {
		defer func() { free -= roomStep }()
		return Room{Free: free, Total: leastFree}, nil
	}
	_, err := s.Put(t.Context(), &zeros{left: 3 * roomStep}, noLimit)
	wantCode(t, err, fault.Full, "file.no_space")
	if left := tempFiles(t, s); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestTheSystemsWordForAFullDisk(t *testing.T) {
	for _, errno := range []error{syscall.ENOSPC, syscall.EDQUOT} {
		err := full(&fs.PathError{Op: "write", Path: "x", Err: errno})
		wantCode(t, err, fault.Full, "file.no_space")
	}
}

func TestAFolderThatCannotBeMade(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(Config{Folder: filepath.Join(file, "files")}); err == nil {
		t.Error("opened a folder inside a file")
	}
}

// zeros is a long upload.
type zeros struct{ left int }

func (z *zeros) Read(p []byte) (int, error) {
	n := min(len(p), z.left)
	clear(p[:n])
	if z.left -= n; n == 0 {
		return 0, os.ErrClosed
	}
	return n, nil
}
