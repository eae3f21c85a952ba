package files

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/minio/minio-go/v7"
)

const (
	// leastPiece is what S3 takes for a piece that is not the last one.
	leastPiece = 5 << 20
	// pieceStep is after how many bytes of one request they go to the store.
	pieceStep = 16 << 20
	// mostPieces is how many numbers S3 has for them.
	mostPieces = 10_000
	// storeWithin is how long the store may take for what came, also where its
	// sender is gone.
	storeWithin = 2 * time.Minute
)

// extension is somebody's turn with a part in a bucket. What comes lies in a
// temporary file until the store has it: nothing is held in memory.
type extension struct {
	*appender
	bucketParts
	at   place
	temp *temp
	gone []string // tails that are part of a piece now
}

func (b bucketParts) extend(ctx context.Context, a *appender, r io.Reader) error {
	t, err := b.store.newTemp()
	if err != nil {
		return err
	}
	defer t.discard()
	e := &extension{appender: a, bucketParts: b, temp: t}
	if e.at, err = placeOf(a.Part); err != nil {
		return err
	}
	e.at.Turn++ // from here on, who was at it before us notes nothing any more
	if err := e.notePlace(); err != nil {
		return err
	}
	a.room = roomWriter{store: b.store, w: t.File}
	a.settle = func(next *Part) error { return e.settle(ctx, next) }
	defer e.clear(ctx)
	return a.copy(r, pieceStep)
}

// notePlace notes where the part lies now, with as many bytes as before.
func (e *extension) notePlace() error {
	next, err := e.placed(e.Part)
	if err != nil {
		return err
	}
	return e.note(next)
}

func (e *extension) placed(p Part) (Part, error) {
	text, err := json.Marshal(e.at)
	if err != nil {
		return p, fmt.Errorf("files: %w", err)
	}
	p.Place = string(text)
	return p, nil
}

// settle hands what came to the store, also where its sender has gone: as a
// piece, with what lay behind the last one, or as a tail where it is too little.
func (e *extension) settle(ctx context.Context, next *Part) (err error) {
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeWithin)
	defer stop()
	complete, size := next.Received == next.Size, e.at.tailBytes()+e.fresh
	if complete || size >= leastPiece {
		err = e.join(ctx, size, complete)
	} else {
		err = e.addTail(ctx, e.temp, e.fresh, e.Received == 0 && e.fresh >= headSize)
	}
	if err != nil {
		return err
	}
	if err := goTo(e.temp.File, 0); err != nil {
		return err
	}
	*next, err = e.placed(*next)
	return err
}

// join makes one of the tails and of what came: a piece, or the whole content
// where there was none before.
func (e *extension) join(ctx context.Context, size int64, complete bool) error {
	body := e.temp
	if len(e.at.Tails) > 0 {
		joined, err := e.joined(ctx)
		if err != nil {
			return err
		}
		defer joined.discard()
		body = joined
	}
	for _, t := range e.at.Tails {
		e.gone = append(e.gone, t.Name)
	}
	if complete && e.at.Upload == "" {
		e.at.Tails = nil
		return e.addTail(ctx, body, size, true)
	}
	return e.addPiece(ctx, body, size)
}

// joined is a file with the tails and what came.
func (e *extension) joined(ctx context.Context) (t *temp, err error) {
	if t, err = e.store.newTemp(); err != nil {
		return nil, err
	}
	for _, one := range e.at.Tails {
		if err = e.fetch(ctx, t, one); err != nil {
			break
		}
	}
	if err == nil {
		_, err = io.Copy(t.File, io.NewSectionReader(e.temp.File, 0, e.fresh))
	}
	if err != nil {
		t.discard()
		return nil, err
	}
	return t, nil
}

func (e *extension) fetch(ctx context.Context, to io.Writer, t tail) error {
	f, err := e.bucket.open(ctx, tailKey(e.ID, t.Name))
	if err != nil {
		return err
	}
	defer f.Close()
	if f.Size != t.Size {
		return errNotFound()
	}
	_, err = io.Copy(to, f)
	return e.bucket.explain(err)
}

// addPiece sends a piece under a number that was noted before: nobody else can
// have it.
func (e *extension) addPiece(ctx context.Context, body *temp, size int64) (err error) {
	to, name, core := e.bucket.Bucket, e.bucket.name(wholeKey(e.ID)), e.bucket.core()
	if e.at.Upload == "" {
		if err := e.look(body, size); err != nil {
			return err
		}
		if e.at.Upload, err = core.NewMultipartUpload(ctx, to, name, minio.PutObjectOptions{ContentType: e.at.MediaType}); err != nil {
			return e.bucket.explain(err)
		}
	}
	if e.at.Last++; e.at.Last > mostPieces {
		return errNotFound() // it broke off too often: it begins anew
	}
	if err := e.notePlace(); err != nil {
		return err
	}
	sent, err := core.PutObjectPart(ctx, to, name, e.at.Upload, e.at.Last, io.NewSectionReader(body.File, 0, size), size, minio.PutObjectPartOptions{})
	if err != nil {
		return e.bucket.explain(err)
	}
	e.at.Pieces, e.at.Tails = append(e.at.Pieces, piece{e.at.Last, sent.ETag}), nil
	return nil
}

// addTail sends an object of its own, whose name nobody else can have. Where it
// holds the beginning, the part's type is told by it.
func (e *extension) addTail(ctx context.Context, body *temp, size int64, begins bool) error {
	if begins {
		if err := e.look(body, size); err != nil {
			return err
		}
	}
	t := tail{Name: rand.Text(), Size: size}
	if err := e.bucket.send(ctx, tailKey(e.ID, t.Name), body.File, size, e.at.MediaType); err != nil {
		return err
	}
	e.at.Tails = append(e.at.Tails, t)
	return nil
}

// look finds the type of a part where its beginning comes by: nobody can read
// the pieces of a multipart upload.
func (e *extension) look(body *temp, size int64) error {
	head := make([]byte, min(size, headSize))
	if _, err := body.ReadAt(head, 0); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	e.at.MediaType = typeOf(head)
	return nil
}

// clear removes the tails that no note names any more. What it leaves goes with
// the part.
func (e *extension) clear(ctx context.Context) {
	noted, err := placeOf(e.Part)
	if err != nil || len(e.gone) == 0 {
		return
	}
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeWithin)
	defer stop()
	for _, name := range e.gone {
		if !slices.ContainsFunc(noted.Tails, func(t tail) bool { return t.Name == name }) {
			_ = e.bucket.remove(ctx, tailKey(e.ID, name))
		}
	}
}
