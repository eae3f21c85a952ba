package demo

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"testing"

	"github.com/gabriel-vasile/mimetype"
)

// A file that readers refuse would look like a fault of the program.
func TestBooksAreWhatTheirNamesSay(t *testing.T) {
	for i, book := range titles {
		for _, f := range book.files(i) {
			content, err := f.content()
			if err != nil {
				t.Fatal(err)
			}
			if kind := mimetype.Detect(content); f.name[len(f.name)-len(kind.Extension()):] != kind.Extension() {
				t.Errorf("%s is %s", f.name, kind)
			}
		}
	}
}

func TestTheXMLOfAnEPUBIsWellFormed(t *testing.T) {
	data, err := titles[0].epub()
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File[1:] {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(r)
		for err == nil {
			_, err = d.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}
