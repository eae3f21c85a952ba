package planning

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
	"myspace/internal/school/campus"
)

// The measures of an agenda on paper, in millimetres: where each column begins,
// and how high lines are.
const (
	paperTop   = pdf.Margin + 22
	paperEnd   = pdf.Height - pdf.Margin - 8
	headHeight = 9.0
	rowHeight  = 9.5
	atTime     = pdf.Margin
	atCourse   = atTime + 24
	atClasses  = atCourse + 66
	atPeople   = atClasses + 38
	atEnd      = pdf.Width - pdf.Margin
)

// agendaPDF answers with the sessions of some days to print: by day, or by
// campus and day, as a week-end is hung up.
func (a *Area) agendaPDF(ctx context.Context, in *struct {
	AgendaFilter
	api.Link
	By string `query:"by" default:"day" enum:"day,campus"`
},
) (api.Content, error) {
	if in.From.IsZero() { // every page says of which days it is
		return nil, fault.On("from", "field.required", nil)
	}
	scope := access.From(ctx)
	l := agendaList{texts: a.Texts(ctx), from: in.From, to: in.To, byCampus: in.By == "campus"}
	var err error
	if l.of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	if l.sessions, err = findEverySession(ctx, a.db, scope, in.AgendaFilter); err != nil {
		return nil, err
	}
	if l.byCampus {
		l.sortByCampus()
	}
	name := l.texts.T("program.agenda_title", nil) + " " + in.From.String() + ".pdf"
	return func(w http.ResponseWriter, _ *http.Request) error { return l.draw().Send(w, name) }, nil
}

// agendaList is an agenda that is being drawn.
type agendaList struct {
	*pdf.Document
	texts    text.Texts
	of       string // a campus, where it is of one
	from, to clock.Date
	byCampus bool
	sessions []AgendaSession
	y        float64
}

func (l *agendaList) draw() *pdf.Document {
	l.Document = pdf.New(l.title(), l.texts.Lang())
	l.page()
	last := ""
	for _, s := range l.sessions {
		if head := l.heading(s); head != last {
			if l.y+headHeight+rowHeight > paperEnd {
				l.page()
			}
			l.group(head)
			last = head
		}
		if l.y+rowHeight > paperEnd {
			l.page()
			l.group(last)
		}
		l.row(s)
	}
	if len(l.sessions) == 0 {
		l.Letters(10, false)
		l.Say(pdf.Margin, l.y+6, pdf.Inside, l.texts.T("program.no_sessions", nil))
	}
	return l.Document
}

func (l *agendaList) title() string {
	title := l.texts.T("program.agenda_title", nil)
	if l.of != "" {
		title += " · " + l.of
	}
	return title
}

// heading is what a session stands under.
func (l *agendaList) heading(s AgendaSession) string {
	if l.byCampus {
		return s.CampusName + " · " + l.texts.LongDate(s.Day)
	}
	return l.texts.LongDate(s.Day)
}

// page begins a page, with what stands above and below every one.
func (l *agendaList) page() {
	l.AddPage()
	l.Gray(0)
	l.Letters(15, true)
	l.Say(pdf.Margin, pdf.Margin+6, pdf.Inside, l.title())
	l.Gray(90)
	l.Letters(10, false)
	l.Say(pdf.Margin, pdf.Margin+12, pdf.Inside, l.texts.T("program.from_to", fault.Params{"from": l.texts.LongDate(l.from), "to": l.texts.LongDate(l.to)}))
	l.Gray(120)
	l.Letters(8, false)
	l.Say(pdf.Margin, pdf.Height-pdf.Margin, 120, l.texts.T("roster.printed", fault.Params{"date": l.texts.LongDate(clock.DateOf(clock.Now(), time.UTC))}))
	l.SayTo(atEnd, pdf.Height-pdf.Margin, itoa(l.PageNo()))
	l.y = paperTop
}

func (l *agendaList) group(head string) {
	l.Gray(0)
	l.Letters(11, true)
	l.Say(pdf.Margin, l.y+6, pdf.Inside, head)
	l.SetDrawColor(200, 204, 210)
	l.SetLineWidth(0.3)
	l.Line(pdf.Margin, l.y+headHeight-1.5, atEnd, l.y+headHeight-1.5)
	l.y += headHeight
}

func (l *agendaList) row(s AgendaSession) {
	l.Gray(0)
	l.Letters(9.5, true)
	l.Say(atTime, l.y+3.5, atCourse-atTime-2, clockTime(s.Start)+"–"+clockTime(s.Finish))
	l.Say(atCourse, l.y+3.5, atClasses-atCourse-3, s.CourseName)
	l.Letters(9, false)
	l.Say(atClasses, l.y+3.5, atPeople-atClasses-3, codesOf(s.Classes))
	l.Say(atPeople, l.y+3.5, atEnd-atPeople, s.names(Teacher))
	l.Gray(90)
	l.Letters(8, false)
	l.Say(atTime, l.y+7.2, atCourse-atTime-2, yesOrNothing(l.texts.T("program.canceled", nil), s.Canceled))
	l.Say(atCourse, l.y+7.2, atClasses-atCourse-3, s.CourseCode)
	l.Say(atClasses, l.y+7.2, atPeople-atClasses-3, strings.Join(known(s.campusUnless(l.byCampus), s.Place), " · "))
	l.Say(atPeople, l.y+7.2, atEnd-atPeople, s.names(Translator))
	l.y += rowHeight
}

func (s AgendaSession) campusUnless(told bool) string {
	if told {
		return ""
	}
	return s.CampusName
}

// known are those of some texts that are not empty.
func known(texts ...string) (all []string) {
	for _, one := range texts {
		if one != "" {
			all = append(all, one)
		}
	}
	return all
}

func (l *agendaList) sortByCampus() {
	slices.SortStableFunc(l.sessions, func(a, b AgendaSession) int {
		return cmp.Or(cmp.Compare(a.CampusName, b.CampusName), cmp.Compare(a.CampusID, b.CampusID))
	})
}
