package demo

import (
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/school/people"
)

// crowd makes people up. Two crowds of the same dice are the same.
type crowd struct {
	dice
	mail     mailboxes
	pictures album
	more     details
}

// newcomer is what is known of somebody before he is made up.
type newcomer struct {
	home             place
	at               clock.Time // when he came
	youngest, oldest int
	photo            int // percent of those who have one
}

// person makes somebody up who lives near a campus.
func (c crowd) person(n newcomer) people.NewPerson {
	from := c.origin(n.home.city)
	woman, dark, age := c.roll(52), c.roll(from.dark), c.between(n.youngest, n.oldest)
	p := people.NewPerson{ID: c.id(n.at), CreatedAt: n.at, PersonFields: people.PersonFields{
		FirstName: pick(c.dice, from.given(woman)), LastName: pick(c.dice, from.families), Gender: gender(woman),
		Mobile: c.mobile(), BirthDate: c.birthday(n.at.Year() - age),
		City: n.home.city.name, Country: n.home.city.country.code, Language: n.home.city.country.language,
	}}
	if second := pick(c.dice, from.given(woman)); second != p.FirstName && c.roll(20) {
		p.MiddleName = second
	}
	if c.roll(50) {
		p.Language = from.language
	}
	if len(n.home.city.around) > 0 && c.roll(45) {
		p.City = pick(c.dice, n.home.city.around)
	}
	if c.roll(n.photo) {
		p.PhotoHash = c.pictures.next(woman, dark, age)
	}
	p.Email = c.mail.next(p.PersonFields)
	c.more.fill(&p, n.home.city, from)
	return p
}

// origin returns that of somebody who lives in a city.
func (d dice) origin(at city) origin {
	switch {
	case at.country == portugal && d.roll(70):
		return portuguese
	case at.country.isAfrican() && d.roll(85):
		return african
	}
	return pick(d, origins)
}

func (o origin) given(woman bool) []string {
	if woman {
		return o.women
	}
	return o.men
}

func gender(woman bool) string {
	if woman {
		return "female"
	}
	return "male"
}

func (d dice) birthday(year int) clock.Date {
	return clock.Date{Year: year, Month: time.January, Day: 1}.AddDays(d.IntN(365))
}
