package planning

import (
	"cmp"
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/school/account"
)

func (a *Area) yearRoutes(r *api.Router) {
	api.Get(r, "getPlanningYear", "/api/plannings/year", readAgenda, a.getPlanningYear, api.Says("Get the plannings of a school year with what each class is given in them"))
}

// Year is a school year at a glance: week-ends down, classes across.
type Year struct {
	Year      int            `json:"year" doc:"The year in which it begins."`
	Classes   []YearClass    `json:"classes" doc:"All that take part, by campus and code."`
	Plannings []YearPlanning `json:"plannings" doc:"In order."`
	More      bool           `json:"more" doc:"There are more than are told at once."`
}

// YearClass is a class that takes part in a year.
type YearClass struct {
	ID         string `json:"id"`
	Code       string `json:"code"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	Color      string `json:"color"`
}

// YearPlanning is a planning with what stands in it.
type YearPlanning struct {
	Planning
	Cells []YearCell `json:"cells"`
}

// YearCell is a course in a planning; to who does not plan, as it was published.
type YearCell struct {
	AgendaCourseID string   `json:"agenda_course_id"`
	Version        int64    `json:"version" doc:"To change it by; 0 for who does not plan."`
	ClassIDs       []string `json:"class_ids" doc:"Those in reach."`
	CourseID       string   `json:"course_id"`
	CourseCode     string   `json:"course_code"`
	CourseName     string   `json:"course_name"`
	Staffed        bool     `json:"staffed" doc:"Every session has a teacher who accepted and, where needed, a translator."`
	Sessions       int      `json:"sessions" doc:"How many of its sessions lie in the planning."`
}

// maxYear is how many plannings a year shows.
const maxYear = 500

func (a *Area) getPlanningYear(ctx context.Context, in *struct {
	Year   int      `query:"year" minimum:"0" maximum:"2200" doc:"The year in which it begins; 0 for the current one."`
	States []string `query:"state,explode" maxItems:"4" enum:"draft,published,closed,canceled" doc:"One or several."`
	Campus string   `query:"campus" maxLength:"64"`
},
) (y Year, err error) {
	scope := access.From(ctx)
	y = Year{Year: in.Year, Plannings: []YearPlanning{}}
	if y.Year == 0 {
		month, err := account.SchoolMonth(ctx, a.db)
		if err != nil {
			return y, err
		}
		y.Year = SchoolYear(clock.Today(scope.Actor().TimeZone), month)
	}
	l, err := findUncounted(ctx, a.db, scope, PlanningFilter{Year: y.Year, States: in.States, Campus: in.Campus, Sort: "date"}, api.Paging{Page: 1, PageSize: maxYear})
	if err != nil {
		return y, err
	}
	cells, err := findYearCells(ctx, a.db, scope, l.Items)
	for _, p := range l.Items {
		if plans(scope) {
			p.count(cells[p.ID])
		}
		y.Plannings = append(y.Plannings, YearPlanning{p.seenBy(scope), append([]YearCell{}, cells[p.ID]...)})
	}
	y.Classes, y.More = classesOf(l.Items, in.Campus), l.Total > maxYear
	return y, err
}

// count tells how many courses a planning has, and how many of them are not staffed,
// by what stands in it.
func (p *Planning) count(cells []YearCell) {
	p.Courses = len(cells)
	for _, c := range cells {
		if !c.Staffed {
			p.Open++
		}
	}
}

// classesOf are the classes that take part in plannings; of one campus, where
// only that is asked for.
func classesOf(plannings []Planning, campusID string) []YearClass {
	all, seen := []YearClass{}, map[string]bool{}
	for _, p := range plannings {
		campuses := map[string]CampusShort{}
		for _, c := range p.Campuses {
			campuses[c.ID] = c
		}
		for _, k := range p.Classes {
			if home := campuses[k.CampusID]; !seen[k.ID] && (campusID == "" || campusID == k.CampusID) {
				seen[k.ID] = true
				all = append(all, YearClass{k.ID, k.Code, k.CampusID, home.Name, home.Color})
			}
		}
	}
	slices.SortFunc(all, func(a, b YearClass) int {
		return cmp.Or(cmp.Compare(a.CampusName, b.CampusName), cmp.Compare(a.Code, b.Code), cmp.Compare(a.ID, b.ID))
	})
	return all
}
