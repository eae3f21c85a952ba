package files

import (
	"image"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// upright turns and mirrors a picture as its orientation asks. A photo keeps
// its form of brightness and tint, which takes half the room of colours.
func upright(m image.Image, orientation int) image.Image {
	if orientation == 1 {
		return m
	}
	if photo, ok := m.(*image.YCbCr); ok {
		if ratio, ok := turnedRatio(photo.SubsampleRatio, orientation); ok {
			return turnPhoto(photo, ratio, orientation)
		}
	}
	size := m.Bounds().Size()
	w, h := float64(size.X), float64(size.Y)
	turns := map[int]f64.Aff3{
		2: {-1, 0, w, 0, 1, 0},
		3: {-1, 0, w, 0, -1, h},
		4: {1, 0, 0, 0, -1, h},
		5: {0, 1, 0, 1, 0, 0},
		6: {0, -1, h, 1, 0, 0},
		7: {0, -1, h, -1, 0, w},
		8: {0, 1, 0, -1, 0, w},
	}
	turned := image.NewRGBA(image.Rectangle{Max: turnedSize(size, orientation)})
	draw.NearestNeighbor.Transform(turned, turns[orientation], m, m.Bounds(), draw.Src, nil)
	return turned
}

func turnedSize(size image.Point, orientation int) image.Point {
	if orientation >= 5 {
		return image.Pt(size.Y, size.X)
	}
	return size
}

// turnedRatio is how the tint is spread after the turn, where there is a word
// for it.
func turnedRatio(ratio image.YCbCrSubsampleRatio, orientation int) (image.YCbCrSubsampleRatio, bool) {
	if orientation < 5 {
		return ratio, true
	}
	after, ok := map[image.YCbCrSubsampleRatio]image.YCbCrSubsampleRatio{
		image.YCbCrSubsampleRatio444: image.YCbCrSubsampleRatio444,
		image.YCbCrSubsampleRatio420: image.YCbCrSubsampleRatio420,
		image.YCbCrSubsampleRatio422: image.YCbCrSubsampleRatio440,
		image.YCbCrSubsampleRatio440: image.YCbCrSubsampleRatio422,
	}[ratio]
	return after, ok
}

func turnPhoto(m *image.YCbCr, ratio image.YCbCrSubsampleRatio, orientation int) *image.YCbCr {
	size := m.Bounds().Size()
	turned := image.NewYCbCr(image.Rectangle{Max: turnedSize(size, orientation)}, ratio)
	turnPlane(turned.Y, turned.YStride, m.Y, m.YStride, size, orientation)
	tint := tintSize(size, m.SubsampleRatio)
	turnPlane(turned.Cb, turned.CStride, m.Cb, m.CStride, tint, orientation)
	turnPlane(turned.Cr, turned.CStride, m.Cr, m.CStride, tint, orientation)
	return turned
}

// tintSize is how many samples of tint a photo has across and down.
func tintSize(size image.Point, ratio image.YCbCrSubsampleRatio) image.Point {
	across, down := 1, 1
	switch ratio {
	case image.YCbCrSubsampleRatio422:
		across = 2
	case image.YCbCrSubsampleRatio420:
		across, down = 2, 2
	case image.YCbCrSubsampleRatio440:
		down = 2
	case image.YCbCrSubsampleRatio411:
		across = 4
	case image.YCbCrSubsampleRatio410:
		across, down = 4, 2
	case image.YCbCrSubsampleRatio444:
	}
	return image.Pt((size.X+across-1)/across, (size.Y+down-1)/down)
}

// turnPlane copies the samples of one plane to where they belong.
func turnPlane(to []byte, toStride int, from []byte, fromStride int, size image.Point, orientation int) {
	right, bottom := size.X-1, size.Y-1
	for y := range size.Y {
		for x, sample := range from[y*fromStride:][:size.X] {
			tx, ty := x, y
			switch orientation {
			case 2:
				tx = right - x
			case 3:
				tx, ty = right-x, bottom-y
			case 4:
				ty = bottom - y
			case 5:
				tx, ty = y, x
			case 6:
				tx, ty = bottom-y, x
			case 7:
				tx, ty = bottom-y, right-x
			case 8:
				tx, ty = y, right-x
			}
			to[ty*toStride+tx] = sample
		}
	}
}
