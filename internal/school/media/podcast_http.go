package media

import (
	"context"
	"net/http"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
	"myspace/internal/base/secret"
	"myspace/internal/base/text"
	"myspace/internal/school/account"
)

func (a *Area) podcastRoutes(r *api.Router) {
	const mine = "/api/podcast"
	api.Get(r, "getPodcast", mine, own, a.getPodcast, api.Says("Tell one's own podcast of what one may hear"))
	api.Do(r, "renewPodcast", mine, own, a.renewPodcast, api.Says("Make one's podcast, or give it another address"), api.Refuses(fault.Conflict))
	api.Remove(r, "deletePodcast", mine, own, a.deletePodcast, api.Says("End one's podcast"), api.Refuses(fault.NotFound))
	api.Protocol(r, "readPodcast", http.MethodGet, podcastPath("{token}"), access.Public(), 0, a.readPodcast, api.Says("Fetch what somebody may hear as a podcast, by a private link"))
	api.Protocol(r, "readPodcastRecording", http.MethodGet, episodePath("{token}", "{id}"), access.Public(), 0, a.readPodcastRecording, api.Says("Hear a recording of a podcast, or ranges of it"))
}

func (a *Area) getPodcast(ctx context.Context, _ *struct{}) (p Podcast, err error) {
	p, err = findPodcast(ctx, a.db, access.From(ctx).Actor().PersonID)
	if err != nil && fault.KindOf(err) != fault.NotFound {
		return p, err
	}
	return a.told(ctx, p)
}

// told fills in what depends on the network and on the key that sealed the address:
// where it is gone, the podcast goes on, and is renewed to be copied.
func (a *Area) told(ctx context.Context, p Podcast) (_ Podcast, err error) {
	if p.Allowed, err = account.Podcasts(ctx, a.db); err != nil {
		return p, err
	}
	if token, err := a.Box.Open(p.sealed, "podcast", p.personID); err == nil && p.personID != "" {
		p.Path = podcastPath(string(token))
	}
	return p, nil
}

func (a *Area) renewPodcast(ctx context.Context, _ *struct{}) (p Podcast, err error) {
	me := access.From(ctx).Actor()
	token := secret.New()
	sealed, err := a.Box.Seal([]byte(token), "podcast", me.PersonID)
	if err != nil {
		return p, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if on, err := account.Podcasts(ctx, tx); err != nil || !on {
			return podcastsOff(err)
		}
		if err := savePodcast(ctx, tx, me.PersonID, me.CampusID, secret.Hash(token), sealed); err != nil {
			return err
		}
		if p, err = findPodcast(ctx, tx, me.PersonID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "renewPodcast", Entity: "person", EntityID: me.PersonID})
	})
	if err != nil {
		return p, err
	}
	return a.told(ctx, p)
}

func podcastsOff(err error) error {
	if err != nil {
		return err
	}
	return fault.New(fault.Conflict, "podcast.off")
}

func (a *Area) deletePodcast(ctx context.Context, _ *struct{}) error {
	me := access.From(ctx).Actor()
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := removePodcast(ctx, tx, me.PersonID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "deletePodcast", Entity: "person", EntityID: me.PersonID})
	})
}

// openPodcast finds whose podcast a token leads to, and what he may hear now: it is
// dead with his access, and while the network has podcasts switched off.
func (a *Area) openPodcast(ctx context.Context, token string) (in access.Scope, err error) {
	gone := fault.New(fault.NotFound, podcastNotFound)
	p, err := findPodcastOf(ctx, a.db, secret.Hash(token))
	if err != nil {
		if fault.KindOf(err) == fault.NotFound {
			err = a.WrongLink(ctx, "podcast", err)
		}
		return in, err
	}
	if on, err := account.Podcasts(ctx, a.db); err != nil || !on {
		return in, orElse(err, gone)
	}
	actor, err := account.ActorAt(ctx, a.db, p.personID, p.madeAt)
	if err != nil && fault.KindOf(err) != fault.Unauthenticated {
		return in, err
	}
	in, ok := own.Scope(actor)
	if !ok {
		return in, gone
	}
	// Where nothing can be stored now, the podcast is answered all the same.
	if err := notePodcastAsked(ctx, a.db, p); err != nil && fault.KindOf(err) != fault.Full && fault.KindOf(err) != fault.Unavailable {
		return in, err
	}
	return in, nil
}

func orElse(err, other error) error {
	if err != nil {
		return err
	}
	return other
}

// inPodcast is what of recordings a podcast has.
const inPodcast = `r.kind IN ('audio', 'video')`

func (a *Area) readPodcast(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"100" doc:"The secret of the link."`
},
) (api.Content, error) {
	scope, err := a.openPodcast(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	texts := a.Catalogue.For(text.Choose(scope.Actor().Language, ""))
	feed := rss{Version: "2.0", Itunes: "http://www.itunes.com/dtds/podcast-1.0.dtd", Channel: channel{
		Title: texts.T("rhema.title", nil), Link: a.Site, Description: texts.T("podcast.about", nil), Language: texts.Lang(), Block: "Yes", Items: []episode{},
	}}
	var w db.Where
	w.Add(inPodcast)
	w.Or(openTo(scope, clock.Now())...)
	all, err := findRecordings(ctx, a.db, w)
	if err != nil {
		return nil, err
	}
	sessions, err := sessionsOf(ctx, a.db, all)
	if err != nil {
		return nil, err
	}
	for _, r := range all {
		feed.Channel.Items = append(feed.Channel.Items, newEpisode(a.Site, in.Token, r, sessions[r.SessionID]))
	}
	return feed.write, nil
}

// sessionsOf returns the sessions of recordings, by their ids.
func sessionsOf(ctx context.Context, q db.Querier, all []Recording) (map[string]RecordingSession, error) {
	ids, at := []string{}, map[string]RecordingSession{}
	for _, r := range all {
		ids = append(ids, r.SessionID)
	}
	var w db.Where
	w.Among(q, `s.id`, ids)
	sessions, err := findSessions(ctx, q, w, len(ids))
	for _, s := range sessions {
		at[s.ID] = s
	}
	return at, err
}

func (a *Area) readPodcastRecording(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"100" doc:"The secret of the link."`
	ID    string `path:"id" maxLength:"64"`
},
) (api.Content, error) {
	scope, err := a.openPodcast(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	var w db.Where
	w.Add(inPodcast)
	w.Or(openTo(scope, clock.Now())...)
	r, err := bare(ctx, a.db, w, in.ID)
	if err != nil {
		return nil, err
	}
	return func(w http.ResponseWriter, req *http.Request) error {
		return a.Files.Serve(w, req, files.ServeOptions{Hash: r.hash, Name: r.fileName, MediaType: r.MediaType, Inline: true})
	}, nil
}
