package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) timetableRoutes(r *api.Router) {
	api.Get(r, "listSlots", "/api/timetable", readClasses, a.listSlots, api.Says("List the hours of a timetable"), api.Refuses(fault.NotFound))
	api.Post(r, "createSlot", "/api/timetable", changeClasses, a.createSlot, api.Says("Add an hour to a timetable"), api.Refuses(fault.NotFound))
	api.Put(r, "updateSlot", "/api/timetable/{id}", changeClasses, a.updateSlot)
	api.Remove(r, "deleteSlot", "/api/timetable/{id}", changeClasses, a.deleteSlot)
	api.Do(r, "copyCampusTimetable", "/api/classes/{id}/timetable/copy", changeClasses, a.copyCampusTimetable, api.Says("Copy the timetable of the campus to a class"))
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

// openTimetable is timetable for one that is to be changed.
func (a *Area) openTimetable(ctx context.Context, q db.Querier, of TimetableOf) (t table, err error) {
	if of.Class != "" {
		if _, err := a.classes().Open(ctx, q, of.Class); err != nil {
			return t, err
		}
	}
	return a.timetable(ctx, q, of)
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
		t, err := a.openTimetable(ctx, tx, in.TimetableOf)
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
		return audit.Record(ctx, tx, audit.Event{
			Action: "createSlot", Entity: "timetable_slot", EntityID: id, CampusID: t.campusID, After: s.SlotFields,
		})
	})
	return s, err
}

// SlotID is the address of a slot.
type SlotID struct {
	ID string `path:"id" maxLength:"64"`
	TimetableOf
}

func (a *Area) updateSlot(ctx context.Context, in *struct {
	SlotID
	Body struct {
		api.Versioned
		SlotFields
	}
},
) (Slot, error) {
	return a.slots().Change(ctx, in.SlotID, in.Body.Version, "updateSlot", func(tx *db.Tx, s Slot) error {
		if err := fits(ctx, tx, s.of, s.ID, in.Body.SlotFields); err != nil {
			return err
		}
		return saveSlot(ctx, tx, s.ID, in.Body.SlotFields)
	})
}

func (a *Area) deleteSlot(ctx context.Context, in *struct {
	SlotID
	api.Seen
},
) error {
	return a.slots().Remove(ctx, in.SlotID, in.Version, "deleteSlot", func(tx *db.Tx, s Slot) error { return removeSlot(ctx, tx, s.ID) })
}

// slots is how a slot is changed.
func (a *Area) slots() record.Kind[SlotID, Slot, Slot] {
	return record.Kind[SlotID, Slot, Slot]{
		DB: a.db, Entity: "timetable_slot", Show: record.AsItIs[Slot],
		Find: func(ctx context.Context, q db.Querier, _ access.Scope, id SlotID) (Slot, error) {
			t, err := a.openTimetable(ctx, q, id.TimetableOf)
			if err != nil {
				return Slot{}, err
			}
			return findSlot(ctx, q, t, id.ID)
		},
		State: func(s Slot) record.State {
			return record.State{ID: s.ID, CampusID: s.of.campusID, Version: s.Version, Trail: s.SlotFields}
		},
	}
}

// copyCampusTimetable gives a class the slots of its campus that it does not
// have yet; one that would overlap its own stays away.
func (a *Area) copyCampusTimetable(ctx context.Context, in *api.ID) (l api.Page[Slot], err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		t, err := a.openTimetable(ctx, tx, TimetableOf{Class: in.ID})
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
