package demo

import (
	"context"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

// Password is the one of every account.
const Password = "welcome-to-2026"

// Account is somebody whom everybody may sign in as.
type Account struct{ Role, Campus, Email string }

// sitter is who lends an account his name and face.
type sitter struct {
	role        access.Roles
	first, last string
	born        int
	woman, dark bool
	photo       bool
}

// sitters are the accounts at Paris and, in the second list, at Nice.
var sitters = [2][]sitter{
	{
		{access.Admin, "Hélène", "Marchand", 1979, true, false, true},
		{access.Director, "Emmanuel", "Kouadio", 1966, false, true, true},
		{access.Supervisor, "Béatrice", "Lefèvre", 1972, true, false, true},
		{access.Coordinator, "Samuel", "Mbarga", 1984, false, true, true},
		{access.Accounting, "Inês", "Carvalho", 1988, true, false, true},
		{access.Secretary, "Aminata", "Diallo", 1993, true, true, true},
		{access.Librarian, "Giulia", "Ferraro", 1981, true, false, true},
		{access.Multimedia, "Thomas", "Girard", 1996, false, false, false},
		{access.Teacher, "Jean-Baptiste", "Morel", 1961, false, false, true},
		{access.Alumni, "Carmen", "Ortega", 1990, true, false, true},
		{access.Student, "Lucas", "N'Guessan", 2001, false, true, true},
		{access.User, "Emma", "Whitfield", 1998, true, false, false},
	},
	{
		{access.Admin, "Olivier", "Bertrand", 1975, false, false, true},
		{access.Director, "Marie-Claire", "N'Diaye", 1969, true, true, true},
		{access.Supervisor, "Paolo", "Rinaldi", 1970, false, false, true},
		{access.Coordinator, "Claire", "Fontaine", 1985, true, false, true},
		{access.Accounting, "Yannick", "Adjovi", 1987, false, true, false},
		{access.Secretary, "Sofia", "Ribeiro", 1994, true, false, true},
		{access.Librarian, "Daniel", "Okafor", 1978, false, true, true},
		{access.Multimedia, "Chloé", "Perrin", 1999, true, false, true},
		{access.Teacher, "Grâce", "Mukendi", 1974, true, true, true},
		{access.Alumni, "Matteo", "Conti", 1989, false, false, true},
		{access.Student, "Léa", "Rousseau", 2003, true, false, true},
		{access.User, "Antonio", "Navarro", 1995, false, false, false},
	},
}

// Accounts returns all accounts: those of the first campus, then those of the
// second, both in the order of the roles.
func Accounts() (all []Account) {
	for i, at := range sitters {
		for _, s := range at {
			all = append(all, Account{s.role.String(), mainCities[i].name, s.email(i)})
		}
	}
	return all
}

// origin is where the sitter's family comes from, as far as one can tell.
func (s sitter) origin() origin {
	if s.dark {
		return african
	}
	return french
}

func (s sitter) email(at int) string {
	if at == 0 {
		return s.role.String() + "@demo.example"
	}
	return s.role.String() + "." + strings.ToLower(mainCities[at].name) + "@demo.example"
}

// Find returns the accounts that a database has; none if it is no demo.
func Find(ctx context.Context, q db.Querier) ([]Account, error) {
	all := Accounts()
	emails := make([]string, len(all))
	for i, a := range all {
		emails[i] = a.Email
	}
	known, err := people.KnownEmails(ctx, q, emails)
	return slices.DeleteFunc(all, func(a Account) bool { return !slices.Contains(known, a.Email) }), err
}

// accountPeople are the people behind the accounts. They have chosen no
// language, so that the program speaks that of whoever tries it out.
func (w *world) accountPeople(c crowd) (all []people.NewPerson) {
	for i, at := range sitters {
		home := w.campuses[i]
		for j, s := range at {
			joined := home.CreatedAt.Add(time.Duration(j) * 26 * time.Hour)
			p := people.NewPerson{ID: c.id(joined), CreatedAt: joined, PersonFields: people.PersonFields{
				FirstName: s.first, LastName: s.last, Email: s.email(i), Mobile: c.mobile(), Gender: gender(s.woman), BirthDate: c.birthday(s.born),
				City: home.city.name, Country: home.city.country.code,
			}}
			if s.photo {
				p.PhotoHash = c.pictures.next(s.woman, s.dark, joined.Year()-s.born)
			}
			p.Bio = bios[p.Email]
			c.more.fill(&p, home.city, s.origin())
			if s.role&(access.Alumni|access.Student|access.User) == 0 {
				c.more.work(&p)
			}
			p.Network = s.role & access.Network
			p.Memberships = []people.Membership{{CampusID: home.ID, Roles: s.role}}
			all = append(all, p)
		}
	}
	return all
}

// planAccounts hashes the password once: it is made to be slow.
func planAccounts(_ context.Context, w *world) error {
	w.password = account.HashPassword(Password)
	return nil
}

func addAccounts(ctx context.Context, tx *db.Tx, w *world) error {
	for _, p := range w.staff[:len(sitters[0])+len(sitters[1])] {
		if err := account.SetPassword(ctx, tx, p.ID, w.password); err != nil {
			return err
		}
	}
	return nil
}
