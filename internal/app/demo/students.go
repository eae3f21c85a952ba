package demo

import (
	"context"
	"iter"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// intake is a group of people who came to the school in some span of time.
type intake struct {
	role             access.Roles
	count            int
	from, to         clock.Time
	homes            func(d dice) place
	youngest, oldest int
	photo            int // percent
}

// intakes are the people who learn, in the order in which they came: those who
// have left the school, those who are there, those who want to.
func (w *world) intakes() []intake {
	var toulon []place
	var abroad []place
	for _, p := range w.campuses {
		switch {
		case p.city.archived:
			toulon = append(toulon, p)
		case p.city.region == otherRegion:
			abroad = append(abroad, p)
		}
	}
	at := func(places []place) func(dice) place { return func(d dice) place { return pick(d, places) } }
	return []intake{
		{access.Alumni, 3, day(2018, 11, 5), day(2019, 6, 1), at(toulon), 30, 60, 30},
		{access.Alumni, max(8, w.Students/10), day(2019, 9, 2), day(2023, 7, 3), w.anyCampus, 24, 66, 45},
		{access.Student, 8, day(2023, 7, 10), day(2023, 9, 1), at(abroad), 19, 50, 60},
		{access.Student, w.Students, day(2023, 9, 4), day(2025, 12, 15), w.anyCampus, 18, 62, 65},
		{access.User, max(6, w.Students/50), day(2025, 12, 16), today, w.anyCampus, 18, 48, 15},
	}
}

// learners makes up everybody who learns; each time the same.
func (w *world) learners(pictures album) iter.Seq[people.NewPerson] {
	return func(yield func(people.NewPerson) bool) {
		c := crowd{w.dice("students"), newMailboxes("example.net"), pictures, details{w.dice("students' details"), w.churches}}
		for _, in := range w.intakes() {
			for i := range in.count {
				if !yield(w.learner(c, in, i)) {
					return
				}
			}
		}
	}
}

// peoplePerCall bounds how many people are in memory at a time.
const peoplePerCall = 1000

func addStudents(ctx context.Context, tx *db.Tx, w *world) error {
	var some []people.NewPerson
	for p := range w.learners(w.portraits.clone()) {
		if some = append(some, p); len(some) < peoplePerCall {
			continue
		}
		if err := people.AddMany(ctx, tx, some); err != nil {
			return err
		}
		some = some[:0]
	}
	return people.AddMany(ctx, tx, some)
}

// learner makes up the i-th of those who came in an intake. They come one after
// the other, so that their ids are in order, which databases like.
func (w *world) learner(c crowd, in intake, i int) people.NewPerson {
	came := in.from.Add(in.to.Sub(in.from) / time.Duration(in.count) * time.Duration(i))
	home := in.homes(c.dice)
	p := c.person(newcomer{home: home, at: came, youngest: in.youngest, oldest: in.oldest, photo: in.photo})
	c.more.learn(&p)
	p.Memberships = []people.Membership{{CampusID: home.ID, Roles: in.role}}
	if c.roll(4) && in.role != access.User { // he went on elsewhere
		p.Memberships = join(p.Memberships, w.anyCampus(c.dice).ID, access.Student)
	}
	p.Disabled = i%19 == 11
	return p
}
