package files

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"path"
	"slices"
	"strings"
	"time"
)

// bucketParts keeps parts in the S3 store, so that any server goes on with
// them: as objects under the part's key, of which the store makes the content
// in the end.
type bucketParts struct {
	store  *Store
	bucket *bucket
}

// place is where the bytes of a part lie in a bucket. It stands in the part's
// row, and what does not stand there does not count.
type place struct {
	Turn      int64    `json:"turn"` // grows with each who goes on: what an earlier one notes is refused
	Objects   []object `json:"objects,omitempty"`
	MediaType string   `json:"media_type,omitempty"` // as the beginning says
}

// object is some of a part's bytes. All but the last ones are large enough to be
// pieces of a multipart upload.
type object struct {
	Name string `json:"name"`
	Size int64  `json:"size"`
}

func placeOf(p Part) (at place, err error) {
	if p.Place == "" {
		return at, nil
	}
	if err := json.Unmarshal([]byte(p.Place), &at); err != nil {
		return at, fmt.Errorf("files: place of part %s: %w", p.ID, err)
	}
	return at, nil
}

// tails are the last objects, which are too small for pieces.
func (at place) tails() []object {
	n := len(at.Objects)
	for n > 0 && at.Objects[n-1].Size < leastPiece {
		n--
	}
	return at.Objects[n:]
}

func bytesOf(all []object) (n int64) {
	for _, one := range all {
		n += one.Size
	}
	return n
}

func (b bucketParts) mediaType(p Part) (string, error) {
	at, err := placeOf(p)
	return at.MediaType, err
}

// finish has the store make a content of the objects: no byte comes by here
// again, but those of a text. It may be asked for again, and by two at once.
func (b bucketParts) finish(ctx context.Context, p Part, set Set, name string) (Blob, error) {
	at, err := placeOf(p)
	if err != nil {
		return Blob{}, err
	}
	if bytesOf(at.Objects) != p.Size {
		return Blob{}, errNotFound()
	}
	blob := Blob{Size: p.Size}
	if blob.Hash, err = p.hash(); err != nil {
		return Blob{}, err
	}
	if blob.MediaType, err = b.typeOf(ctx, p.ID, at); err != nil {
		return Blob{}, err
	}
	if err := set.Check(name, blob); err != nil {
		return Blob{}, err
	}
	defer b.store.announce(blob.Hash)()
	if b.bucket.isYoung(ctx, blobKey(blob.Hash), blob.Size) {
		return blob, nil
	}
	var keys []string
	for _, one := range at.Objects {
		keys = append(keys, objectKey(p.ID, one.Name))
	}
	return blob, b.bucket.compose(ctx, keys, blobKey(blob.Hash), blob)
}

// typeOf is what a part is: a text is one to its end.
func (b bucketParts) typeOf(ctx context.Context, id string, at place) (string, error) {
	if at.MediaType != plainText && at.MediaType != webVTT {
		return at.MediaType, nil
	}
	r, w := io.Pipe()
	go func() { _ = w.CloseWithError(b.fetch(ctx, w, id, at.Objects)) }()
	defer r.Close()
	text, err := isText(r)
	if err != nil || text {
		return at.MediaType, err
	}
	return unknown, nil
}

// fetch writes the bytes of objects one after the other.
func (b bucketParts) fetch(ctx context.Context, to io.Writer, id string, all []object) error {
	for _, one := range all {
		if err := b.fetchOne(ctx, to, id, one); err != nil {
			return err
		}
	}
	return nil
}

func (b bucketParts) fetchOne(ctx context.Context, to io.Writer, id string, one object) error {
	f, err := b.bucket.open(ctx, objectKey(id, one.Name))
	if err != nil {
		return err
	}
	defer f.Close()
	if f.Size != one.Size {
		return errNotFound()
	}
	_, err = io.Copy(to, f)
	return b.bucket.explain(err)
}

// has asks the store: what it has lost begins anew, and while it is away nobody
// knows.
func (b bucketParts) has(ctx context.Context, p Part) (bool, error) {
	at, err := placeOf(p)
	if err != nil || p.Received == 0 {
		return err == nil, err
	}
	there := map[string]int64{}
	err = b.bucket.list(ctx, partKey(p.ID), func(e entry) error {
		there[path.Base(e.key)] = e.size
		return nil
	})
	if err != nil {
		return false, err
	}
	for _, one := range at.Objects {
		if there[one.Name] != one.Size {
			return false, nil
		}
	}
	return bytesOf(at.Objects) == p.Received, nil
}

// drop removes all that lies under a part's key, also what no row ever named.
func (b bucketParts) drop(ctx context.Context, id string) error {
	return b.bucket.list(ctx, partKey(id), func(e entry) error { return b.bucket.remove(ctx, e.key) })
}

// old are the parts of which some object is older.
func (b bucketParts) old(ctx context.Context, before time.Time) ([]string, error) {
	ids := map[string]bool{}
	err := b.bucket.list(ctx, partFolder, func(e entry) error {
		if id, _, ok := strings.Cut(strings.TrimPrefix(e.key, partFolder+"/"), "/"); ok && e.modified.Before(before) {
			ids[id] = true
		}
		return nil
	})
	return slices.Sorted(maps.Keys(ids)), err
}

// room is as much as one likes: the store's own bounds are not ours to know.
func (b bucketParts) room() (Room, error) { return Room{Free: math.MaxInt64}, nil }
