// Package backup writes the whole database and its files into one archive and
// makes a database of such an archive, whichever of the two databases it came
// from and goes to.
//
// An archive is a tar stream, packed with zstd, of these entries in order:
//
//	manifest.json                what follows, and when it was made
//	tables/<table>/<n>.jsonl     rows, a JSON list of values on each line
//	files/<hash>                 the contents that the rows of table file name
//	end.json                     how much there was, and the sum over all of it
//
// An archive without its end, or with another sum, is refused as a whole.
package backup

import (
	"errors"
	"fmt"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const (
	formatName    = "myspace backup"
	formatVersion = 1

	manifestName = "manifest.json"
	endName      = "end.json"
	tablesFolder = "tables/"
	filesFolder  = "files/"

	// fileTable is the one whose rows stand for contents of the file store.
	fileTable  = "file"
	hashColumn = "hash"
)

// Bounds of what is believed of an archive. A hostile one can still unpack to
// any size, but nothing of it is held in memory.
const (
	maxChunk   = 64 << 20 // bytes of rows, or of JSON, in one entry
	maxWindow  = 32 << 20 // bytes that unpacking looks back
	maxTables  = 1000
	maxColumns = 1000
	maxLost    = 10_000
)

var (
	// ErrBroken is for what is no archive, or not the whole of one as it was written.
	ErrBroken = errors.New("this is not a whole and unchanged backup")
	// ErrNewer is for an archive from a later version of the program.
	ErrNewer = errors.New("the backup was made by a newer version of this program: use that version")
)

// Manifest is the head of an archive.
type Manifest struct {
	Format        string     `json:"format"`
	FormatVersion int        `json:"format_version"`
	SchemaVersion int        `json:"schema_version"`
	MadeAt        clock.Time `json:"made_at"`
	Database      string     `json:"database"` // where it came from; of no consequence
	Tables        []db.Table `json:"tables"`   // those that others refer to first
}

// end is the tail of an archive.
type end struct {
	Rows    map[string]int `json:"rows"`
	Files   int            `json:"files"`
	Bytes   int64          `json:"bytes"`
	Lost    []string       `json:"lost"`
	Entries int            `json:"entries"`
	Sum     string         `json:"sha256"` // over name, size and bytes of every entry before
}

// Summary tells what an archive holds.
type Summary struct {
	SchemaVersion int
	MadeAt        clock.Time
	Rows          int
	Files         int
	Bytes         int64 // of the files
	// Lost are the contents that rows name and that the file store did not
	// have, or had damaged, when the backup was made.
	Lost []string
}

func (m Manifest) summary(e end) Summary {
	s := Summary{SchemaVersion: m.SchemaVersion, MadeAt: m.MadeAt, Files: e.Files, Bytes: e.Bytes, Lost: e.Lost}
	for _, n := range e.Rows {
		s.Rows += n
	}
	return s
}

func (m Manifest) check() error {
	switch {
	case m.Format != formatName:
		return fmt.Errorf("%w: it calls itself %q", ErrBroken, m.Format)
	case m.FormatVersion > formatVersion:
		return fmt.Errorf("%w (its format is %d, this program knows %d)", ErrNewer, m.FormatVersion, formatVersion)
	case m.FormatVersion < 1 || m.SchemaVersion < 1 || len(m.Tables) > maxTables:
		return fmt.Errorf("%w: its head makes no sense", ErrBroken)
	}
	seen := map[string]bool{}
	for _, t := range m.Tables {
		if seen[t.Name] || !plainName(t.Name) || len(t.Columns) == 0 || len(t.Columns) > maxColumns {
			return fmt.Errorf("%w: table %q makes no sense", ErrBroken, t.Name)
		}
		seen[t.Name] = true
		for _, c := range t.Columns {
			if !plainName(c.Name) || !slices.Contains(kinds, c.Kind) {
				return fmt.Errorf("%w: column %q of table %s makes no sense", ErrBroken, c.Name, t.Name)
			}
		}
	}
	return nil
}

// plainName reports whether a name is one that our migrations could give.
func plainName(name string) bool {
	for _, r := range name {
		if r != '_' && (r < 'a' || r > 'z') && (r < '0' || r > '9') {
			return false
		}
	}
	return name != "" && len(name) <= 63
}
