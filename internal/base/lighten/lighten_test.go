package lighten_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"myspace/internal/base/lighten"
	"myspace/internal/base/sandbox"
)

func TestMain(m *testing.M) {
	sandbox.Enter()
	os.Exit(m.Run())
}

// folder is a work with what came.
func folder(t *testing.T, content []byte) string {
	t.Helper()
	if err := lighten.Works(t.Context()); err != nil {
		t.Fatalf("%v: scripts/apt-install.sh ffmpeg", err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, lighten.In), content, 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

func quiet(int) {}

func film(t *testing.T) []byte {
	t.Helper()
	content, err := os.ReadFile("../../app/demo/film.mp4")
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestAFilmBecomesLightWithAPictureAndItsLength(t *testing.T) {
	dir := folder(t, film(t))
	m, err := lighten.Film(t.Context(), dir, quiet)
	if err != nil {
		t.Fatal(err)
	}
	light, err := os.ReadFile(filepath.Join(dir, m.Light))
	if err != nil || !bytes.Contains(light[:64], []byte("ftyp")) || bytes.Index(light, []byte("moov")) > bytes.Index(light, []byte("mdat")) {
		t.Errorf("the light form does not begin with its head: %v", err)
	}
	poster, err := os.ReadFile(filepath.Join(dir, m.Poster))
	if err != nil || !bytes.HasPrefix(poster, []byte{0xff, 0xd8}) {
		t.Errorf("the picture is none: %v", err)
	}
	if off := (m.Duration - 12*time.Second).Abs(); off > 300*time.Millisecond || len(m.Wave) != lighten.Peaks {
		t.Errorf("it lasts %v, and its loudness has %d parts", m.Duration, len(m.Wave))
	}
}

func TestASoundBecomesOpus(t *testing.T) {
	dir := folder(t, film(t))
	m, err := lighten.Sound(t.Context(), dir, quiet)
	if err != nil {
		t.Fatal(err)
	}
	light, err := os.ReadFile(filepath.Join(dir, m.Light))
	if err != nil || !bytes.HasPrefix(light, []byte("OggS")) || !bytes.Contains(light[:64], []byte("OpusHead")) {
		t.Errorf("the light form is no Opus: %v", err)
	}
}

// TestHostileFilesHarmNobody: playlists that name other files or addresses, and
// what is no film at all.
func TestHostileFilesHarmNobody(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, film(t), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"a playlist of another file": "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\n" + secret + "\n#EXT-X-ENDLIST\n",
		"a playlist of an address":   "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\nhttp://127.0.0.1:1/x.ts\n#EXT-X-ENDLIST\n",
		"a list to put together":     "ffconcat version 1.0\nfile " + secret + "\n",
		"noise":                      "\x00\x00\x00\x18ftypisom" + string(make([]byte, 4096)),
	} {
		if m, err := lighten.Film(t.Context(), folder(t, []byte(content)), quiet); err == nil {
			t.Errorf("%s became %+v", name, m)
		}
	}
}

func TestNothingIsReadThroughALinkOutOfTheFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("/etc/passwd", filepath.Join(dir, "light.ogg")); err != nil {
		t.Fatal(err)
	}
	if f, err := lighten.Open(dir, "light.ogg"); err == nil {
		t.Errorf("%s was opened", f.Name())
	}
}
