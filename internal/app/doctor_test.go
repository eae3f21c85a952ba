package app_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// examine returns the doctor's report as lines.
func examine(t *testing.T, c app.Config, e app.Examination) string {
	t.Helper()
	report, err := app.Doctor(t.Context(), c, e)
	must(t, err)
	var lines []string
	for _, f := range report {
		careless := strings.HasPrefix(f.Detail, "fsync") || strings.HasPrefix(f.Detail, "synchronous_commit")
		if c.Database == "" || !careless { // the server of the tests may be
			lines = append(lines, string(f.Level)+" "+f.What+" — "+f.Detail+" — "+f.Advice)
		}
	}
	return strings.Join(lines, "\n")
}

func expect(t *testing.T, report string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(report, line) {
			t.Errorf("not reported: %s\n%s", line, report)
		}
	}
}

func prepared(t *testing.T) (app.Config, *app.App) {
	t.Helper()
	c := settings(t)
	done, _, err := app.Prepare(t.Context(), c)
	must(t, err)
	must(t, done())
	return c, open(t, c)
}

func TestDoctorFindsAHealthySchool(t *testing.T) {
	c, a := prepared(t)
	must(t, a.Close())
	// How much room this machine has left is not ours to say: TestDoctorSaysHowFullADiskIs.
	healthy := []string{"ok settings", "ok data folder", " disk — ", "ok database —", "ok database settings", "ok integrity", "ok clock", "ok files", "ok stored files", "warn mail", " light forms — "}
	for _, e := range []app.Examination{{}, {Deep: true, MailTo: "me@school.example"}} {
		report := examine(t, c, e)
		expect(t, report, append(healthy, "ok server — none runs")...)
		if strings.Contains(report, "FAIL") {
			t.Error(report)
		}
	}
	mails, err := filepath.Glob(filepath.Join(c.Data, "mail", "*.eml"))
	if err != nil || len(mails) != 1 {
		t.Errorf("the test mail: %v %v", mails, err)
	}
	serve(t, c)
	report := examine(t, c, app.Examination{Deep: true})
	expect(t, report, append(healthy, "ok server — version dev runs as process")...)
	if strings.Contains(report, "FAIL") {
		t.Error(report)
	}
}

func TestDoctorFindsNothing(t *testing.T) {
	c := defaults(t)
	c.Data = filepath.Join(t.TempDir(), "data")
	expect(t, examine(t, c, app.Examination{}), "FAIL database — there is no database yet")
	if _, err := os.Stat(c.Data); !os.IsNotExist(err) {
		t.Errorf("the doctor made the folder: %v", err)
	}
	c.Database = "postgres://me:s3cret@127.0.0.1:1/school"
	report := examine(t, c, app.Examination{})
	expect(t, report, "FAIL database — cannot reach PostgreSQL at 127.0.0.1:1, database school: connect: connection refused")
	if strings.Contains(report, "s3cret") {
		t.Error(report)
	}
	c.Addr, c.LogLevel = "nowhere", "loud"
	expect(t, examine(t, c, app.Examination{}), "FAIL settings — --addr (MYSPACE_ADDR)", "FAIL settings — --log-level")
}

func TestDoctorFindsLostFiles(t *testing.T) {
	c, a := prepared(t)
	for _, content := range []string{"first", "second", "third"} {
		b, err := a.Files.Put(t.Context(), strings.NewReader(content), 100)
		must(t, err)
		must(t, files.Keep(t.Context(), a.DB, b))
		place := filepath.Join(c.Data, "files", b.Hash[:2], b.Hash[2:4], b.Hash)
		switch content {
		case "second":
			must(t, os.WriteFile(place, []byte("SECOND"), 0o600))
		case "third":
			must(t, os.Remove(place))
		}
	}
	must(t, a.Close())
	expect(t, examine(t, c, app.Examination{}), "FAIL stored files — 1 of 3 are missing or damaged")
	expect(t, examine(t, c, app.Examination{Deep: true}), "FAIL stored files — 2 of 3 are missing or damaged")
}

func TestDoctorFindsAClockThatIsBehind(t *testing.T) {
	c, a := prepared(t)
	must(t, db.Exec(t.Context(), a.DB, `INSERT INTO audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)
		VALUES ('e', ?, '', '', '', '', '', '', '[]', '', '')`, clock.Now().Add(time.Hour)))
	must(t, a.Close())
	expect(t, examine(t, c, app.Examination{}), "FAIL clock")
}

func TestDoctorFindsOpenFolders(t *testing.T) {
	c, a := prepared(t)
	must(t, a.Close())
	must(t, os.Chmod(c.Data, 0o750))
	expect(t, examine(t, c, app.Examination{}), "warn data folder — others on this machine may read "+c.Data+" — chmod -R go= "+c.Data)
}

func TestDoctorFindsSettingsThatAreHardlyMeant(t *testing.T) {
	c, a := prepared(t)
	must(t, a.Close())
	t.Setenv("MYSPACE_DATABSE", "postgres://me:s3cret@host/x")
	c.Addr, c.SMTPAddr, c.SMTPTLS = "0.0.0.0:8080", "127.0.0.1:1", "off"
	c.TLSKey, c.TLSCert = "key.pem", certificate(t, clock.Now().Add(-time.Hour))
	report := examine(t, c, app.Examination{})
	expect(t, report, "warn settings — MYSPACE_DATABSE is not a setting", "warn settings — MYSPACE_BASE_URL is not set",
		"warn settings — the sender of mails", "FAIL certificate — it ended on", "FAIL mail — ")
	if strings.Contains(report, "s3cret") {
		t.Error(report)
	}
	c.TLSCert = certificate(t, clock.Now().Add(24*time.Hour))
	expect(t, examine(t, c, app.Examination{}), "warn certificate — it ends on")
	c.TLSCert, c.TLSKey = "", ""
	expect(t, examine(t, c, app.Examination{}), "warn settings — plain HTTP is served to other machines")
}

// certificate makes one that ends at a given time.
func certificate(t *testing.T, ends clock.Time) string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(t, err)
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: ends.Time}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	must(t, err)
	file := filepath.Join(t.TempDir(), "cert.pem")
	must(t, os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600))
	return file
}

func TestDoctorSaysHowFullADiskIs(t *testing.T) {
	const gb = 1_000_000_000
	for name, c := range map[string]struct {
		room files.Room
		err  error
		want app.Finding
	}{
		"a tenth is free":     {files.Room{Free: 10 * gb, Total: 100 * gb}, nil, app.Finding{Level: app.OK, What: "disk", Detail: "10.0 GB of 100.0 GB are free"}},
		"less than a tenth":   {files.Room{Free: 9 * gb, Total: 100 * gb}, nil, app.Finding{Level: app.Warn, What: "disk", Detail: "9.0 GB of 100.0 GB are free", Advice: "make room soon"}},
		"less than it needs":  {files.Room{Free: 4 * gb, Total: 100 * gb}, nil, app.Finding{Level: app.Fail, What: "disk", Detail: "4.0 GB of 100.0 GB are free: uploads are refused", Advice: "make room"}},
		"it cannot be looked": {files.Room{}, os.ErrPermission, app.Finding{Level: app.Fail, What: "disk", Detail: os.ErrPermission.Error()}},
	} {
		if got := app.ExamineDisk(c.room, c.err); len(got) != 1 || got[0] != c.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
