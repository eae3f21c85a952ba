package access

import (
	"context"
	"slices"
	"strings"
)

// Reach is a set of how far a grant extends. A caller with several roles has
// the reaches of all of them together.
type Reach uint8

// The reaches.
const (
	Self        Reach = 1 << iota // rows about the caller
	OwnCampus                     // rows of the campus he signed in at
	AllCampuses                   // every row
)

// Rule is who may call a route, and how far each of them reaches. The zero
// Rule lets nobody in.
type Rule struct {
	public bool
	held   bool // lets in callers who are held as well
	closed bool // stays open while everything else is closed
	grants []grant
}

type grant struct {
	roles Roles
	reach Reach
}

// Public is the rule of routes that need no sign-in.
func Public() Rule { return Rule{public: true} }

// Allow starts a rule: these roles, this far.
func Allow(roles Roles, reach Reach) Rule { return Rule{}.Or(roles, reach) }

// Or adds roles to a rule.
func (r Rule) Or(roles Roles, reach Reach) Rule {
	r.grants = append(slices.Clip(r.grants), grant{roles, reach})
	return r
}

// EvenHeld lets in callers who must set up a second factor first, too: for the
// routes by which they do so.
func (r Rule) EvenHeld() Rule {
	r.held = true
	return r
}

// EvenClosed keeps a route open to everyone while the program is closed to all
// but its admins: for the routes by which they sign in, and by which others
// learn that it is closed.
func (r Rule) EvenClosed() Rule {
	r.closed = true
	return r
}

// StaysOpen reports whether the rule holds while the program is closed.
func (r Rule) StaysOpen() bool { return r.closed }

// ReachOf returns how far the rule lets these roles reach.
func (r Rule) ReachOf(roles Roles) (reach Reach) {
	for _, g := range r.grants {
		if g.roles&roles != 0 {
			reach |= g.reach
		}
	}
	return reach
}

// IsPublic reports whether the rule needs no sign-in.
func (r Rule) IsPublic() bool { return r.public }

// TurnsAway reports whether the rule refuses anybody who is signed in.
func (r Rule) TurnsAway() bool {
	return !r.public && (!r.held || slices.ContainsFunc(Everyone.Each(), func(one Roles) bool { return r.ReachOf(one) == 0 }))
}

// String tells the rule in words, for the API's documentation.
func (r Rule) String() string {
	if r.public {
		return "everyone"
	}
	words := map[Reach]string{Self: "own records", OwnCampus: "own campus", AllCampuses: "every campus"}
	parts := make([]string, len(r.grants))
	for i, g := range r.grants {
		parts[i] = words[g.reach] + ": " + strings.Join(g.roles.Names(), ", ")
	}
	return strings.Join(parts, "; ")
}

// Actor is the signed-in caller.
type Actor struct {
	PersonID  string
	CampusID  string
	SessionID string
	Language  string
	TimeZone  string // of the campus; his days begin by it
	Roles     Roles
	Held      bool // he must set up a second factor before anything else
	ShutOut   bool // the program is closed, and he is not one of those who work on it
}

// Scope is the part of the school that one call may touch. Only Rule.Scope and
// System make one that sees anything; the zero Scope sees nothing.
type Scope struct {
	actor Actor
	reach Reach
}

// Scope returns what actor may touch under the rule, and whether anything.
func (r Rule) Scope(a Actor) (Scope, bool) {
	if a.Held && !r.held || a.ShutOut && !r.closed {
		return Scope{}, false
	}
	reach := r.ReachOf(a.Roles)
	return Scope{a, reach}, reach != 0 || r.public
}

// System is the scope of jobs and commands, which act for no caller.
func System() Scope { return Scope{reach: AllCampuses} }

// Actor returns the caller the scope was made for.
func (s Scope) Actor() Actor { return s.actor }

// Under returns what the same caller may touch under another rule: for what
// an answer tells about what else he may do.
func (s Scope) Under(r Rule) Scope {
	other, _ := r.Scope(s.actor)
	return other
}

// SameReach reports whether two scopes of a caller extend equally far.
func (s Scope) SameReach(other Scope) bool { return s.reach == other.reach }

// Rows returns the SQL condition that keeps a query inside the scope. campus
// is a condition that holds for the rows of a campus, with ? for its id; self
// is one that holds for a person's own rows, with ? for his id. Either may ask
// as often as it likes, and is empty where a table has none.
func (s Scope) Rows(campus, self string) (string, []any) {
	if s.CoversAll() {
		return "1 = 1", nil
	}
	var conds []string
	var args []any
	add := func(cond, id string) {
		conds = append(conds, "("+cond+")")
		for range strings.Count(cond, "?") {
			args = append(args, id)
		}
	}
	if s.reach&OwnCampus != 0 && campus != "" {
		add(campus, s.actor.CampusID)
	}
	if s.reach&Self != 0 && self != "" {
		add(self, s.actor.PersonID)
	}
	if len(conds) == 0 {
		return "1 = 0", nil
	}
	return strings.Join(conds, " OR "), args
}

// CoversAll reports whether the scope is every campus.
func (s Scope) CoversAll() bool { return s.reach&AllCampuses != 0 }

// CoversCampus reports whether the scope includes rows of a campus.
func (s Scope) CoversCampus(campusID string) bool {
	return s.CoversAll() || s.reach&OwnCampus != 0 && campusID != "" && campusID == s.actor.CampusID
}

// CoversSelf reports whether the scope includes the caller's own rows.
func (s Scope) CoversSelf() bool { return s.reach != 0 && s.actor.PersonID != "" }

type scopeKey struct{}

// With returns ctx carrying the scope of the current call.
func With(ctx context.Context, s Scope) context.Context { return context.WithValue(ctx, scopeKey{}, s) }

// From returns the scope of the current call; the zero Scope if there is none.
func From(ctx context.Context) Scope { s, _ := ctx.Value(scopeKey{}).(Scope); return s }
