package files

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"io"

	"myspace/internal/base/fault"
)

const (
	// maxPixels bounds one picture, however little room each pixel takes.
	maxPixels = 25_000_000
	// pictureRoom bounds the bytes of one picture while it is drawn anew, and of
	// all pictures that are in memory at a time.
	pictureRoom = 64 << 20
	// aside is what coding takes beside the pixels.
	aside = 4 << 20
)

// nature is what decides how much room a picture takes.
type nature struct {
	size    image.Point
	decoded float64 // bytes for each pixel while it is decoded
	turned  float64 // bytes for each pixel of an upright copy; 0 where none is made
	turn    int     // how the camera was held
}

// cost returns how many bytes drawing a picture anew takes, or refuses it.
func (n nature) cost() (int64, error) {
	pixels := float64(n.size.X) * float64(n.size.Y)
	each, small := n.decoded+n.turned, thumbnailRoom(n.size)
	cost := pixels*each + small + aside
	if pixels <= 0 || pixels > maxPixels || cost > pictureRoom {
		const mega = 1_000_000
		return 0, &fault.Error{
			Kind: fault.Invalid, Code: "file.too_many_pixels",
			Params: fault.Params{"limit_mpx": int(min(maxPixels, (pictureRoom-small-aside)/each) / mega)},
		}
	}
	return int64(cost), nil
}

// thumbnailRoom is what shrinking takes: the step to twice the largest size, and
// all that is smaller.
func thumbnailRoom(size image.Point) float64 {
	const bytes, andSmaller, largest = 4, 1.4, 1024
	longer := float64(max(size.X, size.Y, 1))
	step := min(1, 2*largest/longer)
	return andSmaller * bytes * step * step * float64(size.X) * float64(size.Y)
}

// natureOf reads the head of a picture. Decoding takes more than the pixels:
// what Go's decoders allocate was measured, and is tested.
func natureOf(s *source, mediaType string, c codec) (n nature, err error) {
	config, err := again(s, c.config)
	if err != nil {
		return n, err
	}
	n.size = image.Pt(config.Width, config.Height)
	n.turn, err = again(s, func(io.Reader) (int, error) { return orientation(s, mediaType) })
	if err != nil {
		return n, err
	}
	switch mediaType {
	case "image/jpeg":
		var f frame
		f, err = again(s, jpegFrame)
		n.decoded, n.turned = f.decoded, f.turned
	case "image/png":
		n.decoded, err = again(s, func(r io.Reader) (float64, error) { return pngBytes(r, config.ColorModel) })
		n.turned = 4
	default:
		n.decoded = webpBytes(config.ColorModel)
		n.turned = 4
	}
	if n.turn == 1 {
		n.turned = 0
	}
	return n, err
}

// frame is how many bytes each pixel of a JPEG takes: decoded, and turned.
type frame struct{ decoded, turned float64 }

// worstFrame is a frame that the decoder will find fault with, or the worst one.
var worstFrame = frame{decoded: 19, turned: 4}

// jpegFrame finds the frame's header behind the notes.
func jpegFrame(r io.Reader) (frame, error) {
	head, err := io.ReadAll(io.LimitReader(r, 1<<20))
	if err != nil {
		return worstFrame, err
	}
	adobeRGB := false
	for at := 2; at+4 <= len(head); {
		kind, length := head[at+1], int(binary.BigEndian.Uint16(head[at+2:]))
		if head[at] != 0xff || kind == 0xff { // fill bytes
			at++
			continue
		}
		segment := head[at+4 : min(len(head), max(at+4, at+2+length))]
		if kind == 0xee && bytes.HasPrefix(segment, []byte("Adobe")) && len(segment) >= 12 {
			adobeRGB = segment[11] == 0
		}
		if kind >= 0xc0 && kind <= 0xc2 {
			return frameOf(segment, kind == 0xc2, adobeRGB), nil
		}
		at += 2 + max(length, 2)
	}
	return worstFrame, nil
}

// frameOf counts the samples of all components. A progressive picture keeps the
// numbers of all its waves besides, four bytes for each sample; of colours that
// are not brightness and tint a copy is made.
func frameOf(header []byte, progressive, adobeRGB bool) (f frame) {
	const length = 6
	if len(header) <= length || len(header) > length+12 || len(header)%3 != 0 {
		return worstFrame
	}
	components := header[length:]
	samples, across, down := 0.0, 1.0, 1.0
	for i := 1; i < len(components); i += 3 {
		h, v := float64(components[i]>>4), float64(components[i]&15)
		samples, across, down = samples+h*v, max(across, h), max(down, v)
	}
	f.decoded = samples / (across * down)
	f.turned = f.decoded
	if across > 2 || down > 2 || len(components) != 9 {
		f.turned = 4 // there is no such form, or none that can be turned
	}
	if progressive {
		f.decoded *= 5
	}
	if len(components) == 12 || len(components) == 9 && (adobeRGB || components[0] == 'R') {
		f.decoded, f.turned = f.decoded+4, 4
	}
	return f
}

// pngBytes counts gray ones as if they were coloured, as those with transparent
// parts become, and interlaced ones twice.
func pngBytes(r io.Reader, model color.Model) (float64, error) {
	head := make([]byte, 29)
	if _, err := io.ReadFull(r, head); err != nil {
		return 0, err
	}
	each := 4.0
	switch model {
	case color.RGBA64Model, color.NRGBA64Model, color.Gray16Model:
		each = 8
	}
	if _, ok := model.(color.Palette); ok {
		each = 1
	}
	if interlaced := head[28] != 0; interlaced {
		each *= 2
	}
	return each, nil
}

func webpBytes(model color.Model) float64 {
	switch model {
	case color.YCbCrModel:
		return 2
	case color.NYCbCrAModel:
		return 11 // tint and brightness, and transparency packed as a picture of its own
	}
	return 9 // without loss: the pixels, and what its transformations need
}
