package db

// With returns a row whose last columns go to more: so a scan function for a
// record serves a query that has something beside it.
func With(r Row, more ...any) Row { return wider{r, more} }

type wider struct {
	row  Row
	more []any
}

// Scan reads the record's columns and then the ones beside it.
func (w wider) Scan(dest ...any) error { return w.row.Scan(append(dest, w.more...)...) }
