// Package text holds the texts of the program in its five languages. They are
// the same files that the web app reads, in the form that i18next defines:
// {{name}} stands for a value, key_one and key_other for a number of things.
package text

import (
	"slices"
	"strconv"
	"time"

	"myspace/internal/base/fault"
)

// Languages are the languages of the program; the first is the fallback.
var Languages = [...]string{"fr", "en", "pt", "it", "es"}

// Known reports whether lang is one of the five.
func Known(lang string) bool { return slices.Contains(Languages[:], lang) }

// Catalogue is every text in every language.
type Catalogue struct {
	texts map[string]map[string]string // language, key
}

// Has reports whether there is a text for a key; plural forms count as one.
func (c *Catalogue) Has(key string) bool {
	texts := c.texts[Languages[0]]
	_, plain := texts[key]
	_, plural := texts[key+"_other"]
	return plain || plural
}

// For returns the texts of a language, or French ones if it is not known.
func (c *Catalogue) For(lang string) Texts {
	if !Known(lang) {
		lang = Languages[0]
	}
	return Texts{lang: lang, texts: c.texts[lang], zone: time.UTC}
}

// Texts is the catalogue in one language.
type Texts struct {
	lang  string
	texts map[string]string
	zone  *time.Location
}

// Lang returns the language, such as "fr".
func (t Texts) Lang() string { return t.lang }

// Word is the text for one of a few values; none for none.
func (t Texts) Word(prefix, value string) string {
	if value == "" {
		return ""
	}
	return t.T(prefix+value, nil)
}

// In returns the same texts with the instants in them shown in a zone; without
// it they are shown in UTC.
func (t Texts) In(zone *time.Location) Texts {
	t.zone = zone
	return t
}

// T returns the text of a key with the values filled in. The value "count"
// chooses between plural forms. A key without a text is returned as it is:
// Check and Has let tests find it before a person does.
func (t Texts) T(key string, params fault.Params) string {
	text, ok := t.find(key, params)
	if !ok {
		return key
	}
	return t.fill(text, params)
}

// List returns the texts of a key that holds several, such as the paragraphs
// of a mail, with the values filled in. It is empty if there is none.
func (t Texts) List(key string, params fault.Params) (all []string) {
	for i := 0; ; i++ {
		text, ok := t.texts[key+"."+strconv.Itoa(i)]
		if !ok {
			return all
		}
		all = append(all, t.fill(text, params))
	}
}

func (t Texts) find(key string, params fault.Params) (string, bool) {
	for _, form := range forms(t.lang, params["count"]) {
		if text, ok := t.texts[key+form]; ok {
			return text, true
		}
	}
	text, ok := t.texts[key]
	return text, ok
}
