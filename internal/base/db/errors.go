package db

import (
	"context"
	"database/sql/driver"
	"errors"
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
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Code == "23505"
	}
	code := sqliteCode(err)
	return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
}

// IsReferenced reports whether err is a broken reference between rows.
func IsReferenced(err error) bool {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Code == "23503"
	}
	code := sqliteCode(err)
	return code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY || code == sqlite3.SQLITE_CONSTRAINT_TRIGGER
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
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		switch e.Code {
		case "40001", "40P01": // serialization failure, deadlock
			return true
		}
		return lostServer(err)
	}
	return lostServer(err)
}

// lostServer reports whether err says that this server is no longer the one
// to ask, as after a failover.
func lostServer(err error) bool {
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		switch e.Code {
		case "25006", // read-only: it is a standby now
			"57P01", "57P02", "57P03": // shutting down, crashed, starting up
			return true
		}
		return strings.HasPrefix(e.Code, "08")
	}
	if _, ok := errors.AsType[*net.OpError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return true
	}
	return errors.Is(err, driver.ErrBadConn) || pgconn.SafeToRetry(err)
}

// outage turns a database that cannot store or answer now into a fault that
// says so; every other error is returned as it is.
func outage(ctx context.Context, err error) error {
	if err == nil || ctx.Err() != nil {
		return err
	}
	if code := sqliteCode(err) & 0xff; code == sqlite3.SQLITE_FULL {
		return errors.Join(fault.New(fault.Unavailable, "storage.full"), err)
	}
	if lostServer(err) {
		return errors.Join(fault.New(fault.Unavailable, "storage.away"), err)
	}
	return err
}

func isCorrupt(err error) bool { return sqliteCode(err)&0xff == sqlite3.SQLITE_CORRUPT }

// refuseOdd refuses texts that are no UTF-8 or hold a null character. PostgreSQL
// can store neither and would answer with an error of its own; nobody types
// them by accident.
func refuseOdd(args []any) error {
	for _, arg := range args {
		text, ok := arg.(string)
		if !ok {
			if v := reflect.ValueOf(arg); v.Kind() == reflect.String {
				text = v.String()
			}
		}
		if strings.IndexByte(text, 0) >= 0 || !utf8.ValidString(text) {
			return fault.New(fault.Invalid, "request.invalid")
		}
	}
	return nil
}
