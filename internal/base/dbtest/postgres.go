package dbtest

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"net/url"
	"strings"
	"testing"

	"myspace/internal/base/db"
)

// What PostgreSQL says of a database that is not there, or that is already.
const (
	noSuchDatabase    = "3D000"
	duplicateDatabase = "42P04"
)

// copyOf makes a migrated database that ends with the test, and returns its
// address. To copy one takes a fifth of the time that the migrations take.
func copyOf(t testing.TB, schema fs.FS) string {
	t.Helper()
	template := "template_" + fingerprint(t, schema)
	name, err := create(t.Context(), template)
	if isMissing(err) {
		makeTemplate(t, template, schema)
		name, err = create(t.Context(), template)
	}
	return use(t, name, err)
}

// newDatabase makes a copy of a database that ends with the test, and returns
// its address.
func newDatabase(t testing.TB, template string) string {
	t.Helper()
	name, err := create(t.Context(), template)
	return use(t, name, err)
}

func use(t testing.TB, name string, err error) string {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := drop(name); err != nil {
			t.Error(err)
		}
	})
	return addressOf(t, name)
}

// makeTemplate makes the database that others are copied from. Should another
// test program be doing so as well, the first to be ready gives the name.
func makeTemplate(t testing.TB, template string, schema fs.FS) {
	t.Helper()
	name, err := create(t.Context(), "template0")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Migrate(t.Context(), db.Config{Address: addressOf(t, name), Migrations: schema, Patience: patience}); err != nil {
		t.Fatal(errors.Join(err, drop(name)))
	}
	if err := db.Admin(t.Context(), Server(), "ALTER DATABASE "+name+" RENAME TO "+template); err != nil {
		err = errors.Join(ignore(err, duplicateDatabase), drop(name))
		if err != nil {
			t.Fatal(err)
		}
	}
}

// create copies files: to write every page into the log first, as PostgreSQL
// does unless told otherwise, takes three times as long.
func create(ctx context.Context, template string) (name string, err error) {
	name = "t_" + strings.ToLower(rand.Text())
	return name, db.Admin(ctx, Server(), "CREATE DATABASE "+name+" TEMPLATE "+template+" STRATEGY file_copy")
}

func drop(name string) error {
	return db.Admin(context.Background(), Server(), "DROP DATABASE "+name+" WITH (FORCE)")
}

func isMissing(err error) bool {
	return err != nil && ignore(err, noSuchDatabase) == nil
}

// refusal is an error of PostgreSQL.
type refusal interface {
	error
	SQLState() string
}

// ignore returns the error, unless it is the one with this code of PostgreSQL.
func ignore(err error, code string) error {
	if e, ok := errors.AsType[refusal](err); ok && e.SQLState() == code {
		return nil
	}
	return err
}

func addressOf(t testing.TB, name string) string {
	t.Helper()
	address, err := url.Parse(Server())
	if err != nil {
		t.Fatal(err)
	}
	address.Path = "/" + name
	return address.String()
}

// fingerprint is a short name for what a schema's files hold.
func fingerprint(t testing.TB, schema fs.FS) string {
	t.Helper()
	hash := sha256.New()
	err := fs.WalkDir(schema, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(schema, path)
		hash.Write([]byte(path))
		hash.Write(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return hex.EncodeToString(hash.Sum(nil)[:8])
}
