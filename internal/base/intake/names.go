package intake

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"myspace/internal/base/db"
	"myspace/internal/base/text"
)

// Names are how things are called in the five languages, folded; a text may
// have several, with | between.
type Names map[string]string

// NamesOf collects what the texts of a key's children call them. Where two
// languages mean different things by a word, the first language given wins.
func NamesOf(c *text.Catalogue, first, prefix string, values []string) Names {
	all := Names{}
	for _, lang := range orderOf(first) {
		texts := c.For(lang)
		for _, value := range values {
			for name := range strings.SplitSeq(texts.T(prefix+value, nil), "|") {
				all.Add(name, value)
			}
		}
	}
	for _, value := range values {
		all.Add(value, value)
	}
	return all
}

func orderOf(first string) []string {
	all := []string{first}
	for _, lang := range text.Languages {
		if lang != first {
			all = append(all, lang)
		}
	}
	return all
}

// Add has a name mean a value, unless it means another already.
func (n Names) Add(name, value string) {
	if key := PlainName(name); key != "" {
		if _, taken := n[key]; !taken {
			n[key] = value
		}
	}
}

// Find returns what a name means.
func (n Names) Find(name string) (string, bool) {
	value, ok := n[PlainName(name)]
	return value, ok
}

// PlainName leaves of a name what everybody writes alike: letters and digits.
func PlainName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, db.Fold(name))
}

// LanguageNames are the five languages by their names in each of them.
var LanguageNames = sync.OnceValue(func() Names {
	all := Names{}
	for _, code := range text.Languages {
		all.Add(code, code)
		for _, in := range text.Languages {
			all.Add(display.Languages(language.Make(in)).Name(language.Make(code)), code)
		}
	}
	return all
})
