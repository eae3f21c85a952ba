package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

func (a *Area) cardRoutes(r *api.Router) {
	const one = "/api/people/{id}/card"
	api.Get(r, "getPersonCard", one, read, a.getPersonCard, api.Says("Get the card by which somebody is scanned"))
	api.Get(r, "findPersonCard", "/api/cards/{number}", read, a.findPersonCard, api.Says("Find who has a card, by its number"))
	api.Do(r, "makeCards", "/api/cards", keepCards, a.makeCards, api.Says("Give a card to people who have none, to be printed together"), api.Refuses(fault.NotFound))
	api.Do(r, "replacePersonCard", one+"/replace", write, a.replacePersonCard, api.Says("Give somebody a new card; the old one identifies nobody"))
	api.Stream(r, "printCards", "/api/cards/print", keepCards, a.printCards, api.Says("Get cards to print"), api.Refuses(fault.NotFound))
}

func (a *Area) presentCard(ctx context.Context, c PersonCard, err error) (PersonCard, error) {
	c.PhotoURL = a.Link(ctx, photoPath(c.PersonID), c.photoHash)
	return c, err
}

func (a *Area) getPersonCard(ctx context.Context, in *api.ID) (PersonCard, error) {
	c, err := findCard(ctx, a.db, access.From(ctx), in.ID)
	return a.presentCard(ctx, c, err)
}

func (a *Area) findPersonCard(ctx context.Context, in *struct {
	Number string `path:"number" maxLength:"64"`
},
) (PersonCard, error) {
	c, err := findScannedCard(ctx, a.db, access.From(ctx), in.Number)
	return a.presentCard(ctx, c, err)
}

// CardBatch is cards that are printed together.
type CardBatch struct {
	Batch string `json:"batch" doc:"By which they are printed."`
	Count int    `json:"count"`
}

// makeCards gives those a card who have none, and joins all of them in a batch to
// be printed: the people named, or those who follow a class.
func (a *Area) makeCards(ctx context.Context, in *struct {
	Body struct {
		IDs     []string `json:"ids" maxItems:"500"`
		ClassID string   `json:"class_id" maxLength:"64" doc:"Those who follow it, instead of ids."`
	}
},
) (done CardBatch, err error) {
	scope := access.From(ctx)
	if (len(in.Body.IDs) == 0) == (in.Body.ClassID == "") {
		return done, fault.On("ids", "field.required", nil)
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		all, err := findForCards(ctx, tx, scope, a.Parts.Learning(), in.Body.IDs, in.Body.ClassID)
		if err != nil {
			return err
		}
		if len(all) == 0 || in.Body.ClassID == "" && len(all) < len(in.Body.IDs) {
			return fault.New(fault.NotFound, "person.not_found")
		}
		if len(all) > MostAtOnce { // of a class: nobody is left out without a word
			return fault.On("class_id", "field.too_large", fault.Params{"limit": MostAtOnce})
		}
		done = CardBatch{Batch: db.NewID(), Count: len(all)}
		return a.giveCards(ctx, tx, all, done.Batch)
	})
	return done, err
}

func (a *Area) giveCards(ctx context.Context, tx *db.Tx, all []PersonCard, batch string) error {
	var without, with []string
	for _, c := range all {
		if c.Number == "" {
			without = append(without, c.PersonID)
		} else {
			with = append(with, c.PersonID)
		}
	}
	if err := AddCards(ctx, tx, without, batch, access.From(ctx).Actor().PersonID, clock.Now()); err != nil {
		return err
	}
	if err := recordCards(ctx, tx, batch); err != nil {
		return err
	}
	return joinBatch(ctx, tx, with, batch)
}

// recordCards writes down who was given a card: those that a batch has before others
// join it.
func recordCards(ctx context.Context, tx *db.Tx, batch string) error {
	var events []audit.Event
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var id, number string
		err := r.Scan(&id, &number)
		events = append(events, audit.Event{Action: "makeCards", Entity: "person", EntityID: id, After: map[string]any{"card": number}})
		return err
	}, `SELECT person_id, number FROM person_card WHERE batch = ? ORDER BY serial`, batch); err != nil || len(events) == 0 {
		return err
	}
	return audit.RecordMany(ctx, tx, events)
}

// replacePersonCard gives somebody a new card, where the old one was lost.
func (a *Area) replacePersonCard(ctx context.Context, in *api.ID) (c PersonCard, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := findCard(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := voidCard(ctx, tx, in.ID); err != nil {
			return err
		}
		if err := AddCards(ctx, tx, []string{in.ID}, "", scope.Actor().PersonID, clock.Now()); err != nil {
			return err
		}
		if c, err = findCard(ctx, tx, scope, in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "replacePersonCard", Entity: "person", EntityID: in.ID,
			Before: map[string]any{"card": before.Number}, After: map[string]any{"card": c.Number},
		})
	})
	return a.presentCard(ctx, c, err)
}
