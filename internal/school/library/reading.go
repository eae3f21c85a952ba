package library

import (
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/school/part"
)

// LibraryBook is a published book as somebody finds it in his space.
type LibraryBook struct {
	ID           string       `json:"id"`
	Title        string       `json:"title"`
	Author       string       `json:"author"`
	Language     string       `json:"language"`
	Type         string       `json:"type" enum:"ebook,audio_book,paperback"`
	Downloadable bool         `json:"downloadable" doc:"Its files may be kept, not only read on the page."`
	CoverURL     string       `json:"cover_url"`
	FileCount    int          `json:"file_count"`
	OnShelf      bool         `json:"on_shelf" doc:"The caller put it on his own shelf."`
	Need         string       `json:"need" enum:",required,suggested" doc:"What the caller's courses say of it; the strictest counts."`
	Courses      []BookCourse `json:"courses" doc:"Those of the caller's courses that name it, by name."`
	Reading      *Reading     `json:"reading,omitempty" doc:"How far he is; nothing where he has not begun."`
	coverHash    string
}

// BookCourse is a course of the caller that needs a book.
type BookCourse struct {
	ID       string `json:"id"`
	Code     string `json:"code"`
	Name     string `json:"name"`
	Required bool   `json:"required"`
}

// Reading is how far somebody is in a book.
type Reading struct {
	Percent  int        `json:"percent" doc:"How much of it was really read or heard."`
	Finished bool       `json:"finished" doc:"90 per cent and more were."`
	FileID   string     `json:"file_id" doc:"The file that he had open last."`
	FileKind string     `json:"file_kind" enum:"pdf,epub,kindle,audio"`
	Left     int64      `json:"left,omitempty" doc:"How long the rest takes, in milliseconds, as far as that is known: of what is heard in all its chapters, those that were not begun being as long as the others."`
	NotedAt  clock.Time `json:"noted_at" format:"date-time"`
}

// placed is a place in a file of a book.
type placed struct {
	bookID, fileID, kind string
	sounds               int // how many files of the book are heard
	place                KeptPlace
}

// hearing is how far somebody is in the chapters that he has begun.
type hearing struct {
	begun, sounds, percent int
	left, takes            int64
}

// rest is how long the chapters take that are left.
func (h hearing) rest() int64 {
	return h.left + h.takes/int64(h.begun)*int64(h.sounds-h.begun)
}

// readings puts the places of somebody together, by book. What is heard has a file
// for each chapter, and is done when all of them are; of what is read each file is
// the whole.
func readings(all []placed) map[string]*Reading {
	found, heard := map[string]*Reading{}, map[string]hearing{}
	for _, p := range all {
		r := found[p.bookID]
		if r == nil {
			r = &Reading{}
			found[p.bookID] = r
		}
		if !p.place.NotedAt.Before(r.NotedAt) {
			r.FileID, r.FileKind, r.NotedAt, r.Left = p.fileID, p.kind, p.place.NotedAt, p.place.Left
		}
		if p.kind != "audio" {
			r.Percent = max(r.Percent, p.place.Percent)
			continue
		}
		h := heard[p.bookID]
		h = hearing{h.begun + 1, p.sounds, h.percent + p.place.Percent, h.left + p.place.Left, h.takes + p.place.takes}
		heard[p.bookID] = h
		r.Percent = max(r.Percent, h.percent/max(1, p.sounds))
	}
	for id, r := range found {
		r.Finished = r.Percent >= FinishedAt
		if r.FileKind == "audio" {
			r.Left = heard[id].rest()
		}
	}
	return found
}

// needed puts what courses need together, by book.
func needed(all []part.Need) map[string][]BookCourse {
	found := map[string][]BookCourse{}
	for _, n := range all {
		found[n.BookID] = append(found[n.BookID], BookCourse{n.CourseID, n.Code, n.Name, n.Required})
	}
	return found
}

// needOf is the strictest of what courses say.
func needOf(courses []BookCourse) string {
	switch {
	case len(courses) == 0:
		return ""
	case slices.ContainsFunc(courses, func(c BookCourse) bool { return c.Required }):
		return "required"
	default:
		return "suggested"
	}
}
