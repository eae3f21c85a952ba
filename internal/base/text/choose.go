package text

import "golang.org/x/text/language"

var matcher = newMatcher()

func newMatcher() language.Matcher {
	tags := make([]language.Tag, len(Languages))
	for i, lang := range Languages {
		tags[i] = language.Make(lang)
	}
	return language.NewMatcher(tags)
}

// Choose returns the language for somebody: his own if he has chosen one of
// the five, else the best that the Accept-Language header asks for, else French.
func Choose(person, acceptLanguage string) string {
	if Known(person) {
		return person
	}
	tags, _, err := language.ParseAcceptLanguage(acceptLanguage)
	if err != nil {
		return Languages[0] // a header that cannot be read asks for nothing
	}
	if _, i, confidence := matcher.Match(tags...); confidence != language.No {
		return Languages[i]
	}
	return Languages[0]
}
