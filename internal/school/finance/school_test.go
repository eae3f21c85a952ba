package finance_test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
	"myspace/internal/base/text"
	"myspace/internal/school/academic"
	"myspace/internal/school/finance"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

// school is Paris, which counts in euros, and Dakar in francs without decimals,
// each with a class, some people who may be enrolled, a cash and a bank account.
type school struct {
	apitest.Caller
	db    *db.DB
	area  *finance.Area
	box   *seal.Box
	keys  *atomic.Int64
	sent  *[]mail.Message
	today clock.Date
}

func newSchool(t testing.TB) school {
	t.Helper()
	s := serverOn(t, dbtest.Open(t))
	s.change(t, s.fill)
	return s
}

// serverOn is a server of a database; there may be several.
func serverOn(t testing.TB, d *db.DB) school {
	t.Helper()
	s := school{db: d, Caller: apitest.Caller{Router: apitest.NewRouter()}, keys: new(atomic.Int64), sent: new([]mail.Message), today: clock.Today("Europe/Paris")}
	texts, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	if s.box, err = seal.Parse(seal.NewKey()); err != nil {
		t.Fatal(err)
	}
	around := &part.Around{
		DB: s.db, Box: s.box, Files: store, Catalogue: texts, Texts: func(context.Context) text.Texts { return texts.For("en") },
		Send: func(_ context.Context, m mail.Message) error {
			*s.sent = append(*s.sent, m)
			return nil
		},
		Limit: func(context.Context, string, int, time.Duration) error { return nil },
		Link: func(_ context.Context, path, hash string) string {
			if hash == "" {
				return ""
			}
			return path
		},
	}
	classes, money := academic.New(around), finance.New(around)
	s.area = money
	around.Parts = part.Parts{classes.Part(), money.Part()}
	classes.Routes(s.Router.(*api.Router))
	money.Routes(s.Router.(*api.Router))
	return s.as("books", access.Accounting)
}

func (s school) fill(ctx context.Context, tx *db.Tx) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, now, now); err != nil {
		return err
	}
	for i, c := range [][3]string{{"paris", "EUR", "Europe/Paris"}, {"dakar", "XOF", "Africa/Dakar"}} {
		if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, ?, ?, 'fr', 70, 80, ?, '', '', ?, ?)`, c[0], c[0], c[2], c[1], c[0], now, now); err != nil {
			return err
		}
		if err := academic.AddClass(ctx, tx, "class-"+c[0], c[0], academic.ClassFields{Code: fmt.Sprint("K", i), Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}); err != nil {
			return err
		}
		for _, kind := range []string{"cash", "bank"} {
			if err := db.Exec(ctx, tx, `INSERT INTO money_account (id, campus_id, name, kind, currency, iban, bic, holder, sort_name, search_text, created_at, updated_at) VALUES (?, ?, ?, ?, ?, '', '', '', ?, '', ?, ?)`,
				kind+"-"+c[0], c[0], kind, kind, c[1], kind, now, now); err != nil {
				return err
			}
		}
	}
	for id, role := range map[string]access.Roles{"books": access.Accounting, "clerk": access.Secretary, "head": access.Director, "boss": access.Supervisor} {
		if err := addPerson(ctx, tx, id, "paris", role); err != nil {
			return err
		}
	}
	for i := range 6 {
		if err := addPerson(ctx, tx, fmt.Sprint("s", i), "paris", access.User); err != nil {
			return err
		}
	}
	return addPerson(ctx, tx, "d0", "dakar", access.User)
}

func addPerson(ctx context.Context, tx *db.Tx, id, campus string, role access.Roles) error {
	if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""); err != nil {
		return err
	}
	return people.AddMembership(ctx, tx, id, campus, role)
}

// as is the same school, called by somebody else, in Paris.
func (s school) as(personID string, roles access.Roles) school {
	s.Actor = access.Actor{PersonID: personID, CampusID: "paris", Roles: roles, TimeZone: "Europe/Paris"}
	return s
}

// change writes to the database directly.
func (s school) change(t testing.TB, do func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := s.db.Tx(t.Context(), func(tx *db.Tx) error { return do(t.Context(), tx) }); err != nil {
		t.Fatal(err)
	}
}

// key is a new one.
func (s school) key() string {
	return fmt.Sprintf("a-key-of-its-own-%08d", s.keys.Add(1))
}

// day is so many days from today.
func (s school) day(n int) string { return s.today.AddDays(n).String() }

// enroll enrolls somebody in the class of Paris, confirmed: so much in so many
// installments, the first due in some days.
func (s school) enroll(t testing.TB, person string, tuition int64, installments, days int) academic.Enrollment {
	t.Helper()
	return s.enrollIn(t, "class-paris", person, tuition, installments, days)
}

// enrollIn is enroll in any class.
func (s school) enrollIn(t testing.TB, class, person string, tuition int64, installments, days int) academic.Enrollment {
	t.Helper()
	var all academic.Enrolled
	s.as("head", access.Director).Call(t, "POST", "/api/enrollments", map[string]any{
		"key": s.key(), "class_id": class, "person_ids": []string{person}, "confirm": true, "overfill": false, "tuition": tuition, "discount_kind": "none", "discount_value": 0,
		"discount_reason": "", "installments": installments, "first_date": s.day(days), "waiting_reason": "", "observation": "",
	}).Into(http.StatusCreated, &all)
	return all.Items[0]
}

// payment is a payment in cash of a student, today.
func (s school) payment(person string, amount int64) map[string]any {
	return map[string]any{
		"key": s.key(), "account_id": "cash-paris", "payer_id": "", "person_id": person, "day": s.day(0), "amount": amount, "way": "cash", "reference": "", "category": "", "memo": "",
	}
}

func (s school) pay(t testing.TB, person string, amount int64) (done finance.FullTransaction) {
	t.Helper()
	s.Call(t, "POST", "/api/transactions/payments", s.payment(person, amount)).Into(http.StatusCreated, &done)
	return done
}

func (s school) money(t testing.TB, enrollmentID string) (m finance.EnrollmentMoney) {
	t.Helper()
	s.Call(t, "GET", "/api/enrollments/"+enrollmentID+"/money", nil).Into(http.StatusOK, &m)
	return m
}

// payer is a student as a payer of Paris.
func (s school) payer(t testing.TB, person string) finance.Payer {
	t.Helper()
	var l api.Page[finance.Payer]
	s.Call(t, "GET", "/api/payers?person="+person, nil).Into(http.StatusOK, &l)
	if len(l.Items) != 1 {
		t.Fatalf("%s is a payer %d times", person, len(l.Items))
	}
	return l.Items[0]
}

// church adds a church that pays.
func (s school) church(t testing.TB) (p finance.Payer) {
	t.Helper()
	s.Call(t, "POST", "/api/payers", map[string]any{
		"campus_id": "paris", "kind": "church", "name": "Bethel", "email": "", "phone": "", "address": "", "id_number": "", "language": "", "note": "",
	}).Into(http.StatusCreated, &p)
	return p
}

func (s school) balance(t testing.TB, account string) int64 {
	t.Helper()
	var c finance.Account
	s.Call(t, "GET", "/api/accounts/"+account, nil).Into(http.StatusOK, &c)
	return c.Balance
}
