package audit

import (
	"context"
	"encoding/json"

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

// Find returns a page of the trail, newest first. The ids sort by time.
func Find(ctx context.Context, q db.Querier, in access.Scope, f Filter) (db.List[Entry], error) {
	var w db.Where
	w.And(in.Rows("e.campus_id = ?", ""))
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
	return db.Find(ctx, q, scanEntry, db.Select{
		Columns: `e.id, e.at, e.person_id, ` + naming.PersonOrNobody + `, e.campus_id, e.action, e.entity, e.entity_id, e.changes, e.request_id`,
		From: `audit_event e LEFT JOIN merged_record m ON m.entity = 'person' AND m.id = e.person_id
			LEFT JOIN person p ON p.id = COALESCE(m.into_id, e.person_id)`, Count: `audit_event e`,
		Where: w, Order: "e.id DESC", Page: f.Page, Size: f.PageSize,
	})
}

func scanEntry(r db.Row) (e Entry, err error) {
	var changes string
	if err := r.Scan(&e.ID, &e.At, &e.PersonID, &e.PersonName, &e.CampusID, &e.Action, &e.Entity, &e.EntityID, &changes, &e.RequestID); err != nil {
		return e, err
	}
	return e, json.Unmarshal([]byte(changes), &e.Changes)
}
