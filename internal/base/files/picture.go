package files

import (
	"bufio"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"time"

	"golang.org/x/image/webp"

	"myspace/internal/base/fault"
)

const (
	// photoPixels is where a PNG counts as a photo: as a JPEG it is a tenth as
	// large, and written in a tenth of the time.
	photoPixels = 2_000_000
	decodeTime  = 20 * time.Second
	jpegQuality = 88
)

// codec reads one picture format. They are named here, not looked up in the
// image package, where any import may add a format.
type codec struct {
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
}

var codecs = map[string]codec{
	"image/jpeg": {jpeg.DecodeConfig, jpeg.Decode},
	"image/png":  {png.DecodeConfig, png.Decode},
	"image/webp": {webp.DecodeConfig, webp.Decode},
}

// PutPicture stores a picture that was drawn anew: turned as its camera meant
// it, without anything else that the file carried (place, device, scripts).
// What has transparent parts, or was a small PNG, becomes a PNG, the rest a
// JPEG. Its thumbnails are made at once.
func (s *Store) PutPicture(ctx context.Context, name string, r io.Reader, limit int64) (Blob, error) {
	t, err := s.receiveAs(ctx, Pictures, name, r, limit)
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	var b Blob
	err = s.withPicture(ctx, t, t.mediaType, func(m image.Image) error {
		size := m.Bounds().Size()
		asPNG := t.mediaType == "image/png" && size.X*size.Y <= photoPixels
		if b, err = s.putDrawn(ctx, m, asPNG); err == nil {
			_, err = s.makeThumbnails(ctx, b.Hash, m)
		}
		return err
	})
	return b, err
}

func (s *Store) putDrawn(ctx context.Context, m image.Image, asPNG bool) (Blob, error) {
	t, err := s.fill(func(w io.Writer) error { return encode(w, m, asPNG) })
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	return s.store(ctx, t)
}

func encode(w io.Writer, m image.Image, asPNG bool) error {
	buffered := bufio.NewWriter(w)
	var err error
	if o, ok := m.(interface{ Opaque() bool }); asPNG || !ok || !o.Opaque() {
		err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(buffered, m)
	} else {
		err = jpeg.Encode(buffered, m, &jpeg.Options{Quality: jpegQuality})
	}
	return errors.Join(err, buffered.Flush())
}

// withPicture calls do with the picture that r holds, upright. What it will take
// is read from its head, and only so much of pictures is in memory at a time.
func (s *Store) withPicture(ctx context.Context, r io.ReadSeeker, mediaType string, do func(image.Image) error) error {
	c, ok := codecs[mediaType]
	if !ok {
		return Pictures.refuse()
	}
	src := &source{ReadSeeker: r, ctx: ctx}
	kind, err := natureOf(src, mediaType, c)
	if err != nil {
		return err
	}
	cost, err := kind.cost()
	if err != nil {
		return err
	}
	if err := s.pixels.Acquire(ctx, cost); err != nil {
		return err
	}
	defer s.pixels.Release(cost)
	m, err := src.decode(ctx, c)
	if err != nil {
		return err
	}
	return do(upright(plainColors(m), kind.turn))
}

// source is a picture being read. It remembers when reading itself failed,
// which is no fault of the picture.
type source struct {
	io.ReadSeeker
	ctx    context.Context //nolint:containedctx // io.Reader has no place for one
	failed error
}

func (s *source) Read(p []byte) (int, error) {
	n, err := reader{s.ctx, s.ReadSeeker}.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		s.failed = err
	}
	return n, err
}

// decode reads the pixels. A hostile file can make that slow without being
// large: the end of its time is the end of its bytes.
func (s *source) decode(ctx context.Context, c codec) (image.Image, error) {
	var stop context.CancelFunc
	s.ctx, stop = context.WithTimeout(ctx, decodeTime)
	defer stop()
	return again(s, c.decode)
}

// plainColors gives a picture without transparent parts a form that encoders
// read quickly: then the same bytes mean the same.
func plainColors(m image.Image) image.Image {
	if n, ok := m.(*image.NRGBA); ok && n.Opaque() {
		return &image.RGBA{Pix: n.Pix, Stride: n.Stride, Rect: n.Rect}
	}
	return m
}

// again reads a picture from its beginning.
func again[T any](s *source, read func(io.Reader) (T, error)) (got T, err error) {
	if _, err := s.Seek(0, io.SeekStart); err != nil {
		return got, err
	}
	if got, err = read(s); err != nil {
		err = s.explain()
	}
	return got, err
}

// explain says why a picture could not be read: it is broken, or too slow,
// unless its bytes could not be had at all.
func (s *source) explain() error {
	if s.failed != nil && !errors.Is(s.failed, context.DeadlineExceeded) {
		return s.failed
	}
	return fault.New(fault.Invalid, "file.picture_broken")
}
