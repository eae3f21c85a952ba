package picture

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"math/rand/v2"
)

// Group draws people who do not exist side by side, as a photo of a class, in rows
// of so many.
func Group(r *rand.Rand, people []Person, row int) ([]byte, error) {
	rows := (len(people) + row - 1) / row
	whole := image.NewRGBA(image.Rect(0, 0, row*Size, rows*Size))
	for i, p := range people {
		at := image.Pt(i%row*Size, i/row*Size)
		draw.Draw(whole, image.Rectangle{Min: at, Max: at.Add(image.Pt(Size, Size))}, drawPortrait(newLook(r, p)).img, image.Point{}, draw.Src)
	}
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, whole)
	return b.Bytes(), err
}
