package main_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"filippo.io/age"
)

// TestBackupsAreEncryptedToAKeyAndSayWhenTheyAreNot takes a backup through the
// program: by flag and by setting, and back with the key only.
func TestBackupsAreEncryptedToAKeyAndSayWhenTheyAreNot(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	data, file, key := filepath.Join(folder, "data"), filepath.Join(folder, "backup"), filepath.Join(folder, "key.txt")
	own, err := age.GenerateX25519Identity()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(key, []byte(own.String()+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	withPassword.succeed(t, append(anne, "--data", data, "--campus", "Paris")...)
	if r := (call{}).run(t, "backup", file, "--data", data); !strings.Contains(r.errs, "is not encrypted") {
		t.Errorf("nothing was said: %s%s", r.out, r.errs)
	}
	setting := call{env: []string{"MYSPACE_BACKUP_RECIPIENT=" + own.Recipient().String()}}
	for name, said := range map[string]string{
		"setting": setting.succeed(t, "backup", file+"-setting", "--data", data),
		"flag":    run(t, "backup", file+"-flag", "--data", data, "--recipient", own.Recipient().String()),
	} {
		if !strings.Contains(said, "It is encrypted.") {
			t.Errorf("by %s: %s", name, said)
		}
		other := filepath.Join(folder, name)
		call{}.refused(t, "the backup is encrypted: name the file of its key with --identity", "restore", file+"-"+name, "--data", other)
		if said := run(t, "restore", file+"-"+name, "--identity", key, "--data", other); !strings.Contains(said, "Restored the backup of 20") {
			t.Errorf("by %s: %s", name, said)
		}
	}
	call{}.refused(t, "age1", "backup", file, "--data", data, "--recipient", "nonsense")
	if said := run(t, "doctor", "--data", data); !strings.Contains(said, "not encrypted") {
		t.Errorf("the doctor does not tell: %s", said)
	}
	if said := setting.succeed(t, "doctor", "--data", data); !strings.Contains(said, "encrypted to age1") {
		t.Errorf("the doctor does not tell: %s", said)
	}
}
