package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
)

// ClassWarnings are what of a class somebody should look at, each with where.
type ClassWarnings struct {
	RequiredAttendance int              `json:"required_attendance" doc:"In per cent, of the class's campus."`
	Low                []LowPresence    `json:"low" doc:"Students whose presence is below it in some course."`
	Missing            []MissingGrades  `json:"missing" doc:"Courses that are over for some time and in which grades are missing."`
	Untaken            []UntakenSession `json:"untaken" doc:"Sessions of the last weeks that were not taken."`
}

// LowPresence is a student with too little presence in a course.
type LowPresence struct {
	StudentID  string `json:"student_id"`
	FirstName  string `json:"first_name"`
	LastName   string `json:"last_name"`
	CourseName string `json:"course_name"`
	Present    int    `json:"present"`
	Counted    int    `json:"counted"`
	Lost       bool   `json:"lost" doc:"What is required can no longer be reached."`
}

// MissingGrades is a course with grades that are missing.
type MissingGrades struct {
	AgendaCourseID string `json:"agenda_course_id"`
	CourseName     string `json:"course_name"`
	Missing        int    `json:"missing" doc:"How many students have none."`
}

// UntakenSession is a session in which nobody of the class has a mark.
type UntakenSession struct {
	SessionID      string     `json:"session_id"`
	AgendaCourseID string     `json:"agenda_course_id"`
	CourseName     string     `json:"course_name"`
	Day            clock.Date `json:"day" format:"date"`
}

func (a *Area) getClassWarnings(ctx context.Context, in *api.ID) (ClassWarnings, error) {
	now := clock.Now()
	c, sessions, err := readClassReport(ctx, a.db, access.From(ctx), in.ID, now)
	if err != nil {
		return ClassWarnings{}, err
	}
	return c.warnings(sessions, now), nil
}

// warnings are what its summary counts, one by one.
func (c ClassReport) warnings(sessions []classSession, now clock.Time) ClassWarnings {
	w := ClassWarnings{RequiredAttendance: c.RequiredAttendance, Low: []LowPresence{}, Missing: []MissingGrades{}, Untaken: []UntakenSession{}}
	for _, s := range c.Students {
		for i, cell := range s.Cells {
			if cell.Warns != "" && s.counts() {
				w.Low = append(w.Low, LowPresence{s.StudentID, s.FirstName, s.LastName, c.Courses[i].CourseName, cell.Present, cell.Counted, cell.Warns == presenceLost})
			}
		}
	}
	names := map[string]string{} // by agenda course
	for _, one := range c.Courses {
		for _, id := range one.AgendaCourseIDs {
			names[id] = one.CourseName
		}
		if one.Missing {
			w.Missing = append(w.Missing, MissingGrades{one.AgendaCourseIDs[0], one.CourseName, one.Students - one.Given})
		}
	}
	for _, s := range sessions {
		if name, mine := names[s.agendaCourseID]; mine && s.untaken(now) {
			w.Untaken = append(w.Untaken, UntakenSession{s.id, s.agendaCourseID, name, s.day})
		}
	}
	return w
}

// untaken reports whether a session of the last weeks has no mark.
func (s classSession) untaken(now clock.Time) bool {
	return !s.held && !now.Before(s.startsAt) && now.AddDate(0, 0, -takingDays).Before(s.startsAt.Time)
}
