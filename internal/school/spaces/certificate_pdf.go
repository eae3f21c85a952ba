package spaces

import (
	"slices"
	"strconv"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of a certificate, in millimetres.
const (
	rowHeight = 10.5
	atDays    = pdf.Margin
	atCourse  = atDays + 46
	atCampus  = atCourse + 76
	atEnd     = pdf.Width - pdf.Margin
	paperEnd  = pdf.Height - pdf.Margin - 10
	// signHeight is the room that the line to sign on needs below the sum.
	signHeight = 52.0
)

// certificate is a certificate of teaching that is being drawn.
type certificate struct {
	*pdf.Document
	texts  text.Texts
	holder holder
	year   int // all where it is nothing
	years  []TaughtYear
	today  clock.Date
	y      float64
}

func (c *certificate) draw() *pdf.Document {
	c.Document = pdf.New(c.t("title", nil)+" · "+c.holder.name, c.texts.Lang())
	c.page()
	c.opening()
	for _, y := range c.years {
		c.room(2*rowHeight + 4)
		c.heading(y)
		for _, e := range slices.Backward(y.Items) {
			c.room(rowHeight)
			c.row(e)
		}
		c.y += 4
	}
	c.closing()
	return c.Document
}

func (c *certificate) t(key string, params fault.Params) string {
	return c.texts.T("certificate."+key, params)
}

// room begins another page where there is too little left of this one.
func (c *certificate) room(height float64) {
	if c.y+height > paperEnd {
		c.page()
		c.y = pdf.Margin + 6
	}
}

// page begins a page, with what stands below every one.
func (c *certificate) page() {
	c.AddPage()
	c.Gray(120)
	c.Letters(8, false)
	c.Say(pdf.Margin, pdf.Height-pdf.Margin, 120, c.t("title", nil)+" · "+c.holder.name)
	c.SayTo(atEnd, pdf.Height-pdf.Margin, strconv.Itoa(c.PageNo()))
	c.y = pdf.Margin
}

// opening says of whom it is, and how much he taught.
func (c *certificate) opening() {
	c.Gray(0)
	c.Letters(20, true)
	c.Say(pdf.Margin, c.y+14, pdf.Inside, c.t("title", nil))
	c.Letters(14, true)
	c.Say(pdf.Margin, c.y+28, pdf.Inside, c.holder.name)
	c.Gray(60)
	c.Letters(10.5, false)
	said := c.t("nothing", nil)
	if len(c.years) > 0 {
		said = c.t("says", fault.Params{"hours": c.hours(c.minutes()), "courses": c.courses()})
	}
	c.Say(pdf.Margin, c.y+36, pdf.Inside, said)
	if c.year != 0 {
		c.Say(pdf.Margin, c.y+42, pdf.Inside, c.t("year", fault.Params{"from": c.year, "to": c.year + 1}))
	}
	c.y += 52
}

func (c *certificate) heading(y TaughtYear) {
	c.Gray(0)
	c.Letters(11, true)
	c.Say(atDays, c.y+6, 120, c.t("year", fault.Params{"from": y.Year, "to": y.Year + 1}))
	c.SayTo(atEnd, c.y+6, c.hours(y.Minutes))
	c.line(c.y+8, atDays, atEnd)
	c.y += 10
}

func (c *certificate) row(e Engagement) {
	c.Gray(0)
	c.Letters(9, false)
	c.Say(atDays, c.y+4, atCourse-atDays-3, c.days(e))
	c.Letters(9.5, true)
	c.Say(atCourse, c.y+4, atCampus-atCourse-3, e.CourseName)
	c.Letters(9, false)
	c.Say(atCampus, c.y+4, atEnd-atCampus-18, e.CampusName)
	c.SayTo(atEnd, c.y+4, c.hours(e.Minutes))
	c.Gray(90)
	c.Letters(8, false)
	about := e.CourseCode
	if e.Half == "translator" {
		about += " · " + c.t("translated", nil)
	}
	c.Say(atCourse, c.y+8, atCampus-atCourse-3, about)
	c.y += rowHeight
}

// closing is the sum, where and when it was written, and the line to sign on.
func (c *certificate) closing() {
	c.room(signHeight)
	if len(c.years) > 0 {
		c.line(c.y, atDays, atEnd)
		c.Gray(0)
		c.Letters(11, true)
		c.Say(atDays, c.y+7, 120, c.t("sum", nil))
		c.SayTo(atEnd, c.y+7, c.hours(c.minutes()))
	}
	c.Gray(60)
	c.Letters(9.5, false)
	c.Say(atDays, c.y+24, 90, c.t("written", fault.Params{"date": c.texts.LongDate(c.today)}))
	c.line(c.y+44, atEnd-70, atEnd)
	c.Letters(8.5, false)
	c.Say(atEnd-70, c.y+48.5, 70, c.t("signature", nil))
}

func (c *certificate) line(y, from, to float64) {
	c.SetDrawColor(200, 204, 210)
	c.SetLineWidth(0.3)
	c.Line(from, y, to, y)
}

// days are when it took place, in figures: a line has little room.
func (c *certificate) days(e Engagement) string {
	first, last := e.Sessions[0].Day, e.Sessions[len(e.Sessions)-1].Day
	if first == last {
		return c.short(first)
	}
	return c.short(first) + " – " + c.short(last)
}

func (c *certificate) short(d clock.Date) string {
	return c.t("day", fault.Params{"day": two(d.Day), "month": two(int(d.Month)), "year": d.Year})
}

func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// hours writes minutes as hours: 7 h, 7 h 30.
func (c *certificate) hours(minutes int) string {
	if rest := minutes % 60; rest != 0 {
		return c.t("hours_and", fault.Params{"hours": minutes / 60, "minutes": two(rest)})
	}
	return c.t("hours", fault.Params{"hours": minutes / 60})
}

func (c *certificate) minutes() (sum int) {
	for _, y := range c.years {
		sum += y.Minutes
	}
	return sum
}

// courses is how many different ones there are.
func (c *certificate) courses() string {
	ids := []string{}
	for _, y := range c.years {
		for _, e := range y.Items {
			ids = once(ids, e.CourseID)
		}
	}
	return c.t("courses", fault.Params{"count": len(ids)})
}
