// Package picture draws the pictures of the demo school: portraits of people
// who do not exist, and the marks of campuses.
package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"

	"golang.org/x/image/vector"
)

// Size is how many pixels a picture is wide and high.
const Size = 256

// canvas is a picture being drawn, in units of which it is 100 wide and high.
type canvas struct {
	img  *image.RGBA
	zoom float64 // how much larger than that everything is drawn, around the middle
}

func newCanvas(zoom float64) *canvas {
	return &canvas{image.NewRGBA(image.Rect(0, 0, Size, Size)), zoom}
}

// fill paints the shape whose outline is followed.
func (c *canvas) fill(paint color.Color, outline func(p *pen)) {
	p := &pen{zoom: c.zoom}
	outline(p)
	box := p.bounds().Intersect(c.img.Bounds())
	if box.Empty() {
		return
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	p.trace(r, float32(box.Min.X), float32(box.Min.Y))
	r.Draw(c.img, box, image.NewUniform(paint), image.Point{})
}

// polygon paints a shape with straight sides: x and y of each corner in turn.
func (c *canvas) polygon(paint color.Color, corners ...float64) {
	c.fill(paint, func(p *pen) {
		p.move(corners[0], corners[1])
		for i := 2; i+1 < len(corners); i += 2 {
			p.line(corners[i], corners[i+1])
		}
	})
}

func (c *canvas) ellipse(paint color.Color, x, y, rx, ry float64) {
	c.fill(paint, func(p *pen) { p.ellipse(x, y, rx, ry) })
}

func (c *canvas) circle(paint color.Color, x, y, r float64) { c.ellipse(paint, x, y, r, r) }

// ring paints the line of a circle.
func (c *canvas) ring(paint color.Color, x, y, r, width float64) {
	c.fill(paint, func(p *pen) {
		p.ellipse(x, y, r+width/2, r+width/2)
		p.ellipse(x, y, r-width/2, width/2-r) // the other way round: a hole
	})
}

// box paints a rectangle with round corners.
func (c *canvas) box(paint color.Color, x0, y0, x1, y1, r float64) {
	c.fill(paint, func(p *pen) {
		p.move(x0+r, y0)
		p.line(x1-r, y0)
		p.quad(x1, y0, x1, y0+r)
		p.line(x1, y1-r)
		p.quad(x1, y1, x1-r, y1)
		p.line(x0+r, y1)
		p.quad(x0, y1, x0, y1-r)
		p.line(x0, y0+r)
		p.quad(x0, y0, x0+r, y0)
	})
}

// stroke paints a curved line with round ends, from (x0, y0) to (x1, y1) and
// bent towards (bx, by).
func (c *canvas) stroke(paint color.Color, width, x0, y0, bx, by, x1, y1 float64) {
	const steps = 16
	side := func(p *pen, t, offset float64) {
		u := 1 - t
		x, y := u*u*x0+2*u*t*bx+t*t*x1, u*u*y0+2*u*t*by+t*t*y1
		dx, dy := u*(bx-x0)+t*(x1-bx), u*(by-y0)+t*(y1-by)
		length := math.Hypot(dx, dy)
		p.line(x-dy/length*offset, y+dx/length*offset)
	}
	c.fill(paint, func(p *pen) {
		p.move(x0, y0)
		for i := range steps + 1 {
			side(p, float64(i)/steps, width/2)
		}
		for i := range steps + 1 {
			side(p, 1-float64(i)/steps, -width/2)
		}
	})
	c.circle(paint, x0, y0, width/2)
	c.circle(paint, x1, y1, width/2)
}

func (c *canvas) png() ([]byte, error) {
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, c.img) // sooner, and hardly larger
	return b.Bytes(), err
}
