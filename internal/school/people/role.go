package people

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/school/part"
)

// formerUser stands for the role of a former student in that text.
const formerUser = "former"

// readRoles reads the copy of a person's roles (held_roles), and where he belongs,
// with a role or without.
func readRoles(text string) (roles []Role, at []PersonCampus) {
	roles, at = []Role{}, []PersonCampus{}
	for one := range strings.SplitSeq(text, part.Between) {
		campusID, rest, ok := strings.Cut(one, part.Unit)
		if !ok {
			continue
		}
		name, role, _ := strings.Cut(rest, part.Unit)
		if campusID != "" && (len(at) == 0 || at[len(at)-1].CampusID != campusID) {
			at = append(at, PersonCampus{CampusID: campusID, CampusName: name})
		}
		switch role {
		case "":
		case formerUser:
			roles = append(roles, Role{campusID, name, access.User.String(), true})
		default:
			roles = append(roles, Role{campusID, name, role, false})
		}
	}
	return roles, at
}

// RolesAt reads from the copy of a person's roles those that count at a campus,
// the network's among them.
func RolesAt(text, campusID string) access.Roles {
	roles, _ := readRoles(text)
	return rolesAt(roles, campusID) | rolesAt(roles, "")
}
