package library

import (
	"myspace/internal/base/clock"
)

// BookMark is a bookmark or a highlight of somebody in a file, with what he wrote to it.
// It is his alone: nobody else reads it, admins included.
type BookMark struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	MarkPlace
	MarkFields
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
}

// MarkPlace is where a mark is; it stays there.
type MarkPlace struct {
	Kind     string `json:"kind" enum:"bookmark,highlight"`
	Position int64  `json:"position" minimum:"0" maximum:"864000000" doc:"As that of a place."`
	Section  int64  `json:"section" minimum:"0" maximum:"100000" doc:"Of an EPUB; the page of a PDF, from 0."`
	Start    int64  `json:"start" minimum:"0" maximum:"100000000" doc:"In the characters (UTF-16) of the section's words."`
	Finish   int64  `json:"finish" minimum:"0" maximum:"100000000" doc:"The same as start for a bookmark."`
	Quote    string `json:"quote" maxLength:"2000" doc:"The words that are marked, or that stand there."`
}

// MarkFields is what people may change of a mark.
type MarkFields struct {
	Note  string `json:"note" maxLength:"5000"`
	Color string `json:"color" enum:"yellow,green,blue,pink"`
}

// mostMarks is how many somebody may have in one file.
const mostMarks = 2000
