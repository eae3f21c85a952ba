package studies

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

const gradeSheetPath = "/api/grades/sheets/{agenda_course_id}/{class_id}"

func (a *Area) gradeRoutes(r *api.Router) {
	api.Get(r, "getGradeSheet", gradeSheetPath, enterGrades, a.getGradeSheet, api.Says("Get the grades of a class in a course, or that nothing has changed in them"))
	api.Do(r, "saveGrades", gradeSheetPath+"/grades", enterGrades, a.saveGrades, api.Says("Enter grades, with what became of each"))
	api.Stream(r, "exportGrades", gradeSheetPath+"/export", enterGrades, a.exportGrades)
	api.Upload(r, "planGradeImport", http.MethodPut, gradeSheetPath+"/import", enterGrades, maxGradeFile, a.planGradeImport, api.Says("Show what a file of grades would do"))
	api.Do(r, "publishGrades", gradeSheetPath+"/publish", enterGrades, a.publishGrades, api.Says("Let the students of a class see their grades in a course"), api.Refuses(fault.Conflict))
	api.Do(r, "lockGrades", gradeSheetPath+"/lock", enterGrades, a.lockGrades, api.Says("Publish the grades of a class in a course, and end entering them"), api.Refuses(fault.Conflict))
	api.Do(r, "unlockGrades", gradeSheetPath+"/unlock", unlockGrades, a.unlockGrades, api.Says("Let grades that were locked be entered again"), api.Refuses(fault.Conflict))
}

// getGradeSheet returns the sheet. Whoever looks at it asks again every few
// seconds with the mark that he has.
func (a *Area) getGradeSheet(ctx context.Context, in *struct {
	SheetID
	api.Since
},
) (none api.Changed[GradeSheet], err error) {
	s, err := findGradeSheet(ctx, a.db, access.From(ctx), in.SheetID)
	if err != nil {
		return none, err
	}
	mark, err := findGradesMark(ctx, a.db, in.SheetID)
	if err != nil {
		return none, err
	}
	if s.closed {
		mark += ".closed"
	}
	return api.ChangedSince(in.Since, mark, func() (GradeSheet, error) { return a.gradesOf(ctx, a.db, in.SheetID, s) })
}

func (a *Area) gradesOf(ctx context.Context, q db.Querier, id SheetID, s courseSheet) (g GradeSheet, err error) {
	if g.SheetState, err = findState(ctx, q, id); err != nil {
		return g, err
	}
	students, err := findStudents(ctx, q, s.ClassID)
	if err != nil {
		return g, err
	}
	attempts, err := findAttempts(ctx, q, id)
	if err != nil {
		return g, err
	}
	if err := nameGraders(ctx, q, access.From(ctx), attempts); err != nil {
		return g, err
	}
	marks, err := findValues(ctx, q, s)
	if err != nil {
		return g, err
	}
	g.SheetHead, g.Closed = s.SheetHead, s.closed
	g.fill(s, students, attempts, marks)
	g.seenBy(access.From(ctx), s.taught())
	for i, one := range g.Students {
		g.Students[i].PhotoURL = a.Link(ctx, "/api/people/"+one.StudentID+"/photo", one.PhotoURL)
	}
	return g, nil
}
