package sound

import (
	"encoding/binary"
	"io"
	"strings"
)

const (
	maxBoxes = 10_000   // in all
	maxTable = 16 << 20 // of a track
	deepest  = 8
)

// box is a part of an MP4 without its head.
type box struct {
	name     string
	at, size int64
}

// film reads the boxes of an MP4, not more of them than it should have.
type film struct {
	io.ReaderAt
	boxes int
}

// each hands over the boxes within a part of the file, until one is broken.
func (f *film) each(within box, do func(box) error) error {
	for at, end := within.at, within.at+within.size; at+8 <= end; {
		if f.boxes++; f.boxes > maxBoxes {
			return nil
		}
		head := part(f, at, 8, 8)
		if head == nil {
			return nil
		}
		size, skip := int64(binary.BigEndian.Uint32(head)), int64(8)
		switch size {
		case 0:
			size = end - at
		case 1:
			large := part(f, at+8, 8, 8)
			if large == nil {
				return nil
			}
			size, skip = int64(binary.BigEndian.Uint64(large)&(1<<62-1)), 16
		}
		if size < skip || size > end-at {
			return nil
		}
		if err := do(box{string(head[4:8]), at + skip, size - skip}); err != nil {
			return err
		}
		at += size
	}
	return nil
}

// readMP4 reads the tags of iTunes, and chapters as Nero (chpl) and QuickTime (a
// track of texts) write them: programs write either, or both.
func (t *Tags) readMP4(r io.ReaderAt, size int64) error {
	f := &film{ReaderAt: r}
	var tracks []*track
	if err := f.each(box{size: size}, func(b box) error { return t.takeBox(f, b, &tracks, 0) }); err != nil {
		return err
	}
	for _, k := range tracks {
		if k.kind == "soun" && t.Language == "" {
			t.Language = k.language
		}
	}
	if len(t.Chapters) > 0 {
		return nil
	}
	for _, texts := range tracks {
		if texts.isChapters(tracks) {
			return t.takeTexts(f, texts)
		}
	}
	return nil
}

func (t *Tags) takeBox(f *film, b box, tracks *[]*track, depth int) error {
	switch b.name {
	case "moov", "udta", "ilst":
		if depth > deepest {
			return nil
		}
		return f.each(b, func(b box) error { return t.takeBox(f, b, tracks, depth+1) })
	case "meta": // it has four bytes before its boxes
		return f.each(box{b.name, b.at + 4, b.size - 4}, func(b box) error { return t.takeBox(f, b, tracks, depth+1) })
	case "trak":
		k := &track{}
		*tracks = append(*tracks, k)
		return f.each(b, func(b box) error { return k.take(f, b, 0) })
	case "chpl":
		return t.takeNero(part(f, b.at, b.size, maxTable))
	case "\xa9nam", "\xa9alb", "\xa9ART", "desc", "ldes", "covr":
		return f.each(b, func(in box) error { return t.takeData(f, b.name, in) })
	case "----":
		return t.takeOwn(f, b)
	}
	return nil
}

// takeOwn takes a value to which its program gave a name: who the program is, the
// name, and then it.
func (t *Tags) takeOwn(f *film, b box) error {
	name := ""
	return f.each(b, func(in box) error {
		switch in.name {
		case "name":
			name = strings.ToLower(string(part(f, in.at+4, in.size-4, maxTitle)))
		case "data":
			t.takeNamed(name, string(part(f, in.at+8, in.size-8, maxText)))
		}
		return nil
	})
}

// takeData takes a value of iTunes: eight bytes of what it is, and then it.
func (t *Tags) takeData(f *film, name string, b box) error {
	if b.name != "data" {
		return nil
	}
	value := part(f, b.at+8, b.size-8, maxPicture)
	switch name {
	case "\xa9nam":
		t.Title = clean(string(value), maxTitle)
	case "\xa9alb":
		t.Album = clean(string(value), maxTitle)
	case "\xa9ART":
		t.Author = clean(string(value), maxTitle)
	case "covr":
		t.Picture = value
	default:
		if said := clean(string(value), maxText); len(said) > len(t.Description) {
			t.Description = said
		}
	}
	return nil
}

// takeNero reads chapters of at most a byte's number: where each begins, in tenths of
// a microsecond, and its title with its length before it.
func (t *Tags) takeNero(b []byte) error {
	if len(b) < 5 {
		return nil
	}
	rest := b[4:]
	if b[0] == 1 && len(rest) > 4 {
		rest = rest[4:]
	}
	rest = rest[1:]
	for len(rest) >= 9 {
		at, length := binary.BigEndian.Uint64(rest), int(rest[8])
		if rest = rest[9:]; length > len(rest) {
			return nil
		}
		if err := t.add(int64(at/10_000), string(rest[:length])); err != nil { //nolint:gosec // divided
			return err
		}
		rest = rest[length:]
	}
	return nil
}
