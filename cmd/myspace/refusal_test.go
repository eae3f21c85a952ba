package main_test

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/base/db"
)

func write(t *testing.T, path, content string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestEveryWrongSettingIsTold makes several mistakes at once, numbers and truth
// values among them.
func TestEveryWrongSettingIsTold(t *testing.T) {
	t.Parallel()
	wrong := call{env: []string{
		"MYSPACE_ADDR=nowhere", "MYSPACE_SESSION_DAYS=many", "MYSPACE_SQLITE_MAP_MB=-1", "MYSPACE_S3_INSECURE=perhaps",
		"MYSPACE_DATABASE=mysql://me:s3cret@host/x", "MYSPACE_LOG_LEVEL=loud",
	}}
	r := wrong.run(t, "serve", "--log-format", "xml", "--data", t.TempDir())
	if r.code != 1 || r.out != "" {
		t.Errorf("status %d, output %q", r.code, r.out)
	}
	lines := strings.Split(strings.TrimSpace(r.errs), "\n")
	if lines[0] != "myspace: 7 settings are wrong:" || len(lines) != 8 {
		t.Errorf("told:\n%s", r.errs)
	}
	for _, want := range []string{
		`--addr (MYSPACE_ADDR): "nowhere" is not allowed: write HOST:PORT`,
		`--session-days (MYSPACE_SESSION_DAYS): "many" is not allowed: write a whole number`,
		`--sqlite-map-mb (MYSPACE_SQLITE_MAP_MB): "-1" is not allowed: write 0 or more`,
		`--s3-insecure (MYSPACE_S3_INSECURE): "perhaps" is not allowed: write true or false`,
		`--database (MYSPACE_DATABASE): "mysql…" is not allowed`,
		`--log-level (MYSPACE_LOG_LEVEL)`, `--log-format (MYSPACE_LOG_FORMAT): "xml"`,
	} {
		if !strings.Contains(r.errs, want) {
			t.Errorf("not told: %s", want)
		}
	}
	if strings.Contains(r.errs, "s3cret") || strings.Contains(r.errs, "Usage") {
		t.Errorf("told too much:\n%s", r.errs)
	}
	if out := wrong.succeed(t, "version"); out == "" {
		t.Error("the version needs no settings")
	}
}

func TestAFlagMakesUpForAVariable(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	call{env: []string{"MYSPACE_SESSION_DAYS=many", "MYSPACE_DATA=/dev/null/x"}}.succeed(t, "migrate", "--data", data, "--session-days", "3")
	if _, err := os.Stat(filepath.Join(data, "myspace.db")); err != nil {
		t.Error(err)
	}
}

func TestSettingsComeFromTheEnvironmentToo(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	env := call{env: []string{"MYSPACE_DATA=" + data, "MYSPACE_ADDR=", "MYSPACE_SESSION_DAYS="}} // empty is not set
	env.succeed(t, "migrate")
	if _, err := os.Stat(filepath.Join(data, "myspace.db")); err != nil {
		t.Error(err)
	}
}

func TestMisspelledCommandLine(t *testing.T) {
	t.Parallel()
	call{}.refused(t, "unknown flag --nope", "serve", "--nope")
	call{}.refused(t, "serf", "serf")
	call{}.refused(t, "expected one of")
	call{}.refused(t, "--role must be one of", "user", "add", "--email", "a@b.c", "--first-name", "A", "--last-name", "B", "--role", "king")
}

// TestUnusableDataFolder goes by what even root may not do.
func TestUnusableDataFolder(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "")
	for _, command := range [][]string{{"serve", "--addr", "127.0.0.1:0", "--ops-addr", "off"}, {"migrate"}, {"restore", file}} {
		call{}.refused(t, "choose one that this user may write to, with --data or MYSPACE_DATA", append(command, "--data", file)...)
		call{}.refused(t, "cannot make the data folder", append(command, "--data", "/proc/myspace")...)
	}
	call{}.refused(t, "no such file", "backup", "/proc/nothing/backup", "--data", t.TempDir())
}

// TestFolderOfSomebodyElse is run by a user who may not write there. Root may
// everywhere, so root's tests become another user.
func TestFolderOfSomebodyElse(t *testing.T) {
	t.Parallel()
	data := readOnlyFolder(t)
	for _, command := range [][]string{{"serve"}, {"migrate"}, {"backup", "/dev/shm/myspace-test-backup"}} {
		call{stranger: true}.refused(t, "permission denied; run this as the owner of the folder, or choose another with --data or MYSPACE_DATA",
			append(command, "--data", data)...)
	}
	r := call{stranger: true}.run(t, "doctor", "--data", data)
	if r.code != 1 || !strings.Contains(r.out, "FAIL  database — cannot lock the data folder: ") {
		t.Errorf("status %d: %s%s", r.code, r.out, r.errs)
	}
}

// readOnlyFolder is a data folder that everybody may read, and nobody but root
// may write to.
func readOnlyFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "myspace-read-only-") //nolint:usetesting // t.TempDir is closed to others
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = errors.Join(os.Chmod(folder, 0o700), os.RemoveAll(folder)) })
	run(t, "migrate", "--data", folder)
	modes := map[string]os.FileMode{folder: 0o555, filepath.Join(folder, "myspace.db"): 0o444, filepath.Join(folder, "myspace.lock"): 0o444}
	for path, mode := range modes {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestServerOfSomebodyElse is asked by a user who may not.
func TestServerOfSomebodyElse(t *testing.T) {
	t.Parallel()
	if os.Getuid() != 0 {
		fmt.Println("NOT RUN: TestServerOfSomebodyElse needs root to become somebody else")
		return
	}
	data := filepath.Join(t.TempDir(), "data")
	s := call{}.serve(t, data)
	call{stranger: true}.refused(t, "permission denied; run this as the user who runs it", "doctor", "--data", data)
	s.stop(t)
}

// TestDatabaseLockedByAnotherProgram has a transaction under way that no lock
// of ours knows of.
func TestDatabaseLockedByAnotherProgram(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	d := openDatabase(t, data)
	err := d.Tx(t.Context(), func(*db.Tx) error {
		withPassword.refused(t, "is locked by another program: stop that program", append(anne, "--data", data)...)
		return nil
	})
	if err := errors.Join(err, d.Close()); err != nil {
		t.Error(err)
	}
}

func openDatabase(t *testing.T, data string) *db.DB {
	t.Helper()
	d, err := db.Open(t.Context(), db.Config{Address: filepath.Join(data, "myspace.db"), Migrations: os.DirFS("../../internal/app/migrations")})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDatabaseThatIsNone(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	write(t, filepath.Join(data, "myspace.db"), strings.Repeat("this is not a database ", 100))
	for _, command := range [][]string{{"serve"}, {"migrate"}, {"backup", filepath.Join(data, "b")}} {
		call{}.refused(t, "is not a SQLite database", append(command, "--data", data)...)
	}
}

func TestDamagedDatabase(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	run(t, "migrate", "--data", data)
	file := filepath.Join(data, "myspace.db")
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	write(t, file, string(content[:page])+strings.Repeat("\xab", len(content)-page))
	for _, command := range [][]string{{"serve"}, {"migrate"}} {
		call{}.refused(t, "is damaged", append(command, "--data", data)...)
	}
}

func TestSchemaOfAnotherVersion(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change  string
		command []string
		want    string
	}{
		"newer, served":   {`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, TRUE)`, []string{"serve"}, "made by a newer version of this program"},
		"newer, migrated": {`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, TRUE)`, []string{"migrate"}, "made by a newer version of this program"},
		"older, saved":    {`DELETE FROM goose_db_version WHERE version_id > 1`, []string{"backup", filepath.Join(t.TempDir(), "b")}, "run myspace migrate"},
	} {
		t.Run(name, func(t *testing.T) {
			data := t.TempDir()
			run(t, "migrate", "--data", data)
			d := openDatabase(t, data)
			if err := errors.Join(db.Exec(t.Context(), d, c.change), d.Close()); err != nil {
				t.Fatal(err)
			}
			call{}.refused(t, c.want, append(c.command, "--data", data)...)
		})
	}
}

func TestPostgresThatCannotBeUsed(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := l.Addr().String()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	data := t.TempDir()
	for _, command := range [][]string{{"serve"}, {"migrate"}, {"backup", filepath.Join(data, "b")}} {
		call{env: []string{"MYSPACE_DATABASE=postgres://me:s3cret@" + closed + "/school"}}.refused(t,
			"cannot reach PostgreSQL at "+closed+", database school: connect: connection refused; check MYSPACE_DATABASE", append(command, "--data", data)...)
	}
	call{}.refused(t, "--database (MYSPACE_DATABASE): ", "migrate", "--data", data, "--database", "postgres://me:s3cret%@host/school")
}

func TestPortTaken(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	data := filepath.Join(t.TempDir(), "data")
	r := call{}.run(t, "serve", "--data", data, "--addr", l.Addr().String(), "--ops-addr", "off", "--log-level", "error")
	want := "myspace: cannot listen on " + l.Addr().String() + ": the port is already in use; stop the other program or choose another with --addr or MYSPACE_ADDR\n"
	if r.code != 1 || r.errs != want {
		t.Errorf("status %d, %q", r.code, r.errs)
	}
}

func TestFolderOfAnotherServer(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	s := call{}.serve(t, data)
	backup := filepath.Join(t.TempDir(), "b")
	run(t, "backup", backup, "--data", data)
	for _, command := range [][]string{{"serve"}, {"migrate"}, {"restore", backup}} {
		call{}.refused(t, "another myspace program is using this data folder: "+data, append(command, "--data", data)...)
	}
	s.stop(t)
	run(t, "migrate", "--data", data)
}
