package home

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/school/academic"
	"myspace/internal/school/media"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// Cockpit is a teaching week-end over all campuses: what each class is given,
// and what is missing.
type Cockpit struct {
	Weekends []CockpitWeekend     `json:"weekends" doc:"The one that is shown, and those before and after it, in order."`
	At       string               `json:"at" doc:"The one that is shown; empty where nothing is planned."`
	Ready    int                  `json:"ready" doc:"Percent of what is needed by now."`
	Campuses []CockpitCampus      `json:"campuses" doc:"The least ready first."`
	Waiting  []CockpitCount       `json:"waiting" doc:"What waits for somebody, over all week-ends."`
	Late     []academic.LateClass `json:"late" doc:"The classes that cannot finish in time, whether the week-end has them or not."`
	Unclosed []CockpitWeekend     `json:"unclosed" doc:"Week-ends that are over and not closed, the first first."`
	First    *FirstSteps          `json:"first_steps,omitempty" doc:"What a new school does first, for who sets it up; absent once all is done, or he has put the list away."`
}

// CockpitWeekend is a week-end by one of its plannings.
type CockpitWeekend struct {
	ID           string     `json:"id"`
	Year         int        `json:"year"`
	Number       int        `json:"number"`
	FirstDay     clock.Date `json:"first_day" format:"date"`
	LastDay      clock.Date `json:"last_day" format:"date"`
	Abbreviation string     `json:"abbreviation"`
	State        string     `json:"state" enum:"draft,published,closed,canceled"`
}

// CockpitCampus is a row.
type CockpitCampus struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	Color   string         `json:"color"`
	Ready   int            `json:"ready"`
	Classes []CockpitClass `json:"classes" doc:"The least ready first."`
	needs   needs
}

// CockpitClass is a cell.
type CockpitClass struct {
	ID      string          `json:"id"`
	Code    string          `json:"code"`
	Ready   int             `json:"ready"`
	Late    bool            `json:"late" doc:"It cannot finish its curriculum in time."`
	Courses []CockpitCourse `json:"courses"`
	needs   needs
	campus  CockpitCampus
}

// CockpitCourse is a course of a class, with what it lacks.
type CockpitCourse struct {
	planning.WeekendCourse
	studies.SheetProgress
	media.Recorded
	Documents int      `json:"documents" doc:"How many documents of its course the caller may read."`
	Missing   []string `json:"missing" enum:"teacher,translator,documents,attendance,grades,recordings"`
	needs     needs
}

// CockpitCount is how many things wait, as the list behind it counts them.
type CockpitCount struct {
	Kind  string `json:"kind" enum:"unanswered,overdue,applications"`
	Count int    `json:"count"`
}

// needs counts what is needed by now and what of it is there.
type needs struct{ all, met int }

func (n *needs) add(more needs) { n.all, n.met = n.all+more.all, n.met+more.met }

// percent is 100 only where nothing is missing.
func (n needs) percent() int {
	if n.all == 0 {
		return 100
	}
	return n.met * 100 / n.all
}

// settle finds out what a course lacks: who gives it and what he gives out always, where an exam is nothing,
// attendance once a session has begun, grades once it is over, recordings once a
// session is over where they are made.
func (c *CockpitCourse) settle(marks, documents bool) {
	c.Missing = []string{}
	c.want("teacher", true, c.Teacher.State == planning.Accepted)
	c.want("translator", c.Translator.Needed, c.Translator.State == planning.Accepted)
	c.want("documents", true, documents)
	c.want("attendance", marks && c.Begun > 0, c.Taken == c.Begun)
	c.want("grades", marks && c.Over, c.Ungraded == 0)
	c.want("recordings", c.Records && c.Held > 0, c.Published == c.Held)
}

func (c *CockpitCourse) want(name string, needed, met bool) {
	if !needed {
		return
	}
	c.needs.all++
	if met {
		c.needs.met++
		return
	}
	c.Missing = append(c.Missing, name)
}

// settle sums up a class; one without a course lacks that.
func (k *CockpitClass) settle() {
	if len(k.Courses) == 0 {
		k.needs.all = 1
	}
	for _, c := range k.Courses {
		k.needs.add(c.needs)
	}
	k.Ready = k.needs.percent()
}

// put gathers classes by their campuses, the least ready first.
func (c *Cockpit) put(classes []CockpitClass) {
	at, sum, late := map[string]int{}, needs{}, map[string]bool{}
	for _, k := range c.Late {
		late[k.ID] = true
	}
	for _, k := range classes {
		k.Late = late[k.ID]
		i, known := at[k.campus.ID]
		if !known {
			i, at[k.campus.ID] = len(c.Campuses), len(c.Campuses)
			c.Campuses = append(c.Campuses, k.campus)
		}
		row := &c.Campuses[i]
		row.Classes = append(row.Classes, k)
		row.needs.add(k.needs)
		sum.add(k.needs)
	}
	for i := range c.Campuses {
		row := &c.Campuses[i]
		row.Ready = row.needs.percent()
		slices.SortStableFunc(row.Classes, func(a, b CockpitClass) int { return cmp.Compare(a.Ready, b.Ready) })
	}
	slices.SortStableFunc(c.Campuses, func(a, b CockpitCampus) int { return cmp.Compare(a.Ready, b.Ready) })
	c.Ready = sum.percent()
}
