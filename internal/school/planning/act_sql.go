package planning

import (
	"context"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const actColumns = `number, kind, person_id, undone, created_at, was, became`

func scanAct(r db.Row) (a Act, err error) {
	var was, became string
	if err := r.Scan(&a.Number, &a.Kind, &a.PersonID, &a.Undone, &a.CreatedAt, &was, &became); err != nil {
		return a, err
	}
	if a.was, err = parseImage(was); err == nil {
		a.became, err = parseImage(became)
	}
	return a, err
}

// addAct keeps what a planner did. What he had taken back before cannot be done
// again then, and what lies further back than one can go is forgotten.
func addAct(ctx context.Context, tx *db.Tx, planningID, by, kind, key string, was, became []AgendaCourse) error {
	if err := db.Exec(ctx, tx, `DELETE FROM board_act WHERE planning_id = ? AND person_id = ? AND (undone OR number < COALESCE((SELECT MIN(number) FROM
		(SELECT number FROM board_act WHERE planning_id = ? AND person_id = ? AND NOT undone ORDER BY number DESC`+db.Limit(maxUndo-1)+`) AS kept), 0))`,
		planningID, by, planningID, by); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO board_act (planning_id, number, person_id, kind, was, became, undone, request_key, created_at)
		SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, FALSE, ?, ? FROM board_act WHERE planning_id = ?`,
		planningID, by, kind, image(was), image(became), key, clock.Now(), planningID)
}

// findByKey finds an act that was sent before.
func findByKey(ctx context.Context, q db.Querier, planningID, key string) (Act, bool, error) {
	all, err := db.All(ctx, q, scanAct, `SELECT `+actColumns+` FROM board_act WHERE request_key = ? AND planning_id = ?`, key, planningID)
	if err != nil || len(all) == 0 {
		return Act{}, false, err
	}
	return all[0], true, nil
}

// findTurned finds an act that was turned before: under this key, or since it is
// the one that is meant.
func findTurned(ctx context.Context, q db.Querier, planningID, personID, key, act string, back bool) (Act, bool, error) {
	var w db.Where
	switch {
	case act != "":
		w.Add(`request_key = ?`, act)
	case key != "":
		w.Add(`turn_key = ?`, key)
	default:
		return Act{}, false, nil
	}
	w.Add(`planning_id = ?`, planningID)
	w.Add(`person_id = ?`, personID)
	w.Add(`undone = ?`, back)
	all, err := db.All(ctx, q, scanAct, `SELECT `+actColumns+` FROM board_act`+w.String(), w.Args...)
	if err != nil || len(all) == 0 {
		return Act{}, false, err
	}
	return all[0], true, nil
}

// findTurn finds the act that somebody takes back next, or does again; or the
// one that he means.
func findTurn(ctx context.Context, q db.Querier, planningID, personID, act string, back bool) (Act, error) {
	order, code := `number DESC`, "planning.nothing_to_undo"
	if !back {
		order, code = `number`, "planning.nothing_to_redo"
	}
	var w db.Where
	w.Add(`planning_id = ?`, planningID)
	w.Add(`person_id = ?`, personID)
	w.Add(`undone = ?`, !back)
	if act != "" {
		w.Add(`request_key = ?`, act)
	}
	all, err := db.All(ctx, q, scanAct, `SELECT `+actColumns+` FROM board_act`+w.String()+` ORDER BY `+order+db.Limit(1), w.Args...)
	if err != nil {
		return Act{}, err
	}
	if len(all) == 0 {
		return Act{}, fault.New(fault.Conflict, code)
	}
	return all[0], nil
}

func markUndone(ctx context.Context, tx *db.Tx, planningID string, number int, undone bool, key string) error {
	return db.Change(ctx, tx, "planning.not_found", `UPDATE board_act SET undone = ?, turn_key = ? WHERE planning_id = ? AND number = ?`, undone, key, planningID, number)
}

// turnBoards gives the boards that agenda courses stand on, or stood on, their
// next number, the same for all: it is the version of what changes, too, and
// never comes twice.
func turnBoards(ctx context.Context, tx *db.Tx, planningID string, was, become []AgendaCourse) (next int64, err error) {
	ids := []string{planningID}
	for _, all := range [][]AgendaCourse{was, become} {
		for _, c := range all {
			for _, s := range c.Sessions {
				ids = append(ids, s.PlanningID)
			}
		}
	}
	var w db.Where
	w.In(`id`, unique(ids)...)
	if next, err = db.One(ctx, tx, "", scanInt64, `SELECT COALESCE(MAX(board), 0) + 1 FROM planning`+w.String(), w.Args...); err != nil {
		return 0, err
	}
	return next, db.Exec(ctx, tx, `UPDATE planning SET board = ?`+w.String(), append([]any{next}, w.Args...)...)
}

// clearBoard takes everything off a board. Courses that go on in another
// planning keep their sessions there.
func (a *Area) clearBoard(ctx context.Context, tx *db.Tx, planningID string) error {
	var w db.Where
	w.Add(`ac.id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, planningID)
	was, err := findAgendaCourses(ctx, tx, w)
	if err != nil {
		return err
	}
	left := slices.DeleteFunc(slices.Clone(was), func(c AgendaCourse) bool {
		return !slices.ContainsFunc(c.Sessions, func(s CourseSession) bool { return s.PlanningID != planningID })
	})
	if err := a.checkPaid(ctx, tx, was, left); err != nil {
		return err
	}
	for _, text := range []string{
		`DELETE FROM agenda_course WHERE id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)
			AND NOT EXISTS (SELECT 1 FROM agenda o WHERE o.agenda_course_id = agenda_course.id AND o.planning_id <> ?)`,
		`DELETE FROM agenda WHERE planning_id = ? AND planning_id = ?`,
	} {
		if err := db.Exec(ctx, tx, text, planningID, planningID); err != nil {
			return err
		}
	}
	return nil
}

// carryAlong moves the sessions of a planning with its first day, and the rows
// that campuses got by hand, and refuses dates and participants that would leave a
// session outside.
func carryAlong(ctx context.Context, tx *db.Tx, planningID string, before clock.Date, f PlanningFields) error {
	shift := f.FirstDay.DaysSince(before)
	if shift != 0 {
		if err := shiftSessions(ctx, tx, planningID, shift); err != nil {
			return err
		}
	}
	if err := shiftRows(ctx, tx, planningID, shift, f); err != nil {
		return err
	}
	outside, err := db.Exists(ctx, tx, `SELECT 1 FROM agenda WHERE planning_id = ? AND (day < ? OR day > ?)`, planningID, f.FirstDay, f.LastDay)
	if err != nil {
		return err
	}
	if outside {
		return fault.On("last_day", "planning.sessions_outside", nil)
	}
	codes, err := db.All(ctx, tx, db.ScanString, `SELECT DISTINCT k.code FROM agenda s JOIN agenda_course_class kc ON kc.agenda_course_id = s.agenda_course_id
		JOIN class k ON k.id = kc.class_id WHERE s.planning_id = ? AND kc.class_id NOT IN (SELECT class_id FROM planning_class WHERE planning_id = ?) ORDER BY k.code`,
		planningID, planningID)
	if err == nil && len(codes) > 0 {
		err = fault.On("class_ids", "planning.class_in_use", fault.Params{"class": codes[0]})
	}
	return err
}

// shiftRows moves the rows that campuses got by hand by some days. Those that the
// planning no longer has a day for are none.
func shiftRows(ctx context.Context, tx *db.Tx, planningID string, days int, f PlanningFields) error {
	rows, err := findRows(ctx, tx, planningID)
	if err != nil || len(rows) == 0 {
		return err
	}
	kept := newRows()
	for campus, hours := range rows {
		for _, h := range hours {
			if h.Day = h.Day.AddDays(days); !h.Day.Before(f.FirstDay) && !f.LastDay.Before(h.Day) {
				kept.add(planningID, campus, h)
			}
		}
	}
	if err := db.Exec(ctx, tx, `DELETE FROM planning_row WHERE planning_id = ?`, planningID); err != nil {
		return err
	}
	return kept.Insert(ctx, tx)
}

// shiftSessions moves the sessions of a planning by some days. Their courses have
// another version then, and every board that shows them another number: who saw
// the old days changes nothing by them.
func shiftSessions(ctx context.Context, tx *db.Tx, planningID string, days int) error {
	type moved struct {
		id, zone      string
		day           clock.Date
		start, finish int
	}
	all, err := db.All(ctx, tx, func(r db.Row) (m moved, err error) {
		return m, r.Scan(&m.id, &m.day, &m.start, &m.finish, &m.zone)
	}, `SELECT s.id, s.day, s.start, s.finish, h.time_zone FROM agenda s JOIN agenda_course ac ON ac.id = s.agenda_course_id
		JOIN campus h ON h.id = ac.campus_id WHERE s.planning_id = ?`, planningID)
	if err != nil {
		return err
	}
	rows := db.NewBulk(`agenda (id, day, starts_at, ends_at)`)
	for _, m := range all {
		day := m.day.AddDays(days)
		rows.Add(m.id, day, instant(day, m.start, m.zone), instant(day, m.finish, m.zone))
	}
	if err := rows.Update(ctx, tx, "planning.not_found", "id"); err != nil {
		return err
	}
	var w db.Where
	w.Add(`ac.id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, planningID)
	courses, err := findAgendaCourses(ctx, tx, w)
	if err != nil {
		return err
	}
	version, err := turnBoards(ctx, tx, planningID, courses, nil)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE agenda_course SET version = ?, updated_at = ? WHERE id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, version, clock.Now(), planningID)
}
