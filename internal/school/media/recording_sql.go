package media

import (
	"context"
	"encoding/json"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/base/sound"
	"myspace/internal/school/library"
)

const (
	notFound         = "recording.not_found"
	recordingColumns = `r.id, r.version, r.agenda_id, s.course_id, r.kind, r.title, r.publish_at, r.all_classes, r.rhema, r.downloadable, r.consent, r.duration, r.chapters, r.position,
		v.name, v.hash, v.number, f.media_type, f.size, v.created_at, ` + naming.PersonOrNobody + `, s.campus_id, ` + lightColumns
	recordingTables = `recording r JOIN published_agenda s ON s.id = r.agenda_id
		JOIN recording_file v ON v.recording_id = r.id AND v.number = (SELECT MAX(number) FROM recording_file WHERE recording_id = r.id)
		JOIN file f ON f.hash = v.hash LEFT JOIN person p ON p.id = v.created_by ` + lightTables
	// maxRecordings is how many a session may have: a day of photos.
	maxRecordings = 1000
)

func scanRecording(row db.Row) (r Recording, err error) {
	var chapters string
	r.ClassIDs, r.Captions = []string{}, []Caption{}
	err = row.Scan(&r.ID, &r.Version, &r.SessionID, &r.CourseID, &r.Kind, &r.Title, &r.PublishAt, &r.AllClasses, &r.Rhema, &r.Downloadable, &r.Consent, &r.Duration, &chapters, &r.Position,
		&r.fileName, &r.hash, &r.FileNumber, &r.MediaType, &r.Size, &r.UploadedAt, &r.UploadedBy, &r.campusID,
		&r.Light.State, &r.Light.hash, &r.Light.poster, &r.Light.Wave, &r.Light.Percent, &r.Light.Size, &r.Light.MediaType)
	if err != nil {
		return r, err
	}
	r.settle(clock.Now())
	return r, json.Unmarshal([]byte(chapters), &r.Chapters)
}

// findRecordings returns the recordings for which conditions hold, in the order of
// sessions, kinds and places, with what they are named by.
func findRecordings(ctx context.Context, q db.Querier, w db.Where) ([]Recording, error) {
	all, err := db.All(ctx, q, scanRecording, `SELECT `+recordingColumns+` FROM `+recordingTables+w.String()+
		` ORDER BY s.starts_at, s.id, r.kind, r.position, r.id`+db.Limit(2*maxRecordings), w.Args...)
	if err != nil || len(all) == 0 {
		return all, err
	}
	if err := addClasses(ctx, q, all); err != nil {
		return nil, err
	}
	if err := addCaptions(ctx, q, all); err != nil {
		return nil, err
	}
	return all, addNames(ctx, q, all)
}

// findHeard returns a recording that the caller may hear.
func findHeard(ctx context.Context, q db.Querier, in access.Scope, id string) (Recording, error) {
	return one(ctx, q, recordingsIn(in, clock.Now()), id)
}

// findPlayed is findHeard in one statement, without what only people read: players
// ask for one range after the other.
func findPlayed(ctx context.Context, q db.Querier, in access.Scope, id string) (Recording, error) {
	return bare(ctx, q, recordingsIn(in, clock.Now()), id)
}

// findKept returns a recording that the caller keeps.
func findKept(ctx context.Context, q db.Querier, in access.Scope, id string) (Recording, error) {
	var w db.Where
	w.And(in.Under(keepRecordings).Rows(hosted, ""))
	return one(ctx, q, w, id)
}

func bare(ctx context.Context, q db.Querier, w db.Where, id string) (Recording, error) {
	w.Add(`r.id = ?`, id)
	return db.One(ctx, q, notFound, scanRecording, `SELECT `+recordingColumns+` FROM `+recordingTables+w.String(), w.Args...)
}

func one(ctx context.Context, q db.Querier, w db.Where, id string) (Recording, error) {
	r, err := bare(ctx, q, w, id)
	if err != nil {
		return r, err
	}
	all := []Recording{r}
	if err := addClasses(ctx, q, all); err != nil {
		return r, err
	}
	if err := addCaptions(ctx, q, all); err != nil {
		return r, err
	}
	err = addNames(ctx, q, all)
	return all[0], err
}

// addClasses says which classes recordings are for that are not for all.
func addClasses(ctx context.Context, q db.Querier, all []Recording) error {
	at, ids := map[string]int{}, []string{}
	for i, r := range all {
		if !r.AllClasses {
			at[r.ID], ids = i, append(ids, r.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.Among(q, `recording_id`, ids)
	return db.Each(ctx, q, func(row db.Row) error {
		var id, class string
		err := row.Scan(&id, &class)
		all[at[id]].ClassIDs = append(all[at[id]].ClassIDs, class)
		return err
	}, `SELECT recording_id, class_id FROM recording_class`+w.String()+` ORDER BY recording_id, class_id`, w.Args...)
}

// addNames says what the files of recordings are saved as.
func addNames(ctx context.Context, q db.Querier, all []Recording) error {
	ids := []string{}
	for _, r := range all {
		if len(ids) == 0 || ids[len(ids)-1] != r.SessionID {
			ids = append(ids, r.SessionID)
		}
	}
	var w db.Where
	w.Among(q, `s.id`, ids)
	sessions, err := findSessions(ctx, q, w, len(ids))
	if err != nil {
		return err
	}
	at := map[string]named{}
	for _, s := range sessions {
		at[s.ID] = s.named()
	}
	for i, r := range all {
		all[i].Name = at[r.SessionID].fileName(r.Title, r.fileName)
	}
	return nil
}

// addRecording adds a recording after the others of its kind in a session.
func addRecording(ctx context.Context, tx *db.Tx, r Recording, by string) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, chapters, created_by, created_at, updated_at)
		SELECT ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM recording WHERE agenda_id = ? AND kind = ?`,
		r.ID, r.SessionID, r.Kind, r.Title, r.PublishAt, r.AllClasses, r.Rhema, r.Downloadable, r.Consent, r.Duration, library.ChapterText(r.Chapters), by, now, now, r.SessionID, r.Kind); err != nil {
		return err
	}
	return addFile(ctx, tx, r.ID, r.fileName, r.hash, by)
}

// addFile makes a file the one in use; the earlier ones are kept.
func addFile(ctx context.Context, tx *db.Tx, recordingID, name, hash, by string) error {
	return db.Exec(ctx, tx, `INSERT INTO recording_file (id, recording_id, number, name, hash, created_by, created_at)
		SELECT ?, ?, COALESCE(MAX(number) + 1, 1), ?, ?, ?, ? FROM recording_file WHERE recording_id = ?`,
		db.NewID(), recordingID, name, hash, by, clock.Now(), recordingID)
}

func saveRecording(ctx context.Context, tx *db.Tx, id string, f RecordingFields) error {
	if err := db.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, title = ?, publish_at = ?, all_classes = ?, rhema = ?, downloadable = ?, consent = ?, duration = ?, chapters = ?, updated_at = ?
		WHERE id = ?`, f.Title, f.PublishAt, f.AllClasses, f.Rhema, f.Downloadable, f.Consent, f.Duration, library.ChapterText(f.Chapters), clock.Now(), id); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `DELETE FROM recording_class WHERE recording_id = ?`, id); err != nil || f.AllClasses {
		return err
	}
	rows := db.NewBulk(`recording_class (recording_id, class_id)`)
	for _, class := range f.ClassIDs {
		rows.Add(id, class)
	}
	return rows.Insert(ctx, tx)
}

// touchRecording counts a new file as a change of the recording; how long it is
// has to be found out anew. Chapters stay where the new file brings none. Those on
// another photo have agreed to nothing yet: it is hidden until they are asked.
func touchRecording(ctx context.Context, tx *db.Tx, r Recording, duration int64, chapters []sound.Chapter) error {
	if len(chapters) == 0 {
		chapters = r.Chapters
	}
	return db.Change(ctx, tx, notFound, `UPDATE recording SET version = version + 1, duration = ?, chapters = ?, updated_at = ?,
		consent = consent AND kind <> 'photo', publish_at = CASE WHEN kind = 'photo' THEN NULL ELSE publish_at END WHERE id = ?`,
		duration, library.ChapterText(chapters), clock.Now(), r.ID)
}

// orderRecordings puts recordings of a session in an order; that is no edit of
// them, so their versions stay.
func orderRecordings(ctx context.Context, tx *db.Tx, sessionID, kind string, ids []string) error {
	return db.NewOrder(`recording (id, position)`, ids, 0).Change(ctx, tx, notFound,
		`UPDATE recording SET position = given.position FROM given WHERE recording.id = given.id AND agenda_id = ? AND kind = ?`, sessionID, kind)
}

func removeRecording(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, notFound, `DELETE FROM recording WHERE id = ?`, id)
}

func countRecordings(ctx context.Context, q db.Querier, sessionID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM recording WHERE agenda_id = ?`, sessionID)
}
