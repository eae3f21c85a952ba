// Package access decides who may do what, and to which rows. It is the only
// package that does: a route names its Rule, the router enforces it, and every
// query takes the Scope that results.
package access

import "strings"

// Roles is a set of roles.
type Roles uint16

// The roles, in the order of the specification.
const (
	Admin Roles = 1 << iota
	Director
	Supervisor
	Coordinator
	Accounting
	Secretary
	Librarian
	Multimedia
	Teacher
	Alumni
	Student
	User
)

// The role groups, row by row as in section 6 of the specification, and the
// sets that product decisions speak of.
const (
	Supervisors = Admin | Director | Supervisor | Librarian
	Librarians  = Admin | Director | Supervisor | Librarian
	Secretaries = Admin | Director | Supervisor | Coordinator | Secretary | Multimedia | Accounting
	Accountants = Admin | Director | Supervisor | Coordinator | Secretary | Accounting
	Recorders   = Admin | Director | Supervisor | Coordinator | Secretary | Multimedia
	Teachers    = Admin | Director | Supervisor | Teacher
	Graduates   = Admin | Director | Supervisor | Teacher | Alumni
	Members     = User - 1 // admin through student
	Everyone    = Members | User

	Heads   = Admin | Director
	Network = Admin | Director | Supervisor | Librarian // their reach is every campus
)

var names = [...]string{
	"admin", "director", "supervisor", "coordinator", "accounting", "secretary",
	"librarian", "multimedia", "teacher", "alumni", "student", "user",
}

// Groups are the role groups of the specification by name, for the browser.
var Groups = []struct {
	Name  string
	Roles Roles
}{
	{"supervisor", Supervisors},
	{"librarian", Librarians},
	{"secretary", Secretaries},
	{"accounting", Accountants},
	{"multimedia", Recorders},
	{"teacher", Teachers},
	{"alumni", Graduates},
	{"student", Members},
	{"user", Everyone},
}

// Each returns the single roles of the set, in the specification's order.
func (r Roles) Each() (all []Roles) {
	for i := range names {
		if one := Roles(1) << i; r&one != 0 {
			all = append(all, one)
		}
	}
	return all
}

// Names returns the names of the roles in the set.
func (r Roles) Names() []string {
	all := []string{}
	for i, name := range names {
		if r&(1<<i) != 0 {
			all = append(all, name)
		}
	}
	return all
}

func (r Roles) String() string { return strings.Join(r.Names(), ",") }

// ParseRoles reads names separated by commas; a name it does not know is no
// role.
func ParseRoles(text string) (r Roles) {
	for part := range strings.SplitSeq(text, ",") {
		for i, name := range names {
			if part == name {
				r |= 1 << i
			}
		}
	}
	return r
}
