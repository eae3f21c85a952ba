package app

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// openTest has a control that answers with the given handler.
func openTest(t *testing.T, h http.HandlerFunc) (*control, *client) {
	t.Helper()
	c := Config{Data: t.TempDir()}
	s, err := openSocket(c.Data)
	if err != nil {
		t.Fatal(err)
	}
	l, err := s.listen(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	running, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	server := &http.Server{Handler: h, ReadHeaderTimeout: time.Second, BaseContext: func(net.Listener) context.Context { return running }}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	asking, err := findServer(t.Context(), c, time.Minute)
	if err != nil || asking == nil {
		t.Fatal("no server was found: ", err)
	}
	return &control{server: server, socket: s, cancel: cancel, grace: time.Millisecond}, asking
}

// TestControlEndsWithTheServer has a command that would run for ever.
func TestControlEndsWithTheServer(t *testing.T) {
	begun, ended := make(chan struct{}), make(chan error, 1)
	c, asking := openTest(t, func(_ http.ResponseWriter, r *http.Request) {
		close(begun)
		<-r.Context().Done()
	})
	go func() {
		resp, err := asking.send(t.Context(), "/doctor", struct{}{})
		if err == nil {
			err = resp.Body.Close()
		}
		ended <- err
	}()
	<-begun
	if err := c.close(t.Context()); err != nil {
		t.Error(err)
	}
	<-ended
}

func TestABackupThatFailsHalfWay(t *testing.T) {
	_, asking := openTest(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Trailer", trailerProblem)
		_, _ = io.WriteString(w, strings.Repeat("half of it ", 10_000))
		w.Header().Set(trailerProblem, "the disk is on fire")
	})
	if err := asking.receiveBackup(t.Context(), io.Discard); err == nil || err.Error() != "the disk is on fire" {
		t.Errorf("told: %v", err)
	}
}

func TestABackupThatIsCutOff(t *testing.T) {
	_, asking := openTest(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, strings.Repeat("half of it ", 10_000))
		panic(http.ErrAbortHandler)
	})
	if err := asking.receiveBackup(t.Context(), io.Discard); err == nil || !strings.Contains(err.Error(), "the backup was cut off") {
		t.Errorf("told: %v", err)
	}
}

func TestAServerOfAnotherVersion(t *testing.T) {
	_, asking := openTest(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set(headerVersion, "0.1")
		http.NotFound(w, r)
	})
	resp, err := asking.send(t.Context(), "/tomorrow", struct{}{})
	if err == nil {
		_ = resp.Body.Close()
		t.Fatal("it was answered")
	}
	if !strings.Contains(err.Error(), "the running server (version 0.1) does not know this command") {
		t.Error(err)
	}
}

func TestASilentServerIsGivenUp(t *testing.T) {
	_, asking := openTest(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	impatient, err := findServer(t.Context(), asking.config, 10*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	resp, err := impatient.send(t.Context(), "/doctor", struct{}{})
	if err == nil {
		_ = resp.Body.Close()
	}
	if !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("told: %v", err)
	}
}

// TestASecondServerLeavesTheSocketAlone is about two servers on PostgreSQL that
// share a folder.
func TestASecondServerLeavesTheSocketAlone(t *testing.T) {
	c, _ := openTest(t, func(http.ResponseWriter, *http.Request) {})
	if _, err := c.socket.listen(t.Context()); !errors.Is(err, errSocketTaken) {
		t.Errorf("told: %v", err)
	}
}

func TestSocketOfAFolderWithAStrangeName(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("@data", 0o700); err != nil {
		t.Fatal(err)
	}
	s, err := openSocket("@data")
	if err != nil {
		t.Fatal(err)
	}
	l, err := s.listen(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	info, err := os.Stat(filepath.Join("@data", socketName))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info, err)
	}
}
