package lighten

import (
	"bufio"
	"context"
	"errors"
	"io"
)

// Peaks is how many parts the loudness of a file is told of.
const Peaks = 240

// wave is how loud each part is, from samples taken 500 times a second. A film
// without sound has none.
func wave(ctx context.Context, folder string) ([]byte, error) {
	if err := ffmpeg(ctx, folder, "wave.raw", nil, "-vn", "-map", "0:a:0?", "-ac", "1", "-ar", "500", "-f", "u8"); err != nil {
		return nil, nil // without sound there is nothing to draw
	}
	f, err := Open(folder, "wave.raw")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	is, err := f.Stat()
	if err != nil {
		return nil, err
	}
	return peaks(bufio.NewReader(f), is.Size())
}

// peaks are the loudest of so many samples in equal parts; silence lies at 128. They
// are read one by one: days of them need no more memory than a minute.
func peaks(samples io.ByteReader, count int64) ([]byte, error) {
	if count < Peaks {
		return nil, nil
	}
	all := make([]byte, Peaks)
	for i := range count {
		s, err := samples.ReadByte()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		at := i * Peaks / count
		all[at] = max(all[at], loudness(s))
	}
	return all, nil
}

// loudness is how far a sample lies from silence, from 0 to 254.
func loudness(sample byte) byte {
	if sample >= 128 {
		return (sample - 128) * 2
	}
	return (127 - sample) * 2
}
