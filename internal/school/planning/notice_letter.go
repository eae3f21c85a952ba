package planning

import (
	"context"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/text"
)

// letter writes to somebody what changed for him, as far as it is still so and
// not over. Where nothing is left, nothing is sent.
func (a *Area) letter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	planningID, _ := to.Notice.Params["planning_id"].(string)
	p, err := findBare(ctx, q, planningID)
	if err != nil || (to.Notice.Kind == toldCanceled) != (p.State == Canceled) {
		return m, unlessGone(err) // a canceled planning has its own letter
	}
	now, err := findPublished(ctx, q, planningID)
	if err != nil {
		return m, err
	}
	changes, err := toldChanges(ctx, q, to.Notice, now)
	if err != nil {
		return m, unlessGone(err)
	}
	gone, err := findUninvited(ctx, q, to)
	if err != nil {
		return m, err
	}
	changes = append(changes, dropped(gone, changes)...)
	h := hearer{personID: to.PersonID}
	if h.classes, err = findFollowed(ctx, q, to.PersonID); err != nil {
		return m, err
	}
	hosts, err := findHosts(ctx, q, hostsOf(changes))
	if err != nil {
		return m, err
	}
	l := sessionLetter{texts: a.Catalogue.For(to.Language), hosts: hosts, zone: to.Zone, now: now}
	if l.asked, err = findAskedAgain(ctx, q, to.PersonID, planningID); err != nil {
		return m, err
	}
	l.addReason(p)
	l.addChanges(h, changes)
	if !l.some {
		return m, nil
	}
	m = mail.Message{
		Template: to.Notice.Kind, Path: to.Notice.Link, Letter: strings.Join(l.paragraphs, "\n\n"),
		Params: fault.Params{"number": p.Number, "first": p.FirstDay, "last": p.LastDay},
	}
	m.Attached, err = a.goneFiles(ctx, q, to, gone)
	return m, err
}

// goneFiles are the calendar file of what somebody is no longer asked for, and of
// sessions that he gives no more; none in the mail of a day, which carries none.
func (a *Area) goneFiles(ctx context.Context, q db.Querier, to notice.Reader, uninvited []Invitation) ([]mail.Attachment, error) {
	if to.Gathered {
		return nil, nil
	}
	dropped, err := dropFromCalendar(ctx, q, to, uninvited)
	if err != nil {
		return nil, err
	}
	if err := numberSessions(ctx, q, uninvited, true); err != nil {
		return nil, err
	}
	all := slices.Concat(uninvited, dropped)
	if len(all) == 0 {
		return nil, nil
	}
	l, err := a.newInvitationLetter(ctx, q, to.Language, to.Zone, all)
	return []mail.Attachment{l.attachment(true, to.Email, all)}, err
}

// unlessGone is no error where what a letter was about is gone.
func unlessGone(err error) error {
	if fault.KindOf(err) == fault.NotFound {
		return nil
	}
	return err
}

// toldChanges are what a notice is about: a publication, or a place that was
// changed at once.
func toldChanges(ctx context.Context, q db.Querier, n notice.News, now map[string]PublishedPart) ([]PublishedChange, error) {
	if id, is := n.Params["session_id"].(string); is {
		part, still := now[id]
		if !still || part.Place != n.Params["place"] {
			return nil, nil
		}
		return []PublishedChange{{Kind: "changed", SessionID: id, Before: &part, After: &part, What: []string{"place"}}}, nil
	}
	number, _ := n.Params["publication"].(float64)
	planningID, _ := n.Params["planning_id"].(string)
	return findChanges(ctx, q, planningID, int(number))
}

func hostsOf(changes []PublishedChange) (ids []string) {
	for _, c := range changes {
		for _, p := range []*PublishedPart{c.Before, c.After} {
			if p != nil {
				ids = append(ids, p.CampusID)
			}
		}
	}
	return unique(ids)
}

// sessionLetter is a letter about sessions, in the making.
type sessionLetter struct {
	texts      text.Texts
	hosts      map[string]host
	zone       string
	now        map[string]PublishedPart // what everybody sees now
	asked      []string                 // sessions whose new time he is asked to confirm, which has a mail of its own
	paragraphs []string
	some       bool
}

func (l *sessionLetter) addReason(p Planning) {
	if p.State == Canceled && p.StateReason != "" {
		l.paragraphs = append(l.paragraphs, l.texts.T("mail.session.reason", fault.Params{"reason": p.StateReason}))
	}
}

// addChanges adds a paragraph for each change that is still so, and not over.
func (l *sessionLetter) addChanges(h hearer, changes []PublishedChange) {
	for _, c := range changes {
		what, now := h.of(c), clock.Now()
		part := c.After
		if what == "canceled" {
			part = c.Before
		}
		confirms := what == "moved" && slices.Contains(l.asked, c.SessionID)
		if what == "" || confirms || !l.still(h, what, c) || !now.Before(instant(part.Day, part.Finish, l.hosts[part.CampusID].zone)) {
			continue
		}
		lines := []string{l.texts.T("mail.session."+what, fault.Params{"course": part.CourseName}), l.when(*part, "when")}
		if own := l.own(*part); own != "" {
			lines = append(lines, own)
		}
		if what == "moved" {
			lines = append(lines, l.when(*c.Before, "before"))
		}
		if what != "canceled" {
			lines = append(lines, l.where(c.SessionID, *part)...)
		}
		l.paragraphs, l.some = append(l.paragraphs, strings.Join(lines, "\n")), true
	}
}

// still reports whether a change is as everybody sees it now: the session is as
// it became, or he has nothing to do with it any more.
func (l *sessionLetter) still(h hearer, what string, c PublishedChange) bool {
	now, is := l.now[c.SessionID]
	if !is || !h.sits(&now) {
		return what == "canceled"
	}
	return what != "canceled" && now.Day == c.After.Day && now.Start == c.After.Start && now.Finish == c.After.Finish &&
		now.CourseID == c.After.CourseID && now.CampusID == c.After.CampusID
}

// when says on which day and at which hours of its campus a session is, or was.
func (l *sessionLetter) when(p PublishedPart, key string) string {
	h := l.hosts[p.CampusID]
	return l.texts.T("mail.session."+key, fault.Params{"day": p.Day, "from": l.hour(p, p.Start, h.zone), "to": l.hour(p, p.Finish, h.zone), "campus": h.name})
}

// own says the same by the reader's clock, where that differs.
func (l *sessionLetter) own(p PublishedPart) string {
	if l.zone == "" {
		return ""
	}
	there, here := clock.Zone(l.hosts[p.CampusID].zone), clock.Zone(l.zone)
	at := instant(p.Day, p.Start, l.hosts[p.CampusID].zone)
	if at.In(here).Format(time.DateTime) == at.In(there).Format(time.DateTime) {
		return ""
	}
	return l.texts.T("mail.session.own_time", fault.Params{
		"day": clock.DateOf(at, here), "from": l.hour(p, p.Start, l.zone), "to": l.hour(p, p.Finish, l.zone),
	})
}

// hour writes a minute of the host's day as it is in a zone.
func (l *sessionLetter) hour(p PublishedPart, minute int, zone string) string {
	return l.texts.In(clock.Zone(zone)).Clock(instant(p.Day, minute, l.hosts[p.CampusID].zone))
}

// where says in which room a session is, and who gives it: as it is now.
func (l *sessionLetter) where(id string, p PublishedPart) (lines []string) {
	if now, is := l.now[id]; is {
		p = now
	}
	if p.Place != "" {
		lines = append(lines, l.texts.T("mail.session.place", fault.Params{"place": p.Place}))
	}
	names := make([]string, len(p.People))
	for i, s := range p.People {
		names[i] = s.Name
	}
	if len(names) > 0 {
		lines = append(lines, l.texts.T("mail.session.people", fault.Params{"names": strings.Join(names, ", ")}))
	}
	return lines
}
