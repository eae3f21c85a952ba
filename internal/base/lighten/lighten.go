// Package lighten makes small forms of sound and films with ffmpeg, where it is
// installed: for who hears them on a phone over a slow line. What strangers sent is
// read in a sandbox only.
package lighten

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"myspace/internal/base/sandbox"
)

// ErrMissing is that ffmpeg is not installed.
var ErrMissing = errors.New("ffmpeg and ffprobe are not installed")

// Works reports what keeps this machine from making light forms; nil where it can.
func Works(ctx context.Context) error {
	for _, program := range []string{"ffmpeg", "ffprobe"} {
		if _, err := exec.LookPath(program); err != nil {
			return ErrMissing
		}
	}
	return sandbox.Works(ctx)
}

// In is what the folder of a work holds at first: the file that came.
const In = "in"

// Made is what was made of a file, as files of its folder.
type Made struct {
	Light    string // the small form
	Poster   string // a picture of a film; empty for sound
	Duration time.Duration
	Wave     []byte // how loud it is, as Peaks numbers from 0 to 255
}

// Peaks is how many parts the loudness of a file is told of.
const Peaks = 240

const (
	// most is the largest light form: a day of film at 240 lines.
	most   = 4 << 30
	memory = 2 << 30
	// soundBits and the film's own are what the light forms take in a second.
	soundBits, filmSoundBits = "24k", "32k"
)

// limits are what a work may take: two hours of film are made in less than one.
var limits = sandbox.Limits{Memory: memory, File: most, CPU: 4 * time.Hour}

// Sound makes the light form of a sound: Opus at 24 kb/s, in Ogg.
func Sound(ctx context.Context, folder string) (Made, error) {
	return lighten(ctx, folder, "light.ogg", "-vn", "-map", "0:a:0", "-ac", "1", "-c:a", "libopus", "-b:a", soundBits, "-application", "voip")
}

// Film makes the light form of a film: 240 lines, with its head first so that it
// begins at once, and a picture of it.
func Film(ctx context.Context, folder string) (Made, error) {
	m, err := lighten(ctx, folder, "light.mp4", "-map", "0:v:0", "-map", "0:a:0?", "-vf", "scale=-2:'min(240,ih)'", "-r", "15", "-c:v", "libx264", "-preset", "veryfast", "-crf", "30",
		"-pix_fmt", "yuv420p", "-c:a", "aac", "-ac", "1", "-b:a", filmSoundBits, "-movflags", "+faststart")
	if err != nil {
		return m, err
	}
	m.Poster = filepath.Join(folder, "poster.jpg")
	at := strconv.FormatFloat(min(m.Duration.Seconds()/10, 60), 'f', 2, 64)
	return m, ffmpeg(ctx, folder, "poster.jpg", []string{"-ss", at}, "-map", "0:v:0", "-frames:v", "1", "-vf", "scale='min(640,iw)':-2", "-update", "1")
}

// lighten makes the light form with the given arguments, and measures.
func lighten(ctx context.Context, folder, name string, args ...string) (m Made, err error) {
	if err := ffmpeg(ctx, folder, name, nil, args...); err != nil {
		return m, err
	}
	m.Light = filepath.Join(folder, name)
	if m.Duration, err = duration(ctx, folder, name); err != nil {
		return m, err
	}
	m.Wave, err = wave(ctx, folder)
	return m, err
}

// ffmpeg turns what came into a file of a name. It may open nothing by itself: no
// playlist that names other files, no address.
func ffmpeg(ctx context.Context, folder, name string, before []string, args ...string) error {
	all := append([]string{"-nostdin", "-v", "error", "-y", "-protocol_whitelist", "file", "-threads", "1"}, before...)
	all = append(append(all, "-i", In), args...)
	return sandbox.Run(ctx, limits, folder, "ffmpeg", append(all, "-map_metadata", "-1", "-threads", "1", name)...)
}

func duration(ctx context.Context, folder, name string) (time.Duration, error) {
	if err := sandbox.Run(ctx, limits, folder, "ffprobe", "-v", "error", "-protocol_whitelist", "file", "-show_entries", "format=duration", "-of", "default=nw=1:nk=1", "-o", "duration", name); err != nil {
		return 0, err
	}
	text, err := os.ReadFile(filepath.Join(folder, "duration"))
	if err != nil {
		return 0, err
	}
	seconds, err := strconv.ParseFloat(strings.TrimSpace(string(text)), 64)
	if err != nil || seconds < 0 || seconds > 10*24*3600 {
		return 0, fmt.Errorf("a duration of %q", text)
	}
	return time.Duration(seconds * float64(time.Second)), nil
}

// wave is how loud each part is, from samples taken 500 times a second. A film
// without sound has none.
func wave(ctx context.Context, folder string) ([]byte, error) {
	if err := ffmpeg(ctx, folder, "wave.raw", nil, "-vn", "-map", "0:a:0?", "-ac", "1", "-ar", "500", "-f", "u8"); err != nil {
		return nil, nil //nolint:nilerr // without sound there is nothing to draw
	}
	samples, err := os.ReadFile(filepath.Join(folder, "wave.raw"))
	return peaks(samples), err
}

// peaks are the loudest samples of equal parts; silence lies at 128.
func peaks(samples []byte) []byte {
	if len(samples) < Peaks {
		return nil
	}
	all := make([]byte, Peaks)
	for i, s := range samples {
		loud := max(int(s)-128, 127-int(s)) * 2
		at := i * Peaks / len(samples)
		all[at] = max(all[at], byte(min(255, loud)))
	}
	return all
}
