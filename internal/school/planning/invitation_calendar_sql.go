package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
)

// isOff holds for sessions s whose planning is canceled.
const isOff = `EXISTS (SELECT 1 FROM planning w WHERE w.id = s.planning_id AND w.state = 'canceled')`

// keepInCalendar notes that the calendar of an invitee is told of all sessions of
// invitations. One that it was told to drop comes back under a higher number.
func keepInCalendar(ctx context.Context, q db.Querier, all []Invitation) error {
	var w db.Where
	w.Among(q, `i.id`, idsIn(all))
	return db.Exec(ctx, q, `INSERT INTO teaching_calendar (invitation_id, session_id, starts_at, ends_at, sequence, dropped_in)
		SELECT i.id, s.id, s.starts_at, s.ends_at, i.sequence, '' FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id`+w.String()+`
		AND `+inInvitation+` AND NOT `+isOff+` ON CONFLICT (invitation_id, session_id) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, dropped_in = '',
		sequence = CASE WHEN teaching_calendar.dropped_in <> '' AND teaching_calendar.sequence >= excluded.sequence THEN teaching_calendar.sequence + 1
			WHEN teaching_calendar.sequence > excluded.sequence THEN teaching_calendar.sequence ELSE excluded.sequence END`, w.Args...)
}

// numberSessions fills in under which number a calendar is told of the sessions of
// invitations: not below the one under which it knows them, and above it where they
// are canceled.
func numberSessions(ctx context.Context, q db.Querier, all []Invitation, canceled bool) error {
	told := map[string]int{}
	var w db.Where
	w.Among(q, `c.invitation_id`, idsIn(all))
	err := db.Each(ctx, q, func(r db.Row) error {
		var id, session string
		var sequence int
		err := r.Scan(&id, &session, &sequence)
		told[id+session] = sequence
		return err
	}, `SELECT c.invitation_id, c.session_id, c.sequence FROM teaching_calendar c`+w.String(), w.Args...)
	for _, i := range all {
		for n, s := range i.Sessions {
			i.Sessions[n].told = told[i.ID+s.ID]
			if canceled {
				i.Sessions[n].told++
			}
		}
	}
	return err
}

// dropFromCalendar returns what a mail takes out of its reader's calendar: sessions
// of which it was told, that are no longer in his invitations, and that nobody sees
// him give any more. Each is taken out by one mail, which says so again where it has
// to be sent again. An invitation that is no more is asked for only by its own mail.
func dropFromCalendar(ctx context.Context, q db.Querier, to notice.Reader, about []Invitation) ([]Invitation, error) {
	var his db.Where
	his.Among(q, `i.id`, idsIn(about))
	args := append(append([]any{to.Notice.ID, clock.Now(), to.PersonID}, his.Args...), to.PersonID)
	if err := db.Exec(ctx, q, `UPDATE teaching_calendar SET dropped_in = ?, sequence = sequence + 1 WHERE dropped_in = '' AND ends_at > ?
		AND (invitation_id IN (SELECT i.id FROM teaching_invitation i WHERE i.person_id = ? AND i.state IN ('not_answered', 'answered', 'accepted'))
			OR invitation_id IN (SELECT i.id FROM teaching_invitation i`+his.String()+` AND i.person_id = ?))
		AND NOT EXISTS (SELECT 1 FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
			WHERE i.id = teaching_calendar.invitation_id AND s.id = teaching_calendar.session_id AND `+inInvitation+` AND NOT (i.state IN ('not_answered', 'answered', 'accepted') AND `+isOff+`))
		AND NOT EXISTS (SELECT 1 FROM teaching_invitation i JOIN published_agenda_person y ON y.person_id = i.person_id AND y.half = i.half
			JOIN published_agenda g ON g.id = y.agenda_id AND NOT g.canceled WHERE i.id = teaching_calendar.invitation_id AND g.id = teaching_calendar.session_id)`, args...); err != nil {
		return nil, err
	}
	gone, ids := map[string][]InvitedSession{}, []string{}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s InvitedSession
		err := r.Scan(&id, &s.ID, &s.StartsAt, &s.EndsAt, &s.told)
		gone[id], ids = append(gone[id], s), append(ids, id)
		return err
	}, `SELECT c.invitation_id, c.session_id, c.starts_at, c.ends_at, c.sequence FROM teaching_calendar c JOIN teaching_invitation i ON i.id = c.invitation_id
		WHERE i.person_id = ? AND c.dropped_in = ? ORDER BY c.starts_at, c.session_id`, to.PersonID, to.Notice.ID); err != nil || len(ids) == 0 {
		return nil, err
	}
	all, err := findInvitationsByID(ctx, q, access.System(), unique(ids))
	for n, i := range all {
		all[n].Sessions = i.at(gone[i.ID])
	}
	return all, err
}

// at are sessions with the day and the hours that they have by the host's clock.
func (i Invitation) at(all []InvitedSession) []InvitedSession {
	zone := clock.Zone(i.TimeZone)
	for n, s := range all {
		from, to := s.StartsAt.In(zone), s.EndsAt.In(zone)
		all[n].Day = clock.DateOf(s.StartsAt, zone)
		all[n].Start, all[n].Finish = from.Hour()*60+from.Minute(), to.Hour()*60+to.Minute()
	}
	return all
}

func idsIn(all []Invitation) []string {
	ids := make([]string, len(all))
	for n, i := range all {
		ids[n] = i.ID
	}
	return ids
}
