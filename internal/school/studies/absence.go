package studies

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Absence is some days on which a student says beforehand that he will be away.
type Absence struct {
	ID          string     `json:"id"`
	StudentID   string     `json:"student_id"`
	StudentName string     `json:"student_name"`
	AnnouncedBy string     `json:"announced_by" doc:"The name of who announced it: himself, or the office."`
	CreatedAt   clock.Time `json:"created_at" format:"date-time"`
	AbsenceFields
}

// AbsenceFields is the part of an absence that people fill in.
type AbsenceFields struct {
	FirstDay clock.Date `json:"first_day" format:"date"`
	LastDay  clock.Date `json:"last_day" format:"date"`
	Reason   string     `json:"reason" maxLength:"500"`
}

// maxAbsenceDays is how long an announced absence may be: a term.
const maxAbsenceDays = 120

// Check returns what is wrong beyond what the tags tell.
func (f AbsenceFields) Check() error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "first_day", f.FirstDay)
	clock.SchoolDays.Check(&wrong, "last_day", f.LastDay)
	wrong.Add(f.LastDay.Before(f.FirstDay), "last_day", "attendance.ends_before", nil)
	wrong.Add(f.LastDay.DaysSince(f.FirstDay) >= maxAbsenceDays, "last_day", "attendance.absence_long", fault.Params{"limit": maxAbsenceDays})
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *AbsenceFields) Resolve(api.Context) []error {
	f.Reason = strings.TrimSpace(f.Reason)
	return api.Found(f.Check())
}
