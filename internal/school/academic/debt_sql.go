package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// ClassDebt is what a class has left to plan, and whether it can be in time.
type ClassDebt struct {
	ClassID   string `json:"class_id"`
	HoursLeft int    `json:"hours_left" doc:"What of its curriculum is neither done nor planned."`
	Room      int    `json:"room" doc:"The hours that the plannings ahead have free for it, until it ends."`
	Late      bool   `json:"late" doc:"There is less room than debt: it cannot finish in time."`
}

// FindDebts returns the debts of classes that have a curriculum, in as many
// statements for many of them as for one. The caller has made sure that they
// are in reach.
func FindDebts(ctx context.Context, q db.Querier, teaching part.Teaching, classIDs []string) ([]ClassDebt, error) {
	at, ids, order, ends := map[string]*ClassProgress{}, []string{}, []Class{}, map[string]clock.Date{}
	var w db.Where
	w.Among(q, `k.id`, classIDs)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var c Class
		var one ClassCourse
		if err := r.Scan(&c.ID, &c.EndYear, &c.Graduated, &one.CourseID, &one.Hours, &one.DoneOn); err != nil {
			return err
		}
		if at[c.ID] == nil {
			at[c.ID], ids, order, ends[c.ID] = &ClassProgress{}, append(ids, c.ID), append(order, c), c.lastDay()
		}
		at[c.ID].Courses = append(at[c.ID].Courses, one)
		return nil
	}, `SELECT k.id, k.end_year, k.graduated_at IS NOT NULL, cc.course_id, cc.hours, d.done_on FROM class k JOIN curriculum_course cc ON cc.curriculum_id = k.curriculum_id
		LEFT JOIN class_course_done d ON d.class_id = k.id AND d.course_id = cc.course_id`+w.String()+` ORDER BY k.id`, w.Args...); err != nil {
		return nil, err
	}
	given, err := teaching.Given(ctx, q, ids)
	if err != nil {
		return nil, err
	}
	room, err := teaching.Room(ctx, q, ends)
	debts := make([]ClassDebt, len(order))
	for i, c := range order {
		p := at[c.ID]
		for j, one := range p.Courses {
			p.Courses[j] = one.as(given[c.ID][one.CourseID])
		}
		p.settle()
		p.fit(c, room)
		debts[i] = ClassDebt{ClassID: c.ID, HoursLeft: p.HoursLeft, Room: p.Room, Late: p.Late}
	}
	return debts, err
}
