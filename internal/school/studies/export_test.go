package studies

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/pdf"
	"myspace/internal/school/part"
)

// ProposalOf is what is proposed of somebody who did this, with a pass mark of 70
// and a required presence of 80 %.
func ProposalOf(courses []ReportCourse) part.Proposal {
	r := Report{PassMark: 70, RequiredAttendance: 80, Courses: courses}
	for i := range r.Courses {
		r.Courses[i].settle(r.Courses[i].Attempts, true, r.PassMark, r.RequiredAttendance)
	}
	r.settle(clock.Date{})
	return r.proposal()
}

// Settle works out the whole of a report as of a day.
func (r *Report) Settle(today clock.Date) { r.settle(today) }

// Draw draws a paper as it would be issued.
func (a *Area) Draw(ctx context.Context, f Figures, address string, languages ...string) ([]byte, error) {
	d := a.newPaper(ctx, f.name(), languages[0])
	d.add(f, a.inLanguages(languages[0], append(languages, "")[1]), address)
	var out bytes.Buffer
	err := d.write(&out)
	return out.Bytes(), err
}

// ResultOn is what a paper of a day says became of a course.
func (c PaperLine) ResultOn(day clock.Date) string { return c.result(day) }

// MergeListed joins what two records of a person have on lists.
var MergeListed = mergeListed

// PutPicture stores a picture, and returns what it is found by.
func (a *Area) PutPicture(ctx context.Context, t testing.TB, content string) string {
	t.Helper()
	blob, err := a.Files.PutPicture(ctx, "picture.png", strings.NewReader(content), maxStamp)
	if err != nil {
		t.Fatal(err)
	}
	return blob.Hash
}

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
