// Package uploads takes files that come in pieces, over lines that break: the
// tus protocol (1.0, with creation, expiration and termination). What was
// acknowledged is safe on disk or in the S3 store, where any of several servers
// goes on with it; and only who began an upload may.
// A finished one waits to be taken by the record it was sent for.
package uploads

import (
	"sync"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

const (
	// life is how long an upload waits for its next piece, or to be taken.
	life = 7 * 24 * time.Hour
	// maxOpen and maxBytes are what one person may have begun and not used.
	maxOpen  = 100
	maxBytes = 64 << 30
)

// Kind is what files are uploaded for.
type Kind struct {
	Name    string // in the API, such as course_document
	Formats files.Set
	Limit   int64       // bytes
	Rule    access.Rule // who may begin one
}

// Upload is a file on its way in, or arrived and not used yet.
type Upload struct {
	files.Part
	Kind, Name string
	Updated    clock.Time
}

func (u Upload) complete() bool { return u.Received == u.Size }

func (u Upload) expires() time.Time { return u.Updated.Add(life).Time }

// Uploads serves the routes of the protocol. Its methods may be called by many
// at once.
type Uploads struct {
	db    *db.DB
	files *files.Store
	kinds map[string]Kind
	// mu guards busy, the uploads that somebody is at.
	mu   sync.Mutex
	busy map[string]*turn
}

// New returns the uploads of these kinds.
func New(d *db.DB, f *files.Store, kinds ...Kind) *Uploads {
	u := &Uploads{db: d, files: f, kinds: map[string]Kind{}, busy: map[string]*turn{}}
	u.Take(kinds...)
	return u
}

// Take adds kinds, before the routes are registered.
func (u *Uploads) Take(kinds ...Kind) {
	for _, k := range kinds {
		u.kinds[k.Name] = k
	}
}

// Routes registers the routes of the protocol for whom the rule lets in; what
// he may begin, the kinds say.
func (u *Uploads) Routes(r *api.Router, rule access.Rule) {
	r.Area("uploads", "Large files in pieces, by the tus protocol 1.0.")
	const all, one = "/api/uploads", "/api/uploads/{id}"
	var largest int64
	for _, k := range u.kinds {
		largest = max(largest, k.Limit)
	}
	api.Protocol(r, "getUploadOptions", "OPTIONS", all, rule, 0, u.options, api.Says("Tell what of tus is understood"))
	api.Protocol(r, "createUpload", "POST", all, rule, 0, u.create, api.Says("Announce a file that comes in pieces"), api.Refuses(fault.Conflict))
	api.Protocol(r, "getUploadOffset", "HEAD", one, rule, 0, u.offset, api.Says("Tell how much of a file has arrived"))
	api.Protocol(r, "continueUpload", "PATCH", one, rule, largest, u.proceed, api.Says("Send the next piece of a file"), api.Refuses(fault.Conflict))
	api.Remove(r, "deleteUpload", one, rule, u.remove, api.Says("Give up a file that comes in pieces"))
}
