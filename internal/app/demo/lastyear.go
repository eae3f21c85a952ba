package demo

import (
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/academic"
	"myspace/internal/school/planning"
)

// lastYear makes up the week-ends of the school year before, for the classes that
// have attendance and grades and had begun then: what they did stands on boards,
// one course on every two.
func (y *teachingYear) lastYear(circles [][]group) []planning.NewWeekend {
	before := &teachingYear{world: y.world, dice: y.world.dice("last year"), zones: y.zones, busy: y.busy, numbers: y.numbers, goingOn: map[string]*planning.AgendaCourse{}}
	for i := range 10 {
		month := clock.Date{Year: schoolYear() - 1, Month: time.September, Day: 1}.AddMonths(i)
		for _, circle := range circles {
			if some := y.advanced(circle); len(some) > 0 {
				before.plan(i, next(month.AddDays(-1), time.Saturday), some)
			}
		}
	}
	return before.all
}

// advanced are the groups of a circle that had begun last year, with what they
// did then.
func (y *teachingYear) advanced(circle []group) (some []group) {
	studied := y.classes[:min(len(y.classes), studiedClasses)]
	for _, g := range circle {
		first := g.classes[0]
		if first.StartYear < schoolYear() && slices.ContainsFunc(studied, func(k academic.NewClass) bool { return k.ID == first.ID }) {
			g.courses = nil
			for _, done := range first.Done {
				g.courses = append(g.courses, done.CourseID)
			}
			some = append(some, g)
		}
	}
	return some
}
