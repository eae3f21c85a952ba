package planning

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// OwnInvitations are what somebody is asked, planning by planning.
type OwnInvitations struct {
	Items []AnswerPage `json:"items" doc:"The next first; what is over only where it still can be withdrawn."`
}

// listOwnInvitations returns what the caller is asked in plannings that are not
// over.
func (a *Area) listOwnInvitations(ctx context.Context, _ *struct{}) (OwnInvitations, error) {
	me, all := access.From(ctx).Actor().PersonID, OwnInvitations{Items: []AnswerPage{}}
	ids, err := db.All(ctx, a.db, db.ScanString, `SELECT p.id FROM planning p WHERE p.id IN (SELECT s.planning_id FROM teaching_invitation i
		JOIN agenda s ON s.agenda_course_id = i.agenda_course_id WHERE i.person_id = ? AND (i.sent_at IS NOT NULL OR i.state = 'accepted') AND `+inInvitation+`)
		AND p.state <> 'closed' AND p.last_day >= ? ORDER BY p.first_day, p.id`+db.Limit(maxOwnPlannings), me, clock.Today("").AddDays(-1))
	for _, id := range ids {
		if err != nil {
			return all, err
		}
		var who invitee
		var page AnswerPage
		if who, err = findInviteeSignedIn(ctx, a.db, me, id); err != nil {
			return all, err
		}
		page, err = findPage(ctx, a.db, who)
		all.Items = append(all.Items, page)
	}
	return all, err
}

// maxOwnPlannings is how many plannings to come are told of at once.
const maxOwnPlannings = 20

// openOwnInvitations leads who is signed in from his mailed link to the same
// answer in his space. Somebody else's is not his.
func (a *Area) openOwnInvitations(ctx context.Context, in *struct{ Body AnswerToken }) (AnswerPage, error) {
	who, err := a.openAnswerLink(ctx, in.Body.Token)
	if who.personID != "" && who.personID != access.From(ctx).Actor().PersonID {
		return AnswerPage{}, errNotYours() // and not that somebody was disabled
	}
	if err != nil {
		return AnswerPage{}, err
	}
	who.via, who.ended = viaSelf, false
	return a.look(ctx, who) // no scanner of mails is signed in
}

// signedIn finds the caller as an invitee.
func signedIn(ctx context.Context, planningID string) func(*db.Tx) (invitee, error) {
	return func(tx *db.Tx) (invitee, error) {
		return findInviteeSignedIn(ctx, tx, access.From(ctx).Actor().PersonID, planningID)
	}
}

func (a *Area) answerOwnInvitations(ctx context.Context, in *struct {
	Planning string `path:"planning" maxLength:"64"`
	Body     GivenAnswers
},
) (AnswerPage, error) {
	return a.answerAs(ctx, "answerOwnInvitations", in.Body, signedIn(ctx, in.Planning))
}

func (a *Area) undoOwnInvitationAnswer(ctx context.Context, in *struct {
	Planning string `path:"planning" maxLength:"64"`
	Body     UndoneAnswer
},
) (AnswerPage, error) {
	return a.undoAs(ctx, "undoOwnInvitationAnswer", in.Body.ID, signedIn(ctx, in.Planning))
}
