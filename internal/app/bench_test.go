package app_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"syscall"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/app/demo"
	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
)

// BenchmarkRequests measures what a request costs the processor, from the door
// to the last byte, against its bare queries, in turns on a school of 20,000 and
// on one of 200,000 students. The ratio is what counts, and the growth: the
// machine is shared.
func BenchmarkRequests(b *testing.B) {
	small, large := newCrowds(b)
	of := append(large.requests(), large.academicRequests(b)...)
	for i, m := range append(small.requests(), small.academicRequests(b)...) {
		b.Run(m.name, func(b *testing.B) { compare(b, small.costs(m), large.costs(of[i])) })
	}
	b.Run("enrollment-save", func(b *testing.B) { compare(b, small.enrollmentSave(b), large.enrollmentSave(b)) })
}

// measured is a request, or the several of a page, one after the other.
type measured struct {
	name, paths string
	bare        func(b *testing.B)
}

func (s *school) requests() []measured {
	return []measured{
		{"campuses", "/api/campuses", s.bareCampuses},
		{"students-of-a-campus", "/api/people?campus=" + s.campus + "&role=student", func(b *testing.B) { s.barePeople(b, "mr.sort_name") }},
		{"students-by-city", "/api/people?campus=" + s.campus + "&role=student&sort=city", func(b *testing.B) { s.barePeople(b, "mr.sort_city, mr.sort_name") }},
		{"students-and-applicants", "/api/people?campus=" + s.campus + "&role=student&role=user", s.bareApplicants},
		{"everybody", "/api/people", s.bareEverybody},
		{"search-by-name", "/api/people?q=dumont", func(b *testing.B) { s.bareSearch(b, `"dumont"`) }},
		{"search-by-letter", "/api/people?q=d", s.bareLetter},
		{"search-by-number", "/api/people?q=" + s.number[len(s.number)-8:], func(b *testing.B) { s.bareSearch(b, `"`+s.number[len(s.number)-8:]+`"`) }},
		{"one-person", "/api/people/" + s.person, s.barePerson},
	}
}

// school is the whole site on a large database, for somebody who has signed in.
type school struct {
	app                           *app.App
	handler                       http.Handler
	token, campus, person, number string
}

func newSchool(b *testing.B, students int) *school {
	b.Helper()
	c := app.Config{Data: b.TempDir(), SessionDays: 14, Addr: "127.0.0.1:1", SqliteMapMB: 256, MailFrom: "My space <no-reply@school.example>"}
	_, err := db.Migrate(b.Context(), c.DatabaseConfig())
	mustB(b, err)
	a, err := app.Open(b.Context(), c, slog.New(slog.DiscardHandler))
	mustB(b, err)
	b.Cleanup(func() { _ = a.Close() })
	began := time.Now()
	mustB(b, demo.Fill(b.Context(), a.DB, a.Files, demo.Options{Students: students, Campuses: 10, Seed: 1}))
	fmt.Printf("SQLite: %d students made up in %.1f s\n", students, time.Since(began).Seconds())
	h, err := a.Handler(httpd.NewMetrics(), httpd.NewHealth(a.Log))
	mustB(b, err)
	s := &school{app: a, handler: h}
	s.campus = s.text(b, `SELECT campus_id FROM membership_role WHERE role = 'student' GROUP BY campus_id ORDER BY COUNT(*) DESC LIMIT 1`)
	s.person = s.text(b, `SELECT person_id FROM membership_role WHERE role = 'student' LIMIT 1`)
	s.number = s.text(b, `SELECT mobile FROM person WHERE id = '`+s.person+`'`)
	return s.as(b, "admin")
}

// as is the school for somebody else of Paris.
func (s *school) as(b *testing.B, role string) *school {
	b.Helper()
	rec := s.serve("POST", "/session", `{"email":"`+role+`@demo.example","password":"welcome-to-2026","organization_id":"`+s.paris(b)+`"}`)
	var session struct{ Token string }
	mustB(b, json.Unmarshal(rec.Body.Bytes(), &session))
	other := *s
	other.token = session.Token
	return &other
}

func (s *school) text(b *testing.B, query string) string {
	b.Helper()
	text, err := db.One(b.Context(), s.app.DB, "none", db.ScanString, query)
	mustB(b, err)
	return text
}

func (s *school) serve(method, path, body string) *httptest.ResponseRecorder {
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+s.token)
	req.RemoteAddr = "127.0.0.1:1" // which has no rate limit
	rec := httptest.NewRecorder()
	s.handler.ServeHTTP(rec, req)
	return rec
}

// costs are the best times of a request and of its bare queries so far.
type costs struct {
	school                *school
	request, bare         func(*testing.B)
	bestRequest, bestBare time.Duration
}

// against is a request beside what it would have to read anyway.
func (s *school) against(bare, request func(*testing.B)) *costs {
	return &costs{school: s, request: request, bare: bare, bestRequest: time.Hour, bestBare: time.Hour}
}

func (s *school) costs(m measured) *costs {
	return s.against(m.bare, func(b *testing.B) {
		for path := range strings.FieldsSeq(m.paths) {
			s.must(b, "GET", path, "")
		}
	})
}

// compare runs everything in turns and keeps the best of each: what else the
// machine does can only make them slower. It goes on for a second, so that it is
// run once: what is saved again and again need not fit to an earlier run.
func compare(b *testing.B, small, large *costs) {
	b.Helper()
	const rounds, calls, least = 9, 25, time.Second
	began := time.Now()
	for round := 0; round < rounds || time.Since(began) < least; round++ {
		for _, c := range []*costs{small, large} {
			c.bestBare = min(c.bestBare, cpuOf(b, calls, c.bare))
			c.bestRequest = min(c.bestRequest, cpuOf(b, calls, c.request))
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(small.bestRequest.Microseconds()), "µs-small")
	b.ReportMetric(float64(large.bestRequest.Microseconds()), "µs-large")
	b.ReportMetric(float64(small.bestRequest)/float64(small.bestBare), "ratio-small")
	b.ReportMetric(float64(large.bestRequest)/float64(large.bestBare), "ratio-large")
	b.ReportMetric(float64(large.bestRequest)/float64(small.bestRequest), "growth")
	if large.school != nil { // it is a request
		b.ReportMetric(float64(large.school.statements(b, large.request)), "statements")
	}
}

// statements is how many statements a request takes, those that ask who calls
// included. It is tried on the same database, which forgets it; the first time, in
// which it is learned how long lists are, is not counted.
func (s *school) statements(b *testing.B, request func(*testing.B)) (n int) {
	b.Helper()
	d, trial, err := db.OpenTrial(b.Context(), s.app.Config.DatabaseConfig())
	mustB(b, err)
	before := s.handler
	defer func() {
		s.handler = before
		mustB(b, trial.Close())
	}()
	s.handler = s.app.On(d).Router()
	request(b)
	trial.Watch, trial.WatchChange = func(string, []any) { n++ }, func(string) { n++ }
	request(b)
	return n
}

// cpuOf is the processor time of one of many calls.
func cpuOf(b *testing.B, calls int, f func(*testing.B)) time.Duration {
	b.Helper()
	before := cpu(b)
	for range calls {
		f(b)
	}
	return (cpu(b) - before) / time.Duration(calls)
}

func cpu(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	mustB(b, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// The bare queries are those of the handlers, read column by column and thrown
// away.

func (s *school) bareCampuses(b *testing.B) {
	s.read(b, `SELECT c.id, c.region_id, r.name, c.name, c.business_name, c.color, c.city, c.country, c.phone, c.currency, c.language, c.time_zone
		FROM campus c JOIN region r ON r.id = c.region_id LEFT JOIN campus_size s ON s.campus_id = c.id
		WHERE c.archived_at IS NULL ORDER BY c.sort_name, c.id LIMIT ?`, 50)
}

// The columns of a list, the name in one.
const listed = `SELECT p.id, p.first_name || ' ' || p.last_name, p.email, p.mobile, p.gender, COALESCE(p.birth_date, ''), p.city, p.country, p.language,
	COALESCE(p.photo_hash, ''), p.enabled, p.created_at, p.mobile_shown, p.roles FROM `

func (s *school) barePeople(b *testing.B, order string) {
	s.read(b, listed+`membership_role mr JOIN person p ON p.id = mr.person_id
		WHERE mr.campus_id = ? AND mr.role = 'student' ORDER BY `+order+`, mr.person_id LIMIT 50`, s.campus)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM membership_role mr WHERE mr.campus_id = ? AND mr.role = 'student' LIMIT 1001) AS counted`, s.campus)
}

func (s *school) bareApplicants(b *testing.B) {
	const part = `SELECT * FROM (SELECT sort_name, person_id FROM membership_role WHERE campus_id = ? AND role = ? ORDER BY sort_name, person_id LIMIT 50)`
	s.read(b, listed+`(`+part+` UNION ALL `+part+`) AS l JOIN person p ON p.id = l.person_id ORDER BY l.sort_name, p.id LIMIT 50`,
		s.campus, "student", s.campus, "user")
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM membership_role mr WHERE mr.campus_id = ? AND mr.role IN ('student', 'user') LIMIT 1001) AS counted`, s.campus)
}

func (s *school) bareEverybody(b *testing.B) {
	s.read(b, listed+`person p ORDER BY p.sort_name, p.id LIMIT 50`)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM person p LIMIT 1001) AS counted`)
}

func (s *school) bareSearch(b *testing.B, words string) {
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM person_search WHERE person_search MATCH ? LIMIT 1001) AS counted`, words)
	s.read(b, listed+`person p WHERE p.rowid IN (SELECT rowid FROM person_search WHERE person_search MATCH ?) ORDER BY p.sort_name, p.id LIMIT 50`, words)
}

func (s *school) bareLetter(b *testing.B) {
	s.read(b, listed+`person p WHERE p.search_text LIKE '%  d%' ORDER BY p.sort_name, p.id LIMIT 50`)
	s.read(b, `SELECT CAST(COUNT(*) AS TEXT) FROM (SELECT 1 FROM person_search WHERE person_search MATCH '"  d"' LIMIT 1001) AS counted`)
}

func (s *school) barePerson(b *testing.B) {
	s.read(b, `SELECT p.id, p.version, p.first_name, p.middle_name, p.last_name, p.email, p.mobile, p.gender, COALESCE(p.birth_date, ''), p.city, p.country, p.language,
		COALESCE(p.photo_hash, ''), p.enabled, p.created_at, p.updated_at, p.identity_card, p.birth_country, p.address, p.additional_address, p.neighborhood,
		p.zip_code, p.state, p.bio, p.bank_account, p.favourite_contact, p.pastor, p.memo, p.mobile_shown, p.roles, m.campus_id, c.name, m.created_at, m.former
		FROM person p LEFT JOIN membership m ON m.person_id = p.id LEFT JOIN campus c ON c.id = m.campus_id WHERE p.id = ?`, s.person)
}

// read reads every column of every row and returns the first column.
func (s *school) read(b *testing.B, query string, args ...any) (first []string) {
	columns := strings.Count(query[:strings.Index(query, "FROM")], ",") + 1 - strings.Count(query, "COALESCE(p.birth_date, '')") - strings.Count(query, "COALESCE(p.photo_hash, '')")
	if strings.Contains(query, "COUNT(*)") {
		columns = 1
	}
	mustB(b, db.Each(b.Context(), s.app.DB, func(r db.Row) error {
		texts, dest := make([]string, columns), make([]any, columns)
		for i := range texts {
			dest[i] = &texts[i]
		}
		err := r.Scan(dest...)
		first = append(first, texts[0])
		return err
	}, query, args...))
	return first
}

func mustB(b *testing.B, err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}
