package media

import (
	"context"
	"fmt"
	"strconv"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

func (a *Area) classListenerRoutes(r *api.Router) {
	const of = "/api/classes/{id}/listeners"
	api.Get(r, "listClassListeners", of, readListeners, a.listClassListeners, api.Says("List who of a class has heard its sessions, or how many"))
	api.Stream(r, "exportClassListeners", of+"/export", readListeners, a.exportClassListeners, api.Says("Export who of a class has heard its sessions, or how many"))
}

func (a *Area) listClassListeners(ctx context.Context, in *api.ID) (ClassListeners, error) {
	return findClassListeners(ctx, a.db, access.From(ctx), in.ID)
}

// exportClassListeners writes a line for each student with a column for each session;
// who may only know how many gets a line for each session.
func (a *Area) exportClassListeners(ctx context.Context, in *struct {
	api.ID
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	l, err := findClassListeners(ctx, a.db, access.From(ctx), in.ID.ID)
	if err != nil {
		return nil, err
	}
	t := a.Table(ctx, "recording.listeners.title", []string{
		"recording.listeners.day", "recording.filter.course", "recording.listeners.students", "recording.listeners.started", "recording.listeners.finished",
	})
	t.Of, t.Each = l.ClassCode, l.eachSession
	if l.Named {
		t.Columns, t.Headings, t.Distinct, t.Each = nil, l.headings(t.Texts), true, l.eachStudent
	}
	return t.As(in.Format), nil
}

func (l ClassListeners) eachSession(add func(...any) error) error {
	for _, s := range l.Sessions {
		if err := add(s.Day, s.CourseName, s.Students, s.Started, s.Finished); err != nil {
			return err
		}
	}
	return nil
}

func (l ClassListeners) headings(texts text.Texts) []string {
	of := func(key string) string { return texts.T("recording.listeners."+key, nil) }
	all := []string{of("student"), of("over_all"), of("heard_whole"), of("last")}
	for _, s := range l.Sessions {
		all = append(all, fmt.Sprintf("%s %02d:%02d %s", s.Day, s.Start/60, s.Start%60, s.CourseCode))
	}
	return all
}

func (l ClassListeners) eachStudent(add func(...any) error) error {
	for _, c := range l.Items {
		cells := []any{c.Name, inPercent(c.Percent), c.Finished, c.LastAt}
		for _, heard := range c.Heard {
			cells = append(cells, inPercent(heard))
		}
		if err := add(cells...); err != nil {
			return err
		}
	}
	return nil
}

// inPercent is a cell, which is empty where the caller may not know.
func inPercent(heard int) string {
	if heard == unknown {
		return ""
	}
	return strconv.Itoa(heard) + " %"
}
