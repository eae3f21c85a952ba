package crashtest

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/db"
	"myspace/internal/base/seal"
)

// site is a school's own machines: PostgreSQL, an S3 server and two servers of
// ours behind a proxy.
type site struct {
	database, store *machine
	servers         [2]*server
	settings        app.Config // of both servers
	url             string     // of the proxy
}

// patience is how long anything may take on a machine that does much else.
const patience = 3 * time.Minute

// ownAddress is one where nobody else will listen while a part is stopped.
func ownAddress() string {
	own := make([]byte, 3)
	_, _ = rand.Read(own)
	return fmt.Sprintf("127.%d.%d.%d", 1+own[0]%254, own[1], 1+own[2]%254)
}

// openSite starts the database and the store.
func openSite(t *testing.T, s3, data string) *site {
	t.Helper()
	folder, err := os.MkdirTemp("", "site") //nolint:usetesting // PostgreSQL may not enter a test's own
	must(t, err)
	t.Cleanup(func() { must(t, os.RemoveAll(folder)) })
	must(t, os.Chmod(folder, 0o711)) // for PostgreSQL's user
	s := &site{settings: serverConfig(data)}
	c := &s.settings
	c.SecretKey, c.BaseURL, c.TrustedProxies = seal.NewKey(), "http://school.example", []string{"127.0.0.1"}
	c.S3Bucket, c.S3Region, c.S3Key, c.S3Secret, c.S3Insecure = "school", "us-east-1", "key", rand.Text(), true
	s.openDatabase(t, filepath.Join(folder, "pg"))
	s.openStore(t, s3, folder)
	return s
}

func (s *site) openDatabase(t *testing.T, folder string) {
	t.Helper()
	found, err := exec.CommandContext(t.Context(), "../../../scripts/ensure-postgres.sh").Output()
	must(t, err)
	programs, address := strings.TrimSpace(string(found)), ownAddress()
	as := postgresUser(t)
	must(t, os.Mkdir(folder, 0o700))
	if as != nil {
		must(t, os.Chown(folder, int(as.Uid), int(as.Gid)))
	}
	made := &machine{as: as, name: filepath.Join(programs, "initdb"), args: []string{"-D", folder + "/data", "-U", "tester", "--auth=trust", "--encoding=UTF8", "--no-sync"}}
	must(t, made.command().Run())
	s.database = &machine{as: as, name: filepath.Join(programs, "postgres"), args: []string{
		"-D", folder + "/data", "-p", "5432", "-k", folder, "--listen_addresses=" + address, "--max_connections=100",
	}}
	s.settings.Database = "postgres://tester@" + address + ":5432/postgres?sslmode=disable"
	s.database.start(t)
	t.Cleanup(func() { s.database.stop(syscall.SIGQUIT) })
	eventually(t, "PostgreSQL", func() bool { return db.Admin(t.Context(), s.settings.Database, "SELECT 1") == nil })
}

// postgresUser is who PostgreSQL runs as where we are root, which it refuses.
func postgresUser(t *testing.T) *syscall.Credential {
	t.Helper()
	if os.Getuid() != 0 {
		return nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		u, err = user.Lookup("nobody")
	}
	must(t, err)
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	must(t, err)
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	must(t, err)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
}

func (s *site) openStore(t *testing.T, program, folder string) {
	t.Helper()
	buckets, notes := filepath.Join(folder, "buckets"), filepath.Join(folder, "notes")
	must(t, errors.Join(os.Mkdir(buckets, 0o700), os.Mkdir(notes, 0o700)))
	s.settings.S3Endpoint = ownAddress() + ":7070"
	s.store = &machine{name: program, args: []string{
		"--quiet", "--port", s.settings.S3Endpoint, "--access", s.settings.S3Key, "--secret", s.settings.S3Secret, "posix", "--sidecar", notes, buckets,
	}}
	s.store.start(t)
	t.Cleanup(func() { s.store.stop(syscall.SIGKILL) })
	eventually(t, "S3", func() bool { return listens(t.Context(), s.settings.S3Endpoint) })
}

func listens(ctx context.Context, address string) bool {
	c, err := (&net.Dialer{}).DialContext(ctx, "tcp", address)
	return err == nil && c.Close() == nil
}

// eventually waits for something to be true.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	late, tick := time.After(patience), time.NewTicker(5*time.Millisecond)
	defer tick.Stop()
	for !is() {
		select {
		case <-tick.C:
		case <-late:
			t.Fatalf("%s: not in %v", what, patience)
		}
	}
}

// machine is a program of others that is stopped and started.
type machine struct {
	name    string
	args    []string
	as      *syscall.Credential // nil for ourselves
	running *exec.Cmd
}

func (m *machine) command() *exec.Cmd {
	c := exec.Command(m.name, m.args...)
	c.Dir = "/"
	c.SysProcAttr = &syscall.SysProcAttr{Credential: m.as}
	return c
}

func (m *machine) start(t *testing.T) {
	t.Helper()
	m.running = m.command()
	must(t, m.running.Start())
}

func (m *machine) stop(how syscall.Signal) {
	_ = m.running.Process.Signal(how)
	_ = m.running.Wait()
}

// server is one of ours.
type server struct {
	settings app.Config
	running  *child
}

// openServers starts both servers, and the proxy before them.
func (s *site) openServers(t *testing.T) {
	t.Helper()
	for n := range s.servers {
		s.servers[n] = &server{settings: s.settings}
		s.servers[n].settings.Addr = ownAddress() + ":8080"
		s.servers[n].start(t)
		eventually(t, "a server is ready", func() bool { // it has made the bucket then
			_, _, err := ask(t.Context(), http.DefaultClient, http.MethodGet, "http://"+s.servers[n].settings.Addr+"/readyz", "", nil, http.Header{})
			return err == nil
		})
		t.Cleanup(func() {
			s.servers[n].stop(syscall.SIGKILL)
			if t.Failed() {
				t.Logf("server %d: %s", n+1, s.servers[n].running.said.String())
			}
		})
	}
	proxy := httptest.NewServer(s.proxy())
	t.Cleanup(proxy.Close)
	s.url = proxy.URL
}

func settingsOf(t *testing.T, c app.Config) string {
	t.Helper()
	text, err := json.Marshal(c)
	must(t, err)
	return string(text)
}

// start starts a server whose folder is empty: what one loses with its machine
// nobody misses.
func (s *server) start(t *testing.T) {
	t.Helper()
	s.settings.Data = t.TempDir()
	c, err := startChild(serverFolder, s.settings.Data, moreSettings+"="+settingsOf(t, s.settings))
	must(t, err)
	s.running = c
	must(t, c.until(func(lines, _ int) bool { return lines > 0 }))
}

func (s *server) stop(how syscall.Signal) {
	_ = s.running.cmd.Process.Signal(how)
	<-s.running.ended
	_ = s.running.cmd.Wait()
}

// proxy hands each request to the next server, or to the other one where that
// cannot be reached. What breaks on the way it sends nowhere else.
func (s *site) proxy() http.Handler {
	var turn atomic.Int64
	dial := func(ctx context.Context, network, _ string) (c net.Conn, err error) {
		first := int(turn.Add(1))
		for n := range s.servers {
			if c, err = (&net.Dialer{}).DialContext(ctx, network, s.servers[(first+n)%len(s.servers)].settings.Addr); err == nil {
				return c, nil
			}
		}
		return nil, err
	}
	return &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(&url.URL{Scheme: "http", Host: "school.example"})
			r.SetXForwarded()
		},
		Transport: &http.Transport{DialContext: dial, DisableKeepAlives: true},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, _ error) {
			http.Error(w, "the server is gone", http.StatusBadGateway)
		},
		ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError),
	}
}
