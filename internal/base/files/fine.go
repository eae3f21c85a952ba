package files

import (
	"image"
	"math"

	"golang.org/x/image/draw"
)

// fine makes a picture smaller with the Catmull-Rom filter, row by row: the
// filter of x/image keeps a table of 32 bytes for each pixel of the width and
// each row of the source, which is more than the picture itself.
func fine(m image.Image, w, h int) *image.RGBA {
	b := m.Bounds()
	across, down := tapsOf(b.Dx(), w), tapsOf(b.Dy(), h)
	rows := map[int][]float32{} // of the source, already narrow
	line := image.NewRGBA(image.Rect(0, 0, b.Dx(), 1))
	small := image.NewRGBA(image.Rect(0, 0, w, h))
	sum := make([]float32, 4*w)
	for y, t := range down {
		clear(sum)
		for i, weight := range t.weights {
			at := t.first + i
			if rows[at] == nil {
				draw.Draw(line, line.Bounds(), m, image.Pt(b.Min.X, b.Min.Y+at), draw.Src)
				rows[at] = narrow(reuse(rows, t.first), line.Pix, across)
			}
			for x, v := range rows[at] {
				sum[x] += weight * v
			}
		}
		store(small.Pix[y*small.Stride:], sum)
	}
	return small
}

// reuse takes a row that is above all that will be needed, or makes one.
func reuse(rows map[int][]float32, first int) []float32 {
	for at, row := range rows {
		if at < first {
			delete(rows, at)
			return row
		}
	}
	return nil
}

// narrow filters a row.
func narrow(into []float32, pixels []byte, across []taps) []float32 {
	if into == nil {
		into = make([]float32, 4*len(across))
	}
	for x, t := range across {
		var sum [4]float32
		for i, weight := range t.weights {
			p := pixels[4*(t.first+i):][:4]
			for c := range sum {
				sum[c] += weight * float32(p[c])
			}
		}
		copy(into[4*x:], sum[:])
	}
	return into
}

// store rounds a row into bytes. No colour is stronger than its own cover.
func store(pixels []byte, row []float32) {
	for i, v := range row {
		most := float32(255)
		if i%4 != 3 {
			most = min(most, max(0, row[i|3]))
		}
		pixels[i] = byte(min(most, max(0, v)) + 0.5)
	}
}

// taps are the places that one place of the smaller picture is made of.
type taps struct {
	first   int
	weights []float32
}

func tapsOf(from, to int) []taps {
	scale := float64(from) / float64(to)
	all := make([]taps, to)
	for i := range all {
		centre := (float64(i)+0.5)*scale - 0.5
		first := max(0, int(math.Ceil(centre-2*scale)))
		last := min(from-1, int(math.Floor(centre+2*scale)))
		weights, sum := make([]float32, last-first+1), float32(0)
		for j := range weights {
			weights[j] = float32(draw.CatmullRom.At(math.Abs(float64(first+j)-centre) / scale))
			sum += weights[j]
		}
		for j := range weights {
			weights[j] /= sum
		}
		all[i] = taps{first, weights}
	}
	return all
}
