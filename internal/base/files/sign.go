package files

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash"
	"net/url"
	"strconv"
	"time"
)

// Life is how long links hold: for one to two of it, less a moment, so that they
// stay the same for a while.
type Life time.Duration

const (
	// PictureLife is that of pictures in lists: for hours, so that browsers can
	// keep what they fetched.
	PictureLife = Life(6 * time.Hour)
	// FileLife is that of everything else: three minutes at most, to begin to
	// read it. Who wants to read on asks for a new link.
	FileLife = Life(90 * time.Second)

	linkLabel = "myspace file link 1" // no other signature can pass for a link
)

// Signer signs links to files for one session. Players and image tags cannot
// send a header: the link carries the session's id (never its token), and the
// server looks the session and its rights up at every request.
type Signer struct{ key []byte }

// NewSigner returns a signer for a secret key of 32 bytes.
func NewSigner(key []byte) (*Signer, error) {
	if len(key) != sha256.Size {
		return nil, errors.New("files: the key for links must have 32 bytes")
	}
	return &Signer{key: key}, nil
}

// Sign returns the link to a path for a session. It holds for its life, or until
// the session ends.
func (s *Signer) Sign(path, sessionID string, life Life, now time.Time) string {
	step := time.Duration(life)
	exp := strconv.FormatInt(now.Add(2*step-1).Truncate(step).Unix(), 10)
	q := url.Values{"sid": {sessionID}, "exp": {exp}, "sig": {s.signature(path, sessionID, exp)}}
	return (&url.URL{Path: path, RawQuery: q.Encode()}).String()
}

// Verify returns the session that a link was signed for. Path is the decoded
// one; other parameters of the query do not count.
func (s *Signer) Verify(path string, query url.Values, now time.Time) (sessionID string, ok bool) {
	sid, exp, sig := query["sid"], query["exp"], query["sig"]
	if len(sid) != 1 || len(exp) != 1 || len(sig) != 1 {
		return "", false
	}
	want := s.signature(path, sid[0], exp[0])
	if subtle.ConstantTimeCompare([]byte(want), []byte(sig[0])) != 1 {
		return "", false
	}
	until, err := strconv.ParseInt(exp[0], 10, 64)
	if err != nil || now.Unix() >= until {
		return "", false
	}
	return sid[0], true
}

func (s *Signer) signature(fields ...string) string {
	mac := hmac.New(sha256.New, s.key)
	writeField(mac, linkLabel)
	for _, f := range fields {
		writeField(mac, f)
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// writeField writes the length first, so that no byte can move from one field
// to the next.
func writeField(h hash.Hash, field string) {
	h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(field))))
	h.Write([]byte(field))
}
