package backup

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"myspace/internal/base/db"
)

// fileHash names a file's content. There may be a million of them at a time.
type fileHash [sha256.Size]byte

func (h fileHash) String() string { return hex.EncodeToString(h[:]) }

// parseHash reads what a row or an entry calls a file.
func parseHash(value any) (h fileHash, err error) {
	name := fmt.Sprint(value)
	if len(name) == hex.EncodedLen(len(h)) {
		_, err = hex.Decode(h[:], []byte(name))
	}
	if err != nil || h.String() != name {
		return h, fmt.Errorf("%q is not the hash of a file", name)
	}
	return h, nil
}

// hashIndex returns which column of a table names files, or -1.
func hashIndex(t db.Table) int {
	return slices.IndexFunc(t.Columns, func(c db.Column) bool { return t.Name == fileTable && c.Name == hashColumn })
}
