//go:build linux

package main_test

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// terminal is a person at a terminal: what he types goes into one end, the
// program has the other.
type terminal struct{ person, program *os.File }

func openTerminal(t *testing.T) terminal {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = person.Close() })
	fd := int(person.Fd())
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	program, err := os.OpenFile("/dev/pts/"+strconv.Itoa(number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = program.Close() })
	return terminal{person, program}
}

// dialogue answers each question of the program once it has been asked, and
// returns everything that was to be seen.
func (term terminal) dialogue(t *testing.T, answers [][2]string, args ...string) (seen string, code int) {
	t.Helper()
	cmd := call{}.command(t.Context(), args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = term.program, term.program, term.program
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if err := term.program.Close(); err != nil {
		t.Fatal(err)
	}
	for _, a := range answers {
		for !strings.Contains(seen, a[0]) {
			seen += term.read(t)
		}
		if _, err := term.person.WriteString(a[1] + "\n"); err != nil {
			t.Fatal(err)
		}
	}
	rest, _ := io.ReadAll(term.person) // it ends with an error when nobody has the other end
	_ = cmd.Wait()
	return seen + string(rest), cmd.ProcessState.ExitCode()
}

func (term terminal) read(t *testing.T) string {
	t.Helper()
	buffer := make([]byte, 1024)
	n, err := term.person.Read(buffer)
	if err != nil {
		t.Fatal(err)
	}
	return string(buffer[:n])
}

const question, again = "Password (8 characters or more, with a digit): ", "The same again: "

func TestPasswordIsAskedForWithoutShowingIt(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	seen, code := openTerminal(t).dialogue(t, [][2]string{{question, password}, {again, password}, {"Name of the first one: ", "Paris"}},
		append(anne[:len(anne)-1:len(anne)-1], "--data", data)...)
	if code != 0 || !strings.Contains(seen, "Made the campus Paris") {
		t.Errorf("status %d: %s", code, seen)
	}
	if strings.Contains(seen, password) {
		t.Errorf("the password was shown: %s", seen)
	}
	s := call{}.serve(t, data)
	if roles := signIn(t, s.url, "anne@school.example", "Paris"); roles != "admin" {
		t.Errorf("she signed in as %q", roles)
	}
	s.stop(t)
}

func TestPasswordsThatDiffer(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	seen, code := openTerminal(t).dialogue(t, [][2]string{{question, password}, {again, "another-1"}},
		append(anne[:len(anne)-1:len(anne)-1], "--data", data)...)
	if code != 1 || !strings.Contains(seen, "myspace: the two passwords are not the same") {
		t.Errorf("status %d: %s", code, seen)
	}
}

func TestNobodyToAskForAPassword(t *testing.T) {
	t.Parallel()
	call{}.refused(t, "there is no terminal to ask for the password at: use --password-stdin",
		append(anne[:len(anne)-1:len(anne)-1], "--data", t.TempDir())...)
}
