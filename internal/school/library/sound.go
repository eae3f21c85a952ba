package library

import (
	"context"
	"encoding/json"
	"errors"

	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/sound"
)

// ReadSound returns what a stored sound or film says of itself. One that says nothing
// is taken as it is, one with too many chapters is refused.
func ReadSound(ctx context.Context, store *files.Store, b files.Blob) (tags sound.Tags, err error) {
	f, err := store.Open(ctx, b.Hash)
	if err != nil {
		return tags, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if tags, err = sound.Read(f.At(), b.Size); errors.Is(err, sound.ErrTooMany) {
		return tags, &fault.Error{Kind: fault.Invalid, Code: "file.too_many_chapters", Params: fault.Params{"limit": sound.MaxChapters}}
	}
	return tags, err
}

// ChapterText is how chapters are kept.
func ChapterText(all []sound.Chapter) string {
	if len(all) == 0 {
		return "[]"
	}
	text, _ := json.Marshal(all) // numbers and texts: nothing can fail
	return string(text)
}
