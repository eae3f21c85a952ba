package backup

import (
	"archive/tar"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"

	"myspace/internal/base/db"
)

// Verify reads a whole archive and returns what it holds, or ErrBroken or
// ErrNewer. It keeps nothing of it.
func Verify(ctx context.Context, r io.Reader) (Summary, error) {
	return read(ctx, r, visitor{})
}

// visitor is shown an archive as it is read, before it is known whether the
// end is as it should be.
type visitor struct {
	head func(Manifest) error
	row  func(t db.Table, row []any) error
	file func(name string, r io.Reader, size int64) error
}

// errEnough is what a visitor answers who wants no more.
var errEnough = errors.New("enough")

func read(ctx context.Context, r io.Reader, v visitor) (Summary, error) {
	unpacked, err := zstd.NewReader(withContext{ctx, r},
		zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return Summary{}, err
	}
	defer unpacked.Close()
	o := &opened{tar: tar.NewReader(unpacked), sum: sha256.New(), visitor: v, files: map[fileHash]bool{}}
	o.found.Rows = map[string]int{}
	err = o.read()
	if errors.Is(err, errEnough) {
		return o.manifest.summary(o.found), nil
	}
	if err == nil {
		err = nothingLeft(unpacked)
	}
	if err := cmp.Or(ctx.Err(), err); err != nil {
		return Summary{}, err
	}
	return o.manifest.summary(o.found), nil
}

func nothingLeft(r io.Reader) error {
	if _, err := io.ReadFull(r, make([]byte, 1)); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: it does not end where it should", ErrBroken)
	}
	return nil
}

// opened is an archive that is being read.
type opened struct {
	tar *tar.Reader
	sum hash.Hash
	visitor
	manifest Manifest
	table    int // index of the table whose rows come now
	chunk    int // how many entries of that table there were
	found    end
	inFiles  bool
	files    map[fileHash]bool // those that rows name; true once they came
	wrong    []string          // those that came with other bytes than their name says
}

func (o *opened) read() error {
	for {
		h, err := o.tar.Next()
		if err != nil { // also the end of the tape: the archive's own should come first
			return fmt.Errorf("%w: %w", ErrBroken, err)
		}
		if h.Typeflag != tar.TypeReg || h.Size < 0 || len(h.PAXRecords) > 0 {
			return fmt.Errorf("%w: %q is no plain entry", ErrBroken, h.Name)
		}
		if h.Name == endName {
			return o.finish(h)
		}
		announce(o.sum, h.Name, h.Size)
		if err := o.entry(h); err != nil {
			return err
		}
		o.found.Entries++
	}
}

func (o *opened) entry(h *tar.Header) error {
	switch {
	case o.found.Entries == 0:
		return o.begin(h)
	case strings.HasPrefix(h.Name, tablesFolder):
		return o.rows(h)
	case strings.HasPrefix(h.Name, filesFolder):
		return o.content(h)
	}
	return fmt.Errorf("%w: %q does not belong here", ErrBroken, h.Name)
}

func (o *opened) begin(h *tar.Header) error {
	if h.Name != manifestName {
		return fmt.Errorf("%w: it begins with %q", ErrBroken, h.Name)
	}
	text, err := o.bytes(h)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &o.manifest); err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if err := o.manifest.check(); err != nil || o.head == nil {
		return err
	}
	return o.head(o.manifest)
}

// bytes reads an entry that fits into memory.
func (o *opened) bytes(h *tar.Header) ([]byte, error) {
	if h.Size > maxChunk {
		return nil, fmt.Errorf("%w: %q has %d bytes", ErrBroken, h.Name, h.Size)
	}
	text, err := io.ReadAll(io.TeeReader(o.tar, o.sum))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return text, nil
}

// rows reads the next entry of a table: of the same as before, or the first of
// one that comes later in the manifest.
func (o *opened) rows(h *tar.Header) error {
	for o.table < len(o.manifest.Tables) && h.Name != chunkName(o.manifest.Tables[o.table], o.chunk) {
		o.table, o.chunk = o.table+1, 0
	}
	if o.inFiles || o.table == len(o.manifest.Tables) {
		return fmt.Errorf("%w: %q does not belong here", ErrBroken, h.Name)
	}
	o.chunk++
	t := o.manifest.Tables[o.table]
	text, err := o.bytes(h)
	if err != nil {
		return err
	}
	hashAt := hashIndex(t)
	n, err := readRows(text, t, func(row []any) error {
		if hashAt >= 0 {
			if err := o.expect(row[hashAt]); err != nil {
				return err
			}
		}
		if o.row == nil {
			return nil
		}
		return o.row(t, row)
	})
	o.found.Rows[t.Name] += n
	return err
}

func (o *opened) expect(value any) error {
	h, err := parseHash(value)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	o.files[h] = false
	return nil
}

// content reads a file, which must be one that a row named. Its name is only
// ever a key of a map here, and a hash where it goes.
func (o *opened) content(h *tar.Header) error {
	o.inFiles = true
	name := strings.TrimPrefix(h.Name, filesFolder)
	key, err := parseHash(name)
	if came, known := o.files[key]; err != nil || came || !known {
		return fmt.Errorf("%w: %q does not belong here", ErrBroken, h.Name)
	}
	o.files[key] = true
	sum := sha256.New()
	r := io.TeeReader(o.tar, io.MultiWriter(o.sum, sum))
	if o.file != nil {
		if err := o.file(name, r, h.Size); err != nil {
			return err
		}
	}
	if _, err := io.Copy(io.Discard, r); err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if hex.EncodeToString(sum.Sum(nil)) != name {
		o.wrong = append(o.wrong, name)
		return nil
	}
	o.found.Files++
	o.found.Bytes += h.Size
	return nil
}

// finish compares what was found with what the archive says at its end.
func (o *opened) finish(h *tar.Header) error {
	o.found.Sum = hex.EncodeToString(o.sum.Sum(nil))
	text, err := o.bytes(h)
	if err != nil {
		return err
	}
	var want end
	if err := json.Unmarshal(text, &want); err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	o.found.Lost = o.lost()
	slices.Sort(want.Lost)
	if o.found.Entries != want.Entries || o.found.Sum != want.Sum || o.found.Files != want.Files ||
		o.found.Bytes != want.Bytes || !maps.Equal(o.found.Rows, want.Rows) || !slices.Equal(o.found.Lost, want.Lost) {
		return fmt.Errorf("%w: its end does not fit the rest", ErrBroken)
	}
	if _, err := o.tar.Next(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: something follows its end", ErrBroken)
	}
	return nil
}

// lost returns the files that rows name and that did not come whole.
func (o *opened) lost() (names []string) {
	names = o.wrong
	for h, came := range o.files {
		if !came {
			names = append(names, h.String())
		}
	}
	slices.Sort(names)
	return names
}
