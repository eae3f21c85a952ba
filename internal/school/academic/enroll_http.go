package academic

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Enrolled is what became of those who were enrolled together.
type Enrolled struct {
	Items []Enrollment `json:"items"`
}

// enroll enrolls one or many students in a class, all or none. What is sent
// twice under one key enrolls once.
func (a *Area) enroll(ctx context.Context, in *struct {
	Body struct {
		Key       string   `json:"key" minLength:"16" maxLength:"64" doc:"Made by the sender; sending it again enrolls nobody twice."`
		ClassID   string   `json:"class_id" minLength:"1" maxLength:"64"`
		PersonIDs []string `json:"person_ids" minItems:"1" maxItems:"200"`
		Confirm   bool     `json:"confirm" doc:"Confirm at once, with schedule and student role."`
		Overfill  bool     `json:"overfill" doc:"Confirm even where the class has no place left."`
		EnrollmentFields
	}
},
) (all Enrolled, err error) {
	scope, body := access.From(ctx), in.Body
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		class, err := a.openClass(ctx, tx, scope, body.ClassID)
		if err != nil {
			return err
		}
		ids, newcomers, err := assign(ctx, tx, body.Key, body.PersonIDs)
		if err != nil {
			return err
		}
		// What was sent before stays as it has become since: its terms may be others by now.
		now, err := a.admit(ctx, tx, class, newcomers, body.EnrollmentFields, placing{confirm: body.Confirm, overfill: body.Overfill})
		if err != nil {
			return err
		}
		if len(now) < len(ids) { // some were sent before
			if now, err = findEnrollmentsOf(ctx, tx, scope, ids); err != nil {
				return err
			}
		}
		all.Items, err = a.withSchedules(ctx, tx, now)
		return err
	})
	return all, err
}

// openClass finds a class of the caller's that takes students.
func (a *Area) openClass(ctx context.Context, tx *db.Tx, in access.Scope, id string) (Class, error) {
	c, err := findClass(ctx, tx, in, id)
	if err == nil && (c.Archived || c.Graduated) {
		err = fault.New(fault.Conflict, "enrollment.class_is_over")
	}
	return c, err
}

// assign returns the enrollment of each person, and who does not have his yet.
func assign(ctx context.Context, q db.Querier, key string, personIDs []string) (ids []string, newcomers []newcomer, err error) {
	keys := make([]string, len(personIDs))
	for i, personID := range personIDs {
		keys[i] = key + "/" + personID
	}
	known, err := enrolledBy(ctx, q, keys)
	for i, key := range keys {
		if known[key] == "" {
			known[key] = db.NewID()
			newcomers = append(newcomers, newcomer{id: known[key], personID: personIDs[i], key: key})
		}
		ids = append(ids, known[key])
	}
	return ids, newcomers, err
}

// placing says whether those who are admitted get their places at once, and even
// where the class has none left.
type placing struct{ confirm, overfill bool }

// admit has people in the caller's reach wait for a class, or get a place in it.
func (a *Area) admit(ctx context.Context, tx *db.Tx, c Class, newcomers []newcomer, f EnrollmentFields, how placing) ([]Enrollment, error) {
	if len(newcomers) == 0 {
		return nil, nil
	}
	ids, personIDs := make([]string, len(newcomers)), make([]string, len(newcomers))
	for i, n := range newcomers {
		ids[i], personIDs[i] = n.id, n.personID
	}
	if err := addEnrollments(ctx, tx, access.From(ctx), c, f, newcomers...); err != nil {
		return nil, err
	}
	// Who gets a place is declined no longer.
	if err := removeDeclines(ctx, tx, c.CampusID, personIDs...); err != nil {
		return nil, err
	}
	added, err := findEnrollmentsOf(ctx, tx, access.From(ctx), ids)
	if err != nil {
		return nil, err
	}
	events := make([]audit.Event, len(added))
	for i, e := range added {
		events[i] = enrollmentEvent("enroll", e, nil)
	}
	if how.confirm {
		now, confirmed, err := a.place(ctx, tx, c, added, how.overfill)
		if err != nil {
			return nil, err
		}
		added, events = now, slices.Concat(events, confirmed)
	}
	return added, audit.RecordMany(ctx, tx, events)
}
