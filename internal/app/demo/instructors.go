package demo

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/instructors"
	"myspace/internal/school/people"
)

// Calendars are about what is to come: unlike the rest of the school they begin
// on the day on which it is made.
func thisMorning() clock.Time {
	return clock.At(clock.Now().Truncate(24 * time.Hour))
}

// teachers are the staff who teach.
func (w *world) teachers() (all []people.NewPerson) {
	for _, p := range w.staff {
		if slices.ContainsFunc(p.Memberships, func(m people.Membership) bool { return m.Roles&access.Teacher != 0 }) {
			all = append(all, p)
		}
	}
	return all
}

// addInstructors says of every teacher in which languages and where he teaches,
// between which he translates and when he is away, and asks some of them for their dates.
func addInstructors(ctx context.Context, tx *db.Tx, w *world) error {
	d, now := w.dice("instructors"), thisMorning()
	all := w.teachers()
	w.profiles = map[string]instructors.InstructorFields{}
	for _, p := range all {
		w.profiles[p.ID] = w.teaching(d, p)
		if err := instructors.SaveInstructor(ctx, tx, p.ID, w.profiles[p.ID], now); err != nil {
			return err
		}
		for _, f := range d.calendar(clock.DateOf(now, time.UTC), w.campuses[0].city.country.zone) {
			at := now.Add(-time.Duration(d.between(10, 90)) * 24 * time.Hour)
			if err := instructors.AddAvailability(ctx, tx, instructors.NewAvailability{
				ID: d.id(at), PersonID: p.ID, AvailabilityFields: f, Origin: pick(d, []string{"self", "self", "staff"}), CreatedAt: at,
			}); err != nil {
				return err
			}
		}
	}
	return w.askSome(ctx, tx, d, all)
}

func (w *world) teaching(d dice, p people.NewPerson) instructors.InstructorFields {
	f := instructors.InstructorFields{Languages: []string{"fr"}, Pairs: []string{}, CampusIDs: []string{}}
	if p.Language != "" {
		f.Languages = append(f.Languages, p.Language)
	}
	for range 2 {
		if d.roll(35) {
			f.Languages = append(f.Languages, pick(d, []string{"en", "en", "pt", "es", "it", "ln", "wo", "ht"}))
		}
	}
	for _, code := range f.Languages[1:] {
		if code != "fr" { // who has another language translates it
			f.Pairs = append(f.Pairs, "fr/"+code)
		}
	}
	for _, m := range p.Memberships {
		if m.Roles&access.Teacher != 0 {
			f.CampusIDs = append(f.CampusIDs, m.CampusID)
		}
	}
	if d.roll(40) {
		f.CampusIDs = append(f.CampusIDs, w.anyCampus(d).ID)
	}
	return f
}

// calendar makes up when somebody is away: his holidays every summer, mostly
// something that comes back, and a journey or two.
func (d dice) calendar(from clock.Date, zone string) (all []instructors.AvailabilityFields) {
	summer := clock.Date{Year: from.Year, Month: time.July, Day: 1}.AddDays(d.IntN(45))
	all = append(all, away("Congés d’été", summer, summer.AddDays(d.between(9, 20)), instructors.Repeat{Every: "year"}))
	christmas := clock.Date{Year: from.Year, Month: time.December, Day: 24}
	if d.roll(60) {
		all = append(all, away("Noël en famille", christmas, christmas.AddDays(d.between(1, 8)), instructors.Repeat{Every: "year"}))
	}
	if d.roll(45) {
		saturday := next(from, time.Saturday).AddDays(7 * d.IntN(4))
		all = append(all, away(pick(d, []string{"Conseil d’église", "Formation des anciens", "Garde des enfants"}), saturday, saturday,
			instructors.Repeat{Every: "month", By: "weekday"}))
	}
	if d.roll(40) {
		f := away(pick(d, []string{"Culte", "École du dimanche"}), next(from, time.Sunday), next(from, time.Sunday), instructors.Repeat{Every: "week"})
		f.AllDay, f.StartsAt, f.EndsAt, f.TimeZone = false, "09:00", "12:30", zone
		all = append(all, f)
	}
	for range d.IntN(3) {
		first := from.AddDays(d.between(20, 200))
		all = append(all, away(pick(d, []string{"Mission à Abidjan", "Retraite", "Conférence à Lisbonne", "Opération", "Mariage de ma fille", "Voyage"}),
			first, first.AddDays(d.between(0, 12)), instructors.Repeat{}))
	}
	if d.roll(30) {
		saturday := next(from, time.Saturday).AddDays(7 * d.between(3, 12))
		f := away("Près de chez moi", saturday, saturday.AddDays(1), instructors.Repeat{})
		f.Kind = pick(d, []string{instructors.Available, instructors.Maybe})
		all = append(all, f)
	}
	return all
}

func away(reason string, first, last clock.Date, r instructors.Repeat) instructors.AvailabilityFields {
	return instructors.AvailabilityFields{Kind: instructors.Unavailable, Reason: reason, AllDay: true, FirstDay: first, LastDay: last, Repeat: r}
}

// next is the first of a weekday after a day.
func next(day clock.Date, weekday time.Weekday) clock.Date {
	for {
		day = day.AddDays(1)
		if time.Date(day.Year, day.Month, day.Day, 0, 0, 0, 0, time.UTC).Weekday() == weekday {
			return day
		}
	}
}

// askSome asks the teachers of the accounts and a few others for six week-ends;
// half of the others have answered.
func (w *world) askSome(ctx context.Context, tx *db.Tx, d dice, teachers []people.NewPerson) error {
	asked := thisMorning().Add(-3 * 24 * time.Hour)
	request := instructors.NewRequest{ID: d.id(asked), By: w.accountAt(0, access.Supervisor), CreatedAt: asked, MailedAt: asked}
	request.Message = "Il nous manque encore deux enseignants pour le printemps."
	saturday := next(clock.DateOf(asked, time.UTC), time.Saturday).AddDays(4 * 7)
	for range 6 {
		request.Periods = append(request.Periods, instructors.Period{FirstDay: saturday, LastDay: saturday.AddDays(1)})
		saturday = saturday.AddDays(14)
	}
	teachers = slices.DeleteFunc(slices.Clone(teachers), func(p people.NewPerson) bool { return p.Disabled })
	teachers = teachers[:min(len(teachers), 9)]
	for _, p := range teachers {
		request.PersonIDs = append(request.PersonIDs, p.ID)
	}
	if err := instructors.AddRequest(ctx, tx, request); err != nil {
		return err
	}
	for i, p := range teachers {
		if i < len(sitters) || i%2 == 0 { // those of the accounts still have to answer
			continue
		}
		if err := instructors.SaveAnswers(ctx, tx, w.answers(d, request, p.ID)); err != nil {
			return err
		}
	}
	return nil
}

func (w *world) answers(d dice, request instructors.NewRequest, personID string) instructors.NewAnswers {
	at := request.CreatedAt.Add(time.Duration(d.between(2, 40)) * time.Hour)
	n := instructors.NewAnswers{
		RequestID: request.ID, PersonID: personID, Periods: request.Periods, At: at, NewID: func() string { return d.id(at) },
		Remark: pick(d, []string{"", "", "Je viens volontiers, avec un logement sur place.", "Plutôt le samedi."}),
	}
	for range request.Periods {
		n.Answers = append(n.Answers, instructors.Answer{Kind: pick(d, []string{instructors.Available, instructors.Available, instructors.Maybe, instructors.Unavailable})})
	}
	return n
}
