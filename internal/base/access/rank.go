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

// Above reports whether somebody with these roles stands strictly higher than
// somebody with the others.
func (r Roles) Above(others Roles) bool { return rank(r) < rank(others) }

// learners are the roles of people who learn, or want to: whoever keeps the
// students of a campus gives and takes them.
const learners = Alumni | Student | User

// Grantable returns the roles that the caller may give and take at a campus, or
// in the whole network where campusID is empty. It is the one function that
// decides so: by rank, network-wide roles only by admin and director, campus
// roles only at a campus in reach.
func (s Scope) Grantable(campusID string) (may Roles) {
	own := s.actor.Roles & Network
	if campusID != "" && campusID == s.actor.CampusID {
		own = s.actor.Roles
	}
	if campusID == "" {
		return (own & Heads).below() & Network
	}
	may = (own & (Heads | Supervisor | Coordinator)).below() &^ Network
	if own&Secretary != 0 {
		may |= learners
	}
	return may
}

// Grants returns the roles that whoever has a role gives at a campus in his reach,
// and in the whole network.
func Grants(role Roles) (campus, network Roles) {
	s := Scope{actor: Actor{Roles: role, CampusID: "his"}}
	return s.Grantable("his"), s.Grantable("")
}

// below returns the roles that somebody with these roles decides about.
func (r Roles) below() (all Roles) {
	if r == 0 {
		return 0
	}
	for _, one := range Everyone.Each() {
		if r.Outranks(one) {
			all |= one
		}
	}
	return all
}
