package audit

import (
	"context"
	"encoding/json"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// Entry is an event as it is read.
type Entry struct {
	ID         string     `json:"id"`
	At         clock.Time `json:"at" format:"date-time"`
	PersonID   string     `json:"person_id" doc:"Who did it; empty for the program itself."`
	PersonName string     `json:"person_name"`
	CampusID   string     `json:"campus_id"`
	Action     string     `json:"action"`
	Entity     string     `json:"entity"`
	EntityID   string     `json:"entity_id"`
	Changes    []Change   `json:"changes"`
	RequestID  string     `json:"request_id"`
}

// Filter is what the trail can be narrowed by.
type Filter struct {
	Entity   string `query:"entity" maxLength:"40"`
	EntityID string `query:"entity_id" maxLength:"64"`
	Page     int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
	PageSize int    `query:"page_size" default:"50" minimum:"1" maximum:"200"`
}

// Hidden is a field of a record whose changes a reader must not learn of, not
// even that there were any.
type Hidden struct {
	Entity, EntityID, Field string
	ids                     []string // with those that became part of the record
}

// leaveOut leaves out the events that tell of nothing else. Each change is kept
// as {"field":…,"before":…,"after":…}, and one that must be hidden is a secret:
// its values are masked and hold no such words.
func (h *Hidden) leaveOut(ctx context.Context, q db.Querier, w *db.Where) (err error) {
	if h.ids, err = Predecessors(ctx, q, h.Entity, h.EntityID); err != nil {
		return err
	}
	h.ids = append(h.ids, h.EntityID)
	var of db.Where
	of.Add(`h.entity = ?`, h.Entity)
	of.In(`h.entity_id`, h.ids...)
	of.Add(`h.changes LIKE ?`, `[{"field":"`+h.Field+`",%`)
	of.Add(`h.changes NOT LIKE ?`, `%},{"field":%`)
	w.Add(`e.id NOT IN (SELECT h.id FROM audit_event h`+of.String()+`)`, of.Args...)
	return nil
}

// strip takes the hidden field out of what an event tells.
func (h Hidden) strip(e *Entry) {
	if e.Entity == h.Entity && slices.Contains(h.ids, e.EntityID) {
		e.Changes = slices.DeleteFunc(e.Changes, func(c Change) bool { return c.Field == h.Field })
	}
}

// Find returns a page of the trail without what is hidden, newest first. The ids
// sort by time.
func Find(ctx context.Context, q db.Querier, in access.Scope, f Filter, hidden ...Hidden) (db.List[Entry], error) {
	var w db.Where
	w.And(in.Rows("e.campus_id = ?", ""))
	for i := range hidden {
		if err := hidden[i].leaveOut(ctx, q, &w); err != nil {
			return db.List[Entry]{}, err
		}
	}
	if f.Entity != "" {
		w.Add(`e.entity = ?`, f.Entity)
	}
	if f.EntityID != "" {
		// What became part of a record has its history there too.
		earlier, err := Predecessors(ctx, q, f.Entity, f.EntityID)
		if err != nil {
			return db.List[Entry]{}, err
		}
		w.In(`e.entity_id`, append(earlier, f.EntityID)...)
	}
	l, err := db.Find(ctx, q, scanEntry, db.Select{
		Columns: `e.id, e.at, e.person_id, ` + naming.PersonOrNobody + `, e.campus_id, e.action, e.entity, e.entity_id, e.changes, e.request_id`,
		From: `audit_event e LEFT JOIN merged_record m ON m.entity = 'person' AND m.id = e.person_id
			LEFT JOIN person p ON p.id = COALESCE(m.into_id, e.person_id)`, Count: `audit_event e`,
		Where: w, Order: "e.id DESC", Page: f.Page, Size: f.PageSize,
	})
	for i := range l.Items {
		for _, h := range hidden {
			h.strip(&l.Items[i])
		}
	}
	return l, err
}

func scanEntry(r db.Row) (e Entry, err error) {
	var changes string
	if err := r.Scan(&e.ID, &e.At, &e.PersonID, &e.PersonName, &e.CampusID, &e.Action, &e.Entity, &e.EntityID, &changes, &e.RequestID); err != nil {
		return e, err
	}
	return e, json.Unmarshal([]byte(changes), &e.Changes)
}
