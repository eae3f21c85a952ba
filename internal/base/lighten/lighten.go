// Package lighten makes small forms of sound and films with ffmpeg, where it is
// installed: for who hears them on a phone over a slow line. What strangers sent is
// read in a sandbox only.
package lighten

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
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

// Made is what was made of a file, as names of files in its folder.
type Made struct {
	Light    string // the small form
	Poster   string // a picture of a film; empty for sound
	Duration time.Duration
	Wave     []byte // how loud it is, as Peaks numbers from 0 to 255
}

const (
	// most is the largest light form: a day of film at 240 lines.
	most   = 4 << 30
	memory = 2 << 30
	// soundBits and the film's own are what the light forms take in a second.
	soundBits, filmSoundBits = "24k", "32k"
	// longest is how long something may play: what says more is no recording.
	longest = 10 * 24 * time.Hour
)

// limits are what a work may take: two hours of film are made in less than one.
var limits = sandbox.Limits{Memory: memory, File: most, CPU: 4 * time.Hour}

// Sound makes the light form of a sound: Opus at 24 kb/s, in Ogg. Meanwhile tell is
// told how many percent are made.
func Sound(ctx context.Context, folder string, tell func(percent int)) (Made, error) {
	return lighten(ctx, folder, "light.ogg", tell, "-vn", "-map", "0:a:0", "-ac", "1", "-c:a", "libopus", "-b:a", soundBits, "-application", "voip")
}

// Film makes the light form of a film: 240 lines, with its head first so that it
// begins at once, and a picture of it.
func Film(ctx context.Context, folder string, tell func(percent int)) (Made, error) {
	m, err := lighten(ctx, folder, "light.mp4", tell, "-map", "0:v:0", "-map", "0:a:0?", "-vf", "scale=-2:'min(240,ih)'", "-r", "15", "-c:v", "libx264", "-preset", "veryfast", "-crf", "30",
		"-pix_fmt", "yuv420p", "-c:a", "aac", "-ac", "1", "-b:a", filmSoundBits, "-movflags", "+faststart")
	if err != nil {
		return m, err
	}
	m.Poster = "poster.jpg"
	at := strconv.FormatFloat(min(m.Duration.Seconds()/10, 60), 'f', 2, 64)
	return m, ffmpeg(ctx, folder, m.Poster, []string{"-ss", at}, "-map", "0:v:0", "-frames:v", "1", "-vf", "scale='min(640,iw)':-2", "-update", "1")
}

// lighten makes the light form with the given arguments, and measures.
func lighten(ctx context.Context, folder, name string, tell func(percent int), args ...string) (m Made, err error) {
	// What the file says of its own length is good enough to tell how far the work is.
	whole, err := duration(ctx, folder, In)
	if err != nil {
		whole = 0
	}
	stop := follow(folder, whole, tell)
	err = ffmpeg(ctx, folder, name, []string{"-progress", progressFile, "-stats_period", "1"}, args...)
	stop()
	if err != nil {
		return m, err
	}
	m.Light = name
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
	text, err := read(folder, "duration", 64)
	if err != nil {
		return 0, err
	}
	seconds, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || !(seconds >= 0 && seconds <= longest.Seconds()) {
		return 0, fmt.Errorf("a duration of %q", text)
	}
	return time.Duration(seconds * float64(time.Second)), nil
}

// read returns the last bytes of a file of the folder, and never leaves it.
func read(folder, name string, last int64) (string, error) {
	f, err := Open(folder, name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	is, err := f.Stat()
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(io.NewSectionReader(f, max(0, is.Size()-last), last))
	return string(text), err
}

// Open opens what was made in a folder. A link that leads out of it, which the sandbox
// would not let anybody make, is not followed.
func Open(folder, name string) (*os.File, error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return root.Open(name)
}
