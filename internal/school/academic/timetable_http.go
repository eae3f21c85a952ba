package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) timetableRoutes(r *api.Router) {
	api.Get(r, "listSlots", "/api/timetable", readClasses, a.listSlots, api.Says("List the hours of a timetable"), api.Refuses(fault.NotFound))
	api.Post(r, "createSlot", "/api/timetable", changeClasses, a.createSlot, api.Says("Add an hour to a timetable"), api.Refuses(fault.NotFound))
	api.Put(r, "updateSlot", "/api/timetable/{id}", changeClasses, a.updateSlot)
	api.Remove(r, "deleteSlot", "/api/timetable/{id}", changeClasses, a.deleteSlot)
	api.Do(r, "copyCampusTimetable", "/api/classes/{id}/timetable/copy", changeClasses, a.copyCampusTimetable, api.Says("Copy the timetable of the campus to a class"), api.Refuses(fault.Conflict))
}

// TimetableOf says whose timetable is meant.
type TimetableOf struct {
	Campus string `query:"campus" maxLength:"64" doc:"The id of a campus; or:"`
	Class  string `query:"class" maxLength:"64" doc:"the id of a class."`
}

// timetable finds whose timetable is meant, in the caller's reach.
func (a *Area) timetable(ctx context.Context, q db.Querier, of TimetableOf) (table, error) {
	scope := access.From(ctx)
	if of.Class == "" {
		return table{campusID: of.Campus}, campusInReach(ctx, q, scope, of.Campus)
	}
	c, err := findClass(ctx, q, scope, of.Class)
	return table{c.CampusID, c.ID}, err
}

func (a *Area) listSlots(ctx context.Context, in *TimetableOf) (api.Page[Slot], error) {
	t, err := a.timetable(ctx, a.db, *in)
	if err != nil {
		return api.Page[Slot]{}, err
	}
	return api.PageOf(findSlots(ctx, a.db, t))
}

func (a *Area) createSlot(ctx context.Context, in *struct {
	TimetableOf
	Body struct{ SlotFields }
},
) (s Slot, err error) {
	id := db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		t, err := a.timetable(ctx, tx, in.TimetableOf)
		if err != nil {
			return err
		}
		if err := fits(ctx, tx, t, "", in.Body.SlotFields); err != nil {
			return err
		}
		if err := AddSlot(ctx, tx, id, t.campusID, t.classID, in.Body.SlotFields); err != nil {
			return err
		}
		if s, err = findSlot(ctx, tx, t, id); err != nil {
			return err
		}
		return recordSlot(ctx, tx, "createSlot", t, id, nil, s.SlotFields)
	})
	return s, err
}

func (a *Area) updateSlot(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
	TimetableOf
	Body struct {
		api.Versioned
		SlotFields
	}
},
) (s Slot, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		t, before, err := a.reachedSlot(ctx, tx, in.TimetableOf, in.ID)
		if err != nil {
			return err
		}
		if before.Version != in.Body.Version {
			return fault.Stale(before)
		}
		if err := fits(ctx, tx, t, in.ID, in.Body.SlotFields); err != nil {
			return err
		}
		if err := saveSlot(ctx, tx, in.ID, in.Body.SlotFields); err != nil {
			return err
		}
		if s, err = findSlot(ctx, tx, t, in.ID); err != nil {
			return err
		}
		return recordSlot(ctx, tx, "updateSlot", t, in.ID, before.SlotFields, s.SlotFields)
	})
	return s, err
}

func (a *Area) deleteSlot(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
	TimetableOf
},
) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		t, before, err := a.reachedSlot(ctx, tx, in.TimetableOf, in.ID)
		if err != nil {
			return err
		}
		if err := removeSlot(ctx, tx, in.ID); err != nil {
			return err
		}
		return recordSlot(ctx, tx, "deleteSlot", t, in.ID, before.SlotFields, nil)
	})
}

func (a *Area) reachedSlot(ctx context.Context, q db.Querier, of TimetableOf, id string) (table, Slot, error) {
	t, err := a.timetable(ctx, q, of)
	if err != nil {
		return t, Slot{}, err
	}
	s, err := findSlot(ctx, q, t, id)
	return t, s, err
}

// copyCampusTimetable gives a class the slots of its campus that it does not
// have yet; one that would overlap its own stays away.
func (a *Area) copyCampusTimetable(ctx context.Context, in *api.ID) (l api.Page[Slot], err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		t, err := a.timetable(ctx, tx, TimetableOf{Class: in.ID})
		if err != nil {
			return err
		}
		hours, err := findSlots(ctx, tx, table{campusID: t.campusID})
		if err != nil {
			return err
		}
		for _, s := range hours.Items {
			if err := fits(ctx, tx, t, "", s.SlotFields); fault.KindOf(err) == fault.Invalid {
				continue
			} else if err != nil {
				return err
			}
			if err := AddSlot(ctx, tx, db.NewID(), t.campusID, t.classID, s.SlotFields); err != nil {
				return err
			}
		}
		all, err := findSlots(ctx, tx, t)
		if err != nil {
			return err
		}
		l, err = api.PageOf(all, nil)
		if err != nil {
			return err
		}
		return recordClass(ctx, tx, "copyCampusTimetable", t.campusID, t.classID, nil, map[string]any{"slots": len(all.Items)})
	})
	return l, err
}

func recordSlot(ctx context.Context, tx *db.Tx, action string, t table, id string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "timetable_slot", EntityID: id, CampusID: t.campusID, Before: before, After: after})
}
