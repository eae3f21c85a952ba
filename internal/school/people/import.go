package people

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
)

// ImportOptions is how a file of people is to be taken.
type ImportOptions struct {
	intake.Options
	Role       string `query:"role" enum:",coordinator,accounting,secretary,multimedia,teacher,alumni,student,user" doc:"What the rows get that name no role."`
	LookAlikes bool   `query:"look_alikes" doc:"Also create those who look like somebody we have."`
}

// PeoplePlan is what an import of people would do, row by row.
type PeoplePlan struct {
	Token    string                `json:"token" doc:"Running it asks for this: it stands for exactly this plan."`
	Columns  []intake.ImportColumn `json:"columns"`
	Rows     []PeopleRow           `json:"rows"`
	Counts   intake.ImportCounts   `json:"counts"`
	Churches []string              `json:"churches" doc:"Those that would be added."`
}

// PeopleRow is what would become of a row.
type PeopleRow struct {
	intake.ImportRow
	PersonID string   `json:"person_id" doc:"Of whom it changes."`
	Campus   string   `json:"campus"`
	Roles    []string `json:"roles" doc:"Those he would get."`
}

// planned is a row of a plan with all that is needed to carry it out.
type planned struct {
	PeopleRow
	before, after Person // before has no id for somebody new
	campusID      string
	roles         access.Roles
	church        string // the name of one that is to be added first
}

// Rests is whom the row is about, as he is now, and what becomes of him.
func (r *planned) Rests() any {
	return []any{r.before.ID, r.before.Version, r.campusID, r.roles, r.after.ChurchID, r.church}
}

// newChurches are the names that rows which are carried out add.
func newChurches(rows []*planned) (all []string) {
	all = []string{}
	for _, r := range rows {
		if r.church != "" && !r.Refused() {
			all = append(all, r.church)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return strings.Compare(db.Fold(a), db.Fold(b)) })
	return slices.CompactFunc(all, func(a, b string) bool { return db.Fold(a) == db.Fold(b) })
}
