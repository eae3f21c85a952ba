package files

import (
	"context"

	"github.com/minio/minio-go/v7"
)

// core is the client for calls that it otherwise makes by itself.
func (b *bucket) core() minio.Core { return minio.Core{Client: b.client} }

// begun calls f with all multipart uploads that were begun and not ended, of
// objects whose keys begin so.
func (b *bucket) begun(ctx context.Context, key string, f func(minio.ObjectMultipartInfo) error) error {
	afterKey, afterID := "", ""
	for {
		some, err := b.core().ListMultipartUploads(ctx, b.Bucket, b.under("")+key, afterKey, afterID, "", 1000)
		if err != nil {
			return b.explain(err)
		}
		for _, u := range some.Uploads {
			if err := f(u); err != nil {
				return err
			}
		}
		if !some.IsTruncated {
			return nil
		}
		afterKey, afterID = some.NextKeyMarker, some.NextUploadIDMarker
	}
}

// copy has the store make a content of an object of its own, unless the same is
// there already, and young.
func (b *bucket) copy(ctx context.Context, from, key string, size int64) error {
	if b.isYoung(ctx, key, size) {
		return nil
	}
	_, err := b.client.ComposeObject(ctx, minio.CopyDestOptions{Bucket: b.Bucket, Object: b.name(key)},
		minio.CopySrcOptions{Bucket: b.Bucket, Object: b.name(from)})
	return b.explain(err)
}

// typeOf is what an object is that begins like this: a text is one to its end.
func (b *bucket) typeOf(ctx context.Context, key, begins string) (string, error) {
	if begins != plainText && begins != webVTT {
		return begins, nil
	}
	f, err := b.open(ctx, key)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := isText(f)
	if err != nil || text {
		return begins, b.explain(err)
	}
	return unknown, nil
}
