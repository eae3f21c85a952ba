package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"myspace/internal/base/fault"
)

// S3 says which bucket of which S3-compatible server keeps the files.
type S3 struct {
	Endpoint string // host, or host:port
	Bucket   string
	Region   string
	Key      string
	Secret   string
	Prefix   string // put before every name, to share a bucket
	TLS      bool
}

// youngFor is how long an object counts as new enough to be kept as it is;
// Collect removes none that is younger than twice as long.
const youngFor = grace / 2

// bucket is the back end that keeps files on an S3 server.
type bucket struct {
	client *minio.Client
	S3
}

func openBucket(c S3) (*bucket, error) {
	client, err := minio.New(c.Endpoint, &minio.Options{
		Creds:      credentials.NewStaticV4(c.Key, c.Secret, ""),
		Secure:     c.TLS,
		Region:     c.Region,
		MaxRetries: 3,
	})
	if err != nil {
		return nil, fmt.Errorf("S3 endpoint %q: %w", c.Endpoint, err)
	}
	c.Prefix = strings.Trim(c.Prefix, "/")
	return &bucket{client: client, S3: c}, nil
}

func (b *bucket) name(key string) string { return path.Join(b.Prefix, key) }

// put uploads a file unless the same is there already, and young: an old one
// is sent again, which makes it new for Collect.
func (b *bucket) put(ctx context.Context, key string, t *temp) error {
	if b.isYoung(ctx, key, t.size) {
		return nil
	}
	return b.send(ctx, key, t.File, t.size, t.mediaType)
}

func (b *bucket) isYoung(ctx context.Context, key string, size int64) bool {
	e, err := b.stat(ctx, key)
	return err == nil && e.size == size && now().Sub(e.modified) < youngFor
}

// send uploads the first bytes of r.
func (b *bucket) send(ctx context.Context, key string, r io.ReaderAt, size int64, mediaType string) error {
	opts := minio.PutObjectOptions{ContentType: mediaType}
	return b.explain(pastFolders(func() error {
		_, err := b.client.PutObject(ctx, b.Bucket, b.name(key), io.NewSectionReader(r, 0, size), size, opts)
		return err
	}))
}

// pastFolders asks again where a store says that a folder is in the way. One that keeps
// its objects in a file system says so of a folder, too, that went with its last object
// while it made another one there.
func pastFolders(ask func() error) (err error) {
	for range 3 {
		if err = ask(); minio.ToErrorResponse(err).Code != "ExistingObjectIsDirectory" {
			return err
		}
	}
	return err
}

func (b *bucket) open(ctx context.Context, key string) (*File, error) {
	o, err := b.client.GetObject(ctx, b.Bucket, b.name(key), minio.GetObjectOptions{})
	if err != nil {
		return nil, b.explain(err)
	}
	info, err := o.Stat()
	if err != nil {
		return nil, errors.Join(b.explain(err), o.Close())
	}
	return &File{ReadSeekCloser: o, Size: info.Size, Modified: info.LastModified}, nil
}

func (b *bucket) stat(ctx context.Context, key string) (entry, error) {
	info, err := b.client.StatObject(ctx, b.Bucket, b.name(key), minio.StatObjectOptions{})
	return entry{key: key, size: info.Size, modified: info.LastModified}, b.explain(err)
}

func (b *bucket) remove(ctx context.Context, key string) error {
	err := b.client.RemoveObject(ctx, b.Bucket, b.name(key), minio.RemoveObjectOptions{})
	if notThere(err) {
		return nil
	}
	return b.explain(err)
}

func (b *bucket) each(ctx context.Context, f func(entry) error) error { return b.list(ctx, "", f) }

// under is how the names of all in a folder begin.
func (b *bucket) under(folder string) string {
	if name := b.name(folder); name != "" {
		return name + "/"
	}
	return ""
}

// list calls f with all in a folder, and in those within it.
func (b *bucket) list(ctx context.Context, folder string, f func(entry) error) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	for o := range b.client.ListObjects(ctx, b.Bucket, minio.ListObjectsOptions{Prefix: b.under(folder), Recursive: true}) {
		if o.Err != nil {
			return b.explain(o.Err)
		}
		e := entry{key: strings.TrimPrefix(o.Key, b.under("")), size: o.Size, modified: o.LastModified}
		if err := f(e); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// prepare makes the bucket where it is missing.
func (b *bucket) prepare(ctx context.Context) error {
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	there, err := b.client.BucketExists(ctx, b.Bucket)
	if err != nil || there {
		return b.explain(err)
	}
	return b.explain(b.client.MakeBucket(ctx, b.Bucket, minio.MakeBucketOptions{Region: b.Region}))
}

// explain names the server in an error; what is not there is fault.NotFound, and
// a server that cannot be reached just now fault.Unavailable.
func (b *bucket) explain(err error) error {
	if err == nil {
		return nil
	}
	if notThere(err) {
		return errNotFound()
	}
	named := fmt.Errorf("files: S3 bucket %s at %s: %w", b.Bucket, b.Endpoint, err)
	if isAway(err) {
		return errors.Join(&fault.Error{Kind: fault.Unavailable, Code: "storage.away", Params: fault.Params{"seconds": 2}}, named)
	}
	return named
}

// isAway reports whether a server did not answer, or said that it cannot now.
// Who gave up himself is told nothing.
func isAway(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	_, line := errors.AsType[net.Error](err)
	return line || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) || minio.ToErrorResponse(err).StatusCode >= http.StatusInternalServerError
}

func notThere(err error) bool {
	r := minio.ToErrorResponse(err)
	return r.Code == minio.NoSuchKey || r.StatusCode == http.StatusNotFound && r.Code != minio.NoSuchBucket
}
