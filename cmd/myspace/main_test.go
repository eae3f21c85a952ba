package main_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// program is the built binary: what is tested here is what people run.
var program string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "myspace-cmd-")
	if err == nil {
		program = filepath.Join(folder, "myspace")
		err = errors.Join(os.Chmod(folder, 0o755), build())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	_ = os.RemoveAll(folder)
	os.Exit(code)
}

func build() error {
	said, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput()
	if err != nil {
		return fmt.Errorf("build: %w\n%s", err, said)
	}
	return nil
}

// result is how a command ended.
type result struct {
	out, errs string
	code      int
}

// call is a run of the program with its own environment, without the settings
// that the test itself was started with.
type call struct {
	env      []string
	stdin    string
	stranger bool // run by somebody who owns nothing here
}

func (c call) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, program, args...)
	for _, entry := range os.Environ() {
		if !strings.HasPrefix(entry, "MYSPACE_") {
			cmd.Env = append(cmd.Env, entry)
		}
	}
	cmd.Env = append(cmd.Env, c.env...)
	cmd.Stdin = strings.NewReader(c.stdin)
	if c.stranger && os.Getuid() == 0 {
		const nobody = 65534
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	return cmd
}

func (c call) run(t *testing.T, args ...string) (r result) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := c.command(ctx, args...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if _, ended := errors.AsType[*exec.ExitError](err); err != nil && !ended {
		t.Fatal(err)
	}
	return result{out.String(), errs.String(), cmd.ProcessState.ExitCode()}
}

// run runs the program and expects it to succeed.
func run(t *testing.T, args ...string) string {
	t.Helper()
	return call{}.succeed(t, args...)
}

func (c call) succeed(t *testing.T, args ...string) string {
	t.Helper()
	r := c.run(t, args...)
	if r.code != 0 {
		t.Fatalf("myspace %s: status %d\n%s%s", strings.Join(args, " "), r.code, r.out, r.errs)
	}
	return r.out
}

// refused runs the program and expects it to fail with one sentence, in which
// the given words occur.
func (c call) refused(t *testing.T, words string, args ...string) {
	t.Helper()
	r := c.run(t, args...)
	if r.code != 1 {
		t.Errorf("myspace %s: status %d, want 1", strings.Join(args, " "), r.code)
	}
	line, rest, _ := strings.Cut(r.errs, "\n")
	if rest != "" || !strings.HasPrefix(line, "myspace: ") || strings.Contains(line, "goroutine") || strings.HasPrefix(line, "myspace: {") {
		t.Errorf("not one sentence: %q", r.errs)
	}
	if !strings.Contains(line, words) {
		t.Errorf("said %q; want %q", line, words)
	}
	if strings.Contains(r.errs+r.out, "s3cret") {
		t.Errorf("a password was told: %q", r.errs)
	}
}

// server is a running myspace serve.
type server struct {
	url  string
	log  *bytes.Buffer // to be read after stop
	cmd  *exec.Cmd
	done chan error
}

// serve starts a server on free ports and waits until it says where it is.
func (c call) serve(t *testing.T, data string, args ...string) *server {
	t.Helper()
	args = append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0", "--ops-addr", "off"}, args...)
	s := &server{cmd: c.command(context.WithoutCancel(t.Context()), args...), log: &bytes.Buffer{}, done: make(chan error, 1)}
	s.cmd.Stderr = s.log
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.cmd.Process.Kill() })
	first, _ := bufio.NewReader(out).ReadString('\n')
	go func() {
		_, _ = io.Copy(io.Discard, out)
		s.done <- s.cmd.Wait()
	}()
	url, found := strings.CutPrefix(strings.TrimSpace(first), "My space is at ")
	if !found {
		<-s.done
		t.Fatalf("the server did not start: %s", s.log)
	}
	s.url = url
	return s
}

// stop ends the server as an operator would, and returns its log.
func (s *server) stop(t *testing.T) string {
	t.Helper()
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-s.done:
		if err != nil {
			t.Fatalf("the server ended with %v: %s", err, s.log)
		}
	case <-time.After(time.Minute):
		t.Fatal("the server did not end")
	}
	return s.log.String()
}
