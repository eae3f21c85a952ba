package media

import (
	"context"
	"io"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
	"myspace/internal/school/account"
)

// A token comes in a body or a header, never in an address of the API, which would
// be logged.
func (a *Area) linkRoutes(r *api.Router) {
	const links = "/api/recording-sessions/{id}/links"
	api.Get(r, "listRecordingLinks", links, keepRecordings, a.listRecordingLinks, api.Says("List the links by which phones may add recordings to a session now"))
	api.Post(r, "createRecordingLink", links, keepRecordings, a.createRecordingLink, api.Says("Make a link by which a phone adds recordings to a session, for an hour"))
	api.Remove(r, "deleteRecordingLink", "/api/recording-links/{id}", keepRecordings, a.deleteRecordingLink, api.Says("End a link by which phones add recordings"))
	api.Do(r, "readRecordingLink", "/api/recording-links/read", access.Public(), a.readRecordingLink, api.Says("Read by a link to which session recordings are added"), api.Refuses(fault.NotFound))
	api.Upload(r, "addByRecordingLink", http.MethodPost, "/api/recording-links/recordings", access.Public(), linkBytes, a.addByRecordingLink,
		api.Says("Add a recording to a session by a link; it is hidden"), api.Refuses(fault.NotFound))
}

func (a *Area) listRecordingLinks(ctx context.Context, in *api.ID) (l RecordingLinks, err error) {
	if _, err = keepable(ctx, a.db, access.From(ctx), in.ID); err != nil {
		return l, err
	}
	l.Items, err = findLinks(ctx, a.db, in.ID)
	return l, err
}

// RecordingLinks are links that work now.
type RecordingLinks struct {
	Items []RecordingLink `json:"items" doc:"The newest first."`
}

// NewRecordingLink is a link with its secret, which is told once.
type NewRecordingLink struct {
	RecordingLink
	Token string `json:"token" doc:"It is told now and never again."`
}

// createRecordingLink makes a link. Who makes another one for the same session ends
// the one before: its secret is on a screen that he has left.
func (a *Area) createRecordingLink(ctx context.Context, in *api.ID) (l NewRecordingLink, err error) {
	scope := access.From(ctx)
	me := scope.Actor()
	l.Token = secret.New()
	made := RecordingLink{ID: db.NewID(), sessionID: in.ID, personID: me.PersonID, madeAt: me.CampusID, EndsAt: clock.Now().Add(linkLife)}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		s, err := keepable(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		if err := addLink(ctx, tx, made, secret.Hash(l.Token)); err != nil {
			return err
		}
		if l.RecordingLink, err = findLink(ctx, tx, scope, made.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createRecordingLink", Entity: "recording_session", EntityID: in.ID, CampusID: s.CampusID, After: map[string]any{"ends_at": made.EndsAt}})
	})
	return l, err
}

func (a *Area) deleteRecordingLink(ctx context.Context, in *api.ID) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		l, err := findLink(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if err := removeLink(ctx, tx, l.ID); err != nil {
			return err
		}
		s, err := keepable(ctx, tx, access.From(ctx), l.sessionID)
		if err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "deleteRecordingLink", Entity: "recording_session", EntityID: s.ID, CampusID: s.CampusID, Before: map[string]any{"ends_at": l.EndsAt}})
	})
}

// openLink finds what a token leads to, and what its maker may do now: a link dies
// with his right.
func (a *Area) openLink(ctx context.Context, token string) (l RecordingLink, in access.Scope, s RecordingSession, err error) {
	if l, err = findLinkOf(ctx, a.db, secret.Hash(token)); err != nil {
		if fault.KindOf(err) == fault.NotFound {
			err = a.WrongLink(ctx, "recording", err)
		}
		return l, in, s, err
	}
	gone := fault.New(fault.NotFound, linkNotFound)
	actor, err := account.ActorAt(ctx, a.db, l.personID, l.madeAt)
	if err != nil && fault.KindOf(err) != fault.Unauthenticated {
		return l, in, s, err
	}
	in, ok := keepRecordings.Scope(actor)
	if !ok {
		return l, in, s, gone
	}
	if s, err = keepable(ctx, a.db, in, l.sessionID); fault.KindOf(err) == fault.NotFound {
		err = gone
	}
	return l, in, s, err
}

// LinkedSession is what a link tells of its session: what is needed to see that it
// is the right one.
type LinkedSession struct {
	SessionID  string     `json:"session_id" doc:"For a phone on which somebody is signed in who opens its page."`
	CourseName string     `json:"course_name"`
	CampusName string     `json:"campus_name"`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Classes    []string   `json:"classes" doc:"Their codes."`
	EndsAt     clock.Time `json:"ends_at" format:"date-time"`
	FilesLeft  int        `json:"files_left"`
	BytesLeft  int64      `json:"bytes_left"`
}

func (a *Area) readRecordingLink(ctx context.Context, in *struct {
	Body struct {
		Token string `json:"token" minLength:"1" maxLength:"100"`
	}
},
) (LinkedSession, error) {
	l, _, s, err := a.openLink(ctx, in.Body.Token)
	return linked(l, s), err
}

func linked(l RecordingLink, s RecordingSession) LinkedSession {
	codes := []string{}
	for _, k := range s.Classes {
		codes = append(codes, k.Code)
	}
	return LinkedSession{
		SessionID: s.ID, CourseName: s.CourseName, CampusName: s.CampusName, Day: s.Day, Start: s.Start, Classes: codes,
		EndsAt: l.EndsAt, FilesLeft: l.FilesLeft, BytesLeft: l.BytesLeft,
	}
}

func (a *Area) addByRecordingLink(ctx context.Context, in *struct {
	Token    string `header:"Link-Token" required:"true" minLength:"1" maxLength:"100" doc:"The secret of the link."`
	Kind     string `query:"kind" required:"true" enum:"audio,video,photo,document"`
	Name     string `query:"name" required:"true" minLength:"1" maxLength:"255"`
	Duration int64  `query:"duration" minimum:"0" maximum:"864000000" doc:"In milliseconds, where the browser knows it."`
}, body io.Reader,
) (LinkedSession, error) {
	l, scope, s, err := a.openLink(ctx, in.Token)
	if err != nil {
		return LinkedSession{}, err
	}
	if err := l.notOver(); err != nil {
		return LinkedSession{}, err
	}
	kind := kinds[in.Kind]
	kind.Limit = min(kind.Limit, l.BytesLeft)
	file, err := a.Uploads.Receive(ctx, kind, "", in.Name, body)
	if err != nil {
		return LinkedSession{}, err
	}
	made, err := a.newRecording(ctx, s.ID, in.Kind, in.Duration, file)
	if err != nil {
		return LinkedSession{}, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := countOnLink(ctx, tx, l.ID, file.Size); err != nil {
			return err
		}
		if _, err := a.keepNew(ctx, tx, scope, "addByRecordingLink", made, file); err != nil {
			return err
		}
		l, err = findLink(ctx, tx, scope, l.ID)
		return err
	})
	return linked(l, s), err
}
