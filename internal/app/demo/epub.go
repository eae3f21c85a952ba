package demo

import (
	"archive/zip"
	"bytes"
	"html/template"
	"io"
)

// epub writes a small book that every reader opens: chapters in files of their own,
// and a table of contents. The text is ours, whatever the title: nobody's rights are
// touched, and nobody takes it for the book.
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
	chapters := t.chapters()
	about := map[string]any{"Title": t.name, "Author": t.author, "Language": t.language, "Chapters": chapters}
	for _, part := range epubParts {
		if err := addXML(z, part.name, part.text, about); err != nil {
			return nil, err
		}
	}
	for _, c := range chapters {
		if err := addXML(z, c.File, epubChapter, map[string]any{"Language": t.language, "Chapter": c}); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return b.Bytes(), err
}

func addXML(z *zip.Writer, name string, text *template.Template, about map[string]any) error {
	f, err := z.Create(name)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(f, xmlHead); err != nil {
		return err
	}
	return text.Execute(f, about)
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
		`{{range .Chapters}}<item id="{{.ID}}" href="{{.File}}" media-type="application/xhtml+xml"/>{{end}}</manifest>` +
		`<spine>{{range .Chapters}}<itemref idref="{{.ID}}"/>{{end}}</spine></package>`)},
	{"nav.xhtml", epubPart(`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>{{.Title}}</title></head>` +
		`<body><nav epub:type="toc"><ol>{{range .Chapters}}<li><a href="{{.File}}">{{.Title}}</a></li>{{end}}</ol></nav></body></html>`)},
}

var epubChapter = epubPart(`<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="{{.Language}}"><head><title>{{.Chapter.Title}}</title></head>` +
	`<body><h1>{{.Chapter.Title}}</h1>{{range .Chapter.Paragraphs}}<p>{{.}}</p>{{end}}</body></html>`)

func epubPart(text string) *template.Template { return template.Must(template.New("").Parse(text)) }
