package home

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// findFirstSteps looks for one of each thing. The first campus is made with the
// first account, by its name alone: it is done when somebody has said where it is.
func findFirstSteps(ctx context.Context, q db.Querier, personID string) (FirstSteps, error) {
	return db.One(ctx, q, "", func(r db.Row) (s FirstSteps, err error) {
		var campus, team, courses, curriculum, class, students, planned bool
		err = r.Scan(&campus, &team, &courses, &curriculum, &class, &students, &planned, &s.Hidden)
		s.Steps = []FirstStep{
			{"campus", campus}, {"team", team}, {"courses", courses}, {"curriculum", curriculum}, {"class", class}, {"students", students}, {"planning", planned},
		}
		return s, err
	}, `SELECT EXISTS (SELECT 1 FROM campus WHERE archived_at IS NULL AND city <> ''),
			EXISTS (SELECT 1 FROM membership_role WHERE role IN ('coordinator', 'accounting', 'secretary', 'multimedia', 'teacher') AND person_id <> ?),
			EXISTS (SELECT 1 FROM course WHERE archived_at IS NULL),
			EXISTS (SELECT 1 FROM curriculum_course cc JOIN curriculum c ON c.id = cc.curriculum_id WHERE c.archived_at IS NULL),
			EXISTS (SELECT 1 FROM class WHERE archived_at IS NULL),
			EXISTS (SELECT 1 FROM enrollment WHERE status = 'confirmed'),
			EXISTS (SELECT 1 FROM planning WHERE state <> 'canceled'),
			EXISTS (SELECT 1 FROM first_steps_hidden WHERE person_id = ?)`, personID, personID)
}

// saveHidden notes that somebody has put the list away, or wants it back.
func saveHidden(ctx context.Context, tx *db.Tx, personID string, hidden bool) error {
	if !hidden {
		return db.Exec(ctx, tx, `DELETE FROM first_steps_hidden WHERE person_id = ?`, personID)
	}
	return db.Exec(ctx, tx, `INSERT INTO first_steps_hidden (person_id, hidden_at) VALUES (?, ?) ON CONFLICT (person_id) DO NOTHING`, personID, clock.Now())
}
