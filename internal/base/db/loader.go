package db

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

// loadRows is how many rows one statement inserts.
const loadRows = 100

// Loader puts rows into an empty database.
type Loader struct {
	ctx    context.Context //nolint:containedctx // of the one call to Fill
	tx     *Tx
	tables []Table
	late   []reference
	filled map[string]bool // tables whose rows have come
	into   Table           // of the rows that wait
	args   []any
}

// prepare keeps everybody else out, and lets references that the order of the
// tables cannot satisfy be checked at the end.
func (l *Loader) prepare() (err error) {
	if l.tables, err = Tables(l.ctx, l.tx); err != nil {
		return err
	}
	links, err := findReferences(l.ctx, l.tx)
	if err != nil {
		return err
	}
	if !l.tx.postgres { // nobody else knows the file yet
		if err := Exec(l.ctx, l.tx, `PRAGMA defer_foreign_keys = ON`); err != nil {
			return err
		}
	} else if err := l.lockTables(); err != nil {
		return err
	}
	l.late = late(l.tables, links)
	if err := l.deferLate(`DEFERRABLE INITIALLY DEFERRED`); err != nil {
		return err
	}
	return l.refuseRows()
}

func (l *Loader) lockTables() error {
	for _, t := range l.tables {
		if err := Exec(l.ctx, l.tx, `LOCK TABLE `+quote(t.Name)+` IN ACCESS EXCLUSIVE MODE`); err != nil {
			return err
		}
	}
	return Exec(l.ctx, l.tx, `SET CONSTRAINTS ALL DEFERRED`)
}

func (l *Loader) deferLate(how string) error {
	if !l.tx.postgres {
		return nil
	}
	for _, r := range l.late {
		if r.deferrable {
			continue
		}
		if err := Exec(l.ctx, l.tx, `ALTER TABLE `+quote(r.from)+` ALTER CONSTRAINT `+quote(r.name)+` `+how); err != nil {
			return err
		}
	}
	return nil
}

func (l *Loader) refuseRows() error {
	empty, err := hasNoRows(l.ctx, l.tx)
	if err == nil && !empty {
		err = ErrNotEmpty
	}
	return err
}

// Tables returns the tables that there are to fill.
func (l *Loader) Tables() []Table { return l.tables }

// Add adds a row, its values as Each gives them.
func (l *Loader) Add(t Table, row []any) error {
	if len(row) != len(t.Columns) {
		return fmt.Errorf("table %s: a row of %d values, and %d columns", t.Name, len(row), len(t.Columns))
	}
	if l.into.Name != t.Name || len(l.args) >= loadRows*len(t.Columns) {
		if err := errors.Join(l.flush(), l.begin(t)); err != nil {
			return err
		}
		l.into = t
	}
	l.args = append(l.args, row...)
	return nil
}

// begin removes what triggers put into a table when rows of others came: what it
// is to hold comes now.
func (l *Loader) begin(t Table) error {
	if l.filled[t.Name] {
		return nil
	}
	l.filled[t.Name] = true
	made, err := Exists(l.ctx, l.tx, `SELECT 1 FROM `+quote(t.Name))
	if err != nil || !made {
		return err
	}
	return Exec(l.ctx, l.tx, `DELETE FROM `+quote(t.Name))
}

// End says that all rows have come: tables that got none are empty.
func (l *Loader) End() error {
	err := l.flush()
	for _, t := range l.tables {
		if err == nil {
			err = l.begin(t)
		}
	}
	return err
}

// Count returns how many rows a table has now.
func (l *Loader) Count(t Table) (int, error) {
	if err := l.flush(); err != nil {
		return 0, err
	}
	return One(l.ctx, l.tx, "", ScanInt, `SELECT COUNT(*) FROM `+quote(t.Name))
}

// flush inserts the rows that wait.
func (l *Loader) flush() error {
	if len(l.args) == 0 {
		return nil
	}
	args, columns := l.args, len(l.into.Columns)
	l.args = l.args[:0]
	err := Exec(l.ctx, l.tx, `INSERT INTO `+quote(l.into.Name)+` (`+l.into.columns()+`) VALUES `+Values(len(args)/columns, columns), args...)
	if err != nil {
		return fmt.Errorf("table %s: %w", l.into.Name, err)
	}
	return nil
}

// finish checks the references that were deferred.
func (l *Loader) finish() error {
	if !l.tx.postgres {
		return l.checkReferences()
	}
	if err := Exec(l.ctx, l.tx, `SET CONSTRAINTS ALL IMMEDIATE`); err != nil {
		return err
	}
	return l.deferLate(`NOT DEFERRABLE`)
}

// checkReferences names the tables whose references are broken; the commit
// would only say that there are some.
func (l *Loader) checkReferences() error {
	broken, err := All(l.ctx, l.tx, ScanString, `SELECT DISTINCT "table" FROM pragma_foreign_key_check`)
	if err == nil && len(broken) > 0 {
		err = fmt.Errorf("rows refer to others that are missing, in: %s", strings.Join(broken, ", "))
	}
	return err
}
