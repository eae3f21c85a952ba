package planning

import (
	"slices"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/school/instructors"
)

// said is what a teacher says of a day, in Paris.
func said(kind string, day clock.Date) instructors.Occurrence {
	return instructors.Occurrence{Kind: kind, Reason: "why " + kind, FirstDay: day, LastDay: day, StartsAt: instant(day, 0, paris), EndsAt: instant(day, 1440, paris)}
}

// Of several days the worst counts, in whatever order they come.
func TestTheWorstOfTheDaysCounts(t *testing.T) {
	sunday := saturday.AddDays(1)
	days := []sitting{at("a", paris, saturday, 540, 720, nil), at("a", paris, sunday, 540, 720, nil)}
	elsewhere := at("b", paris, sunday, 700, 800, nil)
	after := at("b", paris, sunday, 720, 800, nil)
	for name, c := range map[string]struct {
		calendar  instructors.Calendar
		busy      []sitting
		free, why string
		out       bool
	}{
		"nothing said":               {nil, nil, "unsaid", "", false},
		"free on both":               {instructors.Calendar{said("available", saturday), said("available", sunday)}, nil, "available", "why available", false},
		"free on the first only":     {instructors.Calendar{said("available", saturday)}, nil, "unsaid", "", false},
		"free on the second only":    {instructors.Calendar{said("available", sunday)}, nil, "unsaid", "", false},
		"maybe on the first":         {instructors.Calendar{said("maybe", saturday), said("available", sunday)}, nil, "maybe", "why maybe", false},
		"maybe, and nothing said":    {instructors.Calendar{said("maybe", sunday)}, nil, "maybe", "why maybe", false},
		"away on the second":         {instructors.Calendar{said("available", saturday), said("unavailable", sunday)}, nil, "unavailable", "why unavailable", true},
		"away on the first":          {instructors.Calendar{said("unavailable", saturday), said("maybe", sunday)}, nil, "unavailable", "why unavailable", true},
		"gives another course then":  {instructors.Calendar{said("available", saturday), said("available", sunday)}, []sitting{elsewhere}, "busy", "Course b", true},
		"gives another course later": {nil, []sitting{after}, "unsaid", "", false},
		"gives this one":             {nil, days, "unsaid", "", false},
	} {
		got := Candidate{}.judge(days, paris, c.calendar, c.busy)
		if got.Free != c.free || got.Why != c.why || got.Out != c.out {
			t.Errorf("%s: %s %q out %t, want %s %q out %t", name, got.Free, got.Why, got.Out, c.free, c.why, c.out)
		}
	}
}

// Each reason decides where all before it are the same.
func TestCandidatesAreRankedByOneReasonAfterTheOther(t *testing.T) {
	best := Candidate{Level: "regularly", Free: "available", Speaks: true, AtCampus: true}
	less := func(id string, change func(*Candidate)) Candidate {
		c := best
		c.PersonID, c.Name = id, id
		change(&c)
		return c
	}
	want := []Candidate{
		less("best", func(*Candidate) {}),
		less("took more on", func(c *Candidate) { c.MinutesTaken = 60 }),
		less("came lately", func(c *Candidate) { c.LastCame = saturday }),
		less("declined", func(c *Candidate) { c.Declines = 1 }),
		less("not at this campus", func(c *Candidate) { c.AtCampus = false }),
		less("another language", func(c *Candidate) { c.Speaks = false }),
		less("said nothing", func(c *Candidate) { c.Free = "unsaid" }),
		less("maybe", func(c *Candidate) { c.Free = "maybe" }),
		less("was given it", func(c *Candidate) { c.Level, c.Given = "none", true }),
		less("taught it elsewhere", func(c *Candidate) { c.Level = "elsewhere" }),
		less("wants to", func(c *Candidate) { c.Level = "wants" }),
		less("does not know it", func(c *Candidate) { c.Level = "none" }),
		less("away", func(c *Candidate) { c.Free, c.Out = "unavailable", true }),
	}
	got := slices.Clone(want)
	slices.Reverse(got)
	rank(got)
	for i, c := range got {
		if c.PersonID != want[i].PersonID {
			t.Errorf("%d. is %q, want %q", i+1, c.PersonID, want[i].PersonID)
		}
	}
}
