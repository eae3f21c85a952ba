package lighten_test

import (
	"bufio"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"myspace/internal/base/lighten"
)

// BenchmarkSound makes the light form of two hours of sound, of two minutes with
// -short: seconds, those of the processor, and the most memory that one of the
// programs took which did it.
func BenchmarkSound(b *testing.B) {
	if err := lighten.Works(b.Context()); err != nil {
		b.Fatalf("%v: scripts/apt-install.sh ffmpeg", err)
	}
	length := 2 * time.Hour
	if testing.Short() {
		length = 2 * time.Minute
	}
	dir := b.TempDir()
	if err := writeSound(filepath.Join(dir, lighten.In), length); err != nil {
		b.Fatal(err)
	}
	before := children(b)
	for b.Loop() {
		m, err := lighten.Sound(b.Context(), dir, quiet)
		if err != nil {
			b.Fatal(err)
		}
		if off := (m.Duration - length).Abs(); off > time.Second {
			b.Fatalf("it lasts %v", m.Duration)
		}
	}
	after, times := children(b), float64(b.N)
	b.ReportMetric(b.Elapsed().Seconds()/times, "s/sound")
	b.ReportMetric(time.Duration(after.Utime.Nano()+after.Stime.Nano()-before.Utime.Nano()-before.Stime.Nano()).Seconds()/times, "cpu-s/sound")
	b.ReportMetric(float64(after.Maxrss)/1024, "MiB-peak")
}

// children is what the programs took that this one has started.
func children(b *testing.B) (u syscall.Rusage) {
	b.Helper()
	if err := syscall.Getrusage(syscall.RUSAGE_CHILDREN, &u); err != nil {
		b.Fatal(err)
	}
	return u
}

// writeSound writes a WAV file, mono at 44.1 kHz: a tone that comes and goes over
// noise, which is harder to make small than a tone alone.
func writeSound(name string, length time.Duration) error {
	const rate = 44_100
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriterSize(f, 1<<20)
	size := uint32(length.Seconds()) * rate * 2
	for _, part := range []any{
		[]byte("RIFF"), 36 + size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1), uint32(rate), uint32(2 * rate), uint16(2), uint16(16), []byte("data"), size,
	} {
		err = errors.Join(err, binary.Write(w, binary.LittleEndian, part))
	}
	noise, second := uint32(1), make([]byte, 2*rate)
	for at := range int(length.Seconds()) {
		loud := 3000 * (1 + math.Sin(float64(at)))
		for i := range rate {
			noise = noise*1_664_525 + 1_013_904_223
			sample := int16(loud*math.Sin(2*math.Pi*220*float64(i)/rate)) + int16(noise>>22) - 512
			binary.LittleEndian.PutUint16(second[2*i:], uint16(sample))
		}
		_, failed := w.Write(second)
		err = errors.Join(err, failed)
	}
	return errors.Join(err, w.Flush(), f.Close())
}
