package spaces

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
)

// Engagement is an agenda course of a week-end that somebody gives, as it was
// published: the sessions of it that are asked for.
type Engagement struct {
	AgendaCourseID string              `json:"agenda_course_id"`
	PlanningID     string              `json:"planning_id"`
	Planning       string              `json:"planning" doc:"Its abbreviation, or its number."`
	Year           int                 `json:"year" doc:"In which the school year began."`
	CourseID       string              `json:"course_id"`
	CourseCode     string              `json:"course_code"`
	CourseName     string              `json:"course_name"`
	CampusID       string              `json:"campus_id" doc:"The host."`
	CampusName     string              `json:"campus_name"`
	Color          string              `json:"color" doc:"Of the host; empty for none."`
	TimeZone       string              `json:"time_zone" doc:"Of the host, whose clock day, start and finish go by."`
	Half           string              `json:"half" enum:"teacher,translator" doc:"What he does there."`
	Minutes        int                 `json:"minutes" doc:"Of these sessions together."`
	Sessions       []EngagementSession `json:"sessions" doc:"In order; never none."`
	Classes        []EngagementClass   `json:"classes"`
	Beside         []Beside            `json:"beside" doc:"Who else gives it."`
	Documents      int                 `json:"documents" doc:"How many the course has."`
}

// EngagementSession is one of the times.
type EngagementSession struct {
	ID       string     `json:"id"`
	Day      clock.Date `json:"day" format:"date"`
	Start    int        `json:"start" doc:"Minutes from midnight."`
	Finish   int        `json:"finish"`
	StartsAt clock.Time `json:"starts_at" format:"date-time"`
	EndsAt   clock.Time `json:"ends_at" format:"date-time"`
	Place    string     `json:"place" doc:"A room, or a link that begins with https://."`
}

// EngagementClass is a class that sits in it.
type EngagementClass struct {
	ID   string `json:"id"`
	Code string `json:"code"`
}

// Beside is somebody who gives it with him.
type Beside struct {
	Name string `json:"name"`
	Half string `json:"half" enum:"teacher,translator"`
}

// TaughtYear is what somebody taught in a school year, the last first.
type TaughtYear struct {
	Year    int          `json:"year" doc:"In which it began."`
	Minutes int          `json:"minutes"`
	Items   []Engagement `json:"items"`
}

// byYear puts engagements under their school years, the latest first.
func byYear(all []Engagement) []TaughtYear {
	years := []TaughtYear{}
	for _, e := range slices.Backward(all) {
		at := slices.IndexFunc(years, func(y TaughtYear) bool { return y.Year == e.Year })
		if at < 0 {
			at = len(years)
			years = append(years, TaughtYear{Year: e.Year})
		}
		years[at].Minutes += e.Minutes
		years[at].Items = append(years[at].Items, e)
	}
	slices.SortStableFunc(years, func(a, b TaughtYear) int { return cmp.Compare(b.Year, a.Year) })
	return years
}

// split tells what is over from what is to come. What has begun and is not over
// is to come.
func split(all []Engagement, now clock.Time) (past, coming []Engagement) {
	for _, e := range all {
		is := func(over bool) Engagement {
			part := e
			part.Minutes, part.Sessions = 0, nil
			for _, s := range e.Sessions {
				if s.EndsAt.After(now) != over {
					part.Minutes += s.Finish - s.Start
					part.Sessions = append(part.Sessions, s)
				}
			}
			return part
		}
		if before := is(true); len(before.Sessions) > 0 {
			past = append(past, before)
		}
		if after := is(false); len(after.Sessions) > 0 {
			coming = append(coming, after)
		}
	}
	bySoonest := func(a, b Engagement) int {
		return cmp.Or(a.Sessions[0].StartsAt.Compare(b.Sessions[0].StartsAt.Time), cmp.Compare(a.AgendaCourseID, b.AgendaCourseID))
	}
	slices.SortStableFunc(past, bySoonest)
	slices.SortStableFunc(coming, bySoonest)
	return past, coming
}
