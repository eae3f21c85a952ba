package planning

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/account"
)

// NewWeekend is a planning that is made with all that stands in it, as if it had
// been planned some time ago. What is no draft was published once.
type NewWeekend struct {
	NewPlanning
	State     string
	By        string // who planned it
	CreatedAt clock.Time
	Courses   []*AgendaCourse // that begin in it; they may have sessions in later ones
}

// AddWeekends adds plannings with their courses, in a number of statements that
// does not grow with them. zones are those of the hosts.
func AddWeekends(ctx context.Context, tx *db.Tx, zones map[string]string, all []NewWeekend) error {
	month, err := account.SchoolMonth(ctx, tx)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, board, search_text, created_at, updated_at)`)
	told := db.NewBulk(`publication (planning_id, number, changes, created_by, created_at)`)
	public, plannings, sessions := newPublishing(), []NewPlanning{}, sessionsOf(all)
	for _, n := range all {
		f, publication := n.clean(), 0
		if n.State != Draft {
			publication = 1
			changes, err := json.Marshal(nameless(n.publish(public, sessions[n.ID], zones)))
			if err != nil {
				return err
			}
			told.Add(n.ID, publication, string(changes), n.By, n.CreatedAt)
		}
		rows.Add(n.ID, SchoolYear(f.FirstDay, month), f.Number, f.FirstDay, f.LastDay, f.Abbreviation, f.Description, f.Week, n.State, publication, 1, f.searchText(), n.CreatedAt, n.CreatedAt)
		plannings = append(plannings, n.NewPlanning)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	if err := addParticipants(ctx, tx, plannings); err != nil {
		return err
	}
	w := courseWriter{by: all[0].By, version: 1, zones: zones}
	for _, n := range all {
		for _, c := range n.Courses {
			w.add(n.CreatedAt, *c)
		}
	}
	if err := w.write(ctx, tx); err != nil {
		return err
	}
	if err := public.save(ctx, tx); err != nil {
		return err
	}
	return told.Insert(ctx, tx)
}

// held is a session with the course that it is of.
type held struct {
	course  AgendaCourse
	session CourseSession
}

// sessionsOf are the sessions of each planning: a course may go on in later ones.
func sessionsOf(all []NewWeekend) map[string][]held {
	in := map[string][]held{}
	for _, n := range all {
		for _, c := range n.Courses {
			for _, s := range c.Sessions {
				in[s.PlanningID] = append(in[s.PlanningID], held{*c, s})
			}
		}
	}
	return in
}

// publish gathers what everybody was told of a planning.
func (n NewWeekend) publish(public *publishing, sessions []held, zones map[string]string) (changes []PublishedChange) {
	for _, h := range sessions {
		part := h.course.published(h.session, zones[h.course.CampusID])
		change := PublishedChange{Kind: "added", SessionID: h.session.ID, After: &part, What: []string{}}
		public.add(n.ID, change, n.CreatedAt)
		changes = append(changes, change)
	}
	return changes
}

// TellWeekend has those whom a planning's first publication concerns know of it,
// as if they had been told then; nobody is mailed.
func TellWeekend(ctx context.Context, tx *db.Tx, n NewWeekend, newID func() string) error {
	p, err := findBare(ctx, tx, n.ID)
	if err != nil {
		return err
	}
	var v Preview
	if v.Changes, err = findChanges(ctx, tx, n.ID, 1); err != nil {
		return err
	}
	if err := v.concern(ctx, tx, n.By); err != nil {
		return err
	}
	event, params := publicationEvent(p, 1)
	_, err = notice.Add(ctx, tx, v.told(p, event, params), n.CreatedAt, newID)
	return err
}
