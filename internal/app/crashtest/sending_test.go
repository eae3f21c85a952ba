package crashtest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
)

// sending is a data folder whose server is killed again and again while devices
// send what is entered there.
type sending struct {
	served
	devices []*device
	laws    func(context.Context, *db.DB) error // what must hold besides; may be nil
}

// device sends what is entered on it until it is acknowledged.
type device struct {
	entering
	cuts   int
	failed error
}

// entering is what is entered on a device.
type entering interface {
	// next makes up what comes next, where the device has room for it.
	next()
	// unsent reports whether something was not acknowledged yet.
	unsent() bool
	// send sends some of it, and forgets what was acknowledged.
	send(ctx context.Context, by *http.Client, url, token string) error
	// check holds what the database has against what was sent and acknowledged.
	check(ctx context.Context, d *db.DB) error
}

const classStudents = 30

func studentOf(n int) string { return fmt.Sprintf("student%02d", n) }

// fill adds a class of students under these terms, and what else is to be there.
func (v *sending) fill(ctx context.Context, terms academic.Terms, add func(tx *db.Tx, campus, anne string) error) error {
	if _, err := app.AddUser(ctx, serverConfig(v.folder), app.NewUser{
		Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password,
	}); err != nil {
		return err
	}
	d, err := db.Open(ctx, serverConfig(v.folder).DatabaseConfig())
	if err != nil {
		return err
	}
	return errors.Join(d.Tx(ctx, func(tx *db.Tx) error {
		campus, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM campus`)
		if err != nil {
			return err
		}
		anne, err := db.One(ctx, tx, "", db.ScanString, `SELECT id FROM person`)
		if err != nil {
			return err
		}
		if err := addStudents(ctx, tx, campus, terms); err != nil {
			return err
		}
		return add(tx, campus, anne)
	}), d.Close())
}

func addStudents(ctx context.Context, tx *db.Tx, campus string, terms academic.Terms) (err error) {
	long := clock.Now().Add(-100 * 24 * time.Hour)
	var enrolled []academic.NewEnrollment
	for n := range classStudents {
		id := studentOf(n)
		err = errors.Join(err, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""), people.AddMembership(ctx, tx, id, campus, access.Student))
		enrolled = append(enrolled, academic.NewEnrollment{
			ID: id, PersonID: id, ClassID: "class", CampusID: campus, Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: long, CreatedAt: long,
			EnrollmentFields: academic.EnrollmentFields{Terms: terms},
		})
	}
	return errors.Join(err, academic.AddClass(ctx, tx, "class", campus, academic.ClassFields{Code: "K1", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}),
		academic.AddEnrollments(ctx, tx, enrolled))
}

// killTimes kills the server so often, then has every device send what it still
// has. It returns how many lines were cut meanwhile.
func (v *sending) killTimes(t *testing.T, kills int) (cuts int) {
	t.Helper()
	for range kills {
		must(t, v.killOnce(t))
	}
	must(t, v.finish(t))
	for _, one := range v.devices {
		cuts += one.cuts
	}
	return cuts
}

// start starts the server, and signs in the first time.
func (v *sending) start(ctx context.Context) (*child, string, error) {
	c, err := startChild(serverFolder, v.folder)
	if err != nil {
		return nil, "", err
	}
	if err := c.until(func(lines, _ int) bool { return lines > 0 }); err != nil {
		return c, "", err
	}
	if v.token == "" {
		by := &visitors{url: c.line(0)}
		err = by.signIn(ctx)
		v.token = by.token
	}
	return c, c.line(0), err
}

func (v *sending) killOnce(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	if err != nil {
		return err
	}
	var working sync.WaitGroup
	for _, one := range v.devices {
		working.Go(func() { one.work(t.Context(), url, v.token) })
	}
	err = c.letRun(true, 300*time.Millisecond)
	c.kill()
	working.Wait()
	v.kills++
	return errors.Join(err, v.checkCopy(t))
}

func (v *sending) finish(t *testing.T) error {
	t.Helper()
	c, url, err := v.start(t.Context())
	for _, one := range v.devices {
		for err == nil && one.unsent() {
			err = one.send(t.Context(), http.DefaultClient, url, v.token)
		}
	}
	c.kill()
	return errors.Join(err, v.checkCopy(t))
}

// checkCopy looks at a copy of what a kill left.
func (v *sending) checkCopy(t *testing.T) (err error) {
	t.Helper()
	folder, err := v.copyDatabase(t)
	if err != nil {
		return err
	}
	d, err := db.Open(t.Context(), config(folder))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	err = checkSound(t.Context(), d)
	if v.laws != nil {
		err = errors.Join(err, v.laws(t.Context(), d))
	}
	for _, one := range v.devices {
		err = errors.Join(err, one.failed, one.check(t.Context(), d))
	}
	return err
}

// work enters and sends until the server is gone. Every other line is cut.
func (b *device) work(ctx context.Context, url, token string) {
	for b.failed == nil {
		b.next()
		line, client := &cutLine{}, http.DefaultClient
		if rand.IntN(2) == 0 {
			client = line.client()
		}
		err := b.send(ctx, client, url, token)
		switch {
		case line.cut.Load():
			b.cuts++
		case errors.Is(err, errRefused):
			b.failed = err
		case err != nil: // the server is gone
			return
		}
		if errors.Is(err, syscall.ECONNREFUSED) {
			return
		}
	}
}

// cutLine is a connection that breaks after some bytes of the request, or before
// the answer has come.
type cutLine struct {
	net.Conn
	writes, reads int
	cut           atomic.Bool
}

// client is one whose next request goes over this line.
func (l *cutLine) client() *http.Client {
	return &http.Client{Transport: &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, network, address string) (c net.Conn, err error) {
		l.writes, l.reads = 1<<30, rand.IntN(200)
		if rand.IntN(2) == 0 {
			l.writes = rand.IntN(4000)
		}
		l.Conn, err = (&net.Dialer{}).DialContext(ctx, network, address)
		return l, err
	}}}
}

func (l *cutLine) Write(p []byte) (int, error) {
	if len(p) <= l.writes {
		l.writes -= len(p)
		return l.Conn.Write(p)
	}
	n, err := l.Conn.Write(p[:l.writes])
	return n, l.breakOff(err)
}

func (l *cutLine) Read(p []byte) (int, error) {
	if l.reads == 0 {
		return 0, l.breakOff(nil)
	}
	n, err := l.Conn.Read(p[:min(len(p), l.reads)])
	l.reads -= n
	return n, err
}

func (l *cutLine) breakOff(err error) error {
	l.cut.Store(true)
	return errors.Join(err, l.Close(), io.ErrUnexpectedEOF)
}
