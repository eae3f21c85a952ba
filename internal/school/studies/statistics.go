package studies

import (
	"math"
	"slices"
)

// Statistics are how a sheet came out, of the grades that count. All are in
// hundredths, rounded half up.
type Statistics struct {
	Graded    int    `json:"graded" doc:"How many have a grade; the figures are of these."`
	Absent    int    `json:"absent"`
	Exempt    int    `json:"exempt"`
	Missing   int    `json:"missing" doc:"How many have none."`
	Passed    int    `json:"passed" doc:"How many have passed: grade and presence are enough, or he is exempt."`
	Mean      Points `json:"mean"`
	Median    Points `json:"median"`
	Deviation Points `json:"deviation" doc:"The standard deviation."`
	Lowest    Points `json:"lowest"`
	Highest   Points `json:"highest"`
	Tens      []int  `json:"tens" doc:"How many have 0 to below 10, 10 to below 20, … 90 to 100."`
}

func statisticsOf(students []GradeStudent) Statistics {
	s, all := Statistics{Tens: make([]int, 10)}, []int64{}
	for _, who := range students {
		switch who.Counts.State {
		case Graded:
			all = append(all, int64(who.Counts.Points))
			s.Tens[min(9, who.Counts.Points/1000)]++
		case Missed:
			s.Absent++
		case Exempt:
			s.Exempt++
		default:
			s.Missing++
		}
		if who.Passed {
			s.Passed++
		}
	}
	if s.Graded = len(all); s.Graded > 0 {
		slices.Sort(all)
		s.Lowest, s.Highest = Points(all[0]), Points(all[len(all)-1])
		s.Mean, s.Median, s.Deviation = meanOf(all), meanOf(all[(len(all)-1)/2:len(all)/2+1]), deviationOf(all)
	}
	return s
}

func meanOf(all []int64) Points {
	sum, n := int64(0), int64(len(all))
	for _, x := range all {
		sum += x
	}
	return Points((2*sum + n) / (2 * n))
}

// deviationOf is the root of n times the sum of squares less the square of the
// sum, by n: what is under the root is a whole number.
func deviationOf(all []int64) Points {
	sum, squares, n := int64(0), int64(0), int64(len(all))
	for _, x := range all {
		sum, squares = sum+x, squares+x*x
	}
	return Points(math.Floor(math.Sqrt(float64(n*squares-sum*sum))/float64(n) + 0.5))
}
