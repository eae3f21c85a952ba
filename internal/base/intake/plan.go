package intake

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"myspace/internal/base/fault"
)

// ImportPlan is what an import would do, row by row.
type ImportPlan struct {
	Token   string         `json:"token" doc:"Running it asks for this: it stands for exactly this plan."`
	Columns []ImportColumn `json:"columns"`
	Rows    []ImportRow    `json:"rows"`
	Counts  ImportCounts   `json:"counts"`
}

// The outcomes of a row.
const (
	Create = "create"
	Change = "change"
	Same   = "same"
	look   = "look"
	refuse = "refuse"
	leave  = "leave"
)

// ImportRow is what would become of a row.
type ImportRow struct {
	Line     int             `json:"line" doc:"As a spreadsheet numbers it."`
	Outcome  string          `json:"outcome" enum:"create,change,same,look,refuse" doc:"look: somebody has to say first that it is right."`
	Proposal string          `json:"proposal" enum:",create,change" doc:"What becomes of a row to look at once somebody says so."`
	Name     string          `json:"name"`
	Detail   string          `json:"detail" doc:"What tells it from others of its name, such as an address."`
	Changes  []ImportChange  `json:"changes"`
	Problems []ImportProblem `json:"problems"`
	asks     bool            // somebody has to look at it first
}

// ImportChange is a field that would change.
type ImportChange struct {
	Field  string `json:"field"`
	Before string `json:"before"`
	After  string `json:"after"`
}

// ImportProblem is what is wrong with a cell, or with a row where there is no
// field. One that does not refuse the row is a warning.
type ImportProblem struct {
	Field   string       `json:"field"`
	Value   string       `json:"value"`
	Code    string       `json:"code"`
	Params  fault.Params `json:"params,omitempty"`
	Warning bool         `json:"warning"`
}

// NewRow is a row of which nothing is known yet: it would add something.
func NewRow(line int) ImportRow {
	return ImportRow{Line: line, Outcome: Create, Changes: []ImportChange{}, Problems: []ImportProblem{}}
}

// Row is the row itself, for who plans with something around it.
func (r *ImportRow) Row() *ImportRow { return r }

// Refuse refuses a row.
func (r *ImportRow) Refuse(field, value, code string, params fault.Params) {
	r.Outcome = refuse
	r.Problems = append(r.Problems, ImportProblem{Field: field, Value: value, Code: code, Params: params})
}

// Ask has somebody look at a row before it is carried out.
func (r *ImportRow) Ask(field, value, code string, params fault.Params) {
	r.asks = true
	r.Problems = append(r.Problems, ImportProblem{Field: field, Value: value, Code: code, Params: params, Warning: true})
}

// Warn tells something of a row that is carried out all the same.
func (r *ImportRow) Warn(code string, params fault.Params) {
	r.Problems = append(r.Problems, ImportProblem{Code: code, Params: params, Warning: true})
}

// RefuseAll refuses a row for what a check found.
func (r *ImportRow) RefuseAll(l Line, err error) {
	for _, e := range faultsIn(err) {
		r.Refuse(e.Field, l.Cells[e.Field], e.Code, e.Params)
	}
}

// Refused reports whether the row is refused.
func (r *ImportRow) Refused() bool { return r.Outcome == refuse }

// Differs notes that a field would change.
func (r *ImportRow) Differs(field, before, after string) {
	if before != after {
		r.Changes = append(r.Changes, ImportChange{field, before, after})
	}
}

// Settle has a row that does something wait for who looks at it, if it asks.
func (r *ImportRow) Settle() {
	if r.asks && (r.Outcome == Create || r.Outcome == Change) {
		r.Outcome, r.Proposal = look, r.Outcome
	}
}

// faultsIn returns the faults of an error: one or several.
func faultsIn(err error) []*fault.Error {
	if list, ok := errors.AsType[fault.List](err); ok {
		return list
	}
	if e, ok := errors.AsType[*fault.Error](err); ok {
		return []*fault.Error{e}
	}
	return nil
}

// ImportCounts is how many rows come out how.
type ImportCounts struct {
	Create int `json:"create"`
	Change int `json:"change"`
	Same   int `json:"same"`
	Look   int `json:"look"`
	Refuse int `json:"refuse"`
	Left   int `json:"left" doc:"Left out by hand."`
}

// Planned is a row of a plan with all that is needed to carry it out.
type Planned interface {
	Row() *ImportRow
	// Rests is what the plan of the row rests on, as it is now: where it is
	// another when the import runs, the school has changed meanwhile.
	Rests() any
}

// Count tells how many rows come out how.
func Count[R Planned](rows []R) (c ImportCounts) {
	for _, r := range rows {
		switch r.Row().Outcome {
		case Create:
			c.Create++
		case Change:
			c.Change++
		case Same:
			c.Same++
		case look:
			c.Look++
		case leave:
			c.Left++
		default:
			c.Refuse++
		}
	}
	return c
}

// Token stands for a plan: for the file, how it is taken, and what each row
// does to what as it is now.
func Token[R Planned](s *Sheet, rows []R) string {
	h := sha256.New()
	h.Write(s.File)
	e := json.NewEncoder(h)
	_ = e.Encode(s.How) // what goes into a hash cannot fail
	for _, r := range rows {
		row := r.Row()
		_ = e.Encode([]any{row.Line, row.Outcome, r.Rests(), row.Changes, row.Problems})
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Known settles a row about something we have: it changes it or not, and what
// is archived is changed by nobody.
func (r *ImportRow) Known(changes, archived bool) {
	switch {
	case r.Refused():
	case changes && archived:
		r.Refuse("", "", "edit.archived", nil)
	case changes:
		r.Outcome = Change
	default:
		r.Outcome = Same
	}
}
