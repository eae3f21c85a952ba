package planning

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// invitee is somebody who answers, and how: by the link that he got for a
// planning, or signed in.
type invitee struct {
	personID, planningID, name, language string
	via                                  string
	hash                                 string // of his link; empty where he came without one
	ended                                bool   // a newer mail took the place of his link
}

// findInvitee finds who holds a link, with the language of his mails. Who was disabled is told so, and whom to
// call, and nothing else.
func findInvitee(ctx context.Context, q db.Querier, tokenHash string) (invitee, error) {
	enabled := true
	who, err := db.One(ctx, q, "invitation.link_invalid", func(r db.Row) (who invitee, err error) {
		who.via, who.hash = viaLink, tokenHash
		return who, r.Scan(&who.personID, &who.planningID, &who.name, &who.language, &who.ended, &enabled)
	}, `SELECT l.person_id, l.planning_id, `+naming.Person+`, CASE WHEN p.language <> '' THEN p.language ELSE COALESCE((SELECT c.language`+longest+` END, l.ended_at IS NOT NULL, p.enabled FROM teaching_link l JOIN person p ON p.id = l.person_id
		WHERE l.token_hash = ?`, tokenHash)
	if err == nil && !enabled {
		err = who.refused(ctx, q)
	}
	return who, err
}

// refused tells somebody who was disabled that he cannot answer, and whom to call.
func (who invitee) refused(ctx context.Context, q db.Querier) error {
	_, all, err := findAbout(ctx, q, who)
	if err != nil {
		return err
	}
	contact := ""
	if len(all) > 0 {
		c, err := findContacts(ctx, q, all[:1])
		if err != nil {
			return err
		}
		by := c.of(all[0])
		contact = strings.Join(known(by.name, all[0].CampusName, by.phone, by.email), ", ")
	}
	return &fault.Error{Kind: fault.Conflict, Code: "invitation.disabled", Params: fault.Params{"contact": contact}}
}

// findInviteeSignedIn is the caller as an invitee.
func findInviteeSignedIn(ctx context.Context, q db.Querier, personID, planningID string) (invitee, error) {
	return db.One(ctx, q, "invitation.not_found", func(r db.Row) (who invitee, err error) {
		who.via, who.planningID = viaSelf, planningID
		return who, r.Scan(&who.personID, &who.name, &who.language)
	}, `SELECT p.id, `+naming.Person+`, p.language FROM person p WHERE p.id = ?`, personID)
}

// findAsked returns what an invitee was written of a planning, in order of time.
func findAsked(ctx context.Context, q db.Querier, who invitee) ([]Invitation, error) {
	var w db.Where
	w.Add(`i.person_id = ? AND (i.sent_at IS NOT NULL OR i.state = 'accepted')`, who.personID)
	w.Add(`i.agenda_course_id IN (SELECT s.agenda_course_id FROM agenda s WHERE s.planning_id = ?)`, who.planningID)
	all, err := findInvitations(ctx, q, w, `i.id`)
	all = slices.DeleteFunc(all, func(i Invitation) bool {
		return !slices.Contains(i.off, who.planningID) && !slices.ContainsFunc(i.Sessions, func(s InvitedSession) bool { return s.PlanningID == who.planningID })
	})
	slices.SortStableFunc(all, earlier)
	return all, err
}

// findAbout returns what an invitee was written of a planning, and what his link
// was about: the same, unless all of it stands in another planning by now.
func findAbout(ctx context.Context, q db.Querier, who invitee) (asked, about []Invitation, err error) {
	asked, err = findAsked(ctx, q, who)
	if err != nil || len(asked) > 0 || who.hash == "" {
		return asked, asked, err
	}
	var w db.Where
	w.Add(`i.person_id = ? AND i.id IN (SELECT x.invitation_id FROM teaching_link_invitation x WHERE x.token_hash = ?)`, who.personID, who.hash)
	about, err = findInvitations(ctx, q, w, `i.id`)
	return nil, about, err
}

// elsewhere reports whether all that a link was about stands in another planning,
// and somebody is still asked for it.
func elsewhere(asked, about []Invitation) bool {
	return len(asked) == 0 && slices.ContainsFunc(about, func(i Invitation) bool { return i.State != Declined && i.State != CanceledForHim })
}

// findPage returns what an invitee sees.
func findPage(ctx context.Context, q db.Querier, who invitee) (p AnswerPage, err error) {
	about, err := findBare(ctx, q, who.planningID)
	if err != nil {
		return p, err
	}
	p = AnswerPage{Name: who.name, Language: who.language, PlanningID: about.ID, Number: about.Number, FirstDay: about.FirstDay, LastDay: about.LastDay, Items: []AnswerItem{}}
	all, written, err := findAbout(ctx, q, who)
	if err != nil {
		return p, err
	}
	c, err := findContacts(ctx, q, written)
	if err != nil {
		return p, err
	}
	if len(written) > 0 {
		by := c.of(written[0])
		p.Contact = Contact{by.name, written[0].CampusName, by.phone, by.email}
	}
	if who.ended || elsewhere(all, written) {
		p.State = "changed"
		return p, nil
	}
	last, err := findLastMoves(ctx, q, who.personID, all)
	now := clock.Now()
	for _, i := range all {
		p.Items = append(p.Items, i.item(who, c.addresses[i.CampusID], last[i.ID], now))
	}
	p.State = p.state(about)
	return p, err
}

// state is how the whole of it stands.
func (p AnswerPage) state(about Planning) string {
	is := func(so func(AnswerItem) bool) bool { return slices.ContainsFunc(p.Items, so) }
	switch {
	case !is(func(i AnswerItem) bool { return i.State != CanceledForHim }), about.State == Canceled && !is(func(i AnswerItem) bool { return len(i.May) > 0 }):
		return "canceled"
	case is(func(i AnswerItem) bool { return i.State == NotAnswered && slices.Contains(i.May, "no") }):
		return "open"
	case about.State == Closed || !is(func(i AnswerItem) bool { return !i.Over }):
		return "over"
	}
	return "answered"
}

func (i Invitation) item(who invitee, address string, last lastMove, now clock.Time) AnswerItem {
	codes := []string{}
	for _, k := range i.Classes {
		codes = append(codes, k.Code)
	}
	one := AnswerItem{
		ID: i.ID, Mark: i.mark(), Half: i.Half, State: i.State, Again: i.Again, Taken: i.Taken, Over: i.over(now), AnswerBy: i.AnswerBy,
		CourseCode: i.CourseCode, CourseName: i.course(who.language), CampusName: i.CampusName, Address: address, TimeZone: i.TimeZone, Classes: codes,
		Sessions: i.Sessions, Beside: i.Beside, Amount: i.Amount, Agreed: i.Agreed, Currency: i.Currency, OfferText: i.OfferText, StayFields: i.StayFields,
		Answer: i.Answer, May: i.may(now, who.via),
	}
	if last.mayUndo(now) && i.answerable("undo", who.via, now) == nil {
		until := last.at.Add(undoAnswer)
		one.May, one.UndoUntil = append(one.May, "undo"), &until
	}
	return one
}

// lastMove is the last that became of an invitation, where its invitee did it.
type lastMove struct {
	move string
	at   clock.Time
	was  undoable
	own  bool
}

// mayUndo reports whether an answer can still be taken back.
func (l lastMove) mayUndo(now clock.Time) bool {
	return l.own && slices.Contains([]string{"confirm", "decline", "withdraw"}, l.move) && now.Before(l.at.Add(undoAnswer))
}

// findLastMoves returns the last moves of invitations.
func findLastMoves(ctx context.Context, q db.Querier, personID string, all []Invitation) (map[string]lastMove, error) {
	last := map[string]lastMove{}
	var w db.Where
	w.Among(q, `m.invitation_id`, idsIn(all))
	return last, db.Each(ctx, q, func(r db.Row) error {
		var id, via, was, by string
		var l lastMove
		if err := r.Scan(&id, &l.move, &l.at, &via, &was, &by); err != nil {
			return err
		}
		l.own = (via == viaLink || via == viaSelf) && was != "" && by == personID
		if l.own {
			if err := json.Unmarshal([]byte(was), &l.was); err != nil {
				return err
			}
		}
		last[id] = l // the newest comes last
		return nil
	}, `SELECT m.invitation_id, m.move, m.at, m.via, m.was, COALESCE(m.person_id, '') FROM teaching_move m`+w.String()+` ORDER BY m.invitation_id, m.at, m.id`, w.Args...)
}

// saveViewed notes that an invitee has looked.
func saveViewed(ctx context.Context, tx *db.Tx, ids []string) error {
	var w db.Where
	w.Among(tx, `id`, ids)
	return db.Exec(ctx, tx, `UPDATE teaching_invitation SET viewed_at = ?`+w.String()+` AND viewed_at IS NULL`, append([]any{clock.Now()}, w.Args...)...)
}

// errNotYours tells somebody that an answer is another's to give.
func errNotYours() error { return fault.New(fault.NotFound, "invitation.not_yours") }
