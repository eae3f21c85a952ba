package planning

import (
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

func (a *Area) invitationListRoutes(r *api.Router) {
	api.Get(r, "listInvitations", "/api/invitations", readInvitations, a.listInvitations, api.Says("List teaching invitations over all plannings"))
	api.Stream(r, "exportInvitations", "/api/invitations/export", readInvitations, a.exportInvitations)
	api.Get(r, "getInvitationMatrix", "/api/invitations/matrix", readInvitations, a.getInvitationMatrix, api.Says("Get who is asked for which week-end of a school year"))
	api.Do(r, "previewInvitations", "/api/invitations/preview", plan, a.previewInvitations, api.Says("See the mails that sending invitations would send"), api.Refuses(fault.NotFound, fault.Conflict))
}

// InvitationFilter is what a list of invitations can be narrowed by.
type InvitationFilter struct {
	api.Search
	Planning string   `query:"planning" maxLength:"64"`
	Campus   string   `query:"campus" maxLength:"64" doc:"That hosts what is taught, or whose class it is given to."`
	Person   string   `query:"person" maxLength:"64"`
	States   []string `query:"state,explode" maxItems:"6" enum:"in_analysis,not_answered,answered,accepted,declined,canceled" doc:"One or several."`
	Overdue  bool     `query:"overdue" doc:"Only those whose day has passed without an answer."`
	Sort     string   `query:"sort" default:"answer_by" enum:"answer_by,-answer_by,sent,-sent,updated,-updated"`
}

func (a *Area) listInvitations(ctx context.Context, in *struct {
	InvitationFilter
	api.Paging
},
) (api.Page[Invitation], error) {
	scope := access.From(ctx)
	l, err := findInvitationList(ctx, a.db, scope, in.InvitationFilter, in.Paging)
	for n, i := range l.Items {
		l.Items[n] = i.seenBy(scope)
	}
	return api.PageOf(l, err)
}

// invitationOrders are the sorts that the list offers.
var invitationOrders = db.Orders{"answer_by": {"i.answer_by_day"}, "sent": {"i.sent_at"}, "updated": {"i.updated_at"}}

// findInvitationList returns a page of the invitations in reach.
func findInvitationList(ctx context.Context, q db.Querier, in access.Scope, f InvitationFilter, p api.Paging) (db.List[Invitation], error) {
	order, err := invitationOrders.By(f.Sort, "i.id")
	if err != nil {
		return db.List[Invitation]{}, err
	}
	w, err := f.wanted(ctx, q, in)
	if err != nil {
		return db.List[Invitation]{}, err
	}
	l, err := db.Find(ctx, q, scanInvitation, db.Select{
		Columns: invitationColumns, From: invitationTables, Count: `teaching_invitation i`, Where: w, Order: order, Page: p.Page, Size: p.PageSize,
	})
	if err != nil {
		return l, err
	}
	return l, completeInvitations(ctx, q, l.Items)
}

// wanted is what a list of invitations has, and what is counted of it.
func (f InvitationFilter) wanted(ctx context.Context, q db.Querier, in access.Scope) (db.Where, error) {
	w := f.where(in)
	if !f.Overdue {
		return w, nil
	}
	err := addOverdue(ctx, q, &w)
	return w, err
}

// addOverdue asks for what is overdue by the clock of its host, as each says of
// itself: where it is day first, a day has passed earlier.
func addOverdue(ctx context.Context, q db.Querier, w *db.Where) error {
	zones, err := db.All(ctx, q, db.ScanString, `SELECT DISTINCT time_zone FROM campus ORDER BY time_zone`)
	if err != nil {
		return err
	}
	first := clock.DateOf(clock.Now(), time.UTC).AddDays(-1)
	ahead := map[clock.Date][]string{}
	for _, zone := range zones {
		if today := clock.Today(zone); first.Before(today) {
			ahead[today] = append(ahead[today], zone)
		}
	}
	text, args, last := `i.answer_by_day < ?`, []any{first}, first
	for _, today := range slices.SortedFunc(maps.Keys(ahead), clock.Date.DaysSince) {
		var in db.Where
		in.Among(q, `h.time_zone`, ahead[today])
		last = today
		text += ` OR i.answer_by_day < ? AND EXISTS (SELECT 1 FROM agenda_course o JOIN campus h ON h.id = o.campus_id` + in.String() + ` AND o.id = i.agenda_course_id)`
		args = append(append(args, today), in.Args...)
	}
	w.Add(`i.state = 'not_answered' AND i.answer_by_day < ? AND (`+text+`)`, append([]any{last}, args...)...)
	return nil
}

func (f InvitationFilter) where(in access.Scope) db.Where {
	w := invitationsIn(in)
	if len(f.States) > 0 {
		w.In(`i.state`, f.States...)
	}
	if f.Person != "" {
		w.Add(`i.person_id = ?`, f.Person)
	}
	if f.Planning != "" {
		w.Add(`i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = ?)`, f.Planning)
	}
	if f.Campus != "" {
		w.Add(campusInvitations, f.Campus, f.Campus)
	}
	w.MatchAny(f.Q, `EXISTS (SELECT 1 FROM person o WHERE o.id = i.person_id AND `+db.Has(db.Words(`o.sort_name`))+`)`,
		`EXISTS (SELECT 1 FROM agenda_course a JOIN course o ON o.id = a.course_id WHERE a.id = i.agenda_course_id AND `+db.Has(`o.search_text`)+`)`,
		`EXISTS (SELECT 1 FROM agenda_course a JOIN campus o ON o.id = a.campus_id WHERE a.id = i.agenda_course_id AND `+db.Has(db.Words(`o.sort_name`))+`)`,
		`EXISTS (SELECT 1 FROM agenda_course_class a JOIN class o ON o.id = a.class_id WHERE a.agenda_course_id = i.agenda_course_id AND `+db.Has(`o.search_text`)+`)`)
	return w
}

// invitationColumnsOut are the headings of an export, as translation keys.
var invitationColumnsOut = []string{
	"program.person", "program.half", "program.code", "program.course", "program.campus", "program.classes", "program.first_day", "program.weekend", "program.state",
	"program.sent_at", "program.answer_by", "program.viewed_at", "program.answered_at", "program.overdue", "program.amount", "program.agreed_amount",
	"program.lodging", "program.transport", "program.arrives_on", "program.leaves_on",
}

// exportInvitations writes what the list shows under the same filters.
func (a *Area) exportInvitations(ctx context.Context, in *struct {
	InvitationFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (_ api.Content, err error) {
	scope := access.From(ctx)
	t := a.table(ctx, "program.invitations_title", invitationColumnsOut)
	if t.Of, err = campus.NameOf(ctx, a.db, scope, in.Campus); err != nil {
		return nil, err
	}
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Invitation], error) {
			return findInvitationList(ctx, a.db, scope, in.InvitationFilter, p)
		}, func(i Invitation) error {
			return add(i.PersonName, t.Texts.T("program.halves."+i.Half, nil), i.CourseCode, i.CourseName, i.CampusName, codesOf(i.Classes), i.firstDay(), i.PlanningNumber,
				t.Texts.T("program.invitation_states."+i.State, nil), orNull(i.SentAt), i.AnswerBy, orNull(i.ViewedAt), orNull(i.AnsweredAt),
				yesOrNothing(t.Texts.T("program.yes", nil), i.Overdue), amountCell(i.Amount, i.Currency), amountCell(i.Agreed, i.Currency),
				i.Lodging, i.Transport, i.ArrivesOn, i.LeavesOn)
		})
	}
	return t.As(in.Format), nil
}

func amountCell(amount *int64, currency string) any {
	if amount == nil {
		return ""
	}
	return sheet.Money{Units: *amount, Currency: currency}
}

// firstDay is the day of its first session.
func (i Invitation) firstDay() clock.Date {
	if len(i.Sessions) == 0 {
		return clock.Date{}
	}
	return i.Sessions[0].Day
}

// InvitationMail is a mail as it would go.
type InvitationMail struct {
	PersonID   string   `json:"person_id"`
	PersonName string   `json:"person_name"`
	Email      string   `json:"email"`
	Language   string   `json:"language"`
	Subject    string   `json:"subject"`
	Paragraphs []string `json:"paragraphs" doc:"In the reader's language; lines within are kept."`
	Accept     string   `json:"accept" doc:"What stands on the first button."`
	Decline    string   `json:"decline"`
}

// InvitationMails are the mails that sending would send.
type InvitationMails struct {
	Items []InvitationMail `json:"items"`
}

// previewInvitations writes the mails as sending would, and sends nothing; what
// could not be sent is refused in the same words.
func (a *Area) previewInvitations(ctx context.Context, in *struct {
	Body struct {
		IDs      []string   `json:"ids" minItems:"1" maxItems:"500" items.maxLength:"64"`
		AnswerBy clock.Date `json:"answer_by" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$"`
	}
},
) (mails InvitationMails, err error) {
	if err := clock.SchoolDays.On("answer_by", in.Body.AnswerBy); err != nil {
		return mails, err
	}
	all, err := findInvitationsByID(ctx, a.db, access.From(ctx), in.Body.IDs)
	if err != nil {
		return mails, err
	}
	if len(all) < len(unique(in.Body.IDs)) {
		return mails, fault.New(fault.NotFound, "invitation.not_found")
	}
	m, shares, order := byStaff(ctx, "send", viaStaff, ""), map[share][]Invitation{}, []share{}
	for n, i := range all {
		one, err := i.send(m, in.Body.AnswerBy)
		if err != nil {
			return mails, err
		}
		all[n] = one.after
	}
	for _, i := range all {
		i.besides(all)
		to := share{i.PersonID, toldInvited, i.PlanningID}
		if shares[to] == nil {
			order = append(order, to)
		}
		shares[to] = append(shares[to], i)
	}
	mails.Items = []InvitationMail{}
	readers, err := findReaders(ctx, a.db, all)
	if err != nil {
		return mails, err
	}
	c, err := findContacts(ctx, a.db, all)
	for _, to := range order {
		mails.Items = append(mails.Items, a.previewMail(c, readers[to.personID], shares[to]))
	}
	return mails, err
}

func (a *Area) previewMail(c contacts, to reader, all []Invitation) InvitationMail {
	slices.SortStableFunc(all, earlier)
	l := a.letterOf(c, to.language, to.zone, all)
	m := l.message(toldInvited, all)
	key := "mail." + m.Template
	return InvitationMail{
		PersonID: to.personID, PersonName: to.name, Email: to.email, Language: l.texts.Lang(), Subject: l.texts.T(key+".subject", m.Params),
		Paragraphs: append(l.texts.List(key+".body", m.Params), strings.Split(m.Letter, "\n\n")...), Accept: l.texts.T(key+".action", nil), Decline: l.texts.T(key+".also", nil),
	}
}
