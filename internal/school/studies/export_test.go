package studies

import (
	"context"
	"image"
	"image/color"
	"image/draw"

	"myspace/internal/base/pdf"
)

// IssueRun does what the job of a run does.
func (a *Area) IssueRun(ctx context.Context, id string) error { return a.issueRun(ctx, papersTask{id}) }

// QRPicture is the QR code of an address as it is drawn, with the white around it.
func QRPicture(address string) (image.Image, error) {
	const side, margin = 4, 4
	size, all, err := pdf.DarkRuns(address)
	m := image.NewGray(image.Rect(0, 0, (size+2*margin)*side, (size+2*margin)*side))
	draw.Draw(m, m.Bounds(), image.White, image.Point{}, draw.Src)
	for _, one := range all {
		x, y := (one.Col+margin)*side, (one.Row+margin)*side
		draw.Draw(m, image.Rect(x, y, x+one.Width*side, y+side), image.NewUniform(color.Black), image.Point{}, draw.Src)
	}
	return m, err
}
