package people

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
	"myspace/internal/school/schooltest"
)

// crowd makes many people of few names, so that lists have ties and people with
// several roles.
func crowd(t *testing.T, d *db.DB, n int) []NewPerson {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 7))
	pick := func(all ...string) string { return all[r.IntN(len(all))] }
	campusRoles := (access.Everyone &^ access.Network).Each()
	var all []NewPerson
	for i := range n {
		p := NewPerson{ID: fmt.Sprintf("p%04d", i), CreatedAt: clock.Now(), Disabled: r.IntN(8) == 0, PersonFields: PersonFields{
			FirstName: pick("Ève", "Adam", "Marie", "Zoé"), LastName: pick("Abel", "Étienne", "Martin", "de la Tour"),
			City: pick("Nice", "PARIS", "paris", ""), Country: pick("FR", "CI", ""), Mobile: pick("", "+33639980000"),
		}}
		p.ChurchID = pick("", "", "c1")
		for _, at := range []string{"paris", "nice"} {
			if r.IntN(3) == 0 {
				continue
			}
			m := Membership{CampusID: at, Former: r.IntN(4) == 0}
			for range r.IntN(3) {
				m.Roles |= campusRoles[r.IntN(len(campusRoles))]
			}
			p.Memberships = append(p.Memberships, m)
		}
		if r.IntN(10) == 0 {
			p.Network = access.ParseRoles(pick("admin,director", "supervisor", "librarian,admin", "librarian"))
		}
		all = append(all, p)
	}
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		if err := schooltest.AddCampuses(t.Context(), tx, "paris", "nice"); err != nil {
			return err
		}
		if err := AddChurch(t.Context(), tx, NewChurch{ID: "c1", ChurchFields: ChurchFields{Name: "C"}, CreatedAt: clock.Now()}); err != nil {
			return err
		}
		return AddMany(t.Context(), tx, all)
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// fits is what the filter means, said in the plainest way.
func (f PersonFilter) fits(p NewPerson) bool {
	roles, member, former := p.Network, f.Campus == "", false
	for _, m := range p.Memberships {
		if f.Campus == "" || m.CampusID == f.Campus {
			member = true
			roles |= m.Roles
			former = former || m.Former
		}
	}
	text := db.SearchText(p.FirstName, p.LastName, p.Mobile)
	return member && (len(f.Role) == 0 || roles&f.roles() != 0) &&
		(f.Enabled == "" || (f.Enabled == "true") != p.Disabled) && (f.Former == "" || (f.Former == "true") == former) &&
		(f.City == "" || db.Fold(f.City) == db.Fold(p.City)) && (f.Country == "" || f.Country == p.Country) &&
		(f.Church == "" || f.Church == p.ChurchID) && (f.Q == "" || strings.Contains(text, strings.Repeat(" ", max(0, 3-len(f.Q)))+f.Q))
}

func (f PersonFilter) less(a, b NewPerson) int {
	name, descending := strings.CutPrefix(f.Sort, "-")
	ka, kb := a.keys(), b.keys()
	c := cmp.Compare(a.ID, b.ID)
	if name != "created" {
		c = cmp.Or(cmp.Compare(ka.sortName, kb.sortName), c)
	}
	if name == "city" {
		c = cmp.Or(cmp.Compare(ka.sortCity, kb.sortCity), c)
	}
	if descending {
		return -c
	}
	return c
}

func TestEveryFilterAndSortListsExactlyWhoFitsPageByPage(t *testing.T) {
	d := dbtest.Open(t)
	all := crowd(t, d, 300)
	r := rand.New(rand.NewPCG(1, 2))
	pick := func(some ...string) string { return some[r.IntN(len(some))] }
	names := access.Everyone.Names()
	for range 250 {
		f := PersonFilter{
			Search: api.Search{Q: pick("", "", "", "marie", "zoe", "a", "tour", "33639")}, Campus: pick("", "paris", "nice"),
			Enabled: pick("", "", "true", "false"), Former: pick("", "", "", "true", "false"), City: pick("", "", "paris", "Nice"), Country: pick("", "", "FR", "CI"), Church: pick("", "", "", "c1"),
			Sort: pick("name", "-name", "city", "-city", "created", "-created"),
		}
		for range r.IntN(4) {
			f.Role = append(f.Role, names[r.IntN(len(names))])
		}
		var want []string
		fitting := slices.DeleteFunc(slices.Clone(all), func(p NewPerson) bool { return !f.fits(p) })
		slices.SortFunc(fitting, f.less)
		for _, p := range fitting {
			want = append(want, p.ID)
		}
		compareLists(t, d, f, want)
	}
}

// compareLists holds the pages of a list, and its export, against what is wanted.
func compareLists(t *testing.T, d *db.DB, f PersonFilter, want []string) {
	t.Helper()
	const size = 7
	var got []string
	for page := 1; page == 1 || len(got) == (page-1)*size; page++ {
		l, err := findPeople(t.Context(), d, as(access.Admin), f, api.Paging{Page: page, PageSize: size})
		if err != nil {
			t.Fatalf("%+v: %v", f, err)
		}
		if l.Total != len(want) && (page == 1 || len(l.Items) > 0) {
			t.Errorf("%+v: page %d says %d, want %d", f, page, l.Total, len(want))
		}
		for _, p := range l.Items {
			got = append(got, p.ID)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%+v:\n got %v\nwant %v", f, got, want)
	}
	got = nil
	if err := eachPerson(t.Context(), d, as(access.Admin), f, func(p Person) error { got = append(got, p.ID); return nil }); err != nil || !slices.Equal(got, want) {
		t.Errorf("%+v is exported as %v (%v), want %v", f, got, err, want)
	}
}

func TestCommonWordsFindTheSameAsRareOnes(t *testing.T) {
	d := dbtest.Open(t)
	crowd(t, d, 100)
	for _, f := range []PersonFilter{{}, {Campus: "paris"}, {Role: []string{"student", "user", "teacher"}}, {City: "nice", Sort: "-city"}} {
		f.Q = "mar"
		f.Sort = cmp.Or(f.Sort, "name")
		ids := map[matching][]string{}
		for _, words := range []matching{rare, common} {
			starts, err := startsOf(d, as(access.Admin), f, frequency{matching: words, most: 100})
			if err != nil {
				t.Fatal(err)
			}
			rows, err := findRows(t.Context(), d, starts, true, api.Paging{Page: 1, PageSize: 100}, new(int))
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range rows {
				ids[words] = append(ids[words], p.ID)
			}
		}
		if len(ids[rare]) == 0 || !slices.Equal(ids[rare], ids[common]) {
			t.Errorf("%+v: the index finds %v, row by row %v", f, ids[rare], ids[common])
		}
	}
}

func TestWhatOneMayNotKnowIsNoFilter(t *testing.T) {
	d := network(t)
	page := api.Paging{Page: 1, PageSize: 10}
	for name, tt := range map[string]struct {
		roles access.Roles
		f     PersonFilter
		field string
	}{
		"the city, for a librarian":                    {access.Librarian, PersonFilter{City: "Nice"}, "city"},
		"the country, for who keeps recordings":        {access.Multimedia, PersonFilter{Country: "FR"}, "country"},
		"the order of cities, for a librarian":         {access.Librarian, PersonFilter{Sort: "-city"}, "sort"},
		"the church, for accounting":                   {access.Accounting, PersonFilter{Church: "c"}, "church"},
		"the church, for a librarian":                  {access.Librarian, PersonFilter{Church: "c"}, "church"},
		"who may sign in, for a librarian":             {access.Librarian, PersonFilter{Enabled: "true"}, "enabled"},
		"who may sign in, for accounting":              {access.Accounting, PersonFilter{Enabled: "false"}, "enabled"},
		"a city elsewhere, for a coordinator":          {access.Coordinator, PersonFilter{City: "Nice", Campus: "nice"}, "city"},
		"a city elsewhere, for a librarian who is one": {access.Coordinator | access.Librarian, PersonFilter{City: "Nice"}, "city"},
	} {
		tt.f.Sort = cmp.Or(tt.f.Sort, "name")
		_, err := findPeople(t.Context(), d, as(tt.roles), tt.f, page)
		if list, ok := err.(fault.List); !ok || len(list) != 1 || list[0].Field != tt.field { //nolint:errorlint // returned as it is
			t.Errorf("%s: got %v", name, err)
		}
	}
	for name, tt := range map[string]struct {
		roles access.Roles
		f     PersonFilter
	}{
		"the city at one's own campus":                {access.Coordinator, PersonFilter{City: "Nice"}},
		"the church at one's own campus":              {access.Secretary, PersonFilter{Church: "c", Campus: "paris"}},
		"a librarian who coordinates, at his campus":  {access.Coordinator | access.Librarian, PersonFilter{City: "Nice", Campus: "paris"}},
		"anything, for the supervisor":                {access.Supervisor, PersonFilter{City: "Nice", Country: "FR", Church: "c", Sort: "city"}},
		"the city and the country, for accounting":    {access.Accounting, PersonFilter{City: "Nice", Country: "FR"}},
		"the day of coming, for who keeps recordings": {access.Multimedia, PersonFilter{Sort: "-created"}},
		"who may sign in, for the secretary":          {access.Secretary, PersonFilter{Enabled: "true"}},
	} {
		tt.f.Sort = cmp.Or(tt.f.Sort, "name")
		if _, err := findPeople(t.Context(), d, as(tt.roles), tt.f, page); err != nil {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

func TestOldRecordsAreBroughtUpToDate(t *testing.T) {
	d := dbtest.Open(t)
	crowd(t, d, 40)
	state := func() []string {
		all, err := db.All(t.Context(), d, db.ScanString, `SELECT p.mobile || '|' || p.mobile_shown || '|' || p.sort_name || '|' || p.sort_city || '|' || p.name_key || '|' || p.search_text
			|| COALESCE((SELECT string_agg(m.sort_city || m.country || m.sort_name, '/') FROM membership m WHERE m.person_id = p.id), '') FROM person p ORDER BY p.id`)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	before := state()
	for _, old := range []string{
		`UPDATE person SET mobile = '06 39 98 00 00' WHERE mobile <> '' AND country = 'FR'`,
		`UPDATE person SET mobile_shown = mobile, sort_city = lower(city), name_key = '', search_text = ''`, `UPDATE membership SET sort_city = '', sort_name = ''`,
	} {
		if err := db.Exec(t.Context(), d, old); err != nil {
			t.Fatal(err)
		}
	}
	if err := New(&part.Around{DB: d}).refresh(t.Context()); err != nil {
		t.Fatal(err)
	}
	for i, got := range state() {
		if got != before[i] {
			t.Errorf("got  %q\nwant %q", got, before[i])
		}
	}
}

// Class lists ask this for each student: a secretary may not change a coordinator
// who takes part in a class, and so does not print his church either.
func TestAChurchIsPrintedOnlyForWhomOneMayChange(t *testing.T) {
	for _, tt := range []struct {
		by, of access.Roles
		knows  bool
	}{
		{access.Secretary, access.Student, true},
		{access.Secretary, access.Student | access.Coordinator, false},
		{access.Secretary, access.Student | access.Teacher, false},
		{access.Coordinator, access.Student | access.Coordinator, true},
		{access.Coordinator, access.Student | access.Supervisor, false},
		{access.Supervisor, access.Director, false},
		{access.Admin, access.Admin, true},
		{access.Accounting, access.Student, false},
		{access.Librarian, access.Student, false},
	} {
		if got := KnowsChurch(as(tt.by), "paris", tt.of); got != tt.knows {
			t.Errorf("%s knows the church of %s: %v", tt.by, tt.of, got)
		}
	}
}
