package account

import (
	"context"
	"encoding/json"

	"myspace/internal/base/db"
)

func findMetadata(ctx context.Context, q db.Querier, personID string) (Metadata, error) {
	m := Metadata{Settings: json.RawMessage("{}"), Shortcuts: []string{}}
	err := db.Each(ctx, q, func(r db.Row) error {
		var settings, shortcuts string
		if err := r.Scan(&settings, &shortcuts); err != nil {
			return err
		}
		m.Settings = json.RawMessage(settings)
		return json.Unmarshal([]byte(shortcuts), &m.Shortcuts)
	}, `SELECT settings, shortcuts FROM user_metadata WHERE person_id = ?`, personID)
	return m, err
}

func saveMetadata(ctx context.Context, tx *db.Tx, personID string, m Metadata) error {
	shortcuts, err := json.Marshal(m.Shortcuts)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO user_metadata (person_id, settings, shortcuts) VALUES (?, ?, ?)
		ON CONFLICT (person_id) DO UPDATE SET settings = excluded.settings, shortcuts = excluded.shortcuts`, personID, string(m.Settings), string(shortcuts))
}

// findHash returns a person's hashed password, or "".
func findHash(ctx context.Context, q db.Querier, personID string) (string, error) {
	all, err := db.All(ctx, q, db.ScanString, `SELECT hash FROM password WHERE person_id = ?`, personID)
	if err != nil || len(all) == 0 {
		return "", err
	}
	return all[0], nil
}
