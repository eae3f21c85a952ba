package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"reflect"
	"strings"
	"unicode/utf8"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"myspace/internal/base/fault"
)

// IsDuplicate reports whether err is a broken unique constraint.
func IsDuplicate(err error) bool {
	code := sqliteCode(err)
	return postgresCode(err) == "23505" || code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
}

// IsReferenced reports whether err is a broken reference between rows.
func IsReferenced(err error) bool {
	code := sqliteCode(err)
	return postgresCode(err) == "23503" || code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY || code == sqlite3.SQLITE_CONSTRAINT_TRIGGER
}

func postgresCode(err error) string {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Code
	}
	return ""
}

func sqliteCode(err error) int {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code()
	}
	return 0
}

// canRetry reports whether a transaction that has not been committed may be
// run again: it lost against another one, or its server went away.
func canRetry(err error) bool {
	switch postgresCode(err) {
	case "40001", "40P01": // serialization failure, deadlock
		return true
	}
	return lostServer(err)
}

// lostServer reports whether err says that this server is no longer the one
// to ask, as after a failover, or that it is not there at all.
func lostServer(err error) bool {
	if postgresCode(err) != "" {
		return saysGone(err)
	}
	for _, lost := range []error{errGone, driver.ErrBadConn, sql.ErrConnDone, io.EOF, io.ErrUnexpectedEOF, net.ErrClosed} {
		if errors.Is(err, lost) {
			return true
		}
	}
	if _, ok := errors.AsType[*net.OpError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return true
	}
	return pgconn.SafeToRetry(err)
}

// saysGone reports whether a server itself says that it is not the one to ask.
func saysGone(err error) bool {
	code := postgresCode(err)
	switch code {
	case "25006", // read-only: it is a standby now
		"57P01", "57P02", "57P03": // shutting down, crashed, starting up
		return true
	}
	return strings.HasPrefix(code, "08")
}

// outage turns a database that cannot store or answer now into a fault that
// says so; every other error is returned as it is. ctx is the call's.
func outage(ctx context.Context, err error) error {
	switch {
	case err == nil, fault.KindOf(err) != fault.Internal:
		return err
	case errors.Is(context.Cause(ctx), errGone):
		return errors.Join(errAway(), errGone, err)
	case ctx.Err() != nil: // who gave up is told nothing
		return err
	case isFull(err):
		return errors.Join(ErrFull(), err)
	case lostServer(err), postgresCode(err) == "53300": // the latter: it has no connection left for us
		return errors.Join(errAway(), err)
	}
	return err
}

func isFull(err error) bool {
	return postgresCode(err) == "53100" || sqliteCode(err)&0xff == sqlite3.SQLITE_FULL
}

// ErrFull tells that there is no room to store anything.
func ErrFull() error { return fault.New(fault.Full, "storage.full") }

// errAway asks to come again: a server that was restarted is back in seconds.
func errAway() error {
	return &fault.Error{Kind: fault.Unavailable, Code: "storage.away", Params: fault.Params{"seconds": 2}}
}

func isCorrupt(err error) bool { return sqliteCode(err)&0xff == sqlite3.SQLITE_CORRUPT }

// refuseOdd refuses texts that hold a null character or, on PostgreSQL, are no
// UTF-8. It can store neither and would answer with an error of its own; nobody
// types them by accident. SQLite takes back from a backup whatever was there.
func refuseOdd(args []any, postgres bool) error {
	for _, arg := range args {
		text, ok := arg.(string)
		if !ok {
			if v := reflect.ValueOf(arg); v.Kind() == reflect.String {
				text = v.String()
			}
		}
		if strings.IndexByte(text, 0) >= 0 || postgres && !utf8.ValidString(text) {
			return fault.New(fault.Invalid, "request.invalid")
		}
	}
	return nil
}
