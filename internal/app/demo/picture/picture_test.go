package picture_test

import (
	"bytes"
	"image"
	"image/png"
	"math/rand/v2"
	"testing"

	"myspace/internal/app/demo/picture"
)

func portrait(t *testing.T, seed uint64, p picture.Person) []byte {
	t.Helper()
	drawn, err := picture.Portrait(rand.New(rand.NewPCG(seed, 0)), p)
	if err != nil {
		t.Fatal(err)
	}
	return drawn
}

func decode(t *testing.T, drawn []byte) image.Image {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(drawn))
	if err != nil {
		t.Fatal(err)
	}
	if b := m.Bounds(); b.Dx() != picture.Size || b.Dy() != picture.Size {
		t.Fatalf("the picture is %v", b)
	}
	return m
}

// colors counts the colours of a picture at a few hundred places.
func colors(m image.Image) int {
	seen := map[any]bool{}
	for y := 4; y < picture.Size; y += 12 {
		for x := 4; x < picture.Size; x += 12 {
			seen[m.At(x, y)] = true
		}
	}
	return len(seen)
}

func TestPortraitsAreDrawnForEverybody(t *testing.T) {
	seen := map[string]bool{}
	const each = 10
	for _, p := range []picture.Person{{Age: 20}, {Woman: true, Age: 70}, {Dark: true, Age: 70}, {Woman: true, Dark: true, Age: 20}} {
		for seed := range uint64(each) {
			drawn := portrait(t, seed, p)
			if n := colors(decode(t, drawn)); n < 5 {
				t.Errorf("%+v, %d: %d colours are no portrait", p, seed, n)
			}
			seen[string(drawn)] = true
		}
	}
	if len(seen) != 4*each {
		t.Errorf("only %d of %d portraits differ", len(seen), 4*each)
	}
}

func TestTheSameSeedDrawsTheSamePortrait(t *testing.T) {
	somebody := picture.Person{Woman: true, Age: 30}
	if !bytes.Equal(portrait(t, 3, somebody), portrait(t, 3, somebody)) {
		t.Error("two portraits of one seed differ")
	}
}

func TestMarksHaveTheCampusColor(t *testing.T) {
	for _, city := range []string{"Paris", "Nice", "Nantes", "Marseille", "Dakar"} {
		drawn, err := picture.Mark(city, 0x336699)
		if err != nil {
			t.Fatal(err)
		}
		m := decode(t, drawn)
		if r, g, b, a := m.At(picture.Size/2, 8).RGBA(); r>>8 != 0x33 || g>>8 != 0x66 || b>>8 != 0x99 || a>>8 != 0xff {
			t.Errorf("%s: the ground is %x %x %x %x", city, r, g, b, a)
		}
		if _, _, _, a := m.At(0, 0).RGBA(); a != 0 {
			t.Errorf("%s: the corner is not round", city)
		}
		if n := colors(m); n < 2 {
			t.Errorf("%s: there is nothing on the ground", city)
		}
	}
}

func TestCoversDifferAndStandUpright(t *testing.T) {
	seen := map[string]bool{}
	for n := range 40 {
		drawn, err := picture.Cover("A Plain Account of Christian Perfection", "John Wesley", n)
		if err != nil {
			t.Fatal(err)
		}
		m, err := png.Decode(bytes.NewReader(drawn))
		if err != nil {
			t.Fatal(err)
		}
		if b := m.Bounds(); b.Dy() <= b.Dx() || colors(m) < 3 {
			t.Errorf("cover %d: %v with %d colours", n, b, colors(m))
		}
		seen[string(drawn)] = true
	}
	if len(seen) != 40 {
		t.Errorf("only %d of 40 covers differ", len(seen))
	}
}
