package files

import (
	"bytes"
	"net/url"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/longtest"
)

func newSigner(t testing.TB, fill byte) *Signer {
	t.Helper()
	s, err := NewSigner(bytes.Repeat([]byte{fill}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// verify takes a link apart as the server does.
func verify(s *Signer, link string, now time.Time) (string, bool) {
	u, err := url.Parse(link)
	if err != nil {
		return "", false
	}
	q, err := url.ParseQuery(u.RawQuery)
	if err != nil {
		return "", false
	}
	return s.Verify(u.Path, q, now)
}

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func TestALinkHoldsForSixToTwelveHours(t *testing.T) {
	s := newSigner(t, 1)
	longtest.Check(t, func(t *rapid.T) {
		path := "/api/" + rapid.String().Draw(t, "path")
		sid := rapid.String().Draw(t, "sid")
		at := noon.Add(time.Duration(rapid.Int64Range(0, int64(24*time.Hour)).Draw(t, "at")))
		link := s.Sign(path, sid, PictureLife, at)
		if got, ok := verify(s, link, at.Add(6*time.Hour-time.Second)); !ok || got != sid {
			t.Fatalf("%s: %q, %v", link, got, ok)
		}
		if _, ok := verify(s, link, at.Add(12*time.Hour)); ok {
			t.Fatalf("%s still holds", link)
		}
	})
}

func TestALinkStaysTheSameForHours(t *testing.T) {
	s := newSigner(t, 1)
	link := s.Sign("/x", "session", PictureLife, noon.Add(time.Second))
	if again := s.Sign("/x", "session", PictureLife, noon.Add(6*time.Hour)); again != link {
		t.Errorf("%s became %s", link, again)
	}
	if later := s.Sign("/x", "session", PictureLife, noon.Add(6*time.Hour+time.Second)); later == link {
		t.Error("a link for ever")
	}
}

func TestAnyAlteredBitIsRefused(t *testing.T) {
	s := newSigner(t, 1)
	link := s.Sign("/api/campuses/0199/logo", "01995c1a-7b7e-7000-8000-000000000001", PictureLife, noon)
	for i := range len(link) {
		for bit := range 8 {
			altered := []byte(link)
			altered[i] ^= 1 << bit
			if sid, ok := verify(s, string(altered), noon); ok {
				t.Errorf("%s passes for %q", altered, sid)
			}
		}
	}
}

func TestAnyAlterationIsRefused(t *testing.T) {
	s := newSigner(t, 1)
	longtest.Check(t, func(t *rapid.T) {
		text := rapid.StringN(0, 8, -1)
		path, sid := "/api/"+text.Draw(t, "path"), text.Draw(t, "sid")
		link := s.Sign(path, sid, PictureLife, noon)
		u, err := url.Parse(link)
		if err != nil {
			t.Fatal(err)
		}
		q := u.Query()
		field := rapid.SampledFrom([]string{"path", "sid", "exp", "sig"}).Draw(t, "field")
		value := text.Draw(t, "value")
		if field == "path" {
			value = "/api/" + value
			if value == path {
				return
			}
			path = value
		} else {
			if value == q.Get(field) {
				return
			}
			q.Set(field, value)
		}
		if got, ok := s.Verify(path, q, noon); ok {
			t.Fatalf("%s with %s %q passes for %q", link, field, value, got)
		}
	})
}

// Bytes moved from one field to the next must not give the same signature.
func TestFieldsCannotRunIntoEachOther(t *testing.T) {
	s := newSigner(t, 1)
	longtest.Check(t, func(t *rapid.T) {
		all := rapid.StringN(2, 20, -1).Draw(t, "all")
		i := rapid.IntRange(0, len(all)).Draw(t, "i")
		j := rapid.IntRange(0, len(all)).Draw(t, "j")
		if i != j && s.signature(linkLabel, all[:i], all[i:], "1") == s.signature(linkLabel, all[:j], all[j:], "1") {
			t.Fatalf("%q cut at %d and at %d", all, i, j)
		}
	})
}

func TestLinksThatWereNeverSigned(t *testing.T) {
	s := newSigner(t, 1)
	link := s.Sign("/x", "session", PictureLife, noon)
	for name, bad := range map[string]string{
		"nothing": "/x", "no signature": strings.Split(link, "&sig=")[0], "empty": "/x?sid=&exp=&sig=",
		"twice": link + "&sid=other", "other key": newSigner(t, 2).Sign("/x", "session", PictureLife, noon),
		"other path": strings.Replace(link, "/x", "/y", 1), "path below": strings.Replace(link, "/x", "/x/y", 1),
	} {
		if sid, ok := verify(s, bad, noon); ok {
			t.Errorf("%s: %s passes for %q", name, bad, sid)
		}
	}
	if _, ok := verify(s, link+"&size=64", noon); !ok {
		t.Error("other parameters must not count")
	}
	if _, err := NewSigner([]byte("short")); err == nil {
		t.Error("a short key is taken")
	}
}

// A link to an exam opened it for anybody for up to twelve hours.
func TestTheLinkToAFileLivesForThreeMinutesAtMost(t *testing.T) {
	s := newSigner(t, 1)
	for _, begun := range []time.Duration{0, time.Second, 89 * time.Second, 90 * time.Second} {
		u, err := url.Parse(s.Sign("/x", "session", FileLife, noon.Add(begun)))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := s.Verify("/x", u.Query(), noon.Add(begun+80*time.Second)); !ok {
			t.Errorf("signed at %s it is dead after 80 s", begun)
		}
		if _, ok := s.Verify("/x", u.Query(), noon.Add(begun+3*time.Minute)); ok {
			t.Errorf("signed at %s it lives after three minutes", begun)
		}
	}
}

// One signature serves all pictures of a session, and none of its files.
func TestPicturesOfASessionShareASignatureThatOpensNoFile(t *testing.T) {
	s := newSigner(t, 1)
	query := func(link string) url.Values {
		u, err := url.Parse(link)
		if err != nil {
			t.Fatal(err)
		}
		return u.Query()
	}
	link := s.SignPicture("/a/photo", "session", noon)
	q := query(link)
	if q.Get("sig") != query(s.SignPicture("/b/photo", "session", noon)).Get("sig") || !strings.HasPrefix(link, "/a/photo?") {
		t.Error("each picture has a signature of its own")
	}
	if sid, ok := s.VerifyPicture(q, noon.Add(6*time.Hour-time.Second)); !ok || sid != "session" {
		t.Errorf("%q, %v", sid, ok)
	}
	if _, ok := s.VerifyPicture(q, noon.Add(12*time.Hour)); ok {
		t.Error("a link for ever")
	}
	if _, ok := s.Verify("/a/photo", q, noon); ok {
		t.Error("the signature of pictures opens a file")
	}
	if _, ok := s.VerifyPicture(query(s.Sign("/a/photo", "session", PictureLife, noon)), noon); ok {
		t.Error("the signature of a file opens pictures")
	}
	other := query(s.SignPicture("/a/photo", "other", noon))
	if other.Get("sig") == q.Get("sig") {
		t.Error("two sessions have one signature")
	}
	for name, value := range map[string]string{"sid": "other", "exp": "99999999999", "sig": other.Get("sig")} {
		altered := query(link)
		altered.Set(name, value)
		if sid, ok := s.VerifyPicture(altered, noon); ok {
			t.Errorf("with another %s it passes for %q", name, sid)
		}
	}
}
