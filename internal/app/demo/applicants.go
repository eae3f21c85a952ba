package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// lacking are what those who applied in the last days have not told yet.
var lacking = []func(p *people.NewPerson){
	func(p *people.NewPerson) { p.Mobile = "" },
	func(p *people.NewPerson) { p.BirthDate = clock.Date{} },
	func(*people.NewPerson) {},
	func(p *people.NewPerson) { p.Address, p.BirthDate = "", clock.Date{} },
}

// addApplicants has some people apply in the last days, whom
// nobody has answered yet. The first of them may be a former student, whose name
// he has.
func addApplicants(ctx context.Context, tx *db.Tx, w *world) error {
	c := crowd{w.dice("applicants"), newMailboxes("example.com"), w.portraits.clone(), details{w.dice("applicants' details"), w.churches}}
	var all []people.NewPerson
	for _, home := range w.campuses[:minCampuses] { // those of the accounts
		for i, forget := range lacking {
			at := thisMorning().Add(-time.Duration(24*i+c.IntN(20)) * time.Hour)
			p := c.person(newcomer{home: home, at: at, youngest: 18, oldest: 48})
			p.Memberships = []people.Membership{{CampusID: home.ID, Roles: access.User}}
			if forget(&p); i == 1 {
				if err := likeAlumni(ctx, tx, home.ID, &p); err != nil {
					return err
				}
			}
			all = append(all, p)
		}
	}
	return people.AddMany(ctx, tx, all)
}

// likeAlumni gives somebody the name of one who has studied at a campus.
func likeAlumni(ctx context.Context, tx *db.Tx, campusID string, p *people.NewPerson) error {
	return db.Each(ctx, tx, func(r db.Row) error {
		return r.Scan(&p.FirstName, &p.LastName, &p.Gender)
	}, `SELECT p.first_name, p.last_name, p.gender FROM membership_role mr JOIN person p ON p.id = mr.person_id
		WHERE mr.campus_id = ? AND mr.role = 'alumni' ORDER BY mr.person_id LIMIT 1`, campusID)
}
