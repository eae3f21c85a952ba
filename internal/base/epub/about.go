package epub

import (
	"html"
	"io"
	"regexp"
	"strings"
	"unicode"
)

// About is what a book says of itself; what it does not say is empty.
type About struct {
	Title, Author, Language, Description string
	Identifiers                          []string
}

const (
	maxName = 200
	maxText = 5_000
)

// Describe reads what a book says of itself, also of one without a text.
func Describe(r io.ReaderAt, size int64) (a About, err error) {
	b, _, root, err := unpack(r, size)
	if err != nil {
		return a, err
	}
	var p packaged
	if err := b.decode(root, &p); err != nil {
		return a, err
	}
	return About{
		Title: plain(first(p.Titles), maxName), Author: plain(strings.Join(p.Creators, ", "), maxName),
		Language: plain(first(p.Languages), 16), Description: plain(first(p.Texts), maxText), Identifiers: p.Identifiers,
	}, nil
}

func first(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return all[0]
}

var tags = regexp.MustCompile(`<[^<>]*>`)

// plain leaves of a text, which shops write as HTML, its words.
func plain(s string, most int) string {
	s = html.UnescapeString(tags.ReplaceAllString(html.UnescapeString(s), " "))
	words := strings.FieldsFunc(strings.ToValidUTF8(s, ""), func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) })
	runes := []rune(strings.Join(words, " "))
	return strings.TrimSpace(string(runes[:min(len(runes), most)]))
}
