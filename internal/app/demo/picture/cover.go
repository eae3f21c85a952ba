package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The size of a cover in pixels.
const coverWidth, coverHeight = 320, 480

// coverGrounds are the cloths that books are bound in.
var coverGrounds = colors(0x2f3e5c, 0x7a3b3f, 0x3e6b57, 0xa8763e, 0x54426b, 0x2d6478, 0x8a5a44, 0x4b5320, 0x6b2f4a, 0x39506e)

// Cover draws the cover of a book as a PNG: cloth of one of a few colours, an
// emblem, title and author. Which of them is told by the number.
func Cover(title, author string, number int) ([]byte, error) {
	ground := coverGrounds[number%len(coverGrounds)]
	light := lighter(ground, 0.82)
	img := image.NewRGBA(image.Rect(0, 0, coverWidth, coverHeight))
	paint(img, img.Bounds(), ground)
	paint(img, image.Rect(0, 0, 14, coverHeight), darker(ground, 0.28)) // the spine
	paint(img, image.Rect(14, 0, 16, coverHeight), lighter(ground, 0.18))
	frame(img, image.Rect(34, 26, coverWidth-20, coverHeight-26), light)
	emblem(img, light, ground, number)
	y, err := lines(img, light, title, 26, 70, 3)
	if err != nil {
		return nil, err
	}
	if _, err := lines(img, mix(light, ground, 0.25), author, 15, y+10, 2); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	err = fast.Encode(&b, img)
	return b.Bytes(), err
}

func paint(img draw.Image, r image.Rectangle, c color.Color) {
	draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// frame draws a thin line inside a rectangle.
func frame(img draw.Image, r image.Rectangle, c color.Color) {
	for _, side := range []image.Rectangle{
		{r.Min, image.Pt(r.Max.X, r.Min.Y+2)},
		{image.Pt(r.Min.X, r.Max.Y-2), r.Max},
		{r.Min, image.Pt(r.Min.X+2, r.Max.Y)},
		{image.Pt(r.Max.X-2, r.Min.Y), r.Max},
	} {
		paint(img, side, c)
	}
}

// emblem draws one of four signs on the lower half.
func emblem(img draw.Image, light, ground color.RGBA, number int) {
	c := newCanvas(1)
	switch number / len(coverGrounds) % 4 {
	case 0:
		book(c)
		c.box(light, 47, 22, 53, 62, 1)
		c.box(light, 36, 33, 64, 39, 1)
	case 1:
		c.ring(light, 50, 50, 30, 3)
		c.ring(light, 50, 50, 20, 2)
		c.circle(light, 50, 50, 6)
	case 2:
		boat(c, ground)
	default:
		sun(c, ground)
	}
	at := image.Pt((coverWidth-Size)/2+8, coverHeight-Size-24)
	draw.DrawMask(img, image.Rectangle{at, at.Add(image.Pt(Size, Size))}, image.NewUniform(light), image.Point{}, c.img, image.Point{}, draw.Over)
}

// lines writes a text in the middle, broken into at most so many lines, and
// returns where the next one may begin.
func lines(img draw.Image, ink color.Color, text string, size, top, most int) (int, error) {
	parsed, err := bold()
	if err != nil {
		return top, err
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: float64(size), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return top, err
	}
	const left, room = 44, coverWidth - 74
	for i, line := range broken(face, text, fixed.I(room)) {
		if i == most {
			break
		}
		d := font.Drawer{Dst: img, Src: image.NewUniform(ink), Face: face}
		d.Dot = fixed.Point26_6{X: fixed.I(left) + (fixed.I(room)-d.MeasureString(line))/2, Y: fixed.I(top)}
		d.DrawString(line)
		top += size + size/3
	}
	return top, face.Close()
}

// broken breaks a text into lines that fit.
func broken(face font.Face, text string, room fixed.Int26_6) (all []string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && font.MeasureString(face, longer) > room {
			all, longer = append(all, line), word
		}
		line = longer
	}
	return append(all, line)
}
