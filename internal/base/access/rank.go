package access

// ranks are the roles from the highest to the lowest; those in one set are
// equal.
var ranks = []Roles{
	Admin, Director, Supervisor, Librarian, Coordinator, Secretary | Accounting | Multimedia, Teacher, Alumni, Student, User,
}

// rank is the place of the highest role of a set, 0 being the highest of all.
func rank(r Roles) int {
	for i, equal := range ranks {
		if r&equal != 0 {
			return i
		}
	}
	return len(ranks)
}

// Outranks reports whether somebody with these roles stands above somebody with
// the others, and so may decide about him. Admins may decide about admins.
func (r Roles) Outranks(others Roles) bool {
	return rank(r) < rank(others) || r&Admin != 0
}
