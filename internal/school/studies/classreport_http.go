package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func (a *Area) classReportRoutes(r *api.Router) {
	api.Get(r, "listClassReports", "/api/reports/classes", readClassReports, a.listClassReports, api.Says("List classes with how their students do: averages, presence, what is missing"))
	api.Stream(r, "exportClassReports", "/api/reports/classes/export", readClassReports, a.exportClassReports, api.Says("Export classes with how their students do"))
	api.Get(r, "getClassReport", "/api/reports/classes/{id}", readClassReports, a.getClassReport, api.Says("Get a class at a glance: each student's grade and presence in each course"))
	api.Get(r, "getClassWarnings", "/api/reports/classes/{id}/warnings", readClassReports, a.getClassWarnings, api.Says("Get what of a class should be looked at: presence that is too low, grades and attendance that are missing"))
	api.Stream(r, "exportClassReport", "/api/reports/classes/{id}/export", readClassReports, a.exportClassReport, api.Says("Export a class at a glance as a table"))
	api.Stream(r, "printClassReport", "/api/reports/classes/{id}/print", readClassReports, a.printClassReport, api.Says("Get a class at a glance to print"))
}

func (a *Area) getClassReport(ctx context.Context, in *api.ID) (ClassReport, error) {
	c, err := findClassReport(ctx, a.db, access.From(ctx), in.ID, clock.Now())
	for i, s := range c.Students {
		c.Students[i].PhotoURL = a.Link(ctx, "/api/people/"+s.StudentID+"/photo", s.PhotoURL)
	}
	return c, err
}

// findClassReport reads a class in reach, as far as the caller may know it.
func findClassReport(ctx context.Context, q db.Querier, in access.Scope, classID string, now clock.Time) (ClassReport, error) {
	c, _, err := readClassReport(ctx, q, in, classID, now)
	return c, err
}

// readClassReport is findClassReport, with the sessions of the class.
func readClassReport(ctx context.Context, q db.Querier, in access.Scope, classID string, now clock.Time) (c ClassReport, sessions []classSession, err error) {
	if c.ReportedClass, err = findReportedClass(ctx, q, in, classID); err != nil {
		return c, nil, err
	}
	var w db.Where
	w.Add(`e.class_id = ?`, classID)
	reports, all, err := findReports(ctx, q, w, readingOf{marks: true, seesAll: true})
	if err != nil {
		return c, nil, err
	}
	c.SeesMarks = seesAll(in, c.CampusID)
	c.fill(reports[classID], all.sessions[classID], now)
	if !c.SeesMarks {
		c.withoutMarks()
	}
	return c, all.sessions[classID], nil
}
