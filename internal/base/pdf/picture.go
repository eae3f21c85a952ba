package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"

	"codeberg.org/go-pdf/fpdf"
)

// corner is how round the corners of pictures are, in millimetres.
const corner = 1.5

// Picture draws a picture so that it fills a square, cut at the longer side;
// load is asked for it once for each name. It is false where there is none that
// could be shown.
func (d *Document) Picture(name string, x, y, side float64, load func() ([]byte, error)) bool {
	info, ok := d.register(name, load)
	if !ok {
		return false
	}
	w, h := side, side
	if info.Width() > info.Height() {
		w = side * info.Width() / info.Height()
	} else {
		h = side * info.Height() / info.Width()
	}
	d.ClipRoundedRect(x, y, side, side, corner, false)
	d.ImageOptions(name, x-(w-side)/2, y-(h-side)/2, w, h, false, fpdf.ImageOptions{}, 0, "")
	d.ClipEnd()
	return true
}

// Whole draws a picture with all its sides inside a frame, and returns how wide
// it is then; 0 where there is none that could be shown.
func (d *Document) Whole(name string, x, y, width, height float64, load func() ([]byte, error)) float64 {
	info, ok := d.register(name, load)
	if !ok {
		return 0
	}
	scale := min(width/info.Width(), height/info.Height())
	w, h := info.Width()*scale, info.Height()*scale
	d.ImageOptions(name, x, y+(height-h)/2, w, h, false, fpdf.ImageOptions{}, 0, "")
	return w
}

// Middle draws a picture with all its sides inside a frame around a middle, from y
// downwards; false where there is none that could be shown.
func (d *Document) Middle(name string, middle, y, width, height float64, load func() ([]byte, error)) bool {
	info, ok := d.register(name, load)
	if !ok {
		return false
	}
	w := info.Width() * min(width/info.Width(), height/info.Height())
	return d.Whole(name, middle-w/2, y, w+0.01, height, load) > 0
}

// register makes a picture known to the document, as a JPEG that every reader
// understands. A picture that cannot be read is left out: a list without a
// face is better than none.
func (d *Document) register(name string, load func() ([]byte, error)) (*fpdf.ImageInfoType, bool) {
	if known, ok := d.pictures[name]; ok {
		return d.GetImageInfo(name), known
	}
	d.pictures[name] = false
	data, err := load()
	if err == nil {
		data, err = opaque(data)
	}
	if err != nil || d.Err() {
		return nil, false
	}
	info := d.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: "JPG"}, bytes.NewReader(data))
	if d.Err() {
		d.ClearError()
		return nil, false
	}
	d.pictures[name] = true
	return info, true
}

// opaque turns a PNG, which may be transparent, into a JPEG on white.
func opaque(data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, []byte("\x89PNG")) {
		_, err := jpeg.DecodeConfig(bytes.NewReader(data))
		return data, err
	}
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	flat := image.NewRGBA(m.Bounds())
	draw.Draw(flat, flat.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.Draw(flat, flat.Bounds(), m, m.Bounds().Min, draw.Over)
	var out bytes.Buffer
	err = jpeg.Encode(&out, flat, &jpeg.Options{Quality: 90})
	return out.Bytes(), err
}

// Initials stand where somebody has no picture.
func (d *Document) Initials(x, y, side float64, text string) {
	d.SetFillColor(225, 229, 234)
	d.RoundedRect(x, y, side, side, corner, "1234", "F")
	d.Letters(side*0.9, true)
	d.Gray(110)
	d.Text(x+(side-d.GetStringWidth(text))/2, y+side*0.61, text)
}
