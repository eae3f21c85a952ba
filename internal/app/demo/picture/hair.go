package picture

import (
	"image/color"
	"math"
)

// crown paints hair on top of the head, down to the temples: up is how far it
// stands above the head, line how low it comes on the forehead.
func crown(c *canvas, paint color.RGBA, up, line float64) {
	top := 21 - up
	c.fill(paint, func(p *pen) {
		p.move(30.4, 44)
		p.cube(28.4-up/3, 30, 34, top, 50, top)
		p.cube(66, top, 71.6+up/3, 30, 69.6, 44)
		p.cube(68.4, 38, 67, 35, 65, line)
		p.cube(58, line-2.4, 42, line-2.4, 35, line)
		p.cube(33, 35, 31.6, 38, 30.4, 44)
	})
}

func shortHair(c *canvas, l look) func() {
	return func() { crown(c, l.hair, 3.4, 32) }
}

// buzz is hair so short that the skin shows through.
func buzz(c *canvas, l look) func() {
	return func() { crown(c, mix(l.hair, l.skin, 0.22), 0.8, 31) }
}

// fade is short at the sides and full on top.
func fade(c *canvas, l look) func() {
	return func() {
		crown(c, mix(l.hair, l.skin, 0.35), 0.6, 32)
		c.fill(l.hair, func(p *pen) {
			p.move(32.6, 32)
			p.cube(31, 18, 39, 14.6, 50, 14.6)
			p.cube(61, 14.6, 69, 18, 67.4, 32)
			p.quad(50, 27.6, 32.6, 32)
		})
	}
}

func bald(c *canvas, l look) func() {
	return func() {
		paint := mix(l.hair, l.skin, 0.3)
		for _, side := range []float64{-1, 1} {
			x := func(d float64) float64 { return 50 + side*d }
			c.fill(paint, func(p *pen) {
				p.move(x(19.6), 45)
				p.cube(x(20.6), 38, x(19.6), 33, x(17.4), 31)
				p.cube(x(17.6), 36, x(18), 40, x(18.4), 43)
			})
		}
	}
}

func sideParting(c *canvas, l look) func() {
	return func() {
		c.fill(l.hair, func(p *pen) {
			p.move(30.4, 44)
			p.cube(27, 27, 35, 16.4, 49, 16.2)
			p.cube(66, 15.6, 73, 27, 69.6, 44)
			p.cube(68.6, 38, 67.6, 35.4, 66, 33.6)
			p.cube(58, 34, 46, 32, 40.4, 25.6)
			p.cube(39, 30, 35, 33, 33.4, 35)
			p.cube(32, 38, 31.2, 41, 30.4, 44)
		})
	}
}

func quiff(c *canvas, l look) func() {
	return func() {
		crown(c, darker(l.hair, 0.12), 1.6, 32)
		c.fill(l.hair, func(p *pen) {
			p.move(33, 32)
			p.cube(28, 20, 36, 12, 47, 14)
			p.cube(56, 9.6, 70, 14, 67.6, 32)
			p.cube(62, 28, 52, 29.4, 44, 28.4)
			p.quad(38, 28, 33, 32)
		})
	}
}

// curls are balls of hair around the top of the head.
func curls(c *canvas, l look) func() {
	return func() {
		crown(c, l.hair, 2.4, 31)
		for i := range 9 {
			a := math.Pi * (0.06 + 0.88*float64(i)/8)
			c.circle(l.hair, 50-19*math.Cos(a), 36-18.4*math.Sin(a), 5.6)
		}
		for i := range 5 {
			c.circle(l.hair, 37+6.5*float64(i), 28.6+0.8*float64(i%2), 4)
		}
	}
}

func roundAfro(c *canvas, l look) func() {
	c.ellipse(l.hair, 50, 33, 23.4, 20.6)
	return func() { crown(c, l.hair, 2, 31) }
}

func bigAfro(c *canvas, l look) func() {
	c.ellipse(l.hair, 50, 37, 29, 27)
	return func() { crown(c, l.hair, 2, 30.4) }
}

// curtain paints hair that falls to both sides of a middle parting.
func curtain(c *canvas, paint color.RGBA, bottom float64) {
	for _, side := range []float64{-1, 1} {
		x := func(d float64) float64 { return 50 + side*d }
		c.fill(paint, func(p *pen) {
			p.move(x(-1), 17)
			p.cube(x(14), 16.4, x(23), 26, x(22.6), 44)
			p.line(x(22.6), bottom)
			p.quad(x(20), bottom+1.5, x(17.6), bottom)
			p.cube(x(19.6), 48, x(18.6), 38, x(14), 33)
			p.cube(x(9), 29.6, x(3), 27, x(0), 22.6)
		})
	}
}

// mane paints hair behind the head and the neck.
func mane(c *canvas, paint color.RGBA, wide, bottom float64) {
	c.fill(paint, func(p *pen) {
		p.move(50, 16)
		p.cube(50+wide*0.7, 16, 50+wide, 28, 50+wide, 46)
		p.line(50+wide+1, bottom-8)
		p.quad(50+wide+1, bottom, 50+wide-6, bottom)
		p.line(50-wide+6, bottom)
		p.quad(50-wide-1, bottom, 50-wide-1, bottom-8)
		p.line(50-wide, 46)
		p.cube(50-wide, 28, 50-wide*0.7, 16, 50, 16)
	})
}

func longHair(c *canvas, l look) func() {
	mane(c, darker(l.hair, 0.14), 22.5, 88)
	return func() { curtain(c, l.hair, 74) }
}

func wavyHair(c *canvas, l look) func() {
	shade := darker(l.hair, 0.14)
	mane(c, shade, 22, 80)
	for i := range 5 {
		y := 42 + 9*float64(i)
		for _, side := range []float64{-1, 1} {
			c.circle(shade, 50+side*(22.6+1.6*float64(i%2)), y, 6)
		}
	}
	return func() { curtain(c, l.hair, 60) }
}

func bob(c *canvas, l look) func() {
	mane(c, darker(l.hair, 0.14), 23.5, 68)
	return func() { curtain(c, l.hair, 64) }
}

func fringe(c *canvas, l look) func() {
	mane(c, darker(l.hair, 0.14), 23, 72)
	return func() {
		crown(c, l.hair, 4, 36)
		for _, side := range []float64{-1, 1} {
			x := func(d float64) float64 { return 50 + side*d }
			c.fill(l.hair, func(p *pen) {
				p.move(x(16.6), 32)
				p.cube(x(22), 34, x(23), 42, x(22.8), 50)
				p.line(x(22.6), 66)
				p.quad(x(20.4), 68, x(18.6), 66)
				p.cube(x(19.4), 52, x(18.6), 42, x(16.6), 32)
			})
		}
	}
}

func bun(c *canvas, l look) func() {
	c.circle(darker(l.hair, 0.14), 50, 13.4, 8.6)
	return func() { crown(c, l.hair, 3, 30.6) }
}

func ponytail(c *canvas, l look) func() {
	c.fill(darker(l.hair, 0.14), func(p *pen) {
		p.move(62, 20)
		p.cube(80, 22, 84, 44, 77, 66)
		p.quad(75, 72, 71.6, 66)
		p.cube(73, 52, 72, 36, 60, 26)
	})
	return func() { crown(c, l.hair, 3, 30.6) }
}

func braids(c *canvas, l look) func() {
	mane(c, l.hair, 22.5, 86)
	line := lighter(l.hair, 0.16)
	for _, x := range []float64{29.8, 70.2} {
		for i := range 7 {
			y := 50 + 5.2*float64(i)
			c.stroke(line, 0.9, x-2.6, y, x, y+2.6, x+2.6, y)
		}
	}
	return func() {
		curtain(c, l.hair, 58)
		for i := range 5 {
			d := 3.4 * float64(i-2)
			c.stroke(line, 0.7, 50+d*0.6, 18.4+math.Abs(d)*0.12, 50+d*1.3, 21, 50+d*1.9, 24.4+math.Abs(d)*0.5)
		}
	}
}

// headwrap is a scarf wound around the head and knotted on top.
func headwrap(c *canvas, l look) func() {
	fold := darker(l.scarf, 0.2)
	c.ellipse(darker(l.scarf, 0.1), 43, 15, 8, 4.6)
	c.ellipse(darker(l.scarf, 0.1), 57, 15, 8, 4.6)
	return func() {
		c.fill(l.scarf, func(p *pen) {
			p.move(29.4, 42)
			p.cube(25, 25, 33, 15, 50, 15)
			p.cube(67, 15, 75, 25, 70.6, 42)
			p.cube(67, 34, 59, 31, 50, 31)
			p.cube(41, 31, 33, 34, 29.4, 42)
		})
		for _, side := range []float64{-1, 1} {
			x := func(d float64) float64 { return 50 + side*d }
			c.stroke(fold, 1, x(19.4), 36, x(12), 26, x(-3), 23)
			c.stroke(fold, 1, x(19.6), 30, x(14), 21, x(2), 18)
		}
		c.ellipse(lighter(l.scarf, 0.16), 50, 16.4, 4.6, 3.8)
	}
}
