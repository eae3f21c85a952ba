package library

import (
	"context"
	"errors"
	"io"
	"net/http"
	"regexp"
	"strconv"

	"myspace/internal/base/api"
	"myspace/internal/base/epub"
	"myspace/internal/base/fault"
)

func (a *Area) textRoutes(r *api.Router) {
	const file = "/api/library/{id}/files/{file_id}"
	api.Get(r, "getBookContents", file+"/contents", readOwn, a.getBookContents, api.Says("Get how the text of an e-book is put together"), api.Refuses(fault.Conflict))
	api.Get(r, "getBookSection", file+"/sections/{number}", readOwn, a.getBookSection, api.Says("Get a part of the text of an e-book, made harmless"), api.Refuses(fault.Conflict))
	api.Get(r, "searchBook", file+"/search", readOwn, a.searchBook, api.Says("Find words in an e-book"), api.Refuses(fault.Conflict))
	api.Stream(r, "getBookPicture", file+"/pictures/{number}", readOwn, a.getBookPicture, api.Says("Get a picture of an e-book"))
	a.markRoutes(r)
}

func (a *Area) getBookContents(ctx context.Context, in *BookFileID) (c BookContents, err error) {
	return c, a.opened(ctx, *in, func(_ BookFile, b *epub.Book) error {
		c = contentsOf(b)
		return nil
	})
}

func (a *Area) searchBook(ctx context.Context, in *struct {
	BookFileID
	Words string `query:"words" required:"true" minLength:"2" maxLength:"100"`
},
) (l TextHits, err error) {
	return l, a.opened(ctx, in.BookFileID, func(_ BookFile, b *epub.Book) (err error) {
		l.Items, err = findWords(b, in.Words)
		return err
	})
}

// TextHits are the places where words were found, in the order of reading.
type TextHits struct {
	Items []TextHit `json:"items"`
}

var pictureMark = regexp.MustCompile(`data-n="(\d+)"`)

func (a *Area) getBookSection(ctx context.Context, in *SectionID) (s BookSection, err error) {
	return s, a.opened(ctx, in.BookFileID, func(f BookFile, b *epub.Book) (err error) {
		s.Pictures = map[string]string{}
		s.HTML, err = b.HTML(in.Number)
		if s.Damaged = errors.Is(err, epub.ErrDamaged); err != nil && !s.Damaged {
			return err
		}
		for _, found := range pictureMark.FindAllStringSubmatch(s.HTML, -1) {
			s.Pictures[found[1]] = a.Link(ctx, "/api/library/"+in.ID+"/files/"+in.FileID+"/pictures/"+found[1], f.hash)
		}
		return nil
	})
}

// getBookPicture sends a picture of a book: only what is one, as what it is.
func (a *Area) getBookPicture(ctx context.Context, in *struct {
	SectionID
	api.Link
},
) (api.Content, error) {
	var data []byte
	err := a.opened(ctx, in.BookFileID, func(_ BookFile, b *epub.Book) error {
		r, _, err := b.Picture(in.Number)
		if err != nil {
			return fault.New(fault.NotFound, "file.not_found")
		}
		defer func() { _ = r.Close() }()
		if data, err = io.ReadAll(r); err != nil { // broken, or too large
			return fault.New(fault.NotFound, "file.not_found")
		}
		return nil
	})
	mediaType := http.DetectContentType(data)
	if err == nil && mediaType != "image/png" && mediaType != "image/jpeg" && mediaType != "image/gif" && mediaType != "image/webp" {
		err = fault.New(fault.NotFound, "file.not_found")
	}
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, _ *http.Request) error {
		h := w.Header()
		h.Set("Content-Type", mediaType)
		h.Set("Content-Length", strconv.Itoa(len(data)))
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", "default-src 'none'; sandbox")
		h.Set("Cache-Control", "private, max-age=86400")
		_, err := w.Write(data)
		return err
	}, nil
}
