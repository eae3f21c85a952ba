package spaces

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// TaughtCourse is a course that somebody teaches, taught, or was given.
type TaughtCourse struct {
	ID        string             `json:"id"`
	Code      string             `json:"code"`
	Name      string             `json:"name"`
	Edition   string             `json:"edition"`
	Archived  bool               `json:"archived"`
	Given     bool               `json:"given" doc:"A supervisor gave it to him."`
	Documents int                `json:"documents"`
	Next      *EngagementSession `json:"next,omitempty" doc:"His next session of it."`
	TimeZone  string             `json:"time_zone" doc:"In which the next one takes place; empty where there is none."`
	Campus    string             `json:"campus" doc:"Where the next one takes place; empty where there is none."`
	LastDay   clock.Date         `json:"last_day" format:"date" doc:"When he taught it last; nothing where he has not yet."`
	Minutes   int                `json:"minutes" doc:"That he has taught of it."`
	Classes   []EngagementClass  `json:"classes" doc:"To which he teaches or taught it."`
}

func (a *Area) listTaughtCourses(ctx context.Context, _ *struct{}) (api.Page[TaughtCourse], error) {
	in := access.From(ctx)
	all, err := findTaughtCourses(ctx, a.db, in.Actor().PersonID, in.Actor().Roles&access.Teacher != 0, clock.Now())
	return api.PageOf(db.List[TaughtCourse]{Items: all, Total: len(all)}, err)
}

// byNext puts what comes next first, then what was taught last, then the rest by
// name.
func byNext(all []TaughtCourse) {
	slices.SortStableFunc(all, func(a, b TaughtCourse) int {
		switch {
		case a.Next != nil && b.Next != nil:
			return a.Next.StartsAt.Compare(b.Next.StartsAt.Time)
		case a.Next != nil || b.Next != nil:
			return cmp.Compare(rank(b.Next != nil), rank(a.Next != nil))
		}
		return cmp.Or(cmp.Compare(b.LastDay.String(), a.LastDay.String()), cmp.Compare(db.Fold(a.Name), db.Fold(b.Name)))
	})
}

func rank(first bool) int {
	if first {
		return 1
	}
	return 0
}

// CourseOfMine is a course with what one has to do with it.
type CourseOfMine struct {
	academic.Course
	Documents int           `json:"documents"`
	Coming    []Engagement  `json:"coming" doc:"The soonest first."`
	Years     []TaughtYear  `json:"years" doc:"What is over, the last first."`
	Classes   []TaughtClass `json:"classes" doc:"Those of the sessions to come, and of those that are over as long as they have students."`
}

func (a *Area) getTaughtCourse(ctx context.Context, in *api.ID) (c CourseOfMine, err error) {
	me := access.From(ctx).Actor().PersonID
	if c.Course, err = academic.CourseInReach(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return c, err
	}
	all, err := findEngagements(ctx, a.db, me, engagementFilter{course: in.ID})
	if err != nil {
		return c, err
	}
	if err := addAround(ctx, a.db, me, all); err != nil {
		return c, err
	}
	past, coming := split(all, clock.Now())
	c.Years, c.Coming = byYear(past), append([]Engagement{}, coming...)
	if c.Classes, err = a.findClasses(ctx, a.db, coming, past); err != nil {
		return c, err
	}
	counts, err := academic.CountDocuments(ctx, a.db, access.From(ctx), []string{in.ID})
	c.Documents = counts[in.ID]
	return c, err
}
