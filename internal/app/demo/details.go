package demo

import (
	"fmt"
	"strings"

	"myspace/internal/school/people"
)

// details makes up the rest of what is known of people, with dice of its own, so
// that who there is does not depend on it.
type details struct {
	dice
	churches []people.NewChurch
}

// What people write about where they live. Streets and quarters are of no city
// in particular.
var (
	streets = strings.Split(`rue des Lilas,rue du Moulin,avenue de la République,rue Victor-Hugo,allée des Acacias,rue de la Fontaine,boulevard Voltaire,
impasse du Puits,rue Jean-Jaurès,place du Marché,rue des Écoles,chemin des Vignes,rue Pasteur,avenue du Général-de-Gaulle,rue de l’Église`, ",")
	ruas     = strings.Split(`Rua da Liberdade,Avenida da República,Rua do Sol,Travessa das Flores,Rua Luís de Camões,Largo do Carmo`, ",")
	quarters = words(`Centre-ville Gare Port Les-Jardins Université Le-Marché Vieux-Bourg Les-Hauts La-Plaine Saint-Michel Belle-Rive Plateau`)
	floors   = strings.Split(`Bâtiment B,Appartement 12,Résidence Les Tilleuls,2e étage,Chez M. Durand,Escalier C`, ",")
	abroad   = words(`CI SN CM CD BJ TG CG GA ML BF GN HT`)
)

// fill makes up what is not yet known of somebody.
func (d details) fill(p *people.NewPerson, home city, from origin) {
	p.Address = fmt.Sprintf("%d %s", d.between(1, 140), pick(d.dice, streets))
	if home.country == portugal {
		p.Address = fmt.Sprintf("%s, %d", pick(d.dice, ruas), d.between(1, 140))
	}
	if d.roll(22) {
		p.AdditionalAddress = pick(d.dice, floors)
	}
	if d.roll(35) || home.country.isAfrican() {
		p.Neighborhood = strings.ReplaceAll(pick(d.dice, quarters), "-", " ")
	}
	p.ZipCode, p.State = d.zip(p.City, home), home.state
	p.BirthCountry = d.bornIn(from, home)
	p.FavouriteContact = pick(d.dice, []string{"mobile", "mobile", "email", "email", "messaging", "messaging", "messaging", "letter"})
	p.IdentityCard = fmt.Sprintf("%02d%s%05d", d.IntN(100), string("ABCDEFGHKLMNPRSTX"[d.IntN(17)]), d.IntN(100_000))
	if p.ChurchID == "" && d.roll(85) {
		p.ChurchID = d.church(p.City, home.country.code)
	}
	if d.roll(6) {
		p.Pastor = pick(d.dice, from.men) + " " + pick(d.dice, from.families)
	}
}

// zip is that of the city, or of one in the same part of the country.
func (d details) zip(livesIn string, home city) string {
	if livesIn == home.name || len(home.zip) != 5 {
		return home.zip
	}
	part := home.zip[:2]
	if part == "75" { // around Paris begin other departments
		part = pick(d.dice, []string{"93", "94", "92"})
	}
	return fmt.Sprintf("%s%d0", part, d.between(11, 89))
}

func (d details) bornIn(from origin, home city) string {
	if d.roll(45) {
		return home.country.code
	}
	switch from.language {
	case "pt":
		return "PT"
	case "it":
		return "IT"
	case "es":
		return pick(d.dice, []string{"ES", "ES", "CO", "PE"})
	case "en":
		return pick(d.dice, []string{"GB", "GB", "NG", "GH"})
	}
	if from.dark == 100 {
		return pick(d.dice, abroad)
	}
	return "FR"
}

// church returns one nearby: of the city, else of the country, else any.
func (d details) church(city, country string) string {
	var near, same []string
	for _, c := range d.churches {
		if c.City == city {
			near = append(near, c.ID)
		}
		if c.Country == country {
			same = append(same, c.ID)
		}
	}
	switch {
	case len(near) > 0 && d.roll(80):
		return pick(d.dice, near)
	case len(same) > 0:
		return pick(d.dice, same)
	}
	return pick(d.dice, d.churches).ID
}

// work adds what is known of those who work for the school.
func (d details) work(p *people.NewPerson) {
	p.BankAccount = d.iban()
	if p.Bio == "" && d.roll(60) {
		p.Bio = pick(d.dice, staffBios)
	}
}

// learn adds what is known of those who learn.
func (d details) learn(p *people.NewPerson) {
	if d.roll(12) {
		p.Bio = pick(d.dice, studentBios)
	}
	if d.roll(7) {
		p.Memo = pick(d.dice, memos)
	}
}

// iban returns the number of an account at a bank that does not exist.
func (d details) iban() string {
	account := fmt.Sprintf("9999900001%011d%02d", d.IntN(100_000_000_000), d.IntN(97))
	rest := 0
	for _, digit := range account + "152700" { // F, R and the check digits
		rest = (rest*10 + int(digit-'0')) % 97
	}
	return fmt.Sprintf("FR%02d%s", 98-rest, account)
}

var (
	staffBios = []string{
		"Au service du campus depuis plusieurs années, après une carrière dans l’enseignement.",
		"Je coordonne les week-ends d’accueil et j’aime que chacun trouve sa place.",
		"Formé à la pédagogie des adultes, j’enseigne les Évangiles et l’histoire de l’Église.",
		"Missionnaire pendant douze ans au Cameroun, puis pasteur à mi-temps.",
		"Traductrice de métier : français, anglais, portugais.",
		"Passionné de langues bibliques, je prépare un commentaire sur les Psaumes.",
	}
	studentBios = []string{
		"J’ai découvert l’école par une amie de mon église.", "Mère de trois enfants, j’étudie le soir et le week-end.",
		"Ingénieur en semaine, étudiant le samedi.", "Je souhaite servir auprès des jeunes de mon quartier.",
	}
	memos = []string{
		"Dossier complet, reste la photo d’identité.", "À rappeler au sujet de l’échéancier.", "Préfère être joint le soir après 19 h.",
		"Attestation d’assurance à renouveler en septembre.", "Recommandé par son pasteur, courrier au dossier.",
	}
)
