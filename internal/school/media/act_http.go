package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Acts on several recordings at once: all of them, or none.

func (a *Area) actRoutes(r *api.Router) {
	const all = "/api/recordings"
	api.Do(r, "publishRecordings", all+"/publish", keepRecordings, a.publishRecordings, api.Says("Publish recordings, now or at a time"), api.Refuses(fault.NotFound))
	api.Do(r, "hideRecordings", all+"/hide", keepRecordings, a.hideRecordings, api.Refuses(fault.NotFound))
	api.Do(r, "moveRecordings", all+"/move", keepRecordings, a.moveRecordings, api.Says("Move recordings to another session"), api.Refuses(fault.NotFound))
}

// RecordingChoice names recordings.
type RecordingChoice struct {
	IDs []string `json:"ids" minItems:"1" maxItems:"500"`
}

// RecordingsDone are the recordings after an act.
type RecordingsDone struct {
	Items []Recording `json:"items"`
}

// onEach has an act done to recordings that the caller keeps, in one statement
// with a line of the trail for each.
func (a *Area) onEach(ctx context.Context, action string, ids []string, do func(*db.Tx, []Recording) error) (done RecordingsDone, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		var w db.Where
		w.And(scope.Rows(hosted, ""))
		w.Among(tx, `r.id`, ids)
		before, err := findRecordings(ctx, tx, w)
		if err != nil {
			return err
		}
		if len(before) < distinct(ids) {
			return fault.New(fault.NotFound, notFound)
		}
		if err := do(tx, before); err != nil {
			return err
		}
		if done.Items, err = a.presented(ctx, tx, w); err != nil {
			return err
		}
		return tell(ctx, tx, action, before, done.Items)
	})
	return done, err
}

func distinct(ids []string) int {
	seen := map[string]bool{}
	for _, id := range ids {
		seen[id] = true
	}
	return len(seen)
}

// tell notes in the trail what became of each.
func tell(ctx context.Context, tx *db.Tx, action string, before, after []Recording) error {
	now := map[string]Recording{}
	for _, r := range after {
		now[r.ID] = r
	}
	events := make([]audit.Event, len(before))
	for i, r := range before {
		events[i] = audit.Event{Action: action, Entity: "recording", EntityID: r.ID, CampusID: r.campusID, Before: r.trail(), After: now[r.ID].trail()}
	}
	return audit.RecordMany(ctx, tx, events)
}

func (a *Area) publishRecordings(ctx context.Context, in *struct {
	Body struct {
		RecordingChoice
		PublishAt clock.Time `json:"publish_at" required:"true" nullable:"true" format:"date-time" doc:"From when on; null for now."`
		Consent   bool       `json:"consent" doc:"Those shown on photos among them agree; photos of which that was said before need it no more."`
	}
},
) (RecordingsDone, error) {
	var wrong fault.List
	checkMoment(&wrong, in.Body.PublishAt)
	if err := wrong.Err(); err != nil {
		return RecordingsDone{}, err
	}
	at := in.Body.PublishAt
	if at.IsZero() {
		at = clock.Now()
	}
	return a.onEach(ctx, "publishRecordings", in.Body.IDs, func(tx *db.Tx, all []Recording) error {
		rows := db.NewBulk(`recording (id, publish_at, consent, updated_at)`)
		for _, r := range all {
			r.PublishAt, r.Consent = at, r.Consent || in.Body.Consent && r.Kind == photo
			if err := r.agreed(r.Kind); err != nil {
				return err
			}
			rows.Add(r.ID, at, r.Consent, clock.Now())
		}
		if err := rows.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, publish_at = given.publish_at, consent = given.consent, updated_at = given.updated_at
			FROM given WHERE recording.id = given.id`); err != nil {
			return err
		}
		return tellPublished(ctx, tx, clock.Now())
	})
}

func (a *Area) hideRecordings(ctx context.Context, in *struct{ Body RecordingChoice }) (RecordingsDone, error) {
	return a.onEach(ctx, "hideRecordings", in.Body.IDs, func(tx *db.Tx, all []Recording) error {
		rows := db.NewBulk(`recording (id, updated_at)`)
		for _, r := range all {
			rows.Add(r.ID, clock.Now())
		}
		return rows.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, publish_at = NULL, updated_at = given.updated_at FROM given WHERE recording.id = given.id`)
	})
}

// moveRecordings gives recordings to another session, after those that it has.
// Elsewhere other classes sit, who were told of nothing, and other people agreed to
// nothing: what moves is hidden, and for all classes.
func (a *Area) moveRecordings(ctx context.Context, in *struct {
	Body struct {
		RecordingChoice
		SessionID string `json:"session_id" minLength:"1" maxLength:"64"`
	}
},
) (RecordingsDone, error) {
	return a.onEach(ctx, "moveRecordings", in.Body.IDs, func(tx *db.Tx, all []Recording) error {
		if _, err := keepable(ctx, tx, access.From(ctx), in.Body.SessionID); err != nil {
			return err
		}
		n, err := countRecordings(ctx, tx, in.Body.SessionID)
		if err != nil || n+len(all) > maxRecordings {
			return tooMany(err)
		}
		last, err := lastPosition(ctx, tx, in.Body.SessionID)
		if err != nil {
			return err
		}
		rows, classes := db.NewBulk(`recording (id, agenda_id, position, updated_at)`), db.NewBulk(`recording_class (recording_id)`)
		for i, r := range all {
			rows.Add(r.ID, in.Body.SessionID, last+1+i, clock.Now())
			classes.Add(r.ID)
		}
		if _, err := classes.Exec(ctx, tx, `DELETE FROM recording_class WHERE recording_id IN (SELECT recording_id FROM given)`); err != nil {
			return err
		}
		return rows.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, agenda_id = given.agenda_id, position = given.position, updated_at = given.updated_at,
			publish_at = NULL, consent = FALSE, all_classes = TRUE, told = told AND recording.agenda_id = given.agenda_id FROM given WHERE recording.id = given.id`)
	})
}

func lastPosition(ctx context.Context, q db.Querier, sessionID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COALESCE(MAX(position), -1) FROM recording WHERE agenda_id = ?`, sessionID)
}
