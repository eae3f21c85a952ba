package picture

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// pen follows the outlines of a shape. Each begins with a move, and its last
// point is joined to its first.
type pen struct {
	zoom  float64
	steps []step
}

// step is a line or a curve: its last point is where it ends, those before it
// bend it.
type step struct {
	move   bool
	points []point
}

type point struct{ x, y float32 }

func (p *pen) at(x, y float64) point {
	px := func(v float64) float32 { return float32((50 + (v-50)*p.zoom) * Size / 100) }
	return point{px(x), px(y)}
}

func (p *pen) move(x, y float64) { p.steps = append(p.steps, step{true, []point{p.at(x, y)}}) }
func (p *pen) line(x, y float64) { p.steps = append(p.steps, step{false, []point{p.at(x, y)}}) }

func (p *pen) quad(bx, by, x, y float64) {
	p.steps = append(p.steps, step{false, []point{p.at(bx, by), p.at(x, y)}})
}

func (p *pen) cube(bx, by, cx, cy, x, y float64) {
	p.steps = append(p.steps, step{false, []point{p.at(bx, by), p.at(cx, cy), p.at(x, y)}})
}

// ellipse follows an ellipse; with a negative ry the other way round.
func (p *pen) ellipse(x, y, rx, ry float64) {
	const k = 0.5523 // how far the points are that bend a quarter
	p.move(x+rx, y)
	p.cube(x+rx, y+k*ry, x+k*rx, y+ry, x, y+ry)
	p.cube(x-k*rx, y+ry, x-rx, y+k*ry, x-rx, y)
	p.cube(x-rx, y-k*ry, x-k*rx, y-ry, x, y-ry)
	p.cube(x+k*rx, y-ry, x+rx, y-k*ry, x+rx, y)
}

// bounds returns the pixels that the shape may touch: painting only those is
// several times faster than going over the whole picture.
func (p *pen) bounds() image.Rectangle {
	lowX, lowY := math.Inf(1), math.Inf(1)
	highX, highY := math.Inf(-1), math.Inf(-1)
	for _, s := range p.steps {
		for _, at := range s.points {
			x, y := float64(at.x), float64(at.y)
			lowX, lowY, highX, highY = min(lowX, x), min(lowY, y), max(highX, x), max(highY, y)
		}
	}
	return image.Rect(int(math.Floor(lowX)), int(math.Floor(lowY)), int(math.Ceil(highX)), int(math.Ceil(highY)))
}

// trace gives the outlines to a rasterizer whose corner is at (x0, y0).
func (p *pen) trace(r *vector.Rasterizer, x0, y0 float32) {
	for i, s := range p.steps {
		if s.move && i > 0 {
			r.ClosePath()
		}
		end := s.points[len(s.points)-1]
		switch b := s.points; {
		case s.move:
			r.MoveTo(end.x-x0, end.y-y0)
		case len(b) == 1:
			r.LineTo(end.x-x0, end.y-y0)
		case len(b) == 2:
			r.QuadTo(b[0].x-x0, b[0].y-y0, end.x-x0, end.y-y0)
		default:
			r.CubeTo(b[0].x-x0, b[0].y-y0, b[1].x-x0, b[1].y-y0, end.x-x0, end.y-y0)
		}
	}
	r.ClosePath()
}
