package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/notice"
)

// What invitees are told, and what is told to who asked them.
const (
	toldInvited     = "invitation_sent"
	toldReminded    = "invitation_reminded"
	toldAskedAgain  = "invitation_moved"
	toldUninvited   = "invitation_canceled"
	toldSet         = "invitation_set"
	toldAccepted    = "invitation_accepted"
	toldConditional = "invitation_conditional"
	toldDeclined    = "invitation_declined"
	toldUndone      = "invitation_undone"
	toldNext        = "invitation_next"
	toldAway        = "invitation_away"
)

// Who may read of what is told here: who comes to sessions, who is asked to
// teach, who asks.
const (
	agendaReaders = access.Everyone &^ access.User
	invitees      = access.Heads | access.Supervisor | access.Teacher
	askers        = access.Heads | access.Supervisor | access.Coordinator
)

// invitationKinds are these as the table of the profile has them. What somebody
// is asked, or no longer is, must be known.
func (a *Area) invitationKinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldInvited, Readers: invitees, Letter: a.invitationLetter, Always: true},
		{Name: toldReminded, Readers: invitees, Letter: a.invitationLetter, Always: true},
		{Name: toldAskedAgain, Readers: invitees, Letter: a.invitationLetter, Always: true},
		{Name: toldUninvited, Readers: invitees, Letter: a.invitationLetter, Always: true, Ends: true},
		{Name: toldSet, Readers: invitees, Letter: a.invitationLetter, Always: true},
		{Name: toldAccepted, Readers: askers, Letter: a.answerLetter},
		{Name: toldConditional, Readers: askers, Letter: a.answerLetter},
		{Name: toldDeclined, Readers: askers, Letter: a.answerLetter},
		{Name: toldUndone, Readers: askers, Letter: a.answerLetter},
		{Name: toldNext, Readers: askers, Letter: a.answerLetter},
		{Name: toldAway, Readers: askers, Letter: a.answerLetter},
	}
}

// heard says what a move is to the invitee, and to who asked him; "" for
// nothing. Who never was written to is told nothing.
func (m moved) heard() (invitee, sender string) {
	own := m.via == viaLink || m.via == viaSelf
	switch m.move {
	case "send", "resend":
		return toldInvited, ""
	case "remind":
		switch {
		case m.after.sequence == m.before.sequence:
			return toldReminded, ""
		case m.after.Again: // it moved once more
			return toldAskedAgain, ""
		}
		return toldInvited, "" // to another planning than his mail led to, or with another offer
	case "moved":
		return toldAskedAgain, ""
	case "call", "agree", reoffer:
		return toldSet, ""
	case "confirm":
		if own {
			return "", toldAccepted
		}
		return toldSet, ""
	case "but":
		return "", toldConditional
	case "decline", "withdraw":
		if own {
			return "", toldDeclined
		}
	case "undo":
		return "", toldUndone
	case "expire":
		return toldUninvited, toldNext
	case "refuse", "cancel":
		if m.before.SentAt != nil {
			return toldUninvited, ""
		}
	}
	return "", ""
}

// share is what one person is told of one planning.
type share struct{ personID, kind, planningID string }

// tellMoved tells everybody whom moves concern: each person once for a planning
// and a kind, however many invitations it is about. What declines opened is
// offered to the next in line.
func (a *Area) tellMoved(ctx context.Context, tx *db.Tx, all []moved) error {
	if len(all) == 0 {
		return nil
	}
	shares, order := map[share][]moved{}, []share{}
	add := func(to share, m moved) {
		if to.kind == "" || to.personID == "" {
			return
		}
		if shares[to] == nil {
			order = append(order, to)
		}
		shares[to] = append(shares[to], m)
	}
	after := make([]Invitation, len(all))
	for n, m := range all {
		after[n] = m.after
	}
	hear, err := findPlanners(ctx, tx, after)
	if err != nil {
		return err
	}
	for _, m := range all {
		invitee, sender := m.heard()
		add(share{m.after.PersonID, invitee, m.after.PlanningID}, m)
		for _, by := range hear.of(m.after) {
			if by != m.by {
				add(share{by, sender, m.after.PlanningID}, m)
			}
		}
		if m.after.State == Declined {
			if err := a.offerNext(ctx, tx, m); err != nil {
				return err
			}
		}
	}
	told, event := []notice.Told{}, db.NewID()
	for _, to := range order {
		told = append(told, to.told(event, shares[to]))
	}
	return notice.Tell(ctx, tx, told)
}

// askedBy is who sent an invitation, or else who pencilled it in.
func (i Invitation) askedBy() string {
	if i.sentBy != "" {
		return i.sentBy
	}
	return i.createdBy
}

func (to share) told(event string, all []moved) notice.Told {
	ids, sequences, states := named(all)
	first := all[0].after
	link := "/apps/instructor/dashboard"
	if to.personID != first.PersonID {
		link = "/apps/academic/program/planning/" + to.planningID
	}
	return notice.Told{
		PersonID: to.personID, Event: to.kind + ":" + event + ":" + to.planningID, Kind: to.kind, Link: link,
		Params: fault.Params{
			"planning_id": to.planningID, "number": first.PlanningNumber, "course": first.CourseName, "count": len(ids), "ids": ids, "sequences": sequences, "states": states,
			"reoffers": slices.ContainsFunc(all, func(m moved) bool { return m.reoffers }),
		},
	}
}

// named are the invitations that a notice is about, with what calendars are told
// by it, and how they stand.
func named(all []moved) (ids []string, sequences []int, states []string) {
	ids, sequences, states = make([]string, len(all)), make([]int, len(all)), make([]string, len(all))
	for n, m := range all {
		ids[n], sequences[n], states[n] = m.after.ID, m.after.sequence, m.after.State
	}
	return ids, sequences, states
}

// nextJob invites who is next in line for what somebody declined.
const nextJob = "planning.invite_next"

// vacancy names the invitation that left something open.
type vacancy struct {
	ID string `json:"id"`
}

// offerNext has the next in line invited: once an answer can no longer be taken
// back.
func (a *Area) offerNext(ctx context.Context, tx *db.Tx, m moved) error {
	o := jobs.Options{RunAt: m.at}
	if m.via == viaLink || m.via == viaSelf {
		o.RunAt = m.at.Add(undoAnswer)
	}
	return jobs.Enqueue(ctx, tx, nextJob, vacancy{m.after.ID}, o)
}
