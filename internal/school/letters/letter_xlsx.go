package letters

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/sheet"
	"myspace/internal/school/campus"
)

// letterExport are the headings of an export, as translation keys.
var letterExport = []string{
	"letter.name", "letter.campus", "letter.state", "letter.written_by", "letter.created", "letter.sent_at", "letter.recipients.title",
	"letter.figures.waiting", "letter.figures.reached", "letter.figures.refused", "letter.figures.left_out", "letter.figures.opened",
}

// exportLetters writes what the list shows under the same filters.
func (a *Area) exportLetters(ctx context.Context, in *struct {
	LetterFilter
	api.Link
	Format sheet.Format `query:"format" default:"xlsx" enum:"xlsx,csv"`
},
) (api.Content, error) {
	scope, t := access.From(ctx), a.Table(ctx, "letter.list.title", letterExport)
	of, err := campus.NameOf(ctx, a.db, scope, in.Campus)
	if err != nil {
		return nil, err
	}
	t.Of = of
	t.Each = func(add func(...any) error) error {
		return api.EachPage(func(p api.Paging) (db.List[Letter], error) {
			return findLetters(ctx, a.db, scope, in.LetterFilter, p)
		}, func(l Letter) error {
			n := l.Figures
			return add(l.Name, l.CampusName, t.Texts.T("letter.states."+l.State, nil), l.By, l.CreatedAt, l.FinishedAt,
				n.People, n.Waiting, n.Reached, n.Refused, n.LeftOut, n.Opened)
		})
	}
	return t.As(in.Format), nil
}
