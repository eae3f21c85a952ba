package studies

import (
	"context"
	"net/http"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of a class report, in millimetres: A4 on its side, with as many
// courses on a page as are still read.
const (
	wide       = pdf.Height
	tall       = pdf.Width
	glanceTop  = pdf.Margin + 30
	glanceRow  = 8.6
	down       = 16 // rows on a page
	glanceEnd  = tall - pdf.Margin - 8
	nameRoom   = 50.0
	sumRoom    = 17.0
	courseRoom = 12.4
)

// printClassReport draws a class at a glance. Nobody finds grades on it who may
// not know them.
func (a *Area) printClassReport(ctx context.Context, in *struct {
	api.ID
	api.Link
	Shown
},
) (api.Content, error) {
	c, err := findClassReport(ctx, a.db, access.From(ctx), in.ID.ID, clock.Now())
	if err != nil {
		return nil, err
	}
	c.narrow(in.Shown)
	texts := a.Texts(ctx)
	g := glance{ClassReport: c, texts: texts, today: clock.Today(access.From(ctx).Actor().TimeZone)}
	name := texts.T("report.class_title", nil) + " " + c.ClassCode + ".pdf"
	return func(w http.ResponseWriter, _ *http.Request) error { return g.draw().Send(w, name) }, nil
}

// glance is a class report that is being drawn.
type glance struct {
	*pdf.Document
	ClassReport
	texts text.Texts
	today clock.Date
}

// sums is how many columns stand before the courses: of the whole.
func (g *glance) sums() int {
	if g.SeesMarks {
		return 3
	}
	return 1
}

func (g *glance) t(key string) string { return g.texts.T("report."+key, nil) }

func (g *glance) draw() *pdf.Document {
	g.Document = pdf.New(g.t("class_title")+" · "+g.ClassCode, g.texts.Lang())
	across := int((wide - 2*pdf.Margin - nameRoom - float64(g.sums())*sumRoom) / courseRoom)
	for first := 0; first == 0 || first < len(g.Courses); first += across {
		for row := 0; row == 0 || row < len(g.Students); row += down {
			g.page(g.Courses[first:min(first+across, len(g.Courses))], first, g.Students[row:min(row+down, len(g.Students))])
		}
	}
	g.legend()
	return g.Document
}

// page draws some students with some courses.
func (g *glance) page(courses []ClassReportCourse, first int, students []ClassReportStudent) {
	g.sheet()
	g.Gray(60)
	g.Letters(7.5, true)
	for i, key := range []string{"average", "mention", "presence"}[3-g.sums():] {
		g.Say(g.atSum(i), glanceTop-3, sumRoom-1, g.t(key))
	}
	for i, c := range courses {
		g.Say(g.atCourse(i), glanceTop-3, courseRoom-1, c.CourseCode)
	}
	for i, s := range students {
		g.row(glanceTop+float64(i)*glanceRow, s, s.Cells[first:first+len(courses)])
	}
}

func (g *glance) atSum(i int) float64 { return pdf.Margin + nameRoom + float64(i)*sumRoom }

func (g *glance) atCourse(i int) float64 { return g.atSum(g.sums()) + float64(i)*courseRoom }

// sheet begins a page, with what stands on every one.
func (g *glance) sheet() {
	g.AddWidePage()
	g.Gray(0)
	g.Letters(15, true)
	g.Say(pdf.Margin, pdf.Margin+6, 120, g.t("class_title")+" · "+g.ClassCode)
	g.Gray(90)
	g.Letters(9.5, false)
	g.Say(pdf.Margin, pdf.Margin+12, 200, g.about())
	g.Gray(120)
	g.Letters(8, false)
	g.Say(pdf.Margin, tall-pdf.Margin, 150, g.texts.T("roster.printed", fault.Params{"date": g.texts.LongDate(g.today)}))
	g.SayTo(wide-pdf.Margin, tall-pdf.Margin, strconv.Itoa(g.PageNo()))
}

// about says which class it is, and what it takes to pass.
func (g *glance) about() string {
	years := strconv.Itoa(g.StartYear) + "–" + strconv.Itoa(g.EndYear)
	return strings.Join([]string{
		g.CampusName, years, g.texts.T("report.needed", fault.Params{"mark": g.PassMark, "presence": g.RequiredAttendance}),
	}, " · ")
}

// first is what stands below somebody's name: his first one, and that he left.
func (g *glance) first(s ClassReportStudent) string {
	if s.counts() {
		return s.FirstName
	}
	return s.FirstName + " · " + g.t("left")
}

func (g *glance) row(y float64, s ClassReportStudent, cells []ClassReportCell) {
	g.SetDrawColor(215, 218, 223)
	g.SetLineWidth(0.2)
	g.Line(pdf.Margin, y, wide-pdf.Margin, y)
	g.Gray(0)
	g.Letters(8.5, true)
	g.Say(pdf.Margin, y+3.8, nameRoom-2, s.LastName)
	g.Letters(8, false)
	g.Say(pdf.Margin, y+7.3, nameRoom-2, g.first(s))
	sums := []string{rate(s.Presence.Present, s.Presence.Counted)}
	if g.SeesMarks {
		average := ""
		if s.Average.Known {
			average = g.points(s.Average.Points)
		}
		sums = []string{average, mentionIn(g.texts, s.Mention), sums[0]}
	}
	for i, said := range sums {
		g.Letters(8, i == 0 && g.SeesMarks)
		g.Say(g.atSum(i), y+5.4, sumRoom-1, said)
	}
	if g.SeesMarks && s.Average.Missed { // who was absent from an exam
		g.Gray(110)
		g.Letters(6, false)
		g.Say(g.atSum(0), y+8, sumRoom-1, g.t("incomplete"))
	}
	for i, cell := range cells {
		g.cell(g.atCourse(i), y, cell)
	}
}

// cell is a course of a student: the grade above, the presence below it.
func (g *glance) cell(x, y float64, cell ClassReportCell) {
	if !cell.Followed {
		return
	}
	g.Gray(0)
	g.Letters(8, cell.Given && !cell.Passed && g.SeesMarks)
	g.Say(x, y+3.8, courseRoom-1, g.said(cell))
	g.Gray(110)
	g.Letters(6.5, cell.Warns != "")
	g.Say(x, y+7.2, courseRoom-1, rate(cell.Present, cell.Counted))
}

func (g *glance) said(cell ClassReportCell) string {
	switch {
	case !cell.Given:
		return "–"
	case !g.SeesMarks:
		return "✓"
	case cell.State != Graded:
		return g.texts.T("grade.state."+cell.State, nil)
	default:
		return g.points(cell.Points)
	}
}

// points is a grade as it is written where the reader lives.
func (g *glance) points(p Points) string {
	if g.texts.Lang() == "en" {
		return p.Decimal()
	}
	return strings.Replace(p.Decimal(), ".", ",", 1)
}

// legend says what the codes of the courses mean, in two columns.
func (g *glance) legend() {
	const line, column, perColumn = 6.0, 133.0, 22
	for i, c := range g.Courses {
		if i%(2*perColumn) == 0 {
			g.sheet()
		}
		x, y := pdf.Margin+column*float64(i/perColumn%2), glanceTop+line*float64(i%perColumn)
		g.Gray(0)
		g.Letters(8.5, true)
		g.Say(x, y, 24, c.CourseCode)
		g.Letters(8.5, false)
		g.Say(x+26, y, column-30, c.CourseName)
	}
}
