package planning

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

// readInvitations is who sees whom plannings ask; supervisors ask.
var readInvitations = plan.Or(access.Coordinator, access.OwnCampus)

func (a *Area) invitationRoutes(r *api.Router) {
	api.Get(r, "getInvitation", "/api/invitations/{id}", readInvitations, a.getInvitation, api.Says("Get a teaching invitation with its history"))
	api.Put(r, "updateInvitation", "/api/invitations/{id}", plan, a.updateInvitation, api.Says("Change what a teaching invitation offers"))
	api.Do(r, "sendInvitations", "/api/invitations/send", plan, a.sendInvitations, api.Says("Send teaching invitations, one mail for each person and planning"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "remindInvitations", "/api/invitations/remind", plan, a.remindInvitations, api.Says("Remind people of teaching invitations"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "cancelInvitations", "/api/invitations/cancel", plan, a.cancelInvitations, api.Says("Cancel teaching invitations"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "acceptInvitation", "/api/invitations/{id}/accept", plan, a.acceptInvitation, api.Says("Set a teaching invitation as accepted, after a call"))
	api.Do(r, "declineInvitation", "/api/invitations/{id}/decline", plan, a.declineInvitation, api.Says("Decline a teaching invitation on somebody's behalf"))
	api.Do(r, "agreeInvitation", "/api/invitations/{id}/agree", plan, a.agreeInvitation, api.Says("Agree to what an invitee asks for"))
	api.Do(r, "refuseInvitation", "/api/invitations/{id}/refuse", plan, a.refuseInvitation, api.Says("Refuse what an invitee asks for"))
	api.Do(r, "resendInvitation", "/api/invitations/{id}/resend", plan, a.resendInvitation, api.Says("Change the offer and send a teaching invitation again"))
	api.Do(r, "previewResend", "/api/invitations/{id}/resend/preview", plan, a.previewResend, api.Says("See the mail that sending a teaching invitation again would send"))
}

// Invitations are teaching invitations as they stand after an act.
type Invitations struct {
	Items []Invitation `json:"items"`
}

// InvitationRecord is an invitation with all that became of it.
type InvitationRecord struct {
	Invitation
	Events     []InvitationEvent `json:"events" doc:"The newest first."`
	Candidates []Invitation      `json:"candidates" doc:"All who are or were asked for the same half, in line."`
}

func (a *Area) getInvitation(ctx context.Context, in *api.ID) (all InvitationRecord, err error) {
	scope := access.From(ctx)
	if all.Invitation, err = findInvitation(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	all.Invitation = all.seenBy(scope)
	if all.Events, err = findInvitationEvents(ctx, a.db, in.ID); err != nil {
		return all, err
	}
	var w db.Where
	w.Add(`i.agenda_course_id = ? AND i.half = ?`, all.AgendaCourseID, all.Half)
	all.Candidates, err = findInvitations(ctx, a.db, w, `i.line, i.id`)
	for n, one := range all.Candidates {
		all.Candidates[n] = one.seenBy(scope)
	}
	return all, err
}

// findInvitation finds one in the caller's reach.
func findInvitation(ctx context.Context, q db.Querier, in access.Scope, id string) (Invitation, error) {
	all, err := findInvitationsByID(ctx, q, in, []string{id})
	if err == nil && len(all) == 0 {
		err = fault.New(fault.NotFound, "invitation.not_found")
	}
	if err != nil {
		return Invitation{}, err
	}
	return all[0], nil
}

// seenBy fills in what depends on the caller.
func (i Invitation) seenBy(in access.Scope) Invitation {
	if plans(in) {
		i.Moves = movesBy(i.State)
	}
	return i
}

// invitations is how the fields of an invitation are changed.
func (a *Area) invitations() record.Kind[string, Invitation, Invitation] {
	return record.Kind[string, Invitation, Invitation]{
		DB: a.db, Entity: "teaching_invitation", Find: findInvitation,
		State: func(i Invitation) record.State {
			return record.State{ID: i.ID, CampusID: i.CampusID, Version: i.Version, Trail: i.trail("")}
		},
		Show: func(ctx context.Context, _ db.Querier, i Invitation) (Invitation, error) {
			return i.seenBy(access.From(ctx)), nil
		},
	}
}

func (a *Area) updateInvitation(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		InvitationFields
	}
},
) (Invitation, error) {
	return a.invitations().Change(ctx, in.ID, in.Body.Version, "updateInvitation", func(tx *db.Tx, i Invitation) error {
		if leads("cancel", i.State, viaStaff) == "" {
			return fault.New(fault.Conflict, "inviting.final")
		}
		return a.saveOffer(ctx, tx, i, i.offering(in.Body.InvitationFields))
	})
}

// moveInvitations moves some invitations as one act, all or none. What was done
// before under the same key is not done again.
func (a *Area) moveInvitations(ctx context.Context, action, key string, ids []string, do func(tx *db.Tx, all []Invitation) ([]moved, error)) (done Invitations, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		all, err := findInvitationsByID(ctx, tx, scope, ids)
		if err != nil {
			return err
		}
		if len(all) < len(unique(ids)) {
			return fault.New(fault.NotFound, "invitation.not_found")
		}
		if all, err = notDone(ctx, tx, key, all); err != nil {
			return err
		}
		made, err := do(tx, all)
		if err != nil {
			return err
		}
		if err := saveMoved(ctx, tx, action, made); err != nil {
			return err
		}
		if err := a.tellMoved(ctx, tx, made); err != nil {
			return err
		}
		done.Items, err = findInvitationsByID(ctx, tx, scope, ids)
		return err
	})
	for n, i := range done.Items {
		done.Items[n] = i.seenBy(scope)
	}
	return done, err
}

// Seen says what a supervisor had before him when he decided.
type Seen struct {
	Version int64 `json:"version,omitempty" minimum:"0" doc:"Of the invitation as it was seen; 0 for whichever it is."`
}

// moveOne is moveInvitations for one, as it was seen: an answer that came since is
// shown first.
func (a *Area) moveOne(ctx context.Context, action, id string, seen Seen, do func(tx *db.Tx, i Invitation) (moved, error)) (Invitation, error) {
	all, err := a.moveInvitations(ctx, action, "", []string{id}, func(tx *db.Tx, all []Invitation) ([]moved, error) {
		if seen.Version != 0 && seen.Version != all[0].Version {
			return nil, fault.Stale(all[0].seenBy(access.From(ctx)))
		}
		m, err := do(tx, all[0])
		return []moved{m}, err
	})
	if err != nil {
		return Invitation{}, err
	}
	return all.Items[0], nil
}

// byStaff is a move that the caller makes.
func byStaff(ctx context.Context, move, via, reason string) moving {
	return moving{move: move, via: via, by: access.From(ctx).Actor().PersonID, reason: strings.TrimSpace(reason), at: clock.Now()}
}

// acceptInvitation notes that somebody has said yes on the telephone, or has come
// without having answered.
func (a *Area) acceptInvitation(ctx context.Context, in *InvitationAct) (Invitation, error) {
	return a.moveOne(ctx, "acceptInvitation", in.ID, in.Body.Seen, func(_ *db.Tx, i Invitation) (moved, error) {
		move := "confirm"
		if i.State == InAnalysis {
			move = "call"
		}
		if err := i.stillPlanned(); err != nil {
			return moved{}, err
		}
		m, err := i.take(byStaff(ctx, move, viaBehalf, in.Body.Reason))
		if err == nil {
			m.after.answered(InvitationAnswer{Kind: "yes"}, m.at)
			m.after.known(m.moving)
		}
		return m, err
	})
}

// InvitationAct names an invitation, and says why it is moved.
type InvitationAct struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Seen
		Reason string `json:"reason,omitempty" maxLength:"500"`
	}
}

func (a *Area) declineInvitation(ctx context.Context, in *InvitationAct) (Invitation, error) {
	return a.moveOne(ctx, "declineInvitation", in.ID, in.Body.Seen, func(_ *db.Tx, i Invitation) (moved, error) {
		m, err := i.take(byStaff(ctx, "decline", viaBehalf, in.Body.Reason))
		if err == nil {
			m.after.answered(InvitationAnswer{Kind: "no", Reason: m.reason}, m.at)
		}
		return m, err
	})
}

// agreeInvitation accepts what somebody answered: for the sessions that he can
// take, the others stay open.
func (a *Area) agreeInvitation(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Seen
		Reason string `json:"reason,omitempty" maxLength:"500"`
		Agreed *int64 `json:"agreed_amount,omitempty" minimum:"0" maximum:"1000000000000" nullable:"true" doc:"What was offered, where it is absent."`
	}
},
) (Invitation, error) {
	return a.moveOne(ctx, "agreeInvitation", in.ID, in.Body.Seen, func(_ *db.Tx, i Invitation) (moved, error) {
		i.choose(i.Answer.SessionIDs)
		m, err := i.take(byStaff(ctx, "agree", viaStaff, in.Body.Reason))
		if err != nil {
			return m, err
		}
		if in.Body.Agreed != nil {
			m.after.Agreed = in.Body.Agreed
		}
		m.after.known(m.moving)
		return m, nil
	})
}

func (a *Area) refuseInvitation(ctx context.Context, in *InvitationAct) (Invitation, error) {
	return a.moveOne(ctx, "refuseInvitation", in.ID, in.Body.Seen, func(_ *db.Tx, i Invitation) (moved, error) {
		m, err := i.take(byStaff(ctx, "refuse", viaStaff, in.Body.Reason))
		if err == nil {
			m.after.sequence++
		}
		return m, err
	})
}
