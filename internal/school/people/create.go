package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// checkNew refuses a new person at a campus out of reach, with roles that the
// caller may not give, or with special fields that he may not know.
func (a *Area) checkNew(ctx context.Context, tx *db.Tx, p Person, campusID string, roles access.Roles, f *PersonInput) error {
	scope := access.From(ctx)
	if !scope.CoversCampus(campusID) {
		return fault.New(fault.NotFound, "campus.not_found")
	}
	if err := OpenCampus(ctx, tx, campusID); err != nil {
		return err
	}
	if roles&^scope.Grantable(campusID) != 0 {
		return fault.New(fault.Forbidden, "access.role_rank")
	}
	var wrong fault.List
	known := p.specials(scope)
	for field, special := range f.given() {
		wrong.Add(!slices.Contains(known, special), field, "person.field_closed", nil)
	}
	return wrong.Err()
}

// refuseKnown refuses somebody who has the address of a person we have, and
// asks back for somebody who looks like one.
func (a *Area) refuseKnown(ctx context.Context, tx *db.Tx, p Person, confirmed bool) error {
	m, err := findMatches(ctx, tx, access.From(ctx), Likeness{
		FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Mobile: p.Mobile, BirthDate: p.BirthDate, ExceptID: p.ID,
	})
	switch {
	case err != nil:
		return err
	case m.Taken:
		return errTaken(a.showMatches(ctx, m))
	case len(m.Items) > 0 && !confirmed:
		return errKnown(a.showMatches(ctx, m))
	}
	return nil
}

// asNew is a person as he is added.
func (p Person) asNew(campusID string, roles access.Roles) NewPerson {
	return NewPerson{
		ID: p.ID, PersonFields: p.PersonFields, Details: p.Details, Memo: p.memo, CreatedAt: clock.Now(),
		Memberships: []Membership{{CampusID: campusID, Roles: roles}},
	}
}
