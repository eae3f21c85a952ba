package media

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// addCaptions adds to films the languages in which what they say is there.
func addCaptions(ctx context.Context, q db.Querier, all []Recording) error {
	at, ids := map[string]int{}, []string{}
	for i, r := range all {
		if r.Kind == video {
			at[r.ID], ids = i, append(ids, r.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.Among(q, `recording_id`, ids)
	return db.Each(ctx, q, func(row db.Row) error {
		var id string
		var c Caption
		err := row.Scan(&id, &c.Language, &c.hash)
		all[at[id]].Captions = append(all[at[id]].Captions, c)
		return err
	}, `SELECT recording_id, language, hash FROM recording_caption`+w.String()+` ORDER BY recording_id, language`, w.Args...)
}

// findCaption is the text of a recording, which was found through the caller's scope,
// in a language.
func findCaption(ctx context.Context, q db.Querier, id CaptionID) (hash string, err error) {
	return db.One(ctx, q, noCaption, db.ScanString, `SELECT hash FROM recording_caption WHERE recording_id = ? AND language = ?`, id.ID, id.Language)
}

// saveCaption puts a text in the place of the one that was there.
func saveCaption(ctx context.Context, tx *db.Tx, id CaptionID, hash, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO recording_caption (recording_id, language, hash, created_by, created_at) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (recording_id, language) DO UPDATE SET hash = excluded.hash, created_by = excluded.created_by, created_at = excluded.created_at`,
		id.ID, id.Language, hash, by, clock.Now())
}

func removeCaption(ctx context.Context, tx *db.Tx, id CaptionID) error {
	return db.Change(ctx, tx, noCaption, `DELETE FROM recording_caption WHERE recording_id = ? AND language = ?`, id.ID, id.Language)
}

// touched counts a change of what hangs on a recording as one of it.
func touched(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, updated_at = ? WHERE id = ?`, clock.Now(), id)
}

// AddCaptions gives recordings a text in a language, by their ids: many at once.
func AddCaptions(ctx context.Context, tx *db.Tx, ids []string, language, hash, by string, at clock.Time) error {
	rows := db.NewBulk(`recording_caption (recording_id, language, hash, created_by, created_at)`)
	for _, id := range ids {
		rows.Add(id, language, hash, by, at)
	}
	return rows.Insert(ctx, tx)
}
