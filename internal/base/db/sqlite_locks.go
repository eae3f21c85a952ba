package db

import (
	"fmt"
	"sync/atomic"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// SQLite guards a connection by a lock, which it takes and gives back three times for
// each column of each row that is read: a quarter of what reading rows costs.
// database/sql has a connection used by one goroutine at a time already, and to
// interrupt one asks for no lock. So ours have none, as SQLite's own "multi-thread" mode
// (SQLITE_OPEN_NOMUTEX) means it; the driver does not offer it, hence these few
// functions in the place of SQLite's. What connections share keeps its locks.
var (
	plainLocks  sqlite3.Tsqlite3_mutex_methods // SQLite's own
	noLock      uintptr                        // stands for the lock of a connection
	initialized atomic.Bool                    // SQLite needs a real one of that kind to begin
)

func init() {
	tls := libc.NewTLS()
	defer tls.Close()
	args := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(uintptr(0))))
	defer libc.Xfree(tls, args)
	// These two stay: SQLite keeps their addresses.
	noLock = libc.Xcalloc(tls, 1, libc.Tsize_t(unsafe.Sizeof(uintptr(0))))
	table := libc.Xcalloc(tls, 1, libc.Tsize_t(unsafe.Sizeof(plainLocks)))
	configure := func(option int32) { must(sqlite3.Xsqlite3_config(tls, option, libc.VaList(args, table))) }

	// SQLite knows its own functions only once it has begun, and takes others only before.
	must(sqlite3.Xsqlite3_initialize(tls))
	must(sqlite3.Xsqlite3_shutdown(tls))
	configure(sqlite3.SQLITE_CONFIG_GETMUTEX)
	methods := (*sqlite3.Tsqlite3_mutex_methods)(unsafe.Pointer(table)) //nolint:govet,gosec // memory of libc, which Go never moves
	plainLocks = *methods
	methods.FxMutexAlloc = addressOf(allocLock)
	methods.FxMutexFree = addressOf(freeLock)
	methods.FxMutexEnter = addressOf(enterLock)
	methods.FxMutexTry = addressOf(tryLock)
	methods.FxMutexLeave = addressOf(leaveLock)
	configure(sqlite3.SQLITE_CONFIG_MUTEX)
	must(sqlite3.Xsqlite3_initialize(tls))
	initialized.Store(true)
}

func must(code int32) {
	if code != sqlite3.SQLITE_OK {
		panic(fmt.Sprintf("SQLite cannot be set up: %d", code))
	}
}

// allocLock makes a lock. Once SQLite has begun, those that one holder may take again
// are of connections.
func allocLock(tls *libc.TLS, kind int32) uintptr {
	if kind == sqlite3.SQLITE_MUTEX_RECURSIVE && initialized.Load() {
		return noLock
	}
	return functionAt[func(*libc.TLS, int32) uintptr](plainLocks.FxMutexAlloc)(tls, kind)
}

func freeLock(tls *libc.TLS, lock uintptr) {
	if lock != noLock {
		functionAt[func(*libc.TLS, uintptr)](plainLocks.FxMutexFree)(tls, lock)
	}
}

func enterLock(tls *libc.TLS, lock uintptr) {
	if lock != noLock {
		functionAt[func(*libc.TLS, uintptr)](plainLocks.FxMutexEnter)(tls, lock)
	}
}

func tryLock(tls *libc.TLS, lock uintptr) int32 {
	if lock == noLock {
		return sqlite3.SQLITE_OK
	}
	return functionAt[func(*libc.TLS, uintptr) int32](plainLocks.FxMutexTry)(tls, lock)
}

func leaveLock(tls *libc.TLS, lock uintptr) {
	if lock != noLock {
		functionAt[func(*libc.TLS, uintptr)](plainLocks.FxMutexLeave)(tls, lock)
	}
}

// addressOf is how SQLite, which was translated from C, is told of a function of ours;
// functionAt calls one of its own.
func addressOf[F any](f F) uintptr {
	return *(*uintptr)(unsafe.Pointer(&struct{ f F }{f})) //nolint:gosec // as the translator of SQLite does it
}

func functionAt[F any](address uintptr) F {
	return *(*F)(unsafe.Pointer(&struct{ uintptr }{address})) //nolint:gosec // as the translator of SQLite does it
}
