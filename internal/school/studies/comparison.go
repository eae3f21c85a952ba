package studies

// Comparison puts classes or campuses side by side, school year by school year.
type Comparison struct {
	By    string     `json:"by" enum:"class,campus"`
	Years []int      `json:"years" doc:"The school years of which anything is known, by the year in which they begin; the first one first."`
	Items []Compared `json:"items" doc:"The latest classes first, or campuses by name."`
	More  bool       `json:"more" doc:"There are more than are shown here."`
}

// Compared is a class or a campus with how its students did.
type Compared struct {
	ID                 string         `json:"id"`
	Name               string         `json:"name" doc:"The class's code, or the campus's name."`
	CampusName         string         `json:"campus_name"`
	Color              string         `json:"campus_color"`
	PassMark           int            `json:"pass_mark"`
	RequiredAttendance int            `json:"required_attendance"`
	SeesMarks          bool           `json:"sees_marks" doc:"The caller may know the mean and who passed."`
	Years              []ComparedYear `json:"years" doc:"One for each year of the comparison, in their order."`
	campusID           string
}

// ComparedYear is how somebody's students did in a school year. What they did in
// another class counts there.
type ComparedYear struct {
	Mean    Points `json:"mean" doc:"Of the averages of the students in the courses of that year, rounded half up."`
	Graded  int    `json:"graded" doc:"Of how many the mean is."`
	Passed  int    `json:"passed" doc:"How many of them have an average that is enough, and were absent from no exam."`
	Present int    `json:"present" doc:"Sessions of students in which they were there."`
	Counted int    `json:"counted" doc:"Sessions of students that count."`
}

// maxCompared is how many are put side by side.
const maxCompared = 100

// compare puts what is known of each under its year, and leaves out the years of
// which nothing is known.
func compare(by string, items []Compared, known map[string]map[int]ComparedYear, first, last int) Comparison {
	c := Comparison{By: by, Years: []int{}, Items: items}
	for year := first; year <= last; year++ {
		for _, years := range known {
			if _, ok := years[year]; ok {
				c.Years = append(c.Years, year)
				break
			}
		}
	}
	for i := range items {
		items[i].Years = make([]ComparedYear, len(c.Years))
		for j, year := range c.Years {
			items[i].Years[j] = known[items[i].ID][year]
		}
	}
	return c
}
