package studies

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// proposals are what grades and presence say of the students of a class: passed
// is who passed every course that he followed, each by its grade and its presence.
// Average and presence of all together stand beside it, for who decides.
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
		MissingGrades: r.MissingGrades, Against: []part.Against{},
	}
	courses := map[string][]string{} // by what speaks against them
	for _, given := range r.byCode() {
		p.Courses++
		reasons := against(given, r.PassMark, r.RequiredAttendance)
		if len(reasons) == 0 {
			p.PassedCourses++
		}
		for _, reason := range reasons {
			courses[reason] = append(courses[reason], given[0].CourseName)
		}
	}
	if p.MissingGrades == p.Courses {
		delete(courses, missingGrades)
		p.Against = append(p.Against, part.Against{Reason: "no_grades", Courses: []string{}})
	}
	for _, reason := range []string{belowMark, absentFromExam, missingGrades, presenceLacks} {
		if names := courses[reason]; len(names) > 0 {
			p.Against = append(p.Against, part.Against{Reason: reason, Courses: names})
		}
	}
	p.Passed = p.Courses > 0 && p.PassedCourses == p.Courses
	return p
}

// byCode puts what he did in a course together, however often it was given.
func (r Report) byCode() [][]ReportCourse {
	all, at := [][]ReportCourse{}, map[string]int{}
	for _, c := range r.Courses {
		i, known := at[c.CourseCode]
		if !known {
			i, at[c.CourseCode], all = len(all), len(all), append(all, nil)
		}
		all[i] = append(all[i], c)
	}
	return all
}

// What may speak against a course.
const (
	belowMark      = "below_mark"
	absentFromExam = "absent"
	missingGrades  = "missing_grades"
	presenceLacks  = "presence"
)

// against says why a course is not passed. One that was given twice is passed in
// either: as the class at a glance has it. Where grade and presence are enough,
// though never together, it is the presence that lacks.
func against(given []ReportCourse, passMark, required int) (reasons []string) {
	var best Grade
	came := false
	for _, c := range given {
		if c.Passed {
			return nil
		}
		best, came = Best(best, c.Counts), came || c.Presence.Reaches(required)
	}
	switch {
	case best.State == noGrade:
		reasons = append(reasons, missingGrades)
	case best.State == Missed:
		reasons = append(reasons, absentFromExam)
	case !best.passes(passMark):
		reasons = append(reasons, belowMark)
	}
	if !came || len(reasons) == 0 {
		reasons = append(reasons, presenceLacks)
	}
	return reasons
}
