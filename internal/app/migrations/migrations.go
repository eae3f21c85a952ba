// Package migrations holds the schema as one numbered series of changes,
// applied in order and never changed once released. NNNN_name.sql serves both
// databases; where one of them needs words of its own, NNNN_name.sqlite.sql
// and NNNN_name.postgres.sql stand in its place.
package migrations

import "embed"

// Files are the changes.
//
//go:embed *.sql
var Files embed.FS
