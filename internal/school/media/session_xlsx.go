package media

import (
	"context"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

// sessionExport are the headings of an export, as translation keys; of each kind
// there is how many are there, and how many of them are published.
var sessionExport = []string{
	"recording.day", "recording.hours", "recording.filter.planning", "recording.filter.course", "recording.code", "recording.filter.class", "recording.filter.teacher", "recording.filter.campus",
	"recording.kinds.audio", "recording.kinds.audio + recording.state.published", "recording.kinds.video", "recording.kinds.video + recording.state.published",
	"recording.kinds.photo", "recording.kinds.photo + recording.state.published", "recording.kinds.document", "recording.kinds.document + recording.state.published",
}

// exportRecordingSessions writes what the list shows under the same filters, and what it
// has no room for.
func (a *Area) exportRecordingSessions(ctx context.Context, in *struct {
	SessionFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, t := access.From(ctx), a.Table(ctx, "recording.title", sessionExport)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	all, err := listSessions(ctx, a.db, scope, in.SessionFilter, maxExported+1)
	if err != nil {
		return nil, err
	}
	if len(all) > maxExported {
		return nil, fault.On("to", "planning.agenda_many", fault.Params{"limit": maxExported})
	}
	t.Of = of
	t.Each = func(add func(...any) error) error {
		for _, s := range all {
			if err := add(s.cells()...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

// cells are those of a session.
func (s RecordingSession) cells() []any {
	classes, teachers := make([]string, len(s.Classes)), make([]string, len(s.Teachers))
	for i, c := range s.Classes {
		classes[i] = c.Code
	}
	for i, p := range s.Teachers {
		teachers[i] = p.Name
	}
	cells := []any{
		s.Day, hour(s.Start) + " – " + hour(s.Finish), s.Planning, s.CourseName, s.CourseCode,
		strings.Join(classes, ", "), strings.Join(teachers, ", "), s.CampusName,
	}
	for _, kind := range []KindCount{s.Audio, s.Video, s.Photo, s.Document} {
		cells = append(cells, kind.Count, kind.Published)
	}
	return cells
}

// hour is a time of the day, given in minutes from midnight.
func hour(minutes int) string { return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60) }
