package text

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/currency"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
	"golang.org/x/text/message"
)

// Country returns the name of a country by its code of two letters; what is
// none comes back as it is.
func (t Texts) Country(code string) string {
	region, err := language.ParseRegion(code)
	if err != nil {
		return code
	}
	return nameOr(display.Regions(language.Make(t.lang)).Name(region), code)
}

// Language returns the name of a language by its tag, such as pt-BR; what is
// none comes back as it is.
func (t Texts) Language(code string) string {
	tag, err := language.Parse(code)
	if err != nil {
		return code
	}
	return nameOr(capital(display.Tags(language.Make(t.lang)).Name(tag)), code)
}

// Currency returns the sign of a currency: €, or its code where it has none.
func (t Texts) Currency(code string) string {
	unit, err := currency.ParseISO(code)
	if err != nil {
		return code
	}
	return message.NewPrinter(language.Make(t.lang)).Sprint(currency.Symbol(unit))
}

func nameOr(name, code string) string {
	if name == "" {
		return code
	}
	return name
}

// capital begins a name large: some languages write those of languages small,
// which looks poor at the head of a line.
func capital(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	if size == 0 {
		return name
	}
	return string(unicode.ToUpper(first)) + name[size:]
}
