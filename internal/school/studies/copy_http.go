package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) copyRoutes(r *api.Router) {
	const copies = "/api/attendance/sheets/{agenda_course_id}/{class_id}/copies"
	api.Get(r, "previewAttendanceCopy", copies, changeAttendance, a.previewAttendanceCopy, api.Says("Count the empty cells that a student's mark would be copied to"), api.Refuses(fault.Conflict))
	api.Do(r, "copyAttendance", copies, changeAttendance, a.copyAttendance, api.Says("Copy a student's mark to his other sessions of the course that have none"))
	api.Do(r, "undoAttendanceCopy", copies+"/undo", changeAttendance, a.undoAttendanceCopy, api.Says("Empty the cells again that a copy filled"))
}

// CopySource is the cell whose mark is copied.
type CopySource struct {
	SessionID    string `json:"session_id" maxLength:"64"`
	EnrollmentID string `json:"enrollment_id" maxLength:"64"`
}

// CopyPreview is what a copy would fill.
type CopyPreview struct {
	Mark       Mark     `json:"mark" doc:"What would be copied."`
	SessionIDs []string `json:"session_ids" doc:"The sessions that it would fill: those in which the student has no mark."`
}

func (a *Area) previewAttendanceCopy(ctx context.Context, in *struct {
	SheetID
	Session    string `query:"session" required:"true" maxLength:"64"`
	Enrollment string `query:"enrollment" required:"true" maxLength:"64"`
},
) (p CopyPreview, err error) {
	g, mark, err := a.copyable(ctx, a.db, in.SheetID, CopySource{in.Session, in.Enrollment})
	if err != nil {
		return p, err
	}
	return CopyPreview{mark, g.empty()}, nil
}

// copyable finds the row of a student in a sheet and the mark that is copied of
// it: what he was and why, not how late he came.
func (a *Area) copyable(ctx context.Context, q db.Querier, id SheetID, from CopySource) (*grid, Mark, error) {
	g, err := findRow(ctx, q, access.From(ctx), id, from.EnrollmentID)
	if err != nil {
		return nil, Mark{}, err
	}
	source := g.cells[cellKey{from.SessionID, from.EnrollmentID}]
	if source == nil {
		return nil, Mark{}, fault.New(fault.NotFound, "attendance.not_found")
	}
	mark := source.now
	if mark.Minutes = 0; mark.Value == noValue {
		return nil, mark, fault.New(fault.Conflict, "attendance.nothing_to_copy")
	}
	return g, mark, nil
}

func (a *Area) copyAttendance(ctx context.Context, in *struct {
	SheetID
	Body struct {
		ID string `json:"id" minLength:"8" maxLength:"60" pattern:"^[A-Za-z0-9_-]+$" doc:"Made by the device, once for each copy: by it the copy is undone."`
		CopySource
	}
},
) (done MarkVerdicts, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done = MarkVerdicts{Items: []MarkVerdict{}}
		g, mark, err := a.copyable(ctx, tx, in.SheetID, in.Body.CopySource)
		if err != nil {
			return err
		}
		var entries []MarkEntry
		for _, id := range g.fillable(in.Body.ID) {
			entries = append(entries, MarkEntry{ID: in.Body.ID, SessionID: id, EnrollmentID: in.Body.EnrollmentID, Mark: mark, Fill: true})
		}
		if len(entries) == 0 {
			return nil
		}
		done, err = a.enterMarks(ctx, tx, in.SheetID, entries, "copyAttendance")
		return err
	})
	return done, err
}

// CopyUndone is what became of a copy that was undone.
type CopyUndone struct {
	Emptied int `json:"emptied" doc:"Cells that are empty again."`
	Changed int `json:"changed" doc:"Cells that somebody has changed since: they stay."`
}

func (a *Area) undoAttendanceCopy(ctx context.Context, in *struct {
	SheetID
	Body struct {
		ID           string `json:"id" minLength:"8" maxLength:"60" pattern:"^[A-Za-z0-9_-]+$" doc:"The copy's."`
		EnrollmentID string `json:"enrollment_id" maxLength:"64"`
	}
},
) (done CopyUndone, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done = CopyUndone{}
		scope := access.From(ctx)
		g, err := findRow(ctx, tx, scope, in.SheetID, in.Body.EnrollmentID)
		if err != nil {
			return err
		}
		if g.taker == 0 {
			if g.taker, err = findTaker(ctx, tx, scope.Actor().PersonID); err != nil {
				return err
			}
		}
		done = g.undo(in.Body.ID)
		return g.save(ctx, tx, "undoAttendanceCopy")
	})
	return done, err
}

// undo empties the cells that a copy filled and nobody has changed since.
func (g *grid) undo(id string) (done CopyUndone) {
	for _, c := range g.cells {
		switch {
		case !c.knows(id) || c.knows("undo-"+id):
		case c.last(id) && c.refusal(MarkEntry{ID: "undo-" + id}) == "":
			c.take(entry[Mark]{id: "undo-" + id, was: c.now}, g.taker, g.at)
			done.Emptied++
		default:
			done.Changed++
		}
	}
	return done
}
