package picture

import (
	"image/color"
	"math"
)

var (
	black = rgb(0x000000)
	white = rgb(0xffffff)
)

// rgb reads a colour written as 0xrrggbb.
func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255} //nolint:gosec // one byte of it each
}

func colors(hexes ...uint32) (all []color.RGBA) {
	for _, hex := range hexes {
		all = append(all, rgb(hex))
	}
	return all
}

// mix returns a colour between two: part of b, the rest of a.
func mix(a, b color.RGBA, part float64) color.RGBA {
	blend := func(x, y uint8) uint8 { return uint8(math.Round(float64(x)*(1-part) + float64(y)*part)) }
	return color.RGBA{blend(a.R, b.R), blend(a.G, b.G), blend(a.B, b.B), 255}
}

func darker(c color.RGBA, part float64) color.RGBA  { return mix(c, black, part) }
func lighter(c color.RGBA, part float64) color.RGBA { return mix(c, white, part) }
