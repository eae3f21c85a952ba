package backup

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"filippo.io/age"
)

// ErrEncrypted is for an archive that cannot be read without its key.
var ErrEncrypted = errors.New("the backup is encrypted")

// encryptedHead is what an encrypted archive begins with, as age writes it.
const encryptedHead = "age-encryption.org/"

// Recipients are the keys that an archive is encrypted to; none for not at all.
type Recipients []age.Recipient

// ParseRecipients reads keys such as age1…, as age-keygen makes them.
func ParseRecipients(keys []string) (Recipients, error) {
	if len(keys) == 0 {
		return nil, nil
	}
	to, err := age.ParseRecipients(strings.NewReader(strings.Join(keys, "\n")))
	if err != nil {
		return nil, errors.New("this is no public key of age, which begins with age1")
	}
	return to, nil
}

// write has write fill f, encrypted where there are keys, and returns how to
// read it again: by a key that nobody keeps, so that an archive is read before
// it gets its name though its own key is elsewhere.
func (to Recipients) write(f *os.File, write func(io.Writer) error) (again func() (io.Reader, error), err error) {
	if len(to) == 0 {
		return func() (io.Reader, error) { return f, nil }, write(f)
	}
	once, own, err := onceFor(to[0])
	if err != nil {
		return nil, err
	}
	w, err := age.Encrypt(f, append(slices.Clip(to), once)...)
	if err != nil {
		return nil, err
	}
	return func() (io.Reader, error) { return age.Decrypt(f, own) }, errors.Join(write(w), w.Close())
}

// onceFor makes a key of the same kind as another: age mixes no others.
func onceFor(like age.Recipient) (age.Recipient, age.Identity, error) {
	if _, ok := like.(*age.HybridRecipient); ok {
		own, err := age.GenerateHybridIdentity()
		if err != nil {
			return nil, nil, err
		}
		return own.Recipient(), own, nil
	}
	own, err := age.GenerateX25519Identity()
	if err != nil {
		return nil, nil, err
	}
	return own.Recipient(), own, nil
}

// OpenFile opens an archive to be read, by the keys in the file identity where
// it is encrypted. Close the second.
func OpenFile(path, identity string) (io.ReadSeeker, io.Closer, error) {
	f, err := os.Open(path) //nolint:gosec // the operator's own file
	if err != nil {
		return nil, nil, fmt.Errorf("cannot read the backup: %w", err)
	}
	r, err := decrypted(f, identity)
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	return r, f, nil
}

func decrypted(f *os.File, identity string) (io.ReadSeeker, error) {
	head := make([]byte, len(encryptedHead))
	if _, err := f.ReadAt(head, 0); err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("cannot read the backup: %w", err)
	}
	if !bytes.Equal(head, []byte(encryptedHead)) {
		return f, nil
	}
	if identity == "" {
		return nil, fmt.Errorf("%w: name the file of its key with --identity", ErrEncrypted)
	}
	keys, err := readIdentities(identity)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	r, size, err := age.DecryptReaderAt(f, info.Size(), keys...)
	if _, ok := errors.AsType[*age.NoIdentityMatchError](err); ok {
		return nil, fmt.Errorf("%w, and to another key than those in %s", ErrEncrypted, identity)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return io.NewSectionReader(r, 0, size), nil
}

func readIdentities(path string) ([]age.Identity, error) {
	f, err := os.Open(path) //nolint:gosec // the operator's own file
	if err != nil {
		return nil, fmt.Errorf("cannot read the key: %w", err)
	}
	defer f.Close()
	keys, err := age.ParseIdentities(f)
	if err != nil {
		return nil, fmt.Errorf("%s holds no secret key of age", path) // what it holds may be secret
	}
	return keys, nil
}
