package academic

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// CourseAccess is a course that was opened to a person for some days.
type CourseAccess struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	PersonID   string     `json:"person_id"`
	PersonName string     `json:"person_name"`
	CourseID   string     `json:"course_id"`
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	Days       int        `json:"days" enum:"90,120,240,360"`
	FirstDay   clock.Date `json:"first_day" format:"date"`
	LastDay    clock.Date `json:"last_day" format:"date" doc:"It is open on that day still."`
	Note       string     `json:"note"`
	State      string     `json:"state" enum:"open,ended"`
}

// grantCourses is who may open a course to a person; everyone may know what is
// open to himself.
var (
	grantCourses = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	readGrants   = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).
			Or(access.Coordinator|access.Secretary, access.OwnCampus).Or(access.Members, access.Self)
)

// trail is what the audit trail keeps of it.
func (g CourseAccess) trail() any {
	return map[string]any{"course": g.CourseCode, "first_day": g.FirstDay.String(), "last_day": g.LastDay.String(), "note": g.Note}
}
