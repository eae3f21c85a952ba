package studies

import (
	"context"
	"database/sql"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Guest is somebody of another class who catches up in a session of this one: he
// stands on the sheet and counts in no rate of it.
type Guest struct {
	CatchUpID string `json:"catch_up_id" doc:"His mark is entered for it."`
	SessionID string `json:"session_id"`
	StudentID string `json:"student_id"`
	FirstName string `json:"first_name"`
	LastName  string `json:"last_name"`
	PhotoURL  string `json:"photo_url"`
	ClassCode string `json:"class_code" doc:"Of his own class."`
	Value     Value  `json:"value" enum:",present,late,online,made_up,absent,justified"`
	MayEdit   bool   `json:"may_edit" doc:"The caller may mark him: he may enter the session's attendance, and it was not taken at home yet."`
}

func (a *Area) guestRoutes(r *api.Router) {
	api.Do(r, "markGuest", "/api/attendance/sheets/{agenda_course_id}/{class_id}/guests", changeAttendance, a.markGuest, api.Says("Mark somebody of another class who catches up in a session"))
}

// findGuests returns who catches up in the sessions of a sheet.
func (a *Area) findGuests(ctx context.Context, q db.Querier, s courseSheet) ([]Guest, error) {
	var w db.Where
	w.Among(q, `u.other_agenda_id`, s.ids())
	w.Add(`u.other_class_id = ? AND u.state <> 'ended'`, s.ClassID)
	all, err := db.All(ctx, q, func(r db.Row) (g Guest, err error) {
		var photo sql.NullString
		var state string
		err = r.Scan(&g.CatchUpID, &state, &g.SessionID, &g.StudentID, &g.FirstName, &g.LastName, &photo, &g.ClassCode, &g.Value)
		g.PhotoURL = a.Link(ctx, "/api/people/"+g.StudentID+"/photo", photo.String)
		i := slices.IndexFunc(s.sessions, func(one SheetSession) bool { return one.ID == g.SessionID })
		g.MayEdit = state == catchUpOpen && i >= 0 && s.sessions[i].MayFile // also where that is closed: it is the proof of a catch-up
		return g, err
	}, `SELECT u.id, u.state, u.other_agenda_id, p.id, p.first_name, p.last_name, p.photo_hash, k.code, u.other_value FROM catch_up u
		JOIN enrollment e ON e.id = u.enrollment_id JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id`+w.String()+` ORDER BY e.sort_name, u.id`, w.Args...)
	return all, err
}

// markGuest says whether a guest was there. At home that proves his catch-up.
func (a *Area) markGuest(ctx context.Context, in *struct {
	SheetID
	Body struct {
		CatchUpID string `json:"catch_up_id" maxLength:"64"`
		Value     Value  `json:"value" enum:",present,late,online,absent" doc:"Empty for none."`
	}
},
) (g Guest, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		s, err := findSheet(ctx, tx, access.From(ctx), in.SheetID, "")
		if err != nil {
			return err
		}
		if g, err = a.findGuest(ctx, tx, s, in.Body.CatchUpID); err != nil {
			return err
		}
		switch {
		case s.open() != nil:
			return s.open()
		case !g.MayEdit:
			return fault.New(fault.Conflict, "catchup.not_open")
		}
		before := map[string]any{"guest": string(g.Value)}
		if err := changeCatchUp(ctx, tx, g.CatchUpID, `other_value = ?`, in.Body.Value); err != nil {
			return err
		}
		g.Value = in.Body.Value
		return recordSheet(ctx, tx, "markGuest", in.AgendaCourseID, s.CampusID, before, map[string]any{"guest": string(g.Value)})
	})
	return g, err
}

func (a *Area) findGuest(ctx context.Context, q db.Querier, s courseSheet, id string) (Guest, error) {
	all, err := a.findGuests(ctx, q, s)
	if err != nil {
		return Guest{}, err
	}
	i := slices.IndexFunc(all, func(g Guest) bool { return g.CatchUpID == id })
	if i < 0 {
		return Guest{}, fault.New(fault.NotFound, "catchup.not_found")
	}
	return all[i], nil
}
