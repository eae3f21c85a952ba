package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
)

func (a *Area) attendanceRoutes(r *api.Router) {
	const sheet = "/api/attendance/sheets/{agenda_course_id}/{class_id}"
	api.Get(r, "getAttendanceSheet", sheet, readAttendance, a.getAttendanceSheet, api.Says("Get the attendance of a class in a course, or that nothing has changed in it"))
	api.Do(r, "saveAttendance", sheet+"/marks", changeAttendance, a.saveAttendance, api.Says("Enter marks of attendance, with what became of each"))
}

// getAttendanceSheet returns the sheet of all sessions that the caller reaches,
// or of one. Whoever looks at it asks again every few seconds with the mark that
// he has.
func (a *Area) getAttendanceSheet(ctx context.Context, in *struct {
	SheetID
	Session string `query:"session" maxLength:"64" doc:"Of one session only."`
	api.Since
},
) (none api.Changed[AttendanceSheet], err error) {
	scope := access.From(ctx)
	// Who may no longer see it does not hear that nothing has changed.
	s, err := findSheet(ctx, a.db, scope, in.SheetID, in.Session)
	if err != nil {
		return none, err
	}
	mark, err := findBeside(ctx, a.db, in.SheetID)
	if err != nil {
		return none, err
	}
	mark.why = mayKnowWhy(scope, s)
	if in.Mark != "" {
		seen := mark
		if err := countMarks(ctx, a.db, s, &seen); err != nil || seen.text(s) == in.Mark {
			return api.Changed[AttendanceSheet]{Mark: in.Mark}, err
		}
	}
	found, err := a.attendanceOf(ctx, s, &mark)
	return api.Changed[AttendanceSheet]{Mark: mark.text(s), Data: &found}, err
}

// attendanceOf returns the sheet, and notes in its mark what it has read.
func (a *Area) attendanceOf(ctx context.Context, s courseSheet, mark *sheetMark) (found AttendanceSheet, err error) {
	students, err := findStudents(ctx, a.db, s.ClassID)
	if err != nil {
		return found, err
	}
	for _, one := range students {
		mark.students, mark.changes = mark.students+1, mark.changes+one.version
	}
	marks, err := findMarks(ctx, a.db, s, mark)
	if err != nil {
		return found, err
	}
	if err := nameTakers(ctx, a.db, access.From(ctx), marks); err != nil {
		return found, err
	}
	if mark.papers > 0 {
		if err := countPapers(ctx, a.db, s, marks); err != nil {
			return found, err
		}
	}
	found.fill(s, students, marks)
	for i, one := range found.Students {
		found.Students[i].PhotoURL = a.Link(ctx, "/api/people/"+one.StudentID+"/photo", one.PhotoURL)
	}
	if mark.guests > 0 {
		if found.Guests, err = a.findGuests(ctx, a.db, s); err != nil {
			return found, err
		}
	}
	if !mark.why {
		found.hideReasons()
		return found, nil
	}
	if mark.announced > 0 {
		found.Announced, err = findAnnounced(ctx, a.db, s)
	}
	return found, err
}

// mayKnowWhy reports whether the caller may read why students are away: who
// enters attendance of the sheet.
func mayKnowWhy(in access.Scope, s courseSheet) bool {
	may := in.Under(changeAttendance)
	if may.CoversCampus(s.CampusID) {
		return true
	}
	for _, one := range s.sessions {
		if one.teaches {
			return true
		}
	}
	return false
}

// hideReasons takes out why students were away.
func (a *AttendanceSheet) hideReasons() {
	for i := range a.Students {
		for j := range a.Students[i].Marks {
			a.Students[i].Marks[j].Reason, a.Students[i].Marks[j].Papers = "", 0
		}
	}
}
