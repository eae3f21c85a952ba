package app

import (
	"context"

	"myspace/internal/base/lighten"
)

// examineLight tells whether light forms of recordings can be made here. Without them
// the originals are played: no reason to act at once.
func examineLight(ctx context.Context, r *Report) {
	if err := lighten.Works(ctx); err != nil {
		r.warn("light forms", err.Error(), "install ffmpeg, and run where user namespaces, Landlock and seccomp are allowed; until then the originals are played")
		return
	}
	r.ok("light forms", "ffmpeg works in its sandbox")
}
