package media

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/sound"
	"myspace/internal/base/uploads"
	"myspace/internal/school/library"
)

// The kinds of recording.
const (
	audio    = "audio"
	video    = "video"
	photo    = "photo"
	document = "document"
)

// maxVideo is the largest film: a day in good quality.
const maxVideo = 16 << 30

// kinds are how the files of each kind come in.
var kinds = map[string]uploads.Kind{
	audio:    {Name: "recording_audio", Formats: files.Audio, Limit: 4 << 30, Rule: keepRecordings},
	video:    {Name: "recording_video", Formats: files.Video, Limit: maxVideo, Rule: keepRecordings},
	photo:    {Name: "recording_photo", Formats: files.Pictures, Limit: 64 << 20, Rule: keepRecordings},
	document: {Name: "recording_document", Formats: files.Documents, Limit: 512 << 20, Rule: keepRecordings},
}

func uploadKinds() []uploads.Kind {
	return []uploads.Kind{kinds[audio], kinds[video], kinds[photo], kinds[document]}
}

// Recording is something that was recorded of a session.
type Recording struct {
	ID        string `json:"id"`
	Version   int64  `json:"version"`
	SessionID string `json:"session_id"`
	CourseID  string `json:"course_id"`
	Kind      string `json:"kind" enum:"audio,video,photo,document"`
	RecordingFields
	State        string         `json:"state" enum:"hidden,scheduled,published"`
	Position     int            `json:"position" doc:"Its place among those of its kind in the session, from 0."`
	Name         string         `json:"name" doc:"What it is saved as: by day, class, course and teacher."`
	MediaType    string         `json:"media_type"`
	Size         int64          `json:"size"`
	FileNumber   int            `json:"file_number" doc:"Which file it is: the first, or one that replaced others."`
	ContentURL   string         `json:"content_url"`
	ThumbnailURL string         `json:"thumbnail_url" doc:"Of a photo."`
	UploadedAt   clock.Time     `json:"uploaded_at" format:"date-time"`
	UploadedBy   string         `json:"uploaded_by" doc:"For who keeps it."`
	MayEdit      bool           `json:"may_edit"`
	Light        LightForm      `json:"light"`
	Captions     []Caption      `json:"captions" doc:"What is said in a film, by language."`
	Place        *library.Place `json:"place,omitempty" doc:"Where the caller stopped."`
	campusID     string
	fileName     string
	hash         string
}

// RecordingFields is the part of a recording that people fill in and may change.
type RecordingFields struct {
	Title        string     `json:"title" minLength:"1" maxLength:"200"`
	PublishAt    clock.Time `json:"publish_at" required:"true" nullable:"true" format:"date-time" doc:"From when on it is open to those for whom it is meant; null for not at all."`
	AllClasses   bool       `json:"all_classes" doc:"It is for every class of the session."`
	ClassIDs     []string   `json:"class_ids" maxItems:"50" doc:"Those that it is for, where it is not for all."`
	Rhema        bool       `json:"rhema" doc:"It is for whom the course was granted, too."`
	Downloadable bool       `json:"downloadable" doc:"Who may hear it may keep it."`
	Consent      bool       `json:"consent" doc:"Those shown on a photo agree. It is asked for before one is published."`
	Duration     int64      `json:"duration" minimum:"0" maximum:"864000000" doc:"In milliseconds; 0 where it is not known."`
	// They come from the file, and are set by who keeps it.
	Chapters []sound.Chapter `json:"chapters" maxItems:"1000" doc:"Where its parts begin, the first one first."`
}

// Check returns what is wrong beyond what the tags tell.
func (f RecordingFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Title) == "", "title", "field.required", nil)
	checkMoment(&wrong, f.PublishAt)
	wrong.Add(!inOrder(f.Chapters), "chapters", "recording.chapters_wrong", nil)
	wrong.Add(!f.AllClasses && len(f.ClassIDs) == 0, "class_ids", "field.required", nil)
	return wrong.Err()
}

// inOrder reports whether chapters have titles and follow each other.
func inOrder(all []sound.Chapter) bool {
	last := int64(-1)
	for _, c := range all {
		if c.At <= last || strings.TrimSpace(c.Title) == "" {
			return false
		}
		last = c.At
	}
	return true
}

// checkMoment refuses a moment of publication that makes no sense.
func checkMoment(wrong *fault.List, at clock.Time) {
	if !at.IsZero() {
		clock.SchoolDays.Check(wrong, "publish_at", clock.DateOf(at, clock.Zone("")))
	}
}

// Resolve has the router check the fields with everything else.
func (f *RecordingFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// agreed refuses to publish a photo of people who were not asked.
func (f RecordingFields) agreed(kind string) error {
	if kind == photo && !f.Consent && !f.PublishAt.IsZero() {
		return fault.On("consent", "recording.consent_needed", nil)
	}
	return nil
}

// settle says what state it is in at a moment.
func (r *Recording) settle(now clock.Time) {
	switch {
	case r.PublishAt.IsZero():
		r.State = "hidden"
	case r.PublishAt.After(now):
		r.State = "scheduled"
	default:
		r.State = "published"
	}
}

// spoken are the languages of its captions.
func (r Recording) spoken() string {
	all := make([]string, len(r.Captions))
	for i, c := range r.Captions {
		all[i] = c.Language
	}
	return strings.Join(all, " ")
}

// trail is what the audit trail keeps of it.
func (r Recording) trail() any {
	return struct {
		RecordingFields
		Kind    string `json:"kind"`
		Session string `json:"session_id"`
		File    string `json:"file"`
		Hash    string `json:"hash"`
		Spoken  string `json:"captions,omitempty"`
	}{r.RecordingFields, r.Kind, r.SessionID, r.fileName, r.hash, r.spoken()}
}
