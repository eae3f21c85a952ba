package home

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// maxNotes is how many notes a person may keep: enough for every day, and one
// answer holds them all.
const maxNotes = 100

// Note is something that a person wrote down for himself.
type Note struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	NoteFields
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
}

// NoteFields is the part of a note that its owner fills in and may change. The
// audit trail does not tell what he wrote: it is nobody else's.
type NoteFields struct {
	Text string `json:"text" minLength:"1" maxLength:"2000" audit:"secret"`
	Done bool   `json:"done"`
}

// Check returns what is wrong beyond what the tags tell.
func (f NoteFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Text) == "", "text", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *NoteFields) Resolve(api.Context) []error { return api.Found(f.Check()) }
