package library

import (
	"archive/zip"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

const (
	containerFile = "META-INF/container.xml"
	// maxPackage bounds the XML of an EPUB that is read to find its cover.
	maxPackage = 4 << 20
	maxEntries = 20_000
)

// coverOf stores the cover that an EPUB carries. A book without a good one, or
// of another kind, has none: that is no reason to refuse it.
func (a *Area) coverOf(ctx context.Context, kind string, b files.Blob) (cover files.Blob, err error) {
	if kind != "epub" {
		return cover, nil
	}
	f, err := a.Files.Open(ctx, b.Hash)
	if err != nil {
		return cover, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	picture, name, ok := epubCover(io.NewSectionReader(readerAt{f}, 0, b.Size), b.Size)
	if !ok {
		return cover, nil
	}
	defer func() { _ = picture.Close() }()
	cover, err = a.Files.PutPicture(ctx, path.Base(name), io.LimitReader(picture, maxCover), maxCover)
	if fault.KindOf(err) != fault.Internal {
		return files.Blob{}, nil // a picture that we do not take
	}
	return cover, err
}

// adoptCover gives a book without a cover the one of its file.
func (a *Area) adoptCover(ctx context.Context, tx *db.Tx, book Book, cover files.Blob) error {
	if cover.Hash == "" || book.coverHash != "" {
		return nil
	}
	if err := files.Keep(ctx, tx, cover); err != nil {
		return err
	}
	return saveCover(ctx, tx, book.ID, cover.Hash)
}

// readerAt reads anywhere in a stored content, one place after the other.
type readerAt struct{ io.ReadSeeker }

func (r readerAt) ReadAt(p []byte, at int64) (int, error) {
	if _, err := r.Seek(at, io.SeekStart); err != nil {
		return 0, err
	}
	n, err := io.ReadFull(r, p)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = io.EOF
	}
	return n, err
}

// epubCover opens the cover picture of an EPUB.
func epubCover(r io.ReaderAt, size int64) (picture io.ReadCloser, name string, ok bool) {
	archive, err := zip.NewReader(r, size)
	if err != nil || len(archive.File) > maxEntries {
		return nil, "", false
	}
	var container struct {
		Roots []struct {
			Path string `xml:"full-path,attr"`
		} `xml:"rootfiles>rootfile"`
	}
	if !readXML(archive, containerFile, &container) || len(container.Roots) == 0 {
		return nil, "", false
	}
	root := container.Roots[0].Path
	var book epubPackage
	if !readXML(archive, root, &book) {
		return nil, "", false
	}
	href := book.cover()
	if href == "" {
		return nil, "", false
	}
	name = path.Join(path.Dir(root), href)
	picture, err = open(archive, name)
	return picture, name, err == nil
}

// epubPackage is what of an EPUB's package file tells its cover.
type epubPackage struct {
	Metas []struct {
		Name    string `xml:"name,attr"`
		Content string `xml:"content,attr"`
	} `xml:"metadata>meta"`
	Items []struct {
		ID         string `xml:"id,attr"`
		Href       string `xml:"href,attr"`
		Properties string `xml:"properties,attr"`
	} `xml:"manifest>item"`
}

// cover is the file that EPUB 3 marks as the cover's picture, else the one that
// EPUB 2 names in its metadata.
func (p epubPackage) cover() string {
	id := ""
	for _, m := range p.Metas {
		if m.Name == "cover" {
			id = m.Content
		}
	}
	href := ""
	for _, item := range p.Items {
		if slices.Contains(strings.Fields(item.Properties), "cover-image") {
			return item.Href
		}
		if id != "" && item.ID == id {
			href = item.Href
		}
	}
	return href
}

func readXML(archive *zip.Reader, name string, into any) bool {
	f, err := open(archive, name)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }()
	return xml.NewDecoder(io.LimitReader(f, maxPackage)).Decode(into) == nil
}

func open(archive *zip.Reader, name string) (io.ReadCloser, error) {
	i := slices.IndexFunc(archive.File, func(f *zip.File) bool { return f.Name == name })
	if i < 0 {
		return nil, io.ErrUnexpectedEOF
	}
	return archive.File[i].Open()
}
