package studies

import (
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
)

// Paper is something that somebody brought to show why he was away.
type Paper struct {
	ID         string     `json:"id"`
	Name       string     `json:"name" doc:"The file's."`
	MediaType  string     `json:"media_type"`
	Size       int64      `json:"size"`
	ContentURL string     `json:"content_url"`
	By         string     `json:"by" doc:"Who filed it."`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	hash       string
}

// paperFormats are what may be filed: papers, and pictures of papers.
var paperFormats = slices.Concat(files.Documents, files.Pictures)

const (
	maxPaper = 10 << 20
	// maxPapers is how many hang on one mark.
	maxPapers = 5
)
