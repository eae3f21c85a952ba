package planning

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) agendaRoutes(r *api.Router) {
	api.Get(r, "listSessions", "/api/agenda", readAgenda, a.listSessions, api.Says("List the sessions of some days"))
	api.Get(r, "listNextSessions", "/api/agenda/next", readAgenda, a.listNextSessions, api.Says("List the next sessions of a class or a student"))
	api.Get(r, "getAgendaSession", "/api/agenda/{id}", readAgenda, a.getAgendaSession)
	api.Put(r, "setSessionPlace", "/api/agenda/{id}/place", placeSessions, a.setSessionPlace, api.Says("Say where a session takes place"))
}

// placeSessions is who may say where a session takes place: the campus knows
// its rooms.
var placeSessions = plan.Or(access.Coordinator, access.OwnCampus)

// maxAgendaDays is how many days an agenda shows at once.
const maxAgendaDays = 100

// Check returns what is wrong beyond what the tags tell.
func (f AgendaFilter) Check() error {
	var wrong fault.List
	wrong.Add(f.From.IsZero() && f.Planning == "", "from", "field.required", nil)
	wrong.Add(f.To.IsZero() && (f.Planning == "" || !f.From.IsZero()), "to", "field.required", nil)
	if len(wrong) > 0 {
		return wrong.Err()
	}
	clock.SchoolDays.Check(&wrong, "from", f.From)
	clock.SchoolDays.Check(&wrong, "to", f.To)
	wrong.Add(f.To.Before(f.From), "to", "planning.ends_before", nil)
	wrong.Add(f.To.DaysSince(f.From) > maxAgendaDays, "to", "planning.agenda_long", fault.Params{"limit": maxAgendaDays})
	return wrong.Err()
}

// Resolve has the router check the filter with everything else.
func (f *AgendaFilter) Resolve(api.Context) []error { return api.Found(f.Check()) }

// Sessions are those of some days.
type Sessions struct {
	Items []AgendaSession `json:"items"`
	More  bool            `json:"more" doc:"There are more than are told at once."`
}

func (a *Area) listSessions(ctx context.Context, in *struct{ AgendaFilter }) (Sessions, error) {
	scope := access.From(ctx)
	all, err := findSessions(ctx, a.db, scope, in.AgendaFilter, maxAgenda)
	for i, s := range all {
		all[i] = s.seenBy(scope)
	}
	return Sessions{all, len(all) == maxAgenda}, err
}

// seenBy fills in what depends on the caller.
func (s AgendaSession) seenBy(in access.Scope) AgendaSession {
	s.MayMove = plans(in) && !s.Canceled
	s.MayPlace = in.Under(placeSessions).CoversCampus(s.CampusID) && !s.Canceled && (!s.Closed || plans(in))
	return s
}

func (a *Area) getAgendaSession(ctx context.Context, in *api.ID) (AgendaSession, error) {
	scope := access.From(ctx)
	s, err := findSession(ctx, a.db, scope, in.ID)
	return s.seenBy(scope), err
}

// setSessionPlace says where a session takes place, on the board and, where it
// was published, for everybody at once: a room is no news to wait for.
func (a *Area) setSessionPlace(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Place  string  `json:"place" maxLength:"200" doc:"A room, or a link that begins with https://."`
		Reason string  `json:"reason,omitempty" maxLength:"500" doc:"Needed where its planning is closed."`
		Was    *string `json:"was,omitempty" maxLength:"200" doc:"The place as it was seen: what somebody else wrote meanwhile is told, and stays."`
	}
},
) (s AgendaSession, err error) {
	if !isPlace(in.Body.Place) {
		return s, fault.On("place", "planning.place", nil)
	}
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findSession(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if !before.seenBy(scope).MayPlace {
			return fault.New(fault.NotFound, "planning.session_not_found")
		}
		if in.Body.Was != nil && *in.Body.Was != before.Place && in.Body.Place != before.Place {
			return fault.Stale(before.seenBy(scope))
		}
		reason := strings.TrimSpace(in.Body.Reason)
		if before.Closed && reason == "" {
			return fault.On("reason", "planning.reason_wanted", nil)
		}
		if err := movePlace(ctx, tx, before, in.Body.Place, scope.Actor().PersonID); err != nil {
			return err
		}
		if s, err = findSession(ctx, tx, scope, in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "setSessionPlace", Entity: "agenda_course", EntityID: before.AgendaCourse, CampusID: before.CampusID,
			Before: map[string]any{"place": before.Place}, After: placed(in.Body.Place, reason),
		})
	})
	return s.seenBy(scope), err
}

// placed is what the trail keeps of a session's place, and why it changed.
func placed(place, reason string) map[string]any {
	if reason == "" {
		return map[string]any{"place": place}
	}
	return map[string]any{"place": place, "reason": reason}
}

// movePlace writes where a session takes place, and tells those who were told of
// it.
func movePlace(ctx context.Context, tx *db.Tx, s AgendaSession, place, by string) error {
	published, err := findPublished(ctx, tx, s.PlanningID)
	if err != nil {
		return err
	}
	if err := savePlace(ctx, tx, s, place); err != nil {
		return err
	}
	if was, known := published[s.ID]; known {
		return tellPlace(ctx, tx, s.PlanningID, s.ID, place, by, was)
	}
	return nil
}
