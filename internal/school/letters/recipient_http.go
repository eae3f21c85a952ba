package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) recipientRoutes(r *api.Router) {
	const all = "/api/letters/{id}/recipients"
	api.Get(r, "listLetterRecipients", all, writeLetters, a.listLetterRecipients, api.Says("List whom a letter goes to, and what became of it"))
	api.Do(r, "addLetterRecipients", all, writeLetters, a.addLetterRecipients, api.Says("Have a letter go to more people: by hand, of classes, of lists"), api.Refuses(fault.Conflict))
	api.Remove(r, "removeLetterRecipient", all+"/{person_id}", writeLetters, a.removeLetterRecipient, api.Says("Have a letter not go to somebody"), api.Refuses(fault.Conflict))
}

// Recipients are all whom a letter goes to.
type Recipients struct {
	Items []Recipient `json:"items"`
}

func (a *Area) listLetterRecipients(ctx context.Context, in *api.ID) (all Recipients, err error) {
	l, err := findLetter(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return all, err
	}
	all.Items, err = findRecipients(ctx, a.db, l.ID)
	if all.Items == nil {
		all.Items = []Recipient{}
	}
	return all, err
}

// addLetterRecipients adds people. Who is there already stays, so that it does not
// matter in which version the caller saw it.
func (a *Area) addLetterRecipients(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct{ Choice }
},
) (Letter, error) {
	return a.changeDraft(ctx, in.ID, record.AnyVersion, "addLetterRecipients", func(tx *db.Tx, l Letter) error {
		if l.State == Template || in.Body.isEmpty() {
			return fault.On("person_ids", "letter.nobody_chosen", nil)
		}
		return in.Body.put(ctx, tx, l.ID, l.CampusID)
	})
}

func (a *Area) removeLetterRecipient(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	PersonID string `path:"person_id" maxLength:"64"`
},
) error {
	_, err := a.changeDraft(ctx, in.ID, record.AnyVersion, "removeLetterRecipient", func(tx *db.Tx, l Letter) error {
		return db.Change(ctx, tx, "letter.recipient_not_found", `DELETE FROM letter_recipient WHERE letter_id = ? AND person_id = ?`, l.ID, in.PersonID)
	})
	return err
}
