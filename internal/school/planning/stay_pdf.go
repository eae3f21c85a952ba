package planning

import (
	"net/http"
	"strings"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/money"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of the list of who comes, in millimetres.
const (
	stayRow  = 23.0
	atWhen   = pdf.Margin + 50
	atSleeps = pdf.Margin + 112
)

// stayList is who comes, when and sleeps where, as it is drawn for a campus.
type stayList struct {
	*pdf.Document
	texts    text.Texts
	of       string // a campus, where it is of one
	planning Planning
	stays    []Stay
	y        float64
}

func (l *stayList) content() api.Content {
	name := l.texts.T("program.stays_title", nil) + " " + l.planning.FirstDay.String() + ".pdf"
	return func(w http.ResponseWriter, _ *http.Request) error { return l.draw().Send(w, name) }
}

func (l *stayList) draw() *pdf.Document {
	l.Document = pdf.New(l.title(), l.texts.Lang())
	l.page()
	for _, s := range l.stays {
		columns := l.columns(s)
		height := heightOf(columns)
		if l.y+height > paperEnd {
			l.page()
		}
		l.row(columns)
		l.y += height
	}
	if len(l.stays) == 0 {
		l.Letters(10, false)
		l.Say(pdf.Margin, l.y+6, pdf.Inside, l.texts.T("program.nobody_comes", nil))
	}
	return l.Document
}

func (l *stayList) title() string {
	return strings.Join(known(l.texts.T("program.stays_title", nil), l.of), " · ")
}

// page begins a page, with what stands above and below every one.
func (l *stayList) page() {
	l.AddPage()
	l.Gray(0)
	l.Letters(15, true)
	l.Say(pdf.Margin, pdf.Margin+6, pdf.Inside, l.title())
	l.Gray(90)
	l.Letters(10, false)
	l.Say(pdf.Margin, pdf.Margin+12, pdf.Inside, l.texts.T("program.from_to", fault.Params{"from": l.texts.LongDate(l.planning.FirstDay), "to": l.texts.LongDate(l.planning.LastDay)}))
	l.Gray(120)
	l.Letters(8, false)
	l.Say(pdf.Margin, pdf.Height-pdf.Margin, 120, l.texts.T("roster.printed", fault.Params{"date": l.texts.LongDate(clock.DateOf(clock.Now(), time.UTC))}))
	l.SayTo(atEnd, pdf.Height-pdf.Margin, itoa(l.PageNo()))
	l.y = paperTop
}

// stayColumn is what is told of somebody in a column, line by line.
type stayColumn struct {
	from, room   float64
	heads, lines []string
}

// columns are somebody who comes: who, when, and where he sleeps.
func (l *stayList) columns(s Stay) []stayColumn {
	from, to := l.sessions(s.Sessions[0], s.Sessions[len(s.Sessions)-1])
	return []stayColumn{
		l.column(pdf.Margin, atWhen-3, s.PersonName, l.texts.T("program.halves."+s.Half, nil)+" · "+l.texts.T("program.invitation_states."+s.State, nil), s.CourseName, l.amount(s)),
		l.column(atWhen, atSleeps-3, from, to, s.CampusName, l.day("arrives_on", s.ArrivesOn), l.day("leaves_on", s.LeavesOn)),
		l.column(atSleeps, atEnd, s.Lodging, s.Transport, l.needs(s.NeedsLodging, "needs_lodging"), l.needs(s.NeedsTransport, "needs_transport")),
	}
}

// column breaks what is told into lines, so that nothing of an address is cut off.
func (l *stayList) column(from, to float64, head string, lines ...string) stayColumn {
	c := stayColumn{from: from, room: to - from, heads: []string{""}}
	l.Letters(9.5, true)
	if head != "" {
		c.heads = l.Wrap(head, c.room)
	}
	l.Letters(8.5, false)
	for _, line := range known(lines...) {
		c.lines = append(c.lines, l.Wrap(line, c.room)...)
	}
	return c
}

// heightOf is what the longest of columns needs.
func heightOf(columns []stayColumn) float64 {
	most := 0
	for _, c := range columns {
		most = max(most, len(c.heads)+len(c.lines))
	}
	return max(stayRow, 3+4*float64(most))
}

// row draws columns beside each other, what heads them in bold.
func (l *stayList) row(columns []stayColumn) {
	l.SetDrawColor(200, 204, 210)
	l.SetLineWidth(0.3)
	l.Line(pdf.Margin, l.y, atEnd, l.y)
	for _, c := range columns {
		l.Gray(0)
		l.Letters(9.5, true)
		for n, line := range c.heads {
			l.Say(c.from, l.y+4.5+4*float64(n), c.room, line)
		}
		l.Gray(70)
		l.Letters(8.5, false)
		for n, line := range c.lines {
			l.Say(c.from, l.y+4.5+4*float64(len(c.heads)+n), c.room, line)
		}
	}
}

// sessions tells from when until when somebody is needed, on two lines where that
// is more than a day.
func (l *stayList) sessions(first, last InvitedSession) (from, to string) {
	from = l.texts.Day(first.Day) + " " + clockTime(first.Start) + " –"
	if first.Day == last.Day {
		return from + " " + clockTime(last.Finish), ""
	}
	return from, l.texts.Day(last.Day) + " " + clockTime(last.Finish)
}

func (l *stayList) day(key string, d clock.Date) string {
	if d.IsZero() {
		return ""
	}
	return l.texts.T("program.feed_line", fault.Params{"label": l.texts.T("program."+key, nil), "value": l.texts.Day(d)})
}

func (l *stayList) needs(is bool, key string) string {
	if !is {
		return ""
	}
	return l.texts.T("mail.invited."+key, nil)
}

// amount is what was agreed, or else offered.
func (l *stayList) amount(s Stay) string {
	amount := s.Agreed
	if amount == nil {
		amount = s.Amount
	}
	if amount == nil {
		return ""
	}
	return money.Say(*amount, s.Currency, l.texts.Lang())
}
