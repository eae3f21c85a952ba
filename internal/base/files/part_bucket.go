package files

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"

	"myspace/internal/base/fault"
)

// bucketParts keeps parts in the S3 store, so that any server goes on with
// them: as a multipart upload, and what is too little for one of its pieces as
// objects beside it. All that belongs to a part lies under its key.
type bucketParts struct {
	store  *Store
	bucket *bucket
}

// place is where the bytes of a part lie in a bucket. It stands in the part's
// row, and what does not stand there does not count.
type place struct {
	Turn      int64   `json:"turn"`             // grows with each who goes on: what an earlier one notes is refused
	Upload    string  `json:"upload,omitempty"` // the multipart upload, in the store's words
	Last      int     `json:"last,omitempty"`   // the last number of a piece that was given away
	Pieces    []piece `json:"pieces,omitempty"`
	Tails     []tail  `json:"tails,omitempty"` // the bytes behind the pieces, in their order
	MediaType string  `json:"media_type,omitempty"`
}

// piece is one of the multipart upload. Its number is given away once: who is
// late cannot write over what was acknowledged to another.
type piece struct {
	Number int    `json:"number"`
	ETag   string `json:"etag"`
}

// tail is an object that is smaller than a piece may be.
type tail struct {
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

// tailBytes is how much lies behind the pieces.
func (at place) tailBytes() (n int64) {
	for _, t := range at.Tails {
		n += t.Size
	}
	return n
}

func (b bucketParts) mediaType(p Part) (string, error) {
	at, err := placeOf(p)
	return at.MediaType, err
}

// finish has the store put the pieces together and copy them to their place:
// no byte comes by here again, but those of a text.
func (b bucketParts) finish(ctx context.Context, p Part, set Set, name string) (Blob, error) {
	at, err := placeOf(p)
	if err != nil {
		return Blob{}, err
	}
	hash, err := p.hash()
	if err != nil {
		return Blob{}, err
	}
	from, err := b.whole(ctx, p, at)
	if err != nil {
		return Blob{}, err
	}
	blob := Blob{Hash: hash, Size: p.Size}
	if blob.MediaType, err = b.bucket.typeOf(ctx, from, at.MediaType); err != nil {
		return Blob{}, err
	}
	if err := set.Check(name, blob); err != nil {
		return Blob{}, err
	}
	defer b.store.announce(hash)()
	return blob, b.bucket.copy(ctx, from, blobKey(hash), p.Size)
}

// whole is the object with all bytes of a part. Two may ask for it at once.
func (b bucketParts) whole(ctx context.Context, p Part, at place) (string, error) {
	if at.Upload == "" {
		if len(at.Tails) != 1 || at.Tails[0].Size != p.Size {
			return "", errNotFound()
		}
		return tailKey(p.ID, at.Tails[0].Name), nil
	}
	key := wholeKey(p.ID)
	there, err := b.bucket.hasSize(ctx, key, p.Size)
	if there || err != nil {
		return key, err
	}
	var all []minio.CompletePart
	for _, one := range at.Pieces {
		all = append(all, minio.CompletePart{PartNumber: one.Number, ETag: one.ETag})
	}
	_, failed := b.bucket.core().CompleteMultipartUpload(ctx, b.bucket.Bucket, b.bucket.name(key), at.Upload, all, minio.PutObjectOptions{})
	if there, err = b.bucket.hasSize(ctx, key, p.Size); there || err != nil {
		return key, err // by us, or by who was quicker
	}
	if failed == nil {
		return "", fmt.Errorf("files: part %s was put together, and has not its %d bytes", p.ID, p.Size)
	}
	return "", b.bucket.explain(failed)
}

// has asks the store: what it has forgotten begins anew, and while it is away
// nobody knows.
func (b bucketParts) has(ctx context.Context, p Part) (bool, error) {
	at, err := placeOf(p)
	if err != nil || p.Received == 0 {
		return err == nil, err
	}
	if at.Upload != "" {
		_, err := b.bucket.core().ListObjectParts(ctx, b.bucket.Bucket, b.bucket.name(wholeKey(p.ID)), at.Upload, 0, 1)
		if notThere(err) { // it may be whole already
			return b.bucket.hasSize(ctx, wholeKey(p.ID), p.Size)
		}
		if err != nil {
			return false, b.bucket.explain(err)
		}
	}
	return b.hasTails(ctx, p.ID, at)
}

func (b bucketParts) hasTails(ctx context.Context, id string, at place) (bool, error) {
	if len(at.Tails) == 0 {
		return at.Upload != "", nil
	}
	there := map[string]int64{}
	err := b.bucket.list(ctx, partKey(id), func(e entry) error {
		there[path.Base(e.key)] = e.size
		return nil
	})
	for _, t := range at.Tails {
		if there[t.Name] != t.Size {
			return false, err
		}
	}
	return err == nil, err
}

// drop removes all that lies under a part's key, also what no row ever named.
func (b bucketParts) drop(ctx context.Context, id string) error {
	err := b.bucket.begun(ctx, wholeKey(id), func(u minio.ObjectMultipartInfo) error {
		err := b.bucket.core().AbortMultipartUpload(ctx, b.bucket.Bucket, u.Key, u.UploadID)
		if notThere(err) {
			return nil
		}
		return b.bucket.explain(err)
	})
	return errors.Join(err, b.bucket.list(ctx, partKey(id), func(e entry) error { return b.bucket.remove(ctx, e.key) }))
}

// old are the parts of which some object or multipart upload is older.
func (b bucketParts) old(ctx context.Context, before time.Time) ([]string, error) {
	ids := map[string]bool{}
	note := func(key string, at time.Time) {
		if id, _, ok := strings.Cut(strings.TrimPrefix(key, partFolder+"/"), "/"); ok && at.Before(before) {
			ids[id] = true
		}
	}
	err := b.bucket.list(ctx, partFolder, func(e entry) error {
		note(e.key, e.modified)
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = b.bucket.begun(ctx, partFolder+"/", func(u minio.ObjectMultipartInfo) error {
		note(strings.TrimPrefix(u.Key, b.bucket.under("")), u.Initiated)
		return nil
	})
	return slices.Sorted(maps.Keys(ids)), err
}

// room is as much as one likes: the store's own bounds are not ours to know.
func (b bucketParts) room() (Room, error) { return Room{Free: math.MaxInt64}, nil }

// hasSize reports whether an object is there, with so many bytes.
func (b *bucket) hasSize(ctx context.Context, key string, size int64) (bool, error) {
	e, err := b.stat(ctx, key)
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	return err == nil && e.size == size, err
}
