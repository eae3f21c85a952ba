package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/intake"
)

// importCampus is a campus in reach that is not closed for good.
type importCampus struct{ id, name, currency, timeZone string }

func findImportCampuses(ctx context.Context, q db.Querier, in access.Scope) ([]importCampus, error) {
	var w db.Where
	w.And(in.Rows("c.id = ?", ""))
	w.Add(`c.archived_at IS NULL`)
	return db.All(ctx, q, func(r db.Row) (c importCampus, err error) {
		return c, r.Scan(&c.id, &c.name, &c.currency, &c.timeZone)
	}, `SELECT c.id, c.name, c.currency, c.time_zone FROM campus c`+w.String()+` ORDER BY c.sort_name, c.id`, w.Args...)
}

// classBooks is what a sheet of classes is held against.
type classBooks struct {
	campuses   []importCampus
	known      map[classKey]Class
	places     map[string]map[string]place // of each class, by person
	curricula  intake.Names
	versions   map[string]string // how a version is called
	programmes intake.Names
	states     intake.Names
}

func findClassBooks(ctx context.Context, q db.Querier, in access.Scope, s *intake.Sheet) (b classBooks, err error) {
	if b.campuses, err = findImportCampuses(ctx, q, in); err != nil {
		return b, err
	}
	if b.known, err = findClassesNamed(ctx, q, in, s); err != nil {
		return b, err
	}
	if b.places, err = findPlaces(ctx, q, b.known); err != nil {
		return b, err
	}
	if b.versions, b.curricula, err = findCurriculumWords(ctx, q); err != nil {
		return b, err
	}
	b.programmes = intake.NamesOf(s.Catalogue, s.Texts.Lang(), "class.programmes.", programmes)
	b.states = intake.NamesOf(s.Catalogue, s.Texts.Lang(), "enrollment.state.", []string{Waiting, Confirmed})
	return b, nil
}

// findClassesNamed returns the classes in reach whose codes a sheet names.
func findClassesNamed(ctx context.Context, q db.Querier, in access.Scope, s *intake.Sheet) (map[classKey]Class, error) {
	known := map[classKey]Class{}
	err := s.EachFew("code", db.Fold, func(codes []string) error {
		var w db.Where
		w.And(in.Rows("k.campus_id = ?", ""))
		w.In(`k.code_key`, codes...)
		return db.Each(ctx, q, func(r db.Row) error {
			c, err := scanClass(r)
			known[classKey{c.CampusID, db.Fold(c.Code)}] = c
			return err
		}, `SELECT `+classColumns+` FROM `+classTables+w.String(), w.Args...)
	})
	return known, err
}

// findPlaces returns who has a place in some classes, or had one: of several,
// the one that runs.
func findPlaces(ctx context.Context, q db.Querier, classes map[classKey]Class) (map[string]map[string]place, error) {
	all := map[string]map[string]place{}
	for _, c := range classes {
		all[c.ID] = map[string]place{}
		err := db.Each(ctx, q, func(r db.Row) error {
			var personID string
			var p place
			err := r.Scan(&personID, &p.id, &p.status, &p.outcome)
			all[c.ID][personID] = p
			return err
		}, `SELECT e.person_id, e.id, e.status, e.outcome FROM enrollment e WHERE e.class_id = ? ORDER BY e.outcome DESC, e.id`, c.ID)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// findCurriculumWords returns how the versions of curricula that a class may
// begin with are called, and what a sheet may call them: by its name alone, the
// newest.
func findCurriculumWords(ctx context.Context, q db.Querier) (versions map[string]string, words intake.Names, err error) {
	versions, words = map[string]string{}, intake.Names{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var id, name string
		var number int
		err := r.Scan(&id, &name, &number)
		versions[id] = versionName(name, number)
		words.Add(name, id)
		words.Add(versions[id], id)
		return err
	}, `SELECT id, name, number FROM curriculum WHERE archived_at IS NULL ORDER BY number DESC, sort_name, id`)
	return versions, words, err
}

func findCurriculumNames(ctx context.Context, q db.Querier) (map[string]string, error) {
	versions, _, err := findCurriculumWords(ctx, q)
	return versions, err
}
