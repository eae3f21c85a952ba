package planning

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/account"
)

const (
	planningColumns = `p.id, p.version, p.year, p.number, p.first_day, p.last_day, p.abbreviation, p.description, p.week, p.state, p.state_reason,
		p.publication, p.created_at, p.updated_at,
		EXISTS (SELECT 1 FROM agenda s JOIN teaching_invitation i ON i.agenda_course_id = s.agenda_course_id
			WHERE s.planning_id = p.id AND i.state <> 'in_analysis')`
	// campusPlannings and ownPlannings hold for what was published to a campus,
	// and to a person: his own sessions, and those of the classes he is or was in.
	campusPlannings = `p.publication > 0 AND EXISTS (SELECT 1 FROM planning_campus pc WHERE pc.planning_id = p.id AND pc.campus_id = ?)`
	ownPlannings    = `p.id IN (SELECT s.planning_id FROM published_agenda_person sp JOIN published_agenda s ON s.id = sp.agenda_id WHERE sp.person_id = ?)
		OR p.id IN (SELECT s.planning_id FROM enrollment e JOIN published_agenda_class sk ON sk.class_id = e.class_id
			JOIN published_agenda s ON s.id = sk.agenda_id WHERE e.person_id = ? AND e.status = 'confirmed')`
)

// planningOrders are the sorts that the list offers.
var planningOrders = db.Orders{"date": {"p.first_day"}, "number": {"p.year", "p.number"}, "updated": {"p.updated_at"}}

func scanPlanning(r db.Row) (p Planning, err error) {
	p.Campuses, p.Classes = []CampusShort{}, []ClassShort{}
	return p, r.Scan(&p.ID, &p.Version, &p.Year, &p.Number, &p.FirstDay, &p.LastDay, &p.Abbreviation, &p.Description, &p.Week, &p.State, &p.StateReason,
		&p.Publication, &p.CreatedAt, &p.UpdatedAt, &p.invited)
}

// planningsIn keeps a query of plannings p inside the caller's reach: who does
// not plan sees only what was published.
func planningsIn(in access.Scope) (w db.Where) {
	w.And(in.Rows(campusPlannings, ownPlannings))
	if !plans(in) {
		w.Add(`p.publication > 0`)
	}
	return w
}

// findPlannings returns a page of the plannings in reach, each with the campuses
// and classes that take part and how far it is staffed. It takes six queries, however
// many rows.
func findPlannings(ctx context.Context, q db.Querier, in access.Scope, f PlanningFilter, p api.Paging) (db.List[Planning], error) {
	l, err := findUncounted(ctx, q, in, f, p)
	if err != nil {
		return l, err
	}
	return l, countCourses(ctx, q, in, l.Items)
}

// findUncounted leaves out how far they are staffed: for who reads their courses anyway,
// or needs none.
func findUncounted(ctx context.Context, q db.Querier, in access.Scope, f PlanningFilter, p api.Paging) (db.List[Planning], error) {
	order, err := planningOrders.By(f.Sort, "p.id")
	if err != nil {
		return db.List[Planning]{}, err
	}
	l, err := db.Find(ctx, q, scanPlanning, db.Select{
		Columns: planningColumns, From: `planning p`, Where: planningsLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, complete(ctx, q, in, l.Items)
}

func planningsLike(in access.Scope, f PlanningFilter) db.Where {
	w := planningsIn(in)
	if f.Year != 0 {
		w.Add(`p.year = ?`, f.Year)
	}
	if len(f.States) > 0 {
		w.In(`p.state`, f.States...)
	}
	if f.Campus != "" {
		w.Add(`p.id IN (SELECT planning_id FROM planning_campus WHERE campus_id = ?)`, f.Campus)
	}
	if f.Class != "" {
		w.Add(`p.id IN (SELECT planning_id FROM planning_class WHERE class_id = ?)`, f.Class)
	}
	w.MatchAny(f.Q, db.Has(`p.search_text`),
		`p.id IN (SELECT pc.planning_id FROM planning_campus pc JOIN campus h ON h.id = pc.campus_id WHERE `+db.Has(db.Words(`h.sort_name`))+`)`,
		`p.id IN (SELECT pk.planning_id FROM planning_class pk JOIN class k ON k.id = pk.class_id WHERE `+db.Has(`k.search_text`)+`)`)
	return w
}

// findThese returns plannings by their ids, in order.
func findThese(ctx context.Context, q db.Querier, in access.Scope, ids []string) ([]Planning, error) {
	w := planningsIn(in)
	w.Among(q, `p.id`, ids)
	all, err := db.All(ctx, q, scanPlanning, `SELECT `+planningColumns+` FROM planning p`+w.String()+` ORDER BY p.first_day, p.id`, w.Args...)
	if err != nil {
		return nil, err
	}
	if err := complete(ctx, q, in, all); err != nil {
		return nil, err
	}
	return all, countCourses(ctx, q, in, all)
}

func findPlanning(ctx context.Context, q db.Querier, in access.Scope, id string) (Planning, error) {
	w := planningsIn(in)
	w.Add(`p.id = ?`, id)
	p, err := db.One(ctx, q, "planning.not_found", scanPlanning, `SELECT `+planningColumns+` FROM planning p`+w.String(), w.Args...)
	if err != nil {
		return p, err
	}
	one := []Planning{p}
	if err := complete(ctx, q, in, one); err != nil {
		return p, err
	}
	err = countCourses(ctx, q, in, one)
	return one[0], err
}

// placesOf returns the ids of plannings, and where each of them is.
func placesOf(plannings []Planning) (ids []string, at map[string]*Planning) {
	ids, at = make([]string, len(plannings)), map[string]*Planning{}
	for i := range plannings {
		ids[i], at[plannings[i].ID] = plannings[i].ID, &plannings[i]
	}
	return ids, at
}

// complete fills in campuses and classes of plannings, and for who plans which of them
// are not over. Who reads only his own campus learns of its classes only.
func complete(ctx context.Context, q db.Querier, in access.Scope, plannings []Planning) error {
	ids, at := placesOf(plannings)
	if len(ids) == 0 {
		return nil
	}
	var w, k db.Where
	w.Among(q, `pc.planning_id`, ids)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c CampusShort
		err := r.Scan(&id, &c.ID, &c.Name, &c.Color)
		at[id].Campuses = append(at[id].Campuses, c)
		return err
	}, `SELECT pc.planning_id, h.id, h.name, h.color FROM planning_campus pc JOIN campus h ON h.id = pc.campus_id`+w.String()+`
		ORDER BY pc.planning_id, h.sort_name, h.id`, w.Args...); err != nil {
		return err
	}
	k.Among(q, `pk.planning_id`, ids)
	k.And(in.Rows(`k.campus_id = ?`, `k.id IN (SELECT class_id FROM enrollment WHERE person_id = ? AND status = 'confirmed')`))
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var c ClassShort
		err := r.Scan(&id, &c.ID, &c.Code, &c.CampusID)
		at[id].Classes = append(at[id].Classes, c)
		return err
	}, `SELECT pk.planning_id, k.id, k.code, k.campus_id FROM planning_class pk JOIN class k ON k.id = pk.class_id JOIN campus h ON h.id = k.campus_id`+k.String()+`
		ORDER BY pk.planning_id, h.sort_name, k.code_key, k.id`, k.Args...); err != nil {
		return err
	}
	if !plans(in) {
		return nil
	}
	return findAhead(ctx, q, ids, at)
}

// findAhead tells which of the published plannings have a session that is not
// over, by the clock of its campus. The day keeps what is long over unread.
func findAhead(ctx context.Context, q db.Querier, ids []string, at map[string]*Planning) error {
	var w db.Where
	now := clock.Now()
	w.Among(q, `p.id`, ids)
	w.Add(`p.state = ?`, Published)
	w.Add(`EXISTS (SELECT 1 FROM agenda s WHERE s.planning_id = p.id AND s.day >= ? AND s.ends_at > ?)`, clock.DateOf(now, time.UTC).AddDays(-1), now)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		err := r.Scan(&id)
		at[id].ahead = true
		return err
	}, `SELECT p.id FROM planning p`+w.String(), w.Args...)
}

// countCourses tells who plans how many courses stand on the boards of plannings, and
// how many of them are not staffed.
func countCourses(ctx context.Context, q db.Querier, in access.Scope, plannings []Planning) error {
	ids, at := placesOf(plannings)
	if len(ids) == 0 || !plans(in) {
		return nil
	}
	var w db.Where
	w.Among(q, `s.planning_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var courses, staffedOnes int
		err := r.Scan(&id, &courses, &staffedOnes)
		at[id].Courses, at[id].Open = courses, courses-staffedOnes
		return err
	}, `SELECT on_board.planning_id, COUNT(*), COALESCE(SUM(CASE WHEN `+staffed+` THEN 1 ELSE 0 END), 0)
		FROM (SELECT DISTINCT s.planning_id, s.agenda_course_id FROM agenda s`+w.String()+`) on_board
		JOIN agenda_course ac ON ac.id = on_board.agenda_course_id GROUP BY on_board.planning_id`, w.Args...)
}

// staffed holds for an agenda course ac of which each session has somebody who
// accepted to teach it and, where a class does not speak a language of the
// teacher's, somebody who accepted to translate. Who accepted the whole of it comes to
// each session: only where nobody did these are looked at one by one.
const staffed = `((` + takingAll + ` AND i.half = 'teacher') OR NOT EXISTS (` + untaken + ` AND i.half = 'teacher')))
	AND (NOT ` + foreign + ` OR ` + takingAll + ` AND i.half = 'translator') OR NOT EXISTS (` + untaken + ` AND i.half = 'translator'))))`

// takingAll begins who accepted the whole of an agenda course ac.
const takingAll = `EXISTS (SELECT 1 FROM teaching_invitation i WHERE i.agenda_course_id = ac.id AND i.state = 'accepted' AND i.whole`

// taking finds who accepted a session u of an agenda course.
const taking = `SELECT 1 FROM teaching_invitation i WHERE i.agenda_course_id = u.agenda_course_id AND i.state = 'accepted'
	AND (i.whole OR EXISTS (SELECT 1 FROM teaching_invitation_session x WHERE x.invitation_id = i.id AND x.agenda_id = u.id))`

// foreign holds for an agenda course ac that has a class whose language is none
// of the languages of its teacher.
const foreign = `EXISTS (SELECT 1 FROM teaching_invitation i WHERE i.agenda_course_id = ac.id AND ` + speaksOther + `)`

// NewPlanning is a planning that is to be added.
type NewPlanning struct {
	ID string
	PlanningFields
	Participants
}

// AddPlannings adds plannings; those without a number are numbered on within
// their year, in the order in which they are given.
func AddPlannings(ctx context.Context, tx *db.Tx, all ...NewPlanning) error {
	month, err := account.SchoolMonth(ctx, tx)
	if err != nil {
		return err
	}
	if err := number(ctx, tx, all, month); err != nil {
		return err
	}
	now, rows := clock.Now(), db.NewBulk(`planning (id, year, number, first_day, last_day, abbreviation, description, week, state, search_text, created_at, updated_at)`)
	for _, n := range all {
		f := n.clean()
		rows.Add(n.ID, SchoolYear(f.FirstDay, month), f.Number, f.FirstDay, f.LastDay, f.Abbreviation, f.Description, f.Week, Draft, f.searchText(), now, now)
	}
	if err := planningError(rows.Insert(ctx, tx)); err != nil {
		return err
	}
	return addParticipants(ctx, tx, all)
}

// number gives those that have none the next numbers of their years.
func number(ctx context.Context, q db.Querier, all []NewPlanning, month int) error {
	next := map[int]int{}
	for i, n := range all {
		if n.Number != 0 {
			continue
		}
		year := SchoolYear(n.FirstDay, month)
		if next[year] == 0 {
			highest, err := db.One(ctx, q, "", db.ScanInt, `SELECT COALESCE(MAX(number), 0) FROM planning WHERE year = ?`, year)
			if err != nil {
				return err
			}
			next[year] = highest + 1
		}
		all[i].Number = next[year]
		next[year]++
	}
	return nil
}

// savePlanning changes a planning. Its year stays while its first day does, also
// where school years have come to begin in another month since.
func savePlanning(ctx context.Context, tx *db.Tx, before Planning, f PlanningFields) error {
	year := before.Year
	if f.FirstDay != before.FirstDay {
		month, err := account.SchoolMonth(ctx, tx)
		if err != nil {
			return err
		}
		year = SchoolYear(f.FirstDay, month)
	}
	return planningError(db.Change(ctx, tx, "planning.not_found", `UPDATE planning SET version = version + 1, board = board + 1, year = ?, number = ?, first_day = ?, last_day = ?,
		abbreviation = ?, description = ?, week = ?, search_text = ?, updated_at = ? WHERE id = ?`,
		year, f.Number, f.FirstDay, f.LastDay, f.Abbreviation, f.Description, f.Week, f.searchText(), clock.Now(), before.ID))
}

// searchText is what a planning is found by.
func (f PlanningFields) searchText() string {
	return db.SearchText(f.Abbreviation, f.Description, itoa(f.Number), f.FirstDay.String(), f.LastDay.String())
}

// saveParticipants replaces the campuses and classes that take part.
func saveParticipants(ctx context.Context, tx *db.Tx, id string, who Participants) error {
	for _, text := range []string{`DELETE FROM planning_campus WHERE planning_id = ?`, `DELETE FROM planning_class WHERE planning_id = ?`} {
		if err := db.Exec(ctx, tx, text, id); err != nil {
			return err
		}
	}
	return addParticipants(ctx, tx, []NewPlanning{{ID: id, Participants: who}})
}

// addParticipants adds who takes part in plannings. A class brings its campus
// along.
func addParticipants(ctx context.Context, tx *db.Tx, all []NewPlanning) error {
	classes, campuses := db.NewBulk(`planning_class (planning_id, class_id)`), db.NewBulk(`planning_campus (planning_id, campus_id)`)
	for _, n := range all {
		for _, id := range unique(n.ClassIDs) {
			classes.Add(n.ID, id)
		}
		for _, id := range unique(n.CampusIDs) {
			campuses.Add(n.ID, id)
		}
	}
	if err := campuses.Change(ctx, tx, "campus.not_found", `INSERT INTO planning_campus (planning_id, campus_id)
		SELECT given.planning_id, h.id FROM given JOIN campus h ON h.id = given.campus_id`); err != nil {
		return err
	}
	if err := classes.Change(ctx, tx, "class.not_found", `INSERT INTO planning_class (planning_id, class_id)
		SELECT given.planning_id, k.id FROM given JOIN class k ON k.id = given.class_id`); err != nil {
		return err
	}
	_, err := classes.Exec(ctx, tx, `INSERT INTO planning_campus (planning_id, campus_id)
		SELECT DISTINCT given.planning_id, k.campus_id FROM given JOIN class k ON k.id = given.class_id WHERE TRUE
		ON CONFLICT (planning_id, campus_id) DO NOTHING`)
	return err
}

// setState moves a planning to another state.
func setState(ctx context.Context, tx *db.Tx, id, state, reason string) error {
	return db.Change(ctx, tx, "planning.not_found", `UPDATE planning SET version = version + 1, board = board + 1, state = ?, state_reason = ?, updated_at = ? WHERE id = ?`,
		state, reason, clock.Now(), id)
}

func removePlanning(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "planning.not_found", `DELETE FROM planning WHERE id = ?`, id)
}

// planningError names the constraint that a write ran into.
func planningError(err error) error {
	if db.IsDuplicate(err) {
		return &fault.Error{Kind: fault.Conflict, Code: "planning.number_taken", Field: "number"}
	}
	return err
}
