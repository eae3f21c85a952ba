// Package pdftest reads what stands in the documents that package pdf draws.
package pdftest

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"
)

var (
	streams = regexp.MustCompile(`(?s)\nstream\n(.*?)\nendstream`)
	written = regexp.MustCompile(`(?s)\(((?:\\.|[^\\()])*)\) ?Tj`)
	escapes = strings.NewReplacer(`\\`, `\`, `\(`, `(`, `\)`, `)`, `\r`, "\r")
)

// glyphs is how large the table of a font is that says which picture each letter
// has: two bytes for each of the basic plane.
const glyphs = 2 << 16

// Text is what is written in a document, each line by itself, in the order in
// which it was drawn. A letter that the font has no picture of is \ufffd.
func Text(t testing.TB, document []byte) string {
	t.Helper()
	var lines, tables []string
	for _, found := range streams.FindAllSubmatch(document, -1) {
		content, err := inflate(found[1])
		switch {
		case err != nil: // a picture
		case len(content) == glyphs:
			tables = append(tables, content)
		default:
			for _, line := range written.FindAllStringSubmatch(content, -1) {
				lines = append(lines, decode(escapes.Replace(line[1])))
			}
		}
	}
	if len(lines) == 0 || len(tables) == 0 {
		t.Fatalf("%d lines in %d fonts", len(lines), len(tables))
	}
	return strings.Map(func(r rune) rune {
		if r == '\n' || drawn(tables, r) {
			return r
		}
		return unicode.ReplacementChar
	}, strings.Join(lines, "\n"))
}

func inflate(b []byte) (string, error) {
	r, err := zlib.NewReader(bytes.NewReader(b))
	if err != nil {
		return "", err
	}
	content, err := io.ReadAll(r)
	return string(content), err
}

func decode(s string) string {
	units := make([]uint16, len(s)/2)
	for i := range units {
		units[i] = binary.BigEndian.Uint16([]byte(s[2*i:]))
	}
	return string(utf16.Decode(units))
}

// drawn reports whether any font of the document has a picture of a letter.
func drawn(tables []string, r rune) bool {
	for _, table := range tables {
		if at := 2 * int(r); at+1 < len(table) && (table[at] != 0 || table[at+1] != 0) {
			return true
		}
	}
	return false
}

// Has looks for texts in a document, however its lines were broken.
func Has(t testing.TB, document []byte, texts ...string) {
	t.Helper()
	all := Text(t, document)
	for _, one := range texts {
		if !strings.Contains(closed(all), closed(one)) {
			t.Errorf("%q is not in\n%s", one, all)
		}
	}
}

// closed is a text without its spaces and breaks.
func closed(s string) string { return strings.Join(strings.Fields(s), "") }
