package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/notice"
)

func (a *Area) getQuickPanel(ctx context.Context, _ *struct{}) (QuickPanel, error) {
	scope, now := access.From(ctx), clock.Now()
	p, err := findToday(ctx, a.db, scope.Actor().CampusID, now)
	if err != nil {
		return p, err
	}
	for _, source := range a.Parts.Events() {
		found, err := source(ctx, a.db, scope, now, maxEvents)
		if err != nil {
			return p, err
		}
		p.Events = append(p.Events, found...)
	}
	p.Events = soonest(p.Events)
	if p.Notices, err = a.standing(ctx, scope); err != nil {
		return p, err
	}
	if p.Told, err = a.findTold(ctx); err != nil {
		return p, err
	}
	notes, err := findNotes(ctx, a.db, scope)
	p.Notes = notes.Items
	return p, err
}

// findTold is what the caller was told and may still read, the newest first.
func (a *Area) findTold(ctx context.Context) ([]notice.News, error) {
	me, kinds := access.From(ctx).Actor(), a.Parts.Kinds()
	view, err := notice.ViewOf(ctx, a.db, me.PersonID, kinds)
	if err != nil {
		return nil, err
	}
	all, err := notice.Of(ctx, a.db, view, maxTold)
	if err != nil {
		return nil, err
	}
	return notice.Open(ctx, a.db, kinds, notice.Reader{PersonID: me.PersonID, Zone: me.TimeZone}, all)
}
