package files

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"io"
	"slices"

	"golang.org/x/image/draw"

	"myspace/internal/base/fault"
)

// Sizes are the lengths in pixels that a thumbnail's longer side may have.
var Sizes = []int{64, 256, 1024}

// Thumbnail opens a small form of a picture. It is made once, kept beside the
// content and removed with it; backups need not hold it.
func (s *Store) Thumbnail(ctx context.Context, hash string, size int) (*File, error) {
	if !isHash(hash) || !slices.Contains(Sizes, size) {
		return nil, errNotFound()
	}
	f, err := s.back.open(ctx, thumbKey(hash, size))
	if fault.KindOf(err) != fault.NotFound {
		return f, err
	}
	made, err, _ := s.making.Do(hash, func() (any, error) {
		// Others wait for it: it must not end when the first of them goes.
		return s.remakeThumbnails(context.WithoutCancel(ctx), hash)
	})
	if err != nil {
		return nil, err
	}
	data := made.(thumbnails)[size] //nolint:forcetypeassert // see four lines above
	return &File{ReadSeekCloser: inMemory{bytes.NewReader(data)}, Size: int64(len(data)), Modified: now()}, nil
}

// thumbnails are all small forms of one picture, encoded, by size.
type thumbnails map[int][]byte

// remakeThumbnails reads a picture again: the store was restored, or moved.
func (s *Store) remakeThumbnails(ctx context.Context, hash string) (thumbnails, error) {
	f, err := s.Open(ctx, hash)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	mediaType, err := typeOfFile(f)
	if err != nil {
		return nil, err
	}
	var made thumbnails
	err = s.withPicture(ctx, f, mediaType, func(m image.Image) error {
		made, err = s.makeThumbnails(ctx, hash, m)
		return err
	})
	return made, err
}

// makeThumbnails makes and keeps all sizes at once, each of the next larger:
// reading a picture takes longer than shrinking it.
func (s *Store) makeThumbnails(ctx context.Context, hash string, m image.Image) (thumbnails, error) {
	made := thumbnails{}
	for _, size := range slices.Backward(Sizes) {
		m = shrink(m, size)
		var data bytes.Buffer
		if err := encode(&data, m, false); err != nil {
			return nil, err
		}
		made[size] = data.Bytes()
		if err := s.keepThumbnail(ctx, thumbKey(hash, size), data.Bytes()); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// keepThumbnail stores a thumbnail for the next caller. A full disk is no
// reason to show no picture to this one.
func (s *Store) keepThumbnail(ctx context.Context, key string, data []byte) error {
	t, err := s.receive(ctx, bytes.NewReader(data), int64(len(data)))
	if fault.KindOf(err) == fault.Full {
		return nil
	}
	if err != nil {
		return err
	}
	defer t.discard()
	if err := full(s.back.put(ctx, key, t)); fault.KindOf(err) != fault.Full {
		return err
	}
	return nil
}

// shrink makes the longer side as long as size; it enlarges nothing. The quick
// filter goes to twice that size, the fine one from there: on large pictures
// that is many times faster than the fine one alone, and looks the same.
func shrink(m image.Image, size int) image.Image {
	if w, h, ok := smaller(m, 2*size); ok {
		quick := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.ApproxBiLinear.Scale(quick, quick.Bounds(), m, m.Bounds(), draw.Src, nil)
		m = quick
	}
	if w, h, ok := smaller(m, size); ok {
		return fine(m, w, h)
	}
	return m
}

// smaller returns the sides of a picture whose longer one is to be size, and
// whether it is longer than that.
func smaller(m image.Image, size int) (w, h int, ok bool) {
	b := m.Bounds()
	longer := max(b.Dx(), b.Dy())
	return max(1, b.Dx()*size/longer), max(1, b.Dy()*size/longer), longer > size
}

// typeOfFile tells the type from the beginning of a file.
func typeOfFile(f *File) (string, error) {
	head := make([]byte, 512)
	n, err := io.ReadFull(f, head)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return "", fmt.Errorf("files: %w", err)
	}
	_, err = f.Seek(0, io.SeekStart)
	return typeOf(head[:n]), err
}

type inMemory struct{ *bytes.Reader }

func (inMemory) Close() error { return nil }
