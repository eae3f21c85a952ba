package letters_test

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/seal"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/letters"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/schooltest"
)

// school is Paris with a class of five students s0 to s4 and a clerk, and Dakar with
// one student. What is sent is kept, and refused where fail says so.
type school struct {
	apitest.Caller
	db   *db.DB
	area *letters.Area
	desk *account.Area // which writes to people who were picked
	lock *sync.Mutex   // two mails may go at once
	sent *[]mail.Message
	fail *func(mail.Message) error
}

func newSchool(t *testing.T) school {
	t.Helper()
	s := school{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}, lock: new(sync.Mutex), sent: new([]mail.Message), fail: new(func(mail.Message) error)}
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	box, err := seal.Parse(seal.NewKey())
	if err != nil {
		t.Fatal(err)
	}
	around := &part.Around{
		DB: s.db, Catalogue: texts, Files: store, Box: box, Limit: account.Limit(s.db), Site: "https://my.school.example",
		Texts: func(context.Context) text.Texts { return texts.For("en") },
		Link:  func(_ context.Context, path, _ string) string { return path },
		Send:  s.send,
	}
	s.area, s.desk = letters.New(around), account.New(around, account.Config{})
	around.Parts = part.Parts{s.desk.Part(), s.area.Part()}
	around.Parts.Routes(s.Router.(*api.Router))
	s.change(t, s.fill)
	return s.as("clerk", access.Secretary)
}

func (s school) send(_ context.Context, m mail.Message) error {
	s.lock.Lock()
	defer s.lock.Unlock()
	if *s.fail != nil {
		if err := (*s.fail)(m); err != nil {
			return err
		}
	}
	*s.sent = append(*s.sent, m)
	return nil
}

func (s school) change(t *testing.T, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
}

func (s school) exec(t *testing.T, query string, args ...any) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, query, args...) })
}

func (s school) fill(ctx context.Context, tx *db.Tx) error {
	if err := schooltest.AddCampuses(ctx, tx, "paris", "dakar"); err != nil {
		return err
	}
	add := func(id, campus string, role access.Roles) error {
		if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
			return err
		}
		return people.AddMembership(ctx, tx, id, campus, role)
	}
	if err := academic.AddClass(ctx, tx, "class", "paris", academic.ClassFields{Code: "K", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
		return err
	}
	var seats []academic.NewEnrollment
	for i := range 5 {
		id := fmt.Sprintf("s%d", i)
		if err := add(id, "paris", access.Student); err != nil {
			return err
		}
		seats = append(seats, academic.NewEnrollment{
			ID: "e" + id, PersonID: id, ClassID: "class", CampusID: "paris", Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: clock.Now(), CreatedAt: clock.Now(),
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
		})
	}
	if err := academic.AddEnrollments(ctx, tx, seats); err != nil {
		return err
	}
	if err := add("clerk", "paris", access.Secretary); err != nil {
		return err
	}
	return add("far", "dakar", access.Student)
}

func (s school) as(id string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: id, CampusID: "paris", SessionID: "session", Language: "en", TimeZone: "Europe/Paris", Roles: roles}
	return s
}

const toClass = `"person_ids":[],"class_ids":["class"],"list_ids":[]`

// draft begins a letter to the class, written in French and English.
func (s school) draft(t *testing.T, more string) letters.Letter {
	t.Helper()
	var l letters.Letter
	s.Call(t, http.MethodPost, "/api/letters", `{"campus_id":"paris","name":"Rentrée","template":false,"from_id":"",`+toClass+`}`).Into(http.StatusCreated, &l)
	s.Call(t, http.MethodPut, "/api/letters/"+l.ID, fmt.Sprintf(`{"version":%d,"name":"Rentrée",%s,"texts":[{"language":"fr","subject":"La rentrée","body":"Bonjour.\n\nÀ samedi."},
		{"language":"en","subject":"The new year","body":"Good morning.\n\nSee you on Saturday."}]}`, l.Version, more)).Into(http.StatusOK, &l)
	return l
}

const unneeded = `"necessary":false,"reason":""`

// post sends a letter, without the minute in which it can be taken back.
func (s school) post(t *testing.T, l letters.Letter) letters.Letter {
	t.Helper()
	s.queue(t, l).Is(http.StatusOK)
	s.run(t)
	return s.get(t, l.ID)
}

// queue asks for a letter to be sent.
func (s school) queue(t *testing.T, l letters.Letter) apitest.Answer {
	t.Helper()
	return s.Call(t, http.MethodPost, "/api/letters/"+l.ID+"/send", fmt.Sprintf(`{"version":%d}`, l.Version))
}

// run has everything done that waits, the minute over.
func (s school) run(t *testing.T) {
	t.Helper()
	s.exec(t, `UPDATE job SET run_at = created_at WHERE state = 'ready'`)
	r := jobs.NewRunner(jobs.Config{DB: s.db, Log: slog.New(slog.DiscardHandler)})
	s.area.Jobs(r)
	s.desk.Jobs(r)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		r.Run(ctx)
	}()
	mailtest.WaitFor(t, func() bool {
		n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM job WHERE (kind LIKE 'letters.%' OR kind = 'account.mail_letter') AND (state = 'running' OR state = 'ready' AND attempt = 0)`)
		return err == nil && n == 0
	})
	stop()
	<-ended
}

func (s school) get(t *testing.T, id string) (l letters.Letter) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/letters/"+id, nil).Into(http.StatusOK, &l)
	return l
}

// how is what became of a letter to each: his state, and why where that is known.
func (s school) how(t *testing.T, id string) map[string]string {
	t.Helper()
	var all letters.Recipients
	s.Call(t, http.MethodGet, "/api/letters/"+id+"/recipients", nil).Into(http.StatusOK, &all)
	found := map[string]string{}
	for _, p := range all.Items {
		found[p.PersonID] = strings.TrimSpace(p.State + " " + p.Reason)
	}
	return found
}

// mailTo returns the one mail that somebody got.
func (s school) mailTo(t *testing.T, id string) mail.Message {
	t.Helper()
	var found []mail.Message
	for _, m := range *s.sent {
		if m.To == id+"@example.org" {
			found = append(found, m)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%s got %d mails, want 1", id, len(found))
	}
	return found[0]
}
