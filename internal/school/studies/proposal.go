package studies

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// proposals are what grades and presence say of the students of a class: passed
// is who has all his grades, an average that is enough and the presence that is
// required. How many courses he passed stands beside it, for who decides.
func proposals(ctx context.Context, q db.Querier, classID string) (map[string]part.Proposal, error) {
	var w db.Where
	w.Add(`e.class_id = ?`, classID)
	reports, _, err := findReports(ctx, q, w, readingOf{marks: true, seesAll: true})
	all := map[string]part.Proposal{}
	for _, r := range reports[classID] {
		if len(r.Courses) > 0 {
			all[r.enrollmentID] = r.proposal()
		}
	}
	return all, err
}

func (r Report) proposal() part.Proposal {
	p := part.Proposal{
		Average: int(r.Average.Points), AverageKnown: r.Average.Known, Mention: r.Mention, Present: r.Presence.Present, Counted: r.Presence.Counted,
		Courses: len(r.Courses), PassedCourses: r.PassedCourses, MissingGrades: r.MissingGrades, Against: []string{},
	}
	for _, one := range []struct {
		holds bool
		name  string
	}{
		{!r.Average.Known && r.MissingGrades == len(r.Courses), "no_grades"},
		{r.Average.Known && r.Average.Points < Points(r.PassMark*100), "below_mark"},
		{r.Average.Missed, "absent"},
		{r.MissingGrades > 0 && r.MissingGrades < len(r.Courses), "missing_grades"},
		{!r.Presence.Reaches(r.RequiredAttendance), "presence"},
	} {
		if one.holds {
			p.Against = append(p.Against, one.name)
		}
	}
	p.Passed = len(p.Against) == 0
	return p
}
