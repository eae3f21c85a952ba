package backup

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"filippo.io/age"
)

// keyFile makes a key and returns its public half, and the file of the other.
func keyFile(t *testing.T, hybrid bool) (public, file string) {
	t.Helper()
	var secret string
	if hybrid {
		key, err := age.GenerateHybridIdentity()
		if err != nil {
			t.Fatal(err)
		}
		public, secret = key.Recipient().String(), key.String()
	} else {
		key, err := age.GenerateX25519Identity()
		if err != nil {
			t.Fatal(err)
		}
		public, secret = key.Recipient().String(), key.String()
	}
	file = filepath.Join(t.TempDir(), "key.txt")
	if err := os.WriteFile(file, []byte("# a key\n"+secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return public, file
}

func writeEncrypted(t *testing.T, keys ...string) string {
	t.Helper()
	to, err := ParseRecipients(keys)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "backup")
	if _, err := WriteFile(t.Context(), path, to, func(w io.Writer) error { _, err := w.Write(tiny(t)); return err }); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAnEncryptedBackupIsReadByItsKeysOnly(t *testing.T) {
	for _, hybrid := range []bool{false, true} {
		first, firstFile := keyFile(t, hybrid)
		second, secondFile := keyFile(t, hybrid)
		_, strangers := keyFile(t, hybrid)
		path := writeEncrypted(t, first, second)
		for _, key := range []string{firstFile, secondFile} {
			r, f, err := OpenFile(path, key)
			if err != nil {
				t.Fatal(err)
			}
			if s, err := Verify(t.Context(), r); err != nil || s.Rows != 1 || s.Files != 1 {
				t.Errorf("%+v, %v", s, err)
			}
			if err := f.Close(); err != nil {
				t.Error(err)
			}
		}
		for _, key := range []string{"", strangers} {
			if _, _, err := OpenFile(path, key); !errors.Is(err, ErrEncrypted) {
				t.Errorf("with %q: %v", key, err)
			}
		}
		if _, _, err := OpenFile(path, path); err == nil || strings.Contains(err.Error(), "age1") {
			t.Errorf("a file that is no key: %v", err)
		}
	}
}

func TestAChangedEncryptedBackupIsBroken(t *testing.T) {
	public, key := keyFile(t, false)
	path := writeEncrypted(t, public)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(whole, []byte("hello")) || !bytes.HasPrefix(whole, []byte(encryptedHead)) {
		t.Error("it can be read")
	}
	for at := 0; at < len(whole); at += 7 {
		changed := bytes.Clone(whole)
		changed[at] ^= 1
		if err := os.WriteFile(path, changed, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := verifyFile(t, path, key); err == nil {
			t.Fatalf("byte %d of %d was changed, and nobody noticed", at, len(whole))
		}
	}
	if err := os.WriteFile(path, whole[:len(whole)-1], 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := verifyFile(t, path, key); err == nil {
		t.Error("its end is missing, and nobody noticed")
	}
}

func verifyFile(t *testing.T, path, key string) (Summary, error) {
	t.Helper()
	r, f, err := OpenFile(path, key)
	if err != nil {
		return Summary{}, err
	}
	defer f.Close()
	return Verify(t.Context(), r)
}

func TestWhatIsNoPublicKeyIsRefused(t *testing.T) {
	_, file := keyFile(t, false)
	secret, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"age1", "x", strings.TrimSpace(strings.SplitN(string(secret), "\n", 2)[1])} {
		if _, err := ParseRecipients([]string{key}); err == nil || strings.Contains(err.Error(), key) && len(key) > 10 {
			t.Errorf("%.12s…: %v", key, err)
		}
	}
}
