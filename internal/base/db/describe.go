package db

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	sqlite3 "modernc.org/sqlite/lib"
)

// Describe names a database in words. A password is not among them.
func Describe(address string) string {
	if !IsPostgres(address) {
		return "SQLite file " + address
	}
	c, err := pgx.ParseConfig(address)
	if err != nil {
		return "PostgreSQL"
	}
	hosts := []string{hostOf(c.Host, c.Port)}
	for _, f := range c.Fallbacks {
		hosts = append(hosts, hostOf(f.Host, f.Port))
	}
	return "PostgreSQL at " + strings.Join(slices.Compact(hosts), " or ") + ", database " + c.Database
}

func hostOf(host string, port uint16) string {
	if strings.HasPrefix(host, "/") {
		return host // the folder of a socket
	}
	return net.JoinHostPort(host, strconv.Itoa(int(port)))
}

// CheckAddress returns why a PostgreSQL address cannot be used, without
// repeating the password in it. Nothing is contacted.
func CheckAddress(address string) error {
	_, err := pgx.ParseConfig(address)
	if err == nil {
		return nil
	}
	_, reason, _ := strings.Cut(err.Error(), "`: ")
	if reason == "" || repeatsSecret(reason, address) {
		return errors.New("it cannot be read")
	}
	return errors.New(reason)
}

// repeatsSecret reports whether a text holds a piece of an address's password,
// which may be written badly.
func repeatsSecret(text, address string) bool {
	_, rest, _ := strings.Cut(address, "://")
	user, _, found := cutLast(rest, "@")
	_, secret, hasSecret := strings.Cut(user, ":")
	if !found || !hasSecret {
		return strings.Contains(address, "password=")
	}
	decoded, _ := url.PathUnescape(secret)
	return strings.Contains(text, secret) || decoded != "" && strings.Contains(text, decoded)
}

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// Explain returns a sentence for whoever runs the program on what keeps it from
// using its database, and what to do; "" where err is about something else.
func Explain(c Config, err error) string {
	if e, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return fmt.Sprintf("cannot reach %s: %s; check MYSPACE_DATABASE, and that the server runs", Describe(c.Address), innermost(e))
	}
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return fmt.Sprintf("%s: %s", Describe(c.Address), e.Message)
	}
	advice, known := sqliteAdvice[sqliteCode(err)&0xff]
	if !known {
		return ""
	}
	return fmt.Sprintf("the database %s %s", c.Address, advice)
}

// sqliteAdvice tells the errors of SQLite that an operator can do something
// about.
var sqliteAdvice = map[int]string{
	sqlite3.SQLITE_NOTADB:   "is not a SQLite database: move that file away, or name another folder with --data or MYSPACE_DATA",
	sqlite3.SQLITE_CORRUPT:  "is damaged: move it away with its -wal file, and bring the last backup back with myspace restore",
	sqlite3.SQLITE_BUSY:     "is locked by another program: stop that program",
	sqlite3.SQLITE_LOCKED:   "is locked by another program: stop that program",
	sqlite3.SQLITE_READONLY: "may not be written to: give the user who runs myspace the right to write the file and its folder",
	sqlite3.SQLITE_CANTOPEN: "cannot be opened: check that the user who runs myspace may read and write it and its folder",
	sqlite3.SQLITE_FULL:     "cannot grow: the disk is full",
	sqlite3.SQLITE_IOERR:    "cannot be read or written: the disk reports an error",
}

// innermost returns the reason at the bottom of an error, in one line.
func innermost(err error) string {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Message
	}
	if e, ok := errors.AsType[*net.OpError](err); ok {
		return e.Err.Error()
	}
	if pgconn.Timeout(err) {
		return "no answer in time"
	}
	lines := strings.Split(strings.TrimSpace(err.Error()), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
