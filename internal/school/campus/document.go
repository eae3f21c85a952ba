package campus

import (
	"slices"
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// documentFormats are what may be kept with a campus: papers, and pictures of
// papers.
var documentFormats = slices.Concat(files.Documents, files.Pictures)

const maxDocument = 50 << 20

// CampusDocument is a file that is kept with a campus, such as its statutes.
type CampusDocument struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	CampusDocumentFields
	Name          string     `json:"name" doc:"The file's name."`
	MediaType     string     `json:"media_type"`
	Size          int64      `json:"size"`
	ContentURL    string     `json:"content_url"`
	CreatedAt     clock.Time `json:"created_at" format:"date-time"`
	CreatedByName string     `json:"created_by_name"`
	campusID      string
	hash          string
}

// CampusDocumentFields is the part of a document that people fill in and may
// change.
type CampusDocumentFields struct {
	Title    string `json:"title" minLength:"1" maxLength:"200"`
	Position int    `json:"position" minimum:"0" maximum:"10000"`
}

// Check returns what is wrong beyond what the tags tell.
func (f CampusDocumentFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Title) == "", "title", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CampusDocumentFields) Resolve(api.Context) []error { return api.Found(f.Check()) }
