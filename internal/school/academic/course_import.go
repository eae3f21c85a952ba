package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
)

// courseImport brings courses in from a sheet. A course is known by its code
// and its version; an empty cell leaves a field as it is.
func (a *Area) courseImport() intake.Kind[*plannedCourse] {
	return intake.Kind[*plannedCourse]{
		Operation: "Course", Things: "courses", Path: "/api/courses/import", Rule: changeCourses, Form: courseForm,
		Plan: planCourses, Store: storeCourses,
	}
}

var courseForm = intake.Form{Key: "import.courses.", Needs: []string{"code"}, Columns: []intake.Column{
	{Name: "code"}, {Name: "name"}, {Name: "english_name"}, {Name: "edition"}, {Name: "hours"}, {Name: "description", Long: true},
}}

// plannedCourse is a row with the course that it adds or changes.
type plannedCourse struct {
	intake.ImportRow
	before Course // it has no id where the course is new
	after  CourseFields
}

// Rests is the course as it is now.
func (r *plannedCourse) Rests() any { return []any{r.before.ID, r.before.Version, r.after} }

// planCourses decides what becomes of each line.
func planCourses(ctx context.Context, q db.Querier, s *intake.Sheet) (rows []*plannedCourse, err error) {
	known, err := findCoursesNamed(ctx, q, access.From(ctx), s)
	if err != nil {
		return nil, err
	}
	lines := map[courseKey]int{}
	for _, l := range s.Lines {
		r := planCourse(l, known)
		key := keyOf(r.after)
		if line := lines[key]; line > 0 {
			r.Refuse("code", l.Cells["code"], "import.twice", fault.Params{"line": line})
		} else {
			lines[key] = l.Number
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// courseKey is what no two courses share.
type courseKey struct{ code, edition string }

func keyOf(f CourseFields) courseKey { return courseKey{db.Fold(f.Code), db.Fold(f.Edition)} }

func planCourse(l intake.Line, known map[courseKey]Course) *plannedCourse {
	r := &plannedCourse{ImportRow: intake.NewRow(l.Number)}
	r.before = known[keyOf(CourseFields{Code: l.Cells["code"], Edition: l.Cells["edition"]})]
	f := r.before.CourseFields
	var wrong fault.List
	l.Put(map[string]*string{"name": &f.Name, "english_name": &f.EnglishName, "description": &f.Description})
	l.PutNumbers(&wrong, map[string]*int{"hours": &f.Hours})
	if r.before.ID == "" { // else it is the same code, perhaps in other letters
		l.Put(map[string]*string{"code": &f.Code, "edition": &f.Edition})
	}
	r.after = f.clean()
	r.Name, r.Detail = r.after.Name, r.after.Code
	r.RefuseAll(l, wrong.Err())
	r.RefuseAll(l, intake.CheckTags(r.after))
	r.RefuseAll(l, r.after.Check())
	if r.before.ID != "" {
		r.Compare(r.before.CourseFields, r.after)
		r.Known(len(r.Changes) > 0, r.before.Archived)
	}
	return r
}

// findCoursesNamed returns the courses whose codes a sheet names.
func findCoursesNamed(ctx context.Context, q db.Querier, in access.Scope, s *intake.Sheet) (map[courseKey]Course, error) {
	known := map[courseKey]Course{}
	err := s.EachFew("code", db.Fold, func(codes []string) error {
		w := coursesIn(in)
		w.In(`c.code_key`, codes...)
		return db.Each(ctx, q, func(r db.Row) error {
			c, err := scanCourse(r)
			known[keyOf(c.CourseFields)] = c
			return err
		}, `SELECT `+courseColumns+` FROM course c`+w.String(), w.Args...)
	})
	return known, err
}

// storeCourses carries rows out.
func storeCourses(ctx context.Context, tx *db.Tx, _ *intake.Sheet, rows []*plannedCourse, p *intake.Progress) error {
	for _, r := range rows {
		if err := r.store(ctx, tx); err != nil {
			return err
		}
		p.Add(1)
	}
	return nil
}

func (r *plannedCourse) store(ctx context.Context, tx *db.Tx) error {
	if r.before.ID == "" {
		return addCourse(ctx, tx, db.NewID(), r.after)
	}
	if err := saveCourse(ctx, tx, r.before.ID, r.after); err != nil {
		return err
	}
	now := r.before
	now.CourseFields = r.after
	return audit.Record(ctx, tx, audit.Event{Action: "updateCourse", Entity: "course", EntityID: now.ID, Before: r.before.trail(), After: now.trail()})
}
