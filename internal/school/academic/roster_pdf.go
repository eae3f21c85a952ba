package academic

import (
	"context"
	"database/sql"
	"io"
	"net/http"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of a class list, in millimetres: cards in two columns.
const (
	photoSide  = 18.0
	photoPixel = 256 // 360 dots an inch on paper
	cardHeight = 21.3
	cardGap    = 8.0
	cardWidth  = (pdf.Inside - cardGap) / 2
	listTop    = pdf.Margin + 24
	perPage    = 2 * 11
)

// getClassList answers with the students of a class to print: photo, name,
// telephone, and church where the caller asks for it and may know it.
func (a *Area) getClassList(ctx context.Context, in *struct {
	api.ID
	api.Link
	Church bool `query:"church" doc:"With the church of each student, where the caller may know it."`
},
) (api.Content, error) {
	scope := access.From(ctx)
	class, err := findRoster(ctx, a.db, scope, in.ID.ID)
	if err != nil {
		return nil, err
	}
	l := classList{area: a, ctx: ctx, class: class.Class, texts: a.Texts(ctx)}
	if err := eachClassmate(ctx, a.db, scope, class, func(m classmate) error {
		if !in.Church {
			m.Church = ""
		}
		l.students = append(l.students, m)
		return nil
	}); err != nil {
		return nil, err
	}
	if l.logo, err = logoOf(ctx, a.db, class.CampusID); err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, _ *http.Request) error { return l.draw().Send(w, class.Code+".pdf") }, nil
}

func logoOf(ctx context.Context, q db.Querier, campusID string) (string, error) {
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (string, error) {
		var hash sql.NullString
		err := r.Scan(&hash)
		return hash.String, err
	}, `SELECT logo_hash FROM campus WHERE id = ?`, campusID)
}

// classList is a class list that is being drawn.
type classList struct {
	*pdf.Document
	area     *Area
	ctx      context.Context //nolint:containedctx // it lives as long as the request
	class    Class
	students []classmate
	logo     string
	texts    text.Texts
}

func (l classList) draw() *pdf.Document {
	l.Document = pdf.New(l.class.Code+" · "+l.class.CampusName, l.texts.Lang())
	pages := max(1, (len(l.students)+perPage-1)/perPage)
	for page := range pages {
		l.AddPage()
		l.head()
		for i, m := range l.students[page*perPage : min((page+1)*perPage, len(l.students))] {
			l.card(pdf.Margin+float64(i%2)*(cardWidth+cardGap), listTop+float64(i/2)*cardHeight, m)
		}
		l.foot(page+1, pages)
	}
	if len(l.students) == 0 {
		l.Letters(10, false)
		l.Say(pdf.Margin, listTop+6, pdf.Inside, l.texts.T("roster.empty", nil))
	}
	return l.Document
}

// head is what stands above every page: whose class it is, and which.
func (l classList) head() {
	x := pdf.Margin
	if w := l.Whole(l.logo, x, pdf.Margin, 30, 16, l.thumbnail(l.logo)); w > 0 {
		x += w + 5
	}
	l.Gray(0)
	l.Letters(15, true)
	l.Say(x, pdf.Margin+6, 90, l.class.Code)
	l.Letters(10, false)
	l.Say(x, pdf.Margin+11.5, 90, l.class.CampusName)
	l.Gray(90)
	l.Letters(9, false)
	c := l.class
	l.SayTo(pdf.Width-pdf.Margin, pdf.Margin+6, l.texts.T("roster.about", fault.Params{
		"programme": l.texts.T("class.programmes."+c.Programme, nil), "level": c.Level, "start": c.StartYear, "end": c.EndYear,
	}))
	l.SayTo(pdf.Width-pdf.Margin, pdf.Margin+11.5, l.texts.T("roster.students", fault.Params{"count": len(l.students)}))
	l.SetDrawColor(200, 204, 210)
	l.SetLineWidth(0.3)
	l.Line(pdf.Margin, pdf.Margin+19, pdf.Width-pdf.Margin, pdf.Margin+19)
}

func (l classList) foot(page, pages int) {
	y := pdf.Height - pdf.Margin
	l.Gray(120)
	l.Letters(8, false)
	today := clock.DateOf(clock.Now(), time.UTC)
	l.Say(pdf.Margin, y, 120, l.texts.T("roster.printed", fault.Params{"date": l.texts.LongDate(today)}))
	l.SayTo(pdf.Width-pdf.Margin, y, l.texts.T("roster.page", fault.Params{"page": page, "pages": pages}))
}

// card is one student. Lists are sorted by the last name, so that is what the
// eye must find.
func (l classList) card(x, y float64, m classmate) {
	if !l.Picture(m.photo, x, y, photoSide, l.thumbnail(m.photo)) {
		l.Initials(x, y, photoSide, m.initials())
	}
	x, room := x+photoSide+4, cardWidth-photoSide-4
	l.Gray(0)
	l.Letters(10, true)
	l.Say(x, y+4.5, room, m.LastName)
	l.Letters(10, false)
	l.Say(x, y+9, room, m.FirstName)
	l.Gray(90)
	l.Letters(8.5, false)
	l.Say(x, y+13.5, room, m.Mobile)
	l.Say(x, y+17.5, room, m.Church)
}

// thumbnail reads the small form of a picture.
func (l classList) thumbnail(hash string) func() ([]byte, error) {
	return func() ([]byte, error) {
		f, err := l.area.Files.Thumbnail(l.ctx, hash, photoPixel)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return io.ReadAll(f)
	}
}
