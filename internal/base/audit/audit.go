// Package audit keeps the trail of changes: who changed what, when, from where,
// before and after, written in the same transaction as the change itself.
package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
)

// Event says what was done to which record.
type Event struct {
	Action   string // the operation's id, such as updateCampus
	Entity   string // the kind of record, such as campus
	EntityID string
	CampusID string // the campus whose people may read about it; "" for none
	Before   any    // the record's fields, nil where it was not there
	After    any    // the record's fields, nil where it is gone
}

// Change is one field that is not what it was.
type Change struct {
	Field  string `json:"field"`
	Before any    `json:"before"`
	After  any    `json:"after"`
}

// Record adds an event to the trail. It belongs into the transaction that
// makes the change.
func Record(ctx context.Context, tx *db.Tx, e Event) error {
	_, err := record(ctx, tx, e)
	return err
}

// record returns the id of the new event.
func record(ctx context.Context, tx *db.Tx, e Event) (id string, err error) {
	row, err := rowOf(ctx, e)
	if err != nil {
		return "", err
	}
	one := newEvents()
	one.Add(row...)
	return row[0].(string), one.Insert(ctx, tx)
}

// RecordMany is Record for many events, in one statement.
func RecordMany(ctx context.Context, tx *db.Tx, events []Event) error {
	all := newEvents()
	for _, e := range events {
		row, err := rowOf(ctx, e)
		if err != nil {
			return err
		}
		all.Add(row...)
	}
	return all.Insert(ctx, tx)
}

func newEvents() *db.Bulk {
	return db.NewBulk(`audit_event (id, at, person_id, session_id, campus_id, action, entity, entity_id, changes, request_id, address)`)
}

// rowOf is the row of a new event.
func rowOf(ctx context.Context, e Event) ([]any, error) {
	changes, err := Compare(e.Before, e.After)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(changes)
	if err != nil {
		return nil, fmt.Errorf("audit: %w", err)
	}
	actor, info := access.From(ctx).Actor(), httpd.From(ctx)
	address := ""
	if info.Client.IsValid() {
		address = httpd.Network(info.Client).String()
	}
	return []any{
		db.NewID(), clock.Now(), actor.PersonID, actor.SessionID, e.CampusID, e.Action, e.Entity, e.EntityID, string(text), info.RequestID, address,
	}, nil
}

// Secret is put in the place of what the trail must not hold.
const Secret = "•••"

// Compare returns the fields that differ, in the order of their names. A field
// tagged audit:"secret" is said to have changed, and nothing more.
func Compare(before, after any) ([]Change, error) {
	old, err := fields(before)
	if err != nil {
		return nil, err
	}
	now, err := fields(after)
	if err != nil {
		return nil, err
	}
	changes := []Change{}
	add := func(name string) {
		if was, is := old[name], now[name]; !reflect.DeepEqual(was, is) {
			changes = append(changes, mask(before, after, Change{name, was, is}))
		}
	}
	for name := range old {
		add(name)
	}
	for name := range now {
		if _, both := old[name]; !both {
			add(name)
		}
	}
	slices.SortFunc(changes, func(a, b Change) int { return strings.Compare(a.Field, b.Field) })
	return changes, nil
}

// fields returns a record's JSON fields, nested ones dotted.
func fields(record any) (map[string]any, error) {
	all := map[string]any{}
	if record == nil {
		return all, nil
	}
	if plain, ok := record.(map[string]any); ok && copyPlain(plain, all) {
		return all, nil
	}
	clear(all) // of what was copied before one that cannot be
	text, err := json.Marshal(record)
	if err != nil {
		return nil, fmt.Errorf("audit: %w", err)
	}
	var tree map[string]any
	if err := json.Unmarshal(text, &tree); err != nil {
		return nil, fmt.Errorf("audit: %w", err)
	}
	flatten("", tree, all)
	return all, nil
}

// copyPlain copies fields that JSON would leave as they are, and lists of texts, and
// reports whether all were such: the marks of a class are many in one event.
func copyPlain(record, into map[string]any) bool {
	for name, value := range record {
		switch list := value.(type) {
		case nil, bool, string:
		case []string:
			value = anyOf(list)
		default:
			return false
		}
		if !areTexts(name, value) {
			return false
		}
		into[name] = value
	}
	return true
}

// anyOf is a list as JSON reads it: no list at all is nothing.
func anyOf(list []string) any {
	if list == nil {
		return nil
	}
	all := make([]any, len(list))
	for i, one := range list {
		all[i] = one
	}
	return all
}

// areTexts reports whether what is text among some values can be: JSON would hold
// something else in the place of what cannot.
func areTexts(values ...any) bool {
	for _, value := range values {
		switch v := value.(type) {
		case string:
			if !utf8.ValidString(v) {
				return false
			}
		case []any:
			if !areTexts(v...) {
				return false
			}
		}
	}
	return true
}

func flatten(prefix string, tree, into map[string]any) {
	for name, value := range tree {
		if sub, ok := value.(map[string]any); ok {
			flatten(prefix+name+".", sub, into)
		} else {
			into[prefix+name] = value
		}
	}
}

// mask hides the values of a secret field.
func mask(before, after any, c Change) Change {
	if !isSecret(before, c.Field) && !isSecret(after, c.Field) {
		return c
	}
	for _, value := range []*any{&c.Before, &c.After} {
		if *value != nil && *value != "" {
			*value = Secret
		}
	}
	return c
}

func isSecret(record any, field string) bool {
	t := reflect.TypeOf(record)
	if t == nil || t.Kind() != reflect.Struct {
		return false
	}
	secrets, known := secretFields.Load(t)
	if !known {
		secrets, _ = secretFields.LoadOrStore(t, secretsOf(t))
	}
	return slices.Contains(secrets.([]string), field)
}

// secretFields are the secret fields of each type of record: to look at a type
// takes longer than to write the event.
var secretFields sync.Map

func secretsOf(t reflect.Type) (all []string) {
	for _, f := range reflect.VisibleFields(t) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); f.Tag.Get("audit") == "secret" {
			all = append(all, name)
		}
	}
	return all
}
