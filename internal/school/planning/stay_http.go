package planning

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/campus"
)

// readStays is who sees who comes and where he sleeps; changeStays who arranges
// it. What is paid is not for who keeps only the stay.
var (
	changeStays = plan.Or(access.Coordinator|access.Secretary, access.OwnCampus)
	readStays   = changeStays.Or(access.Accounting, access.OwnCampus).Or(access.Teacher, access.Self)
	readAmounts = plan.Or(access.Coordinator|access.Accounting, access.OwnCampus).Or(access.Teacher, access.Self)
)

func (a *Area) stayRoutes(r *api.Router) {
	api.Get(r, "listStays", "/api/plannings/{id}/stays", readStays, a.listStays, api.Says("List who comes to a planning, when, and where he sleeps"))
	api.Stream(r, "staysPDF", "/api/plannings/{id}/stays.pdf", readStays, a.staysPDF, api.Says("Get who comes to a planning, when, and where he sleeps, to print"))
	api.Put(r, "setInvitationStay", "/api/invitations/{id}/stay", changeStays, a.setInvitationStay, api.Says("Say how an invitee comes, and where he sleeps"))
}

// Stay is somebody who comes to give sessions of a planning.
type Stay struct {
	InvitationID string           `json:"invitation_id"`
	Version      int64            `json:"version" doc:"Of the invitation."`
	PersonID     string           `json:"person_id"`
	PersonName   string           `json:"person_name"`
	Half         string           `json:"half" enum:"teacher,translator"`
	State        string           `json:"state" enum:"not_answered,answered,accepted"`
	CourseName   string           `json:"course_name"`
	CampusID     string           `json:"campus_id"`
	CampusName   string           `json:"campus_name"`
	Sessions     []InvitedSession `json:"sessions" doc:"Those in this planning."`
	StayFields
	NeedsLodging   bool   `json:"needs_lodging"`
	NeedsTransport bool   `json:"needs_transport"`
	Amount         *int64 `json:"amount" nullable:"true" doc:"Null where the caller may not see it, too."`
	Agreed         *int64 `json:"agreed_amount" nullable:"true"`
	Currency       string `json:"currency"`
	MayEdit        bool   `json:"may_edit"`
}

// Stays are who comes.
type Stays struct {
	Items []Stay `json:"items" doc:"By name."`
}

// StayInput says of which planning, and at which campus.
type StayInput struct {
	ID     string `path:"id" maxLength:"64"`
	Campus string `query:"campus" maxLength:"64" doc:"The host; empty for all of them."`
}

func (a *Area) listStays(ctx context.Context, in *StayInput) (Stays, error) {
	all, err := a.findStays(ctx, in)
	return Stays{all}, err
}

// findStays returns who comes to a planning, as far as the caller may know.
func (a *Area) findStays(ctx context.Context, in *StayInput) ([]Stay, error) {
	scope := access.From(ctx)
	if _, err := findBare(ctx, a.db, in.ID); err != nil {
		return nil, err
	}
	w := invitationsIn(scope)
	w.Add(`i.state IN ('not_answered', 'answered', 'accepted') AND i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = ?)`, in.ID)
	if in.Campus != "" {
		w.Add(`ac.campus_id = ?`, in.Campus)
	}
	all, err := findInvitations(ctx, a.db, w, `p.sort_name, p.id, i.id`)
	if err != nil {
		return nil, err
	}
	stays := []Stay{}
	for _, i := range all {
		if s := i.stay(scope, in.ID); len(s.Sessions) > 0 {
			stays = append(stays, s)
		}
	}
	if len(stays) == 0 && !scope.CoversAll() { // whoever has nothing to do with it does not learn that it is there
		if _, err := findPlanning(ctx, a.db, scope, in.ID); err != nil {
			return nil, err
		}
	}
	return stays, nil
}

// stay is what somebody's coming to a planning is to the caller.
func (i Invitation) stay(in access.Scope, planningID string) Stay {
	s := Stay{
		InvitationID: i.ID, Version: i.Version, PersonID: i.PersonID, PersonName: i.PersonName, Half: i.Half, State: i.State, CourseName: i.CourseName, CampusID: i.CampusID,
		CampusName: i.CampusName, Sessions: []InvitedSession{}, StayFields: i.StayFields, NeedsLodging: i.Answer.NeedsLodging, NeedsTransport: i.Answer.NeedsTransport,
		Currency: i.Currency, MayEdit: in.Under(changeStays).CoversCampus(i.CampusID),
	}
	for _, one := range i.Sessions {
		if one.PlanningID == planningID {
			s.Sessions = append(s.Sessions, one)
		}
	}
	amounts := in.Under(readAmounts)
	if amounts.CoversCampus(i.CampusID) || amounts.CoversSelf() && i.PersonID == in.Actor().PersonID {
		s.Amount, s.Agreed = i.Amount, i.Agreed
	}
	return s
}

// setInvitationStay writes how somebody comes and where he sleeps.
func (a *Area) setInvitationStay(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		StayFields
	}
},
) (Stay, error) {
	scope, stay := access.From(ctx), Stay{}
	_, err := a.invitations().Change(ctx, in.ID, in.Body.Version, "setInvitationStay", func(tx *db.Tx, i Invitation) error {
		if leads("cancel", i.State, viaStaff) == "" {
			return fault.New(fault.Conflict, "inviting.final")
		}
		stays := i
		stays.StayFields = in.Body.StayFields
		stays.Lodging, stays.Transport = strings.TrimSpace(stays.Lodging), strings.TrimSpace(stays.Transport)
		if err := a.saveOffer(ctx, tx, i, stays); err != nil {
			return err
		}
		after, err := findInvitation(ctx, tx, scope, in.ID)
		stay = after.stay(scope, after.PlanningID)
		return err
	})
	return stay, err
}

func (a *Area) staysPDF(ctx context.Context, in *struct {
	StayInput
	api.Link
},
) (api.Content, error) {
	stays, err := a.findStays(ctx, &in.StayInput)
	if err != nil {
		return nil, err
	}
	p, err := findBare(ctx, a.db, in.ID)
	if err != nil {
		return nil, err
	}
	l := stayList{texts: a.Texts(ctx), planning: p, stays: stays}
	if l.of, err = campus.NameOf(ctx, a.db, access.From(ctx), in.Campus); err != nil {
		return nil, err
	}
	return l.content(), nil
}
