package files

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/minio/minio-go/v7"
	"golang.org/x/sync/errgroup"
)

// copiesAtOnce is how many copies a store is asked for side by side.
const copiesAtOnce = 8

// core is the client for calls that it otherwise makes by itself.
func (b *bucket) core() minio.Core { return minio.Core{Client: b.client} }

// compose has the store make one object of others. It is there whole or not at
// all, and whoever is interrupted begins anew.
func (b *bucket) compose(ctx context.Context, from []string, key string, blob Blob) error {
	if len(from) == 1 {
		return b.copy(ctx, from[0], key, blob.MediaType)
	}
	to := minio.PutObjectOptions{ContentType: blob.MediaType}
	id, err := b.core().NewMultipartUpload(ctx, b.Bucket, b.name(key), to)
	if err != nil {
		return b.explain(err)
	}
	all, err := b.copyAll(ctx, from, key, id)
	if err == nil {
		_, err = b.core().CompleteMultipartUpload(ctx, b.Bucket, b.name(key), id, all, to)
	}
	if err != nil {
		return errors.Join(b.explain(err), b.abort(context.WithoutCancel(ctx), b.name(key), id))
	}
	made, err := b.stat(ctx, key)
	if err == nil && made.size != blob.Size {
		err = errors.Join(fmt.Errorf("files: %s has %d bytes instead of %d", key, made.size, blob.Size), b.remove(ctx, key))
	}
	return err
}

func (b *bucket) copy(ctx context.Context, from, key, mediaType string) error {
	to := minio.CopyDestOptions{Bucket: b.Bucket, Object: b.name(key), ReplaceMetadata: true, ContentType: mediaType}
	return b.explain(pastFolders(func() error {
		_, err := b.client.CopyObject(ctx, to, minio.CopySrcOptions{Bucket: b.Bucket, Object: b.name(from)})
		return err
	}))
}

// copyAll copies objects to the pieces of a multipart upload, in their order.
func (b *bucket) copyAll(ctx context.Context, from []string, key, id string) ([]minio.CompletePart, error) {
	all := make([]minio.CompletePart, len(from))
	copies, ctx := errgroup.WithContext(ctx)
	copies.SetLimit(copiesAtOnce)
	for n, one := range from {
		copies.Go(func() (err error) {
			all[n], err = b.core().CopyObjectPart(ctx, b.Bucket, b.name(one), b.Bucket, b.name(key), id, n+1, 0, -1, nil)
			return err
		})
	}
	return all, copies.Wait()
}

// abort gives a multipart upload up, if it is there.
func (b *bucket) abort(ctx context.Context, name, id string) error {
	ctx, stop := context.WithTimeout(ctx, storeWithin)
	defer stop()
	err := b.core().AbortMultipartUpload(ctx, b.Bucket, name, id)
	if notThere(err) {
		return nil
	}
	return b.explain(err)
}

// tidy gives up the multipart uploads that were begun before: none of ours takes
// so long, unless its server died.
func (b *bucket) tidy(ctx context.Context, before time.Time) error {
	afterKey, afterID := "", ""
	for {
		some, err := b.core().ListMultipartUploads(ctx, b.Bucket, b.under(""), afterKey, afterID, "", 1000)
		if err != nil {
			return b.explain(err)
		}
		for _, u := range some.Uploads {
			if !u.Initiated.Before(before) {
				continue
			}
			if err := b.abort(ctx, u.Key, u.UploadID); err != nil {
				return err
			}
		}
		if !some.IsTruncated {
			return nil
		}
		afterKey, afterID = some.NextKeyMarker, some.NextUploadIDMarker
	}
}
