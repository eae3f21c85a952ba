// Package naming says how people are called in an answer: the one place that
// knows of which columns of person a name is made.
package naming

// The SQL of a name, and of one that is empty where a query found nobody.
const (
	Person         = `p.first_name || ' ' || p.last_name` // of whom the query calls p
	PersonOrNobody = `COALESCE(` + Person + `, '')`
	Doer           = `b.first_name || ' ' || b.last_name` // of b, by whom something was done
	DoerOrNobody   = `COALESCE(` + Doer + `, '')`
)
