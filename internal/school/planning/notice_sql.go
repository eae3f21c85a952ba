package planning

import (
	"context"
	"encoding/json"

	"myspace/internal/base/db"
)

// concern finds whom changes concern: the people and classes, everybody of them
// who can sign in but who makes the changes, and how many cannot.
func (v *Preview) concern(ctx context.Context, q db.Querier, by string) error {
	v.People, v.Classes = concerned(v.Changes)
	if err := countStudents(ctx, q, v.Classes); err != nil {
		return err
	}
	people, classes := make([]string, len(v.People)), make([]string, len(v.Classes))
	for i, p := range v.People {
		people[i] = p.PersonID
	}
	for i, c := range v.Classes {
		classes[i] = c.ClassID
	}
	all, err := findHearers(ctx, q, people, classes)
	for _, h := range all {
		switch {
		case h.personID == by:
		case h.signsIn:
			v.hearers = append(v.hearers, h)
		default:
			v.Untold++
		}
	}
	v.Told = len(v.hearers)
	return err
}

// findHearers returns people and the confirmed students of classes, each once.
func findHearers(ctx context.Context, q db.Querier, people, classes []string) (all []hearer, err error) {
	at := map[string]int{}
	hear := func(r db.Row) error {
		var h hearer
		var class string
		if err := r.Scan(&h.personID, &class, &h.signsIn); err != nil {
			return err
		}
		i, known := at[h.personID]
		if !known {
			i, at[h.personID] = len(all), len(all)
			all = append(all, h)
		}
		if class != "" {
			all[i].classes = append(all[i].classes, class)
		}
		return nil
	}
	var p, s db.Where
	p.Among(q, `p.id`, people)
	if err := db.Each(ctx, q, hear, `SELECT p.id, '', p.enabled FROM person p`+p.String()+` ORDER BY p.id`, p.Args...); err != nil {
		return nil, err
	}
	s.Among(q, `e.class_id`, classes)
	s.Add(`e.status = 'confirmed' AND e.outcome = ''`)
	return all, db.Each(ctx, q, hear, `SELECT e.person_id, e.class_id, p.enabled FROM enrollment e JOIN person p ON p.id = e.person_id`+s.String()+` ORDER BY e.person_id`, s.Args...)
}

// findBare returns a planning whoever asks, without what hangs on it.
func findBare(ctx context.Context, q db.Querier, id string) (Planning, error) {
	return db.One(ctx, q, "planning.not_found", scanPlanning, `SELECT `+planningColumns+` FROM planning p WHERE p.id = ?`, id)
}

// findChanges returns what a publication changed.
func findChanges(ctx context.Context, q db.Querier, planningID string, number int) (all []PublishedChange, err error) {
	text, err := db.One(ctx, q, "planning.not_found", db.ScanString, `SELECT changes FROM publication WHERE planning_id = ? AND number = ?`, planningID, number)
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal([]byte(text), &all)
}

// findFollowed returns the classes that somebody follows now.
func findFollowed(ctx context.Context, q db.Querier, personID string) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT class_id FROM enrollment WHERE person_id = ? AND status = 'confirmed' AND outcome = ''`, personID)
}

// host is a campus that sessions take place at.
type host struct{ name, zone string }

func findHosts(ctx context.Context, q db.Querier, ids []string) (map[string]host, error) {
	all := map[string]host{}
	var w db.Where
	w.Among(q, `id`, ids)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var h host
		err := r.Scan(&id, &h.name, &h.zone)
		all[id] = h
		return err
	}, `SELECT id, name, time_zone FROM campus`+w.String(), w.Args...)
}
