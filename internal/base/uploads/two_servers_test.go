package uploads_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/s3test"
)

// store is the S3 server of this run; its zero value is none.
var store s3test.Server

// TestMain runs the tests beside a real S3 server, where TEST_S3 names one.
func TestMain(m *testing.M) {
	var err error
	if store, err = s3test.Start(context.Background()); err != nil {
		fmt.Println("S3:", err)
		os.Exit(1)
	}
	code := m.Run()
	store.Stop()
	os.Exit(code)
}

// twoServers are two servers over one database and one bucket, each with a
// folder of its own.
func twoServers(t *testing.T) (a, b *site, ok bool) {
	t.Helper()
	if store.Endpoint == "" {
		t.Log("two servers: NOT RUN (TEST_S3 not set)")
		return nil, nil, false
	}
	a = openSite(t, files.S3{
		Endpoint: store.Endpoint, Region: store.Region, Key: store.Key, Secret: store.Secret, Bucket: strings.ToLower(rand.Text()),
	})
	must(t, a.files.Check(t.Context())) // makes the bucket
	b = &site{t: t, folder: t.TempDir(), s3: a.s3, db: a.db}
	b.start()
	return a, b, true
}

// left counts what the store has of uploads.
func (s *site) left() int {
	s.t.Helper()
	ids, err := s.files.OldParts(s.t.Context(), clock.Now().Add(time.Hour).Time)
	must(s.t, err)
	return len(ids)
}

func TestEachPieceMayGoToAnotherServer(t *testing.T) {
	a, b, ok := twoServers(t)
	if !ok {
		return
	}
	path := a.paper("anna")
	for at := 0; at < len(text); at += 30_000 {
		if got := b.offset("anna", path); got != at {
			t.Fatalf("the other server has %d bytes of %d", got, at)
		}
		is(t, a.send("anna", path, at, text[at:min(at+30_000, len(text))]), http.StatusNoContent)
		fails(t, b.send("anna", path, at, text[at:]), http.StatusConflict, "upload.offset") // out of order
		a, b = b, a
	}
	is(t, b.request("bert", "HEAD", path, nil), http.StatusNotFound)
	f, err := b.receive("anna", path)
	must(t, err)
	kept, err := a.files.Open(t.Context(), f.Hash)
	must(t, err)
	defer kept.Close()
	if whole, err := io.ReadAll(kept); string(whole) != text || err != nil || f.MediaType != "text/plain; charset=utf-8" {
		t.Errorf("%d bytes came as %+v, %v", len(whole), f.Blob, err)
	}
	if n := a.left() + a.parts() + b.parts(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

func TestOneOfTwoServersTakesAPiece(t *testing.T) {
	a, b, ok := twoServers(t)
	if !ok {
		return
	}
	path := a.paper("anna")
	for at := 0; at < len(text); at += 25_000 {
		got := [2]int{}
		var both sync.WaitGroup
		for n, s := range []*site{a, b} {
			both.Go(func() { got[n] = s.send("anna", path, at, text[at:at+25_000]).status })
		}
		both.Wait()
		if got != [2]int{http.StatusNoContent, http.StatusConflict} && got != [2]int{http.StatusConflict, http.StatusNoContent} {
			t.Fatalf("at %d: %v", at, got)
		}
		if there := a.offset("anna", path); there != at+25_000 {
			t.Fatalf("%d bytes are there, want %d", there, at+25_000)
		}
	}
	f, err := a.receive("anna", path)
	must(t, err)
	if want, err := b.files.Put(t.Context(), strings.NewReader(text), 1<<20); err != nil || f.Hash != want.Hash {
		t.Errorf("the file is not what was sent: %v", err)
	}
}

func TestOneOfTwoServersUsesAnUploadUp(t *testing.T) {
	a, b, ok := twoServers(t)
	if !ok {
		return
	}
	path := a.paper("anna")
	is(t, a.send("anna", path, 0, text), http.StatusNoContent)
	got := [2]error{}
	var both sync.WaitGroup
	for n, s := range []*site{a, b} {
		both.Go(func() { _, got[n] = s.receive("anna", path) })
	}
	both.Wait()
	if (got[0] == nil) == (got[1] == nil) {
		t.Fatalf("it was used up by %v", got)
	}
	for _, err := range got {
		if err != nil && fault.CodeOf(err) != "upload.not_found" {
			t.Error(err)
		}
	}
	if n := a.left(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

// What comes after its upload was given up on the other server is nobody's.
func TestAnUploadIsGivenUpOnAnotherServer(t *testing.T) {
	a, b, ok := twoServers(t)
	if !ok {
		return
	}
	path := a.paper("anna")
	is(t, a.send("anna", path, 0, text[:30_000]), http.StatusNoContent)
	is(t, b.request("anna", "DELETE", path, nil), http.StatusNoContent)
	is(t, a.send("anna", path, 30_000, text[30_000:]), http.StatusNotFound)
	if n := a.left(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

func TestOldUploadsAreSweptFromTheStore(t *testing.T) {
	a, b, ok := twoServers(t)
	if !ok {
		return
	}
	old, young := a.paper("anna"), a.paper("anna")
	for _, path := range []string{old, young} {
		is(t, a.send("anna", path, 0, text[:70_000]), http.StatusNoContent)
	}
	id, then := strings.TrimPrefix(old, "/api/uploads/"), clock.Now().Add(-8*24*time.Hour)
	must(t, a.db.Tx(t.Context(), func(tx *db.Tx) error {
		return db.Exec(t.Context(), tx, `UPDATE upload SET updated_at = ? WHERE id = ?`, then, id)
	}))
	n, err := b.uploads.Sweep(t.Context())
	must(t, err)
	if n != 1 || a.left() != 1 {
		t.Errorf("%d uploads were swept, %d are left, want 1 and 1", n, a.left())
	}
	if got := b.offset("anna", young); got != 70_000 {
		t.Errorf("%d bytes are there", got)
	}
}
