package people

import (
	"context"
	"io"
	"net/http"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/intake"
	"myspace/internal/base/text"
)

func (a *Area) importRoutes(r *api.Router) {
	api.Stream(r, "getImportTemplate", "/api/people/import/template", write, a.getImportTemplate, api.Says("Get an empty file for an import of people"))
	api.Upload(r, "planImport", http.MethodPut, "/api/people/import", write, intake.MaxBytes, a.planImport, api.Says("Show what an import of people would do"))
	api.Process(r, "runImport", "/api/people/import", write, intake.MaxBytes, a.runImport, api.Says("Carry out an import of people"), api.Refuses(fault.Conflict))
	api.Process(r, "getRefusedRows", "/api/people/import/refused", write, intake.MaxBytes, a.getRefusedRows, api.Says("Get the rows of an import that are not taken, with the reasons"))
	api.Get(r, "listImports", "/api/people/imports", write, a.listImports, api.Says("List the caller's imports that can be undone"))
	api.Do(r, "undoImport", "/api/people/imports/{id}/undo", write, a.undoImport, api.Says("Undo an import of people"), api.Refuses(fault.Conflict))
}

// planImport tells what an import would do, and does nothing.
func (a *Area) planImport(ctx context.Context, in *struct{ ImportOptions }, body io.Reader) (p PeoplePlan, err error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return p, err
	}
	rows, err := im.Plan(ctx, a.db)
	if err != nil {
		return p, err
	}
	p = PeoplePlan{Token: intake.Token(im.Sheet, rows), Columns: im.Columns, Rows: []PeopleRow{}, Counts: intake.Count(rows), Churches: newChurches(rows)}
	for _, r := range rows {
		p.Rows = append(p.Rows, r.PeopleRow)
	}
	return p, nil
}

func (a *Area) receiveImport(ctx context.Context, o ImportOptions, body io.Reader) (*importer, error) {
	file, err := io.ReadAll(body)
	if err != nil {
		return nil, err
	}
	im, err := a.readImport(ctx, o, file)
	if err != nil {
		return nil, err
	}
	_, err = TellKnown(ctx, a.db, im.addresses()...)
	return im, err
}

// runImport carries out the plan that was seen, and tells how far it is.
func (a *Area) runImport(ctx context.Context, in *struct {
	ImportOptions
	intake.Seen
}, body io.Reader,
) (api.Content, error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return nil, err
	}
	return intake.Tell(ctx, a.db, im, in.Token, in.Ticks()), nil
}

// getRefusedRows hands out the rows that are not taken.
func (a *Area) getRefusedRows(ctx context.Context, in *struct {
	ImportOptions
	intake.Said
}, body io.Reader,
) (api.Content, error) {
	im, err := a.receiveImport(ctx, in.ImportOptions, body)
	if err != nil {
		return nil, err
	}
	rows, err := im.Plan(ctx, a.db)
	return intake.Refused(a.Table(ctx, "import.refused_rows", nil), im.Sheet, rows, in.Ticks()), err
}

// getImportTemplate hands out a file to fill in.
func (a *Area) getImportTemplate(ctx context.Context, _ *struct{ api.Link }) (api.Content, error) {
	scope, texts := access.From(ctx), a.Texts(ctx)
	im := &importer{Sheet: &intake.Sheet{}, scope: scope}
	if err := im.findCampuses(ctx, a.db); err != nil {
		return nil, err
	}
	return intake.Template(scope, peopleForm, texts, im.choices(texts)), nil
}

// choices are the values that a column may have, as they are called.
func (im *importer) choices(texts text.Texts) map[string][]string {
	all := map[string][]string{}
	for _, gender := range []string{"male", "female"} {
		all["gender"] = append(all["gender"], intake.FirstName(texts.T("import.gender."+gender, nil)))
	}
	for _, contact := range contactNames {
		all["favourite_contact"] = append(all["favourite_contact"], texts.T("person.contact."+contact, nil))
	}
	for _, code := range text.Languages {
		all["language"] = append(all["language"], display.Languages(language.Make(texts.Lang())).Name(language.Make(code)))
	}
	for _, c := range im.campuses {
		all["campus"] = append(all["campus"], c.name)
	}
	for _, role := range im.scope.Grantable(im.scope.Actor().CampusID).Names() {
		all["roles"] = append(all["roles"], texts.T("access.role."+role, nil))
	}
	return all
}
