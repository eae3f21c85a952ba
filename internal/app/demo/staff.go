package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// planStaff makes up who works at the school: the people of the accounts
// first, the team of every other campus, and the visiting teachers.
func planStaff(_ context.Context, w *world) error {
	c := crowd{w.dice("staff"), newMailboxes("example.org"), w.portraits, details{w.dice("staff's details"), w.churches}}
	w.staff = w.accountPeople(c)
	for i := range w.campuses {
		home := &w.campuses[i]
		if i < len(sitters) {
			home.coordinator = w.accountAt(i, access.Coordinator)
			continue
		}
		team := w.team(c, *home)
		home.coordinator = w.accountAt(0, access.Director)
		if len(team) > 0 {
			home.coordinator = team[0].ID
		}
		w.staff = append(w.staff, team...)
	}
	for i := range max(12, w.Students/150) {
		w.staff = append(w.staff, w.visitor(c, i))
	}
	return nil
}

// accountAt returns the id of who has an account at one of the first campuses.
func (w *world) accountAt(campus int, role access.Roles) string {
	for i, s := range sitters[campus] {
		if s.role == role {
			return w.staff[campus*len(sitters[0])+i].ID
		}
	}
	return ""
}

// team makes up who works at a campus: four people where students come.
func (w *world) team(c crowd, home place) (all []people.NewPerson) {
	roles := []access.Roles{access.Coordinator, access.Secretary, access.Accounting, access.Multimedia}
	switch {
	case home.city.archived:
		roles = nil
	case home.city.quiet:
		roles = roles[:1]
	case home.city.region == otherRegion:
		roles = roles[:2]
	}
	for i, role := range roles {
		joined := home.CreatedAt.Add(time.Duration(i) * 50 * time.Hour)
		p := c.person(newcomer{home: home, at: joined, youngest: 24, oldest: 58, photo: 80})
		c.more.work(&p)
		if c.roll(20) { // he teaches, too
			role |= access.Teacher
		}
		p.Memberships = []people.Membership{{CampusID: home.ID, Roles: role}}
		if other := w.anyCampus(c.dice); other.ID != home.ID && c.roll(25) {
			p.Memberships = append(p.Memberships, people.Membership{CampusID: other.ID, Roles: access.Teacher})
		}
		all = append(all, p)
	}
	return all
}

// visitor makes up a teacher, who comes to one to three campuses.
func (w *world) visitor(c crowd, i int) people.NewPerson {
	home := w.anyCampus(c.dice)
	p := c.person(newcomer{home: home, at: c.moment(home.CreatedAt, today), youngest: 33, oldest: 70, photo: 75})
	c.more.work(&p)
	p.Memberships = []people.Membership{{CampusID: home.ID, Roles: access.Teacher}}
	for range c.IntN(3) {
		p.Memberships = join(p.Memberships, w.anyCampus(c.dice).ID, access.Teacher)
	}
	p.Disabled = i%19 == 7
	return p
}

// join adds a membership, unless there is one at the campus.
func join(all []people.Membership, campusID string, roles access.Roles) []people.Membership {
	for _, m := range all {
		if m.CampusID == campusID {
			return all
		}
	}
	return append(all, people.Membership{CampusID: campusID, Roles: roles})
}

// anyCampus returns one of the open campuses of the sign-in page, the first
// ones more often.
func (w *world) anyCampus(d dice) place {
	i := d.IntN(w.Campuses)
	if d.roll(35) {
		i = d.IntN(i + 1)
	}
	return w.campuses[i]
}

func addStaff(ctx context.Context, tx *db.Tx, w *world) error {
	return people.AddMany(ctx, tx, w.staff)
}
