package files

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/gabriel-vasile/mimetype"
	"golang.org/x/text/encoding"
	"golang.org/x/text/transform"
)

const (
	// headSize is how much of a content is looked at to tell its type. Large
	// presentations name their parts late.
	headSize  = 64 << 10
	unknown   = "application/octet-stream"
	plainText = "text/plain; charset=utf-8"
	webVTT    = "text/vtt"
)

// canonical holds the names that browsers know for the ones the sniffer gives.
var canonical = map[string]string{
	"audio/x-m4a":    "audio/mp4",
	"image/apng":     "image/png",
	"video/matroska": "video/x-matroska",
	"video/x-m4v":    "video/mp4",
}

// sniff tells the type of a content from the content alone.
func sniff(r io.ReaderAt) (string, error) {
	head := make([]byte, headSize)
	n, err := r.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return "", fmt.Errorf("files: %w", err)
	}
	found := typeOf(head[:n])
	if found != plainText && found != webVTT {
		return found, nil
	}
	text, err := isText(io.NewSectionReader(r, 0, math.MaxInt64))
	if err != nil {
		return "", fmt.Errorf("files: %w", err)
	}
	if !text {
		return unknown, nil
	}
	return found, nil
}

// typeOf tells the type from the beginning of a content. All text that no
// browser would run is plain text.
func typeOf(head []byte) string {
	m := mimetype.Detect(head)
	name, _, _ := strings.Cut(m.String(), ";")
	switch {
	case name == "application/pdf" && !startsAsPDF(head):
		return unknown // a page that calls itself a PDF further down
	case name == "text/html", name == "text/x-php", name == webVTT, name == "image/svg+xml", within(m, "text/xml"):
		return name
	case within(m, "text/plain"):
		return plainText
	}
	if c, ok := canonical[name]; ok {
		return c
	}
	return name
}

func within(m *mimetype.MIME, name string) bool {
	for ; m != nil; m = m.Parent() {
		if m.Is(name) {
			return true
		}
	}
	return false
}

func startsAsPDF(head []byte) bool {
	head = bytes.TrimPrefix(head, []byte("\xef\xbb\xbf"))
	return bytes.HasPrefix(bytes.TrimLeft(head, " \t\r\n"), []byte("%PDF-"))
}

// isText reports whether r holds valid UTF-8 to its end.
func isText(r io.Reader) (bool, error) {
	_, err := io.Copy(io.Discard, transform.NewReader(r, encoding.UTF8Validator))
	if errors.Is(err, encoding.ErrInvalidUTF8) {
		return false, nil
	}
	return err == nil, err
}
