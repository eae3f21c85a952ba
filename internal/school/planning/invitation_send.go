package planning

import (
	"context"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// SendInput names invitations to be sent together.
type SendInput struct {
	Body struct {
		IDs      []string   `json:"ids" minItems:"1" maxItems:"500" items.maxLength:"64"`
		AnswerBy clock.Date `json:"answer_by" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$" doc:"The day by which an answer is wanted; empty for each one's own, or else ten days."`
		Key      string     `json:"key" minLength:"8" maxLength:"64" doc:"What is sent twice under one key is done once."`
	}
}

func (a *Area) sendInvitations(ctx context.Context, in *SendInput) (Invitations, error) {
	if err := clock.SchoolDays.On("answer_by", in.Body.AnswerBy); err != nil {
		return Invitations{}, err
	}
	m := byStaff(ctx, "send", viaStaff, "")
	m.key = in.Body.Key
	return a.moveInvitations(ctx, "sendInvitations", m.key, in.Body.IDs, func(_ *db.Tx, all []Invitation) (made []moved, err error) {
		for _, i := range all {
			one, err := i.send(m, in.Body.AnswerBy)
			if err != nil {
				return nil, err
			}
			made = append(made, one)
		}
		return made, nil
	})
}

// send has an invitation mailed, for what nobody else has accepted.
func (i Invitation) send(m moving, by clock.Date) (moved, error) {
	if err := i.maySend(m.at); err != nil {
		return moved{}, err
	}
	one, err := i.take(m)
	if err != nil {
		return one, err
	}
	one.after.narrow()
	if len(one.after.Sessions) == 0 {
		return one, i.refused("invitation.taken")
	}
	if by.IsZero() {
		by = i.AnswerBy
	}
	one.after.AnswerBy = i.wanted(by, m.at)
	one.after.RemindedAt, one.after.ViewedAt, one.after.AnsweredAt, one.after.Answer = nil, nil, nil, InvitationAnswer{}
	one.after.Agreed = nil // what is offered now takes its place
	one.after.known(m)
	return one, nil
}

// maySend refuses to ask who cannot be reached, or for what will not be.
func (i Invitation) maySend(now clock.Time) error {
	switch {
	case i.cannotBeAsked:
		return i.refused("inviting.no_address")
	case i.noTeacher:
		return i.refused("inviting.not_teacher")
	case i.archived:
		return i.refused("invitation.archived")
	case i.noClass:
		return i.refused("invitation.class_archived")
	}
	return i.stillAhead(now)
}

// stillAhead refuses what is over, or no longer planned.
func (i Invitation) stillAhead(now clock.Time) error {
	if i.over(now) && i.stillPlanned() == nil {
		return i.refused("invitation.over")
	}
	return i.stillPlanned()
}

// stillPlanned refuses what is no longer planned.
func (i Invitation) stillPlanned() error {
	if i.planningState == Canceled || i.planningState == Closed {
		return i.refused("invitation.planning_over")
	}
	return nil
}

// refused says of whose invitation something cannot be done.
func (i Invitation) refused(code string) error {
	return &fault.Error{Kind: fault.Conflict, Code: code, Params: fault.Params{"name": i.PersonName}}
}

// known notes that he was written to, and that his calendar hears of it.
func (i *Invitation) known(m moving) {
	if i.SentAt == nil || m.move != "remind" || i.Again {
		i.SentAt = &m.at
		i.belong()
	}
	if m.by != "" {
		i.sentBy = m.by
	}
	i.sequence++
}

// answered notes an answer.
func (i *Invitation) answered(answer InvitationAnswer, at clock.Time) {
	i.Answer, i.AnsweredAt = answer, &at
}

// viewed notes that he has looked, where it is not noted yet.
func (i *Invitation) viewed(at clock.Time) {
	if i.ViewedAt == nil {
		i.ViewedAt = &at
	}
}

// choose leaves of an invitation the sessions that somebody can take; all where
// he names none that there are.
func (i *Invitation) choose(ids []string) {
	left := slices.DeleteFunc(slices.Clone(i.Sessions), func(s InvitedSession) bool { return !slices.Contains(ids, s.ID) })
	if len(left) == 0 || len(left) == len(i.Sessions) {
		return
	}
	i.Sessions, i.whole = left, false
	i.Taken = slices.ContainsFunc(left, func(s InvitedSession) bool { return s.Taken })
}

// RemindInput names invitations.
type RemindInput struct {
	Body struct {
		IDs    []string `json:"ids" minItems:"1" maxItems:"500" items.maxLength:"64"`
		Reason string   `json:"reason,omitempty" maxLength:"500"`
	}
}

func (a *Area) remindInvitations(ctx context.Context, in *RemindInput) (Invitations, error) {
	m := byStaff(ctx, "remind", viaStaff, in.Body.Reason)
	return a.moveInvitations(ctx, "remindInvitations", "", in.Body.IDs, func(_ *db.Tx, all []Invitation) (made []moved, err error) {
		for _, i := range all {
			one, err := i.remind(m)
			if err != nil {
				return nil, err
			}
			made = append(made, one)
		}
		return made, nil
	})
}

// remind mails somebody again, while there is something to answer.
func (i Invitation) remind(m moving) (moved, error) {
	if err := i.maySend(m.at); err != nil {
		return moved{}, err
	}
	if i.Taken {
		return moved{}, i.refused("invitation.taken")
	}
	for _, last := range []*clock.Time{i.SentAt, i.RemindedAt} {
		if last != nil && m.at.Before(last.Add(remindAfter)) {
			return moved{}, i.refused("inviting.reminded")
		}
	}
	one, err := i.take(m)
	one.after.RemindedAt = &m.at
	return one, err
}

func (a *Area) cancelInvitations(ctx context.Context, in *RemindInput) (Invitations, error) {
	m := byStaff(ctx, "cancel", viaStaff, in.Body.Reason)
	return a.moveInvitations(ctx, "cancelInvitations", "", in.Body.IDs, func(_ *db.Tx, all []Invitation) ([]moved, error) { return cancelAll(all, m) })
}

// cancelAll cancels invitations; calendars that were told hear of it.
func cancelAll(all []Invitation, m moving) (made []moved, err error) {
	for _, i := range all {
		one, err := i.take(m)
		if err != nil {
			return nil, err
		}
		one.after.sequence++
		made = append(made, one)
	}
	return made, nil
}

// resendInvitation asks somebody again who answered under a condition: with
// another offer, by another link.
func (a *Area) resendInvitation(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Seen
		InvitationFields
		Reason string `json:"reason,omitempty" maxLength:"500"`
	}
},
) (Invitation, error) {
	return a.moveOne(ctx, "resendInvitation", in.ID, in.Body.Seen, func(tx *db.Tx, i Invitation) (moved, error) {
		m, err := i.offering(in.Body.InvitationFields).send(byStaff(ctx, "resend", viaStaff, in.Body.Reason), in.Body.AnswerBy)
		if err != nil {
			return m, err
		}
		m.before = i
		return m, endLinks(ctx, tx, i.PersonID, i.PlanningID)
	})
}

// endLinks makes the links dead that somebody got for a planning.
func endLinks(ctx context.Context, tx *db.Tx, personID, planningID string) error {
	return db.Exec(ctx, tx, `UPDATE teaching_link SET ended_at = ? WHERE person_id = ? AND planning_id = ? AND ended_at IS NULL`, clock.Now(), personID, planningID)
}

// notDone leaves of invitations those that were not moved before under a key.
func notDone(ctx context.Context, q db.Querier, key string, all []Invitation) ([]Invitation, error) {
	if key == "" {
		return all, nil
	}
	keys := make([]string, len(all))
	for n, i := range all {
		keys[n] = key + ":" + i.ID
	}
	var w db.Where
	w.Among(q, `request_key`, keys)
	done, err := db.All(ctx, q, db.ScanString, `SELECT invitation_id FROM teaching_move`+w.String(), w.Args...)
	return slices.DeleteFunc(slices.Clone(all), func(i Invitation) bool { return slices.Contains(done, i.ID) }), err
}
