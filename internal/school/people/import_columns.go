package people

import (
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"myspace/internal/base/access"
	"myspace/internal/base/intake"
	"myspace/internal/base/text"
)

// peopleForm is what a file of people may hold, in the order of the template.
// Those columns that are open to some are special: only who may know the field
// may write it.
var peopleForm = intake.Form{Key: "import.", Columns: importColumns, Needs: []string{"first_name", "last_name", "email"}}

var importColumns = []intake.Column{
	{Name: "last_name"},
	{Name: "first_name"},
	{Name: "middle_name"},
	{Name: "email"},
	{Name: "mobile"},
	{Name: "gender"},
	{Name: "birth_date"},
	{Name: "birth_country"},
	{Name: "language"},
	{Name: "address"},
	{Name: "additional_address"},
	{Name: "neighborhood"},
	{Name: "zip_code"},
	{Name: "city"},
	{Name: "state"},
	{Name: "country"},
	{Name: "favourite_contact"},
	{Name: "church", Open: writableTo(knowChurch)},
	{Name: "pastor", Open: writableTo(knowChurch)},
	{Name: "identity_card", Open: writableTo(knowCard)},
	{Name: "bank_account", Open: writableTo(knowBank)},
	{Name: "memo", Long: true, Open: writableTo(knowMemo)},
	{Name: "bio", Long: true},
	{Name: "campus"},
	{Name: "roles"},
}

// writableTo tells who may write a column: who has a rule for other people than
// himself.
func writableTo(rule access.Rule) func(access.Scope) bool {
	return func(in access.Scope) bool { return mayWriteColumn(in, rule) }
}

// mayWriteColumn reports whether a rule reaches other people than the caller.
func mayWriteColumn(in access.Scope, rule access.Rule) bool {
	in = in.Under(rule)
	return in.CoversAll() || in.CoversCampus(in.Actor().CampusID)
}

// countryNames are the countries by their codes and by their names in the five
// languages.
var countryNames = sync.OnceValue(func() intake.Names {
	all := intake.Names{}
	for _, lang := range text.Languages {
		namer := display.Regions(language.Make(lang))
		for a := 'A'; a <= 'Z'; a++ {
			for b := 'A'; b <= 'Z'; b++ {
				code := string([]rune{a, b})
				if isCountry(code) {
					all.Add(namer.Name(language.MustParseRegion(code)), code)
				}
			}
		}
	}
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			if code := string([]rune{a, b}); isCountry(code) {
				all[intake.PlainName(code)] = code
			}
		}
	}
	return all
})
