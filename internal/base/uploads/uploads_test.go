package uploads_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func TestAnUploadInPiecesBecomesAFile(t *testing.T) {
	s := newSite(t)
	path := s.paper("anna")
	for at := 0; at < len(text); at += 30_000 {
		piece := text[at:min(at+30_000, len(text))]
		res := s.send("anna", path, at, piece)
		is(t, res, http.StatusNoContent)
		if got, want := res.header.Get("Upload-Offset"), strconv.Itoa(at+len(piece)); got != want {
			t.Errorf("after %d bytes the offset is %s, want %s", at+len(piece), got, want)
		}
		if at == 0 {
			if _, err := s.receive("anna", path); fault.CodeOf(err) != "upload.unfinished" {
				t.Errorf("half a file was taken: %v", err)
			}
		}
	}
	if _, err := s.receive("bert", path); fault.KindOf(err) != fault.NotFound {
		t.Errorf("somebody else's upload was taken: %v", err)
	}
	f, err := s.receive("anna", path)
	must(t, err)
	kept, err := s.files.Open(t.Context(), f.Hash)
	must(t, err)
	defer kept.Close()
	whole, err := io.ReadAll(kept)
	must(t, err)
	if string(whole) != text || f.Name != "notes.txt" || f.Size != int64(len(text)) || f.MediaType != "text/plain; charset=utf-8" {
		t.Errorf("%d bytes came as %+v", len(whole), f.Blob)
	}
	if _, err := s.receive("anna", path); fault.KindOf(err) != fault.NotFound {
		t.Errorf("an upload was used twice: %v", err)
	}
	if n := s.parts(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

// cutBody is a body whose line breaks after some bytes.
type cutBody struct {
	r   io.Reader
	cut func()
}

func (b cutBody) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	if err == io.EOF {
		b.cut()
		return n, io.ErrUnexpectedEOF
	}
	return n, err
}

func TestACutUploadGoesOnWhereItStopped(t *testing.T) {
	s := newSite(t)
	path := s.paper("anna")
	ctx, cancel := context.WithCancel(t.Context())
	req, err := http.NewRequestWithContext(ctx, "PATCH", s.url+path, cutBody{strings.NewReader(text[:40_000]), func() {
		s.awaitBytes(path)
		cancel()
	}})
	must(t, err)
	req.ContentLength = int64(len(text))
	for name, value := range map[string]string{"X-Caller": "anna", "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"} {
		req.Header.Set(name, value)
	}
	if res, err := http.DefaultClient.Do(req); err == nil {
		_ = res.Body.Close()
		t.Fatal("the line did not break")
	}
	there := s.offset("anna", path)
	if there == 0 || there > 40_000 {
		t.Fatalf("%d of 40000 bytes are there", there)
	}
	s.start() // nothing is kept in memory
	if again := s.offset("anna", path); again != there {
		t.Errorf("after a restart %d bytes are there, before %d", again, there)
	}
	is(t, s.send("anna", path, there, text[there:]), http.StatusNoContent)
	f, err := s.receive("anna", path)
	must(t, err)
	if f.Size != int64(len(text)) {
		t.Errorf("%d bytes arrived, want %d", f.Size, len(text))
	}
}

// A crash may leave bytes behind those that were noted; and the noted ones are
// those that count.
func TestBytesThatNobodyNotedAreWrittenOver(t *testing.T) {
	s := newSite(t)
	path := s.paper("anna")
	is(t, s.send("anna", path, 0, text[:70_000]), http.StatusNoContent)
	part := filepath.Join(s.folder, "part", strings.TrimPrefix(path, "/api/uploads/"))
	f, err := os.OpenFile(part, os.O_APPEND|os.O_WRONLY, 0)
	must(t, err)
	_, err = f.WriteString(strings.Repeat("\x00", 50_000))
	must(t, err)
	must(t, f.Close())
	s.start()
	if got := s.offset("anna", path); got != 70_000 {
		t.Fatalf("the offset is %d, want 70000", got)
	}
	is(t, s.send("anna", path, 70_000, text[70_000:]), http.StatusNoContent)
	got, err := s.receive("anna", path)
	must(t, err)
	want, err := s.files.Put(t.Context(), strings.NewReader(text), 1<<20)
	must(t, err)
	if got.Hash != want.Hash {
		t.Error("the file is not what was sent")
	}
}

func TestASilentRequestMakesWayForTheNext(t *testing.T) {
	s := newSite(t)
	path := s.paper("anna")
	body, line := io.Pipe()
	waiting := make(chan *http.Response)
	go func() {
		res, err := http.DefaultClient.Do(s.silent(path, body))
		if err != nil {
			res = nil
		} else {
			_ = res.Body.Close()
		}
		waiting <- res
	}()
	_, err := line.Write([]byte(text[:10_000]))
	must(t, err)
	s.awaitBytes(path)
	there := s.offset("anna", path)
	is(t, s.send("anna", path, there, text[there:]), http.StatusNoContent)
	must(t, line.CloseWithError(io.ErrUnexpectedEOF))
	if res := <-waiting; res != nil && res.StatusCode != http.StatusConflict {
		t.Errorf("the silent request got %d", res.StatusCode)
	}
	_, err = s.receive("anna", path)
	must(t, err)
}

// silent is a request whose body nobody ends.
func (s *site) silent(path string, body io.Reader) *http.Request {
	req, err := http.NewRequestWithContext(s.t.Context(), "PATCH", s.url+path, body)
	must(s.t, err)
	req.ContentLength = int64(len(text))
	for name, value := range map[string]string{"X-Caller": "anna", "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"} {
		req.Header.Set(name, value)
	}
	return req
}

func TestOnlyWhoBeganAnUploadGoesOnWithIt(t *testing.T) {
	s := newSite(t)
	path := s.paper("anna")
	is(t, s.request("bert", "HEAD", path, nil), http.StatusNotFound)
	is(t, s.send("bert", path, 0, text), http.StatusNotFound)
	is(t, s.request("bert", "DELETE", path, nil), http.StatusNotFound)
	is(t, s.send("anna", path, 0, text[:10]), http.StatusNoContent)
	is(t, s.request("anna", "DELETE", path, nil), http.StatusNoContent)
	is(t, s.request("anna", "HEAD", path, nil), http.StatusNotFound)
	if n := s.parts(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

func TestWhatAnUploadRefuses(t *testing.T) {
	s := newSite(t)
	fails(t, s.begin("anna", "paper", "notes.exe", 10), http.StatusUnprocessableEntity, "file.type_not_accepted")
	fails(t, s.begin("anna", "paper", "notes.txt", 1<<20+1), http.StatusRequestEntityTooLarge, "file.too_large")
	fails(t, s.begin("anna", "paper", "notes.txt", 0), http.StatusUnprocessableEntity, "Upload-Length")
	fails(t, s.begin("anna", "paper", "notes.txt", -5), http.StatusUnprocessableEntity, "Upload-Length")
	fails(t, s.begin("anna", "film", "film.mp4", 10), http.StatusForbidden, "access.forbidden")
	fails(t, s.begin("anna", "none", "notes.txt", 10), http.StatusUnprocessableEntity, "field.not_a_choice")
	path := s.paper("anna")
	fails(t, s.send("anna", path, 5, "late"), http.StatusConflict, "upload.offset")
	fails(t, s.send("anna", path, 0, text+"!"), http.StatusRequestEntityTooLarge, "file.too_large")
	is(t, s.request("anna", "PATCH", path, strings.NewReader("x"), "Upload-Offset: 0"), http.StatusUnsupportedMediaType)
	is(t, s.request("anna", "HEAD", path, nil, "Tus-Resumable: 0.2.2"), http.StatusPreconditionFailed)
	if got := s.offset("anna", path); got != 0 {
		t.Errorf("refused bytes were kept: %d", got)
	}
}

func TestAnUploadThatIsNotWhatItSaysEndsEarly(t *testing.T) {
	s := newSite(t)
	res := s.begin("anna", "paper", "book.pdf", 900_000)
	is(t, res, http.StatusCreated)
	path := res.header.Get("Location")
	fails(t, s.send("anna", path, 0, text[:70_000]), http.StatusUnprocessableEntity, "file.type_not_accepted")
	is(t, s.request("anna", "HEAD", path, nil), http.StatusNotFound)
	if n := s.parts(); n != 0 {
		t.Errorf("%d parts are left", n)
	}
}

func TestOptionsTellTheProtocol(t *testing.T) {
	s := newSite(t)
	res := s.request("anna", "OPTIONS", "/api/uploads", nil)
	is(t, res, http.StatusNoContent)
	if got := res.header.Get("Tus-Extension"); got != "creation,expiration,termination" {
		t.Errorf("the extensions are %q", got)
	}
}

// 20 at once must not begin more than there may be.
func TestNobodyBeginsMoreThanHeMay(t *testing.T) {
	s := newSite(t)
	must(t, s.db.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range 95 {
			if err := s.old(t.Context(), tx, fmt.Sprint("old", i), 0); err != nil {
				return err
			}
		}
		return nil
	}))
	var wg sync.WaitGroup
	var mu sync.Mutex
	got := map[int]int{}
	for range 20 {
		wg.Go(func() {
			status := s.begin("anna", "paper", "notes.txt", 10).status
			mu.Lock()
			defer mu.Unlock()
			got[status]++
		})
	}
	wg.Wait()
	if got[http.StatusCreated] != 5 || got[http.StatusConflict] != 15 {
		t.Errorf("20 uploads beside 95 others: %v", got)
	}
	is(t, s.begin("bert", "paper", "notes.txt", 10), http.StatusCreated)
}

// old adds an upload of Anna's that has waited for some days.
func (s *site) old(ctx context.Context, tx *db.Tx, id string, days int) error {
	at := clock.Now().Add(-time.Duration(days) * 24 * time.Hour)
	return db.Exec(ctx, tx, `INSERT INTO upload (id, person_id, kind, name, size, created_at, updated_at)
		VALUES (?, 'anna', 'paper', 'old.txt', 10, ?, ?)`, id, at, at)
}

func TestOldUploadsAreSwept(t *testing.T) {
	s := newSite(t)
	must(t, s.db.Tx(t.Context(), func(tx *db.Tx) error {
		if err := s.old(t.Context(), tx, "young", 6); err != nil {
			return err
		}
		return s.old(t.Context(), tx, "old", 8)
	}))
	long := clock.Now().Add(-2 * time.Hour).Time
	for _, name := range []string{"young", "old", "nobodys", "new"} {
		file := filepath.Join(s.folder, "part", name)
		must(t, os.WriteFile(file, []byte("x"), 0o600))
		if name != "new" {
			must(t, os.Chtimes(file, long, long))
		}
	}
	is(t, s.request("anna", "HEAD", "/api/uploads/old", nil), http.StatusNotFound)
	n, err := s.uploads.Sweep(t.Context())
	must(t, err)
	if n != 1 || s.parts() != 2 {
		t.Errorf("%d uploads were swept, %d parts are left, want 1 and 2", n, s.parts())
	}
	is(t, s.request("anna", "HEAD", "/api/uploads/young", nil), http.StatusOK)
}
