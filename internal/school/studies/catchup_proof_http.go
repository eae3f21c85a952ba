package studies

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

func (a *Area) proofRoutes(r *api.Router) {
	const one = "/api/catch-ups/{id}"
	api.Upload(r, "handInCatchUp", http.MethodPost, one+"/work", announce, maxPaper, a.handInCatchUp, api.Says("Hand in the work of a catch-up"), api.Refuses(fault.Conflict))
	api.Stream(r, "getCatchUpWork", one+"/work/content", readWork, a.getCatchUpWork)
	api.Do(r, "acceptCatchUp", one+"/accept", acceptWork, a.acceptCatchUp, api.Says("Accept the work of a catch-up"))
	api.Do(r, "takeCatchUp", one+"/take", settleCatchUps, a.takeCatchUp, api.Says("Take what is proven as made up"))
	api.Do(r, "undoCatchUp", one+"/undo", settleCatchUps, a.undoCatchUp, api.Says("Take it back that something was made up"))
}

func (a *Area) handInCatchUp(ctx context.Context, in *struct {
	api.ID
	Name string `query:"name" required:"true" minLength:"1" maxLength:"255" doc:"The file's name."`
}, body io.Reader,
) (c CatchUp, err error) {
	if c, err = a.findCatchUp(ctx, a.db, ofHim, in.ID.ID); err != nil {
		return c, err
	}
	blob, err := a.Files.PutAs(ctx, paperFormats, in.Name, body, maxPaper)
	if err != nil {
		return c, err
	}
	return a.moveCatchUp(ctx, "handInCatchUp", ofHim, in.ID.ID, func(tx *db.Tx, c CatchUp) error {
		switch {
		case c.open() != nil:
			return c.open()
		case c.Way != ByWork || c.Proof != "":
			return fault.New(fault.Conflict, "catchup.no_work_wanted")
		}
		if err := files.Keep(ctx, tx, blob); err != nil {
			return err
		}
		return changeCatchUp(ctx, tx, c.ID, `work_name = ?, work_hash = ?`, files.CleanName(in.Name), blob.Hash)
	})
}

// ofBoth are the catch-ups of the caller, and of the sessions that he teaches.
const ofBoth = `e.person_id = ? OR ` + gives

func (a *Area) getCatchUpWork(ctx context.Context, in *struct {
	api.ID
	api.Link
},
) (api.Content, error) {
	own := ofBoth
	switch roles := access.From(ctx).Actor().Roles; {
	case roles&access.Teacher == 0:
		own = ofHim
	case roles&access.Student == 0:
		own = gives
	}
	c, err := a.findCatchUp(ctx, a.db, own, in.ID.ID)
	if err == nil && c.Work.hash == "" {
		err = fault.New(fault.NotFound, "catchup.not_found")
	}
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: c.Work.hash, Name: c.Work.Name, MediaType: c.Work.mediaType, Inline: true})
	}, nil
}

func (a *Area) acceptCatchUp(ctx context.Context, in *api.ID) (CatchUp, error) {
	return a.moveCatchUp(ctx, "acceptCatchUp", gives, in.ID, func(tx *db.Tx, c CatchUp) error {
		switch {
		case c.open() != nil:
			return c.open()
		case c.Way != ByWork || c.Work.hash == "":
			return fault.New(fault.Conflict, "catchup.nothing_handed_in")
		}
		return changeCatchUp(ctx, tx, c.ID, `accepted_at = ?, accepted_by = ?`, clock.Now(), access.From(ctx).Actor().PersonID)
	})
}

// takeCatchUp enters the mark as made up, as if it had been typed: whoever has
// changed it meanwhile is not overruled.
func (a *Area) takeCatchUp(ctx context.Context, in *api.ID) (CatchUp, error) {
	return a.moveCatchUp(ctx, "takeCatchUp", "", in.ID, func(tx *db.Tx, c CatchUp) error {
		switch {
		case c.open() != nil:
			return c.open()
		case !c.Proposed:
			return fault.New(fault.Conflict, "catchup.not_proposed")
		}
		entry := "take-" + db.NewID()
		if err := a.enterMadeUp(ctx, tx, c, MarkEntry{ID: entry, Mark: Mark{Value: MadeUp}, Was: c.mark}, "takeCatchUp"); err != nil {
			return err
		}
		return changeCatchUp(ctx, tx, c.ID, `state = 'taken', entry = ?, was_value = ?, was_reason = ?, taken_by = ?`, entry, c.mark.Value, c.mark.Reason, access.From(ctx).Actor().PersonID)
	})
}

// undoCatchUp takes one's own taking back, unless the mark was changed since.
func (a *Area) undoCatchUp(ctx context.Context, in *api.ID) (CatchUp, error) {
	return a.moveCatchUp(ctx, "undoCatchUp", "", in.ID, func(tx *db.Tx, c CatchUp) error {
		if c.State != catchUpTaken {
			return fault.New(fault.Conflict, "catchup.not_taken")
		}
		g, err := findRow(ctx, tx, access.From(ctx), c.sheet(), c.Missed.EnrollmentID)
		if err != nil {
			return err
		}
		cell := g.cells[cellKey{c.Missed.SessionID, c.Missed.EnrollmentID}]
		if cell == nil || !cell.last(c.entry) || c.takenBy != access.From(ctx).Actor().PersonID {
			return fault.New(fault.Conflict, "catchup.changed_since")
		}
		if err := a.enterMadeUp(ctx, tx, c, MarkEntry{ID: "undo-" + c.entry, Mark: c.was, Was: c.mark}, "undoCatchUp"); err != nil {
			return err
		}
		return changeCatchUp(ctx, tx, c.ID, `state = 'open', entry = '', was_value = '', was_reason = '', taken_by = ''`)
	})
}

// enterMadeUp changes the mark of a catch-up, or says why not.
func (a *Area) enterMadeUp(ctx context.Context, tx *db.Tx, c CatchUp, e MarkEntry, action string) error {
	e.SessionID, e.EnrollmentID, e.proven = c.Missed.SessionID, c.Missed.EnrollmentID, true
	done, err := a.enterMarks(ctx, tx, c.sheet(), []MarkEntry{e}, action)
	if err != nil {
		return err
	}
	switch v := done.Items[0]; v.Outcome {
	case Kept:
		return nil
	case Refused:
		return fault.New(fault.Conflict, v.Code)
	default:
		return fault.New(fault.Conflict, "catchup.changed_since")
	}
}
