package planning

import (
	"context"
	"slices"

	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// mayPlan holds for the people p who plan, and so can be asked about invitations,
// and told what was answered.
const mayPlan = `p.enabled = TRUE AND EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = p.id AND n.role IN ('admin', 'director', 'supervisor'))`

// asker is who can be called about an invitation.
type asker struct{ name, email, phone string }

// findAsker finds whom an invitee can call: who asked him, as long as he plans,
// at the campus.
func findAsker(ctx context.Context, q db.Querier, i Invitation) (asker, error) {
	found, err := db.All(ctx, q, func(r db.Row) (a asker, err error) { return a, r.Scan(&a.name, &a.email, &a.phone) },
		`SELECT `+naming.PersonOrNobody+`, COALESCE(p.email, ''), h.phone FROM campus h LEFT JOIN person p ON p.id = ? AND `+mayPlan+` WHERE h.id = ?`, i.askedBy(), i.CampusID)
	if err != nil || len(found) == 0 {
		return asker{}, err
	}
	return found[0], nil
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
