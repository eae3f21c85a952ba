package studies

// Points are a grade in hundredths: 0 to 10000 for 0 to 100. Whole numbers do
// not drift.
type Points int

// MaxPoints is the best grade.
const MaxPoints Points = 10000

// The states of a grade. The zero one is a cell without any.
const (
	Graded  = "graded"
	Missed  = "absent"
	Exempt  = "exempt"
	noGrade = ""
)

// Grade is what stands in a cell of a grade sheet, or what counts of several.
type Grade struct {
	State  string `json:"state" enum:",graded,absent,exempt" doc:"Empty where none was given."`
	Points Points `json:"points" minimum:"0" maximum:"10000" doc:"In hundredths, 7250 for 72.5; 0 where it is not graded."`
}

// Best is the grade that counts of the first one and the retakes: the best of
// those that were given; else exempt, else absent, else none.
func Best(all ...Grade) (best Grade) {
	order := map[string]int{Missed: 1, Exempt: 2, Graded: 3}
	for _, g := range all {
		if order[g.State] > order[best.State] || g.State == Graded && best.State == Graded && g.Points > best.Points {
			best = g
		}
	}
	return best
}

// Weighted is the grade that counts of a course, with the course's hours.
type Weighted struct {
	Grade
	Hours int
}

// Average is the mean of a student's courses, weighted by their hours.
type Average struct {
	Known    bool   `json:"known" doc:"There is at least one grade."`
	Points   Points `json:"points" doc:"In hundredths, rounded half up; 0 where it is not known."`
	Complete bool   `json:"complete" doc:"Every course has a grade or is exempt."`
	Missed   bool   `json:"absent" doc:"He was absent where a grade was to be given: he has not passed."`
}

// AverageOf works out the average exactly. Exempt courses are left out; one that
// he missed, or that has no grade yet, makes it incomplete.
func AverageOf(all []Weighted) Average {
	a, sum, hours := Average{Complete: true}, int64(0), int64(0)
	for _, w := range all {
		switch w.State {
		case Graded:
			weight := int64(max(1, w.Hours))
			sum, hours = sum+int64(w.Points)*weight, hours+weight
		case Exempt:
		default:
			a.Complete, a.Missed = false, a.Missed || w.State == Missed
		}
	}
	if hours > 0 {
		a.Known, a.Points = true, Points((2*sum+hours)/(2*hours))
	}
	return a
}

// The mentions.
const (
	Excellent = "excellent"
	VeryGood  = "very_good"
	Good      = "good"
	PassedIt  = "passed"
	NotPassed = "not_passed"
)

// Mention is what is said of an average as it is shown, where so many of a
// hundred are needed to pass; empty where nothing is known.
func (a Average) Mention(passMark int) string {
	switch {
	case a.Missed || a.Known && a.Points < Points(passMark*100):
		return NotPassed
	case !a.Known:
		return ""
	case a.Points >= 9000:
		return Excellent
	case a.Points >= 8000:
		return VeryGood
	case a.Points >= 7000:
		return Good
	default:
		return PassedIt
	}
}

// incomplete is the end of the key of why an average is not the last word; empty
// where it is.
func (a Average) incomplete() string {
	switch {
	case a.Missed:
		return "incomplete_absent"
	case a.Known && !a.Complete:
		return "incomplete"
	default:
		return ""
	}
}

// passes reports whether a grade is enough. Who is exempt needs none.
func (g Grade) passes(passMark int) bool {
	return g.State == Exempt || g.State == Graded && g.Points >= Points(passMark*100)
}
