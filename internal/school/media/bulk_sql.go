package media

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/library"
)

// NewRecording is a recording as many are made at once, by the demo school.
type NewRecording struct {
	ID, SessionID, Kind string
	RecordingFields
	Position           int
	FileName, Hash, By string
	At                 clock.Time
}

// AddRecordings adds recordings, in two statements.
func AddRecordings(ctx context.Context, tx *db.Tx, all []NewRecording) error {
	rows := db.NewBulk(`recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, chapters, told, created_by, created_at, updated_at)`)
	contents := db.NewBulk(`recording_file (id, recording_id, number, name, hash, created_by, created_at)`)
	for _, r := range all {
		told := !r.PublishAt.IsZero() && r.PublishAt.Before(clock.Now()) // long ago
		rows.Add(r.ID, r.SessionID, r.Kind, r.Title, r.Position, r.PublishAt, r.AllClasses, r.Rhema, r.Downloadable, r.Consent, r.Duration, library.ChapterText(r.Chapters), told, r.By, r.At, r.At)
		contents.Add(r.ID, r.ID, 1, r.FileName, r.Hash, r.By, r.At)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	return contents.Insert(ctx, tx)
}

// toldDays is for how many days recordings are told that were made at once.
const toldDays = 10

// TellRecordings has those know of the latest recordings to whom they are opened, as
// if they had been told at a time; nobody is mailed.
func TellRecordings(ctx context.Context, tx *db.Tx, all []NewRecording, at clock.Time, newID func() string) error {
	var ids []string
	for _, r := range all {
		if r.PublishAt.Before(at) && r.PublishAt.After(clock.At(at.AddDate(0, 0, -toldDays))) {
			ids = append(ids, r.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	told, err := findToTell(ctx, tx, ids, at)
	if err != nil {
		return err
	}
	_, err = notice.Add(ctx, tx, told, at, newID)
	return err
}

// NewPlace is how far somebody has heard a recording from its beginning.
type NewPlace struct {
	PersonID, RecordingID string
	Position, Duration    int64
	Device                string
	At                    clock.Time
}

// AddPlaces adds places of listeners.
func AddPlaces(ctx context.Context, tx *db.Tx, all []NewPlace) error {
	for _, p := range all {
		noted := library.Noted{Position: p.Position, Duration: p.Duration, Takes: p.Duration, Heard: []library.Range{{To: p.Position}}, Device: p.Device, At: p.At}
		if _, _, err := library.SavePlace(ctx, tx, p.PersonID, p.RecordingID, library.KeptPlace{}, noted); err != nil {
			return err
		}
	}
	return nil
}

// NewRequest is somebody's wish for a course.
type NewRequest struct {
	ID, PersonID, CourseID, Note string
	At                           clock.Time
}

// AddRequests adds wishes that wait.
func AddRequests(ctx context.Context, tx *db.Tx, all []NewRequest) error {
	rows := db.NewBulk(`course_request (id, person_id, course_id, note, state, created_at)`)
	for _, r := range all {
		rows.Add(r.ID, r.PersonID, r.CourseID, r.Note, "waiting", r.At)
	}
	return rows.Insert(ctx, tx)
}
