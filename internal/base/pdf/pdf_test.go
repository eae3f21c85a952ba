package pdf

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/http/httptest"
	"strings"
	"testing"
)

func picture(t *testing.T, encode func(*bytes.Buffer, image.Image) error) func() ([]byte, error) {
	t.Helper()
	m := image.NewNRGBA64(image.Rect(0, 0, 20, 10))
	m.Set(1, 1, color.NRGBA64{R: 0xffff, A: 0x8000})
	var b bytes.Buffer
	if err := encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return func() ([]byte, error) { return b.Bytes(), nil }
}

func TestPicturesThatCannotBeShownAreLeftOut(t *testing.T) {
	d := New("Test", "fr")
	d.AddPage()
	asJPEG := picture(t, func(b *bytes.Buffer, m image.Image) error { return jpeg.Encode(b, m, nil) })
	deepPNG := picture(t, func(b *bytes.Buffer, m image.Image) error { return png.Encode(b, m) })
	for name, c := range map[string]struct {
		load func() ([]byte, error)
		want bool
	}{
		"jpeg":    {asJPEG, true},
		"png":     {deepPNG, true}, // sixteen bits and transparent: the library itself would fail
		"garbage": {func() ([]byte, error) { return []byte("no picture"), nil }, false},
		"half":    {func() ([]byte, error) { all, err := deepPNG(); return all[:len(all)/2], err }, false},
		"lost":    {func() ([]byte, error) { return nil, errors.New("lost") }, false},
	} {
		for range 2 {
			if got := d.Picture(name, 0, 0, 10, c.load); got != c.want {
				t.Errorf("%s: shown %v, want %v", name, got, c.want)
			}
		}
	}
	w := httptest.NewRecorder()
	if err := d.Send(w, "été.pdf"); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(w.Body.String(), "%PDF-") || !strings.Contains(w.Header().Get("Content-Disposition"), "%C3%A9t%C3%A9.pdf") {
		t.Errorf("sent as %v", w.Header())
	}
}

func TestNoLineBreaksWhereASignOrAUnitIsHeld(t *testing.T) {
	d := New("Test", "fr")
	d.AddPage()
	room := d.GetStringWidth("aaa aaa") + 1
	for said, want := range map[string]string{
		"aaa aaa aaa":      "aaa aaa|aaa",
		"aaa aaa\u00a0aaa": "aaa|aaa\u00a0aaa",
		"aaa aaa\u202faaa": "aaa|aaa\u202faaa",
	} {
		if got := strings.Join(d.Wrap(said, room), "|"); got != want {
			t.Errorf("%q became %q", said, got)
		}
	}
}

func TestWhatIsTooLongIsShortened(t *testing.T) {
	d := New("Test", "fr")
	d.AddPage()
	long := strings.Repeat("Nebuchadnezzar ", 20)
	if w := d.Say(0, 10, 40, long); w > 40 || w < 30 {
		t.Errorf("it is %.1f mm wide, room was 40", w)
	}
	if got := d.fit("court", 40); got != "court" {
		t.Errorf("shortened to %q", got)
	}
	if got := d.fit("a🙂", 40); got != "a\ufffd" {
		t.Errorf("letters that cannot be written became %q", got)
	}
}
