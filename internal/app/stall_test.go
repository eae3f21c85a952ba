package app_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// busyWorld is a world on a database with all its connections, and with more
// people than fit a packet.
func busyWorld(t *testing.T) *world {
	t.Helper()
	w := newWorldOn(t, dbtest.Open(t))
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range 400 {
			addPerson(t.Context(), t, tx, access.Student, w.campus["own"], fmt.Sprintf("pupil%03d", i), "", "")
		}
		return nil
	}))
	return w
}

// freeWriter notes whether the database is free whenever something is sent.
type freeWriter struct {
	*httptest.ResponseRecorder
	database *db.DB
	writes   int
	inUse    int
}

func (f *freeWriter) Write(p []byte) (int, error) {
	f.writes++
	f.inUse = max(f.inUse, f.database.InUse())
	return f.ResponseRecorder.Write(p)
}

// TestSlowDownloadsStopNobody: whoever takes an answer slowly, or not at all,
// takes nothing from others.
func TestSlowDownloadsStopNobody(t *testing.T) {
	w := busyWorld(t)
	t.Run("no connection is held while anything is sent", w.readsEverything)
	t.Run("beside stalled downloads", w.stalls)
}

// readsEverything reads every route that there is to read.
func (w *world) readsEverything(t *testing.T) {
	read := 0
	for _, route := range w.router.Routes() {
		if route.Method != http.MethodGet && route.ID != "exportPersonData" {
			continue
		}
		p := probes[route.ID](w, access.Admin, target{"own", "own"})
		paths := []string{p.path}
		if strings.Contains(p.path, "format=csv") {
			paths = append(paths, strings.Replace(p.path, "format=csv", "format=xlsx", 1))
		}
		for _, path := range paths {
			f := &freeWriter{ResponseRecorder: httptest.NewRecorder(), database: w.database}
			req := httptest.NewRequest(route.Method, path, strings.NewReader(p.body))
			req.Header.Set("Authorization", "Bearer "+w.token[access.Admin])
			w.router.ServeHTTP(f, req)
			if f.inUse > 0 {
				t.Errorf("%s holds %d connections while it sends", path, f.inUse)
			}
			if f.writes > 0 {
				read++
			}
		}
	}
	t.Logf("%d answers were sent with every connection free", read)
}

// pipes are connections without a buffer: what the other side does not read
// is not sent.
type pipes struct {
	conns chan net.Conn
	ended chan struct{}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.ended:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error   { close(p.ended); return nil }
func (p *pipes) Addr() net.Addr { return &net.UnixAddr{Name: "pipe", Net: "unix"} }

// ask sends a request, and returns what the answer can be read from.
func (p *pipes) ask(t *testing.T, path, token string) *bufio.Reader {
	t.Helper()
	ours, theirs := net.Pipe()
	t.Cleanup(func() { _ = ours.Close() })
	p.conns <- theirs
	must(t, ours.SetDeadline(time.Now().Add(20*time.Second)))
	_, err := io.WriteString(ours, "GET "+path+" HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "+token+"\r\n\r\n")
	must(t, err)
	return bufio.NewReaderSize(ours, 16)
}

// stalls has more downloads stall than there are readers, of everything that
// can be downloaded.
func (w *world) stalls(t *testing.T) {
	p := &pipes{make(chan net.Conn), make(chan struct{})}
	server := &http.Server{Handler: w.router}
	go func() { _ = server.Serve(p) }()
	defer server.Close()
	admin, mine := w.token[access.Admin], target{"own", "own"}
	var kinds []string
	for _, id := range []string{"exportPeople", "getCourseArchive", "getClassList", "getPersonPhoto", "getCourseDocumentContent"} {
		kinds = append(kinds, probes[id](w, access.Admin, mine).path)
	}
	for i := range 30 {
		first, err := p.ask(t, kinds[i%len(kinds)], admin).ReadString('\n')
		if err != nil || !strings.HasPrefix(first, "HTTP/1.1 200") {
			t.Fatalf("%s: %q %v", kinds[i%len(kinds)], first, err)
		}
	}
	if n := w.database.InUse(); n > 0 {
		t.Errorf("%d connections are held by downloads that nobody reads", n)
	}
	began := time.Now()
	answer, err := http.ReadResponse(p.ask(t, "/session", w.token[access.Student]), nil)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("somebody else gets %v %v", answer, err)
	}
	defer answer.Body.Close()
	t.Logf("beside 30 stalled downloads somebody else is answered within %v", time.Since(began).Round(time.Millisecond))
}
