package people

import (
	"slices"
	"strings"
	"unicode"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Likeness is what is compared to find out whether somebody is known already.
type Likeness struct {
	FirstName string     `json:"first_name" maxLength:"80"`
	LastName  string     `json:"last_name" maxLength:"80"`
	Email     string     `json:"email,omitempty" maxLength:"254"`
	Mobile    string     `json:"mobile,omitempty" maxLength:"40"`
	BirthDate clock.Date `json:"birth_date,omitzero" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$"`
	ExceptID  string     `json:"except_id,omitempty" maxLength:"64" doc:"A person whom the others are compared with."`
}

// Check returns what is wrong beyond what the tags tell.
func (l Likeness) Check() error {
	var wrong fault.List
	wrong.Add(!l.BirthDate.IsZero() && !clock.BirthDates().Has(l.BirthDate), "birth_date", "person.birth_date", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (l *Likeness) Resolve(api.Context) []error { return api.Found(l.Check()) }

// Lookalike is somebody in the caller's reach, as he is shown to be compared.
type Lookalike struct {
	ID        string     `json:"id"`
	Name      string     `json:"name"`
	Email     string     `json:"email,omitempty"`
	Mobile    string     `json:"mobile,omitempty"`
	BirthDate clock.Date `json:"birth_date,omitzero"`
	City      string     `json:"city,omitempty"`
	PhotoURL  string     `json:"photo_url,omitempty"`
	Campuses  []string   `json:"campuses" doc:"The names of the campuses where the person is known."`
	photoHash string
}

// Match is somebody who may be the same person.
type Match struct {
	Lookalike
	Reasons []string `json:"reasons" enum:"email,mobile,name_birth_date,name"`
	Score   int      `json:"score" minimum:"0" maximum:"100" doc:"100: certainly the same."`
}

// Matches are those who may be the same person, the likeliest first.
type Matches struct {
	Items     []Match `json:"items"`
	Taken     bool    `json:"taken" doc:"Somebody has the e-mail address: the person cannot be added."`
	Elsewhere bool    `json:"elsewhere" doc:"He who has it is out of reach: the national office knows more. Nothing else is told of people out of reach."`
}

// known is somebody as far as he is compared.
type known struct {
	Person
	nameKey string
}

// How sure each reason makes that two people are one.
const (
	sureEmail    = 100
	sureBirth    = 95 // same name, same day
	sureMobile   = 80 // families share a telephone
	sureName     = 60
	sureSimilar  = 40
	mostMatches  = 20
	mostSameName = 200 // who has a frequent name
)

// match compares somebody with a person we have. People of the same name who
// were born on different days are different.
func (l Likeness) match(p known) (reasons []string, score int) {
	reasons = []string{}
	add := func(is bool, reason string, sure int) {
		if is {
			reasons, score = append(reasons, reason), max(score, sure)
		}
	}
	add(l.Email != "" && EmailKey(l.Email) == EmailKey(p.Email), "email", sureEmail)
	add(l.Mobile != "" && l.Mobile == p.Mobile, "mobile", sureMobile)
	sameDay := !l.BirthDate.IsZero() && l.BirthDate == p.BirthDate
	otherDay := !l.BirthDate.IsZero() && !p.BirthDate.IsZero() && !sameDay
	if l.names().nameKey() != p.nameKey || otherDay {
		return reasons, score
	}
	sure := sureSimilar
	if sameWords(l.names(), p.PersonFields) {
		sure = sureName
	}
	add(sameDay, "name_birth_date", sureBirth-(sureName-sure))
	add(!sameDay, "name", sure)
	return reasons, score
}

func (l Likeness) names() PersonFields {
	return PersonFields{FirstName: l.FirstName, LastName: l.LastName}
}

// sameWords reports whether two names have the same words, in whichever order:
// people swap first and last name.
func sameWords(a, b PersonFields) bool { return slices.Equal(a.nameWords(), b.nameWords()) }

// nameWords are the words of first and last name, folded and in order.
func (f PersonFields) nameWords() []string {
	words := strings.FieldsFunc(db.Fold(f.FirstName+" "+f.LastName), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	slices.Sort(words)
	return words
}

// nameKey is what people whose names sound alike have in common: Dupont and
// Dupond, Hélène and Elene, Philippe and Filipe.
func (f PersonFields) nameKey() string {
	words := f.nameWords()
	for i, w := range words {
		words[i] = sound(w)
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

var sounds = strings.NewReplacer("ph", "f", "ck", "k", "ch", "k", "th", "t", "qu", "k", "ç", "s", "c", "k", "q", "k", "y", "i", "z", "s", "w", "v", "h", "")

// sound leaves of a folded word what one hears of it in most languages of the
// school; of a short one, everything.
func sound(word string) string {
	if len(word) < 3 {
		return word
	}
	var b strings.Builder
	var last rune
	for _, r := range sounds.Replace(word) {
		if r != last {
			b.WriteRune(r)
		}
		last = r
	}
	if short := strings.TrimRight(b.String(), "tdsxe"); len(short) > 2 {
		return short
	}
	return b.String()
}

// errTaken tells that somebody has the e-mail address already.
func errTaken(m Matches) error {
	return &fault.Error{Kind: fault.Conflict, Code: "person.email_taken", Field: "email", Current: m}
}

// errKnown asks the caller whether he means another person than those we have.
func errKnown(m Matches) error {
	return &fault.Error{Kind: fault.Conflict, Code: "person.looks_known", Current: m}
}

// asLookalike is somebody in reach as he is shown to be compared.
func (p known) asLookalike() Lookalike {
	l := Lookalike{
		ID: p.ID, Name: p.Name, Email: p.Email, Mobile: p.MobileShown, BirthDate: p.BirthDate, City: p.City,
		Campuses: []string{}, photoHash: p.photoHash,
	}
	for _, c := range p.at {
		l.Campuses = append(l.Campuses, c.CampusName)
	}
	return l
}

// knownTo reports whether the caller may know of somebody, and how to reach him.
func (p known) knownTo(in access.Scope) bool { return p.may(in, read) && p.may(in, contact) }
