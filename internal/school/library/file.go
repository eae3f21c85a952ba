package library

import (
	"path"
	"slices"
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/sound"
	"myspace/internal/base/uploads"
)

// maxFile is the largest file of a book: a long audio book.
const maxFile = 2 << 30

// FileUpload is how large files come in: in pieces.
var FileUpload = uploads.Kind{Name: "book_file", Formats: files.Books, Limit: maxFile, Rule: change}

// BookFile is a file of a book: its text in one format, or a part of it read
// aloud.
type BookFile struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	BookFileFields
	Kind       string          `json:"kind" enum:"pdf,kindle,epub,audio"`
	Name       string          `json:"name" doc:"The file's name."`
	MediaType  string          `json:"media_type"`
	Size       int64           `json:"size"`
	ContentURL string          `json:"content_url"`
	CreatedAt  clock.Time      `json:"created_at" format:"date-time"`
	Chapters   []sound.Chapter `json:"chapters" doc:"Of what is heard, where the file has any: where they begin, the first one first."`
	bookID     string
	hash       string
}

// BookFileFields is the part of a file that people fill in and may change.
type BookFileFields struct {
	Title string `json:"title" minLength:"1" maxLength:"200"`
}

// Check returns what is wrong beyond what the tags tell.
func (f BookFileFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Title) == "", "title", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *BookFileFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// trail is what the audit trail keeps of a file.
func (f BookFile) trail() any {
	return struct {
		BookFileFields
		Kind string `json:"kind"`
		Name string `json:"name"`
		Hash string `json:"hash"`
	}{f.BookFileFields, f.Kind, f.Name, f.hash}
}

// kinds are the kinds of file by the ending of their names, as the
// specification has them.
var kinds = map[string][]string{
	"pdf": {"pdf"}, "epub": {"epub"}, "kindle": {"mobi", "azw3"}, "audio": {"mp3", "m4a", "m4b"},
}

// kindOf is the kind of a file of this name; its ending was checked before.
func kindOf(name string) string {
	ending := strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))
	for kind, endings := range kinds {
		if slices.Contains(endings, ending) {
			return kind
		}
	}
	return ""
}
