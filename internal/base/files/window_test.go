package files

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"testing"
)

// counted counts how often a content is fetched.
type counted struct {
	*bytes.Reader
	fetched int
}

func (c *counted) Seek(at int64, from int) (int64, error) {
	c.fetched++
	return c.Reader.Seek(at, from)
}

func TestAnywhereInAContent(t *testing.T) {
	t.Parallel()
	content := make([]byte, 3*windowSize+100)
	for i := range content {
		content[i] = byte(i * 7 >> 3)
	}
	w, whole := &window{from: &counted{Reader: bytes.NewReader(content)}}, bytes.NewReader(content)
	for range 2000 {
		size, at := rand.IntN(3*windowSize/2), rand.Int64N(int64(len(content))+50)
		got, want := make([]byte, size), make([]byte, size)
		n, err := w.ReadAt(got, at)
		m, wanted := whole.ReadAt(want, at)
		if n != m || !bytes.Equal(got, want) || size > 0 && !errors.Is(err, wanted) {
			t.Fatalf("%d bytes at %d: %d %v, want %d %v", size, at, n, err, m, wanted)
		}
	}
}

func TestWhatLiesTogetherIsFetchedOnce(t *testing.T) {
	t.Parallel()
	from := &counted{Reader: bytes.NewReader(make([]byte, 2*windowSize))}
	w := &window{from: from}
	for at := range int64(1000) {
		if _, err := io.ReadFull(io.NewSectionReader(w, 8*at, 8), make([]byte, 8)); err != nil {
			t.Fatal(err)
		}
	}
	if from.fetched != 1 {
		t.Errorf("fetched %d times", from.fetched)
	}
}
