package demo

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// churches are where the people of the demo school come from.
var churches = []people.ChurchFields{
	{Name: "Église évangélique de Belleville", City: "Paris", Country: "FR", Pastor: "Étienne Garnier"},
	{Name: "Assemblée La Bonne Nouvelle", City: "Saint-Denis", Country: "FR", Pastor: "Moïse Tchicaya"},
	{Name: "Église du Plein Évangile", City: "Nice", Country: "FR", Pastor: "Hervé Bonnet"},
	{Name: "Centre chrétien de la Loire", City: "Nantes", Country: "FR", Pastor: "Ruth Lemoine"},
	{Name: "Église protestante du Vieux-Port", City: "Marseille", Country: "FR", Pastor: "Joël Asensio"},
	{Name: "Communauté de la Grâce", City: "Lyon", Country: "FR", Pastor: "Sylvain Petit"},
	{Name: "Temple de la Réconciliation", City: "Abidjan", Country: "CI", Pastor: "Kouamé Yao"},
	{Name: "Igreja Evangélica de Alvalade", City: "Lisboa", Country: "PT", Pastor: "Rui Antunes"},
	{Name: "Chiesa Evangelica della Riconciliazione", City: "Torino", Country: "IT", Pastor: "Marco Bellini"},
	{Name: "Iglesia Bautista El Buen Pastor", City: "Barcelona", Country: "ES", Pastor: "Javier Molina"},
	{Name: "Hope Community Church", City: "London", Country: "GB", Pastor: "Andrew Clarke"},
}

// bios are what the people behind some accounts say of themselves.
var bios = map[string]string{
	"teacher@demo.example":      "Enseignant itinérant depuis 1994, j’aime ouvrir les lettres de Paul avec ceux qui travaillent toute la semaine.",
	"teacher.nice@demo.example": "Professeure de langues bibliques. Je vis entre Kinshasa et Nice et j’enseigne deux week-ends par mois.",
	"coordinator@demo.example":  "Je coordonne le campus de Paris depuis son ouverture. Mon bureau est ouvert le samedi dès 8 h 30.",
	"student@demo.example":      "En deuxième année, à Paris. Musicien le dimanche, électricien en semaine.",
}

// planChurches decides when each was added.
func planChurches(_ context.Context, w *world) error {
	d := w.dice("churches")
	for _, f := range churches {
		at := d.moment(founded, today)
		w.churches = append(w.churches, people.NewChurch{ID: d.id(at), ChurchFields: f, CreatedAt: at})
	}
	return nil
}

func addChurches(ctx context.Context, tx *db.Tx, w *world) error {
	for _, c := range w.churches {
		if err := people.AddChurch(ctx, tx, c); err != nil {
			return err
		}
	}
	return nil
}
