package studies

import (
	"strconv"
	"strings"

	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
)

// The columns of the courses, in millimetres: where figures end, and how wide the
// name may be.
const (
	atHours        = pdf.Margin + 108
	atPresence     = pdf.Margin + 130
	atGrade        = pdf.Margin + 152
	atResult       = pdf.Width - pdf.Margin
	courseNameRoom = 94.0
	lineHeight     = 4.4
)

// classYear is what he did in a class: the courses, and the whole.
// The last one's figures stand above the signature, never alone on a page before.
func (p *paper) classYear(y ClassYear, last bool) {
	p.room(40)
	p.Gray(60)
	p.Letters(10, false)
	for _, texts := range p.texts {
		p.lines(5, strings.Join([]string{
			texts.T("card.class", fault.Params{"code": y.ClassCode}), texts.T("card.programme."+y.Programme, nil), texts.T("card.level", fault.Params{"level": y.Level}),
			y.CampusName, strconv.Itoa(y.StartYear) + "–" + strconv.Itoa(y.EndYear),
		}, " · "))
	}
	p.y += 3
	p.heads()
	for _, c := range y.Courses {
		p.course(c)
	}
	if len(y.Courses) == 0 {
		p.Gray(90)
		p.Letters(9.5, false)
		p.lines(6, p.t("no_courses", nil))
	}
	p.y += 4
	if rest := p.wholeHeight(y) + signRoom + 11; last && rest < paperBottom-pdf.Margin-10 {
		p.room(rest)
	}
	p.whole(y)
	if y.Observation != "" {
		p.observation(y.Observation)
	}
	p.y += 5
}

// heads are the names of the columns, one language above the other.
func (p *paper) heads() {
	p.Gray(90)
	p.Letters(8, true)
	for _, texts := range p.texts {
		p.Say(pdf.Margin, p.y+4, courseNameRoom, texts.T("card.courses", nil))
		p.SayTo(atHours, p.y+4, texts.T("card.hours", nil))
		p.SayTo(atPresence, p.y+4, texts.T("card.presence", nil))
		p.SayTo(atGrade, p.y+4, texts.T("card.grade", nil))
		p.SayTo(atResult, p.y+4, texts.T("card.result", nil))
		p.y += 4
	}
	p.line(p.y+1.5, pdf.Margin, pdf.Width-pdf.Margin, 0.3)
	p.y += 2.5
}

func (p *paper) course(c PaperLine) {
	p.Letters(9.5, true)
	name := p.Wrap(c.Name, courseNameRoom)
	about := c.Code
	if tries := p.attempts(c); tries != "" {
		about += " · " + tries
	}
	p.Letters(8, false)
	notes := p.Wrap(about, courseNameRoom)
	height := float64(len(name)+len(notes))*lineHeight + 1.5
	if p.room(height) {
		p.heads()
	}
	p.Gray(0)
	p.Letters(9.5, false)
	p.SayTo(atHours, p.y+lineHeight*0.8, strconv.Itoa(c.Hours))
	p.SayTo(atPresence, p.y+lineHeight*0.8, p.rate(c.Presence))
	p.Letters(9.5, true)
	p.SayTo(atGrade, p.y+lineHeight*0.8, p.grade(c.Counts))
	p.Letters(8.5, false)
	for i, texts := range p.texts {
		p.SayTo(atResult, p.y+lineHeight*(0.8+float64(i)), texts.T("card."+c.result(), nil))
	}
	p.Letters(9.5, true)
	p.plain(name)
	p.Gray(90)
	p.Letters(8, false)
	p.plain(notes)
	p.y += 1.5
}

// plain writes lines that were broken already.
func (p *paper) plain(all []string) {
	for _, line := range all {
		p.Text(pdf.Margin, p.y+lineHeight*0.8, line)
		p.y += lineHeight
	}
}

// result is the end of the key of what became of a course.
func (c PaperLine) result() string {
	switch {
	case c.Counts.State == noGrade:
		return "open"
	case c.Passed:
		return "passed"
	default:
		return "not_passed"
	}
}

// grade is a grade in figures, or the word that stands for one.
func (p *paper) grade(g Grade) string {
	switch g.State {
	case Graded:
		return p.decimal(g.Points)
	case noGrade:
		return "–"
	default:
		return p.texts[0].T("card.state."+g.State, nil)
	}
}

// decimal is points as the paper's first language writes them.
func (p *paper) decimal(points Points) string {
	said := points.Decimal()
	if p.texts[0].Lang() == "en" {
		return said
	}
	return strings.ReplaceAll(said, ".", ",")
}

// attempts are the first grade and the retakes, where there are any.
func (p *paper) attempts(c PaperLine) string {
	if len(c.Attempts) < 2 {
		return ""
	}
	all := []string{}
	for i, g := range c.Attempts {
		key := "retake"
		if i == 0 {
			key = "first_grade"
		}
		all = append(all, p.t(key, fault.Params{"grade": p.grade(g)}))
	}
	return strings.Join(all, " · ")
}

// rate is a presence in per cent, rounded down.
func (p *paper) rate(of Presence) string {
	if of.Counted == 0 {
		return "–"
	}
	tenths := of.Present * 1000 / of.Counted
	return p.decimal(Points(tenths*10)) + " %"
}

// wholeHeight is how high the figures of a class and what is said of it are.
func (p *paper) wholeHeight(y ClassYear) float64 {
	if y.Observation == "" {
		return 22
	}
	p.Letters(9.5, false)
	return 22 + 5 + 4.8*float64(len(p.Wrap(y.Observation, pdf.Inside)))
}

// whole is the average, the mention and the presence of a class, side by side.
func (p *paper) whole(y ClassYear) {
	p.room(22)
	p.SetFillColor(243, 245, 248)
	p.RoundedRect(pdf.Margin, p.y, pdf.Inside, 19, 1.5, "1234", "F")
	average, mention := "–", "–"
	if y.Average.Known {
		average = p.decimal(y.Average.Points)
	}
	if y.Mention != "" {
		mention = p.say("report.mentions."+y.Mention, nil)
	}
	p.figure(0, p.t("average", nil), average, p.incomplete(y.Average))
	p.figure(1, p.t("mention", nil), mention, p.t("grade_required", fault.Params{"mark": y.PassMark}))
	p.figure(2, p.t("presence", nil), p.rate(y.Presence), p.t("presence_required", fault.Params{"percent": strconv.Itoa(y.RequiredAttendance) + " %"}))
	p.figure(3, p.t("courses_passed", nil), strconv.Itoa(y.PassedCourses)+" / "+strconv.Itoa(y.BegunCourses), "")
	p.y += 22
}

// incomplete says why an average is not the last word; nothing where it is.
func (p *paper) incomplete(a Average) string {
	switch {
	case a.Missed:
		return p.t("incomplete_absent", nil)
	case a.Known && !a.Complete:
		return p.t("incomplete", nil)
	default:
		return ""
	}
}

// figure is one of the four figures of the whole.
func (p *paper) figure(place int, label, value, small string) {
	const width = pdf.Inside / 4
	x, room := pdf.Margin+float64(place)*width+3, width-4.0
	p.Gray(90)
	p.Letters(7.5, false)
	p.Say(x, p.y+5, room, label)
	p.Gray(0)
	size := 12.0
	for p.Letters(size, true); size > 7 && p.GetStringWidth(value) > room; p.Letters(size, true) {
		size -= 0.5
	}
	p.Say(x, p.y+11, room, value)
	p.Gray(90)
	p.Letters(6.5, false)
	for i, line := range p.Wrap(small, room) {
		if i < 2 {
			p.Text(x, p.y+14.5+float64(i)*2.8, line)
		}
	}
}

func (p *paper) observation(said string) {
	p.room(14)
	p.Gray(0)
	p.Letters(9.5, true)
	p.lines(5, p.t("observation", nil))
	p.Gray(40)
	p.Letters(9.5, false)
	p.lines(4.8, said)
}
