package picture

import (
	"image/color"
	"math/rand/v2"
	"slices"
)

// Person is what a portrait must agree with.
type Person struct {
	Woman bool
	Dark  bool // of skin and hair
	Age   int
}

// look is how somebody looks, decided before anything is drawn.
type look struct {
	skin, hair, clothes, accent, scarf, background color.RGBA

	cut     cut
	outfit  outfit
	beard   beard
	glasses bool
	jewel   bool // earrings
}

func (l look) isDark() bool { return l.skin.R < 0xa8 }

// cut is a way to wear one's hair; outfit, clothes; beard, a beard.
type (
	cut    func(c *canvas, l look) (front func())
	outfit func(c *canvas, l look)
	beard  func(c *canvas, l look)
)

var (
	lightSkins = colors(0xf7dac8, 0xf3cdb2, 0xecbf9f, 0xdfae88, 0xcf9a72)
	darkSkins  = colors(0xb58058, 0xa26d48, 0x8e5c3c, 0x7c4f34, 0x6d442e)

	lightHairs = colors(0x2a211e, 0x3f2c22, 0x5a3c29, 0x74492d, 0x936a42, 0xc29a5f, 0x9c5530)
	darkHairs  = colors(0x1c1819, 0x241c1b, 0x2f2320)
	greyHairs  = colors(0x8f8c8a, 0xb3b0ad, 0xd8d5d1)

	backgrounds = colors(0xdde6f4, 0xe0eee5, 0xf6e7da, 0xece3f1, 0xf4edd7, 0xd8ecef, 0xf5e0e2, 0xe6e8ee)
	fabrics     = colors(0x33466f, 0x4b5a70, 0x2f6f75, 0x45705a, 0x7d3b4f, 0xc08f3e, 0xb4623f, 0x64497a, 0x6f93bd, 0x394049, 0xe9dfcd, 0x9b7b62)
	accents     = colors(0xf4f2ed, 0xf1d9a6, 0xd9e5f2, 0xe7c9c1, 0xcfe3d8)
	scarves     = colors(0xc9563c, 0x2f7f86, 0xd19a35, 0x7a4b8c, 0x3f7d57, 0x3d5fa3)
)

func pick[T any](r *rand.Rand, all []T) T { return all[r.IntN(len(all))] }

func chance(r *rand.Rand, part float64) bool { return r.Float64() < part }

// newLook decides how a person looks.
func newLook(r *rand.Rand, p Person) look {
	l := look{
		skin: pick(r, lightSkins), hair: pick(r, lightHairs), background: pick(r, backgrounds),
		clothes: pick(r, fabrics), accent: pick(r, accents), scarf: pick(r, scarves), outfit: pick(r, outfits), glasses: chance(r, 0.2),
	}
	if p.Dark {
		l.skin, l.hair = pick(r, darkSkins), pick(r, darkHairs)
	}
	grey := float64(p.Age-45) / 25
	if chance(r, grey) {
		l.hair = pick(r, greyHairs)
		l.glasses = l.glasses || chance(r, 0.3)
	}
	if p.Woman {
		l.cut, l.jewel = pick(r, cutsFor(womanCuts, p.Dark)), chance(r, 0.4)
		return l
	}
	l.cut = pick(r, cutsFor(manCuts, p.Dark))
	if chance(r, 0.4) {
		l.beard = pick(r, beards)
	}
	return l
}

// cuts are the ways that go with every hair, and those for one kind of it.
type cuts struct{ all, light, dark []cut }

func cutsFor(c cuts, dark bool) []cut {
	if dark {
		return slices.Concat(c.all, c.dark)
	}
	return slices.Concat(c.all, c.light)
}

var (
	womanCuts = cuts{
		all:   []cut{bun, bob},
		light: []cut{longHair, longHair, wavyHair, ponytail, fringe},
		dark:  []cut{bigAfro, roundAfro, braids, headwrap, headwrap},
	}
	manCuts = cuts{
		all:   []cut{shortHair, shortHair, bald},
		light: []cut{sideParting, sideParting, quiff, curls},
		dark:  []cut{buzz, buzz, buzz, fade, roundAfro},
	}
	outfits = []outfit{roundNeck, roundNeck, shirt, shirt, jacket, vNeck}
	beards  = []beard{fullBeard, stubble, stubble, goatee}
)
