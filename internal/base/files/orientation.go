package files

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
)

// maxExif is the most that is read of a picture's notes about itself.
const maxExif = 64 << 10

// orientation returns how a camera was held, 1 to 8 as in EXIF; 1 is upright,
// and the answer where nothing is said. r stands at the start of the picture.
func orientation(r io.ReadSeeker, mediaType string) (int, error) {
	find := map[string]func(io.ReadSeeker) ([]byte, error){
		"image/jpeg": exifOfJPEG, "image/png": exifOfPNG, "image/webp": exifOfWebP,
	}[mediaType]
	exif, err := find(r)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return 1, nil // the decoder will say what is wrong
	}
	return orientationTag(exif), err
}

func exifOfJPEG(r io.ReadSeeker) ([]byte, error) {
	const startOfScan, app1 = 0xda, 0xe1
	if _, err := r.Seek(2, io.SeekCurrent); err != nil {
		return nil, err
	}
	for {
		var h struct {
			Mark, Kind byte
			Length     uint16
		}
		if err := binary.Read(r, binary.BigEndian, &h); err != nil {
			return nil, err
		}
		if h.Mark != 0xff || h.Kind == startOfScan || h.Length < 2 {
			return nil, nil
		}
		data, err := chunk(r, h.Kind == app1, int64(h.Length)-2)
		if exif, ok := bytes.CutPrefix(data, []byte("Exif\x00\x00")); ok || err != nil {
			return exif, err
		}
	}
}

func exifOfPNG(r io.ReadSeeker) ([]byte, error) {
	if _, err := r.Seek(8, io.SeekCurrent); err != nil {
		return nil, err
	}
	for {
		var h struct {
			Length uint32
			Kind   [4]byte
		}
		if err := binary.Read(r, binary.BigEndian, &h); err != nil {
			return nil, err
		}
		wanted := string(h.Kind[:]) == "eXIf"
		if data, err := chunk(r, wanted, int64(h.Length)); wanted || err != nil {
			return data, err
		}
		const checksum = 4
		if _, err := r.Seek(checksum, io.SeekCurrent); err != nil {
			return nil, err
		}
	}
}

func exifOfWebP(r io.ReadSeeker) ([]byte, error) {
	if _, err := r.Seek(12, io.SeekCurrent); err != nil {
		return nil, err
	}
	for {
		var h struct {
			Kind   [4]byte
			Length uint32
		}
		if err := binary.Read(r, binary.LittleEndian, &h); err != nil {
			return nil, err
		}
		wanted := string(h.Kind[:]) == "EXIF"
		padded := int64(h.Length) + int64(h.Length&1)
		if data, err := chunk(r, wanted, padded); wanted || err != nil {
			return bytes.TrimPrefix(data, []byte("Exif\x00\x00")), err
		}
	}
}

// chunk reads a part of a picture file, or passes over it.
func chunk(r io.ReadSeeker, wanted bool, length int64) ([]byte, error) {
	if !wanted || length > maxExif {
		_, err := r.Seek(length, io.SeekCurrent)
		return nil, err
	}
	data := make([]byte, length)
	_, err := io.ReadFull(r, data)
	return data, err
}

// orientationTag reads the one tag we need out of a TIFF directory.
func orientationTag(exif []byte) int {
	const tag, headLength, entryLength = 0x0112, 8, 12
	if len(exif) < headLength {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if exif[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int64(order.Uint32(exif[4:]))
	if at+2 > int64(len(exif)) {
		return 1
	}
	entries := exif[at+2:]
	for range order.Uint16(exif[at:]) {
		if len(entries) < entryLength {
			break
		}
		if order.Uint16(entries) == tag {
			if v := int(order.Uint16(entries[8:])); v >= 1 && v <= 8 {
				return v
			}
			break
		}
		entries = entries[entryLength:]
	}
	return 1
}
