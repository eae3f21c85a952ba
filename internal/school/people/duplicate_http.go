package people

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

func (a *Area) duplicateRoutes(r *api.Router) {
	api.Do(r, "findDuplicates", "/api/people/duplicates", write, a.findDuplicates)
}

// findDuplicates tells who may be the same person, before he is saved.
func (a *Area) findDuplicates(ctx context.Context, in *struct{ Body Likeness }) (Matches, error) {
	scope := access.From(ctx)
	country, err := campus.CountryOf(ctx, a.db, scope.Actor().CampusID)
	if err != nil {
		return Matches{}, err
	}
	if _, err := TellKnown(ctx, a.db, in.Body.Email); err != nil {
		return Matches{}, err
	}
	m, err := findMatches(ctx, a.db, scope, in.Body.normal(country))
	return a.showMatches(ctx, m), err
}

func (a *Area) showMatches(ctx context.Context, m Matches) Matches {
	for i, one := range m.Items {
		m.Items[i].PhotoURL = a.Link(ctx, photoPath(one.ID), one.photoHash)
	}
	return m
}

// createPerson adds a person to a campus. Who looks like somebody we have is
// added only when the caller has confirmed that it is another one; an e-mail
// address belongs to one person in any case.
func (a *Area) createPerson(ctx context.Context, in *struct {
	Body struct {
		PersonInput
		CampusID  string   `json:"campus_id" minLength:"1" maxLength:"64"`
		Roles     []string `json:"roles" minItems:"1" maxItems:"8" enum:"coordinator,accounting,secretary,multimedia,teacher,alumni,student,user"`
		Confirmed bool     `json:"confirmed,omitempty" doc:"He is not one of those whom he looks like."`
	}
},
) (PersonRecord, error) {
	scope, id := access.From(ctx), db.NewID()
	roles := access.ParseRoles(strings.Join(in.Body.Roles, ","))
	if _, err := TellKnown(ctx, a.db, in.Body.Email); err != nil {
		return PersonRecord{}, err
	}
	var made Person
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		p := in.Body.over(Person{ID: id, at: []PersonCampus{{CampusID: in.Body.CampusID}}})
		if err := a.checkNew(ctx, tx, p, in.Body.CampusID, roles, &in.Body.PersonInput); err != nil {
			return err
		}
		if err := complete(ctx, tx, Person{}, &p); err != nil {
			return err
		}
		if err := a.refuseKnown(ctx, tx, p, in.Body.Confirmed); err != nil {
			return err
		}
		if err := AddMany(ctx, tx, []NewPerson{p.asNew(in.Body.CampusID, roles)}); err != nil {
			return err
		}
		var err error
		if made, err = findPerson(ctx, tx, scope, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "createPerson", Entity: "person", EntityID: id, CampusID: in.Body.CampusID, After: made.trail(),
		})
	})
	if err != nil {
		return PersonRecord{}, err
	}
	return a.present(ctx, made), nil
}
