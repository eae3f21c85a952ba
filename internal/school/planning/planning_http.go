package planning

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) planningRoutes(r *api.Router) {
	api.Get(r, "listPlannings", "/api/plannings", readAgenda, a.listPlannings)
	api.Get(r, "getPlanning", "/api/plannings/{id}", readAgenda, a.getPlanning)
	api.Post(r, "createPlanning", "/api/plannings", plan, a.createPlanning, api.Refuses(fault.NotFound))
	api.Put(r, "updatePlanning", "/api/plannings/{id}", plan, a.updatePlanning)
	api.Remove(r, "deletePlanning", "/api/plannings/{id}", plan, a.deletePlanning)
	api.Do(r, "cancelPlanning", "/api/plannings/{id}/cancel", plan, a.cancelPlanning)
}

// PlanningFilter is what a list of plannings can be narrowed by.
type PlanningFilter struct {
	api.Search
	Year   int      `query:"year" minimum:"0" maximum:"2200" doc:"The year in which their school year begins."`
	States []string `query:"state,explode" maxItems:"4" enum:"draft,published,closed,canceled" doc:"One or several."`
	Campus string   `query:"campus" maxLength:"64"`
	Class  string   `query:"class" maxLength:"64"`
	Sort   string   `query:"sort" default:"date" enum:"date,-date,number,-number,updated,-updated"`
}

func (a *Area) listPlannings(ctx context.Context, in *struct {
	PlanningFilter
	api.Paging
},
) (api.Page[Planning], error) {
	scope := access.From(ctx)
	l, err := findPlannings(ctx, a.db, scope, in.PlanningFilter, in.Paging)
	for i, p := range l.Items {
		l.Items[i] = p.seenBy(scope)
	}
	return api.PageOf(l, err)
}

func (a *Area) getPlanning(ctx context.Context, in *api.ID) (Planning, error) {
	scope := access.From(ctx)
	p, err := findPlanning(ctx, a.db, scope, in.ID)
	return p.seenBy(scope), err
}

// Participants are who takes part in a planning; a class brings its campus along.
type Participants struct {
	CampusIDs []string `json:"campus_ids" maxItems:"100" items.maxLength:"64"`
	ClassIDs  []string `json:"class_ids" maxItems:"200" items.maxLength:"64"`
}

// Resolve refuses a planning in which nobody takes part.
func (p *Participants) Resolve(api.Context) []error {
	var wrong fault.List
	wrong.Add(len(p.CampusIDs)+len(p.ClassIDs) == 0, "campus_ids", "planning.nobody", nil)
	return api.Found(wrong.Err())
}

func (a *Area) createPlanning(ctx context.Context, in *struct {
	Body struct {
		PlanningFields
		Participants
	}
},
) (p Planning, err error) {
	id := db.NewID()
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := mayTakePart(ctx, tx, in.Body.Participants, Participants{}); err != nil {
			return err
		}
		all, err := addPlannings(ctx, tx, "createPlanning", NewPlanning{id, in.Body.PlanningFields, in.Body.Participants})
		if err == nil {
			p = all[0]
		}
		return err
	})
	return p, err
}

// addPlannings adds plannings, tells the trail, and returns them.
func addPlannings(ctx context.Context, tx *db.Tx, action string, all ...NewPlanning) ([]Planning, error) {
	if err := AddPlannings(ctx, tx, all...); err != nil {
		return nil, err
	}
	ids, scope := make([]string, len(all)), access.From(ctx)
	for i, n := range all {
		ids[i] = n.ID
	}
	made, err := findThese(ctx, tx, scope, ids)
	if err != nil {
		return nil, err
	}
	events := make([]audit.Event, len(made))
	for i, p := range made {
		events[i] = audit.Event{Action: action, Entity: "planning", EntityID: p.ID, After: p.trail()}
		made[i] = p.seenBy(scope)
	}
	return made, audit.RecordMany(ctx, tx, events)
}

// mayTakePart refuses campuses and classes that do not exist, and archived ones
// that did not take part before.
func mayTakePart(ctx context.Context, q db.Querier, now, before Participants) error {
	for _, one := range []struct {
		table, code string
		ids, had    []string
	}{{"campus", "campus.not_found", now.CampusIDs, before.CampusIDs}, {"class", "class.not_found", now.ClassIDs, before.ClassIDs}} {
		fresh := slices.DeleteFunc(unique(one.ids), func(id string) bool { return slices.Contains(one.had, id) })
		if len(fresh) == 0 {
			continue
		}
		var w db.Where
		w.In(`id`, fresh...)
		w.Add(`archived_at IS NULL`)
		found, err := db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM `+one.table+w.String(), w.Args...)
		if err != nil {
			return err
		}
		if found < len(fresh) {
			return fault.New(fault.NotFound, one.code)
		}
	}
	return nil
}

// updatePlanning changes a planning. Other dates take its sessions along, and
// are refused where one would lie outside; a class with sessions stays.
func (a *Area) updatePlanning(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		PlanningFields
		Participants
		Reason string `json:"reason,omitempty" maxLength:"500" doc:"Needed where the planning is closed."`
	}
},
) (Planning, error) {
	fields := in.Body.clean()
	return a.planningsBecause(in.Body.Reason).Change(ctx, in.ID, in.Body.Version, "updatePlanning", func(tx *db.Tx, before Planning) error {
		if err := before.mayChange(in.Body.Reason); err != nil {
			return err
		}
		if fields.Number == 0 {
			fields.Number = before.Number
		}
		if err := mayTakePart(ctx, tx, in.Body.Participants, before.participants()); err != nil {
			return err
		}
		if err := savePlanning(ctx, tx, before, fields); err != nil {
			return err
		}
		if err := saveParticipants(ctx, tx, in.ID, in.Body.Participants); err != nil {
			return err
		}
		return carryAlong(ctx, tx, in.ID, before.FirstDay, fields)
	})
}

func (p Planning) participants() (all Participants) {
	for _, c := range p.Campuses {
		all.CampusIDs = append(all.CampusIDs, c.ID)
	}
	for _, c := range p.Classes {
		all.ClassIDs = append(all.ClassIDs, c.ID)
	}
	return all
}

// plannings is how a planning is changed; a canceled one is not.
func (a *Area) plannings() record.Kind[string, Planning, Planning] {
	return record.Kind[string, Planning, Planning]{
		DB: a.db, Entity: "planning", Find: findPlanning,
		State: func(p Planning) record.State {
			return record.State{ID: p.ID, Version: p.Version, Archived: p.State == Canceled, Trail: p.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, p Planning) (Planning, error) {
			return p.seenBy(access.From(ctx)), nil
		},
	}
}

// planningsBecause is how a planning is changed for a reason, which the trail keeps.
func (a *Area) planningsBecause(reason string) record.Kind[string, Planning, Planning] {
	k := a.plannings()
	k.Again = func(ctx context.Context, q db.Querier, id string) (Planning, error) {
		p, err := findPlanning(ctx, q, access.From(ctx), id)
		p.because = strings.TrimSpace(reason)
		return p, err
	}
	return k
}

// deletePlanning deletes a draft of which nobody was ever told.
func (a *Area) deletePlanning(ctx context.Context, in *api.SeenID) error {
	return a.plannings().Remove(ctx, in.ID, in.Version, "deletePlanning", func(tx *db.Tx, p Planning) error {
		if err := p.may("delete"); err != nil {
			return err
		}
		if err := a.clearBoard(ctx, tx, in.ID); err != nil {
			return err
		}
		return removePlanning(ctx, tx, in.ID)
	})
}

// cancelPlanning cancels what somebody may have been told of.
func (a *Area) cancelPlanning(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Reason string `json:"reason" maxLength:"500"`
	}
},
) (Planning, error) {
	return a.plannings().Change(ctx, in.ID, record.AnyVersion, "cancelPlanning", func(tx *db.Tx, p Planning) error {
		if err := p.may("cancel"); err != nil {
			return err
		}
		if err := setState(ctx, tx, in.ID, Canceled, in.Body.Reason); err != nil {
			return err
		}
		p.State = Canceled
		gone, err := uninvite(ctx, tx, p.ID, in.Body.Reason)
		if err != nil {
			return err
		}
		if p.Publication == 0 {
			return a.tellMoved(ctx, tx, gone)
		}
		return a.publish(ctx, tx, p, gone...) // who had been told is told
	})
}

func unique(ids []string) []string {
	all := slices.Clone(ids)
	slices.Sort(all)
	return slices.Compact(all)
}

func itoa(n int) string { return strconv.Itoa(n) }
