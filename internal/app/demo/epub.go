package demo

import (
	"archive/zip"
	"bytes"
	"html/template"
	"io"
)

// epub writes a small book that every reader opens: three chapters and a table
// of contents.
func (t title) epub() ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	first, err := z.CreateHeader(&zip.FileHeader{Name: "mimetype", Method: zip.Store}) // it must come first, as it is
	if err != nil {
		return nil, err
	}
	if _, err := io.WriteString(first, "application/epub+zip"); err != nil {
		return nil, err
	}
	about := map[string]any{"Title": t.name, "Author": t.author, "Language": t.language, "About": t.about, "Chapters": []int{1, 2, 3}}
	for _, part := range epubParts {
		f, err := z.Create(part.name)
		if err != nil {
			return nil, err
		}
		if _, err := io.WriteString(f, xmlHead); err != nil {
			return nil, err
		}
		if err := part.text.Execute(f, about); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return b.Bytes(), err
}

const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"

// epubParts are the files of an EPUB, after the first.
var epubParts = []struct {
	name string
	text *template.Template
}{
	{"META-INF/container.xml", epubPart(`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">` +
		`<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`)},
	{"book.opf", epubPart(`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">` +
		`<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">demo:{{.Title}}</dc:identifier><dc:title>{{.Title}}</dc:title>` +
		`<dc:creator>{{.Author}}</dc:creator><dc:language>{{.Language}}</dc:language><meta property="dcterms:modified">2026-01-05T08:30:00Z</meta></metadata>` +
		`<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>` +
		`<item id="text" href="text.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="text"/></spine></package>`)},
	{"nav.xhtml", epubPart(`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>{{.Title}}</title></head>` +
		`<body><nav epub:type="toc"><ol>{{range .Chapters}}<li><a href="text.xhtml#c{{.}}">{{.}}</a></li>{{end}}</ol></nav></body></html>`)},
	{"text.xhtml", epubPart(`<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{{.Title}}</title></head><body><h1>{{.Title}}</h1><p>{{.Author}}</p>` +
		`{{$about := .About}}{{range .Chapters}}<h2 id="c{{.}}">{{.}}</h2><p>{{$about}}</p>{{end}}</body></html>`)},
}

func epubPart(text string) *template.Template { return template.Must(template.New("").Parse(text)) }
