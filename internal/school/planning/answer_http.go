package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
)

// answerOwn is who answers signed in, what he himself is asked: whoever teaches,
// and who plans, since he may teach, too.
var answerOwn = access.Allow(access.Heads|access.Supervisor|access.Teacher, access.Self)

// openOwn is who learns, signed in, whether a mailed link is his: everybody. He may
// be asked by one campus and signed in at another, as somebody who does not teach.
var openOwn = access.Allow(access.Everyone, access.Self)

// The token comes in a body, never in an address of the API; and reading, which
// scanners of mails do too, changes nothing.
func (a *Area) answerRoutes(r *api.Router) {
	api.Do(r, "readInvitations", "/api/invitation-answers/read", access.Public(), a.readInvitations, api.Says("Read by a mailed link what one is asked to teach"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "viewInvitations", "/api/invitation-answers/view", access.Public(), a.viewInvitations, api.Says("Note that an invitee has looked: called on his first touch of the page"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "answerInvitations", "/api/invitation-answers", access.Public(), a.answerInvitations, api.Says("Answer teaching invitations by a mailed link"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "undoInvitationAnswer", "/api/invitation-answers/undo", access.Public(), a.undoInvitationAnswer, api.Says("Take an answer back by a mailed link"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Get(r, "listOwnInvitations", "/api/own-invitations", answerOwn, a.listOwnInvitations, api.Says("List what one is asked to teach, by planning"))
	api.Do(r, "openOwnInvitations", "/api/own-invitations/open", openOwn, a.openOwnInvitations, api.Says("Find by a mailed link what one answers signed in"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "answerOwnInvitations", "/api/own-invitations/{planning}/answers", answerOwn, a.answerOwnInvitations, api.Refuses(fault.NotFound, fault.Conflict))
	api.Do(r, "undoOwnInvitationAnswer", "/api/own-invitations/{planning}/undo", answerOwn, a.undoOwnInvitationAnswer, api.Says("Take an answer back"), api.Refuses(fault.NotFound, fault.Conflict))
}

// AnswerToken is the secret of a mailed link.
type AnswerToken struct {
	Token string `json:"token" minLength:"1" maxLength:"100"`
}

// openAnswerLink finds who holds a link. Wrong ones are counted, and too many of
// them refused.
func (a *Area) openAnswerLink(ctx context.Context, token string) (invitee, error) {
	who, err := findInvitee(ctx, a.db, secret.Hash(token))
	if fault.KindOf(err) == fault.NotFound {
		err = a.WrongLink(ctx, "invitation", err)
	}
	return who, err
}

func (a *Area) readInvitations(ctx context.Context, in *struct{ Body AnswerToken }) (AnswerPage, error) {
	who, err := a.openAnswerLink(ctx, in.Body.Token)
	if err != nil {
		return AnswerPage{}, err
	}
	return findPage(ctx, a.db, who)
}

// viewInvitations notes that somebody looked; a scanner that draws the page does
// not touch it.
func (a *Area) viewInvitations(ctx context.Context, in *struct{ Body AnswerToken }) (AnswerPage, error) {
	who, err := a.openAnswerLink(ctx, in.Body.Token)
	if err != nil {
		return AnswerPage{}, err
	}
	return a.look(ctx, who)
}

// look returns what an invitee sees, and notes that he did.
func (a *Area) look(ctx context.Context, who invitee) (p AnswerPage, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if p, err = findPage(ctx, tx, who); err != nil {
			return err
		}
		ids := []string{}
		for _, i := range p.Items {
			ids = append(ids, i.ID)
		}
		return saveViewed(ctx, tx, ids)
	})
	return p, err
}

// GivenAnswers are answers to some of what is asked, or to all of it.
type GivenAnswers struct {
	Key     string        `json:"key" minLength:"8" maxLength:"64" doc:"What is sent twice under one key is done once."`
	Answers []GivenAnswer `json:"answers" minItems:"1" maxItems:"100"`
}

func (a *Area) answerInvitations(ctx context.Context, in *struct {
	Body struct {
		AnswerToken
		GivenAnswers
	}
},
) (AnswerPage, error) {
	if _, err := a.openAnswerLink(ctx, in.Body.Token); err != nil {
		return AnswerPage{}, err
	}
	return a.answerAs(ctx, "answerInvitations", in.Body.GivenAnswers, func(tx *db.Tx) (invitee, error) { return findInvitee(ctx, tx, secret.Hash(in.Body.Token)) })
}

// answerAs answers as an invitee, and returns what he sees then.
func (a *Area) answerAs(ctx context.Context, action string, given GivenAnswers, find func(*db.Tx) (invitee, error)) (p AnswerPage, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		who, all, err := findOpen(ctx, tx, find)
		if err != nil {
			return err
		}
		made, err := who.answer(ctx, tx, all, given)
		if err != nil {
			return err
		}
		if err := saveMoved(ctx, tx, action, made); err != nil {
			return err
		}
		if err := a.tellMoved(ctx, tx, made); err != nil {
			return err
		}
		p, err = findPage(ctx, tx, who)
		return err
	})
	return p, err
}

// findOpen finds an invitee whose link is not dead, and what he is asked.
func findOpen(ctx context.Context, tx *db.Tx, find func(*db.Tx) (invitee, error)) (who invitee, all []Invitation, err error) {
	if who, err = find(tx); err != nil {
		return who, nil, err
	}
	all, about, err := findAbout(ctx, tx, who)
	if err == nil && (who.ended || elsewhere(all, about)) {
		err = fault.New(fault.Conflict, "invitation.link_ended")
	}
	return who, all, err
}

// answer moves what an invitee answers, and leaves what he has said already, or
// sent before.
func (who invitee) answer(ctx context.Context, q db.Querier, all []Invitation, given GivenAnswers) (made []moved, err error) {
	left, err := notDone(ctx, q, given.Key, all)
	if err != nil {
		return nil, err
	}
	m := moving{via: who.via, by: who.personID, key: given.Key, at: clock.Now()}
	seen := map[string]bool{}
	for _, answer := range given.Answers {
		is := func(i Invitation) bool { return i.ID == answer.ID }
		at, asked := slices.IndexFunc(left, is), slices.ContainsFunc(all, is)
		switch {
		case !asked:
			return nil, fault.New(fault.NotFound, "invitation.not_found")
		case seen[answer.ID] || answer.Kind == "":
			return nil, fault.On("answers", "field.not_a_choice", nil)
		case at < 0 || left[at].saidAlready(answer.InvitationAnswer):
			continue
		}
		seen[answer.ID] = true
		one, err := left[at].reply(answer, m)
		if err != nil {
			return nil, err
		}
		made = append(made, one)
	}
	return made, nil
}

// UndoneAnswer names an answer that is taken back.
type UndoneAnswer struct {
	ID string `json:"id" minLength:"1" maxLength:"64"`
}

func (a *Area) undoInvitationAnswer(ctx context.Context, in *struct {
	Body struct {
		AnswerToken
		UndoneAnswer
	}
},
) (AnswerPage, error) {
	if _, err := a.openAnswerLink(ctx, in.Body.Token); err != nil {
		return AnswerPage{}, err
	}
	return a.undoAs(ctx, "undoInvitationAnswer", in.Body.ID, func(tx *db.Tx) (invitee, error) { return findInvitee(ctx, tx, secret.Hash(in.Body.Token)) })
}
