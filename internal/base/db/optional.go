package db

import "database/sql"

// Optional is NULL where there is nothing.
func Optional(s string) sql.NullString { return sql.NullString{String: s, Valid: s != ""} }
