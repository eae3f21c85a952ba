package people

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/text"
)

type importColumn struct {
	name string
	rule *access.Rule
}

// importColumns are the columns that a file of people may have, in the order of
// the template. Those with a rule are special: only who may know the field may
// write it.
var importColumns = []importColumn{
	{name: "last_name"},
	{name: "first_name"},
	{name: "middle_name"},
	{name: "email"},
	{name: "mobile"},
	{name: "gender"},
	{name: "birth_date"},
	{name: "birth_country"},
	{name: "language"},
	{name: "address"},
	{name: "additional_address"},
	{name: "neighborhood"},
	{name: "zip_code"},
	{name: "city"},
	{name: "state"},
	{name: "country"},
	{name: "favourite_contact"},
	{name: "church", rule: &knowChurch},
	{name: "pastor", rule: &knowChurch},
	{name: "identity_card", rule: &knowCard},
	{name: "bank_account", rule: &knowBank},
	{name: "memo", rule: &knowMemo},
	{name: "bio"},
	{name: "campus"},
	{name: "roles"},
}

// openColumns returns the columns that a caller may write.
func openColumns(in access.Scope) (all []string) {
	for _, c := range importColumns {
		if c.rule == nil || mayWriteColumn(in, *c.rule) {
			all = append(all, c.name)
		}
	}
	return all
}

// mayWriteColumn reports whether a rule reaches other people than the caller.
func mayWriteColumn(in access.Scope, rule access.Rule) bool {
	in = in.Under(rule)
	return in.CoversAll() || in.CoversCampus(in.Actor().CampusID)
}

// names are how things are called in the five languages, folded; a text may
// have several, with | between.
type names map[string]string

// namesOf collects what the texts of a key's children call them. Where two
// languages mean different things by a word, the first language given wins.
func namesOf(c *text.Catalogue, first, prefix string, values []string) names {
	all := names{}
	for _, lang := range orderOf(first) {
		texts := c.For(lang)
		for _, value := range values {
			for name := range strings.SplitSeq(texts.T(prefix+value, nil), "|") {
				all.add(name, value)
			}
		}
	}
	for _, value := range values {
		all.add(value, value)
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

func (n names) add(name, value string) {
	if key := plainName(name); key != "" {
		if _, taken := n[key]; !taken {
			n[key] = value
		}
	}
}

func (n names) find(name string) (string, bool) {
	value, ok := n[plainName(name)]
	return value, ok
}

// plainName leaves of a name what everybody writes alike: letters and digits.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, db.Fold(name))
}

// countryNames are the countries by their codes and by their names in the five
// languages.
var countryNames = sync.OnceValue(func() names {
	all := names{}
	for _, lang := range text.Languages {
		namer := display.Regions(language.Make(lang))
		for a := 'A'; a <= 'Z'; a++ {
			for b := 'A'; b <= 'Z'; b++ {
				code := string([]rune{a, b})
				if isCountry(code) {
					all.add(namer.Name(language.MustParseRegion(code)), code)
				}
			}
		}
	}
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			if code := string([]rune{a, b}); isCountry(code) {
				all[plainName(code)] = code
			}
		}
	}
	return all
})

// languageNames are the five languages by their names in each of them.
var languageNames = sync.OnceValue(func() names {
	all := names{}
	for _, code := range text.Languages {
		all.add(code, code)
		for _, in := range text.Languages {
			all.add(display.Languages(language.Make(in)).Name(language.Make(code)), code)
		}
	}
	return all
})

// columnsOf says what the columns of a file are: as the caller says, or by
// their headings.
func (im *importer) columnsOf(headings []string) (all []ImportColumn) {
	said := []string(nil)
	if im.options.Columns != "" {
		said = strings.Split(im.options.Columns, ",")
	}
	open, used := openColumns(im.scope), map[string]bool{}
	for i, heading := range headings {
		c := ImportColumn{Heading: text.Visible(heading)}
		switch {
		case i < len(said):
			c.Name = said[i]
		case said == nil:
			c.Name, _ = im.headings.find(heading)
		}
		if used[c.Name] || !slices.ContainsFunc(importColumns, isNamed(c.Name)) {
			c.Name = ""
		}
		c.Closed = c.Name != "" && !slices.Contains(open, c.Name)
		used[c.Name] = true
		all = append(all, c)
	}
	return all
}

func isNamed(name string) func(importColumn) bool {
	return func(c importColumn) bool { return c.name == name }
}
