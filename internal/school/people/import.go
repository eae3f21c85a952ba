package people

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
)

// How much one import may bring in.
const maxImportBytes = 10 << 20

var importLimits = sheet.Limits{Rows: 10_000, Columns: 60, Unzipped: 64 << 20}

// ImportOptions is how a file of people is to be taken.
type ImportOptions struct {
	Name        string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
	Campus      string `query:"campus" maxLength:"64" doc:"Where the rows that name no campus belong; the caller's, if empty."`
	Role        string `query:"role" enum:",coordinator,accounting,secretary,multimedia,teacher,alumni,student,user" doc:"What the rows get that name no role."`
	Columns     string `query:"columns" maxLength:"2000" doc:"What the columns are, by name and in order, with commas; by their headings, if empty."`
	LookAlikes  bool   `query:"look_alikes" doc:"Also create those who look like somebody we have."`
	SkipRefused bool   `query:"skip_refused" doc:"Leave out the rows that are refused, and take the rest."`
}

// ImportPlan is what an import would do, row by row.
type ImportPlan struct {
	Token    string         `json:"token" doc:"Running it asks for this: it stands for exactly this plan."`
	Columns  []ImportColumn `json:"columns"`
	Rows     []ImportRow    `json:"rows"`
	Counts   ImportCounts   `json:"counts"`
	Churches []string       `json:"churches" doc:"Those that would be added."`
}

// ImportColumn is a column of the file, and what it was taken for.
type ImportColumn struct {
	Heading string `json:"heading"`
	Name    string `json:"name" doc:"Empty: not known, and left out."`
	Closed  bool   `json:"closed" doc:"The caller may not write this field."`
}

// ImportRow is what would become of a row.
type ImportRow struct {
	Line     int             `json:"line" doc:"As a spreadsheet numbers it."`
	Outcome  string          `json:"outcome" enum:"create,change,same,look,refuse" doc:"look: somebody has to say first that it is right."`
	Proposal string          `json:"proposal" enum:",create,change" doc:"What becomes of a row to look at once somebody says so."`
	Name     string          `json:"name"`
	Email    string          `json:"email"`
	PersonID string          `json:"person_id" doc:"Of whom it changes."`
	Campus   string          `json:"campus"`
	Roles    []string        `json:"roles" doc:"Those he would get."`
	Changes  []ImportChange  `json:"changes"`
	Problems []ImportProblem `json:"problems"`
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

// ImportCounts is how many rows come out how.
type ImportCounts struct {
	Create int `json:"create"`
	Change int `json:"change"`
	Same   int `json:"same"`
	Look   int `json:"look"`
	Refuse int `json:"refuse"`
	Left   int `json:"left" doc:"Left out by hand."`
}

// ImportStep is a line of an import's progress; the last one has the result.
type ImportStep struct {
	Done   int           `json:"done"`
	Total  int           `json:"total"`
	Result *ImportCounts `json:"result,omitempty"`
	ID     string        `json:"id,omitempty" doc:"By which the import can be undone."`
	Code   string        `json:"code,omitempty" doc:"Why nothing was imported after all."`
}

// planned is a row of a plan with all that is needed to carry it out.
type planned struct {
	ImportRow
	before, after Person // before has no id for somebody new
	campusID      string
	roles         access.Roles
	church        string // the name of one that is to be added first
	asks          bool   // somebody has to look at it first
}

func (r *planned) refuse(field, value, code string, params fault.Params) {
	r.Outcome = "refuse"
	r.Problems = append(r.Problems, ImportProblem{Field: field, Value: value, Code: code, Params: params})
}

// ask has somebody look at a row before it is carried out.
func (r *planned) ask(field, value, code string, params fault.Params) {
	r.asks = true
	r.Problems = append(r.Problems, ImportProblem{Field: field, Value: value, Code: code, Params: params, Warning: true})
}

func (r *planned) warn(code string, params fault.Params) {
	r.Problems = append(r.Problems, ImportProblem{Code: code, Params: params, Warning: true})
}

// refuseAll refuses a row for what a check found.
func (r *planned) refuseAll(d draft, err error) {
	for _, e := range faultsIn(err) {
		r.refuse(e.Field, d.cells[e.Field], e.Code, e.Params)
	}
}

// token stands for a plan: for the file, how it is taken, and what each row
// does to whom as he is now.
func token(file []byte, o ImportOptions, rows []planned) string {
	h := sha256.New()
	h.Write(file)
	e := json.NewEncoder(h)
	o.SkipRefused = false // whether to go on without some rows is decided on the plan
	_ = e.Encode(o)       // what goes into a hash cannot fail
	for _, r := range rows {
		_ = e.Encode([]any{r.Line, r.Outcome, r.before.ID, r.before.Version, r.campusID, r.roles, r.after.ChurchID, r.church, r.Problems})
	}
	return hex.EncodeToString(h.Sum(nil))
}

func countRowsOf(rows []planned) (c ImportCounts) {
	for _, r := range rows {
		switch r.Outcome {
		case "create":
			c.Create++
		case "change":
			c.Change++
		case "same":
			c.Same++
		case "look":
			c.Look++
		case "leave":
			c.Left++
		default:
			c.Refuse++
		}
	}
	return c
}

// newChurches are the names that rows which are carried out add.
func newChurches(rows []planned) (all []string) {
	all = []string{}
	for _, r := range rows {
		if r.church != "" && r.Outcome != "refuse" && r.Outcome != "leave" {
			all = append(all, r.church)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return strings.Compare(db.Fold(a), db.Fold(b)) })
	return slices.CompactFunc(all, func(a, b string) bool { return db.Fold(a) == db.Fold(b) })
}
