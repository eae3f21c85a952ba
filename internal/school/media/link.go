package media

import (
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

const (
	// linkLife is how long a link works: as long as one carries a phone about after
	// a session.
	linkLife = 60 * time.Minute
	// linkFiles and linkBytes are how much may come by one link.
	linkFiles = 50
	linkBytes = 5 << 30
)

// RecordingLink is a link by which a phone on which nobody is signed in adds
// recordings to one session: hidden ones, and nothing else.
type RecordingLink struct {
	ID        string     `json:"id"`
	MadeBy    string     `json:"made_by"`
	EndsAt    clock.Time `json:"ends_at" format:"date-time"`
	Files     int        `json:"files" doc:"How many have come by it."`
	FilesLeft int        `json:"files_left"`
	BytesLeft int64      `json:"bytes_left"`
	sessionID string
	personID  string
	madeAt    string // the campus
}

// notOver refuses a link by which nothing more may come.
func (l RecordingLink) notOver() error {
	if l.FilesLeft <= 0 || l.BytesLeft <= 0 {
		return linkFull()
	}
	return nil
}

func linkFull() error {
	return &fault.Error{Kind: fault.Conflict, Code: "recording.link_full", Params: fault.Params{"files": linkFiles, "gigabytes": linkBytes >> 30}}
}
