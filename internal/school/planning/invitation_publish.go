package planning

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
)

// askAgain asks those who had accepted whether sessions that moved still suit
// them, when that is published; who has not said yet whether an earlier change
// does is asked by another mail. A change of place is only told.
func (a *Area) askAgain(ctx context.Context, tx *db.Tx, p Planning, changes []PublishedChange) error {
	if p.State == Canceled {
		return nil
	}
	var w db.Where
	w.Add(`(i.state = 'accepted' OR i.state = 'not_answered' AND i.again) AND i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = ?)`, p.ID)
	all, err := findInvitations(ctx, tx, w, `i.id`)
	if err != nil {
		return err
	}
	made, first := []moved{}, db.NewBulk(`teaching_invitation (id, agreed_times)`)
	for _, i := range all {
		m := itself("moved")
		if !i.movedIn(p.ID, changes, m.at) {
			if i.times == "" {
				first.Add(i.ID, i.hours())
			}
			continue
		}
		if i.State == NotAnswered {
			m.move = "remind"
		}
		one, err := i.take(m)
		if err != nil {
			return err
		}
		one.after.Again, one.after.RemindedAt, one.after.ViewedAt = true, nil, nil
		one.after.AnswerBy, one.after.times = i.wanted(clock.Date{}, m.at), i.hours()
		one.after.known(m)
		made = append(made, one)
	}
	if err := first.Update(ctx, tx, "invitation.not_found", "id"); err != nil {
		return err
	}
	return a.settle(ctx, tx, made...)
}

// movedIn reports whether a session to come in a planning takes place at another
// time than those to which he said yes. Of who was set as accepted on the board it is
// known from the first publication on that tells of him.
func (i Invitation) movedIn(planningID string, changes []PublishedChange, now clock.Time) bool {
	times := strings.Split(i.times, "\n")
	return slices.ContainsFunc(i.Sessions, func(s InvitedSession) bool {
		if s.PlanningID != planningID || !s.StartsAt.After(now) {
			return false // what has begun asks nobody
		}
		if i.times != "" {
			return !slices.Contains(times, s.time())
		}
		return slices.ContainsFunc(changes, func(c PublishedChange) bool {
			return c.SessionID == s.ID && c.After != nil && slices.Contains(c.What, "time") && slices.Contains(c.Before.who(), i.Half+i.PersonID)
		})
	})
}

// askElsewhere writes anew to those who have not answered what stands in another
// planning than their mails led to, when that is published: none of their links
// shows it any more.
func (a *Area) askElsewhere(ctx context.Context, tx *db.Tx, planningID string) error {
	ids, err := db.All(ctx, tx, db.ScanString, `SELECT i.id FROM teaching_invitation i WHERE i.state = 'not_answered' AND NOT i.again
		AND i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = ?)
		AND EXISTS (SELECT 1 FROM teaching_link_invitation o WHERE o.invitation_id = i.id)
		AND NOT EXISTS (SELECT 1 FROM teaching_link_invitation o JOIN teaching_link l ON l.token_hash = o.token_hash
			JOIN agenda s ON s.planning_id = l.planning_id AND s.agenda_course_id = i.agenda_course_id WHERE o.invitation_id = i.id AND `+inInvitation+`)`, planningID)
	if err != nil || len(ids) == 0 {
		return err
	}
	all, err := findInvitationsByID(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	made := []moved{}
	for _, i := range all {
		m := itself("remind")
		if i.Taken || i.maySend(m.at) != nil {
			continue
		}
		one, err := i.take(m)
		if err != nil {
			return err
		}
		one.after.RemindedAt, one.after.ViewedAt = nil, nil
		one.after.AnswerBy = i.wanted(clock.Date{}, m.at)
		one.after.known(m)
		made = append(made, one)
	}
	return a.settle(ctx, tx, made...)
}

// findAskedAgain returns the sessions of a planning whose new time somebody is
// asked to confirm.
func findAskedAgain(ctx context.Context, q db.Querier, personID, planningID string) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT s.id FROM teaching_invitation i JOIN agenda s ON s.agenda_course_id = i.agenda_course_id
		WHERE i.person_id = ? AND i.state = 'not_answered' AND i.again AND s.planning_id = ? AND `+inInvitation, personID, planningID)
}

// uninvite cancels what people were asked for a planning that is canceled, as far
// as all of it lies there, and returns what they are to be told.
func uninvite(ctx context.Context, tx *db.Tx, planningID, reason string) ([]moved, error) {
	all, err := findWhollyIn(ctx, tx, planningID)
	if err != nil {
		return nil, err
	}
	m := itself("cancel")
	m.reason = reason
	made, err := cancelAll(all, m)
	if err != nil {
		return nil, err
	}
	return made, saveMoved(ctx, tx, "moveInvitations", made)
}

// uninvited tells those who hear that a planning is canceled also of what they
// were asked for it, so that one mail says all, and returns what is left for
// others.
func (v *Preview) uninvited(all []moved) (left []moved) {
	v.gone = map[string][]moved{}
	for _, m := range all {
		hears := slices.ContainsFunc(v.hearers, func(h hearer) bool { return h.personID == m.after.PersonID })
		if !hears {
			left = append(left, m)
		} else if m.before.SentAt != nil {
			v.gone[m.after.PersonID] = append(v.gone[m.after.PersonID], m)
		}
	}
	return left
}

// findUninvited returns what a notice of a canceled planning says somebody is no
// longer asked for.
func findUninvited(ctx context.Context, q db.Querier, to notice.Reader) ([]Invitation, error) {
	if to.Notice.Kind != toldCanceled {
		return nil, nil
	}
	all, err := findNoticed(ctx, q, to.Notice)
	now, told := clock.Now(), sequencesOf(to.Notice)
	return slices.DeleteFunc(all, func(i Invitation) bool {
		return i.PersonID != to.PersonID || i.over(now) || i.sequence != told[i.ID] || i.State != CanceledForHim
	}), err
}

// dropped are the sessions of such invitations as changes, but those of which the
// changes tell already.
func dropped(all []Invitation, changes []PublishedChange) (more []PublishedChange) {
	for _, i := range all {
		for _, s := range i.Sessions {
			if slices.ContainsFunc(changes, func(c PublishedChange) bool { return c.SessionID == s.ID }) {
				continue
			}
			more = append(more, PublishedChange{Kind: "canceled", SessionID: s.ID, Before: &PublishedPart{
				CourseName: i.CourseName, CampusID: i.CampusID, Day: s.Day, Start: s.Start, Finish: s.Finish,
				People: []PublishedStaff{{Half: i.Half, PersonID: i.PersonID, Name: i.PersonName}},
			}})
		}
	}
	return more
}

// findWhollyIn returns what people are asked for a planning and for no other.
func findWhollyIn(ctx context.Context, q db.Querier, planningID string) ([]Invitation, error) {
	var w db.Where
	w.Add(`i.state IN ('in_analysis', 'not_answered', 'answered', 'accepted') AND i.agenda_course_id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, planningID)
	all, err := findInvitations(ctx, q, w, `i.id`)
	return slices.DeleteFunc(all, func(i Invitation) bool {
		return slices.ContainsFunc(i.Sessions, func(s InvitedSession) bool { return s.PlanningID != planningID && s.state != Canceled })
	}), err
}

// countUninvited counts, with those whom canceling a planning would tell, who was
// written an invitation to it and would hear only of that.
func (v *Preview) countUninvited(ctx context.Context, q db.Querier, planningID string) error {
	all, err := findWhollyIn(ctx, q, planningID)
	if err != nil {
		return err
	}
	ids := []string{}
	for _, i := range all {
		heard := slices.ContainsFunc(v.hearers, func(h hearer) bool { return h.personID == i.PersonID })
		if i.SentAt != nil && !heard {
			ids = append(ids, i.PersonID)
		}
	}
	asked, err := findHearers(ctx, q, unique(ids), nil)
	for _, h := range asked {
		if h.signsIn {
			v.Told++
		}
	}
	return err
}
