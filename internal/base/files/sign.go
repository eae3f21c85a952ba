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
	"sync"
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

	linkLabel    = "myspace file link 1" // no other signature can pass for a link
	pictureLabel = "myspace pictures 1"  // nor that of pictures for that of a file
)

// Signer signs links to files for one session. Players and image tags cannot
// send a header: the link carries the session's id (never its token), and the
// server looks the session and its rights up at every request.
type Signer struct {
	key []byte

	mu       sync.Mutex
	until    string            // when the queries below end
	pictures map[string]string // the signed query by session
}

// NewSigner returns a signer for a secret key of 32 bytes.
func NewSigner(key []byte) (*Signer, error) {
	if len(key) != sha256.Size {
		return nil, errors.New("files: the key for links must have 32 bytes")
	}
	return &Signer{key: key}, nil
}

// maxSessions bounds how many signed queries are kept.
const maxSessions = 10_000

// SignPicture returns the link to a small picture. All pictures of a session share
// one signature, which a list of fifty faces then makes once: what it opens is
// asked at every request anyway. Files never have it.
func (s *Signer) SignPicture(path, sessionID string, now time.Time) string {
	exp := PictureLife.until(now)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.until != exp || len(s.pictures) >= maxSessions {
		s.until, s.pictures = exp, map[string]string{}
	}
	query, ok := s.pictures[sessionID]
	if !ok {
		query = linkQuery(sessionID, exp, s.signature(pictureLabel, sessionID, exp))
		s.pictures[sessionID] = query
	}
	return (&url.URL{Path: path, RawQuery: query}).String()
}

// VerifyPicture returns the session that a link to a picture was signed for.
func (s *Signer) VerifyPicture(query url.Values, now time.Time) (sessionID string, ok bool) {
	return s.verify(query, now, func(sid, exp string) string { return s.signature(pictureLabel, sid, exp) })
}

// until is when a link that is signed now ends, in seconds.
func (l Life) until(now time.Time) string {
	step := time.Duration(l)
	return strconv.FormatInt(now.Add(2*step-1).Truncate(step).Unix(), 10)
}

func linkQuery(sessionID, exp, signature string) string {
	return url.Values{"sid": {sessionID}, "exp": {exp}, "sig": {signature}}.Encode()
}

// Sign returns the link to a path for a session. It holds for its life, or until
// the session ends.
func (s *Signer) Sign(path, sessionID string, life Life, now time.Time) string {
	exp := life.until(now)
	return (&url.URL{Path: path, RawQuery: linkQuery(sessionID, exp, s.signature(linkLabel, path, sessionID, exp))}).String()
}

// Verify returns the session that a link was signed for. Path is the decoded
// one; other parameters of the query do not count.
func (s *Signer) Verify(path string, query url.Values, now time.Time) (sessionID string, ok bool) {
	return s.verify(query, now, func(sid, exp string) string { return s.signature(linkLabel, path, sid, exp) })
}

func (s *Signer) verify(query url.Values, now time.Time, signature func(sid, exp string) string) (sessionID string, ok bool) {
	sid, exp, sig := query["sid"], query["exp"], query["sig"]
	if len(sid) != 1 || len(exp) != 1 || len(sig) != 1 {
		return "", false
	}
	want := signature(sid[0], exp[0])
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
