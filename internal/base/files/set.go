package files

import (
	"path"
	"slices"
	"strings"

	"myspace/internal/base/fault"
)

// Set is the formats that are accepted for one purpose. No set holds SVG or
// HTML: both can carry scripts.
type Set []Format

// Format is a file extension, and the contents that may stand behind it. An
// archive format is known by its first entries; nothing is ever unpacked here. An
// EPUB may be an archive that begins with anything: whoever takes one opens it.
type Format struct {
	Extension  string
	mediaTypes []string
}

const (
	office     = "application/vnd.openxmlformats-officedocument."
	openOffice = "application/vnd.oasis.opendocument."
	mobipocket = "application/x-mobipocket-ebook"
	// EPUB is the type of a book that says in the right place that it is one.
	EPUB = "application/epub+zip"
)

// The formats accepted for each purpose, shown beside every drop zone.
var (
	Pictures = Set{
		{"jpg", []string{"image/jpeg"}},
		{"png", []string{"image/png"}},
		{"webp", []string{"image/webp"}},
	}
	Documents = Set{
		pdf,
		{"docx", []string{office + "wordprocessingml.document"}},
		{"xlsx", []string{office + "spreadsheetml.sheet"}},
		{"pptx", []string{office + "presentationml.presentation"}},
		{"odt", []string{openOffice + "text"}},
		{"ods", []string{openOffice + "spreadsheet"}},
		{"odp", []string{openOffice + "presentation"}},
		{"txt", []string{plainText}},
	}
	Books = Set{
		pdf,
		{"epub", []string{EPUB, "application/zip", "application/java-archive"}}, // META-INF comes first in both
		{"mobi", []string{mobipocket}},
		{"azw3", []string{mobipocket}},
		mp3, m4a,
		{"m4b", m4a.mediaTypes},
	}
	Audio = Set{
		mp3, m4a,
		{"wav", []string{"audio/wav"}},
		{"ogg", []string{"audio/ogg"}},
	}
	Video = Set{
		{"mp4", []string{"video/mp4", "video/quicktime", "video/3gpp"}},
		{"mov", []string{"video/quicktime", "video/mp4"}},
		{"mkv", []string{"video/x-matroska", "video/webm"}},
		{"webm", []string{"video/webm"}},
	}
	Captions = Set{
		{"vtt", []string{webVTT}},
	}
)

// Formats of several sets. Telephones write m4a files that begin like a film.
var (
	pdf = Format{"pdf", []string{"application/pdf"}}
	mp3 = Format{"mp3", []string{"audio/mpeg"}}
	m4a = Format{"m4a", []string{"audio/mp4", "video/mp4", "video/3gpp"}}
)

var allSets = []Set{Pictures, Documents, Books, Audio, Video, Captions}

// String lists the extensions as people read them: "jpg, png, webp".
func (s Set) String() string { return strings.Join(s.Extensions(), ", ") }

// Extensions lists the extensions of the set.
func (s Set) Extensions() []string {
	all := make([]string, len(s))
	for i, f := range s {
		all[i] = f.Extension
	}
	return all
}

// Check returns file.type_not_accepted unless the name ends as a format of the
// set does and the content is of that format.
func (s Set) Check(name string, b Blob) error {
	f := s.find(name)
	if f == nil || !slices.Contains(f.mediaTypes, b.MediaType) {
		return s.refuse()
	}
	return nil
}

// CheckName is Check before there is a content.
func (s Set) CheckName(name string) error {
	if s.find(name) == nil {
		return s.refuse()
	}
	return nil
}

// find returns the format that a file's name claims, or nil.
func (s Set) find(name string) *Format {
	extension := strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))
	if extension == "jpeg" {
		extension = "jpg"
	}
	i := slices.IndexFunc(s, func(f Format) bool { return f.Extension == extension })
	if i < 0 {
		return nil
	}
	return &s[i]
}

func (s Set) refuse() error {
	return &fault.Error{
		Kind: fault.Invalid, Code: "file.type_not_accepted",
		Params: fault.Params{"accepted": s.String()},
	}
}

func (s Set) holds(mediaType string) bool {
	return slices.ContainsFunc(s, func(f Format) bool { return slices.Contains(f.mediaTypes, mediaType) })
}
