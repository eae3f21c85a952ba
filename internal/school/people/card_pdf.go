package people

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/fault"
	"myspace/internal/base/pdf"
	"myspace/internal/base/text"
)

// The measures of cards, in millimetres: of the size of a bank card, two by five on
// the common sheets of business cards (85 by 54).
const (
	cardWidth, cardHeight = 85.0, 54.0
	cardsAcross           = 2
	cardsDown             = 5
	cardLeft              = (pdf.Width - cardsAcross*cardWidth) / 2
	cardTop               = (pdf.Height - cardsDown*cardHeight) / 2
	cardPhoto             = 24.0
	cardPixel             = 256
	cardEdge              = 5.0
)

// printCards draws the cards of a batch.
func (a *Area) printCards(ctx context.Context, in *struct {
	Batch string `query:"batch" required:"true" minLength:"1" maxLength:"64"`
	api.Link
},
) (api.Content, error) {
	all, err := findBatch(ctx, a.db, access.From(ctx), in.Batch)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, fault.New(fault.NotFound, "badge.not_found")
	}
	texts := a.Texts(ctx)
	title := texts.T("badge.title", nil)
	return func(w http.ResponseWriter, _ *http.Request) error {
		s := cardSheet{Document: pdf.New(title, texts.Lang()), area: a, ctx: ctx, texts: texts}
		s.draw(all)
		return s.Send(w, title+".pdf")
	}, nil
}

// cardSheet is cards that are being drawn.
type cardSheet struct {
	*pdf.Document
	area  *Area
	ctx   context.Context //nolint:containedctx // it lives as long as the request
	texts text.Texts
}

func (s cardSheet) draw(all []PersonCard) {
	for i, c := range all {
		at := i % (cardsAcross * cardsDown)
		if at == 0 {
			s.AddPage()
		}
		s.card(cardLeft+float64(at%cardsAcross)*cardWidth, cardTop+float64(at/cardsAcross)*cardHeight, c)
	}
}

func (s cardSheet) card(x, y float64, c PersonCard) {
	s.SetDrawColor(215, 218, 222)
	s.SetLineWidth(0.2)
	s.Rect(x, y, cardWidth, cardHeight, "D")
	s.Gray(90)
	s.Letters(8, false)
	s.Say(x+cardEdge, y+7, cardWidth-2*cardEdge, c.CampusName)
	if !s.Picture(c.photoHash, x+cardEdge, y+10, cardPhoto, s.thumbnail(c.photoHash)) {
		s.Initials(x+cardEdge, y+10, cardPhoto, initialsOf(c))
	}
	left, room := x+cardEdge+cardPhoto+4, cardWidth-cardPhoto-2*cardEdge-4
	s.Gray(0)
	s.Letters(12, true)
	s.Say(left, y+16, room, c.lastName)
	s.Letters(12, false)
	s.Say(left, y+22, room, c.firstName)
	s.Gray(90)
	s.Letters(8, false)
	s.Say(left, y+28, room, s.texts.T("badge.title", nil))
	s.Bars(x+cardEdge, y+37, cardWidth-2*cardEdge, 9, c.Number)
	s.Gray(0)
	s.Letters(8.5, false)
	s.Say(x+cardEdge, y+50, cardWidth-2*cardEdge, c.Number)
}

// initialsOf stand where there is no photo.
func initialsOf(c PersonCard) (letters string) {
	for _, name := range []string{c.firstName, c.lastName} {
		for _, r := range name {
			letters += string(r)
			break
		}
	}
	return letters
}

// thumbnail reads the small form of a photo.
func (s cardSheet) thumbnail(hash string) func() ([]byte, error) {
	return func() ([]byte, error) {
		f, err := s.area.Files.Thumbnail(s.ctx, hash, cardPixel)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		return io.ReadAll(f)
	}
}
