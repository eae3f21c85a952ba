package people_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
	"myspace/internal/base/text"
	"myspace/internal/school/instructors"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/schooltest"
)

// office is two campuses with somebody to act, a student at each, and the
// routes of the area.
type office struct {
	db        *db.DB
	files     *files.Store
	router    *api.Router
	area      *people.Area
	me        string
	anna, bob string // students, of paris and of nice
}

func newOffice(t *testing.T) *office {
	t.Helper()
	store, err := files.Open(files.Config{Folder: t.TempDir()})
	noError(t, err)
	t.Cleanup(func() { noError(t, store.Close()) })
	o := &office{db: dbtest.Open(t), files: store, router: apitest.NewRouter()}
	noError(t, o.db.Tx(t.Context(), func(tx *db.Tx) error {
		noError(t, schooltest.AddCampuses(t.Context(), tx, "paris", "nice"))
		o.me = addSomebody(t, tx, people.NewPerson{PersonFields: calledBy("Max", "Mustermann")})
		o.anna = addSomebody(t, tx, people.NewPerson{PersonFields: calledBy("Anna", "Alba"), Memberships: []people.Membership{{CampusID: "paris", Roles: access.Student}}})
		o.bob = addSomebody(t, tx, people.NewPerson{PersonFields: calledBy("Bob", "Bell"), Memberships: []people.Membership{{CampusID: "nice", Roles: access.Student}}})
		return nil
	}))
	catalogue, err := text.Load(os.DirFS("../../../web/src/texts"))
	noError(t, err)
	around := &part.Around{
		DB: o.db, Files: o.files, Link: func(context.Context, string, string) string { return "" },
		Texts:     func(ctx context.Context) text.Texts { return catalogue.For(access.From(ctx).Actor().Language) },
		Catalogue: catalogue,
	}
	o.area = people.New(around)
	around.Parts = part.Parts{o.area.Part(), instructors.New(around).Part()}
	around.Parts.Routes(o.router)
	return o
}

func calledBy(first, last string) people.PersonFields {
	return people.PersonFields{FirstName: first, LastName: last, Email: first + "@example.org"}
}

func addSomebody(t *testing.T, tx *db.Tx, p people.NewPerson) string {
	t.Helper()
	p.ID, p.CreatedAt = db.NewID(), clock.Now()
	noError(t, people.AddMany(t.Context(), tx, []people.NewPerson{p}))
	return p.ID
}

// as is somebody at paris with some roles.
func (o *office) as(roles access.Roles) apitest.Caller {
	return apitest.Caller{Router: o.router, Actor: access.Actor{PersonID: o.me, CampusID: "paris", SessionID: "s", Language: "fr", Roles: roles}}
}

func noError(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// filesOf returns the contents of SQLite's file and its log.
func (o *office) filesOf(t *testing.T) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	address, err := db.One(t.Context(), o.db, "", db.ScanString, `SELECT file FROM pragma_database_list WHERE name = 'main'`)
	noError(t, err)
	for _, name := range []string{address, address + "-wal"} {
		data, err := os.ReadFile(name)
		noError(t, err)
		all[filepath.Base(name)] = data
	}
	return all
}

func now() time.Time { return time.Now() }

func since(t time.Time) time.Duration { return time.Since(t).Round(time.Millisecond) }
