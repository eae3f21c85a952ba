package planning

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) boardRoutes(r *api.Router) {
	api.Get(r, "getBoard", "/api/plannings/{id}/board", plan, a.getBoard, api.Says("Get the board of a planning, or that nothing has changed on it"))
	api.Put(r, "setPlanningRows", "/api/plannings/{id}/rows", plan, a.setPlanningRows, api.Says("Give a campus without a timetable rows on a board"))
}

// getBoard returns the board whole. Whoever looks at it asks again every few
// seconds with the mark that he has.
func (a *Area) getBoard(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
	api.Since
},
) (api.Changed[Board], error) {
	state, err := db.One(ctx, a.db, "planning.not_found", db.ScanString, `SELECT CAST(board AS TEXT) || '.' || CAST(version AS TEXT) FROM planning WHERE id = ?`, in.ID)
	if err != nil {
		return api.Changed[Board]{}, err
	}
	// Who teaches where, and who is away, changes too, without a word on the
	// board: what is wrong with it is looked at anew once a minute, and told only
	// where it differs.
	looked := fmt.Sprintf("%s.%d.", state, clock.Now().Unix()/60)
	if strings.HasPrefix(in.Mark, looked) {
		return api.Changed[Board]{Mark: in.Mark}, nil
	}
	b, err := a.findBoard(ctx, in.ID)
	if err != nil {
		return api.Changed[Board]{}, err
	}
	sum, err := sumOf(b)
	if err != nil {
		return api.Changed[Board]{}, err
	}
	answer := api.Changed[Board]{Mark: looked + sum, Data: &b}
	if strings.HasPrefix(in.Mark, state+".") && strings.HasSuffix(in.Mark, "."+sum) {
		answer.Data = nil
	}
	return answer, nil
}

// sumOf is a short name of what a board says: the same for the same.
func sumOf(b Board) (string, error) {
	said, err := json.Marshal(b)
	sum := sha256.Sum256(said)
	return hex.EncodeToString(sum[:8]), err
}

func (a *Area) findBoard(ctx context.Context, id string) (b Board, err error) {
	scope := access.From(ctx)
	if b.Planning, err = findPlanning(ctx, a.db, scope, id); err != nil {
		return b, err
	}
	b.Planning = b.Planning.seenBy(scope)
	if b.Number, err = db.One(ctx, a.db, "", scanInt64, `SELECT board FROM planning WHERE id = ?`, id); err != nil {
		return b, err
	}
	if b.Classes, err = findBoardClasses(ctx, a.db, b.Planning); err != nil {
		return b, err
	}
	var w db.Where
	w.Add(`ac.id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, id)
	courses, err := findAgendaCourses(ctx, a.db, w)
	if err != nil {
		return b, err
	}
	f, err := findFacts(ctx, a.db, b.Planning, b.Classes, courses)
	if err != nil {
		return b, err
	}
	b.Conflicts, b.Courses = f.conflicts(), make([]BoardCourse, len(courses))
	for i, c := range courses {
		b.Courses[i] = f.boardCourse(c)
	}
	b.MayUndo, b.MayRedo, err = findTurns(ctx, a.db, id, scope.Actor().PersonID)
	return b, err
}

// setPlanningRows replaces the rows that a campus got by hand.
func (a *Area) setPlanningRows(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Rows     []Hour `json:"rows" maxItems:"200"`
		Reason   string `json:"reason,omitempty" maxLength:"500" doc:"Needed where the planning is closed."`
	}
},
) (Planning, error) {
	return a.planningsBecause(in.Body.Reason).Change(ctx, in.ID, in.Body.Version, "setPlanningRows", func(tx *db.Tx, p Planning) error {
		if err := p.mayChange(in.Body.Reason); err != nil {
			return err
		}
		if err := checkRows(p, in.Body.CampusID, in.Body.Rows); err != nil {
			return err
		}
		if err := saveRows(ctx, tx, p.ID, in.Body.CampusID, in.Body.Rows); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "setPlanningRows", Entity: "planning", EntityID: p.ID, CampusID: in.Body.CampusID, After: map[string]any{"rows": in.Body.Rows}})
	})
}

// checkRows refuses rows that overlap, or lie outside the planning.
func checkRows(p Planning, campusID string, rows []Hour) error {
	known := false
	for _, c := range p.Campuses {
		known = known || c.ID == campusID
	}
	if !known {
		return fault.New(fault.NotFound, "campus.not_found")
	}
	var wrong fault.List
	for i, r := range rows {
		wrong.Add(r.Start < 0 || r.Finish > 24*60 || r.Finish <= r.Start, "rows", "timetable.finish_before_start", nil)
		wrong.Add(r.Day.Before(p.FirstDay) || p.LastDay.Before(r.Day), "rows", "planning.day_outside", nil)
		for _, o := range rows[:i] {
			wrong.Add(o.Day == r.Day && o.Start < r.Finish && r.Start < o.Finish, "rows", "timetable.overlaps", nil)
		}
	}
	return wrong.Err()
}
