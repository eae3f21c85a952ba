package studies

import (
	"context"
	"image"
	"image/color"
	"image/draw"

	"myspace/internal/school/part"
)

// ProposalOf is what is proposed of somebody who did this, with a pass mark of 70
// and a required presence of 80 %.
func ProposalOf(courses []ReportCourse) part.Proposal {
	r := Report{PassMark: 70, RequiredAttendance: 80, Courses: courses}
	for i := range r.Courses {
		r.Courses[i].settle(r.Courses[i].Attempts, true, r.PassMark, r.RequiredAttendance)
	}
	r.settle()
	return r.proposal()
}

// IssueRun does what the job of a run does.
func (a *Area) IssueRun(ctx context.Context, id string) error { return a.issueRun(ctx, papersTask{id}) }

// QRPicture is the QR code of an address as it is drawn, with the white around it.
func QRPicture(address string) (image.Image, error) {
	const side, margin = 4, 4
	size, all, err := darkRuns(address)
	m := image.NewGray(image.Rect(0, 0, (size+2*margin)*side, (size+2*margin)*side))
	draw.Draw(m, m.Bounds(), image.White, image.Point{}, draw.Src)
	for _, one := range all {
		x, y := (one.col+margin)*side, (one.row+margin)*side
		draw.Draw(m, image.Rect(x, y, x+one.width*side, y+side), image.NewUniform(color.Black), image.Point{}, draw.Src)
	}
	return m, err
}
