package crashtest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
)

// TestCrashFailover has PostgreSQL on two hosts, of which the second follows the first
// and holds what is acknowledged. The first dies and the second takes over: our program
// finds it by itself, and nothing that was acknowledged is lost.
func TestCrashFailover(t *testing.T) {
	if longtest.For() == "" {
		t.Log("failover: NOT RUN (make test-long)")
		return
	}
	folder, err := os.MkdirTemp("", "failover") //nolint:usetesting // PostgreSQL may not enter a test's own
	must(t, err)
	t.Cleanup(func() { must(t, os.RemoveAll(folder)) })
	must(t, os.Chmod(folder, 0o711)) // for PostgreSQL's user
	s := &site{settings: serverConfig(t.TempDir())}
	s.openDatabase(t, filepath.Join(folder, "first"))
	// A program opens no database that is older than itself; the second host copies what is there.
	_, err = db.Migrate(t.Context(), s.settings.DatabaseConfig())
	must(t, err)
	second, address := s.openStandby(t, filepath.Join(folder, "second"))
	t.Cleanup(func() { second.stop(syscall.SIGQUIT) })
	first := hostOf(s.settings.Database)
	s.settings.Database = strings.Replace(s.settings.Database, first, first+","+hostOf(address), 1)
	d, err := db.Open(t.Context(), s.settings.DatabaseConfig())
	must(t, err)
	t.Cleanup(func() { _ = d.Close() })
	must(t, db.Exec(t.Context(), d, `CREATE TABLE counted (n BIGINT PRIMARY KEY)`))
	ctx, over := context.WithCancel(t.Context())
	c := &counting{done: make(chan struct{})}
	go c.count(ctx, d)
	c.grows(t, "at the beginning")
	s.database.stop(syscall.SIGQUIT)
	eventually(t, "the second takes over", func() bool { return db.Admin(t.Context(), address, `SELECT pg_promote()`) == nil })
	c.grows(t, "after the failover")
	over()
	<-c.done
	there, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT COUNT(*) FROM counted WHERE n <= ?`, c.acked.Load())
	must(t, err)
	if int64(there) != c.acked.Load() {
		t.Errorf("%d were acknowledged, and %d are there", c.acked.Load(), there)
	}
	t.Logf("kills: 1 (of the first of two PostgreSQL hosts; %d rows were acknowledged)", there)
}

// hostOf is the host and port of an address.
func hostOf(address string) string {
	_, rest, _ := strings.Cut(address, "@")
	host, _, _ := strings.Cut(rest, "/")
	return host
}

// openStandby starts a second host that follows the first, which waits for it before it
// acknowledges anything.
func (s *site) openStandby(t *testing.T, folder string) (*machine, string) {
	t.Helper()
	programs, host, as := filepath.Dir(s.database.name), ownAddress(), s.database.as
	must(t, os.Mkdir(folder, 0o700))
	if as != nil {
		must(t, os.Chown(folder, int(as.Uid), int(as.Gid)))
	}
	from, _, _ := strings.Cut(hostOf(s.settings.Database), ":")
	copied := &machine{as: as, name: filepath.Join(programs, "pg_basebackup"), args: []string{
		"-h", from, "-p", "5432", "-U", "tester", "-D", folder + "/data", "-R", "-X", "stream", "-c", "fast", "--no-sync",
	}}
	must(t, copied.command().Run())
	second := &machine{as: as, name: s.database.name, args: []string{"-D", folder + "/data", "-p", "5432", "-k", folder, "--listen_addresses=" + host, "--max_connections=100"}}
	second.start(t)
	eventually(t, "the second follows", func() bool {
		return db.Admin(t.Context(), s.settings.Database, `SELECT 1 / COUNT(*) FROM pg_stat_replication WHERE state = 'streaming'`) == nil
	})
	must(t, db.Admin(t.Context(), s.settings.Database, `ALTER SYSTEM SET synchronous_standby_names = '*'`))
	must(t, db.Admin(t.Context(), s.settings.Database, `SELECT pg_reload_conf()`))
	eventually(t, "the first waits for it", func() bool {
		return db.Admin(t.Context(), s.settings.Database, `SELECT 1 / COUNT(*) FROM pg_stat_replication WHERE sync_state = 'sync'`) == nil
	})
	return second, "postgres://tester@" + host + ":5432/postgres?sslmode=disable"
}

// counting writes one number after the other, each until it is acknowledged.
type counting struct {
	acked atomic.Int64
	done  chan struct{}
}

func (c *counting) count(ctx context.Context, d *db.DB) {
	defer close(c.done)
	for ctx.Err() == nil {
		// One whose answer was lost may be there.
		if db.Exec(ctx, d, `INSERT INTO counted (n) VALUES (?) ON CONFLICT DO NOTHING`, c.acked.Load()+1) == nil {
			c.acked.Add(1)
		}
		select {
		case <-time.After(breath):
		case <-ctx.Done():
		}
	}
}

// grows waits until some more were acknowledged.
func (c *counting) grows(t *testing.T, when string) {
	t.Helper()
	before := c.acked.Load()
	eventually(t, when+" rows are written", func() bool { return c.acked.Load() > before+10 })
}
