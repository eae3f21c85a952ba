package db

import (
	"context"
	"slices"
)

// Bulk gathers new rows of a table, to be written in few statements.
type Bulk struct {
	into   string
	width  int
	values []any
}

// rowsPerStatement is how many rows go into one statement: more are hardly
// faster, and the databases limit the number of arguments.
const rowsPerStatement = 200

// NewBulk gathers rows of a table, which is named with its columns.
func NewBulk(into string, width int) *Bulk { return &Bulk{into: into, width: width} }

// Add adds a row.
func (b *Bulk) Add(values ...any) { b.values = append(b.values, values...) }

// Insert writes all rows.
func (b *Bulk) Insert(ctx context.Context, tx *Tx) error {
	for chunk := range slices.Chunk(b.values, rowsPerStatement*b.width) {
		if err := Exec(ctx, tx, `INSERT INTO `+b.into+` VALUES `+Values(len(chunk)/b.width, b.width), chunk...); err != nil {
			return err
		}
	}
	return nil
}
