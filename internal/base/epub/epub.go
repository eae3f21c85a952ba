// Package epub reads books in EPUB: their order, contents and text. It trusts
// nothing in them: what comes out is a small set of tags without scripts, styles or
// addresses, and nothing is read beyond limits.
package epub

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
)

// What is wrong with a book.
var (
	ErrBroken   = errors.New("epub: this is not a book that can be read")
	ErrTooLarge = errors.New("epub: the book has more in it than is read")
	// ErrNoText is of a book of pictures, which others may show.
	ErrNoText = fmt.Errorf("%w: it has no text", ErrBroken)
	// ErrDamaged is of a section of which no more, or nothing, can be unpacked.
	ErrDamaged = fmt.Errorf("%w: a section is damaged", ErrBroken)
)

const (
	containerFile = "META-INF/container.xml"
	maxEntries    = 20_000
	maxSections   = 3_000
	maxContents   = 5_000
	maxPackage    = 4 << 20
	maxSection    = 8 << 20
	maxWhole      = 256 << 20
	maxCover      = 16 << 20
)

// Book is an EPUB that is open, or another book that was made into one.
type Book struct {
	Sections []Section // in the order of reading
	Contents []Entry
	file     func(name string) (io.ReadCloser, error)
	pictures []string       // those that the manifest names, in its order
	numbers  map[string]int // of pictures, by name
	places   map[string]int // of sections, by name
}

// Section is a file of the book's text.
type Section struct {
	Size int64 // as the archive says; how long it is beside the others
	name string
}

// Entry is a line of the table of contents.
type Entry struct {
	Title   string
	Level   int // from 0
	Section int
	Anchor  string
}

type container struct {
	Roots []struct {
		Path string `xml:"full-path,attr"`
	} `xml:"rootfiles>rootfile"`
}

type item struct {
	ID         string `xml:"id,attr"`
	Href       string `xml:"href,attr"`
	MediaType  string `xml:"media-type,attr"`
	Properties string `xml:"properties,attr"`
}

type packaged struct {
	Titles      []string `xml:"metadata>title"`
	Creators    []string `xml:"metadata>creator"`
	Languages   []string `xml:"metadata>language"`
	Texts       []string `xml:"metadata>description"`
	Identifiers []string `xml:"metadata>identifier"`
	Metas       []struct {
		Name    string `xml:"name,attr"`
		Content string `xml:"content,attr"`
	} `xml:"metadata>meta"`
	Items []item `xml:"manifest>item"`
	Spine struct {
		NCX  string `xml:"toc,attr"`
		Refs []struct {
			ID string `xml:"idref,attr"`
		} `xml:"itemref"`
	} `xml:"spine"`
}

// Open reads what a book consists of.
func Open(r io.ReaderAt, size int64) (*Book, error) {
	b, files, root, err := unpack(r, size)
	if err != nil {
		return nil, err
	}
	var p packaged
	if err := b.decode(root, &p); err != nil {
		return nil, err
	}
	if len(p.Spine.Refs) > maxSections {
		return nil, ErrTooLarge
	}
	return b, b.read(p, root, files)
}

// Part is a section of a book that was no EPUB, well-formed.
type Part struct{ XHTML string }

// Assemble makes a book of parts. Its pictures are known to them by their names.
func Assemble(parts []Part, contents []Entry, pictures []string, picture func(name string) ([]byte, error)) (*Book, error) {
	switch {
	case len(parts) == 0:
		return nil, ErrNoText
	case len(parts) > maxSections:
		return nil, ErrTooLarge
	}
	b := &Book{Contents: contents[:min(len(contents), maxContents)], pictures: pictures, numbers: map[string]int{}, places: map[string]int{}}
	for i, name := range pictures {
		b.numbers[name] = i
	}
	texts := map[string]string{}
	for i, p := range parts {
		name := "section-" + strconv.Itoa(i)
		texts[name] = p.XHTML
		b.addSection(name, int64(len(p.XHTML)))
	}
	b.file = func(name string) (io.ReadCloser, error) {
		if text, ok := texts[name]; ok {
			return io.NopCloser(strings.NewReader(text)), nil
		}
		data, err := picture(name)
		return io.NopCloser(bytes.NewReader(data)), err
	}
	return b, nil
}

// unpack finds the package file of a book, which names everything else.
func unpack(r io.ReaderAt, size int64) (b *Book, files map[string]*zip.File, root string, err error) {
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return nil, nil, "", ErrBroken
	}
	if len(archive.File) > maxEntries {
		return nil, nil, "", ErrTooLarge
	}
	files = map[string]*zip.File{}
	for _, f := range archive.File {
		files[f.Name] = f
	}
	b = &Book{numbers: map[string]int{}, places: map[string]int{}}
	b.file = func(name string) (io.ReadCloser, error) {
		if f := files[name]; f != nil {
			return f.Open()
		}
		return nil, ErrBroken
	}
	var c container
	if err := b.decode(containerFile, &c); err != nil || len(c.Roots) == 0 {
		return nil, nil, "", ErrBroken
	}
	return b, files, c.Roots[0].Path, nil
}

// Cover opens the picture of a book's cover, also of one without a text.
func Cover(r io.ReaderAt, size int64) (picture io.ReadCloser, name string, err error) {
	b, _, root, err := unpack(r, size)
	if err != nil {
		return nil, "", err
	}
	var p packaged
	if err := b.decode(root, &p); err != nil {
		return nil, "", err
	}
	name = resolve(root, p.cover())
	picture, err = b.limited(name, maxCover)
	return picture, path.Base(name), err
}

// cover is the file that EPUB 3 marks as the cover's picture, else the one that
// EPUB 2 names in its metadata.
func (p packaged) cover() string {
	id := ""
	for _, m := range p.Metas {
		if m.Name == "cover" {
			id = m.Content
		}
	}
	href := ""
	for _, i := range p.Items {
		if slices.Contains(strings.Fields(i.Properties), "cover-image") {
			return i.Href
		}
		if id != "" && i.ID == id {
			href = i.Href
		}
	}
	return href
}

// read puts sections, pictures and contents in order.
func (b *Book) read(p packaged, root string, files map[string]*zip.File) error {
	byID := map[string]item{}
	for _, i := range p.Items {
		byID[i.ID] = i
		if strings.HasPrefix(i.MediaType, "image/") {
			name := resolve(root, i.Href)
			b.numbers[name] = len(b.pictures)
			b.pictures = append(b.pictures, name)
		}
	}
	nothing := ErrBroken
	for _, ref := range p.Spine.Refs {
		i := byID[ref.ID]
		name := resolve(root, i.Href)
		f := files[name]
		if f == nil {
			continue
		}
		if i.MediaType != "application/xhtml+xml" && i.MediaType != "text/html" {
			nothing = ErrNoText // but a picture for a page
			continue
		}
		b.addSection(name, int64(min(f.UncompressedSize64, maxSection)))
	}
	if len(b.Sections) == 0 {
		return nothing
	}
	for _, i := range p.Items {
		if slices.Contains(strings.Fields(i.Properties), "nav") {
			b.readNav(resolve(root, i.Href))
		}
	}
	if len(b.Contents) == 0 {
		b.readNCX(resolve(root, byID[p.Spine.NCX].Href))
	}
	return nil
}

// Check reads the whole text once, as it lies there: what is larger than anybody is
// shown, or damaged from the first section to the last, is found when a book comes and
// not by who reads on. Where some sections are damaged, the others are worth reading.
func (b *Book) Check() error {
	left, sound := int64(maxWhole), false
	for n, s := range b.Sections {
		if b.section(s.name) != n {
			continue // it was there before
		}
		read, err := b.skim(s.name, min(maxSection, left))
		if errors.Is(err, ErrTooLarge) {
			return err
		}
		sound = sound || err == nil
		left -= read
	}
	if !sound {
		return ErrBroken
	}
	return nil
}

// skim reads a file of the archive for nothing but whether it can be read.
func (b *Book) skim(name string, most int64) (read int64, err error) {
	f, err := b.limited(name, most)
	if err != nil {
		return 0, err
	}
	defer func() { _ = f.Close() }()
	return io.Copy(io.Discard, f)
}

func (b *Book) addSection(name string, size int64) {
	if _, there := b.places[name]; !there {
		b.places[name] = len(b.Sections)
	}
	b.Sections = append(b.Sections, Section{Size: max(1, size), name: name})
}

// section is the number of a file of the text; -1 where it is none.
func (b *Book) section(name string) int {
	if n, ok := b.places[name]; ok {
		return n
	}
	return -1
}

// resolve is the name in the archive that an address in one of its files means.
// Addresses of elsewhere name nothing in it.
func resolve(from, href string) string {
	u, err := url.Parse(href)
	if err != nil || u.Scheme != "" || u.Host != "" || u.Path == "" || strings.HasPrefix(u.Path, "/") {
		return ""
	}
	return path.Join(path.Dir(from), u.Path)
}

func anchorOf(href string) string {
	_, anchor, _ := strings.Cut(href, "#")
	return anchor
}

// limited opens a file of the archive; reading more than a number of bytes fails.
func (b *Book) limited(name string, most int64) (io.ReadCloser, error) {
	r, err := b.file(name)
	if err != nil {
		return nil, ErrBroken
	}
	return &bounded{ReadCloser: r, left: most}, nil
}

type bounded struct {
	io.ReadCloser
	left int64
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, ErrTooLarge
	}
	if int64(len(p)) > b.left {
		p = p[:b.left]
	}
	n, err := b.ReadCloser.Read(p)
	b.left -= int64(n)
	return n, err
}

func (b *Book) decode(name string, into any) error {
	f, err := b.limited(name, maxPackage)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	if err := xml.NewDecoder(f).Decode(into); errors.Is(err, ErrTooLarge) {
		return err
	} else if err != nil {
		return ErrBroken
	}
	return nil
}

// Picture opens a picture of the book by its number.
func (b *Book) Picture(n int) (io.ReadCloser, string, error) {
	if n < 0 || n >= len(b.pictures) {
		return nil, "", ErrBroken
	}
	f, err := b.limited(b.pictures[n], maxSection)
	return f, path.Base(b.pictures[n]), err
}
