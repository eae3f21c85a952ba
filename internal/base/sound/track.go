package sound

import (
	"encoding/binary"
)

// track is a track of an MP4, with the tables that tell where its samples are.
type track struct {
	id, named uint32 // its number, and that of the track with its chapters
	scale     uint32 // in how many parts a second is counted
	kind      string
	language  string // of three letters; empty where it says none
	lasts     []byte // stts: how long samples last
	sizes     []byte // stsz
	chunks    []byte // stsc: how many samples a chunk has
	places    []byte // stco or co64: where chunks begin
	wide      bool   // co64
}

func (k *track) take(f *film, b box, depth int) error {
	read := func() []byte { return part(f, b.at, b.size, maxTable) }
	switch b.name {
	case "mdia", "minf", "stbl", "tref":
		if depth > deepest {
			return nil
		}
		return f.each(b, func(b box) error { return k.take(f, b, depth+1) })
	case "tkhd":
		k.id = timed(read(), 12, 20)
	case "mdhd":
		head := read()
		k.scale, k.language = timed(head, 12, 20), packed(timed(head, 20, 32)>>16)
	case "hdlr":
		if h := part(f, b.at, 12, 12); h != nil {
			k.kind = string(h[8:12])
		}
	case "chap":
		k.named = number(read(), 0)
	case "stts":
		k.lasts = read()
	case "stsz":
		k.sizes = read()
	case "stsc":
		k.chunks = read()
	case "stco", "co64":
		k.places, k.wide = read(), b.name == "co64"
	}
	return nil
}

// timed is a number behind two times, which are short or, in the next edition, long.
func timed(b []byte, short, long int) uint32 {
	if len(b) > 0 && b[0] == 1 {
		return number(b, long)
	}
	return number(b, short)
}

// packed is a language of three letters of five bits each. The numbers of the first
// Macintoshes lie below all of them, and 0 there is what nobody chose.
func packed(bits uint32) string {
	if bits < 1<<10 {
		return ""
	}
	const letters = "`abcdefghijklmnopqrstuvwxyz{|}~?"
	said := string([]byte{letters[bits>>10&31], letters[bits>>5&31], letters[bits&31]})
	if said == "und" {
		return ""
	}
	return said
}

// number is the number at a place, 0 where there is none.
func number(b []byte, at int) uint32 {
	if at < 0 || at+4 > len(b) {
		return 0
	}
	return binary.BigEndian.Uint32(b[at:])
}

// isChapters reports whether a track holds the chapters of another.
func (k *track) isChapters(all []*track) bool {
	if k.kind != "text" && k.kind != "sbtl" || k.scale == 0 {
		return false
	}
	for _, other := range all {
		if other.named == k.id && k.id != 0 {
			return true
		}
	}
	return false
}

// takeTexts reads the samples of a track as chapters: each is a text behind its
// length, and begins when those before it have ended.
func (t *Tags) takeTexts(f *film, k *track) error {
	count := int(number(k.sizes, 8))
	if count > MaxChapters {
		return ErrTooMany
	}
	places, lasts := k.samplePlaces(count), k.sampleLasts(count)
	var ticks int64
	for i, at := range places {
		if length := part(f, at, 2, 2); length != nil {
			text := part(f, at+2, int64(binary.BigEndian.Uint16(length)), maxText)
			if err := t.add(ticks*1000/int64(k.scale), string(text)); err != nil {
				return err
			}
		}
		if i < len(lasts) {
			ticks += lasts[i]
		}
	}
	return nil
}

// sampleLasts is how long each of the first samples lasts.
func (k *track) sampleLasts(count int) (all []int64) {
	for at := 8; at+8 <= len(k.lasts) && len(all) < count; at += 8 {
		times, each := number(k.lasts, at), number(k.lasts, at+4)
		for ; times > 0 && len(all) < count; times-- {
			all = append(all, int64(each))
		}
	}
	return all
}

// samplePlaces is where each of the first samples is in the file.
func (k *track) samplePlaces(count int) (all []int64) {
	same := number(k.sizes, 4)
	for chunk := 0; len(all) < count; chunk++ {
		at, ok := k.place(chunk)
		if !ok {
			break
		}
		for range k.perChunk(chunk) {
			if len(all) == count {
				break
			}
			size := same
			if same == 0 {
				size = number(k.sizes, 12+4*len(all))
			}
			all = append(all, at)
			at += int64(size)
		}
	}
	return all
}

// place is where a chunk begins.
func (k *track) place(chunk int) (int64, bool) {
	if chunk >= int(number(k.places, 4)) {
		return 0, false
	}
	if k.wide {
		at := 8 + 8*chunk
		if at+8 > len(k.places) {
			return 0, false
		}
		return int64(binary.BigEndian.Uint64(k.places[at:]) & (1<<62 - 1)), true
	}
	return int64(number(k.places, 8+4*chunk)), 12+4*chunk <= len(k.places)
}

// perChunk is how many samples a chunk has: the table names the first chunk from
// which on it is so many.
func (k *track) perChunk(chunk int) (samples uint32) {
	for at := 8; at+12 <= len(k.chunks); at += 12 {
		if number(k.chunks, at) > uint32(chunk)+1 { //nolint:gosec // fewer than a table holds
			break
		}
		samples = min(number(k.chunks, at+4), MaxChapters)
	}
	return samples
}
