package demo

import (
	"encoding/binary"
)

// spoken is a book read aloud as one MP3 that says in its tag what it is and where its
// chapters begin, each so many seconds long.
func (t title) spoken(seconds int) []byte {
	frames := append(frame("TALB", "\x03"+t.name), frame("TPE1", "\x03"+t.author)...)
	frames = append(frames, frame("TLAN", "\x00por")...)
	chapters := t.chapters()
	for i, c := range chapters {
		times := binary.BigEndian.AppendUint32(nil, uint32(1000*seconds*i))      //nolint:gosec // minutes
		times = binary.BigEndian.AppendUint32(times, uint32(1000*seconds*(i+1))) //nolint:gosec // minutes
		times = append(times, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)    // no places in the file
		frames = append(frames, frame("CHAP", "c\x00"+string(times)+string(frame("TIT2", "\x03"+c.Title)))...)
	}
	n := len(frames)
	head := []byte{'I', 'D', '3', 3, 0, 0, byte(n >> 21 & 0x7f), byte(n >> 14 & 0x7f), byte(n >> 7 & 0x7f), byte(n & 0x7f)}
	return append(append(head, frames...), silence(seconds*len(chapters))...)
}

// frame is a part of the tag of an MP3.
func frame(name, body string) []byte {
	head := binary.BigEndian.AppendUint32([]byte(name), uint32(len(body))) //nolint:gosec // short
	return append(append(head, 0, 0), body...)
}
