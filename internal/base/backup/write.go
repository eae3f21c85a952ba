package backup

import (
	"archive/tar"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"slices"
	"time"

	"github.com/klauspost/compress/zstd"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// Source is what there is to back up.
type Source struct {
	DB    *db.DB
	Files *files.Store
	Skip  []string // tables whose rows are not worth keeping
}

// chunkSize is how many bytes of rows go into one entry.
const chunkSize = 1 << 20

// Write writes an archive of everything that is stored at this moment, while
// others go on writing. What it writes is worth nothing if it fails.
func Write(ctx context.Context, from Source, w io.Writer) (Summary, error) {
	packed, err := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1)) // one core is left to the server
	if err != nil {
		return Summary{}, err
	}
	a := &archive{tar: tar.NewWriter(packed), sum: sha256.New(), end: end{Rows: map[string]int{}}}
	err = a.write(ctx, from)
	if err = errors.Join(err, packed.Close()); err != nil {
		return Summary{}, fmt.Errorf("backup: %w", err)
	}
	return a.manifest.summary(a.end), nil
}

// archive is one on its way out.
type archive struct {
	tar      *tar.Writer
	sum      hash.Hash
	manifest Manifest
	end      end
	hashes   []fileHash // of the files to follow
}

func (a *archive) write(ctx context.Context, from Source) error {
	// The files follow after the snapshot: they never change, and a long
	// snapshot would make SQLite's log grow.
	err := from.DB.Snapshot(ctx, func(q db.Querier) error { return a.addTables(ctx, q, from) })
	if err != nil {
		return err
	}
	for _, h := range a.hashes {
		if err := a.addFile(ctx, from.Files, h.String()); err != nil {
			return err
		}
	}
	a.end.Sum = hex.EncodeToString(a.sum.Sum(nil))
	if err := a.addJSON(endName, a.end); err != nil {
		return err
	}
	return a.tar.Close()
}

func (a *archive) addTables(ctx context.Context, q db.Querier, from Source) error {
	tables, err := db.Tables(ctx, q)
	if err != nil {
		return err
	}
	version, err := db.SchemaVersion(ctx, q)
	if err != nil {
		return err
	}
	tables = slices.DeleteFunc(tables, func(t db.Table) bool { return slices.Contains(from.Skip, t.Name) })
	a.manifest = Manifest{
		Format: formatName, FormatVersion: formatVersion, SchemaVersion: version,
		MadeAt: clock.Now(), Database: "sqlite", Tables: tables,
	}
	if from.DB.Postgres() {
		a.manifest.Database = "postgres"
	}
	if err := a.manifest.check(); err != nil {
		return err
	}
	if err := a.addJSON(manifestName, a.manifest); err != nil {
		return err
	}
	for _, t := range tables {
		if err := a.addTable(ctx, q, t); err != nil {
			return err
		}
	}
	return nil
}

func (a *archive) addTable(ctx context.Context, q db.Querier, t db.Table) error {
	rows, chunks := newRowWriter(), 0
	flush := func() error {
		if rows.Len() > maxChunk {
			return fmt.Errorf("a row is too long: %d bytes", rows.Len())
		}
		err := a.add(chunkName(t, chunks), int64(rows.Len()), &rows.Buffer)
		rows.Reset()
		chunks++
		return err
	}
	hashAt := hashIndex(t)
	err := t.Each(ctx, q, func(row []any) error {
		a.end.Rows[t.Name]++
		if hashAt >= 0 {
			if err := a.expect(row[hashAt]); err != nil {
				return err
			}
		}
		if err := rows.add(row); err != nil || rows.Len() < chunkSize {
			return err
		}
		return flush()
	})
	if err == nil && rows.Len() > 0 {
		err = flush()
	}
	return err
}

func chunkName(t db.Table, n int) string {
	return fmt.Sprintf("%s%s/%08d.jsonl", tablesFolder, t.Name, n)
}

// expect notes a file that the archive must hold.
func (a *archive) expect(value any) error {
	h, err := parseHash(value)
	a.hashes = append(a.hashes, h)
	return err
}

// addFile adds a content. One that is missing or damaged is reported, and does
// not keep all the others from being saved.
func (a *archive) addFile(ctx context.Context, store *files.Store, name string) error {
	f, err := store.Open(ctx, name)
	if fault.KindOf(err) == fault.NotFound {
		return a.lose(name)
	}
	if err != nil {
		return fmt.Errorf("file %s: %w", name, err)
	}
	defer func() { _ = f.Close() }()
	sum := sha256.New()
	if err := a.add(filesFolder+name, f.Size, io.TeeReader(withContext{ctx, f}, sum)); err != nil {
		return fmt.Errorf("file %s: %w", name, err)
	}
	if hex.EncodeToString(sum.Sum(nil)) != name {
		return a.lose(name)
	}
	a.end.Files++
	a.end.Bytes += f.Size
	return nil
}

func (a *archive) lose(name string) error {
	a.end.Lost = append(a.end.Lost, name)
	if len(a.end.Lost) > maxLost {
		return fmt.Errorf("more than %d files are missing: is this the right file store?", maxLost)
	}
	return nil
}

func (a *archive) addJSON(name string, v any) error {
	text, err := json.MarshalIndent(v, "", "\t")
	if err != nil {
		return err
	}
	return a.add(name, int64(len(text)), bytes.NewReader(text))
}

func (a *archive) add(name string, size int64, r io.Reader) error {
	h := tar.Header{
		Typeflag: tar.TypeReg, Name: name, Size: size, Mode: 0o600,
		ModTime: a.manifest.MadeAt.Truncate(time.Second), Format: tar.FormatGNU,
	}
	if err := a.tar.WriteHeader(&h); err != nil {
		return err
	}
	announce(a.sum, name, size)
	if _, err := io.CopyN(io.MultiWriter(a.tar, a.sum), r, size); err != nil {
		return err
	}
	a.end.Entries++
	return nil
}

// announce sums an entry's name and size, so that no byte can pass from one
// entry to another.
func announce(sum hash.Hash, name string, size int64) { fmt.Fprintf(sum, "%s %d\n", name, size) }

// withContext is a reader that stops when its context ends.
type withContext struct {
	ctx context.Context //nolint:containedctx // io.Reader has no place for one
	r   io.Reader
}

func (r withContext) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}
