package picture

import (
	"image"
	"image/color"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Mark draws the mark of a campus as a PNG: an open book, and above it what
// the city is known for, or else its first letter. The colour is 0xrrggbb.
func Mark(city string, hex uint32) ([]byte, error) {
	c := newCanvas(1)
	ground := rgb(hex)
	c.box(ground, 0, 0, 100, 100, 20)
	book(c)
	if motif, ok := motifs[city]; ok {
		motif(c, ground)
	} else if err := initial(c, city); err != nil {
		return nil, err
	}
	return c.png()
}

// Stamp draws the stamp of a campus as a PNG with nothing behind it: two rings
// around its first letter.
func Stamp(city string, hex uint32) ([]byte, error) {
	c := newCanvas(1)
	ink := rgb(hex)
	c.ring(ink, 50, 50, 46, 3)
	c.ring(ink, 50, 50, 40, 1.2)
	for _, side := range []float64{-1, 1} {
		c.circle(ink, 50+side*31, 50, 2)
	}
	if err := firstLetter(c, city, ink, 0.5, 68); err != nil {
		return nil, err
	}
	return c.png()
}

// motifs are drawn in white over the ground, above the book.
var motifs = map[string]func(c *canvas, ground color.RGBA){
	"Paris": tower, "Nice": sun, "Nantes": boat, "Marseille": lighthouse,
}

// book paints two pages that lie open, seen from the front.
func book(c *canvas) {
	for _, side := range []float64{-1, 1} {
		x := func(d float64) float64 { return 50 + side*d }
		c.fill(white, func(p *pen) {
			p.move(x(1.6), 73)
			p.cube(x(11), 66, x(23), 66, x(33), 69.6)
			p.line(x(33), 81)
			p.cube(x(23), 77.4, x(11), 77.8, x(1.6), 84.6)
		})
	}
}

func tower(c *canvas, ground color.RGBA) {
	c.fill(white, func(p *pen) {
		p.move(48.6, 13)
		p.line(51.4, 13)
		p.cube(52.6, 34, 57, 51, 69, 63.5)
		p.line(58.6, 63.5)
		p.cube(57.4, 54.4, 42.6, 54.4, 41.4, 63.5)
		p.line(31, 63.5)
		p.cube(43, 51, 47.4, 34, 48.6, 13)
	})
	c.box(ground, 38, 45.6, 62, 48.6, 0)
	c.box(ground, 42, 31.6, 58, 34, 0)
}

func sun(c *canvas, ground color.RGBA) {
	c.circle(white, 50, 40, 19)
	c.box(ground, 20, 46, 80, 62, 0)
	for i := range 2 {
		y := 50 + 8.6*float64(i)
		for _, x := range []float64{26, 42, 58} {
			c.stroke(white, 4.4, x, y, x+4, y-4.6, x+8, y)
			c.stroke(white, 4.4, x+8, y, x+12, y+4.6, x+16, y)
		}
	}
}

func boat(c *canvas, _ color.RGBA) {
	c.fill(white, func(p *pen) {
		p.move(53, 13)
		p.cube(66, 22, 72, 36, 72.6, 47)
		p.line(53, 47)
	})
	c.fill(white, func(p *pen) {
		p.move(47.6, 22)
		p.cube(45, 32, 38, 41, 30, 47)
		p.line(47.6, 47)
	})
	c.fill(white, func(p *pen) {
		p.move(26, 51.4)
		p.line(75, 51.4)
		p.cube(73, 58.6, 68, 63, 61, 63)
		p.line(40, 63)
		p.cube(33, 63, 28, 58.6, 26, 51.4)
	})
}

func lighthouse(c *canvas, ground color.RGBA) {
	c.polygon(white, 44.6, 30, 55.4, 30, 60.4, 63.5, 39.6, 63.5)
	c.polygon(ground, 43.3, 39.4, 56.7, 39.4, 57.6, 45.6, 42.4, 45.6)
	c.polygon(ground, 41.5, 51.8, 58.5, 51.8, 59.3, 57.6, 40.7, 57.6)
	c.box(white, 45.6, 18.6, 54.4, 27.2, 0)
	c.fill(white, func(p *pen) {
		p.move(42, 18.6)
		p.quad(50, 8.6, 58, 18.6)
	})
	for _, side := range []float64{-1, 1} {
		c.polygon(lighter(ground, 0.55), 50+side*8, 22.8, 50+side*30, 15, 50+side*30, 31)
	}
}

// initial paints the first letter of a name above the book.
func initial(c *canvas, name string) error { return firstLetter(c, name, white, 0.62, 61) }

// firstLetter paints the first letter of a name in the middle, so large and down
// to there.
func firstLetter(c *canvas, name string, paint color.Color, size float64, bottom int) error {
	parsed, err := bold()
	if err != nil {
		return err
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: Size * size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return err
	}
	letter := string([]rune(name)[:1])
	bounds, _ := font.BoundString(face, letter)
	d := font.Drawer{Dst: c.img, Src: image.NewUniform(paint), Face: face}
	d.Dot = fixed.Point26_6{
		X: fixed.I(Size)/2 - (bounds.Min.X+bounds.Max.X)/2,
		Y: fixed.I(Size*bottom/100) - bounds.Max.Y,
	}
	d.DrawString(letter)
	return face.Close()
}

// bold reads the font, once.
var bold = sync.OnceValues(func() (*opentype.Font, error) { return opentype.Parse(gobold.TTF) })
