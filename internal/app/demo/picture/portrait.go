package picture

import (
	"image/color"
	"math/rand/v2"
)

// Portrait draws somebody who does not exist, as a PNG. The same generator
// draws the same portrait.
func Portrait(r *rand.Rand, p Person) ([]byte, error) {
	return drawPortrait(newLook(r, p)).png()
}

func drawPortrait(l look) *canvas {
	c := newCanvas(1.14)
	c.box(l.background, 0, 0, 100, 100, 0)
	front := l.cut(c, l) // what hangs behind the head; the rest comes later
	neck(c, l)
	l.outfit(c, l)
	head(c, l)
	if l.beard != nil {
		l.beard(c, l)
	}
	face(c, l)
	front()
	if l.glasses {
		glasses(c, l)
	}
	if l.jewel {
		for _, x := range []float64{30.6, 69.4} {
			c.circle(rgb(0xe2b75a), x, 53.2, 1.5)
		}
	}
	return c
}

func neck(c *canvas, l look) {
	shade := darker(l.skin, 0.12)
	c.fill(shade, func(p *pen) {
		p.move(42, 56)
		p.line(58, 56)
		p.line(58, 68)
		p.quad(58.5, 73, 66, 75)
		p.line(66, 88)
		p.line(34, 88)
		p.line(34, 75)
		p.quad(41.5, 73, 42, 68)
	})
}

func head(c *canvas, l look) {
	for _, x := range []float64{31.2, 68.8} {
		c.ellipse(darker(l.skin, 0.05), x, 46.5, 3.6, 5)
	}
	c.fill(l.skin, func(p *pen) {
		p.move(50, 21)
		p.cube(62, 21, 69, 30, 69, 42)
		p.cube(69, 56.5, 60, 67, 50, 67)
		p.cube(40, 67, 31, 56.5, 31, 42)
		p.cube(31, 30, 38, 21, 50, 21)
	})
}

func face(c *canvas, l look) {
	dark := rgb(0x231a1a)
	brow := mix(l.hair, dark, 0.35)
	blush, lips := mix(l.skin, rgb(0xd9604f), 0.17), mix(darker(l.skin, 0.45), rgb(0x8e2f2f), 0.4)
	if l.isDark() {
		blush, lips = mix(l.skin, rgb(0xc2583f), 0.16), mix(darker(l.skin, 0.55), rgb(0x7a2626), 0.25)
	}
	for _, side := range []float64{-1, 1} {
		x := func(d float64) float64 { return 50 + side*d }
		c.ellipse(blush, x(11.8), 53.2, 3.4, 2.3)
		c.ellipse(dark, x(7.4), 46, 2.15, 2.6)
		c.circle(white, x(7.4)+0.75, 45.1, 0.75)
		c.stroke(brow, 1.6, x(4.6), 40.7, x(7.6), 38.6, x(11), 40.6)
	}
	c.stroke(darker(l.skin, 0.2), 1.3, 48.3, 53.2, 50, 54.6, 51.7, 53.2)
	c.fill(lips, func(p *pen) { // an open smile
		p.move(44, 57.6)
		p.quad(50, 60, 56, 57.6)
		p.quad(54.6, 63, 50, 63)
		p.quad(45.4, 63, 44, 57.6)
	})
	c.fill(rgb(0xfbf7f2), func(p *pen) {
		p.move(45.4, 58.4)
		p.quad(50, 60.2, 54.6, 58.4)
		p.quad(53.6, 61, 50, 61)
		p.quad(46.4, 61, 45.4, 58.4)
	})
}

func glasses(c *canvas, l look) {
	frame := rgb(0x2f3138)
	if l.isDark() {
		frame = rgb(0x16171b)
	}
	for _, x := range []float64{42.2, 57.8} {
		c.ring(frame, x, 46.2, 6, 1.3)
	}
	c.stroke(frame, 1.3, 48.2, 45.6, 50, 44.4, 51.8, 45.6)
	c.stroke(frame, 1.3, 36.2, 45.4, 33.5, 44.6, 31.6, 44.4)
	c.stroke(frame, 1.3, 63.8, 45.4, 66.5, 44.6, 68.4, 44.4)
}

// fullBeard follows the jaw; the mouth is drawn over it later.
func fullBeard(c *canvas, l look) { jaw(c, l.hair) }

func stubble(c *canvas, l look) { jaw(c, mix(l.skin, l.hair, 0.38)) }

func jaw(c *canvas, paint color.RGBA) {
	c.fill(paint, func(p *pen) {
		p.move(31.1, 44)
		p.cube(31.5, 58, 39, 68.6, 50, 68.6)
		p.cube(61, 68.6, 68.5, 58, 68.9, 44)
		p.cube(67, 51, 64.5, 54.6, 60, 55.2)
		p.cube(55, 54.6, 52, 55.6, 50, 55.8)
		p.cube(48, 55.6, 45, 54.6, 40, 55.2)
		p.cube(35.5, 54.6, 33, 51, 31.1, 44)
	})
}

func goatee(c *canvas, l look) {
	c.fill(l.hair, func(p *pen) {
		p.move(42.5, 57.6)
		p.quad(50, 54.2, 57.5, 57.6)
		p.cube(58.6, 63, 56, 68.4, 50, 68.4)
		p.cube(44, 68.4, 41.4, 63, 42.5, 57.6)
	})
	c.ellipse(l.skin, 50, 60.2, 6.4, 3)
}
