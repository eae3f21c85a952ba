// Package seal encrypts what the database must not hold in clear, with keys
// that are not in the database.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// keyLength is that of AES-256.
const keyLength = 32

// Box seals with its first key and opens with any of them, so that a key can
// be replaced: put the new one before the old one. A Box without keys, nil
// included, refuses both.
type Box struct{ keys []key }

type key struct {
	id   string
	aead cipher.AEAD
}

// NewKey returns a new key in the form that Parse reads.
func NewKey() string {
	k := make([]byte, keyLength)
	_, _ = rand.Read(k) // it never fails
	return base64.StdEncoding.EncodeToString(k)
}

// Parse returns the box of the given keys: 32 bytes each in base64, separated
// by commas, the newest first.
func Parse(keys string) (*Box, error) {
	b := &Box{}
	for text := range strings.SplitSeq(keys, ",") {
		k, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text))
		if err != nil || len(k) != keyLength {
			return nil, fmt.Errorf("seal: a key is not %d bytes in base64", keyLength)
		}
		if err := b.add(k); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (b *Box) add(k []byte) error {
	block, err := aes.NewCipher(k)
	if err != nil {
		return fmt.Errorf("seal: %w", err)
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		return fmt.Errorf("seal: %w", err)
	}
	id := sha256.Sum256(append([]byte("myspace seal key "), k...))
	b.keys = append(b.keys, key{hex.EncodeToString(id[:4]), aead})
	return nil
}

var errNoKey = errors.New("seal: there is no key")

// Seal encrypts a text for one place, such as a table and a row's id: nowhere
// else can it be opened, so nobody can move it.
func (b *Box) Seal(text []byte, place ...string) (string, error) {
	if b == nil || len(b.keys) == 0 {
		return "", errNoKey
	}
	k := b.keys[0]
	return k.id + "." + base64.RawURLEncoding.EncodeToString(k.aead.Seal(nil, nil, text, frame(place))), nil
}

// Open returns a text that was sealed for the place.
func (b *Box) Open(sealed string, place ...string) ([]byte, error) {
	if b == nil || len(b.keys) == 0 {
		return nil, errNoKey
	}
	id, body, _ := strings.Cut(sealed, ".")
	data, err := base64.RawURLEncoding.Strict().DecodeString(body)
	if err != nil {
		return nil, errors.New("seal: the text is not a sealed one")
	}
	for _, k := range b.keys {
		if k.id != id {
			continue
		}
		text, err := k.aead.Open(nil, nil, data, frame(place))
		if err != nil {
			return nil, errors.New("seal: the text was changed, or belongs elsewhere")
		}
		return text, nil
	}
	return nil, fmt.Errorf("seal: the key %.8q is not among ours", id)
}

// frame joins the parts of a place so that no byte can move from one part to
// the next.
func frame(place []string) (all []byte) {
	for _, part := range place {
		all = binary.BigEndian.AppendUint64(all, uint64(len(part)))
		all = append(all, part...)
	}
	return all
}
