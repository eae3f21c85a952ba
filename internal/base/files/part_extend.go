package files

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"
)

const (
	// leastPiece is what S3 takes for a piece that is not the last one.
	leastPiece = 5 << 20
	// objectStep is after how many bytes of one request they go to the store.
	objectStep = 16 << 20
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
	gone []object // whose bytes are in another one now
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
	if err := e.takeTurn(); err != nil {
		return err
	}
	a.room = roomWriter{store: b.store, w: t.File}
	a.settle = func(next *Part) error { return e.settle(ctx, next) }
	defer e.clear(ctx)
	return a.copy(r, objectStep)
}

// takeTurn has whoever was at the part before us, on whichever server, note
// nothing any more.
func (e *extension) takeTurn() error {
	e.at.Turn++
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

// settle hands what came to the store, also where its sender has gone. It goes
// into one object with the small ones before it as soon as that is large enough
// for a piece, or the last one.
func (e *extension) settle(ctx context.Context, next *Part) (err error) {
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeWithin)
	defer stop()
	tails := e.at.tails()
	if size := bytesOf(tails) + e.fresh; len(tails) > 0 && (size >= leastPiece || next.Received == next.Size) {
		err = e.join(ctx, tails, size)
	} else {
		err = e.add(ctx, e.temp, e.fresh, e.fresh >= min(headSize, next.Size))
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

// join makes one object of the small ones and of what came.
func (e *extension) join(ctx context.Context, tails []object, size int64) error {
	t, err := e.store.newTemp()
	if err != nil {
		return err
	}
	defer t.discard()
	if err := e.fetch(ctx, t.File, e.ID, tails); err != nil {
		return err
	}
	if _, err := io.Copy(t.File, io.NewSectionReader(e.temp.File, 0, e.fresh)); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	e.gone = append(e.gone, tails...)
	e.at.Objects = e.at.Objects[:len(e.at.Objects)-len(tails)]
	return e.add(ctx, t, size, true)
}

// add sends an object, whose name nobody else can have. Where it is the first
// one, and enough of it, the part's type is told by it.
func (e *extension) add(ctx context.Context, body *temp, size int64, enough bool) error {
	if enough && len(e.at.Objects) == 0 {
		head := make([]byte, min(size, headSize))
		if _, err := body.ReadAt(head, 0); err != nil {
			return fmt.Errorf("files: %w", err)
		}
		e.at.MediaType = typeOf(head)
	}
	one := object{Name: rand.Text(), Size: size}
	if err := e.bucket.send(ctx, objectKey(e.ID, one.Name), body.File, size, unknown); err != nil {
		return err
	}
	e.at.Objects = append(e.at.Objects, one)
	return nil
}

// clear removes the objects that no note names any more. What it leaves goes
// with the part.
func (e *extension) clear(ctx context.Context) {
	noted, err := placeOf(e.Part)
	if err != nil || len(e.gone) == 0 {
		return
	}
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeWithin)
	defer stop()
	for _, one := range e.gone {
		if !slices.Contains(noted.Objects, one) {
			_ = e.bucket.remove(ctx, objectKey(e.ID, one.Name))
		}
	}
}
