package instructors

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) availabilityRoutes(r *api.Router) {
	api.Get(r, "getAvailability", "/api/instructors/{id}/availability", ReadInstructors, a.getAvailability, api.Says("Get when an instructor can come"))
	api.Post(r, "createAvailability", "/api/instructors/{id}/availability", changeInstructors, a.createAvailability, api.Says("Say when an instructor can come"))
	api.Put(r, "updateAvailability", "/api/instructors/{id}/availability/{entry}", changeInstructors, a.updateAvailability)
	api.Remove(r, "deleteAvailability", "/api/instructors/{id}/availability/{entry}", changeInstructors, a.deleteAvailability)
}

// longestWindow is how many days of a calendar are given at once.
const longestWindow = 800

// AvailabilityWindow is a part of a calendar.
type AvailabilityWindow struct {
	Items       []Availability `json:"items" doc:"What was entered."`
	Occurrences []Occurrence   `json:"occurrences" doc:"When that is, in order."`
	Days        []DayState     `json:"days" doc:"What counts on each day of which anything is said."`
	MayEdit     bool           `json:"may_edit"`
}

func (a *Area) getAvailability(ctx context.Context, in *struct {
	api.ID
	From clock.Date `query:"from" required:"true" format:"date"`
	To   clock.Date `query:"to" required:"true" format:"date"`
},
) (w AvailabilityWindow, err error) {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "from", in.From)
	clock.SchoolDays.Check(&wrong, "to", in.To)
	days := number(in.To) - number(in.From)
	wrong.Add(len(wrong) == 0 && (days < 0 || days > longestWindow), "to", "field.date", nil)
	if len(wrong) > 0 {
		return w, wrong
	}
	i, err := a.instructor(ctx, a.db, in.ID.ID)
	if err != nil {
		return w, err
	}
	w.MayEdit, w.Occurrences = i.MayEdit, []Occurrence{}
	w.Items, err = findAvailabilitiesOf(ctx, a.db, []string{i.ID}, in.From, in.To)
	for _, entry := range w.Items {
		for _, one := range entry.occurrences(in.From, in.To) {
			one.Left = entry.left(one.FirstDay)
			w.Occurrences = append(w.Occurrences, one)
		}
	}
	inOrder(w.Occurrences)
	w.Days = Calendar(w.Occurrences).Days(in.From, in.To)
	return w, err
}

// Replaced names one time of a repeating availability that another entry
// stands in for, or the time from which on it does.
type Replaced struct {
	ID      string     `json:"id" maxLength:"64"`
	Version int64      `json:"version" minimum:"1"`
	Day     clock.Date `json:"day" format:"date" doc:"On which that time begins."`
	// Following ends the series before that day.
	Following bool `json:"following,omitempty" doc:"It and all that follow; not the first."`
}

// Resolve has the router check the day with everything else.
func (r *Replaced) Resolve(api.Context) []error {
	return api.Found(clock.SchoolDays.On("instead_of.day", r.Day))
}

func (a *Area) createAvailability(ctx context.Context, in *struct {
	api.ID
	Body struct {
		AvailabilityFields
		InsteadOf *Replaced `json:"instead_of,omitempty" doc:"This stands in for one time of a repeating one, which goes on without it."`
	}
},
) (made Availability, err error) {
	fields := in.Body.clean()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		i, err := findInstructor(ctx, tx, access.From(ctx), in.ID.ID)
		if err != nil {
			return err
		}
		if n, err := countAvailabilities(ctx, tx, i.ID); err != nil || n >= maxEntries {
			return orElse(err, fault.New(fault.Conflict, "availability.too_many"))
		}
		if in.Body.InsteadOf != nil {
			if err := a.leaveOut(ctx, tx, i.ID, *in.Body.InsteadOf); err != nil {
				return err
			}
		}
		id := db.NewID()
		if err := AddAvailability(ctx, tx, NewAvailability{
			ID: id, PersonID: i.ID, AvailabilityFields: fields, Origin: originOf(ctx, i.ID), CreatedAt: clock.Now(),
		}); err != nil {
			return err
		}
		if err := recordAvailability(ctx, tx, "createAvailability", i.ID, nil, fields); err != nil {
			return err
		}
		if made, err = findAvailability(ctx, tx, i.ID, id); err != nil {
			return err
		}
		made.Touches, err = a.touched(ctx, tx, made)
		return err
	})
	return made, err
}

// touched tells what an absence touches of what somebody has accepted.
func (a *Area) touched(ctx context.Context, tx *db.Tx, entry Availability) ([]part.Commitment, error) {
	if entry.Kind != Unavailable {
		return nil, nil
	}
	last := entry.LastDay
	if entry.Repeat.Every != "" {
		last = entry.FirstDay.AddDays(longestWindow)
	}
	return a.Parts.Away(ctx, tx, entry.personID, entry.ID, entry.FirstDay, last)
}

// leaveOut excepts one time from a repeating availability.
func (a *Area) leaveOut(ctx context.Context, tx *db.Tx, personID string, r Replaced) error {
	series, err := a.entries(ctx).Current(ctx, tx, EntryID{personID, r.ID}, r.Version)
	if err != nil {
		return err
	}
	before := series.AvailabilityFields
	if r.Following {
		if !series.FirstDay.Before(r.Day) {
			return fault.On("instead_of.day", "availability.ends_before", nil)
		}
		series.Repeat.Until, series.Repeat.Count = r.Day.AddDays(-1), 0
		series.Except = slices.DeleteFunc(slices.Clone(before.Except), func(d clock.Date) bool { return !d.Before(r.Day) })
	} else {
		series.Except = append(before.Except, r.Day)
	}
	series.AvailabilityFields = series.clean()
	if err := saveAvailability(ctx, tx, series); err != nil {
		return err
	}
	return recordAvailability(ctx, tx, "updateAvailability", personID, before, series.AvailabilityFields)
}

// EntryID is the address of an entry of somebody's calendar.
type EntryID struct {
	ID    string `path:"id" maxLength:"64"`
	Entry string `path:"entry" maxLength:"64"`
}

func (a *Area) updateAvailability(ctx context.Context, in *struct {
	EntryID
	Body struct {
		api.Versioned
		AvailabilityFields
	}
},
) (Availability, error) {
	fields, touches := in.Body.clean(), []part.Commitment{}
	entry, err := a.entries(ctx).Change(ctx, in.EntryID, in.Body.Version, "updateAvailability", func(tx *db.Tx, entry Availability) (err error) {
		entry.AvailabilityFields = fields
		if err := saveAvailability(ctx, tx, entry); err != nil {
			return err
		}
		touches, err = a.touched(ctx, tx, entry)
		return err
	})
	entry.Touches = touches
	return entry, err
}

func (a *Area) deleteAvailability(ctx context.Context, in *struct {
	EntryID
	api.Seen
},
) error {
	return a.entries(ctx).Remove(ctx, in.EntryID, in.Version, "deleteAvailability", func(tx *db.Tx, entry Availability) error {
		return removeAvailability(ctx, tx, entry.personID, entry.ID)
	})
}

// entries is how an entry of a calendar is changed. The trail keeps it with the
// person.
func (a *Area) entries(ctx context.Context) record.Kind[EntryID, Availability, Availability] {
	return record.Kind[EntryID, Availability, Availability]{
		DB: a.db, Entity: "person", Show: record.AsItIs[Availability],
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id EntryID) (Availability, error) {
			i, err := findInstructor(ctx, q, in, id.ID)
			if err != nil {
				return Availability{}, err
			}
			return findAvailability(ctx, q, i.ID, id.Entry)
		},
		State: func(entry Availability) record.State {
			return record.State{
				ID: entry.personID, CampusID: access.From(ctx).Actor().CampusID, Version: entry.Version, Trail: entry.AvailabilityFields,
			}
		},
	}
}

// originOf tells who speaks of a person's time: he himself, or the staff.
func originOf(ctx context.Context, personID string) string {
	if access.From(ctx).Actor().PersonID == personID {
		return originSelf
	}
	return originStaff
}

func recordAvailability(ctx context.Context, tx *db.Tx, action, personID string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{
		Action: action, Entity: "person", EntityID: personID, CampusID: access.From(ctx).Actor().CampusID, Before: before, After: after,
	})
}
