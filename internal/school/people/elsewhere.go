package people

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Of people out of reach nothing is told, with one exception that cannot be
// hidden: an e-mail address belongs to one person in the network, so that whoever
// writes somebody in learns that it is taken. How many somebody can learn of in a
// day is limited, and the trail notes each.

const (
	// mostTold is how many people out of his reach one may learn of in a day.
	mostTold = 20
	toldDay  = 24 * time.Hour
	// toldAction stands in the trail of a person whose address somebody out of
	// reach came upon.
	toldAction = "tellKnown"
)

// TellKnown is to be asked before anybody learns whether e-mail addresses are
// known. It returns the keys of those that belong to people out of the caller's
// reach, and notes that he was told. Who has learned of too many is refused,
// whether an address is known or not: the refusal must tell nothing either.
func TellKnown(ctx context.Context, d *db.DB, emails ...string) (elsewhere []string, err error) {
	scope := access.From(ctx)
	keys := emailKeys(emails)
	if scope.CoversAll() || len(keys) == 0 {
		return nil, nil
	}
	refused := false
	err = d.Tx(ctx, func(tx *db.Tx) error {
		refused = false
		found, inReach, err := findAddressees(ctx, tx, scope, keys)
		if err != nil || len(keys) == inReach {
			return err
		}
		told, err := toldToday(ctx, tx, scope.Actor().PersonID)
		if err != nil {
			return err
		}
		fresh := []string{}
		elsewhere = elsewhere[:0]
		for _, p := range found {
			elsewhere = append(elsewhere, p.email)
			if !slices.Contains(told, p.id) {
				fresh = append(fresh, p.id)
			}
		}
		// Who asks for more than is left has used it up: otherwise the refusal
		// itself would answer, as often as one likes.
		left := max(0, mostTold-len(told))
		refused = len(fresh) > left || left == 0 && len(keys) > inReach+len(found)
		return noteTold(ctx, tx, fresh[:min(len(fresh), left)])
	})
	if err == nil && refused {
		return nil, &fault.Error{Kind: fault.TooMany, Code: "person.asked_too_often", Params: fault.Params{"seconds": int(toldDay.Seconds())}}
	}
	return elsewhere, err
}

// emailKeys are the different addresses of some, each once.
func emailKeys(emails []string) (keys []string) {
	for _, email := range emails {
		if key := EmailKey(email); key != "" {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// addressee is somebody out of reach who has an address.
type addressee struct{ id, email string }

// findAddressees returns who has one of some addresses and is out of reach, and
// how many of the addresses belong to people in reach.
func findAddressees(ctx context.Context, q db.Querier, in access.Scope, keys []string) (out []addressee, inReach int, err error) {
	reach, args := in.Rows(OfCampus, "p.id = ?")
	for chunk := range slices.Chunk(keys, knownInFile) {
		var w db.Where
		w.In("p.email_key", chunk...)
		err := db.Each(ctx, q, func(r db.Row) error {
			var a addressee
			var near bool
			err := r.Scan(&a.id, &a.email, &near)
			if near {
				inReach++
			} else {
				out = append(out, a)
			}
			return err
		}, `SELECT p.id, p.email_key, CASE WHEN `+reach+` OR p.id = ? THEN TRUE ELSE FALSE END FROM person p`+w.String()+` ORDER BY p.id`,
			append(append(slices.Clone(args), in.Actor().PersonID), w.Args...)...)
		if err != nil {
			return nil, 0, err
		}
	}
	return out, inReach, nil
}

// toldToday returns whom a person has learned of in the last day. The trail is
// the count: it cannot be changed, and ids sort by time.
func toldToday(ctx context.Context, q db.Querier, personID string) ([]string, error) {
	since := clock.Now().Add(-toldDay)
	return db.All(ctx, q, db.ScanString, `SELECT DISTINCT e.entity_id FROM audit_event e WHERE e.person_id = ? AND e.id > ? AND e.action = '`+toldAction+`' AND e.at > ?`,
		personID, db.IDBefore(since), since)
}

// noteTold notes whom the caller learned of. The events belong to no campus: at
// his own, nobody else learns of it by the trail.
func noteTold(ctx context.Context, tx *db.Tx, ids []string) error {
	events := make([]audit.Event, len(ids))
	for i, id := range ids {
		events[i] = audit.Event{Action: toldAction, Entity: "person", EntityID: id}
	}
	return audit.RecordMany(ctx, tx, events)
}
