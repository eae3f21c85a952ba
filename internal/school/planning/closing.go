package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
	"myspace/internal/school/part"
)

func (a *Area) closingRoutes(r *api.Router) {
	api.Get(r, "previewClosing", "/api/plannings/{id}/closing", plan, a.previewClosing, api.Says("Get what a planning still lacks before it is closed"))
	api.Do(r, "closePlanning", "/api/plannings/{id}/close", plan, a.closePlanning)
}

// ClosingPreview is what a planning still lacks. Nothing of it forbids to close
// it: whoever closes it is asked.
type ClosingPreview struct {
	Missing []part.Missing `json:"missing"`
}

func (a *Area) previewClosing(ctx context.Context, in *api.ID) (v ClosingPreview, err error) {
	if _, err := findPlanning(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return v, err
	}
	if v.Missing, err = findMissing(ctx, a.db, in.ID); err != nil {
		return v, err
	}
	more, err := a.Parts.Missing(ctx, a.db, in.ID)
	v.Missing = append(v.Missing, more...)
	return v, err
}

// closePlanning closes a planning whose sessions are over.
func (a *Area) closePlanning(ctx context.Context, in *api.ID) (Planning, error) {
	return a.plannings().Change(ctx, in.ID, record.AnyVersion, "closePlanning", func(tx *db.Tx, p Planning) error {
		if err := p.may("close"); err != nil {
			return err
		}
		return setState(ctx, tx, in.ID, Closed, "")
	})
}

// findMissing is what the boards themselves lack: answers, and teachers.
func findMissing(ctx context.Context, q db.Querier, planningID string) ([]part.Missing, error) {
	all := []part.Missing{}
	for _, one := range []struct{ name, where string }{
		{"unanswered", `EXISTS (SELECT 1 FROM teaching_invitation i WHERE i.agenda_course_id = s.agenda_course_id AND i.state IN ('not_answered', 'answered') AND ` + inInvitation + `)`},
		{"no_teacher", `NOT EXISTS (SELECT 1 FROM teaching_invitation i WHERE i.agenda_course_id = s.agenda_course_id AND i.half = 'teacher' AND i.state = 'accepted' AND ` + inInvitation + `)`},
	} {
		ids, err := db.All(ctx, q, db.ScanString, `SELECT s.id FROM agenda s WHERE s.planning_id = ? AND `+one.where+` ORDER BY s.starts_at, s.id`, planningID)
		if err != nil {
			return nil, err
		}
		all = append(all, part.Lacking(one.name, ids)...)
	}
	return all, nil
}
