package demo

import (
	"bytes"
	"encoding/binary"
	"html"
	"strings"
)

// kindle writes a small book for Kindle: the records of a Palm database, of which the
// first tells what the others are. The text is that of the EPUB.
func (t title) kindle() ([]byte, error) {
	const perRecord = 4096
	var text strings.Builder
	text.WriteString("<html><body>")
	for i, c := range t.chapters() {
		if i > 0 {
			text.WriteString("<mbp:pagebreak/>")
		}
		text.WriteString("<h1>" + html.EscapeString(c.Title) + "</h1>")
		for _, p := range c.Paragraphs {
			text.WriteString("<p>" + html.EscapeString(p) + "</p>")
		}
	}
	text.WriteString("</body></html>")
	records := [][]byte{nil}
	for rest := text.String(); rest != ""; {
		n := min(len(rest), perRecord)
		records, rest = append(records, []byte(rest[:n])), rest[n:]
	}
	records[0] = kindleHead(len(records)-1, text.Len(), perRecord)
	return palmDatabase(t.name, records), nil
}

func kindleHead(records, length, perRecord int) []byte {
	const asItIs, utf8, book, version, none = 1, 65001, 2, 6, 0xffffffff
	head := make([]byte, 16+0xe8)
	binary.BigEndian.PutUint16(head, asItIs)
	binary.BigEndian.PutUint32(head[4:], uint32(length))     //nolint:gosec // our own short text
	binary.BigEndian.PutUint16(head[8:], uint16(records))    //nolint:gosec // as above
	binary.BigEndian.PutUint16(head[10:], uint16(perRecord)) //nolint:gosec // as above
	copy(head[16:], "MOBI")
	for at, value := range map[int]uint32{20: 0xe8, 24: book, 28: utf8, 0x24: version, 0x6c: uint32(records + 1), 0xc0: none} { //nolint:gosec // as above
		binary.BigEndian.PutUint32(head[at:], value)
	}
	return head
}

func palmDatabase(name string, records [][]byte) []byte {
	head := make([]byte, 78)
	copy(head[:31], name)
	copy(head[60:], "BOOKMOBI")
	binary.BigEndian.PutUint16(head[76:], uint16(len(records))) //nolint:gosec // a few
	at := len(head) + 8*len(records)
	all := bytes.Clone(head)
	for i, r := range records {
		all = binary.BigEndian.AppendUint32(all, uint32(at)) //nolint:gosec // a short file
		all = binary.BigEndian.AppendUint32(all, uint32(2*i))
		at += len(r)
	}
	for _, r := range records {
		all = append(all, r...)
	}
	return all
}
