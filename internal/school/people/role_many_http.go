package people

import (
	"context"
	"errors"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// MostAtOnce is how many people one call may change.
const MostAtOnce = 500

// Selected are the people that a call is about: all of them, or none. Where one
// stands in the way, the refusal blames his id and says why.
type Selected struct {
	IDs []string `json:"ids" minItems:"1" maxItems:"500"`
}

// Resolve refuses somebody who is named twice. The router's own check of that
// breaks down where the list holds lists.
func (s *Selected) Resolve(api.Context) []error {
	seen := map[string]bool{}
	for _, id := range s.IDs {
		if seen[id] {
			return []error{fault.On("ids", "field.format", nil)}
		}
		seen[id] = true
	}
	return nil
}

// Changed says how many people were changed; those who were so already are not
// counted.
type Changed struct {
	Count int `json:"count"`
}

// EachSelected calls do with every selected id and collects the refusals, so
// that the caller learns of all of them at once.
func EachSelected(ids []string, do func(id string) error) error {
	var refused fault.List
	for _, id := range ids {
		err := do(id)
		if e, ok := refusal(err); ok {
			refused = append(refused, fault.On(id, e.Code, e.Params))
		} else if err != nil {
			return err
		}
	}
	return refused.Err()
}

// refusal returns the fault that keeps one of many from being changed.
func refusal(err error) (*fault.Error, bool) {
	e, ok := errors.AsType[*fault.Error](err)
	return e, ok && e.Kind != fault.Unavailable && e.Kind != fault.Full && e.Kind != fault.Internal
}

func (a *Area) addRoleToPeople(ctx context.Context, in *struct {
	Body struct {
		Selected
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Role     string `json:"role" enum:"coordinator,accounting,secretary,multimedia,teacher,alumni,student,user"`
	}
},
) (done Changed, err error) {
	role := access.ParseRoles(in.Body.Role)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done.Count = 0
		if err := OpenCampus(ctx, tx, in.Body.CampusID); err != nil {
			return err
		}
		return EachSelected(in.Body.IDs, func(id string) error {
			given, err := a.addRole(ctx, tx, id, in.Body.CampusID, role)
			if given {
				done.Count++
			}
			return err
		})
	})
	return done, err
}

// addRole gives a person one more role at a campus; false where he has it.
func (a *Area) addRole(ctx context.Context, tx *db.Tx, id, campusID string, role access.Roles) (given bool, err error) {
	before, err := findPerson(ctx, tx, access.From(ctx), id)
	if err != nil {
		return false, err
	}
	wanted := rolesAt(before.Roles, campusID) | role
	if err := checkRoles(access.From(ctx), before, campusID, wanted); err != nil || wanted == rolesAt(before.Roles, campusID) {
		return false, err
	}
	if err := AddMembership(ctx, tx, id, campusID, role); err != nil {
		return false, err
	}
	if err := tellRoles(ctx, tx, before, rolesAt(before.Roles, campusID), wanted); err != nil {
		return false, err
	}
	if err := touchPerson(ctx, tx, id); err != nil {
		return false, err
	}
	after, err := findPerson(ctx, tx, access.From(ctx), id)
	if err != nil {
		return false, err
	}
	return true, audit.Record(ctx, tx, audit.Event{
		Action: "addRoleToPeople", Entity: "person", EntityID: id, CampusID: campusID, Before: before.trail(), After: after.trail(),
	})
}
