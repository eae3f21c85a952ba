package instructors

import (
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

// Instructor is a person who teaches: who has the role teacher at a campus.
// What courses he can give is known to academic.
type Instructor struct {
	ID        string           `json:"id" doc:"The person's."`
	Version   int64            `json:"version" doc:"Of what is said here of his teaching, not of the person."`
	Name      string           `json:"name"`
	LastName  string           `json:"last_name" doc:"By which the list is in order."`
	PhotoURL  string           `json:"photo_url"`
	Enabled   *bool            `json:"enabled,omitempty" doc:"May sign in; absent where the caller may not know."`
	MayEdit   bool             `json:"may_edit" doc:"The caller may change what is said here, and the availability."`
	Languages []string         `json:"languages" doc:"In which he can teach, as CLDR codes."`
	Pairs     []string         `json:"pairs" doc:"Between which languages he translates, either way: two codes in order, as en/fr. As long as he has not said so, between those that he teaches in."`
	Campuses  []TeachingCampus `json:"campuses" doc:"Where he teaches; as long as he has not said so, where he has the role."`
	photoHash string
	at        []string // the campuses he belongs to
}

// TeachingCampus is a campus where somebody teaches.
type TeachingCampus struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Color string `json:"color"`
}

// InstructorFields is the part of an instructor that people fill in and may
// change.
type InstructorFields struct {
	Languages []string `json:"languages" maxItems:"20"`
	Pairs     []string `json:"pairs" maxItems:"40" items.maxLength:"23" doc:"Two languages each, as en/fr."`
	CampusIDs []string `json:"campus_ids" maxItems:"200"`
}

// InstructorRow is an instructor in a list.
type InstructorRow struct {
	Instructor
	Next  *Occurrence `json:"next_unavailability,omitempty" doc:"From today on, in the next twelve months."`
	On    string      `json:"on" enum:",available,maybe,unavailable" doc:"On the day asked for with free_on; empty where nothing is said."`
	Asked string      `json:"asked" enum:",waiting,answered" doc:"Whether he has answered the last question for his dates that is still open."`
}

// Who may know and change what is said of teachers, as in product.md.
var (
	// ReadInstructors is who may read about teachers.
	ReadInstructors = access.Allow(access.Network|access.Coordinator, access.AllCampuses).
			Or(access.Secretary, access.OwnCampus).
			Or(access.Teacher, access.Self)
	changeInstructors = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Teacher, access.Self)
	askInstructors    = access.Allow(access.Heads|access.Supervisor, access.AllCampuses)
	// Who asked and what came of it is for whoever reads calendars of others: of
	// those teachers whose calendars he reads.
	readRequests = access.Allow(access.Network|access.Coordinator, access.AllCampuses).Or(access.Secretary, access.OwnCampus)
)

func (f InstructorFields) clean() InstructorFields {
	languages, pairs := make([]string, len(f.Languages)), make([]string, len(f.Pairs))
	for i, code := range f.Languages {
		languages[i] = canonicalLanguage(code)
	}
	for i, pair := range f.Pairs {
		pairs[i] = canonicalPair(pair)
	}
	return InstructorFields{sorted(languages), sorted(pairs), sorted(f.CampusIDs)}
}

// canonicalPair is a pair of languages as it is kept: one translates either way.
func canonicalPair(pair string) string {
	one, other, _ := strings.Cut(pair, "/")
	one, other = canonicalLanguage(one), canonicalLanguage(other)
	return min(one, other) + "/" + max(one, other)
}

// isPair reports whether a text names two languages.
func isPair(pair string) bool {
	one, other, _ := strings.Cut(pair, "/")
	return isLanguage(one) && isLanguage(other) && canonicalLanguage(one) != canonicalLanguage(other)
}

// sorted returns each of some texts once, in order.
func sorted(all []string) []string {
	all = slices.Clone(all)
	slices.Sort(all)
	return slices.Compact(all)
}

// canonicalLanguage returns the code of a language as it is kept, or what was
// given where it is none.
func canonicalLanguage(code string) string {
	tag, err := language.Parse(strings.TrimSpace(code))
	if err != nil {
		return code
	}
	return tag.String()
}

// isLanguage reports whether a code is that of a language that people speak,
// such as fr, ln or pt-BR.
func isLanguage(code string) bool {
	tag, err := language.Parse(code)
	base, confidence := tag.Base()
	return err == nil && confidence == language.Exact && base.String() != "und" && len(code) <= 11
}

// Check returns what is wrong beyond what the tags tell.
func (f InstructorFields) Check() error {
	var wrong fault.List
	wrong.Add(!all(f.Languages, isLanguage), "languages", "field.not_a_choice", nil)
	wrong.Add(!all(f.Pairs, isPair), "pairs", "field.not_a_choice", nil)
	return wrong.Err()
}

func all(texts []string, is func(string) bool) bool {
	return !slices.ContainsFunc(texts, func(s string) bool { return !is(s) })
}

// Resolve has the router check the fields with everything else.
func (f *InstructorFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (i Instructor) fields() InstructorFields {
	f := InstructorFields{i.Languages, i.Pairs, []string{}}
	for _, c := range i.Campuses {
		f.CampusIDs = append(f.CampusIDs, c.ID)
	}
	return f
}

// seenBy tells what the caller may do, without what he may not know.
func (i Instructor) seenBy(in access.Scope) Instructor {
	own := in.Actor().PersonID == i.ID && in.Actor().Roles&access.Teacher != 0
	i.MayEdit = in.Under(changeInstructors).CoversAll() || own
	if signIn := in.Under(people.KnowSignIn); !own && !signIn.CoversAll() && !slices.ContainsFunc(i.at, signIn.CoversCampus) {
		i.Enabled = nil
	}
	return i
}

// thisDay is the day that it is now, to within a zone.
func thisDay() clock.Date { return clock.DateOf(clock.Now(), time.UTC) }
