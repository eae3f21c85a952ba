package planning

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/school/instructors"
)

// Candidate is somebody who might teach or translate an agenda course, with all
// that speaks for and against him. The browser says it in words.
type Candidate struct {
	PersonID     string     `json:"person_id"`
	Name         string     `json:"name"`
	Level        string     `json:"level" enum:"regularly,can,elsewhere,wants,none" doc:"How well he knows the course; of a translator, none."`
	Given        bool       `json:"given" doc:"A supervisor gave him the course to teach."`
	Free         string     `json:"free" enum:"available,unsaid,maybe,unavailable,busy" doc:"On the days of the sessions: the worst of them."`
	Why          string     `json:"why" doc:"Why he is not free: what he said, or the course that he gives then."`
	Speaks       bool       `json:"speaks" doc:"A language of every class; of a translator, between it and one of the teacher's."`
	AtCampus     bool       `json:"at_campus" doc:"The host is among the campuses where he teaches."`
	LastCame     clock.Date `json:"last_came" format:"date" doc:"The last day on which he taught at the host; empty for never."`
	MinutesTaken int        `json:"minutes_taken" doc:"What he has accepted in this school year, in minutes."`
	Declines     int        `json:"declines" doc:"How often he declined in the last twelve months."`
	Asked        bool       `json:"asked" doc:"He is in line for it already."`
	Out          bool       `json:"out" doc:"Something stands against him."`
}

// levels is how much each level of knowledge is worth.
var levels = map[string]int{"regularly": 4, "can": 3, "elsewhere": 2, "wants": 1}

// freedom is how much it is worth what somebody said of his time.
var freedom = map[string]int{"available": 3, "unsaid": 2, "maybe": 1}

// rank puts candidates in the order in which one would ask them.
func rank(all []Candidate) {
	slices.SortStableFunc(all, func(a, b Candidate) int {
		return cmp.Or(
			after(a.Out, b.Out),
			-cmp.Compare(a.worth(), b.worth()),
			-cmp.Compare(freedom[a.Free], freedom[b.Free]),
			-after(a.Speaks, b.Speaks),
			-after(a.AtCampus, b.AtCampus),
			cmp.Compare(a.Declines, b.Declines),
			a.LastCame.DaysSince(b.LastCame),
			cmp.Compare(a.MinutesTaken, b.MinutesTaken),
			cmp.Compare(a.Name, b.Name),
			cmp.Compare(a.PersonID, b.PersonID),
		)
	})
}

// worth is how much it counts that he knows the course.
func (c Candidate) worth() int {
	if c.Given {
		return max(levels[c.Level], levels["can"])
	}
	return levels[c.Level]
}

// after is 1 where only the first holds, -1 where only the second does.
func after(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	default:
		return -1
	}
}

// understands reports whether somebody speaks with every class; who translates,
// with the teachers, too. Who has named the pairs of languages between which he
// translates does so between no others.
func (s search) understands(p profile) bool {
	for _, language := range s.languages {
		if s.half == Teacher && !slices.Contains(p.languages, language) || s.half == Translator && !p.translates(language, s.teachers) {
			return false
		}
	}
	return s.half == Teacher || len(p.pairs) > 0 || len(s.teachers) == 0 ||
		slices.ContainsFunc(s.teachers, func(language string) bool { return slices.Contains(p.languages, language) })
}

// judge fills in what follows from the others' sessions and from his calendar:
// of several days the worst counts, and one of which he has said nothing is
// worse than one on which he can.
func (c Candidate) judge(sessions []sitting, zone string, calendar instructors.Calendar, busy []sitting) Candidate {
	c.Free = "unsaid"
	for i, s := range sessions {
		for _, b := range busy {
			if b.agendaID != s.agendaID && s.startsAt.Before(b.endsAt) && b.startsAt.Before(s.endsAt) {
				c.Free, c.Why, c.Out = "busy", b.course.name, true
				return c
			}
		}
		free, why := "unsaid", ""
		if o, ok := calendar.Decides(instructors.Slot{Day: s.Day, StartsAt: clockTime(s.Start), EndsAt: clockTime(s.Finish), Zone: clock.Zone(zone)}); ok {
			free, why = o.Kind, o.Reason
		}
		if i == 0 || freedom[free] < freedom[c.Free] {
			c.Free, c.Why = free, why
		}
	}
	c.Out = c.Free == instructors.Unavailable
	return c
}
