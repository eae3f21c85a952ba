package crashtest

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"sync"
	"syscall"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/secret"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/planning"
)

const visitorEmail = "paul@school.example"

// colleagues are those who work there: one person may not ask as often as all of them do.
var colleagues = []string{"one@school.example", "two@school.example", "three@school.example", "four@school.example", "five@school.example"}

// TestCrashTwoServers is a school with PostgreSQL, an S3 server and two servers
// behind a proxy, each of which is stopped and started in turn while people of all
// areas work. Nothing that was acknowledged is lost, nothing comes twice, and
// whoever has to wait is told so, and when to come again.
func TestCrashTwoServers(t *testing.T) {
	s3 := os.Getenv("TEST_S3")
	if s3 == "" {
		t.Log("two servers: NOT RUN (TEST_S3 not set)")
		return
	}
	post, ok := mailtest.Start(t, "--max", "0")
	if !ok {
		return
	}
	t.Setenv(mailServer, fmt.Sprintf("127.0.0.1:%d", post.Port))
	v, writer := &sending{served: served{victim: victim{folder: t.TempDir()}}}, &author{post: post}
	s := openSite(t, s3, v.folder)
	t.Setenv(moreSettings, settingsOf(t, s.settings))
	all := fillSite(t, v, writer)
	s.openServers(t)
	o := &office{site: s, workers: all, over: make(chan struct{})}
	o.open(t)
	rounds := longtest.Times(1, 20)
	for n := range rounds {
		for _, p := range o.parts(t, n) {
			o.without(t, p)
		}
	}
	o.close(t)
	o.arrive(t, writer)
	o.check(t)
	acked, away, broken, slowest := 0, 0, 0, time.Duration(0)
	for _, w := range o.workers {
		acked, away, broken, slowest = acked+w.acked, away+w.away, broken+w.broken, max(slowest, w.slowest)
	}
	t.Logf("kills: %d (of two servers, PostgreSQL and S3, while %d requests were acknowledged and %d letters mailed; %d were told to wait, %d lines broke, the slowest answer took %v)",
		4*rounds, acked, writer.sent, away, broken, slowest.Round(time.Millisecond))
}

// fillSite fills an empty database with a school, and returns who works there.
func fillSite(t *testing.T, v *sending, writer *author) (all []*worker) {
	t.Helper()
	ctx, first := t.Context(), clock.Today("").AddDays(-90)
	asked := &invitee{token: "a-link-that-was-mailed"}
	must(t, v.fill(ctx, academic.Terms{Tuition: 9_000, DiscountKind: "none", Installments: 9, FirstDate: first}, func(tx *db.Tx, at, anne string) error {
		writer.campus = at
		if err := errors.Join(finance.AddOwed(ctx, tx), addNews(ctx, tx, at, anne), addGiven(ctx, tx, at, anne), addAsked(ctx, tx, at, anne, asked.token), addShelf(ctx, tx, at, anne)); err != nil {
			return err
		}
		l, err := finance.OpenLedger(ctx, tx, at, anne, first, finance.AccountFields{Name: "Cash"}, finance.AccountFields{Name: "Bank"}, 1000)
		for n := range 2 {
			all = append(all, &worker{entering: &cashier{number: n, cash: l.Cash, bank: l.Bank, acked: map[string]int64{}}},
				&worker{entering: &tablet{session: n, cells: map[string]*sentCell{}}})
		}
		return err
	}))
	for _, email := range append(colleagues, visitorEmail) {
		_, err := app.AddUser(ctx, serverConfig(v.folder), app.NewUser{
			Email: email, FirstName: "Paul", LastName: email, Role: "admin", Campus: "Paris", Password: password,
		})
		must(t, err)
	}
	return append(all, &worker{entering: &editor{person: studentOf(0)}}, &worker{entering: &editor{person: studentOf(1)}},
		&worker{entering: &visitor{campus: writer.campus}}, &worker{entering: asked}, &worker{entering: &lender{}}, &worker{entering: &ticker{}},
		&worker{entering: &listener{}}, &worker{entering: writer}, &worker{entering: &registrar{}},
		&worker{entering: &uploader{papers: sessionPapers, what: "Notes", lines: 20, texts: 10_000, piece: 10_000}, files: true},
		&worker{entering: &uploader{papers: coursePapers, what: "Paper", lines: 2000, texts: 10_000, piece: 10_000}, files: true},
		// Some of its pieces are too small for the store, and some are not.
		&worker{entering: &uploader{papers: coursePapers, what: "Thick paper", lines: 400_000, texts: 5, piece: 3 << 20}, files: true})
}

// addAsked adds a course to come, and somebody who was mailed a link to say whether he teaches it.
func addAsked(ctx context.Context, tx *db.Tx, campus, anne, token string) error {
	day, now := clock.Today("").AddDays(60), clock.Now()
	weekend := planning.NewWeekend{State: planning.Published, By: anne, CreatedAt: now}
	weekend.ID, weekend.ClassIDs = "coming", []string{"class"}
	weekend.PlanningFields = planning.PlanningFields{Number: 2, FirstDay: day, LastDay: day, Week: 1}
	weekend.Courses = []*planning.AgendaCourse{{ID: "planned", AgendaCourseFields: planning.AgendaCourseFields{
		CourseID: "course", CampusID: campus, ClassIDs: []string{"class"},
		Staff:    []planning.Staffing{{ID: "asked", Half: planning.Teacher, PersonID: studentOf(2), State: planning.InAnalysis}},
		Sessions: []planning.CourseSession{{ID: "then", PlanningID: weekend.ID, Day: day, Start: 540, Finish: 600}},
	}}}
	return errors.Join(planning.AddWeekends(ctx, tx, map[string]string{campus: "UTC"}, []planning.NewWeekend{weekend}),
		planning.SetInvitations(ctx, tx, []planning.PastInvitation{{ID: "asked", State: planning.NotAnswered, By: anne, SentAt: now}}, now, func(clock.Time) string { return db.NewID() }),
		db.Exec(ctx, tx, `INSERT INTO teaching_link (token_hash, planning_id, person_id, created_at) VALUES (?, ?, ?, ?)`, secret.Hash(token), weekend.ID, studentOf(2), now))
}

// worker is somebody with a device, who goes on until he is answered.
type worker struct {
	entering
	files bool // he needs the store
	token string

	mu                           sync.Mutex
	acked, away, limited, broken int
	slowest                      time.Duration
	failed                       error
}

// office is where they all work.
type office struct {
	*site
	workers []*worker
	working sync.WaitGroup
	over    chan struct{}
}

// open signs everybody in and has them begin.
func (o *office) open(t *testing.T) {
	t.Helper()
	for n, w := range o.workers {
		door := &visitors{url: o.url, email: colleagues[n%len(colleagues)]}
		must(t, door.signIn(t.Context()))
		w.token = door.token
	}
	for _, w := range o.workers {
		o.working.Go(func() { w.work(t.Context(), o.url, o.over) })
	}
	o.progress(t, "at the beginning", o.workers)
}

// close lets them send what they have, and go.
func (o *office) close(t *testing.T) {
	t.Helper()
	close(o.over)
	o.working.Wait()
	for _, w := range o.workers {
		must(t, w.failed)
	}
}

func (w *worker) work(ctx context.Context, url string, over <-chan struct{}) {
	client := w.client()
	for w.failed == nil {
		select {
		case <-over:
			if !w.unsent() {
				return
			}
		default:
			w.next()
		}
		began := clock.Now()
		err := w.send(ctx, client, url, w.token)
		w.note(err, clock.Now().Sub(began))
		select {
		case <-time.After(breath):
		case <-ctx.Done():
			return
		}
	}
}

// breath is what somebody draws before he goes on, or tries again: nobody asks
// more often than the servers bear from one person.
const breath = 60 * time.Millisecond

// client comes from an address of its own, as people do.
func (w *worker) client() *http.Client {
	from := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(ownAddress())}}
	return &http.Client{Timeout: patience, Transport: &http.Transport{DialContext: from.DialContext}}
}

// shortWait is how soon one must be told that something is away, on a machine that does
// much else: people who are left without a word think that it was taken.
const shortWait = 30 * time.Second

// note counts what came of a request: an answer, a true word that one has to wait
// or was too quick, or a line that broke with its server. Anything else should not be,
// nor a word that comes late.
func (w *worker) note(err error, took time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.slowest = max(w.slowest, took)
	no, refused := errors.AsType[*refusal](err)
	switch {
	case err == nil:
		w.acked++
	case !refused && !os.IsTimeout(err) && !errors.Is(err, context.Canceled), refused && no.status == http.StatusBadGateway:
		w.broken++
	case refused && no.status == http.StatusTooManyRequests && no.later != "":
		w.limited++
	case refused && no.wait() && took <= shortWait:
		w.away++
	default:
		w.failed = fmt.Errorf("after %v: %w", took, err)
	}
}

// wait reports whether an answer says truly that one has to come again, and when.
// The answer to HEAD has no words.
func (r *refusal) wait() bool {
	said := r.code == "storage.away" || r.code == "request.overload" || len(r.body) == 0
	return r.later != "" && r.status == http.StatusServiceUnavailable && said
}

func (w *worker) counts() (acked, away int, failed error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.acked, w.away, w.failed
}

// progress waits until each of some has been answered anew.
func (o *office) progress(t *testing.T, when string, some []*worker) {
	t.Helper()
	o.await(t, when+" everybody works", some, func(acked, _ int) int { return acked })
}

// await waits until a figure of each of some has grown.
func (o *office) await(t *testing.T, what string, some []*worker, figure func(acked, away int) int) {
	t.Helper()
	before := map[*worker]int{}
	for _, w := range some {
		acked, away, _ := w.counts()
		before[w] = figure(acked, away)
	}
	eventually(t, what, func() bool {
		for _, w := range o.workers {
			acked, away, failed := w.counts()
			must(t, failed)
			if was, among := before[w]; among && figure(acked, away) == was {
				return false
			}
		}
		return true
	})
}

// part is something that can be taken away for a while.
type part struct {
	name        string
	stop, start func()
	wait        []*worker // who has to be told so; the others work on
}

// parts are all of them. In every other round they are ended in good order; of the two
// servers one is killed and one ended so in each.
func (o *office) parts(t *testing.T, round int) []part {
	t.Helper()
	ends := []syscall.Signal{syscall.SIGKILL, syscall.SIGTERM}
	hard, crash := ends[round%2], []syscall.Signal{syscall.SIGQUIT, syscall.SIGINT}[round%2]
	var stored []*worker
	for _, w := range o.workers {
		if w.files {
			stored = append(stored, w)
		}
	}
	all := []part{
		{"PostgreSQL", func() { o.database.stop(crash) }, func() { o.database.start(t) }, o.workers},
		{"S3", func() { o.store.stop(hard) }, func() { o.store.start(t) }, stored},
	}
	for n, s := range o.servers {
		all = append(all, part{fmt.Sprint("server ", n+1), func() { s.stop(ends[(round+n)%2]) }, func() { s.start(t) }, nil})
	}
	return all
}

// without takes a part away until everybody has noticed, and brings it back.
func (o *office) without(t *testing.T, p part) {
	t.Helper()
	o.hurry(t)
	p.stop()
	waiting := map[*worker]bool{}
	for _, w := range p.wait {
		waiting[w] = true
	}
	var others []*worker
	for _, w := range o.workers {
		if !waiting[w] {
			others = append(others, w)
		}
	}
	o.await(t, "without "+p.name+" one is told to wait", p.wait, func(_, away int) int { return away })
	o.progress(t, "without "+p.name, others)
	p.start()
	o.progress(t, "after "+p.name+" came back", o.workers)
}

// check holds what is there against what was acknowledged.
func (o *office) check(t *testing.T) {
	t.Helper()
	for _, s := range o.servers {
		s.stop(syscall.SIGTERM)
	}
	d, err := db.Open(t.Context(), o.settings.DatabaseConfig())
	must(t, err)
	t.Cleanup(func() { _ = d.Close() })
	for _, w := range o.workers {
		if err := w.check(t.Context(), d); err != nil {
			t.Error(err)
		}
	}
	store, err := files.Open(o.settings.FilesConfig())
	must(t, err)
	if err := errors.Join(checkLaws(t.Context(), d), checkFiles(t.Context(), d, store), store.Close()); err != nil {
		t.Error(err)
	}
}
