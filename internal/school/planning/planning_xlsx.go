package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

func (a *Area) exportRoutes(r *api.Router) {
	api.Stream(r, "exportPlannings", "/api/plannings/export", readAgenda, a.exportPlannings)
	api.Stream(r, "exportAgenda", "/api/agenda/export", readAgenda, a.exportAgenda)
	api.Stream(r, "agendaPDF", "/api/agenda/list.pdf", readAgenda, a.agendaPDF, api.Says("Get the sessions of some days to print"))
}

// planningColumnsOut and agendaColumnsOut are the headings of exports, as
// translation keys.
var (
	planningColumnsOut = []string{
		"program.year", "program.number", "program.abbreviation", "program.first_day", "program.last_day", "program.description", "program.state",
		"program.campuses", "program.classes", "program.courses", "program.open",
	}
	agendaColumnsOut = []string{
		"program.day", "program.start", "program.finish", "program.code", "program.course", "program.campus", "program.classes", "program.teachers",
		"program.translators", "program.place", "program.weekend", "program.canceled",
	}
)

// table is a table for the caller, without its rows.
func (a *Area) table(ctx context.Context, title string, columns []string) sheet.Table {
	texts := a.Texts(ctx)
	return sheet.Table{Texts: texts, Zone: access.From(ctx).Actor().TimeZone, Title: texts.T(title, nil), Columns: columns}
}

// exportPlannings writes what the list shows under the same filters. How many
// courses stand on the boards is for who plans.
func (a *Area) exportPlannings(ctx context.Context, in *struct {
	PlanningFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.table(ctx, "program.plannings_title", planningColumnsOut)
	if !plans(scope) {
		t.Columns = slices.Clone(planningColumnsOut[:len(planningColumnsOut)-2])
	}
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		l, err := findPlannings(ctx, a.db, scope, in.PlanningFilter, api.Paging{Page: 1, PageSize: maxExport})
		for _, p := range l.Items {
			if err != nil {
				return err
			}
			row := []any{p.Year, p.Number, p.Abbreviation, p.FirstDay, p.LastDay, p.Description, t.Texts.T("program.states."+p.State, nil), p.campusNames(), p.classCodes()}
			if plans(scope) {
				row = append(row, p.Courses, p.Open)
			}
			err = add(row...)
		}
		return err
	}
	return t.As(in.Format), nil
}

// maxExport is how many plannings an export has: ten years of a week-end for
// every campus.
const maxExport = 10_000

func (p Planning) campusNames() string {
	names := make([]string, len(p.Campuses))
	for i, c := range p.Campuses {
		names[i] = c.Name
	}
	return strings.Join(names, ", ")
}

func (p Planning) classCodes() string { return codesOf(p.Classes) }

// codesOf names classes. Those of several campuses are often called the same:
// such a code is said once, with how many have it.
func codesOf(classes []ClassShort) string {
	codes, times := []string{}, map[string]int{}
	for _, k := range classes {
		if times[k.Code]++; times[k.Code] == 1 {
			codes = append(codes, k.Code)
		}
	}
	for i, code := range codes {
		if times[code] > 1 {
			codes[i] = code + " ×" + itoa(times[code])
		}
	}
	return strings.Join(codes, ", ")
}

// exportAgenda writes the sessions that the agenda shows under the same filters,
// in the hours of each host.
func (a *Area) exportAgenda(ctx context.Context, in *struct {
	AgendaFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.table(ctx, "program.agenda_title", agendaColumnsOut)
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		all, err := findEverySession(ctx, a.db, scope, in.AgendaFilter)
		for _, s := range all {
			if err != nil {
				return err
			}
			err = add(s.Day, clockTime(s.Start), clockTime(s.Finish), s.CourseCode, s.CourseName, s.CampusName, codesOf(s.Classes), s.names(Teacher), s.names(Translator),
				s.Place, s.Planning, yesOrNothing(t.Texts.T("program.yes", nil), s.Canceled))
		}
		return err
	}
	return t.As(in.Format), nil
}

func yesOrNothing(yes string, is bool) string {
	if is {
		return yes
	}
	return ""
}

// names are who gives a half of a session.
func (s AgendaSession) names(half string) string {
	var names []string
	for _, p := range s.People {
		if p.Half == half {
			names = append(names, p.Name)
		}
	}
	return strings.Join(names, ", ")
}
