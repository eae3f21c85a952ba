package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) absenceRoutes(r *api.Router) {
	const all = "/api/students/{id}/absences"
	api.Get(r, "listAbsences", all, announce, a.listAbsences, api.Says("List the absences that a student announced"))
	api.Post(r, "announceAbsence", all, announce, a.announceAbsence)
	api.Remove(r, "takeBackAbsence", all+"/{absence_id}", announce, a.takeBackAbsence, api.Says("Take an announced absence back"))
}

// Absences are those that a student announced.
type Absences struct {
	Items []Absence `json:"items"`
}

func (a *Area) listAbsences(ctx context.Context, in *api.ID) (all Absences, err error) {
	scope := access.From(ctx)
	if err := studentInReach(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	all.Items, err = findAbsences(ctx, a.db, scope, in.ID)
	return all, err
}

// studentInReach refuses somebody whom the caller does not reach as a student.
func studentInReach(ctx context.Context, q db.Querier, in access.Scope, personID string) error {
	var w db.Where
	w.Add(`p.id = ?`, personID)
	w.And(in.Rows(campusStudents, oneself))
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM person p`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "attendance.no_student")
	}
	return err
}

func (a *Area) announceAbsence(ctx context.Context, in *struct {
	api.ID
	Body AbsenceFields
},
) (found Absence, err error) {
	scope, id := access.From(ctx), db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		campusID, err := findAbsentee(ctx, tx, scope, in.ID.ID)
		if err != nil {
			return err
		}
		if err := addAbsence(ctx, tx, id, in.ID.ID, scope.Actor().PersonID, in.Body); err != nil {
			return err
		}
		if found, err = findAbsence(ctx, tx, scope, id); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: "announceAbsence", Entity: "person", EntityID: found.StudentID, CampusID: campusID, After: found.trail()}); err != nil {
			return err
		}
		return tellAbsence(ctx, tx, campusID, found)
	})
	return found, err
}

// AbsenceID is where an absence of a student is found.
type AbsenceID struct {
	ID        string `path:"id" maxLength:"64"`
	AbsenceID string `path:"absence_id" maxLength:"64"`
}

func (a *Area) takeBackAbsence(ctx context.Context, in *AbsenceID) error {
	return a.absences(ctx).Remove(ctx, *in, record.AnyVersion, "takeBackAbsence", func(tx *db.Tx, _ Absence) error {
		return removeAbsence(ctx, tx, in.AbsenceID)
	})
}

// absences is how an absence is taken back. The trail keeps it with the student.
func (a *Area) absences(ctx context.Context) record.Kind[AbsenceID, Absence, Absence] {
	return record.Kind[AbsenceID, Absence, Absence]{
		DB: a.db, Entity: "person", Show: record.AsItIs[Absence],
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id AbsenceID) (Absence, error) {
			found, err := findAbsence(ctx, q, in, id.AbsenceID)
			if err == nil && found.StudentID != id.ID {
				err = fault.New(fault.NotFound, "attendance.absence_not_found")
			}
			return found, err
		},
		State: func(b Absence) record.State {
			return record.State{ID: b.StudentID, CampusID: access.From(ctx).Actor().CampusID, Trail: b.trail()}
		},
	}
}

// trail is what the audit trail keeps of an absence: not why.
func (a Absence) trail() any {
	return trailOf("absence", map[string]any{"first_day": a.FirstDay.String(), "last_day": a.LastDay.String()})
}
