package planning

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

const (
	// boardCells and publishedCells are the courses of plannings, as they stand on
	// the boards and as they were published.
	boardCells = `SELECT s.planning_id, ac.id, ac.version, ac.course_id, c.code, c.name, s.sessions, ` + staffed + `
		FROM (SELECT s.planning_id, s.agenda_course_id, COUNT(*) AS sessions, MIN(s.starts_at) AS begins FROM agenda s%s GROUP BY s.planning_id, s.agenda_course_id) s
		JOIN agenda_course ac ON ac.id = s.agenda_course_id JOIN course c ON c.id = ac.course_id ORDER BY s.planning_id, s.begins, ac.id`
	publishedCells = `SELECT s.planning_id, s.agenda_course_id, 0, s.course_id, c.code, c.name, COUNT(*),
		MIN(CASE WHEN EXISTS (SELECT 1 FROM published_agenda_person x WHERE x.agenda_id = s.id AND x.half = 'teacher')
			AND (EXISTS (SELECT 1 FROM published_agenda_person x WHERE x.agenda_id = s.id AND x.half = 'translator') OR NOT ` + publishedForeign + `) THEN 1 ELSE 0 END) = 1
		FROM published_agenda s JOIN course c ON c.id = s.course_id%s
		GROUP BY s.planning_id, s.agenda_course_id, s.course_id, c.code, c.name ORDER BY s.planning_id, MIN(s.starts_at), s.agenda_course_id`
	// publishedForeign holds for a session s with a class whose language is none of
	// its teacher's.
	publishedForeign = `EXISTS (SELECT 1 FROM published_agenda_person g JOIN published_agenda_class x ON x.agenda_id = g.agenda_id JOIN class k ON k.id = x.class_id
		WHERE g.agenda_id = s.id AND g.half = 'teacher' AND k.language <> '' AND NOT EXISTS (SELECT 1 FROM instructor_language l WHERE l.person_id = g.person_id AND l.language = k.language))`
	boardSitters     = `SELECT DISTINCT x.agenda_course_id, k.id, k.code_key FROM agenda_course_class x JOIN class k ON k.id = x.class_id%s ORDER BY x.agenda_course_id, k.code_key, k.id`
	publishedSitters = `SELECT DISTINCT s.agenda_course_id, k.id, k.code_key FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id
		JOIN class k ON k.id = x.class_id%s ORDER BY s.agenda_course_id, k.code_key, k.id`
)

// findYearCells returns what stands in plannings, by planning, in two queries
// however many they are.
func findYearCells(ctx context.Context, q db.Querier, in access.Scope, plannings []Planning) (map[string][]YearCell, error) {
	cells, ids := map[string][]YearCell{}, make([]string, len(plannings))
	for i, p := range plannings {
		ids[i] = p.ID
	}
	var w db.Where
	w.Among(q, `s.planning_id`, ids)
	text := boardCells
	if !plans(in) {
		text = publishedCells
		w.Add(`NOT s.canceled`)
		w.And(in.Rows(campusSessions, ownSessions))
	}
	courses := []string{}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		c := YearCell{ClassIDs: []string{}}
		err := r.Scan(&id, &c.AgendaCourseID, &c.Version, &c.CourseID, &c.CourseCode, &c.CourseName, &c.Sessions, &c.Staffed)
		cells[id], courses = append(cells[id], c), append(courses, c.AgendaCourseID)
		return err
	}, into(text, w), w.Args...); err != nil {
		return nil, err
	}
	sitters, err := findSitters(ctx, q, in, unique(courses))
	for _, some := range cells {
		for i, c := range some {
			some[i].ClassIDs = append(c.ClassIDs, sitters[c.AgendaCourseID]...)
		}
	}
	return cells, err
}

// findSitters returns the classes in reach that agenda courses are given to.
func findSitters(ctx context.Context, q db.Querier, in access.Scope, courses []string) (map[string][]string, error) {
	all, text := map[string][]string{}, boardSitters
	var w db.Where
	if plans(in) {
		w.Among(q, `x.agenda_course_id`, courses)
	} else {
		text = publishedSitters
		w.Among(q, `s.agenda_course_id`, courses)
		w.Add(`NOT s.canceled`)
		w.And(in.Rows(`k.campus_id = ?`, sittingClasses))
	}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id, class, code string
		err := r.Scan(&id, &class, &code)
		all[id] = append(all[id], class)
		return err
	}, into(text, w), w.Args...)
}

// into puts conditions where a query has their place.
func into(text string, w db.Where) string { return strings.Replace(text, "%s", w.String(), 1) }
