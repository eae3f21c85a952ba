package studies

import (
	"context"
	"io"
	"net/http"
	"net/url"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

func (a *Area) paperRoutes(r *api.Router) {
	const all = "/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers"
	api.Get(r, "listAttendancePapers", all, changeAttendance, a.listAttendancePapers)
	api.Upload(r, "addAttendancePaper", http.MethodPost, all, changeAttendance, maxPaper, a.addAttendancePaper, api.Refuses(fault.Conflict))
	api.Stream(r, "getAttendancePaper", all+"/{paper_id}/content", changeAttendance, a.getAttendancePaper)
	api.Remove(r, "removeAttendancePaper", all+"/{paper_id}", changeAttendance, a.removeAttendancePaper)
}

// MarkID is the address of a mark.
type MarkID struct {
	SheetID
	SessionID    string `path:"session_id" maxLength:"64"`
	EnrollmentID string `path:"enrollment_id" maxLength:"64"`
}

func (id MarkID) cell() cellKey { return cellKey{id.SessionID, id.EnrollmentID} }

func (id MarkID) path() string {
	return "/api/attendance/sheets/" + url.PathEscape(id.AgendaCourseID) + "/" + url.PathEscape(id.ClassID) + "/marks/" + url.PathEscape(id.SessionID) + "/" + url.PathEscape(id.EnrollmentID) + "/papers"
}

// absence finds the mark of somebody who was away, in the caller's reach: also of an
// archived class, whose papers are only read.
func (a *Area) absence(ctx context.Context, q db.Querier, id MarkID) (*grid, *gridCell, error) {
	g, err := readRow(ctx, q, access.From(ctx), id.SheetID, id.EnrollmentID)
	if err != nil {
		return nil, nil, err
	}
	c := g.cells[id.cell()]
	if c == nil || c.version == 0 {
		return nil, nil, fault.New(fault.NotFound, "attendance.not_found")
	}
	return g, c, nil
}

// openAbsence is absence for who changes its papers.
func (a *Area) openAbsence(ctx context.Context, q db.Querier, id MarkID) (campusID string, c *gridCell, err error) {
	g, c, err := a.absence(ctx, q, id)
	if err != nil {
		return "", nil, err
	}
	return g.campusID, c, g.open()
}

// Papers are those of a mark.
type Papers struct {
	Items []Paper `json:"items"`
}

func (a *Area) presentPaper(ctx context.Context, id MarkID, p Paper) Paper {
	p.ContentURL = a.Link(ctx, id.path()+"/"+p.ID+"/content", p.hash)
	return p
}

func (a *Area) listAttendancePapers(ctx context.Context, in *MarkID) (all Papers, err error) {
	if _, _, err := a.absence(ctx, a.db, *in); err != nil {
		return all, err
	}
	all.Items, err = findPapers(ctx, a.db, in.cell())
	for i, p := range all.Items {
		all.Items[i] = a.presentPaper(ctx, *in, p)
	}
	return all, err
}

func (a *Area) addAttendancePaper(ctx context.Context, in *struct {
	MarkID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (p Paper, err error) {
	if _, _, err := a.openAbsence(ctx, a.db, in.MarkID); err != nil {
		return p, err
	}
	blob, err := a.Files.PutAs(ctx, paperFormats, in.Name, body, maxPaper)
	if err != nil {
		return p, err
	}
	created := Paper{ID: db.NewID(), Name: files.CleanName(in.Name), hash: blob.Hash}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		campusID, c, err := a.openAbsence(ctx, tx, in.MarkID)
		if err != nil {
			return err
		}
		if err := mayFile(ctx, tx, in.MarkID, c); err != nil {
			return err
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		if err := addPaper(ctx, tx, in.cell(), created, access.From(ctx).Actor().PersonID); err != nil {
			return err
		}
		if err := recordPaper(ctx, tx, "addAttendancePaper", in.MarkID, campusID, nil, created.trail()); err != nil {
			return err
		}
		p, err = findPaper(ctx, tx, in.cell(), created.ID)
		return err
	})
	return a.presentPaper(ctx, in.MarkID, p), err
}

// mayFile refuses a paper for who was not away, and more than a few.
func mayFile(ctx context.Context, q db.Querier, id MarkID, c *gridCell) error {
	switch {
	case !c.may:
		return fault.New(fault.NotFound, "attendance.not_found")
	case !c.now.Value.wasAway():
		return fault.New(fault.Conflict, "attendance.reason_of_absence")
	}
	all, err := findPapers(ctx, q, id.cell())
	if err == nil && len(all) >= maxPapers {
		err = &fault.Error{Kind: fault.Conflict, Code: "attendance.too_many_papers", Params: fault.Params{"limit": maxPapers}}
	}
	return err
}

func (a *Area) removeAttendancePaper(ctx context.Context, in *struct {
	MarkID
	PaperID string `path:"paper_id" maxLength:"64"`
},
) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		campusID, c, err := a.openAbsence(ctx, tx, in.MarkID)
		if err != nil {
			return err
		}
		if !c.may {
			return fault.New(fault.NotFound, "attendance.not_found")
		}
		before, err := findPaper(ctx, tx, in.cell(), in.PaperID)
		if err != nil {
			return err
		}
		if err := removePaper(ctx, tx, in.cell(), in.PaperID); err != nil {
			return err
		}
		return recordPaper(ctx, tx, "removeAttendancePaper", in.MarkID, campusID, before.trail(), nil)
	})
}

func (a *Area) getAttendancePaper(ctx context.Context, in *struct {
	MarkID
	PaperID string `path:"paper_id" maxLength:"64"`
	api.Link
},
) (api.Content, error) {
	if _, _, err := a.absence(ctx, a.db, in.MarkID); err != nil {
		return nil, err
	}
	p, err := findPaper(ctx, a.db, in.cell(), in.PaperID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: p.hash, Name: p.Name, MediaType: p.MediaType, Inline: true})
	}, nil
}

func (p Paper) trail() any { return map[string]any{"name": p.Name, "hash": p.hash} }

func recordPaper(ctx context.Context, tx *db.Tx, action string, id MarkID, campusID string, before, after any) error {
	return recordSheet(ctx, tx, action, id.AgendaCourseID, campusID, before, after)
}

func recordSheet(ctx context.Context, tx *db.Tx, action, agendaCourseID, campusID string, before, after any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "attendance", EntityID: agendaCourseID, CampusID: campusID, Before: before, After: after})
}
