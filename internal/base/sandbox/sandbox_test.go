package sandbox_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/sandbox"
)

// TestMain is also the program that tries to break out: started with what to try.
func TestMain(m *testing.M) {
	sandbox.Enter()
	if len(os.Args) == 3 && tries[os.Args[1]] != nil {
		if err := tries[os.Args[1]](os.Args[2]); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

var tries = map[string]func(with string) error{
	"read":  func(with string) error { _, err := os.ReadFile(with); return err },
	"write": func(with string) error { return os.WriteFile(with, []byte("x"), 0o600) },
	"dial":  func(with string) error { return dial("tcp", with) },
	"join":  func(with string) error { return dial("unix", with) },
	"begin": func(with string) error {
		p, err := os.StartProcess(os.Args[0], []string{os.Args[0], "read", with}, &os.ProcAttr{Files: []*os.File{os.Stdin, os.Stdout, os.Stderr}})
		if err != nil {
			return err
		}
		ended, err := p.Wait()
		if err == nil && !ended.Success() {
			err = errors.New(ended.String())
		}
		return err
	},
	"threads": func(string) error {
		var all sync.WaitGroup
		for range 8 {
			all.Go(runtime.LockOSThread)
		}
		all.Wait()
		return nil
	},
	"fill": func(with string) error {
		f, err := os.Create(with)
		if err != nil {
			return err
		}
		for range 64 {
			if _, err := f.Write(make([]byte, 1<<20)); err != nil {
				return err
			}
		}
		return f.Close()
	},
	"spin": func(string) error {
		for n := 0; n < 2; n = 1 - n {
			continue
		}
		return nil
	},
}

func dial(network, address string) error {
	c, err := net.DialTimeout(network, address, time.Second)
	if err == nil {
		_ = c.Close()
	}
	return err
}

var limits = sandbox.Limits{Memory: 8 << 30, File: 8 << 20, CPU: 2 * time.Second}

func try(t *testing.T, what, with, folder string) error {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	return sandbox.Run(ctx, limits, folder, self, what, with)
}

func TestAProgramHasItsFolderAndNothingElse(t *testing.T) {
	folder, elsewhere := t.TempDir(), t.TempDir()
	for _, dir := range []string{folder, elsewhere} {
		if err := os.WriteFile(filepath.Join(dir, "in"), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	// Sockets in the file system have short names.
	near, err := os.MkdirTemp("", "s") //nolint:usetesting // t.TempDir's name has the test's, which is too long
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(near)
	socket := filepath.Join(near, "socket")
	u, err := (&net.ListenConfig{}).Listen(t.Context(), "unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer u.Close()
	if err := dial("unix", socket); err != nil {
		t.Fatalf("nobody listens: %v", err)
	}
	for what, c := range map[string]struct {
		try, with string
		works     bool
	}{
		"reads its folder":        {"read", filepath.Join(folder, "in"), true},
		"writes into it":          {"write", filepath.Join(folder, "out"), true},
		"reads another":           {"read", filepath.Join(elsewhere, "in"), false},
		"writes into another":     {"write", filepath.Join(elsewhere, "out"), false},
		"reads who is there":      {"read", "/etc/passwd", false},
		"reads our environment":   {"read", fmt.Sprintf("/proc/%d/environ", os.Getpid()), false},
		"calls somebody":          {"dial", l.Addr().String(), false},
		"joins a socket":          {"join", socket, false},
		"begins another program":  {"begin", filepath.Join(folder, "in"), false},
		"has several threads":     {"threads", "", true},
		"fills the disk":          {"fill", filepath.Join(folder, "large"), false},
		"goes on for ever":        {"spin", "", false},
		"follows a way out of it": {"read", filepath.Join(folder, "..", filepath.Base(elsewhere), "in"), false},
	} {
		err := try(t, c.try, c.with, folder)
		if errors.Is(err, sandbox.ErrRefused) {
			t.Fatalf("there is no sandbox here: %v", err)
		}
		if (err == nil) != c.works {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestWhatAProgramSaidIsToldWhereItFailed(t *testing.T) {
	err := try(t, "read", "/etc/passwd", t.TempDir())
	if err == nil || !strings.Contains(err.Error(), "permission denied") {
		t.Errorf("it says %v", err)
	}
}

func TestTheSandboxWorksHere(t *testing.T) {
	if err := sandbox.Works(t.Context()); err != nil {
		t.Error(err)
	}
}
