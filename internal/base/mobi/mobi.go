// Package mobi reads books for Kindle (MOBI and AZW3) by making EPUBs of them. It
// trusts nothing in them: every number is held against what is there, and what comes
// out passes through package epub like any other text.
package mobi

import (
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strconv"

	"golang.org/x/text/encoding/charmap"

	"myspace/internal/base/epub"
)

// ErrUnknown is of a book that is locked, or packed in a way that we do not know: other
// programs show it.
var ErrUnknown = fmt.Errorf("%w: locked, or packed otherwise", epub.ErrBroken)

const (
	headSize   = 78 // of a Palm database, before its list of records
	maxRecords = 20_000
	maxRecord  = 1 << 20
	maxPicture = 8 << 20
	maxText    = 32 << 20
	none       = 0xffffffff
)

// database is a Palm database: numbered records.
type database struct {
	r       io.ReaderAt
	offsets []int64 // of each record, and the end
}

func openDatabase(r io.ReaderAt, size int64) (d database, err error) {
	head := make([]byte, headSize)
	if _, err := r.ReadAt(head, 0); err != nil || string(head[60:68]) != "BOOKMOBI" {
		return d, epub.ErrBroken
	}
	count := int(binary.BigEndian.Uint16(head[76:]))
	if count > maxRecords {
		return d, epub.ErrTooLarge
	}
	list := make([]byte, 8*count)
	if n, _ := r.ReadAt(list, headSize); n < len(list) {
		return d, epub.ErrBroken
	}
	d.r = r
	for i := range count {
		d.offsets = append(d.offsets, int64(binary.BigEndian.Uint32(list[8*i:])))
	}
	d.offsets = append(d.offsets, size)
	return d, nil
}

// record returns a record of at most so many bytes.
func (d database) record(n, most int64) ([]byte, error) {
	if n < 0 || n >= int64(len(d.offsets))-1 {
		return nil, epub.ErrBroken
	}
	size := d.offsets[n+1] - d.offsets[n]
	switch {
	case size < 0:
		return nil, epub.ErrBroken
	case size > most:
		return nil, epub.ErrTooLarge
	}
	data := make([]byte, size)
	if got, _ := d.r.ReadAt(data, d.offsets[n]); int64(got) < size {
		return nil, epub.ErrBroken
	}
	return data, nil
}

// Check tells what is wrong with a book that comes, also with one that we cannot unpack:
// its records follow each other and lie in the file, and those of its text are there.
func Check(r io.ReaderAt, size int64) error {
	d, err := openDatabase(r, size)
	if err != nil {
		return err
	}
	count := int64(len(d.offsets)) - 1
	if d.offsets[0] < headSize+8*count || !slices.IsSorted(d.offsets) {
		return epub.ErrBroken
	}
	first, err := d.record(0, maxRecord)
	if err != nil {
		return err
	}
	h, err := readHeader(first)
	if h.records == 0 || h.records >= count {
		return epub.ErrBroken
	}
	if err == nil {
		_, err = Open(r, size)
	}
	return err
}

// Open makes an EPUB of a book. One that is locked, or packed in a way that we do not
// know, is broken to us.
func Open(r io.ReaderAt, size int64) (*epub.Book, error) {
	t, err := Unpack(r, size)
	if err != nil {
		return nil, err
	}
	return t.Book(r)
}

// Text is the text of a book, unpacked and cut into parts. It is made of the whole
// file, so whoever wants a part after the other keeps it; pictures are not in it.
type Text struct {
	parts    []epub.Part
	contents []epub.Entry
	pictures []string
	first    int64   // the record that may be the first picture
	offsets  []int64 // of each record
}

// Unpack returns the text of a book.
func Unpack(r io.ReaderAt, size int64) (*Text, error) {
	d, err := openDatabase(r, size)
	if err != nil {
		return nil, err
	}
	first, err := d.record(0, maxRecord)
	if err != nil {
		return nil, err
	}
	h, err := readHeader(first)
	if err != nil {
		return nil, err
	}
	text, err := d.text(h)
	if err != nil {
		return nil, err
	}
	if text == "" {
		return nil, epub.ErrBroken
	}
	t := &Text{first: h.pictures, offsets: d.offsets}
	t.parts, t.contents = partsOf(text)
	for n := h.pictures; n < int64(len(d.offsets))-1; n++ {
		t.pictures = append(t.pictures, pictureName(n-h.pictures+1))
	}
	return t, nil
}

// Size is about how much memory it takes.
func (t *Text) Size() int64 {
	const part, entry, picture, offset = 32, 64, 48, 8 // besides their letters
	size := int64(len(t.parts)*part + len(t.contents)*entry + len(t.pictures)*picture + len(t.offsets)*offset)
	for _, p := range t.parts {
		size += int64(len(p.XHTML))
	}
	for _, e := range t.contents {
		size += int64(len(e.Title))
	}
	return size
}

// Book is the EPUB that it makes, with the pictures of the file that it came from.
func (t *Text) Book(r io.ReaderAt) (*epub.Book, error) {
	d := database{r: r, offsets: t.offsets}
	return epub.Assemble(t.parts, t.contents, t.pictures, func(name string) ([]byte, error) {
		n, err := strconv.ParseInt(name[min(len(name), len(picturePrefix)):], 10, 64)
		if err != nil {
			return nil, epub.ErrBroken
		}
		return d.record(t.first+n-1, maxPicture)
	})
}

// header is what the first record of a book says of the others.
type header struct {
	compressed bool
	records    int64 // of the text
	trailers   int   // how many things hang on each record of it
	multibyte  bool  // whether letters may overlap, too
	latin      bool  // Windows-1252, else UTF-8
	pictures   int64 // the first record that may be one
	flows      int64 // the record that says where the text ends; 0 for none
}

const (
	plain, packed   = 1, 2
	huffman         = 17480 // which we do not unpack
	latin1252, utf8 = 1252, 65001
	// extrasFrom is how long a header is that tells of what hangs on records.
	extrasFrom = 0xe4
	extrasAt   = 0xf2
	picturesAt = 0x6c
	versionAt  = 0x24
	flowsAt    = 0xc0
)

func readHeader(b []byte) (h header, err error) {
	if len(b) < picturesAt+4 || string(b[16:20]) != "MOBI" {
		return h, epub.ErrBroken
	}
	way, encoding, length := binary.BigEndian.Uint16(b), binary.BigEndian.Uint32(b[28:]), binary.BigEndian.Uint32(b[20:])
	if way != plain && way != packed && way != huffman || encoding != latin1252 && encoding != utf8 {
		return h, epub.ErrBroken
	}
	h = header{
		compressed: way == packed, records: int64(binary.BigEndian.Uint16(b[8:])), latin: encoding == latin1252,
		pictures: int64(binary.BigEndian.Uint32(b[picturesAt:])),
	}
	if locked := binary.BigEndian.Uint16(b[12:]) != 0; locked || way == huffman {
		return h, ErrUnknown
	}
	if length >= extrasFrom && len(b) >= extrasAt+2 {
		flags := binary.BigEndian.Uint16(b[extrasAt:])
		h.multibyte = flags&1 != 0
		for flags >>= 1; flags != 0; flags >>= 1 {
			h.trailers += int(flags & 1)
		}
	}
	if binary.BigEndian.Uint32(b[versionAt:]) == 8 && len(b) >= flowsAt+4 {
		if n := binary.BigEndian.Uint32(b[flowsAt:]); n != none {
			h.flows = int64(n)
		}
	}
	return h, nil
}

// text returns the whole text of a book.
func (d database) text(h header) (string, error) {
	var all []byte
	for n := range h.records {
		data, err := d.record(n+1, maxRecord)
		if err != nil {
			return "", err
		}
		data = h.trim(data)
		if h.compressed {
			data = unpack(data)
		}
		if all = append(all, data...); len(all) > maxText {
			return "", epub.ErrTooLarge
		}
	}
	if end := d.endOfText(h); end > 0 && end < int64(len(all)) {
		all = all[:end] // behind it are styles and drawings
	}
	if h.latin {
		decoded, err := charmap.Windows1252.NewDecoder().Bytes(all)
		return string(decoded), err
	}
	return string(all), nil
}

// endOfText is where the first of several flows ends; 0 where there is but one.
func (d database) endOfText(h header) int64 {
	const end = 16 // behind the name, two numbers, and where the flow begins
	b, err := d.record(h.flows, maxRecord)
	if h.flows == 0 || err != nil || len(b) < end+4 || string(b[:4]) != "FDST" {
		return 0
	}
	return int64(binary.BigEndian.Uint32(b[end:]))
}

// trim takes off what hangs on a record of the text.
func (h header) trim(b []byte) []byte {
	for range h.trailers {
		size := 0
		for _, v := range b[max(0, len(b)-4):] {
			if v&0x80 != 0 {
				size = 0
			}
			size = size<<7 | int(v&0x7f)
		}
		b = b[:max(0, len(b)-size)]
	}
	if h.multibyte && len(b) > 0 {
		b = b[:max(0, len(b)-int(b[len(b)-1]&3)-1)]
	}
	return b
}
