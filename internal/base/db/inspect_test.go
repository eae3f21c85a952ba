package db_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

func TestInspectFindsASoundDatabaseSound(t *testing.T) {
	d := dbtest.Open(t)
	for _, deep := range []bool{false, true} {
		i, err := d.Inspect(t.Context(), deep)
		if err != nil {
			t.Fatal(err)
		}
		if len(i.Problems) > 0 {
			t.Errorf("problems of a new database: %q", i.Problems)
		}
		if i.Version == "" || i.Have == 0 || i.Have != i.Want {
			t.Errorf("versions: %+v", i)
		}
		if len(i.Settings) < 3 {
			t.Errorf("only %d settings were read", len(i.Settings))
		}
		for _, s := range i.Settings {
			careless := d.Postgres() && (s.Name == "fsync" || s.Name == "synchronous_commit") // the server of the tests may be
			if !s.Right() && !careless || s.Value == "" {
				t.Errorf("%s is %q, not %q", s.Name, s.Value, s.Want)
			}
		}
		if off := clock.Now().Sub(i.Now).Abs(); off.Minutes() > 1 {
			t.Errorf("the database's clock is %s off", off)
		}
	}
}

func TestInspectFindsDamage(t *testing.T) {
	const person = `INSERT INTO person (id, first_name, middle_name, last_name, email, mobile, gender, city, country, language,
		enabled, sort_name, search_text, created_at, updated_at) VALUES ('p', 'A', '', 'B', '', '', '', '', '', '', TRUE, 'b', '  anna', '', '')`
	for name, c := range map[string]struct {
		damage string
		deep   bool
		want   string
	}{
		"reference to nothing": {`PRAGMA foreign_keys = OFF; INSERT INTO password VALUES ('nobody', 'x', ''); PRAGMA foreign_keys = ON`, false, "1 rows of password refer to rows of person"},
		"row without index":    {`DELETE FROM person_search_docsize`, false, "search index person_search"},
		"index without words":  {`DELETE FROM person_search_data WHERE id > 10`, false, "person_search"},
		"word that differs":    {`DROP TRIGGER person_search_change; UPDATE person SET search_text = '  berta'`, true, "search index person_search"},
	} {
		t.Run(name, func(t *testing.T) {
			config := dbtest.SQLite(t, migrations.Files)
			if err := db.Damage(t.Context(), config, person+";"+c.damage); err != nil {
				t.Fatal(err)
			}
			if found := inspect(t, config, c.deep); !strings.Contains(found, c.want) {
				t.Errorf("problems: %q; want one with %q", found, c.want)
			}
		})
	}
}

func TestInspectFindsADamagedFile(t *testing.T) {
	config := dbtest.SQLite(t, migrations.Files)
	content, err := os.ReadFile(config.Address)
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	root := rootPage(t, config, "church") * page
	for i := root - page; i < root; i++ {
		content[i] = 0xAB
	}
	if err := os.WriteFile(config.Address, content, 0o600); err != nil {
		t.Fatal(err)
	}
	if found := inspect(t, config, false); found == "" {
		t.Error("no problem was found")
	}
}

// rootPage returns the number of the first page of a table, from 1.
func rootPage(t *testing.T, c db.Config, table string) int {
	t.Helper()
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	page, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT rootpage FROM sqlite_master WHERE name = ?`, table)
	if err != nil {
		t.Fatal(err)
	}
	return page
}

func inspect(t *testing.T, c db.Config, deep bool) string {
	t.Helper()
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	i, err := d.Inspect(t.Context(), deep)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(i.Problems, "; ")
}

func TestDescribeAndCheckAddressKeepPasswords(t *testing.T) {
	for _, address := range []string{
		"postgres://me:s3cret@127.0.0.1:1/school",
		"postgres://me:s3cret@one:1,two:2/school",
		"postgres://me:s3c%ret@127.0.0.1/school",
		"postgres://me:s3cret@[::1:1/school",
		"postgres://me:s3cret@127.0.0.1:port/school",
		"postgres://me:s3cr@et@127.0.0.1:1/school",
		"postgres://127.0.0.1:x/school?user=me&password=s3cret",
	} {
		said := db.Describe(address) + fmt.Sprint(db.CheckAddress(address))
		if strings.Contains(said, "s3c") {
			t.Errorf("%s: %s", address, said)
		}
	}
	if said := db.Describe("postgres://me:s3cret@one:1,two:2/school?sslmode=prefer"); said != "PostgreSQL at one:1 or two:2, database school" {
		t.Error(said)
	}
	if err := db.CheckAddress("postgres://me:x@one:port/school"); err == nil || !strings.Contains(err.Error(), "port") {
		t.Errorf("a wrong port is told as %v", err)
	}
}

func TestExplainTellsWhatToDo(t *testing.T) {
	unreachable := db.Config{Address: "postgres://me:s3cret@127.0.0.1:1/school"}
	_, err := db.Open(t.Context(), unreachable)
	want := "cannot reach PostgreSQL at 127.0.0.1:1, database school: connect: connection refused; check MYSPACE_DATABASE, and that the server runs"
	if said := db.Explain(unreachable, err); said != want {
		t.Errorf("%q", said)
	}
	text := db.Config{Address: t.TempDir() + "/myspace.db"}
	if err := os.WriteFile(text.Address, []byte(strings.Repeat("no database ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = db.Open(t.Context(), text)
	if said := db.Explain(text, err); !strings.Contains(said, "is not a SQLite database") {
		t.Errorf("%q for %v", said, err)
	}
	if said := db.Explain(text, os.ErrClosed); said != "" {
		t.Errorf("%q for an error of another kind", said)
	}
}
