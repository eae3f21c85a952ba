package files

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
	"time"

	"golang.org/x/image/webp"

	"myspace/internal/base/fault"
)

func fixture(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func putPicture(t testing.TB, s *Store, name string, content []byte) Blob {
	t.Helper()
	b, err := s.PutPicture(t.Context(), name, bytes.NewReader(content), noLimit)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return b
}

func decodeAll(t testing.TB, f io.Reader) (image.Image, string) {
	t.Helper()
	m, format, err := image.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return m, format
}

// exif makes the notes of a camera that was held as given, at a certain place.
func exif(order binary.AppendByteOrder, orientation uint16) []byte {
	mark := map[binary.AppendByteOrder]string{binary.BigEndian: "MM", binary.LittleEndian: "II"}[order]
	b := order.AppendUint16([]byte(mark), 42)
	b = order.AppendUint32(b, 8)
	b = order.AppendUint16(b, 2)
	for _, tag := range []struct{ id, value uint16 }{{0x0100, 7}, {0x0112, orientation}} {
		b = order.AppendUint16(b, tag.id)
		b = order.AppendUint16(b, 3)
		b = order.AppendUint32(b, 1)
		b = order.AppendUint16(b, tag.value)
		b = order.AppendUint16(b, 0)
	}
	return append(b, "GPS 48.8566 N 2.3522 E"...)
}

func withExif(t testing.TB, extension string, picture, notes []byte) []byte {
	t.Helper()
	switch extension {
	case "jpg":
		app1 := jpegSegment(0xe1, append([]byte("Exif\x00\x00"), notes...))
		return slices.Concat(picture[:2], jpegSegment(0xe0, []byte("JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00")), app1, picture[2:])
	case "png":
		return slices.Concat(picture[:33], pngChunk("tEXt", []byte("x")), pngChunk("eXIf", notes), picture[33:])
	}
	c, err := webp.DecodeConfig(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	extended := []byte{1 << 3, 0, 0, 0, byte(c.Width - 1), byte((c.Width - 1) >> 8), 0, byte(c.Height - 1), byte((c.Height - 1) >> 8), 0}
	return riff("WEBP", slices.Concat(riffChunk("VP8X", extended), picture[12:], riffChunk("EXIF", notes)))
}

func TestAPictureIsTurnedUprightAndItsNotesAreGone(t *testing.T) {
	s := openStore(t, Config{})
	// Where the dark corner of an upright 40 by 20 picture lies when the camera
	// was held so: left or right, top or bottom.
	corners := map[uint16][2]int{1: {0, 0}, 2: {1, 0}, 3: {1, 1}, 4: {0, 1}, 5: {0, 0}, 6: {1, 0}, 7: {1, 1}, 8: {0, 1}}
	for extension, picture := range map[string][]byte{"jpg": jpegOf(drawing(40, 20)), "png": pngOf(drawing(40, 20))} {
		for orientation, corner := range corners {
			notes := exif(binary.BigEndian, orientation)
			if orientation%2 == 0 {
				notes = exif(binary.LittleEndian, orientation)
			}
			b := putPicture(t, s, "x."+extension, withExif(t, extension, picture, notes))
			m, _ := decodeAll(t, bytes.NewReader(read(t, s, b.Hash)))
			want := image.Pt(40, 20)
			if orientation >= 5 {
				want = image.Pt(20, 40)
			}
			if m.Bounds().Size() != want || darkCorner(m) != corner {
				t.Errorf("%s held %d: %v, dark at %v", extension, orientation, m.Bounds(), darkCorner(m))
			}
			wantClean(t, s, b)
		}
	}
}

func TestAWebPIsTurnedUprightToo(t *testing.T) {
	s := openStore(t, Config{})
	picture := fixture(t, "opaque.webp")
	c, err := webp.DecodeConfig(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	b := putPicture(t, s, "x.webp", withExif(t, "webp", picture, exif(binary.LittleEndian, 6)))
	m, _ := decodeAll(t, bytes.NewReader(read(t, s, b.Hash)))
	if m.Bounds().Size() != image.Pt(c.Height, c.Width) {
		t.Errorf("got %v, want %d by %d", m.Bounds(), c.Height, c.Width)
	}
	wantClean(t, s, b)
}

// darkCorner tells in which quarter of a picture the dark part is.
func darkCorner(m image.Image) [2]int {
	size := m.Bounds().Size()
	for _, corner := range [][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		r, _, _, _ := m.At(size.X/4+corner[0]*size.X/2, size.Y/4+corner[1]*size.Y/2).RGBA()
		if r < 0x8000 {
			return corner
		}
	}
	return [2]int{-1, -1}
}

func wantClean(t *testing.T, s *Store, b Blob) {
	t.Helper()
	data := read(t, s, b.Hash)
	for _, note := range []string{"Exif", "eXIf", "EXIF", "GPS", "tEXt", "script", "alert"} {
		if bytes.Contains(data, []byte(note)) {
			t.Errorf("%s still holds %q", b.MediaType, note)
		}
	}
}

func TestPictureFormats(t *testing.T) {
	s := openStore(t, Config{})
	half := drawing(8, 8)
	half.SetNRGBA(0, 0, color.NRGBA{})
	for name, tt := range map[string]struct {
		content []byte
		want    string
	}{
		"photo.jpg":  {jpegOf(drawing(8, 8)), "image/jpeg"},
		"logo.png":   {pngOf(half), "image/png"},
		"screen.png": {pngOf(drawing(8, 8)), "image/png"},
		"photo.webp": {fixture(t, "opaque.webp"), "image/jpeg"},
		"logo.webp":  {fixture(t, "transparent.webp"), "image/png"},
	} {
		if b := putPicture(t, s, name, tt.content); b.MediaType != tt.want {
			t.Errorf("%s became %s, want %s", name, b.MediaType, tt.want)
		}
	}
}

func TestHostilePicturesAreRefusedOrDrawnAnew(t *testing.T) {
	s := openStore(t, Config{})
	files := hostile(t)
	drawn := 0
	for _, name := range slices.Sorted(maps.Keys(files)) {
		b, err := s.PutPicture(t.Context(), name, bytes.NewReader(files[name]), noLimit)
		if err == nil {
			drawn++
			wantClean(t, s, b)
		} else if fault.KindOf(err) != fault.Invalid {
			t.Errorf("%q: %v", name, err)
		}
	}
	if drawn != 4 { // those that are whole pictures with something added
		t.Errorf("%d were drawn anew", drawn)
	}
}

func TestTooManyPixels(t *testing.T) {
	s := openStore(t, Config{})
	deep := hugePNG(2700, 2700)
	deep[24] = 16 // bits for each colour: counts double
	deep = slices.Concat(deep[:8], pngChunk("IHDR", deep[16:29]))
	laced := hugePNG(2700, 2700)
	laced[28] = 1
	laced = slices.Concat(laced[:8], pngChunk("IHDR", laced[16:29]))
	for name, content := range map[string][]byte{
		"huge.png": hugePNG(50_000, 50_000), "wide.png": hugePNG(25_000_001, 1), "deep.png": deep, "laced.png": laced, "large.png": hugePNG(5000, 5000),
		"progressive.jpg": jpegHead(0xc2, 3000, 3000, 0x22, 0x11, 0x11), "full.jpg": jpegHead(0xc0, 5000, 5000, 0x11, 0x11, 0x11),
		"printed.jpg": jpegHead(0xc0, 3000, 3000, 0x11, 0x11, 0x11, 0x11), "nothing.jpg": jpegHead(0xc0, 5001, 5001, 0x22, 0x11, 0x11),
	} {
		_, err := s.PutPicture(t.Context(), name, bytes.NewReader(content), noLimit)
		if wantCode(t, err, fault.Invalid, "file.too_many_pixels"); t.Failed() {
			t.Log(name)
		}
	}
	for name, content := range map[string][]byte{
		"x.png": hugePNG(3000, 3000), "x.jpg": jpegHead(0xc0, 5000, 5000, 0x22, 0x11, 0x11), "progressive.jpg": jpegHead(0xc2, 2000, 2000, 0x22, 0x11, 0x11),
	} {
		_, err := s.PutPicture(t.Context(), name, bytes.NewReader(content), noLimit)
		if wantCode(t, err, fault.Invalid, "file.picture_broken"); t.Failed() {
			t.Log(name)
		}
	}
}

// jpegHead is the beginning of a JPEG of one kind, with so much of each
// component across and down.
func jpegHead(kind byte, w, h uint16, factors ...byte) []byte {
	frame := []byte{8, byte(h >> 8), byte(h), byte(w >> 8), byte(w), byte(len(factors))}
	for i, f := range factors {
		frame = append(frame, byte(i+1), f, 0)
	}
	return slices.Concat([]byte{0xff, 0xd8}, jpegSegment(0xdb, make([]byte, 65)), jpegSegment(kind, frame), jpegSegment(0xda, make([]byte, 10)))
}

// A photo of 25 megapixels took 168 MiB. What is allocated from the first byte
// to the last thumbnail is no less than what is in memory at any time.
func TestDrawingAPictureAnewTakesNoMoreThanItsRoom(t *testing.T) {
	for name, content := range map[string][]byte{
		"photo.jpg":  jpegOf(image.NewYCbCr(image.Rect(0, 0, 5000, 5000), image.YCbCrSubsampleRatio420)),
		"turned.jpg": withExif(t, "jpg", jpegOf(image.NewYCbCr(image.Rect(0, 0, 4032, 3024), image.YCbCrSubsampleRatio420)), exif(binary.BigEndian, 6)),
		"screen.png": pngOf(drawing(3600, 2400)),
		"small.jpg":  jpegOf(drawing(40, 20)),
	} {
		s := openStore(t, Config{})
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		putPicture(t, s, name, content)
		runtime.ReadMemStats(&after)
		taken := after.TotalAlloc - before.TotalAlloc
		t.Logf("%s: %d MiB", name, taken>>20)
		if taken > pictureRoom {
			t.Errorf("%s took %d MiB", name, taken>>20)
		}
	}
}

func TestATruncatedPictureIsBroken(t *testing.T) {
	s := openStore(t, Config{})
	for name, content := range map[string][]byte{
		"x.jpg": jpegOf(drawing(64, 64)), "x.png": pngOf(drawing(64, 64)), "x.webp": fixture(t, "opaque.webp"),
	} {
		for _, n := range []int{len(content) / 4, len(content) / 2, len(content) * 3 / 4} {
			_, err := s.PutPicture(t.Context(), name, bytes.NewReader(content[:n]), noLimit)
			wantCode(t, err, fault.Invalid, "file.picture_broken")
		}
	}
}

func TestAFailingDiskIsNoBrokenPicture(t *testing.T) {
	s := openStore(t, Config{})
	gone := errors.New("the disk is gone")
	picture := jpegOf(drawing(64, 64))
	r := struct {
		io.Reader
		io.Seeker
	}{io.MultiReader(bytes.NewReader(picture[:100]), iotest.ErrReader(gone)), bytes.NewReader(picture)}
	err := s.withPicture(t.Context(), r, "image/jpeg", func(image.Image) error { return nil })
	if !errors.Is(err, gone) {
		t.Errorf("got %v", err)
	}
}

// Without an end to its time this one would take minutes.
func TestASlowPictureIsStopped(t *testing.T) {
	s := openStore(t, Config{})
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	err := s.withPicture(ctx, bytes.NewReader(slowJPEG(100_000)), "image/jpeg", func(image.Image) error { return nil })
	wantCode(t, err, fault.Invalid, "file.picture_broken")
	if ctx.Err() == nil {
		t.Error("it was not slow at all")
	}
}

func TestOnlySoMuchOfPicturesIsInMemory(t *testing.T) {
	s := openStore(t, Config{})
	cost, err := nature{size: image.Pt(8, 8), decoded: 1.5}.cost()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.pixels.Acquire(t.Context(), pictureRoom-cost+1); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	result := make(chan error)
	go func() {
		_, err := s.PutPicture(ctx, "x.jpg", bytes.NewReader(jpegOf(drawing(8, 8))), noLimit)
		result <- err
	}()
	cancel() // it waits for one byte more than there is, until it is told not to
	if err := <-result; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	s.pixels.Release(1)
	putPicture(t, s, "x.jpg", jpegOf(drawing(8, 8)))
}

func TestThumbnails(t *testing.T) {
	eachStore(t, func(t *testing.T, s *Store) {
		b := putPicture(t, s, "x.png", pngOf(drawing(2200, 1100)))
		if b.MediaType != "image/jpeg" {
			t.Errorf("a photo is kept as %s", b.MediaType)
		}
		logo := putPicture(t, s, "x.webp", fixture(t, "transparent.webp"))
		for _, size := range Sizes {
			for range 2 { // kept, then made again
				m, format := decodeAll(t, thumbnail(t, s, b.Hash, size))
				if m.Bounds().Size() != image.Pt(size, size/2) || format != "jpeg" || darkCorner(m) != [2]int{0, 0} {
					t.Errorf("%d: %s of %v", size, format, m.Bounds())
				}
				if err := s.back.remove(t.Context(), thumbKey(b.Hash, size)); err != nil {
					t.Fatal(err)
				}
			}
			if _, format := decodeAll(t, thumbnail(t, s, logo.Hash, size)); format != "png" {
				t.Errorf("%d: a transparent picture became a %s", size, format)
			}
		}
		if err := s.Remove(t.Context(), b.Hash); err != nil {
			t.Fatal(err)
		}
		_, err := s.Thumbnail(t.Context(), b.Hash, 64)
		wantCode(t, err, fault.NotFound, "file.not_found")
	})
}

func thumbnail(t testing.TB, s *Store, hash string, size int) io.Reader {
	t.Helper()
	f, err := s.Thumbnail(t.Context(), hash, size)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := io.ReadAll(f)
	if err != nil || int64(len(data)) != f.Size {
		t.Fatalf("%d bytes of %d: %v", len(data), f.Size, err)
	}
	return bytes.NewReader(data)
}

func TestThumbnailsThatAreNone(t *testing.T) {
	s := openStore(t, Config{})
	b := putPicture(t, s, "x.jpg", jpegOf(drawing(8, 8)))
	for _, size := range []int{0, -64, 65, 100_000} {
		_, err := s.Thumbnail(t.Context(), b.Hash, size)
		wantCode(t, err, fault.NotFound, "file.not_found")
	}
	_, err := s.Thumbnail(t.Context(), put(t, s, "%PDF-1.7").Hash, 64)
	wantCode(t, err, fault.Invalid, "file.type_not_accepted")
}

func TestThumbnailsOnAFullDisk(t *testing.T) {
	s := openStore(t, Config{})
	b := putPicture(t, s, "x.jpg", jpegOf(drawing(300, 300)))
	forgetThumbnails(t, s)
	s.room = func() (Room, error) { return Room{}, nil }
	if m, _ := decodeAll(t, thumbnail(t, s, b.Hash, 64)); m.Bounds().Dx() != 64 {
		t.Errorf("got %v", m.Bounds())
	}
}

func TestManyAskForOneThumbnail(t *testing.T) {
	s := openStore(t, Config{})
	b := putPicture(t, s, "x.jpg", jpegOf(drawing(300, 300)))
	forgetThumbnails(t, s)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { decodeAll(t, thumbnail(t, s, b.Hash, 256)) })
	}
	all.Wait()
	key := strings.TrimSuffix(thumbKey(b.Hash, 256), b.Hash)
	if kept, err := os.ReadDir(filepath.Join(s.root.Name(), key)); err != nil || len(kept) != 1 {
		t.Errorf("kept %v, %v", kept, err)
	}
}

// forgetThumbnails leaves a store as a restored backup does.
func forgetThumbnails(t *testing.T, s *Store) {
	t.Helper()
	if err := s.root.RemoveAll(thumbFolder); err != nil {
		t.Fatal(err)
	}
}

func FuzzPicture(f *testing.F) {
	for _, content := range hostile(f) {
		f.Add(content)
	}
	for _, extension := range []string{"jpg", "png", "webp"} {
		f.Add(withExif(f, extension, good(f)[extension], exif(binary.LittleEndian, 6)))
	}
	s := openStore(f, Config{})
	f.Fuzz(func(t *testing.T, content []byte) {
		for mediaType := range codecs {
			_ = s.withPicture(t.Context(), bytes.NewReader(content), mediaType, func(m image.Image) error {
				return encode(io.Discard, shrink(m, 64), false)
			})
		}
	})
}
