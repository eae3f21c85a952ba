package picture

import "image/color"

// torso paints shoulders and chest.
func torso(c *canvas, paint color.RGBA) {
	c.fill(paint, func(p *pen) {
		p.move(3, 101)
		p.cube(5, 83, 18, 77, 37, 73.5)
		p.quad(50, 84, 63, 73.5)
		p.cube(82, 77, 95, 83, 97, 101)
	})
}

func roundNeck(c *canvas, l look) {
	torso(c, l.clothes)
	c.stroke(darker(l.clothes, 0.16), 2, 36.6, 74, 50, 85, 63.4, 74)
}

func vNeck(c *canvas, l look) {
	torso(c, l.clothes)
	c.polygon(darker(l.skin, 0.12), 37, 73, 63, 73, 50, 89)
	for _, side := range []float64{-1, 1} {
		c.stroke(darker(l.clothes, 0.16), 1.8, 50+side*13.2, 73.6, 50+side*6.6, 82, 50, 89.6)
	}
}

func shirt(c *canvas, l look) {
	torso(c, l.clothes)
	c.polygon(darker(l.skin, 0.12), 40, 71, 60, 71, 50, 83)
	c.stroke(darker(l.clothes, 0.14), 0.9, 50, 83, 50, 90, 50, 101)
	for _, side := range []float64{-1, 1} {
		x := func(d float64) float64 { return 50 + side*d }
		c.polygon(lighter(l.clothes, 0.16), x(9.6), 69.6, x(14.4), 75.2, x(7.4), 85.6, x(0), 82.4)
	}
}

func jacket(c *canvas, l look) {
	torso(c, l.clothes)
	c.polygon(l.accent, 38, 72, 62, 72, 50, 101)
	c.polygon(darker(l.skin, 0.12), 41, 71, 59, 71, 50, 80.5)
	for _, side := range []float64{-1, 1} {
		x := func(d float64) float64 { return 50 + side*d }
		c.polygon(lighter(l.accent, 0.35), x(8.8), 70, x(12.6), 74, x(6.6), 83.6, x(0), 80.2)
		c.polygon(darker(l.clothes, 0.18), x(12.4), 73, x(19), 78.6, x(14.6), 84, x(1), 99, x(0), 101)
	}
}
