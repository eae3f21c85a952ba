package studies

import (
	"context"
	"net/url"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// attendanceDue is how long after a session its attendance is urgent.
const attendanceDue = 48 * time.Hour

// owedAttendance are the sessions that a teacher gave and of which nobody has
// entered who was there: a line for each class of a course, which leads to the
// first of them.
func owedAttendance(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) (all []part.Waiting, err error) {
	if caller.Actor().Roles&access.Teacher == 0 {
		return nil, nil
	}
	at := map[SheetID]int{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		t, k, err := scanTaking(r)
		if err != nil {
			return err
		}
		id := SheetID{t.AgendaCourseID, k.ClassID}
		i, known := at[id]
		if !known {
			i, at[id] = len(all), len(all)
			all = append(all, owed(t, k, now))
		}
		all[i].Params["count"] = all[i].Params["count"].(int) + 1
		return nil
	}, `SELECT `+takingColumns+` FROM `+takingTables+`
		WHERE s.id IN (SELECT g.agenda_id FROM published_agenda_person g WHERE g.person_id = ? AND g.half = 'teacher') AND s.ends_at < ? AND s.starts_at >= ? AND NOT s.canceled AND k.archived_at IS NULL
		AND NOT `+closedWeekend+` AND NOT EXISTS (`+classMarks+`) AND `+expected+` > 0 ORDER BY s.starts_at, s.id, k.code_key, k.id`,
		caller.Actor().PersonID, now, clock.At(now.AddDate(0, 0, -takingDays)))
}

func owed(t Taking, k TakingClass, now clock.Time) part.Waiting {
	return part.Waiting{
		Kind: "attendance", Code: "space.waiting.attendance",
		Params: fault.Params{"course": t.CourseName, "class": k.ClassCode, "day": t.Day, "count": 0},
		Link:   "/apps/campus/attendance/students/" + t.SessionID + "/" + k.ClassID + "/" + t.AgendaCourseID + "/" + url.PathEscape(t.CourseName),
		Urgent: t.EndsAt.Before(now.Add(-attendanceDue)),
	}
}
