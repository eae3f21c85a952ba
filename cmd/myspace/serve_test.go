package main_test

import (
	"path/filepath"
	"strings"
	"testing"
)

const unencrypted = "passwords travel unencrypted"

func TestServeWarnsOfPlainHTTP(t *testing.T) {
	t.Parallel()
	log := call{}.serve(t, t.TempDir(), "--addr", "0.0.0.0:0").stop(t)
	if !strings.Contains(log, "level=WARN") || !strings.Contains(log, unencrypted) {
		t.Errorf("no warning: %s", log)
	}
	for _, safe := range [][]string{{"--addr", "127.0.0.1:0"}, {"--addr", "0.0.0.0:0", "--trusted-proxies", "10.0.0.0/8"}} {
		if log := (call{}).serve(t, t.TempDir(), safe...).stop(t); strings.Contains(log, unencrypted) {
			t.Errorf("%v: a warning: %s", safe, log)
		}
	}
}

func TestServeTellsWhereMailsAreKept(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	log := call{}.serve(t, data).stop(t)
	if want := "mails are kept as files"; !strings.Contains(log, want) || !strings.Contains(log, filepath.Join(data, "mail")) {
		t.Errorf("not logged: %s", log)
	}
}

// TestSecretsAreNotLogged gives every secret there is and logs all there is.
func TestSecretsAreNotLogged(t *testing.T) {
	t.Parallel()
	secret := call{env: []string{
		"MYSPACE_SMTP_ADDR=127.0.0.1:1", "MYSPACE_SMTP_USER=me", "MYSPACE_SMTP_PASSWORD=s3cret-mail", "MYSPACE_SMTP_TLS=off",
		"MYSPACE_S3_ENDPOINT=127.0.0.1:1", "MYSPACE_S3_BUCKET=b", "MYSPACE_S3_KEY=me", "MYSPACE_S3_SECRET=s3cret-files", "MYSPACE_S3_INSECURE=yes",
	}}
	data := t.TempDir()
	s := secret.serve(t, data, "--log-level", "debug", "--log-format", "json")
	report := secret.run(t, "doctor", "--data", data)
	if report.code != 1 || strings.Count(report.out, "FAIL") != 2 {
		t.Errorf("neither store nor mail server is there, but the doctor says: %s%s", report.out, report.errs)
	}
	log := s.stop(t)
	if said := log + report.out + report.errs; strings.Contains(said, "s3cret") {
		t.Errorf("a secret was told: %s", said)
	}
	if !strings.HasPrefix(log, "{") {
		t.Errorf("the log is no JSON: %s", log)
	}
}
