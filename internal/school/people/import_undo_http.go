package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// PeopleImports are the imports that the caller can undo.
type PeopleImports struct {
	Items []PeopleImport `json:"items"`
}

func (a *Area) listImports(ctx context.Context, _ *struct{}) (l PeopleImports, err error) {
	l.Items, err = findImports(ctx, a.db, access.From(ctx).Actor().PersonID)
	if l.Items == nil {
		l.Items = []PeopleImport{}
	}
	return l, err
}

// undoImport takes back one's own import, as long as nobody has changed since
// what it wrote.
func (a *Area) undoImport(ctx context.Context, in *struct {
	ID string `path:"id" maxLength:"64"`
},
) (run PeopleImport, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if run, err = takeImport(ctx, tx, scope.Actor().PersonID, in.ID); err != nil {
			return err
		}
		return a.undo(ctx, tx, run, scope)
	})
	return run, err
}
