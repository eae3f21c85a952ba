package demo

import (
	"context"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/letters"
)

// addLetters writes to classes of Paris: two letters that were sent, one of them
// necessary, a draft, and a template. Somebody wants no letters.
func addLetters(ctx context.Context, tx *db.Tx, w *world) error {
	paris, d := w.campuses[0].ID, w.dice("letters")
	classes, err := db.All(ctx, tx, db.ScanString, `SELECT k.id FROM class k WHERE k.campus_id = ? AND EXISTS
		(SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '') ORDER BY k.start_year DESC, k.code_key, k.id`, paris)
	if err != nil || len(classes) == 0 {
		return err
	}
	people, err := db.All(ctx, tx, db.ScanString, `SELECT e.person_id FROM enrollment e JOIN person p ON p.id = e.person_id
		WHERE e.class_id = ? AND e.status = 'confirmed' AND e.outcome = '' AND p.email <> '' AND p.enabled ORDER BY e.sort_name, e.id`, classes[0])
	if err != nil {
		return err
	}
	begin := func(at clock.Time, f letters.LetterFields) letters.NewLetter {
		return letters.NewLetter{ID: d.id(at), CampusID: paris, By: w.accountAt(0, access.Secretary), LetterFields: f, At: at}
	}
	sent := []letters.SentLetter{
		{NewLetter: begin(days(-40), welcome), SentAt: days(-40).Add(time.Hour), To: readers(d, people, days(-40), "")},
		{NewLetter: begin(days(-6), moved), SentAt: days(-6).Add(time.Hour), To: readers(d, people, days(-6), "550 5.1.1 mailbox unavailable")},
	}
	if err := letters.AddSent(ctx, tx, sent); err != nil {
		return err
	}
	draft, template := begin(days(-1), books), begin(days(-60), closing)
	template.Template = true
	if err := letters.AddLetter(ctx, tx, template, ""); err != nil {
		return err
	}
	if err := letters.AddLetter(ctx, tx, draft, ""); err != nil {
		return err
	}
	if err := letters.AddRecipients(ctx, tx, draft.ID, people, func() string { return d.id(days(-1)) }); err != nil || len(people) < 2 {
		return err
	}
	return letters.SetWanted(ctx, tx, people[1], false, days(-50))
}

// readers are those of a class to whom a letter went: most open it; the last but one
// wants none, where no server refuses him.
func readers(d dice, people []string, at clock.Time, refusal string) (all []letters.SentTo) {
	for i, id := range people {
		one := letters.SentTo{ID: d.id(at), PersonID: id}
		switch {
		case i == 2 && refusal != "":
			one.Reason, one.Refused = refusal, true
		case i == 1 && refusal == "":
			one.Reason = "unwanted"
		case d.roll(70):
			one.OpenedAt = at.Add(time.Duration(2+i) * time.Hour)
		}
		all = append(all, one)
	}
	return all
}

// What the letters say.
var (
	welcome = letters.LetterFields{Name: "Bienvenue", Texts: []letters.LetterText{
		{Language: "fr", Subject: "Bienvenue à l’école", Body: "Nous sommes heureux de vous compter parmi nous cette année.\n\nLe premier week-end commence samedi à 9 h. Apportez votre carte et de quoi écrire."},
		{Language: "en", Subject: "Welcome to the school", Body: "We are glad to have you with us this year.\n\nThe first week-end begins on Saturday at 9 am. Bring your card and something to write with."},
		{Language: "pt", Subject: "Bem-vindo à escola", Body: "Temos muito gosto em tê-lo connosco este ano.\n\nO primeiro fim de semana começa no sábado às 9 h. Traga o seu cartão e com que escrever."},
	}}
	moved = letters.LetterFields{Name: "Changement de salle", Necessary: true, Reason: "Le lieu des cours change", Texts: []letters.LetterText{
		{Language: "fr", Subject: "Les cours changent de salle", Body: "À partir du prochain week-end, les cours ont lieu dans la grande salle, au premier étage."},
		{Language: "en", Subject: "Courses move to another room", Body: "From the next week-end on, courses are held in the large hall on the first floor."},
	}}
	books = letters.LetterFields{Name: "Livres à rapporter", Texts: []letters.LetterText{
		{Language: "fr", Subject: "Livres à rapporter avant les vacances", Body: "Merci de rapporter les livres empruntés avant la fin du mois, à l’accueil, le samedi matin."},
	}}
	closing = letters.LetterFields{Name: "Fermeture", Texts: []letters.LetterText{
		{Language: "fr", Subject: "Le campus est fermé", Body: "Le campus est fermé du … au …\n\nLes cours reprennent le …"},
		{Language: "en", Subject: "The campus is closed", Body: "The campus is closed from … to …\n\nCourses begin again on …"},
	}}
)
