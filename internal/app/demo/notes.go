package demo

import (
	"context"
	"slices"

	"myspace/internal/base/db"
	"myspace/internal/school/home"
)

// jotting is a note of somebody behind an account.
type jotting struct {
	text string
	done bool
}

// jottings are what the people behind some accounts have written down, the
// first on top.
var jottings = map[string][]jotting{
	"admin@demo.example": {
		{"Prévenir les campus avant la prochaine mise à jour", false},
		{"Vérifier que la sauvegarde de vendredi est bien partie", true},
	},
	"supervisor@demo.example": {
		{"Trouver un traducteur portugais pour le week-end 12", false},
		{"Rappeler le campus de Nantes : salle du samedi", false},
	},
	"coordinator@demo.example": {
		{"Badges des nouveaux étudiants", true},
		{"Demander au gardien la clé de la salle 4\nIl est là le mardi et le jeudi", false},
		{"Préparer la réunion de rentrée", false},
	},
	"secretary@demo.example": {
		{"Rappeler Emma Whitfield pour son dossier : il manque la lettre du pasteur", false},
		{"Commander du papier et deux toners", false},
		{"Imprimer les feuilles de présence de samedi", true},
	},
	"secretary.nice@demo.example": {
		{"Dossiers incomplets à relancer avant vendredi", false},
	},
	"teacher@demo.example": {
		{"Apporter les polycopiés de Romains 5 à 8", false},
	},
	"student@demo.example": {
		{"Rendre le devoir sur les Actes", false},
		{"Demander l’enregistrement du dernier cours", true},
	},
}

func addNotes(ctx context.Context, tx *db.Tx, w *world) error {
	d := w.dice("notes")
	for _, p := range w.staff[:len(sitters[0])+len(sitters[1])] {
		for _, j := range slices.Backward(jottings[p.Email]) { // each new one goes on top
			at := d.moment(lastYear, today)
			note := home.NewNote{ID: d.id(at), PersonID: p.ID, NoteFields: home.NoteFields{Text: j.text, Done: j.done}, CreatedAt: at}
			if err := home.AddNote(ctx, tx, note); err != nil {
				return err
			}
		}
	}
	return nil
}
