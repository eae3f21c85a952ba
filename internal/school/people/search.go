package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// searchPeople finds people as their list does, without counting them.
func (a *Area) searchPeople(ctx context.Context, q db.Querier, caller access.Scope, words string, most int) ([]part.Found, error) {
	in := caller.Under(read)
	filter := PersonFilter{Search: api.Search{Q: words}, Sort: "name"}.within(in)
	rows, _, _, err := findPage(ctx, q, in, filter, api.Paging{Page: 1, PageSize: most})
	found := make([]part.Found, len(rows))
	for i, p := range rows {
		found[i] = part.Found{
			Kind: "person", ID: p.ID, Title: p.Name, About: placeOf(p.Roles), Roles: rolesOf(p.Roles).Names(),
			Picture: a.Link(ctx, photoPath(p.ID), p.photoHash), Link: pageOf(p, in.Actor().PersonID),
		}
	}
	return found, err
}

// placeOf is the campus that somebody belongs to, where it is one.
func placeOf(roles []Role) (name string) {
	for _, r := range roles {
		if r.CampusName != "" && name != "" && r.CampusName != name {
			return ""
		}
		if r.CampusName != "" {
			name = r.CampusName
		}
	}
	return name
}

// pageOf is where somebody is read about: oneself on one's own page, who learns
// among the students, the others in the team.
func pageOf(p PersonRow, reader string) string {
	switch {
	case p.ID == reader:
		return "/pages/profile"
	case rolesOf(p.Roles)&(access.Student|access.Alumni|access.User) != 0:
		return "/apps/campus/student/" + p.ID
	default:
		return "/apps/campus/user/" + p.ID
	}
}
