package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Traces is how somebody can be known in the trail.
type Traces struct {
	Entity string
	IDs    []string // of his record, and of those that became part of it: what events tell of them is masked
	Texts  []string // his name, addresses, numbers: masked wherever a value holds one
}

// trace is an event that may tell of somebody.
type trace struct{ id, person, entity, entityID, changes string }

const traceColumns = `e.id, e.person_id, e.entity, e.entity_id, e.changes`

func scanTrace(r db.Row) (t trace, err error) {
	return t, r.Scan(&t.id, &t.person, &t.entity, &t.entityID, &t.changes)
}

// Mentioned is what Mentions found: events, and up to where it looked.
type Mentioned struct {
	IDs  []string
	upTo string
}

// longest is how long a transaction may take: what it writes is there only then,
// under an id of before.
const longest = 10 * time.Minute

// Mentions returns the events that hold one of the texts. It reads the whole
// trail, piece by piece, so it belongs before the transaction that Mask is
// called in; there, only what came since is looked at.
func Mentions(ctx context.Context, q db.Querier, texts []string) (m Mentioned, err error) {
	m.upTo = db.IDBefore(clock.Now().Add(-longest))
	found, err := findMentions(ctx, q, texts, "")
	for _, t := range found {
		m.IDs = append(m.IDs, t.id)
	}
	return m, err
}

// atOnce is how many events are looked through by one query.
const atOnce = 5000

// findMentions returns the events after one that hold one of the texts.
func findMentions(ctx context.Context, q db.Querier, texts []string, after string) (all []trace, err error) {
	if len(texts) == 0 {
		return nil, nil
	}
	var holds []db.Where
	for _, text := range texts {
		var w db.Where
		w.Contains(`lower(e.changes)`, plainLower(inJSON(text)))
		holds = append(holds, w)
	}
	for {
		last, err := db.One(ctx, q, "", db.ScanString, `SELECT COALESCE(MAX(id), '') FROM (SELECT id FROM audit_event WHERE id > ? ORDER BY id`+db.Limit(atOnce)+`) AS piece`, after)
		if err != nil || last == "" {
			return all, err
		}
		var w db.Where
		w.Add(`e.id > ? AND e.id <= ?`, after, last)
		w.Or(holds...)
		found, err := db.All(ctx, q, scanTrace, `SELECT `+traceColumns+` FROM audit_event e`+w.String()+` ORDER BY e.id`, w.Args...)
		if err != nil {
			return all, err
		}
		all, after = append(all, found...), last
	}
}

// inJSON is how a text stands between quotes.
func inJSON(text string) string {
	data, _ := json.Marshal(text) // a text always can be
	return string(data[1 : len(data)-1])
}

// plainLower is what both databases make of a text: accented letters stay.
func plainLower(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, text)
}

// Mask takes somebody out of the trail, in the transaction that erases him:
// what events tell of his record is masked, so is every value elsewhere that
// names him, and the network he worked from is taken out of what he did. That
// an event was masked, and by which erasing, is part of the trail. mentions
// are the events that Mentions found; e is the event of the erasing.
func Mask(ctx context.Context, tx *db.Tx, e Event, traces Traces, mentions Mentioned) error {
	by, err := record(ctx, tx, e)
	if err != nil {
		return err
	}
	found, err := findTraces(ctx, tx, traces, mentions)
	if err != nil {
		return err
	}
	for _, t := range found {
		if t.id == by {
			continue
		}
		changes, err := traces.mask(t)
		if err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE audit_event SET changes = ?, masked_by = ?,
			address = CASE WHEN person_id = ? THEN '' ELSE address END WHERE id = ?`, changes, by, traces.personOf(t), t.id); err != nil {
			return err
		}
	}
	return nil
}

// findTraces returns the events about somebody, by him, and those that mention
// him, also those that came since Mentions looked.
func findTraces(ctx context.Context, tx *db.Tx, traces Traces, mentions Mentioned) ([]trace, error) {
	all := map[string]trace{}
	add := func(found []trace, err error) error {
		for _, t := range found {
			all[t.id] = t
		}
		return err
	}
	where := func(column string, values []string) ([]trace, error) {
		var w db.Where
		w.In(column, values...)
		if column == "e.entity_id" {
			w.Add("e.entity = ?", traces.Entity)
		}
		return db.All(ctx, tx, scanTrace, `SELECT `+traceColumns+` FROM audit_event e`+w.String(), w.Args...)
	}
	for chunk := range slices.Chunk(mentions.IDs, 200) {
		if err := add(where("e.id", chunk)); err != nil {
			return nil, err
		}
	}
	for _, column := range []string{"e.entity_id", "e.person_id"} {
		if err := add(where(column, traces.IDs)); err != nil {
			return nil, err
		}
	}
	if err := add(findMentions(ctx, tx, traces.Texts, mentions.upTo)); err != nil {
		return nil, err
	}
	found := make([]trace, 0, len(all))
	for _, t := range all {
		found = append(found, t)
	}
	slices.SortFunc(found, func(a, b trace) int { return strings.Compare(a.id, b.id) })
	return found, nil
}

// personOf is the person whose network is taken out of an event.
func (s Traces) personOf(t trace) string {
	if slices.Contains(s.IDs, t.person) {
		return t.person
	}
	return ""
}

// mask returns the changes of an event without what tells of somebody.
func (s Traces) mask(t trace) (string, error) {
	var changes []Change
	if err := json.Unmarshal([]byte(t.changes), &changes); err != nil {
		return "", fmt.Errorf("audit: %w", err)
	}
	about := t.entity == s.Entity && slices.Contains(s.IDs, t.entityID)
	for i := range changes {
		for _, value := range []*any{&changes[i].Before, &changes[i].After} {
			*value = s.hide(*value, about)
		}
	}
	text, err := json.Marshal(changes)
	if err != nil {
		return "", fmt.Errorf("audit: %w", err)
	}
	return string(text), nil
}

// hide returns Secret for a value that names somebody; of what is about him,
// only truth values and empty ones stay.
func (s Traces) hide(value any, about bool) any {
	switch v := value.(type) {
	case nil, bool:
		return v
	case string:
		if v == "" || !about && !s.named(v) {
			return v
		}
		return Secret
	}
	text, err := json.Marshal(value)
	if about || err != nil || s.named(string(text)) {
		return Secret
	}
	return value
}

func (s Traces) named(value string) bool {
	folded := strings.ToLower(value)
	return slices.ContainsFunc(s.Texts, func(text string) bool { return strings.Contains(folded, strings.ToLower(text)) })
}
