package account_test

import (
	"encoding/base64"
	"net/http"
	"sync"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

const keepingPath = "/api/profile/keeping-key"

func (d door) keepingKey(t *testing.T, token string) string {
	t.Helper()
	var k account.KeepingKey
	into(t, d.call("10.0.0.1", "POST", keepingPath, token, ""), http.StatusOK, &k)
	key, err := base64.StdEncoding.DecodeString(k.Key)
	if err != nil || len(key) != 32 {
		t.Errorf("got %q, which is no key: %v", k.Key, err)
	}
	return k.Key
}

func TestAKeepingKeyIsOnePersonsInAllHisSessions(t *testing.T) {
	d := newDoor(t)
	student, again := d.enter(t, "student@example.org", "paris"), d.enter(t, "student@example.org", "paris")
	other := d.enter(t, "supervisor@example.org", "nice")
	key := d.keepingKey(t, student.Token)
	if d.keepingKey(t, student.Token) != key || d.keepingKey(t, again.Token) != key {
		t.Error("a person's key changed")
	}
	if d.keepingKey(t, other.Token) == key {
		t.Error("two people have the same key")
	}
	if rec := d.call("10.0.0.1", "POST", keepingPath, "", ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("a guest gets %d %s", rec.Code, rec.Body)
	}
	if rec := d.call("10.0.0.1", "DELETE", "/session", student.Token, ""); rec.Code != http.StatusNoContent {
		t.Fatalf("signing out: %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", "POST", keepingPath, student.Token, ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("a session that has ended gets %d %s", rec.Code, rec.Body)
	}
	sealed, err := db.All(t.Context(), d.db, db.ScanString, `SELECT sealed FROM keeping_key WHERE person_id = 'student'`)
	must(t, err)
	if len(sealed) != 1 || sealed[0] == key {
		t.Errorf("kept as %q", sealed)
	}
	trail, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = 'openKeeping' AND entity_id = 'student'`)
	must(t, err)
	if trail != 1 {
		t.Errorf("the trail tells of it %d times", trail)
	}
}

func TestTwoBrowsersThatAskAtOnceGetTheSameKey(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "student@example.org", "paris")
	keys := make([]string, 8)
	var all sync.WaitGroup
	for i := range keys {
		all.Go(func() { keys[i] = d.keepingKey(t, s.Token) })
	}
	all.Wait()
	for _, key := range keys {
		if key != keys[0] {
			t.Fatalf("got %q", keys)
		}
	}
}
