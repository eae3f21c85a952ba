package planning

import (
	"context"
	"maps"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/notice"
)

// The events that people are told of.
const (
	toldPublished = "planning_published"
	toldMoved     = "session_moved"
	toldChanged   = "session_changed"
	toldDropped   = "session_canceled"
	toldCanceled  = "planning_canceled"
)

// kinds are these events as the table of the profile has them. What does not
// take place must be known: nobody should come for nothing.
func (a *Area) kinds() []notice.Kind {
	return append([]notice.Kind{
		{Name: toldPublished, Readers: agendaReaders, Letter: a.letter},
		{Name: toldMoved, Readers: agendaReaders, Letter: a.letter},
		{Name: toldChanged, Readers: agendaReaders, Letter: a.letter},
		{Name: toldDropped, Readers: agendaReaders, Letter: a.letter, Always: true, Ends: true},
		{Name: toldCanceled, Readers: agendaReaders, Letter: a.letter, Always: true, Ends: true},
	}, a.invitationKinds()...)
}

// hearer is somebody whom changes concern, and the classes by which they do.
type hearer struct {
	personID string
	classes  []string
	signsIn  bool
}

// sits reports whether he gives a session or his class sits in it.
func (h hearer) sits(p *PublishedPart) bool {
	if p == nil {
		return false
	}
	return slices.ContainsFunc(p.People, func(s PublishedStaff) bool { return s.PersonID == h.personID }) ||
		slices.ContainsFunc(p.ClassIDs, func(id string) bool { return slices.Contains(h.classes, id) })
}

// of tells what a change is to him: a session that he comes to is new, one that
// he no longer has to do with is canceled. Empty where it is nothing to him.
func (h hearer) of(c PublishedChange) string {
	had, has := h.sits(c.Before), h.sits(c.After)
	switch {
	case had && !has:
		return "canceled"
	case has && !had:
		return "added"
	case !has:
		return ""
	case slices.Contains(c.What, "time"):
		return "moved"
	default:
		return "changed"
	}
}

// weightiest are the kinds by what changed, the one that matters most first.
var weightiest = []struct{ change, kind string }{
	{"canceled", toldDropped},
	{"moved", toldMoved},
	{"added", toldPublished},
	{"changed", toldChanged},
}

// told is what somebody is told of changes: one notice, of the kind that
// matters most, with how many of each there are.
func (h hearer) told(p Planning, event string, changes []PublishedChange) (n notice.Told, some bool) {
	counts, leads := map[string]int{}, map[string]PublishedChange{}
	for _, c := range changes {
		what := h.of(c)
		if counts[what]++; counts[what] == 1 {
			leads[what] = c
		}
	}
	n = notice.Told{PersonID: h.personID, Event: event, Params: fault.Params{"planning_id": p.ID, "number": p.Number}}
	for _, w := range weightiest {
		n.Params[w.change] = counts[w.change]
		if n.Kind == "" && counts[w.change] > 0 {
			n.Kind, n.Params["count"], n.Link = w.kind, counts[w.change], h.link(leads[w.change])
		}
	}
	if p.State == Canceled {
		n.Kind = toldCanceled
	}
	return n, n.Params["count"] != nil
}

// link leads to the agenda: to the session where he still has one, else to its
// day.
func (h hearer) link(c PublishedChange) string {
	if h.sits(c.After) {
		return agendaLink(c.After.Day) + "&session=" + c.SessionID
	}
	return agendaLink(c.Before.Day)
}

func agendaLink(day clock.Date) string {
	return "/apps/academic/program/agenda?view=list&day=" + day.String()
}

// tell tells everybody whom changes concern, but who made them.
func tell(ctx context.Context, tx *db.Tx, p Planning, event string, v Preview, more fault.Params) error {
	return notice.Tell(ctx, tx, v.told(p, event, more))
}

// told is what each hearer is told of an event.
func (v Preview) told(p Planning, event string, more fault.Params) (all []notice.Told) {
	for _, h := range v.hearers {
		if n, some := h.told(p, event, v.Changes); some {
			maps.Copy(n.Params, more)
			if gone := v.gone[h.personID]; len(gone) > 0 {
				n.Params["ids"], n.Params["sequences"], _ = named(gone)
			}
			all = append(all, n)
		}
	}
	return all
}

// publicationEvent names a publication.
func publicationEvent(p Planning, number int) (event string, params fault.Params) {
	return "publication:" + p.ID + ":" + itoa(number), fault.Params{"publication": number}
}

// tellPlace tells those whom a session concerns that it takes place elsewhere,
// unless it is over.
func tellPlace(ctx context.Context, tx *db.Tx, planningID, sessionID, place, by string, was PublishedPart) error {
	if was.Place == place || !clock.Now().Before(was.endsAt) {
		return nil
	}
	is := was
	is.Place = place
	v := Preview{Changes: compare(map[string]PublishedPart{sessionID: was}, map[string]PublishedPart{sessionID: is})}
	if err := v.concern(ctx, tx, by); err != nil {
		return err
	}
	p, err := findBare(ctx, tx, planningID)
	if err != nil {
		return err
	}
	return tell(ctx, tx, p, "place:"+db.NewID(), v, fault.Params{"session_id": sessionID, "place": place})
}
