package planning

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/ical"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

// attachment is what a calendar program makes of invitations: an event for each
// session, or that it is canceled. Each has one name for life, and a number that
// grows with every change that was told.
func (l *invitationLetter) attachment(canceled bool, to string, all []Invitation) mail.Attachment {
	method := "REQUEST"
	if canceled {
		method = "CANCEL"
	}
	w := &ical.Writer{}
	w.Begin("VCALENDAR")
	w.Line("VERSION", "2.0")
	w.Line("PRODID", "-//My space//Invitation//"+strings.ToUpper(l.texts.Lang()))
	w.Line("CALSCALE", "GREGORIAN")
	w.Line("METHOD", method)
	for _, zone := range zonesAsked(all) {
		from, to := spanOf(all)
		w.Zone(clock.Zone(zone), from.Time, to.Time)
	}
	for _, i := range all {
		for _, s := range i.Sessions {
			l.event(w, canceled, to, i, s)
		}
	}
	w.End("VCALENDAR")
	return mail.Attachment{Name: "invitation.ics", Type: "text/calendar; charset=utf-8; method=" + method, Data: w.Bytes()}
}

// calendars are what goes with a letter for a calendar program: all that he is asked
// for, or that it is canceled; and in a file of its own, as the format wants it, what
// else he gives no more.
func (l *invitationLetter) calendars(ctx context.Context, q db.Querier, to notice.Reader, all, gone []Invitation) ([]mail.Attachment, error) {
	if to.Notice.Kind == toldUninvited {
		err := numberSessions(ctx, q, all, true)
		return []mail.Attachment{l.attachment(true, to.Email, slices.Concat(all, gone))}, err
	}
	if err := keepInCalendar(ctx, q, all); err != nil {
		return nil, err
	}
	if err := numberSessions(ctx, q, all, false); err != nil {
		return nil, err
	}
	files := []mail.Attachment{l.attachment(false, to.Email, all)}
	if len(gone) > 0 {
		files = append(files, l.attachment(true, to.Email, gone))
		files[1].Name = "canceled.ics"
	}
	return files, nil
}

func (l *invitationLetter) event(w *ical.Writer, canceled bool, to string, i Invitation, s InvitedSession) {
	w.Begin("VEVENT")
	w.Text("UID", i.ID+"."+uid(s.ID))
	w.Line("SEQUENCE", strconv.Itoa(max(i.sequence, s.told)))
	w.Instant("DTSTAMP", i.UpdatedAt.Time)
	w.Instant("LAST-MODIFIED", i.UpdatedAt.Time)
	w.Span(s.StartsAt.Time, s.EndsAt.Time, clock.Zone(i.TimeZone))
	w.Text("SUMMARY", i.course(l.texts.Lang())+" · "+codesOf(i.Classes))
	w.Text("LOCATION", strings.Join(known(s.Place, i.CampusName, l.contacts.addresses[i.CampusID]), ", "))
	w.Text("DESCRIPTION", l.paragraph(i, false))
	w.Line("ORGANIZER", l.organizer(i))
	w.Line("ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT="+partStat(i.State)+";RSVP=FALSE", "mailto:"+to)
	w.Line("STATUS", status(canceled, i.State))
	w.Line("TRANSP", "OPAQUE")
	w.End("VEVENT")
}

// organizer is who asked: what a calendar program sends back goes to him. Where
// he has no address, he is named by a number that leads nowhere.
func (l *invitationLetter) organizer(i Invitation) string {
	if by := l.contacts.of(i); by.email != "" {
		return "mailto:" + by.email
	}
	return "urn:uuid:" + i.askedBy()
}

func partStat(state string) string {
	switch state {
	case Accepted:
		return "ACCEPTED"
	case Declined, CanceledForHim:
		return "DECLINED"
	}
	return "NEEDS-ACTION"
}

func status(canceled bool, state string) string {
	switch {
	case canceled:
		return "CANCELLED"
	case state == Accepted:
		return "CONFIRMED"
	}
	return "TENTATIVE"
}

func zonesAsked(all []Invitation) (zones []string) {
	for _, i := range all {
		zones = append(zones, i.TimeZone)
	}
	return unique(zones)
}

// spanOf is from when to when the sessions of invitations are.
func spanOf(all []Invitation) (from, to clock.Time) {
	for _, i := range all {
		for _, s := range i.Sessions {
			if from.IsZero() || s.StartsAt.Before(from) {
				from = s.StartsAt
			}
			if s.EndsAt.After(to) {
				to = s.EndsAt
			}
		}
	}
	return from, to
}
