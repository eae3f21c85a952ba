package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// mayPlan holds for the people p who plan, and so can be asked about invitations,
// and told what was answered.
const mayPlan = `p.enabled = TRUE AND EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = p.id AND n.role IN ('admin', 'director', 'supervisor'))`

// asker is who can be called about an invitation.
type asker struct{ name, email, phone string }

// contacts tells for invitations whom an invitee can call, and where he would go.
type contacts struct {
	people            map[string]asker
	phones, addresses map[string]string
}

// findContacts takes two statements, however many are asked for.
func findContacts(ctx context.Context, q db.Querier, all []Invitation) (c contacts, err error) {
	people, campuses := []string{}, []string{}
	for _, i := range all {
		people, campuses = append(people, i.askedBy()), append(campuses, i.CampusID)
	}
	if c.phones, c.addresses, err = findCampuses(ctx, q, unique(campuses)); err != nil {
		return c, err
	}
	c.people, err = findAskers(ctx, q, unique(people))
	return c, err
}

// of is who asked, as long as he plans, at the campus.
func (c contacts) of(i Invitation) asker {
	by := c.people[i.askedBy()]
	by.phone = c.phones[i.CampusID]
	return by
}

func findAskers(ctx context.Context, q db.Querier, ids []string) (map[string]asker, error) {
	all := map[string]asker{}
	var w db.Where
	w.Among(q, `p.id`, ids)
	w.Add(mayPlan)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var one asker
		err := r.Scan(&id, &one.name, &one.email)
		all[id] = one
		return err
	}, `SELECT p.id, `+naming.Person+`, COALESCE(p.email, '') FROM person p`+w.String(), w.Args...)
}

func findCampuses(ctx context.Context, q db.Querier, ids []string) (phones, addresses map[string]string, err error) {
	phones, addresses = map[string]string{}, map[string]string{}
	var w db.Where
	w.Among(q, `id`, ids)
	return phones, addresses, db.Each(ctx, q, func(r db.Row) error {
		var id, phone, address, zip, city string
		err := r.Scan(&id, &phone, &address, &zip, &city)
		phones[id], addresses[id] = phone, strings.Join(known(address, strings.TrimSpace(zip+" "+city)), ", ")
		return err
	}, `SELECT id, phone, address, zip_code, city FROM campus`+w.String(), w.Args...)
}

// planners tells for invitations who hears what is answered: who asked, or else,
// where he no longer plans, every supervisor, so that no answer goes unheard.
type planners struct{ plans, supervisors []string }

func findPlanners(ctx context.Context, q db.Querier, all []Invitation) (p planners, err error) {
	ids := []string{}
	for _, i := range all {
		ids = append(ids, i.askedBy())
	}
	var w db.Where
	w.Among(q, `p.id`, unique(ids))
	w.Add(mayPlan)
	if p.plans, err = db.All(ctx, q, db.ScanString, `SELECT p.id FROM person p`+w.String(), w.Args...); err != nil || len(p.plans) == len(unique(ids)) {
		return p, err
	}
	p.supervisors, err = db.All(ctx, q, db.ScanString, `SELECT p.id FROM person p JOIN network_role n ON n.person_id = p.id WHERE n.role = 'supervisor' AND p.enabled = TRUE ORDER BY p.id`)
	return p, err
}

// of are those who hear what became of an invitation.
func (p planners) of(i Invitation) []string {
	if slices.Contains(p.plans, i.askedBy()) {
		return []string{i.askedBy()}
	}
	return p.supervisors
}
