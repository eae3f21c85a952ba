package media

import (
	"context"

	"myspace/internal/base/db"
	"myspace/internal/base/jobs"
)

// The states of a light form. Where nothing can make one there is none.
const (
	lightNone    = ""
	lightWaiting = "waiting"
	lightReady   = "ready"
	lightFailed  = "failed"
)

// LightForm is the small form of a sound or a film, for who hears it over a slow
// line.
type LightForm struct {
	State      string `json:"state" enum:",waiting,ready,failed" doc:"Empty where there is none, and nothing makes one."`
	Percent    int    `json:"percent" doc:"How much of it is made."`
	ContentURL string `json:"content_url" doc:"Where it is ready."`
	MediaType  string `json:"media_type"`
	Size       int64  `json:"size"`
	PosterURL  string `json:"poster_url" doc:"A picture of a film."`
	Wave       string `json:"wave" doc:"How loud it is from beginning to end: 240 bytes in base64, or nothing."`
	hash       string
	poster     string
}

// lightJob makes the light form of a content, once however many recordings have it.
const lightJob = "media.light"

type lightWork struct {
	Hash string `json:"hash"`
}

// wantLight has a light form made of what can be played.
func wantLight(ctx context.Context, tx *db.Tx, kind, hash string) error {
	if kind != audio && kind != video {
		return nil
	}
	if err := addLight(ctx, tx, hash, kind == video); err != nil {
		return err
	}
	return jobs.Enqueue(ctx, tx, lightJob, lightWork{hash}, jobs.Options{DedupKey: hash})
}
