package uploads_test

import (
	"encoding/base64"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/uploads"
)

var (
	papers = uploads.Kind{Name: "paper", Formats: files.Documents, Limit: 1 << 20, Rule: access.Allow(access.Teacher, access.Self)}
	films  = uploads.Kind{Name: "film", Formats: files.Video, Limit: 4 << 30, Rule: access.Allow(access.Multimedia, access.Self)}
	text   = strings.Repeat("the quick brown fox\n", 5000)
)

// site is the routes of uploads on a server that speaks real HTTP.
type site struct {
	t       *testing.T
	url     string
	folder  string
	s3      files.S3 // where the files are kept instead, if it names one
	db      *db.DB
	uploads *uploads.Uploads
	files   *files.Store
}

func newSite(t *testing.T) *site {
	t.Helper()
	return openSite(t, files.S3{})
}

// openSite is newSite over a bucket.
func openSite(t *testing.T, in files.S3) *site {
	t.Helper()
	s := &site{t: t, folder: t.TempDir(), s3: in, db: dbtest.Open(t)}
	must(t, s.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, id := range []string{"anna", "bert"} {
			if err := db.Exec(t.Context(), tx, `INSERT INTO person
				(id, first_name, middle_name, last_name, email, mobile, gender, city, country, language, enabled, sort_name, search_text, created_at, updated_at)
				VALUES (?, '', '', '', '', '', '', '', '', 'fr', TRUE, '', '', ?, ?)`, id, clock.Now(), clock.Now()); err != nil {
				return err
			}
		}
		return nil
	}))
	s.start()
	return s
}

// start opens the store and serves, as after a crash.
func (s *site) start() {
	s.t.Helper()
	store, err := files.Open(files.Config{Folder: s.folder, S3: s.s3})
	must(s.t, err)
	s.t.Cleanup(func() { _ = store.Close() })
	s.files, s.uploads = store, uploads.New(s.db, store, papers, films)
	r := api.NewRouter(api.Config{Caller: func(req *http.Request, _ bool) (access.Actor, error) {
		return access.Actor{PersonID: req.Header.Get("X-Caller"), Roles: access.Teacher}, nil
	}})
	s.uploads.Routes(r, access.Allow(access.Teacher|access.Student, access.Self))
	server := httptest.NewServer(r)
	s.t.Cleanup(server.Close)
	s.url = server.URL
}

// request is one request of somebody, with headers as "Name: value".
func (s *site) request(who, method, path string, body io.Reader, headers ...string) answer {
	s.t.Helper()
	req, err := http.NewRequestWithContext(s.t.Context(), method, s.url+path, body)
	must(s.t, err)
	req.Header.Set("X-Caller", who)
	req.Header.Set("Tus-Resumable", uploads.Version)
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		req.Header.Set(name, value)
	}
	res, err := http.DefaultClient.Do(req)
	must(s.t, err)
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	must(s.t, err)
	return answer{res.StatusCode, res.Header, string(text)}
}

// answer is what a request got.
type answer struct {
	status int
	header http.Header
	body   string
}

func (s *site) begin(who, kind, name string, size int) answer {
	s.t.Helper()
	word := base64.StdEncoding.EncodeToString
	return s.request(who, "POST", "/api/uploads", nil, "Upload-Length: "+strconv.Itoa(size),
		"Upload-Metadata: filename "+word([]byte(name))+",kind "+word([]byte(kind)))
}

// paper begins the upload of a text and returns its address.
func (s *site) paper(who string) string {
	s.t.Helper()
	res := s.begin(who, "paper", "notes.txt", len(text))
	is(s.t, res, http.StatusCreated)
	return res.header.Get("Location")
}

func (s *site) send(who, path string, offset int, body string) answer {
	s.t.Helper()
	return s.request(who, "PATCH", path, strings.NewReader(body),
		"Upload-Offset: "+strconv.Itoa(offset), "Content-Type: application/offset+octet-stream")
}

func (s *site) offset(who, path string) int {
	s.t.Helper()
	res := s.request(who, "HEAD", path, nil)
	is(s.t, res, http.StatusOK)
	n, err := strconv.Atoi(res.header.Get("Upload-Offset"))
	must(s.t, err)
	return n
}

// receive is what an area does with a finished upload.
func (s *site) receive(who, path string) (f uploads.File, err error) {
	s.t.Helper()
	scope, _ := papers.Rule.Scope(access.Actor{PersonID: who, Roles: access.Teacher})
	ctx := access.With(s.t.Context(), scope)
	f, err = s.uploads.Receive(ctx, papers, strings.TrimPrefix(path, "/api/uploads/"), "", nil)
	if err != nil {
		return f, err
	}
	return f, s.db.Tx(ctx, func(tx *db.Tx) error { return f.Keep(ctx, tx) })
}

// awaitBytes returns when some of an upload lies in the folder.
func (s *site) awaitBytes(path string) {
	for {
		info, err := os.Stat(filepath.Join(s.folder, "part", strings.TrimPrefix(path, "/api/uploads/")))
		if err == nil && info.Size() > 0 {
			return
		}
		runtime.Gosched()
	}
}

func (s *site) parts() int {
	s.t.Helper()
	found, err := filepath.Glob(filepath.Join(s.folder, "part", "*"))
	must(s.t, err)
	return len(found)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func is(t *testing.T, got answer, status int) {
	t.Helper()
	if got.status != status {
		t.Fatalf("answered %d %s, want %d", got.status, got.body, status)
	}
}

func fails(t *testing.T, got answer, status int, code string) {
	t.Helper()
	if got.status != status || !strings.Contains(got.body, code) {
		t.Fatalf("answered %d %s, want %d %s", got.status, got.body, status, code)
	}
}
