package media

import (
	"context"
	"encoding/base64"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// lightColumns are those of the light form of a file v, where it has one.
const (
	lightColumns = `COALESCE(lf.state, ''), COALESCE(lf.light_hash, ''), COALESCE(lf.poster_hash, ''), COALESCE(lf.wave, ''), COALESCE(lf.percent, 0), COALESCE(lt.size, 0), COALESCE(lt.media_type, '')`
	lightTables  = `LEFT JOIN light_form lf ON lf.hash = v.hash LEFT JOIN file lt ON lt.hash = lf.light_hash`
)

// addLight notes that a light form is wanted; one that is there, or was given up, is
// left as it is.
func addLight(ctx context.Context, tx *db.Tx, hash string, film bool) error {
	return db.Exec(ctx, tx, `INSERT INTO light_form (hash, film, state, percent, wave, updated_at) VALUES (?, ?, ?, 0, '', ?) ON CONFLICT (hash) DO NOTHING`, hash, film, lightWaiting, clock.Now())
}

// wanted is a light form that is to be made.
type wanted struct {
	film  bool
	state string
}

func findWanted(ctx context.Context, q db.Querier, hash string) (wanted, error) {
	return db.One(ctx, q, notFound, func(r db.Row) (w wanted, err error) { return w, r.Scan(&w.film, &w.state) },
		`SELECT film, state FROM light_form WHERE hash = ?`, hash)
}

func saveLightState(ctx context.Context, q db.Querier, hash, state string) error {
	return db.Exec(ctx, q, `UPDATE light_form SET state = ?, percent = 0, updated_at = ? WHERE hash = ?`, state, clock.Now(), hash)
}

func findWaitingLights(ctx context.Context, q db.Querier) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT hash FROM light_form WHERE state = ?`, lightWaiting)
}

// loseLights gives up those of them that still wait.
func loseLights(ctx context.Context, q db.Querier, hashes []string) error {
	if len(hashes) == 0 {
		return nil
	}
	var w db.Where
	w.Among(q, `hash`, hashes)
	w.Add(`state = ?`, lightWaiting)
	return db.Exec(ctx, q, `UPDATE light_form SET state = ?, percent = 0, updated_at = ?`+w.String(), append([]any{lightFailed, clock.Now()}, w.Args...)...)
}

func saveLightPercent(ctx context.Context, q db.Querier, hash string, percent int) error {
	return db.Exec(ctx, q, `UPDATE light_form SET percent = ?, updated_at = ? WHERE hash = ?`, percent, clock.Now(), hash)
}

// saveLight keeps what was made of a content; recordings of it learn how long it is.
func saveLight(ctx context.Context, tx *db.Tx, hash string, light files.Blob, poster *files.Blob, wave []byte, duration int64) error {
	if err := files.Keep(ctx, tx, light); err != nil {
		return err
	}
	var picture any
	if poster != nil {
		if err := files.Keep(ctx, tx, *poster); err != nil {
			return err
		}
		picture = poster.Hash
	}
	if err := db.Exec(ctx, tx, `UPDATE light_form SET state = ?, percent = 100, light_hash = ?, poster_hash = ?, wave = ?, duration = ?, updated_at = ? WHERE hash = ?`,
		lightReady, light.Hash, picture, base64.StdEncoding.EncodeToString(wave), duration, clock.Now(), hash); err != nil {
		return err
	}
	return learnDuration(ctx, tx, hash)
}

// learnDuration tells the recordings whose file in use is a content how long that is,
// where it was measured: browsers guess, or do not know. That is no edit of them, so
// their versions stay.
func learnDuration(ctx context.Context, tx *db.Tx, hash string) error {
	return db.Exec(ctx, tx, `UPDATE recording SET duration = (SELECT lf.duration FROM light_form lf WHERE lf.hash = ?)
		WHERE id IN (SELECT v.recording_id FROM recording_file v WHERE v.hash = ? AND v.number = (SELECT MAX(o.number) FROM recording_file o WHERE o.recording_id = v.recording_id))
		AND EXISTS (SELECT 1 FROM light_form lf WHERE lf.hash = ? AND lf.duration > 0)`, hash, hash, hash)
}

func removeLight(ctx context.Context, q db.Querier, hash string) error {
	return db.Exec(ctx, q, `DELETE FROM light_form WHERE hash = ?`, hash)
}

// removeLostLights removes the light forms of what is no more.
func removeLostLights(ctx context.Context, q db.Querier) error {
	return db.Exec(ctx, q, `DELETE FROM light_form WHERE NOT EXISTS (SELECT 1 FROM recording_file v WHERE v.hash = light_form.hash)`)
}

// findWithoutLight returns what can be played and has no light form yet: the hash of
// its file in use, and its kind.
func findWithoutLight(ctx context.Context, q db.Querier) (map[string]string, error) {
	all := map[string]string{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var hash, kind string
		err := r.Scan(&hash, &kind)
		all[hash] = kind
		return err
	}, `SELECT v.hash, r.kind FROM recording r JOIN recording_file v ON v.recording_id = r.id AND v.number = (SELECT MAX(number) FROM recording_file WHERE recording_id = r.id)
		WHERE r.kind IN (?, ?) AND NOT EXISTS (SELECT 1 FROM light_form lf WHERE lf.hash = v.hash)`+db.Limit(maxRecordings), audio, video)
}
