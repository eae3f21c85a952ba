package planning

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) lineRoutes(r *api.Router) {
	api.Put(r, "lineUpInvitations", "/api/agenda-courses/{id}/line", plan, a.lineUpInvitations, api.Says("Line candidates up: the next is invited when one says no"))
	api.Do(r, "inviteNext", "/api/invitations/next", plan, a.inviteNext, api.Says("Invite who is next in line instead"), api.Refuses(fault.NotFound, fault.Conflict))
}

// lineUpInvitations puts who is pencilled in for a half in an order in which they
// are invited by themselves. Who is not named is asked by hand only.
func (a *Area) lineUpInvitations(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		Half string   `json:"half" enum:"teacher,translator"`
		IDs  []string `json:"ids" maxItems:"40" items.maxLength:"64" doc:"Invitations in analysis, in order."`
	}
},
) (done Invitations, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		course, err := a.agendaCourses().Current(ctx, tx, in.ID, in.Body.Version)
		if err != nil {
			return err
		}
		all, err := findHalf(ctx, tx, in.ID, in.Body.Half)
		if err != nil {
			return err
		}
		lined, err := lineUp(all, in.Body.IDs)
		if err != nil {
			return err
		}
		if err := saveInvitations(ctx, tx, lined); err != nil {
			return err
		}
		if done.Items, err = findHalf(ctx, tx, in.ID, in.Body.Half); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "lineUpInvitations", Entity: "agenda_course", EntityID: in.ID, CampusID: course.CampusID, After: map[string]any{"half": in.Body.Half, "line": in.Body.IDs},
		})
	})
	for n, i := range done.Items {
		done.Items[n] = i.seenBy(access.From(ctx))
	}
	return done, err
}

// agendaCourses is how an agenda course is found that is to be changed.
func (a *Area) agendaCourses() record.Kind[string, AgendaCourse, AgendaCourse] {
	return record.Kind[string, AgendaCourse, AgendaCourse]{
		DB: a.db, Entity: "agenda_course", Find: findOneCourse, Show: record.AsItIs[AgendaCourse],
		State: func(c AgendaCourse) record.State {
			return record.State{ID: c.ID, CampusID: c.CampusID, Version: c.Version, Trail: c.AgendaCourseFields}
		},
	}
}

func findOneCourse(ctx context.Context, q db.Querier, in access.Scope, id string) (AgendaCourse, error) {
	var w db.Where
	w.Add(`ac.id = ?`, id)
	w.And(in.Rows(`ac.campus_id = ?`, ``))
	all, err := findAgendaCourses(ctx, q, w)
	if err == nil && len(all) == 0 {
		err = fault.New(fault.NotFound, "planning.course_not_found")
	}
	if err != nil {
		return AgendaCourse{}, err
	}
	return all[0], nil
}

// findHalf returns all who are or were asked for a half of an agenda course, in
// line.
func findHalf(ctx context.Context, q db.Querier, courseID, half string) ([]Invitation, error) {
	var w db.Where
	w.Add(`i.agenda_course_id = ? AND i.half = ?`, courseID, half)
	return findInvitations(ctx, q, w, `i.line, i.id`)
}

// lineUp puts those who are pencilled in behind who was asked already, the named
// ones in their order.
func lineUp(all []Invitation, ids []string) ([]Invitation, error) {
	if twice(ids) {
		return nil, fault.On("ids", "field.twice", nil)
	}
	for _, id := range ids {
		if !slices.ContainsFunc(all, func(i Invitation) bool { return i.ID == id && i.State == InAnalysis }) {
			return nil, fault.On("ids", "inviting.not_in_line", nil)
		}
	}
	first, waits, rest := []Invitation{}, make([]Invitation, len(ids)), []Invitation{}
	for _, i := range all {
		at := slices.Index(ids, i.ID)
		switch {
		case at >= 0:
			i.Queued = true
			waits[at] = i
		case i.State == InAnalysis:
			i.Queued = false
			rest = append(rest, i)
		default:
			first = append(first, i)
		}
	}
	lined := slices.Concat(first, waits, rest)
	for n := range lined {
		lined[n].Line = n
	}
	return lined, nil
}

// inviteNext cancels who has not answered and invites who is next in line, for
// each that is named; who has said no only has a successor invited.
func (a *Area) inviteNext(ctx context.Context, in *RemindInput) (Invitations, error) {
	m := byStaff(ctx, "cancel", viaStaff, in.Body.Reason)
	return a.moveInvitations(ctx, "inviteNext", "", in.Body.IDs, func(tx *db.Tx, all []Invitation) (made []moved, err error) {
		for _, i := range all {
			send := m
			send.move = "send"
			next, found, err := nextInLine(ctx, tx, i, send, made)
			if err != nil {
				return nil, err
			}
			if !found {
				return nil, i.refused("inviting.no_next")
			}
			if i.State != Declined && i.State != CanceledForHim {
				gone, err := cancelAll([]Invitation{i}, m)
				if err != nil {
					return nil, err
				}
				made = append(made, gone...)
			}
			made = append(made, next)
		}
		return made, nil
	})
}

// nextInLine sends the invitation of the first who waits in line behind another
// and can be asked for something that nobody has accepted; not one who was just
// moved.
func nextInLine(ctx context.Context, q db.Querier, after Invitation, m moving, made []moved) (next moved, found bool, err error) {
	all, err := findHalf(ctx, q, after.AgendaCourseID, after.Half)
	if err != nil {
		return next, false, err
	}
	for _, i := range all {
		just := slices.ContainsFunc(made, func(m moved) bool { return m.after.ID == i.ID })
		if i.State != InAnalysis || !i.Queued || i.ID == after.ID || just {
			continue
		}
		if m.by == "" {
			i.sentBy = after.askedBy()
		}
		i.offerLike(after)
		if next, err = i.send(m, clock.Date{}); err == nil {
			return next, true, nil
		}
		if fault.KindOf(err) != fault.Conflict {
			return next, false, err
		}
	}
	return next, false, nil
}

// offerLike offers somebody what was offered to who stood before him, where
// nothing was written for himself.
func (i *Invitation) offerLike(before Invitation) {
	if i.Amount == nil && i.OfferText == "" && i.Lodging == "" && i.Transport == "" {
		i.Amount, i.Currency, i.OfferText, i.Lodging, i.Transport = before.Amount, before.Currency, before.OfferText, before.Lodging, before.Transport
	}
}
