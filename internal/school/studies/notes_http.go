package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// getCourseNotes returns what a student did in a course, in every agenda course
// of it that the caller reaches: of a campus, his own, or one that he teaches.
func (a *Area) getCourseNotes(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	CourseID string `path:"course_id" maxLength:"64"`
},
) (n CourseNotes, err error) {
	scope := access.From(ctx)
	var w db.Where
	w.Add(`e.person_id = ?`, in.ID)
	seats, err := findSeats(ctx, a.db, w)
	if err != nil {
		return n, err
	}
	taught, err := findTaught(ctx, a.db, teacher(scope), in.CourseID)
	if err != nil {
		return n, err
	}
	n.Items = []NotesItem{}
	for _, s := range slices.Backward(seats) {
		some, err := a.notesOf(ctx, scope, s, in.CourseID, taught)
		if err != nil {
			return n, err
		}
		n.Items = append(n.Items, some...)
	}
	if len(n.Items) == 0 {
		return n, fault.New(fault.NotFound, "grade.no_notes")
	}
	who, of := seats[0], n.Items[0]
	n.StudentID, n.FirstName, n.LastName = who.StudentID, who.FirstName, who.LastName
	n.PhotoURL = a.Link(ctx, "/api/people/"+who.StudentID+"/photo", who.PhotoURL)
	n.CourseID, n.CourseCode, n.CourseName = of.CourseID, of.CourseCode, of.CourseName
	return n, nil
}

// notesOf are the agenda courses of a course that somebody followed in a class,
// as far as the caller reaches them.
func (a *Area) notesOf(ctx context.Context, in access.Scope, s seat, courseID string, taught map[string]bool) ([]NotesItem, error) {
	office := seesAll(in, s.CampusID)
	own := s.StudentID == in.Actor().PersonID && in.Actor().Roles&(access.Student|access.Alumni) != 0
	if !office && !own && len(taught) == 0 {
		return nil, nil
	}
	courses, err := s.courses(ctx, a.db, true)
	if err != nil {
		return nil, err
	}
	held, err := findHeld(ctx, a.db, s.ClassID, s.EnrollmentID, `s.course_id = ?`, courseID)
	if err != nil {
		return nil, err
	}
	var all []NotesItem
	for _, c := range courses {
		if c.CourseID != courseID || !office && !own && !taught[c.AgendaCourseID] {
			continue
		}
		c.settle(c.Attempts, office || taught[c.AgendaCourseID], s.PassMark, s.RequiredAttendance)
		all = append(all, NotesItem{
			ReportCourse: c, CampusName: s.CampusName, PassMark: s.PassMark, RequiredAttendance: s.RequiredAttendance, Sessions: s.notesSessions(held, c.AgendaCourseID),
		})
	}
	return all, nil
}

// notesSessions are the sessions of an agenda course that he had to come to.
func (s seat) notesSessions(held []heldSession, agendaCourseID string) []NotesSession {
	all := []NotesSession{}
	for _, one := range held {
		if one.agendaCourseID != agendaCourseID || one.mark.Value == noValue && !s.follows(one.Day, one.StartsAt, clock.Zone(one.zone)) {
			continue
		}
		all = append(all, NotesSession{ID: one.ID, Day: one.Day, Start: one.Start, Finish: one.Finish, Held: one.held, Mark: one.mark})
	}
	return all
}

// findTaught returns the agenda courses of a course that somebody teaches.
func findTaught(ctx context.Context, q db.Querier, personID, courseID string) (map[string]bool, error) {
	all := map[string]bool{}
	if personID == "" {
		return all, nil
	}
	return all, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		all[id] = true
		return err
	}, `SELECT s.agenda_course_id FROM published_agenda_person g JOIN published_agenda s ON s.id = g.agenda_id
		WHERE g.person_id = ? AND g.half = 'teacher' AND NOT s.canceled AND s.course_id = ?`, personID, courseID)
}
