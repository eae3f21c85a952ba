package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"unicode/utf16"
)

// maxID3 is the largest tag: one with a large picture.
const maxID3 = 32 << 20

// readID3 reads the tag at the beginning of an MP3, of the third and fourth edition.
func (t *Tags) readID3(r io.ReaderAt, head []byte, size int64) error {
	edition, flags := head[3], head[5]
	length := synchsafe(head[6:10])
	if edition != 3 && edition != 4 || length > size {
		return nil
	}
	tag := part(r, 10, length, maxID3)
	if edition == 3 && flags&0x80 != 0 {
		tag = bytes.ReplaceAll(tag, []byte{0xff, 0}, []byte{0xff})
	}
	if flags&0x40 != 0 && len(tag) > 4 { // a second head
		skip := int64(binary.BigEndian.Uint32(tag)) + 4
		if edition == 4 {
			skip = synchsafe(tag)
		}
		tag = tag[min(skip, int64(len(tag))):]
	}
	return t.takeFrames(tag, edition, t.take)
}

// takeFrames hands over the frames of a tag, or of a chapter in it.
func (t *Tags) takeFrames(tag []byte, edition byte, take func(name string, body []byte, edition byte) error) error {
	for len(tag) > 10 && tag[0] != 0 {
		length := int64(binary.BigEndian.Uint32(tag[4:]))
		if edition == 4 {
			length = synchsafe(tag[4:])
		}
		if length > int64(len(tag)-10) {
			return nil
		}
		if err := take(string(tag[:4]), tag[10:10+length], edition); err != nil {
			return err
		}
		tag = tag[10+length:]
	}
	return nil
}

func (t *Tags) take(name string, body []byte, edition byte) error {
	switch name {
	case "TIT2":
		t.Title = clean(words(body), maxTitle)
	case "TALB":
		t.Album = clean(words(body), maxTitle)
	case "TPE1":
		t.Author = clean(words(body), maxTitle)
	case "TLAN":
		t.Language = clean(words(body), 16)
	case "COMM":
		t.Description = clean(comment(body), maxText)
	case "TXXX": // where some programs put it instead
		if heading, said := named(body); heading == "comment" || heading == "description" {
			t.Description = clean(said, maxText)
		} else {
			t.takeNamed(heading, said)
		}
	case "APIC":
		t.Picture = attached(body)
	case "CHAP":
		return t.takeChapter(body, edition)
	}
	return nil
}

// takeChapter reads a chapter: its name for the machine, four numbers of which the
// first is its beginning, and frames of its own.
func (t *Tags) takeChapter(body []byte, edition byte) error {
	_, rest, found := bytes.Cut(body, []byte{0})
	if !found || len(rest) < 16 {
		return nil
	}
	title := ""
	_ = t.takeFrames(rest[16:], edition, func(name string, body []byte, _ byte) error {
		if name == "TIT2" {
			title = words(body)
		}
		return nil
	})
	return t.add(int64(binary.BigEndian.Uint32(rest)), title)
}

// synchsafe is a number of four times seven bits.
func synchsafe(b []byte) int64 {
	return int64(b[0]&0x7f)<<21 | int64(b[1]&0x7f)<<14 | int64(b[2]&0x7f)<<7 | int64(b[3]&0x7f)
}

// words decodes a text that begins with how it is written; of several it is the first.
func words(body []byte) string {
	if len(body) == 0 {
		return ""
	}
	s := decode(body[0], body[1:])
	s, _, _ = strings.Cut(s, "\x00")
	return s
}

func decode(how byte, b []byte) string {
	switch how {
	case 1, 2:
		return decode16(how, b)
	case 3:
		return string(b)
	default:
		runes := make([]rune, len(b))
		for i, c := range b {
			runes[i] = rune(c)
		}
		return string(runes)
	}
}

// decode16 decodes UTF-16, which says in its first two bytes which one comes first.
func decode16(how byte, b []byte) string {
	var order binary.ByteOrder = binary.BigEndian
	if how == 1 && len(b) >= 2 {
		if b[0] == 0xff && b[1] == 0xfe {
			order = binary.LittleEndian
		}
		b = b[2:]
	}
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = order.Uint16(b[2*i:])
	}
	return string(utf16.Decode(units))
}

// comment is the text of a comment, behind its language and its heading.
func comment(body []byte) string {
	if len(body) < 4 {
		return ""
	}
	_, text, _ := strings.Cut(decode(body[0], body[4:]), "\x00")
	return strings.TrimPrefix(text, "\ufeff")
}

// named is a text with the heading that its program gave it.
func named(body []byte) (heading, said string) {
	if len(body) == 0 {
		return "", ""
	}
	heading, said, _ = strings.Cut(decode(body[0], body[1:]), "\x00")
	return strings.ToLower(heading), strings.TrimPrefix(said, "\ufeff")
}

// attached is a picture, behind its type, its kind and its heading.
func attached(body []byte) []byte {
	if len(body) < 2 || len(body) > maxPicture {
		return nil
	}
	_, rest, found := bytes.Cut(body[1:], []byte{0})
	if !found || len(rest) < 2 {
		return nil
	}
	end := []byte{0}
	if body[0] == 1 || body[0] == 2 {
		end = []byte{0, 0}
	}
	_, picture, _ := bytes.Cut(rest[1:], end)
	return picture
}
