package studies

import (
	"context"
	"strconv"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// exportClassReport writes a class at a glance: two columns for each course, its
// grade and its presence. Who may not know grades gets whether they are there.
func (a *Area) exportClassReport(ctx context.Context, in *struct {
	api.ID
	api.Link
	Shown
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	c, err := findClassReport(ctx, a.db, access.From(ctx), in.ID.ID, clock.Now())
	if err != nil {
		return nil, err
	}
	c.narrow(in.Shown)
	t := a.Table(ctx, "report.class_title", nil)
	t.Of, t.Headings, t.Distinct = c.ClassCode, c.headings(t.Texts), true
	t.Each = func(add func(...any) error) error {
		for _, s := range c.Students {
			if err := add(c.cells(s, t.Texts, in.Format)...); err != nil {
				return err
			}
		}
		return nil
	}
	return t.As(in.Format), nil
}

func (c ClassReport) headings(texts text.Texts) []string {
	of := func(key string) string { return texts.T("report."+key, nil) }
	all := []string{texts.T("grade.export.last_name", nil), texts.T("grade.export.first_name", nil)}
	if c.SeesMarks {
		all = append(all, of("average"), of("mention"), of("remark"))
	}
	all = append(all, of("presence"), of("gaps"), of("missing_grades"))
	for _, one := range c.Courses {
		all = append(all, one.CourseCode+" – "+of("grade"), one.CourseCode+" – "+of("presence"))
	}
	return append(all, of("left"))
}

func (c ClassReport) cells(s ClassReportStudent, texts text.Texts, f sheet.Format) []any {
	all := []any{s.LastName, s.FirstName}
	if c.SeesMarks {
		average := Grade{}
		if s.Average.Known {
			average = Grade{Graded, s.Average.Points}
		}
		all = append(all, average.cell(texts, f), mentionIn(texts, s.Mention), s.Average.remark(texts))
	}
	all = append(all, rate(s.Presence.Present, s.Presence.Counted), s.Presence.Gaps, s.MissingGrades)
	for _, cell := range s.Cells {
		all = append(all, c.grade(cell, texts, f), rate(cell.Present, cell.Counted))
	}
	return append(all, !s.counts())
}

// grade is a cell's grade, or for who may not know it whether there is one.
func (c ClassReport) grade(cell ClassReportCell, texts text.Texts, f sheet.Format) any {
	switch {
	case !cell.Followed:
		return ""
	case !c.SeesMarks:
		return cell.Given
	default:
		return cell.cell(texts, f)
	}
}

// remark says why an average is not the last word, as the report card does.
func (a Average) remark(texts text.Texts) string {
	if why := a.incomplete(); why != "" {
		return texts.T("card."+why, nil)
	}
	return ""
}

func mentionIn(texts text.Texts, mention string) string {
	if mention == "" {
		return ""
	}
	return texts.T("report.mentions."+mention, nil)
}

// rate is a presence in per cent, rounded down: who does not reach what is
// required is not shown as if he did.
func rate(present, counted int) string {
	if counted == 0 {
		return ""
	}
	return strconv.Itoa(present*100/counted) + " %"
}
