package demo

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"myspace/internal/base/epub"
	"myspace/internal/school/library"
)

// wholeText is how long a text is in the places of those who read it.
const wholeText = 100_000_000

// marks are what somebody marked in a book: where a chapter begins, and a sentence with
// a thought of his own.
func (t title) marks() ([]library.BookMark, error) {
	data, err := t.epub()
	if err != nil {
		return nil, err
	}
	book, err := epub.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	first, second := t.chapters()[0], t.chapters()[1]
	sentence, _, _ := strings.Cut(first.Paragraphs[2], ". ")
	text, err := book.Text(0)
	if err != nil {
		return nil, err
	}
	start := int64(utf8.RuneCountInString(text[:strings.Index(text, sentence)]))
	finish := start + int64(utf8.RuneCountInString(sentence))
	total := int64(0)
	for _, s := range book.Sections {
		total += s.Size
	}
	length := book.Sections[0].Size
	return []library.BookMark{
		{
			MarkPlace: library.MarkPlace{
				Kind: "highlight", Position: start * length / int64(utf8.RuneCountInString(text)) * wholeText / total, Section: 0, Start: start, Finish: finish, Quote: sentence,
			},
			MarkFields: library.MarkFields{Note: "À relire avant l’examen.", Color: "yellow"},
		},
		{
			MarkPlace:  library.MarkPlace{Kind: "bookmark", Position: (length*wholeText + total - 1) / total, Section: 1, Quote: second.Title},
			MarkFields: library.MarkFields{Color: "yellow"},
		},
	}, nil
}
