package notice

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// View is what somebody may read now of what he was told: each kind as one who has
// a role that reads of it, at the campus that it is about or at all of them. He was
// told as one who had.
type View struct {
	PersonID string
	limits   []limit
}

// limit is a kind that somebody reads of at some campuses only, or not at all.
type limit struct {
	kind     string
	nowhere  bool
	campuses []string
}

// ViewOf returns what somebody may read, in one small query.
func ViewOf(ctx context.Context, q db.Querier, personID string, kinds []Kind) (View, error) {
	var everywhere access.Roles
	at := map[string]access.Roles{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var role, campus string
		err := r.Scan(&role, &campus)
		if campus == "" {
			everywhere |= access.ParseRoles(role)
		} else {
			at[campus] |= access.ParseRoles(role)
		}
		return err
	}, `SELECT role, campus_id FROM membership_role WHERE person_id = ? UNION ALL SELECT role, '' FROM network_role WHERE person_id = ?`, personID, personID)
	v := View{PersonID: personID}
	for _, k := range kinds {
		if k.Readers == 0 || k.Readers&everywhere != 0 {
			continue
		}
		l := limit{kind: k.Name}
		for campus, roles := range at {
			if k.Readers&roles != 0 {
				l.campuses = append(l.campuses, campus)
			}
		}
		slices.Sort(l.campuses)
		l.nowhere = len(l.campuses) == 0
		v.limits = append(v.limits, l)
	}
	return v, err
}

// Kinds are those of some kinds that he may read of anywhere.
func (v View) Kinds(kinds []Kind) (read []Kind) {
	for _, k := range kinds {
		if v.shows(k.Name, "") {
			read = append(read, k)
		}
	}
	return read
}

// shows reports whether he may read of a kind at a campus, or of what is his own.
func (v View) shows(kind, campusID string) bool {
	at := slices.IndexFunc(v.limits, func(l limit) bool { return l.kind == kind })
	if at < 0 {
		return true
	}
	l := v.limits[at]
	return !l.nowhere && (campusID == "" || slices.Contains(l.campuses, campusID))
}

// where are the conditions of his notices n.
func (v View) where() (w db.Where) {
	w.Add(`n.person_id = ?`, v.PersonID)
	for _, l := range v.limits {
		if l.nowhere {
			w.Add(`n.kind <> ?`, l.kind)
			continue
		}
		args := []any{l.kind}
		for _, id := range l.campuses {
			args = append(args, id)
		}
		w.Add(`(n.kind <> ? OR n.campus_id IN (''`+strings.Repeat(`, ?`, len(l.campuses))+`))`, args...)
	}
	return w
}
