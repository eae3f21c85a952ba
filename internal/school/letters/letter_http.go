package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) letterRoutes(r *api.Router) {
	const all, one = "/api/letters", "/api/letters/{id}"
	api.Get(r, "listLetters", all, writeLetters, a.listLetters, api.Says("List letters, or templates of them"))
	api.Stream(r, "exportLetters", all+"/export", writeLetters, a.exportLetters, api.Says("Export letters with what became of them"))
	api.Post(r, "createLetter", all, writeLetters, a.createLetter, api.Says("Begin a letter or a template, of nothing or of another one"), api.Refuses(fault.NotFound))
	api.Get(r, "getLetter", one, writeLetters, a.getLetter)
	api.Put(r, "updateLetter", one, writeLetters, a.updateLetter)
	api.Remove(r, "deleteLetter", one, writeLetters, a.deleteLetter, api.Says("Delete a draft or a template"))
}

// LetterFilter is what the letters can be narrowed by.
type LetterFilter struct {
	api.Search
	Campus string `query:"campus" maxLength:"64"`
	State  string `query:"state" enum:"letter,draft,sent,template" doc:"Letters are all but the templates; sent are those on their way, too."`
	Sort   string `query:"sort" default:"-created" enum:"name,-name,created,-created"`
}

func (a *Area) listLetters(ctx context.Context, in *struct {
	LetterFilter
	api.Paging
},
) (api.Page[Letter], error) {
	l, err := findLetters(ctx, a.db, access.From(ctx), in.LetterFilter, in.Paging)
	for i, one := range l.Items {
		l.Items[i] = a.present(ctx, one)
	}
	return api.PageOf(l, err)
}

// present fills in what depends on the caller.
func (a *Area) present(ctx context.Context, l Letter) Letter {
	l = l.seenBy(access.From(ctx))
	for i, d := range l.Files {
		l.Files[i].ContentURL = a.Link(ctx, "/api/letters/"+l.ID+"/files/"+d.ID+"/content", d.hash)
	}
	return l
}

func (a *Area) getLetter(ctx context.Context, in *api.ID) (Letter, error) {
	l, err := findLetter(ctx, a.db, access.From(ctx), in.ID)
	return a.present(ctx, l), err
}

// NewLetter is a letter that is begun.
type NewLetter struct {
	ID, CampusID, By string
	Template         bool
	LetterFields
	At clock.Time
}

func (a *Area) createLetter(ctx context.Context, in *struct {
	Body struct {
		CampusID string `json:"campus_id" minLength:"1" maxLength:"64"`
		Name     string `json:"name" minLength:"1" maxLength:"120"`
		Template bool   `json:"template" doc:"It is a template."`
		FromID   string `json:"from_id" maxLength:"64" doc:"A letter or a template whose texts and files it begins with; of the caller's reach."`
		Choice
	}
},
) (l Letter, err error) {
	scope, n := access.From(ctx), NewLetter{ID: db.NewID(), CampusID: in.Body.CampusID, Template: in.Body.Template, At: clock.Now()}
	n.By = scope.Actor().PersonID
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := campusInReach(ctx, tx, scope, n.CampusID); err != nil {
			return err
		}
		if in.Body.FromID != "" {
			from, err := findLetter(ctx, tx, scope, in.Body.FromID)
			if err != nil {
				return err
			}
			n.LetterFields = from.LetterFields
		}
		n.Name = in.Body.Name
		n.LetterFields = n.clean()
		if err := AddLetter(ctx, tx, n, in.Body.FromID); err != nil {
			return err
		}
		if !n.Template {
			if err := in.Body.put(ctx, tx, n.ID, n.CampusID); err != nil {
				return err
			}
		}
		if l, err = findLetter(ctx, tx, scope, n.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createLetter", Entity: "letter", EntityID: l.ID, CampusID: l.CampusID, After: l.trail()})
	})
	return a.present(ctx, l), err
}

// AddLetter adds a letter with what it says, and the files of another one where
// that is named.
func AddLetter(ctx context.Context, tx *db.Tx, n NewLetter, filesOf string) error {
	if err := addLetter(ctx, tx, n); err != nil {
		return err
	}
	if err := saveTexts(ctx, tx, n.ID, n.Texts); err != nil {
		return err
	}
	return copyFiles(ctx, tx, filesOf, n.ID)
}

// letters is how a letter is changed.
func (a *Area) letters() record.Kind[string, Letter, Letter] {
	return record.Kind[string, Letter, Letter]{
		DB: a.db, Entity: "letter", Find: findLetter,
		State: func(l Letter) record.State {
			return record.State{ID: l.ID, CampusID: l.CampusID, Version: l.Version, Trail: l.trail()}
		},
		Show: func(ctx context.Context, _ db.Querier, l Letter) (Letter, error) { return a.present(ctx, l), nil },
	}
}

// drafts is how what was not sent yet is changed: an archived campus writes nothing
// more, while what is on its way can be stopped.
func (a *Area) drafts() record.Kind[string, Letter, Letter] {
	k := a.letters()
	k.State = func(l Letter) record.State {
		return record.State{ID: l.ID, CampusID: l.CampusID, Version: l.Version, Archived: l.archived, Trail: l.trail()}
	}
	return k
}

// changeDraft changes what was not sent yet.
func (a *Area) changeDraft(ctx context.Context, id string, version int64, action string, do func(*db.Tx, Letter) error) (Letter, error) {
	return a.drafts().Change(ctx, id, version, action, func(tx *db.Tx, l Letter) error {
		if err := l.changeable(); err != nil {
			return err
		}
		return do(tx, l)
	})
}

func (a *Area) updateLetter(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		LetterFields
	}
},
) (Letter, error) {
	return a.changeDraft(ctx, in.ID, in.Body.Version, "updateLetter", func(tx *db.Tx, l Letter) error {
		return saveLetter(ctx, tx, l.ID, in.Body.clean())
	})
}

func (a *Area) deleteLetter(ctx context.Context, in *api.SeenID) error {
	return a.drafts().Remove(ctx, in.ID, in.Version, "deleteLetter", func(tx *db.Tx, l Letter) error {
		if err := l.changeable(); err != nil {
			return err
		}
		return removeLetter(ctx, tx, l.ID)
	})
}
