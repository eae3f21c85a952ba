package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) reportRoutes(r *api.Router) {
	api.Get(r, "listReports", "/api/students/{id}/reports", readReports, a.listReports, api.Says("List what a student did in each of his classes"))
	api.Get(r, "getReport", "/api/students/{id}/reports/{class_id}", readReports, a.getReport, api.Says("Get what a student did in a class: his grades, presence, average and mention"))
	api.Get(r, "getCourseNotes", "/api/students/{id}/notes/{course_id}", readNotes, a.getCourseNotes, api.Says("Get what a student did in one course, in detail"))
}

func (a *Area) getReport(ctx context.Context, in *struct {
	ID      string `path:"id" maxLength:"64"`
	ClassID string `path:"class_id" maxLength:"64"`
},
) (r Report, err error) {
	scope := access.From(ctx)
	var w db.Where
	w.Add(`e.person_id = ? AND e.class_id = ?`, in.ID, in.ClassID)
	w.And(scope.Rows(`k.campus_id = ?`, `e.person_id = ?`))
	seats, err := findSeats(ctx, a.db, w)
	if err != nil {
		return r, err
	}
	if len(seats) == 0 {
		return r, fault.New(fault.NotFound, "grade.no_report")
	}
	r, err = a.reportOf(ctx, seats, seesAll(scope, seats[0].CampusID))
	r.PhotoURL = a.Link(ctx, "/api/people/"+r.StudentID+"/photo", r.PhotoURL)
	return r, err
}

// reportOf is what somebody did in a class, in all his places in it, the latest of
// which comes first.
func (a *Area) reportOf(ctx context.Context, seats []seat, seesAll bool) (r Report, err error) {
	r = seats[0].Report
	r.SeesAll, r.Courses = seesAll, []ReportCourse{}
	for _, one := range slices.Backward(seats) { // who left and came back has done both
		some, err := one.courses(ctx, a.db, r.SeesAll)
		if err != nil {
			return r, err
		}
		r.join(some)
	}
	if err := a.carryOver(ctx, &r, seats[len(seats)-1]); err != nil {
		return r, err
	}
	r.settle(clock.Today(seats[0].timeZone))
	return r, nil
}

// join adds the courses of a place in the class. Of one that both places have,
// grades and presence are taken together.
func (r *Report) join(some []ReportCourse) {
	for _, c := range some {
		joined := false
		for i, o := range r.Courses {
			if joined = o.AgendaCourseID == c.AgendaCourseID; joined {
				c.goOn(o, r.PassMark, r.RequiredAttendance)
				r.Courses[i] = c
				break
			}
		}
		if !joined {
			r.Courses = append(r.Courses, c)
		}
	}
}

// carryOver takes over what he did in the classes that he was transferred from.
func (a *Area) carryOver(ctx context.Context, r *Report, from seat) error {
	const most = 10 // transfers
	var codes map[string]bool
	for range most {
		if from.previousID == "" {
			return nil
		}
		var w db.Where
		w.Add(`e.id = ?`, from.previousID)
		seats, err := findSeats(ctx, a.db, w)
		if err != nil || len(seats) == 0 {
			return err
		}
		if codes == nil {
			if codes, err = findCodes(ctx, a.db, from); err != nil {
				return err
			}
		}
		from = seats[0]
		earlier, err := from.courses(ctx, a.db, r.SeesAll)
		if err != nil {
			return err
		}
		r.carry(earlier, func(code string) bool { return codes[code] })
	}
	return nil
}

// Reports are what a student did in each of his classes.
type Reports struct {
	Items []Report `json:"items" doc:"The latest class first."`
}

func (a *Area) listReports(ctx context.Context, in *api.ID) (all Reports, err error) {
	scope := access.From(ctx)
	if err := studentInReach(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	var w db.Where
	w.Add(`e.person_id = ?`, in.ID)
	w.And(scope.Rows(`k.campus_id = ?`, `e.person_id = ?`))
	all.Items, err = findReportsOf(ctx, a.db, w, scope)
	return all, err
}

// OwnReports are what somebody did in each of his classes, as he may know it: of
// grades what was published.
func OwnReports(ctx context.Context, q db.Querier, personID string) ([]Report, error) {
	var w db.Where
	w.Add(`e.person_id = ?`, personID)
	return findReportsOf(ctx, q, w, access.Scope{})
}

// findReportsOf returns the reports of one person, the latest class first, each
// with what the caller sees of it. Who is of the staff and studies elsewhere sees
// there what a student sees.
func findReportsOf(ctx context.Context, q db.Querier, w db.Where, in access.Scope) ([]Report, error) {
	all := []Report{}
	seats, err := findSeats(ctx, q, w)
	if err != nil {
		return nil, err
	}
	for _, sees := range []bool{true, false} {
		some := slices.DeleteFunc(slices.Clone(seats), func(s seat) bool { return seesAll(in, s.CampusID) != sees })
		if len(some) == 0 {
			continue
		}
		found, _, err := reportsOf(ctx, q, some, readingOf{marks: true, seesAll: sees})
		if err != nil {
			return nil, err
		}
		for _, reports := range found {
			for _, r := range reports {
				all = append(all, r.Report)
			}
		}
	}
	slices.SortFunc(all, func(a, b Report) int {
		at := func(r Report) int {
			return slices.IndexFunc(seats, func(s seat) bool { return s.ClassID == r.ClassID })
		}
		return at(a) - at(b)
	})
	return all, nil
}
