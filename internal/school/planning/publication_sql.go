package planning

import (
	"context"
	"encoding/json"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findLive returns the sessions of a planning as they stand on its board. Of a
// canceled one there are none.
func findLive(ctx context.Context, q db.Querier, p Planning) (map[string]PublishedPart, error) {
	all := map[string]PublishedPart{}
	if p.State == Canceled {
		return all, nil
	}
	var w db.Where
	w.Add(`ac.id IN (SELECT agenda_course_id FROM agenda WHERE planning_id = ?)`, p.ID)
	courses, err := findAgendaCourses(ctx, q, w)
	if err != nil {
		return nil, err
	}
	zones, err := findZones(ctx, q, courses)
	for _, c := range courses {
		for _, s := range c.Sessions {
			if s.PlanningID == p.ID {
				all[s.ID] = c.published(s, zones[c.CampusID])
			}
		}
	}
	return all, err
}

// published is what everybody is told of a session.
func (c AgendaCourse) published(s CourseSession, zone string) PublishedPart {
	part := PublishedPart{
		agendaID: c.ID, CourseID: c.CourseID, CourseName: c.CourseName, CampusID: c.CampusID, Day: s.Day, Start: s.Start, Finish: s.Finish, Place: s.Place,
		ClassIDs: unique(c.ClassIDs), People: []PublishedStaff{}, startsAt: instant(s.Day, s.Start, zone), endsAt: instant(s.Day, s.Finish, zone),
	}
	for _, one := range c.Staff {
		if one.gives() && one.isFor(s.ID) {
			part.People = append(part.People, PublishedStaff{one.Half, one.PersonID, one.PersonName})
		}
	}
	return part
}

// findPublished returns the sessions of a planning as they were last published.
func findPublished(ctx context.Context, q db.Querier, planningID string) (map[string]PublishedPart, error) {
	all := map[string]PublishedPart{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		p := PublishedPart{ClassIDs: []string{}, People: []PublishedStaff{}}
		err := r.Scan(&id, &p.agendaID, &p.CourseID, &p.CourseName, &p.CampusID, &p.Day, &p.Start, &p.Finish, &p.Place, &p.startsAt, &p.endsAt)
		all[id] = p
		return err
	}, `SELECT s.id, s.agenda_course_id, s.course_id, c.name, s.campus_id, s.day, s.start, s.finish, s.place, s.starts_at, s.ends_at
		FROM published_agenda s JOIN course c ON c.id = s.course_id WHERE s.planning_id = ? AND NOT s.canceled`, planningID)
	if err != nil {
		return nil, err
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id, class string
		err := r.Scan(&id, &class)
		p := all[id]
		p.ClassIDs = append(p.ClassIDs, class)
		all[id] = p
		return err
	}, `SELECT k.agenda_id, k.class_id FROM published_agenda s JOIN published_agenda_class k ON k.agenda_id = s.id
		WHERE s.planning_id = ? AND NOT s.canceled ORDER BY k.agenda_id, k.class_id`, planningID); err != nil {
		return nil, err
	}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var one PublishedStaff
		err := r.Scan(&id, &one.Half, &one.PersonID, &one.Name)
		p := all[id]
		p.People = append(p.People, one)
		all[id] = p
		return err
	}, `SELECT x.agenda_id, x.half, x.person_id, `+naming.Person+` FROM published_agenda s JOIN published_agenda_person x ON x.agenda_id = s.id
		JOIN person p ON p.id = x.person_id WHERE s.planning_id = ? AND NOT s.canceled ORDER BY x.agenda_id, x.half, x.person_id`, planningID)
}

// publishing gathers sessions that are made known. Those that are gone stay, as
// canceled ones, so that calendars hear of it.
type publishing struct {
	rows, classes, people *db.Bulk
	ids                   []string
}

func newPublishing() *publishing {
	return &publishing{
		rows:    db.NewBulk(`published_agenda (id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at)`),
		classes: db.NewBulk(`published_agenda_class (agenda_id, class_id)`), people: db.NewBulk(`published_agenda_person (agenda_id, person_id, half)`),
	}
}

func (u *publishing) add(planningID string, c PublishedChange, at clock.Time) {
	part := c.After
	if part == nil {
		part = c.Before
	}
	u.ids = append(u.ids, c.SessionID)
	u.rows.Add(c.SessionID, part.agendaID, planningID, part.CourseID, part.CampusID, part.Day, part.Start, part.Finish, part.startsAt, part.endsAt, part.Place, 0, c.After == nil, at)
	for _, id := range part.ClassIDs {
		u.classes.Add(c.SessionID, id)
	}
	for _, s := range part.People {
		u.people.Add(c.SessionID, s.PersonID, s.Half)
	}
}

func (u *publishing) save(ctx context.Context, tx *db.Tx) error {
	for _, text := range []string{`DELETE FROM published_agenda_class`, `DELETE FROM published_agenda_person`} {
		if err := removeThese(ctx, tx, text, "agenda_id", u.ids); err != nil {
			return err
		}
	}
	const columns = `id, agenda_course_id, planning_id, course_id, campus_id, day, start, finish, starts_at, ends_at, place, sequence, canceled, updated_at`
	if _, err := u.rows.Exec(ctx, tx, `INSERT INTO published_agenda (`+columns+`) SELECT `+columns+` FROM given WHERE TRUE ON CONFLICT (id) DO UPDATE SET
		agenda_course_id = excluded.agenda_course_id, course_id = excluded.course_id, campus_id = excluded.campus_id, day = excluded.day, start = excluded.start,
		finish = excluded.finish, starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place, sequence = published_agenda.sequence + 1,
		canceled = excluded.canceled, updated_at = excluded.updated_at`); err != nil {
		return err
	}
	if err := u.classes.Insert(ctx, tx); err != nil {
		return err
	}
	return u.people.Insert(ctx, tx)
}

// savePublication makes what changed known, and keeps what it was.
func savePublication(ctx context.Context, tx *db.Tx, p Planning, by string, changes []PublishedChange) error {
	now, public := clock.Now(), newPublishing()
	for _, c := range changes {
		public.add(p.ID, c, now)
	}
	if err := public.save(ctx, tx); err != nil {
		return err
	}
	text, err := json.Marshal(nameless(changes))
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO publication (planning_id, number, changes, created_by, created_at) VALUES (?, ?, ?, ?, ?)`, p.ID, p.Publication+1, string(text), by, now)
}

func scanPublication(r db.Row) (p Publication, err error) {
	var changes string
	if err := r.Scan(&p.Number, &changes, &p.By, &p.CreatedAt); err != nil {
		return p, err
	}
	return p, json.Unmarshal([]byte(changes), &p.Changes)
}

// nameless are changes without the names of people: publications are kept, and
// must not remember who was erased.
func nameless(changes []PublishedChange) []PublishedChange {
	return eachPart(changes, func(s PublishedStaff) PublishedStaff { s.Name = ""; return s })
}

// eachPart are changes with other people in them.
func eachPart(changes []PublishedChange, of func(PublishedStaff) PublishedStaff) []PublishedChange {
	all := slices.Clone(changes)
	for i, c := range all {
		for _, p := range []**PublishedPart{&c.Before, &c.After} {
			if *p == nil {
				continue
			}
			other := **p
			other.People = slices.Clone(other.People)
			for j, s := range other.People {
				other.People[j] = of(s)
			}
			*p = &other
		}
		all[i] = c
	}
	return all
}

// findPublications returns all publications of a planning, the newest first.
func findPublications(ctx context.Context, q db.Querier, planningID string) ([]Publication, error) {
	all, err := findNameless(ctx, q, planningID)
	if err != nil {
		return nil, err
	}
	ids := []string{}
	for _, p := range all {
		eachPart(p.Changes, func(s PublishedStaff) PublishedStaff { ids = append(ids, s.PersonID); return s })
	}
	names, err := findNames(ctx, q, unique(ids))
	for i, p := range all {
		all[i].Changes = eachPart(p.Changes, func(s PublishedStaff) PublishedStaff { s.Name = names[s.PersonID]; return s })
	}
	return all, err
}

// findNames returns what people are called now.
func findNames(ctx context.Context, q db.Querier, ids []string) (map[string]string, error) {
	names := map[string]string{}
	var w db.Where
	w.Among(q, `p.id`, ids)
	return names, db.Each(ctx, q, func(r db.Row) error {
		var id, name string
		err := r.Scan(&id, &name)
		names[id] = name
		return err
	}, `SELECT p.id, `+naming.Person+` FROM person p`+w.String(), w.Args...)
}

func findNameless(ctx context.Context, q db.Querier, planningID string) ([]Publication, error) {
	return db.All(ctx, q, scanPublication, `SELECT u.number, u.changes, `+naming.PersonOrNobody+`, u.created_at
		FROM publication u LEFT JOIN person p ON p.id = u.created_by WHERE u.planning_id = ? ORDER BY u.number DESC`+db.Limit(maxPublications), planningID)
}

// maxPublications is how many are told at once.
const maxPublications = 50

// countStudents tells how many confirmed students classes have.
func countStudents(ctx context.Context, q db.Querier, classes []ConcernedClass) error {
	at, ids := map[string]int{}, []string{}
	for i, c := range classes {
		at[c.ClassID] = i
		ids = append(ids, c.ClassID)
	}
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.In(`class_id`, ids...)
	w.Add(`status = 'confirmed' AND outcome = ''`)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		classes[at[id]].Students = n
		return err
	}, `SELECT class_id, COUNT(*) FROM enrollment`+w.String()+` GROUP BY class_id`, w.Args...)
}
