// Package notice tells people what happened: a row for each person and event,
// written in the event's transaction, and a mail where he wants one. What stands
// only while it is true is no notice of this kind; its area is asked for it.
package notice

import (
	"context"
	"encoding/json"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
)

// Kind is a sort of event that people are told of.
type Kind struct {
	// Name is the end of the keys of its texts.
	Name string
	// Readers are the roles that may read of it; 0 for everybody. Who has lost them,
	// at the campus that it is about, no longer sees what he was told.
	Readers access.Roles
	// Always has it mailed whatever somebody chose: what must be known.
	Always bool
	// Quiet has it mailed only to who chose so: what an office finds in its lists
	// anyway.
	Quiet bool
	// Apart is that its area mails it by itself, with what only that mail may hold:
	// Letter then only says whether it is still so.
	Apart bool
	// Ends has it mailed also to who has lost the role in which he was asked: that he
	// need not come is his own to know.
	Ends bool
	// Opens has whoever shows it ask Letter first: it tells of something that may be
	// closed to its reader again.
	Opens bool
	// Letter writes the mail about it. It looks again whether it is still so: a
	// letter without a template is not sent.
	Letter func(ctx context.Context, q db.Querier, to Reader) (mail.Message, error)
}

// News is what somebody was told.
type News struct {
	ID         string       `json:"id"`
	Kind       string       `json:"kind" doc:"The end of its text's key."`
	Params     fault.Params `json:"params" doc:"The values that the text refers to."`
	Link       string       `json:"link" doc:"Where it can be seen; empty where nowhere."`
	HappenedAt clock.Time   `json:"happened_at" format:"date-time"`
	Seen       bool         `json:"seen"`
	campusID   string
}

// Reader is somebody whom a mail about a notice goes to.
type Reader struct {
	PersonID, Email, Name, Language string
	// Zone is that of the campus where he has been the longest.
	Zone   string
	Notice News
	// Gathered is that it is a line of the mail of a day, which takes of a letter
	// nothing but that there is one.
	Gathered bool
	// done is that a mail about it was sent, or that it waits for the mail of the day.
	done bool
}

// Told is one person's share of an event.
type Told struct {
	PersonID string
	// Event is what happened: of two with the same one only the first is told.
	Event  string
	Kind   string
	Params fault.Params
	Link   string
	// CampusID is where he is told as one who has a role there; empty for what is
	// his own.
	CampusID string
}

// Tell tells people, once the transaction is stored: two statements however
// many they are. Whoever cannot sign in is not told.
func Tell(ctx context.Context, tx *db.Tx, all []Told) error { return TellAt(ctx, tx, all, clock.Now()) }

// TellAt tells people what happened at a time. Whether it waits for the mail of
// the day is settled here, by what each has chosen by then: nobody who changes his
// mind gets two mails about it, or none.
func TellAt(ctx context.Context, tx *db.Tx, all []Told, at clock.Time) error {
	const daily = `COALESCE((SELECT c.mail AND c.daily FROM notice_choice c WHERE c.person_id = given.person_id AND c.kind = given.kind), FALSE)`
	ids, err := add(ctx, tx, all, at, db.NewID, daily)
	if err != nil || len(ids) == 0 {
		return err
	}
	letters := make([]any, len(ids))
	for i, id := range ids {
		letters[i] = letter{id}
	}
	return jobs.EnqueueMany(ctx, tx, mailJob, letters)
}

// Add tells people without a mail, as if it had happened at a time, and returns
// the ids that their notices got.
func Add(ctx context.Context, tx *db.Tx, all []Told, at clock.Time, newID func() string) (ids []string, err error) {
	return add(ctx, tx, all, at, newID, `FALSE`)
}

func add(ctx context.Context, tx *db.Tx, all []Told, at clock.Time, newID func() string, waits string) (ids []string, err error) {
	if len(all) == 0 {
		return nil, nil
	}
	rows := db.NewBulk(`notice (id, person_id, event, kind, params, link, campus_id, happened_at)`)
	for _, t := range all {
		params, err := json.Marshal(t.Params)
		if err != nil {
			return nil, fmt.Errorf("notice %s: %w", t.Kind, err)
		}
		id := newID()
		ids = append(ids, id)
		rows.Add(id, t.PersonID, t.Event, t.Kind, string(params), t.Link, t.CampusID, at)
	}
	_, err = rows.Exec(ctx, tx, `INSERT INTO notice (id, person_id, event, kind, params, link, campus_id, happened_at, waits)
		SELECT given.id, given.person_id, given.event, given.kind, given.params, given.link, given.campus_id, given.happened_at, `+waits+`
		FROM given JOIN person p ON p.id = given.person_id WHERE p.enabled = TRUE ON CONFLICT (person_id, event) DO NOTHING`)
	return ids, err
}
