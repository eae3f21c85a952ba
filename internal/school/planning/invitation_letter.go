package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/money"
	"myspace/internal/base/notice"
	"myspace/internal/base/secret"
)

// invitationLetter writes to an invitee what he is asked, or no longer is, as
// far as it is still so. The link is made here, so that its token is nowhere but
// in the mail.
func (a *Area) invitationLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	all, err := findStill(ctx, q, to)
	if err != nil || len(all) == 0 {
		return m, err
	}
	gone, err := dropFromCalendar(ctx, q, to, all)
	if err != nil {
		return m, err
	}
	l, err := a.newInvitationLetter(ctx, q, to.Language, to.Zone, slices.Concat(all, gone))
	if err != nil {
		return m, err
	}
	m = l.message(to.Notice.Kind, all)
	if another, _ := to.Notice.Params["reoffers"].(bool); another {
		m.Letter = l.texts.T("mail.invited.reoffer", nil) + "\n\n" + m.Letter
	}
	if m.Attached, err = l.calendars(ctx, q, to, all, gone); err != nil {
		return m, err
	}
	if !asks(to.Notice.Kind) {
		m.Path = to.Notice.Link
		return m, nil
	}
	token := secret.New()
	m.Path, m.Also = "/invitation/confirm/"+token, "/invitation/decline/"+token
	return m, addLink(ctx, q, secret.Hash(token), all)
}

// asks holds for the kinds of mails that want an answer.
func asks(kind string) bool {
	return kind == toldInvited || kind == toldReminded || kind == toldAskedAgain
}

// addLink keeps a link, with what it is about.
func addLink(ctx context.Context, q db.Querier, hash string, about []Invitation) error {
	if err := db.Exec(ctx, q, `INSERT INTO teaching_link (token_hash, planning_id, person_id, created_at) VALUES (?, ?, ?, ?)`,
		hash, about[0].PlanningID, about[0].PersonID, clock.Now()); err != nil {
		return err
	}
	var w db.Where
	w.Among(q, `i.id`, idsIn(about))
	return db.Exec(ctx, q, `INSERT INTO teaching_link_invitation (token_hash, invitation_id) SELECT ?, i.id FROM teaching_invitation i`+w.String(), append([]any{hash}, w.Args...)...)
}

// findStill returns those of the invitations a notice is about that still stand
// as it says.
func findStill(ctx context.Context, q db.Querier, to notice.Reader) ([]Invitation, error) {
	all, err := findNoticed(ctx, q, to.Notice)
	if err != nil {
		return nil, err
	}
	now, told := clock.Now(), sequencesOf(to.Notice)
	all = slices.DeleteFunc(all, func(i Invitation) bool {
		return i.PersonID != to.PersonID || i.over(now) || i.sequence != told[i.ID] || !i.stands(to.Notice.Kind)
	})
	if to.Notice.Kind != toldUninvited || len(all) == 0 {
		return all, nil
	}
	return withoutAskedAnew(ctx, q, to.PersonID, all)
}

// stands reports whether an invitation is as a kind of notice says.
func (i Invitation) stands(kind string) bool {
	ahead := i.planningState != Canceled && i.planningState != Closed
	switch kind {
	case toldInvited, toldReminded:
		return i.State == NotAnswered && !i.Taken && i.maySend(clock.Now()) == nil
	case toldAskedAgain:
		return i.State == NotAnswered && i.Again && !i.Taken && ahead
	case toldSet, toldAccepted:
		return i.State == Accepted && ahead
	case toldConditional:
		return i.State == Answered
	case toldDeclined:
		return i.State == Declined
	case toldUndone:
		return i.State == NotAnswered || i.State == Answered || i.State == Accepted
	case toldAway:
		return i.State == Accepted && ahead
	default:
		return i.State == CanceledForHim || i.State == Declined
	}
}

// findNoticed returns the invitations that a notice is about.
func findNoticed(ctx context.Context, q db.Querier, n notice.News) ([]Invitation, error) {
	ids := []string{}
	named, _ := n.Params["ids"].([]any)
	for _, id := range named {
		if text, is := id.(string); is {
			ids = append(ids, text)
		}
	}
	all, err := findInvitationsByID(ctx, q, access.System(), ids)
	slices.SortStableFunc(all, earlier)
	return all, err
}

// sequencesOf are what calendars were told by a notice, by invitation: where they
// have been told more since, another mail tells it.
func sequencesOf(n notice.News) map[string]int {
	ids, _ := n.Params["ids"].([]any)
	numbers, _ := n.Params["sequences"].([]any)
	all := map[string]int{}
	for at, id := range ids {
		name, _ := id.(string)
		if at < len(numbers) {
			number, _ := numbers[at].(float64)
			all[name] = int(number)
		}
	}
	return all
}

// statesOf are where a notice says that moves led, by invitation.
func statesOf(n notice.News) map[string]string {
	ids, _ := n.Params["ids"].([]any)
	states, _ := n.Params["states"].([]any)
	all := map[string]string{}
	for at, id := range ids {
		name, _ := id.(string)
		if at < len(states) {
			all[name], _ = states[at].(string)
		}
	}
	return all
}

// withoutAskedAnew leaves out what somebody is asked for once more: to read of it
// that it is canceled would mislead him.
func withoutAskedAnew(ctx context.Context, q db.Querier, personID string, all []Invitation) ([]Invitation, error) {
	open, err := db.All(ctx, q, db.ScanString, `SELECT agenda_course_id || half FROM teaching_invitation WHERE person_id = ? AND state IN ('not_answered', 'answered', 'accepted')`, personID)
	return slices.DeleteFunc(all, func(i Invitation) bool { return slices.Contains(open, i.AgendaCourseID+i.Half) }), err
}

// newInvitationLetter gathers what a letter to an invitee tells.
func (a *Area) newInvitationLetter(ctx context.Context, q db.Querier, language, zone string, all []Invitation) (invitationLetter, error) {
	c, err := findContacts(ctx, q, all)
	return a.letterOf(c, language, zone, all), err
}

func (a *Area) letterOf(c contacts, language, zone string, all []Invitation) invitationLetter {
	l := invitationLetter{sessionLetter{texts: a.Catalogue.For(language), zone: zone, hosts: map[string]host{}}, c}
	for _, i := range all {
		l.hosts[i.CampusID] = host{i.CampusName, i.TimeZone}
	}
	return l
}

// invitationLetter is a letter about invitations, in the making.
type invitationLetter struct {
	sessionLetter
	contacts contacts
}

// message is the letter's text: a paragraph for each invitation.
func (l *invitationLetter) message(kind string, all []Invitation) mail.Message {
	first := all[0]
	by, parts := first.AnswerBy, []string{}
	for _, i := range all {
		parts = append(parts, l.paragraph(i, asks(kind) || kind == toldSet))
		if !i.AnswerBy.IsZero() && i.AnswerBy.Before(by) {
			by = i.AnswerBy
		}
	}
	caller := l.contacts.of(first)
	if contact := strings.Join(known(caller.name, caller.phone), ", "); contact != "" {
		parts = append(parts, l.texts.T("mail.invited.contact", fault.Params{"contact": contact}))
	}
	return mail.Message{
		Template: kind, Letter: strings.Join(parts, "\n\n"),
		Params: fault.Params{"number": first.PlanningNumber, "campus": first.CampusName, "course": first.course(l.texts.Lang()), "count": len(all), "by": by},
	}
}

// paragraph says what somebody is asked for, and what is offered.
func (l *invitationLetter) paragraph(i Invitation, offer bool) string {
	t := l.texts
	lines := []string{t.T("mail.invited."+i.Half, fault.Params{"course": i.course(t.Lang())})}
	place := i.onlyPlace()
	for _, s := range i.Sessions {
		p := PublishedPart{CampusID: i.CampusID, Day: s.Day, Start: s.Start, Finish: s.Finish}
		lines = append(lines, l.when(p, "when"))
		lines = append(lines, known(l.own(p))...)
		if s.Place != "" && place == "" {
			lines = append(lines, t.T("mail.session.place", fault.Params{"place": s.Place}))
		}
	}
	if place != "" {
		lines = append(lines, t.T("mail.session.place", fault.Params{"place": place}))
	}
	if address := l.contacts.addresses[i.CampusID]; address != "" {
		lines = append(lines, t.T("mail.invited.address", fault.Params{"address": address}))
	}
	lines = append(lines, t.T("mail.invited.classes", fault.Params{"classes": codesOf(i.Classes)}))
	for _, b := range i.Beside {
		lines = append(lines, t.T("mail.invited.beside_"+b.Half, fault.Params{"name": b.Name}))
	}
	if offer {
		lines = append(lines, l.offer(i)...)
	}
	return strings.Join(lines, "\n")
}

// onlyPlace is where all of an invitation's sessions are; empty where they are at
// several places.
func (i Invitation) onlyPlace() string {
	if slices.ContainsFunc(i.Sessions, func(s InvitedSession) bool { return s.Place != i.Sessions[0].Place }) || len(i.Sessions) == 0 {
		return ""
	}
	return i.Sessions[0].Place
}

// offer says what is offered; to who has accepted, what is agreed.
func (l *invitationLetter) offer(i Invitation) (lines []string) {
	key, amount := "amount", i.Amount
	if i.State == Accepted {
		key, amount = "agreed", i.Agreed
	}
	if amount != nil {
		lines = append(lines, l.texts.T("mail.invited."+key, fault.Params{"amount": money.Say(*amount, i.Currency, l.texts.Lang())}))
	}
	for _, one := range []struct{ key, value string }{{"lodging", i.Lodging}, {"transport", i.Transport}, {"offer", i.OfferText}} {
		if one.value != "" {
			lines = append(lines, l.texts.T("mail.invited."+one.key, fault.Params{"text": one.value}))
		}
	}
	return append(lines, l.stay(i)...)
}

// answerLetter writes to a supervisor what somebody answered, as far as it is
// still so.
func (a *Area) answerLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	all, err := findNoticed(ctx, q, to.Notice)
	states := statesOf(to.Notice)
	all = slices.DeleteFunc(all, func(i Invitation) bool {
		return !i.stands(to.Notice.Kind) || to.Notice.Kind == toldUndone && i.State != states[i.ID]
	})
	if err != nil || len(all) == 0 {
		return m, err
	}
	l := invitationLetter{sessionLetter: sessionLetter{texts: a.Catalogue.For(to.Language), zone: to.Zone, hosts: map[string]host{}}}
	parts := make([]string, len(all))
	for n, i := range all {
		l.hosts[i.CampusID] = host{i.CampusName, i.TimeZone}
		parts[n] = strings.Join(append([]string{i.PersonName, l.paragraph(i, false)}, l.said(i)...), "\n")
	}
	return mail.Message{
		Template: to.Notice.Kind, Path: to.Notice.Link, Letter: strings.Join(parts, "\n\n"),
		Params: fault.Params{"number": all[0].PlanningNumber, "person": all[0].PersonName, "count": len(all)},
	}, nil
}

// said is what an invitee asked for, or why he said no.
func (l *invitationLetter) said(i Invitation) (lines []string) {
	if i.Answer.Kind == "but" && len(i.Answer.SessionIDs) > 0 {
		lines = append(lines, l.texts.T("mail.invited.some", fault.Params{"some": len(i.Answer.SessionIDs), "all": len(i.Sessions)}))
	}
	for _, one := range []struct {
		is  bool
		key string
	}{{i.Answer.NeedsLodging, "needs_lodging"}, {i.Answer.NeedsTransport, "needs_transport"}} {
		if one.is {
			lines = append(lines, l.texts.T("mail.invited."+one.key, nil))
		}
	}
	for _, one := range []struct{ key, value string }{{"other_date", i.Answer.OtherDate}, {"question", i.Answer.Question}, {"reason", i.Answer.Reason}} {
		if one.value != "" {
			lines = append(lines, l.texts.T("mail.invited."+one.key, fault.Params{"text": one.value}))
		}
	}
	return lines
}
