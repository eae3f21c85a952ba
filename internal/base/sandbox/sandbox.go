// Package sandbox runs a program that reads what strangers have sent: without a
// network or any socket, without other processes or any file but those of one folder
// and the system's own programs, and within limits of time, memory and size. Where the kernel refuses any of that,
// nothing is run at all.
package sandbox

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"sync/atomic"
	"time"
)

// word is the first argument by which the program knows that it was started to enter
// a sandbox.
const word = "enter-a-sandbox"

// refused is the exit status of who could not enter.
const refused = 97

// ErrRefused is that this machine has no sandbox.
var ErrRefused = errors.New("the kernel refuses the sandbox (user namespaces, Landlock and seccomp are needed)")

// Limits are how much of the machine a program may use.
type Limits struct {
	Memory int64 // bytes of its address space
	File   int64 // bytes of the largest file that it writes
	CPU    time.Duration
}

// Run runs a program with a folder as its own, and returns the end of what it said
// where it failed.
func Run(ctx context.Context, l Limits, folder, program string, args ...string) error {
	if !entered.Load() {
		return fmt.Errorf("%w: this program does not enter it", ErrRefused)
	}
	path, err := exec.LookPath(program)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	numbers := []string{word, strconv.FormatInt(l.Memory, 10), strconv.FormatInt(l.File, 10), strconv.Itoa(int(l.CPU.Seconds())), folder, path}
	cmd := exec.CommandContext(ctx, self, append(numbers, args...)...) //nolint:gosec // it is this program itself
	cmd.Dir, cmd.Env = folder, []string{"PATH=/usr/bin:/bin", "HOME=" + folder, "TMPDIR=" + folder, "LC_ALL=C"}
	cmd.WaitDelay = time.Second
	said := &tail{}
	cmd.Stdout, cmd.Stderr = said, said
	enclose(cmd)
	// It ends with the thread that started it, which therefore must not end before.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	switch err := cmd.Run(); {
	case err == nil:
		return nil
	case cmd.ProcessState == nil && errors.Is(err, os.ErrPermission), cmd.ProcessState != nil && cmd.ProcessState.ExitCode() == refused:
		return fmt.Errorf("%w: %w: %s", ErrRefused, err, said)
	default:
		return fmt.Errorf("%s: %w: %s", program, errors.Join(err, ctx.Err()), said)
	}
}

// Works reports what keeps this machine from having a sandbox; nil where it has one.
func Works(ctx context.Context) error {
	folder, err := os.MkdirTemp("", "sandbox")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	return Run(ctx, Limits{Memory: 1 << 30, File: 1 << 20, CPU: 10 * time.Second}, folder, "true")
}

// entered is that this program would know itself where it is started to enter a
// sandbox. One that would not is never started: it would do its own work once more.
var entered atomic.Bool

// Enter is called first of all by every program that uses this package: where it was
// started to enter a sandbox, it becomes the program that is to run there, and never
// returns.
func Enter() {
	if len(os.Args) < 7 || os.Args[1] != word {
		entered.Store(true)
		return
	}
	fmt.Fprintln(os.Stderr, become(os.Args[2:]))
	os.Exit(refused)
}

// tail keeps the end of what a program says.
type tail struct{ said []byte }

const tailSize = 2000

func (t *tail) Write(p []byte) (int, error) {
	t.said = append(t.said, p...)
	if over := len(t.said) - tailSize; over > 0 {
		t.said = append(t.said[:0], t.said[over:]...)
	}
	return len(p), nil
}

func (t *tail) String() string { return string(t.said) }
