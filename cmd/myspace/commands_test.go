package main_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// anne is the first admin of a school.
var anne = []string{"user", "add", "--email", "anne@school.example", "--first-name", "Anne", "--last-name", "Martin", "--password-stdin"}

const password = "a-password-of-2026"

var withPassword = call{stdin: password + "\n"}

// TestFirstAdminOfASchool goes the way of the README on an empty folder.
func TestFirstAdminOfASchool(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	withPassword.refused(t, "there is no campus yet to sign in at: name the first one with --campus", append(anne, "--data", data)...)
	said := withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	for _, want := range []string{"Added Anne Martin <anne@school.example> as admin at every campus.", "Made the campus Paris", "Next: myspace serve", "/login"} {
		if !strings.Contains(said, want) {
			t.Errorf("not said: %q in %q", want, said)
		}
	}
	s := call{}.serve(t, data)
	if roles := signIn(t, s.url, "anne@school.example", "Paris"); roles != "admin" {
		t.Errorf("she signed in as %q", roles)
	}
	s.stop(t)
}

// TestUserAddAsksTheServer adds people while the server has the database open.
func TestUserAddAsksTheServer(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	s := call{}.serve(t, data)
	said := withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	if strings.Contains(said, "Next: myspace serve") {
		t.Errorf("it runs already: %q", said)
	}
	add := func(email, role, campus string) []string {
		return []string{"user", "add", "--data", data, "--email", email, "--first-name", "B", "--last-name", "C", "--password-stdin", "--role", role, "--campus", campus}
	}
	withPassword.succeed(t, add("secretary@school.example", "secretary", "pàris")...)
	withPassword.refused(t, "somebody with the e-mail address Anne@school.example is already known", add("Anne@school.example", "admin", "")...)
	withPassword.refused(t, "the role teacher is one at a campus", add("teacher@school.example", "teacher", "")...)
	withPassword.refused(t, `there is no campus "Nice"; there is: Paris (`, add("teacher@school.example", "teacher", "Nice")...)
	call{stdin: "short"}.refused(t, "password: At least 8 characters; password: At least one digit", add("x@school.example", "admin", "")...)
	call{}.refused(t, "nothing could be read", add("x@school.example", "admin", "")...)
	withPassword.refused(t, "email: Invalid email address format", add("x", "admin", "")...)
	for email, want := range map[string]string{"anne@school.example": "admin", "secretary@school.example": "secretary"} {
		if roles := signIn(t, s.url, email, "Paris"); roles != want {
			t.Errorf("%s signed in as %q", email, roles)
		}
	}
	if log := s.stop(t); strings.Contains(log, password) || !strings.Contains(log, `command="user add"`) {
		t.Errorf("the log of the server: %s", log)
	}
}

// signIn signs somebody in at a campus and returns the roles.
func signIn(t *testing.T, url, email, campus string) string {
	t.Helper()
	var campuses []struct{ ID, Name string }
	request(t, http.MethodGet, url+"/organization-openlist/AF", nil, &campuses)
	for _, c := range campuses {
		if c.Name == campus {
			var session struct{ User struct{ Role []string } }
			request(t, http.MethodPost, url+"/session", map[string]string{"email": email, "password": password, "organization_id": c.ID}, &session)
			return strings.Join(session.User.Role, ",")
		}
	}
	t.Fatalf("no campus %s in %v", campus, campuses)
	return ""
}

func request(t *testing.T, method, url string, body, into any) {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	req, err := http.NewRequestWithContext(t.Context(), method, url, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		t.Fatalf("%s %s: %d %s %v", method, url, resp.StatusCode, answer, err)
	}
	if err := json.Unmarshal(answer, into); err != nil {
		t.Fatal(err)
	}
}

func TestBackupAndRestore(t *testing.T) {
	t.Parallel()
	data, other := filepath.Join(t.TempDir(), "data"), filepath.Join(t.TempDir(), "other")
	withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	alone, asked := filepath.Join(t.TempDir(), "alone"), filepath.Join(t.TempDir(), "asked")
	run(t, "backup", alone, "--data", data)
	s := call{}.serve(t, data)
	if said := run(t, "backup", asked, "--data", data); !strings.HasPrefix(said, asked+" is complete: ") {
		t.Error(said)
	}
	if info, err := os.Stat(asked); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others may read the backup: %v %v", info, err)
	}
	s.stop(t)

	if said := run(t, "restore", asked, "--data", other); !strings.Contains(said, "Restored the backup of 20") {
		t.Error(said)
	}
	call{}.refused(t, "already holds data, which a restore never overwrites: "+filepath.Join(other, "myspace.db")+"; --replace sets it aside", "restore", asked, "--data", other)
	if said := run(t, "restore", alone, "--data", other, "--replace"); !strings.Contains(said, "What was there before is in "+filepath.Join(other, "replaced-")) {
		t.Error(said)
	}
	restored := call{}.serve(t, other)
	if roles := signIn(t, restored.url, "anne@school.example", "Paris"); roles != "admin" {
		t.Errorf("she signed in as %q", roles)
	}
	restored.stop(t)

	write(t, alone, "this is no backup")
	call{}.refused(t, "this is not a whole and unchanged backup", "restore", alone, "--data", filepath.Join(t.TempDir(), "third"))
	call{}.refused(t, "there is no database yet", "backup", alone, "--data", filepath.Join(t.TempDir(), "fourth"))
}

// TestCommandsInALongFolder has a data folder whose name no socket can have.
func TestCommandsInALongFolder(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), strings.Repeat("long", 50))
	s := call{}.serve(t, data)
	socket := filepath.Join(data, "myspace.sock")
	info, err := os.Stat(socket)
	if err != nil || info.Mode().Perm() != 0o600 || info.Mode().Type() != os.ModeSocket {
		t.Errorf("the socket: %v %v", info, err)
	}
	if said := run(t, "doctor", "--data", data); !strings.Contains(said, "ok    server — version dev runs as process") {
		t.Error(said)
	}
	s.stop(t)
	if _, err := os.Stat(socket); !os.IsNotExist(err) {
		t.Errorf("the socket is still there: %v", err)
	}
	if said := run(t, "doctor", "--data", data); !strings.Contains(said, "ok    server — none runs") {
		t.Error(said)
	}
}

// TestSocketOfAServerThatDied leaves one behind, which the next must not
// stumble over.
func TestSocketOfAServerThatDied(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	dead := call{}.serve(t, data)
	if err := dead.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-dead.done
	if _, err := os.Stat(filepath.Join(data, "myspace.sock")); err != nil {
		t.Fatal("nothing was left: ", err)
	}
	if said := run(t, "doctor", "--data", data); !strings.Contains(said, "none runs") {
		t.Error(said)
	}
	s := call{}.serve(t, data)
	if said := run(t, "doctor", "--data", data); !strings.Contains(said, "runs as process") {
		t.Error(said)
	}
	s.stop(t)
}

// TestHelp asks every command for its help.
func TestHelp(t *testing.T) {
	t.Parallel()
	all := run(t, "--help")
	for _, command := range []string{"serve", "migrate", "demo", "backup", "restore", "user add", "doctor", "openapi", "version"} {
		if !strings.Contains(all, "\n  "+command+" ") {
			t.Errorf("%s is not in the list:\n%s", command, all)
		}
		said := run(t, append(strings.Fields(command), "--help")...)
		if !strings.HasPrefix(said, "Usage: myspace "+command) || !strings.Contains(strings.Join(strings.Fields(said), " "), "(MYSPACE_ADDR, default 127.0.0.1:8080)") {
			t.Errorf("the help of %s:\n%s", command, said)
		}
	}
	if run(t, "version") != "dev\n" {
		t.Error("the version is not told")
	}
}
