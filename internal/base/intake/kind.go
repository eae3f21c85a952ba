package intake

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/sheet"
	"myspace/internal/base/text"
)

// House is what an import needs of the program around it.
type House struct {
	DB        *db.DB
	Catalogue *text.Catalogue
	Texts     func(ctx context.Context) text.Texts
	Table     func(ctx context.Context, title string, columns []string) sheet.Table
}

// Kind is a kind of thing that sheets bring in.
type Kind[R Planned] struct {
	Operation string // Course: planCourseImport, runCourseImport …
	Things    string // courses, as they are called in the API's description
	Path      string
	Rule      access.Rule
	Form      Form
	Plan      func(ctx context.Context, q db.Querier, s *Sheet) ([]R, error)
	// Store carries out rows, in the order of the file.
	Store func(ctx context.Context, tx *db.Tx, s *Sheet, rows []R, p *Progress) error
	// Choices are the values that a column may have, as they are called; it may
	// be absent.
	Choices func(ctx context.Context, q db.Querier, texts text.Texts) (map[string][]string, error)
}

// kindOf is a kind in a house.
type kindOf[R Planned] struct {
	House
	Kind[R]
}

// importing takes one sheet of a kind.
type importing[R Planned] struct {
	*Sheet
	kind Kind[R]
}

func (im importing[R]) Plan(ctx context.Context, q db.Querier) ([]R, error) {
	return im.kind.Plan(ctx, q, im.Sheet)
}

func (im importing[R]) Store(ctx context.Context, tx *db.Tx, rows []R, p *Progress) (string, error) {
	return "", im.kind.Store(ctx, tx, im.Sheet, rows, p)
}

// Routes registers the four routes of a kind: the template, the plan, the run,
// and the rows that are refused.
func Routes[R Planned](r *api.Router, h House, kind Kind[R]) {
	k := kindOf[R]{h, kind}
	api.Stream(r, "get"+k.Operation+"Template", k.Path+"/template", k.Rule, k.template, api.Says("Get an empty file for an import of "+k.Things))
	api.Upload(r, "plan"+k.Operation+"Import", http.MethodPut, k.Path, k.Rule, MaxBytes, k.plan, api.Says("Show what an import of "+k.Things+" would do"))
	api.Process(r, "run"+k.Operation+"Import", k.Path, k.Rule, MaxBytes, k.run, api.Says("Carry out an import of "+k.Things), api.Refuses(fault.Conflict))
	api.Process(r, "getRefused"+k.Operation+"Rows", k.Path+"/refused", k.Rule, MaxBytes, k.refused, api.Says("Get the rows of an import of "+k.Things+" that are not taken, with the reasons"))
}

func (k kindOf[R]) template(ctx context.Context, _ *struct{ api.Link }) (api.Content, error) {
	texts, choices := k.Texts(ctx), map[string][]string{}
	if k.Choices != nil {
		var err error
		if choices, err = k.Choices(ctx, k.DB, texts); err != nil {
			return nil, err
		}
	}
	return Template(access.From(ctx), k.Form, texts, choices), nil
}

// receive reads the file that was sent.
func (k kindOf[R]) receive(ctx context.Context, o Options, body io.Reader) (im importing[R], err error) {
	file, err := io.ReadAll(body)
	if err != nil {
		return im, err
	}
	s, err := k.Read(ctx, k.Form, o, file)
	return importing[R]{s, k.Kind}, err
}

// plan tells what an import would do, and does nothing.
func (k kindOf[R]) plan(ctx context.Context, in *struct{ Options }, body io.Reader) (p ImportPlan, err error) {
	im, err := k.receive(ctx, in.Options, body)
	if err != nil {
		return p, err
	}
	rows, err := im.Plan(ctx, k.DB)
	if err != nil {
		return p, err
	}
	p = ImportPlan{Token: Token(im.Sheet, rows), Columns: im.Columns, Rows: []ImportRow{}, Counts: Count(rows)}
	for _, r := range rows {
		p.Rows = append(p.Rows, *r.Row())
	}
	return p, nil
}

// Seen is which plan is carried out, and what was said of its rows.
type Seen struct {
	Token string `query:"token" required:"true" minLength:"64" maxLength:"64" doc:"Of the plan that is to be carried out."`
	Said
}

// Said is what somebody has said of single rows.
type Said struct {
	Take  string `query:"take" maxLength:"4000" pattern:"^(\\d{1,6}(-\\d{1,6})?(,|$))*$" doc:"The lines to look at that are right, as 4,7-9."`
	Leave string `query:"leave" maxLength:"4000" pattern:"^(\\d{1,6}(-\\d{1,6})?(,|$))*$" doc:"The lines that are left out."`
}

// Ticks are what was said.
func (s Said) Ticks() Ticks { return Ticks{linesOf(s.Take), linesOf(s.Leave)} }

func (k kindOf[R]) run(ctx context.Context, in *struct {
	Options
	Seen
}, body io.Reader,
) (api.Content, error) {
	im, err := k.receive(ctx, in.Options, body)
	if err != nil {
		return nil, err
	}
	return Tell(ctx, k.DB, im, in.Token, in.Ticks()), nil
}

func (k kindOf[R]) refused(ctx context.Context, in *struct {
	Options
	Said
}, body io.Reader,
) (api.Content, error) {
	im, err := k.receive(ctx, in.Options, body)
	if err != nil {
		return nil, err
	}
	rows, err := im.Plan(ctx, k.DB)
	return Refused(k.Table(ctx, "import.refused_rows", nil), im.Sheet, rows, in.Ticks()), err
}
