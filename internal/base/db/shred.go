package db

import "context"

// Shred runs f so that what it takes out of a search index is really taken out:
// SQLite would only note that it no longer counts. What tables held is gone
// from the file once Vacuum has run.
func (t *Tx) Shred(ctx context.Context, f func() error) error {
	if t.postgres {
		return f()
	}
	indexes, err := All(ctx, t, func(r Row) (s searchIndex, err error) { return s, r.Scan(&s.name, &s.table) }, findIndexes)
	if err != nil {
		return err
	}
	set := func(on int) error {
		for _, s := range indexes {
			name := quote(s.name)
			if err := Exec(ctx, t, `INSERT INTO `+name+` (`+name+`, rank) VALUES ('secure-delete', ?)`, on); err != nil {
				return err
			}
		}
		return nil
	}
	if err := set(1); err != nil {
		return err
	}
	if err := f(); err != nil {
		return err
	}
	return set(0)
}

// Vacuum rewrites SQLite's file, so that nothing of what was ever deleted or
// overwritten is left between the rows. Writers wait for it: some seconds in a
// large school. PostgreSQL does its own by itself.
func (d *DB) Vacuum(ctx context.Context) error {
	if d.writer == nil {
		return nil
	}
	return d.writer.rewrite(ctx)
}

// rewrite waits for its turn among the transactions, and has it alone.
func (w *writer) rewrite(ctx context.Context) error {
	r := &request{ctx: ctx, rewrites: true, word: make(chan word, 1)}
	if err := w.send(ctx, r); err != nil {
		return err
	}
	<-r.word
	return outage(ctx, r.err)
}

// vacuum rewrites the file and empties the log, which holds old pages too.
func (w *writer) vacuum() error {
	if err := w.plain(`VACUUM`); err != nil {
		return err
	}
	return w.plain(`PRAGMA wal_checkpoint(TRUNCATE)`)
}
