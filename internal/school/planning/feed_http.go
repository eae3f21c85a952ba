package planning

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/secret"
	"myspace/internal/base/text"
	"myspace/internal/school/account"
)

// keepFeeds is who may have feeds: whoever sees sessions. They are his own.
var keepFeeds = access.Allow(access.Members, access.Self)

func (a *Area) feedRoutes(r *api.Router) {
	api.Get(r, "listFeeds", "/api/feeds", keepFeeds, a.listFeeds, api.Says("List one's own calendar links"))
	api.Post(r, "createFeed", "/api/feeds", readAgenda, a.createFeed, api.Says("Make a calendar link, or find the one that there is"), api.Refuses(fault.NotFound))
	api.Do(r, "renewFeed", "/api/feeds/{id}/renew", keepFeeds, a.renewFeed, api.Says("Give a calendar link another address"))
	api.Remove(r, "deleteFeed", "/api/feeds/{id}", keepFeeds, a.deleteFeed, api.Says("End a calendar link"))
	api.Protocol(r, "readFeed", http.MethodGet, pathOf("{token}"), access.Public(), 0, a.readFeed, api.Says("Fetch sessions as a calendar, by a private link"))
}

func (a *Area) listFeeds(ctx context.Context, _ *struct{}) (api.Page[Feed], error) {
	all, err := findFeeds(ctx, a.db, access.From(ctx))
	for i := range all.Items {
		all.Items[i] = a.opened(all.Items[i])
	}
	return api.PageOf(all, err)
}

// opened fills in the address. Where it can be read no more, since the key that
// sealed it is gone, the link goes on; to copy it, it is renewed.
func (a *Area) opened(f Feed) Feed {
	if token, err := a.Box.Open(f.sealed, "feed", f.ID); err == nil {
		f.Path = pathOf(string(token))
	}
	return f
}

// NewFeed is of what a feed is to be.
type NewFeed struct {
	Kind     string `json:"kind" enum:"own,class,campus"`
	ClassID  string `json:"class_id,omitempty" maxLength:"64" doc:"For one of a class."`
	CampusID string `json:"campus_id,omitempty" maxLength:"64" doc:"For one of a campus."`
}

func (a *Area) createFeed(ctx context.Context, in *struct{ Body NewFeed }) (f Feed, err error) {
	scope := access.From(ctx)
	n := newFeed{Feed: Feed{ID: db.NewID(), Kind: in.Body.Kind, personID: scope.Actor().PersonID, madeAt: scope.Actor().CampusID}}
	switch n.Kind {
	case feedClass:
		n.ClassID = in.Body.ClassID
	case feedCampus:
		n.ofCampus = in.Body.CampusID
	}
	if n.hash, n.sealed, err = a.newAddress(n.ID); err != nil {
		return f, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := checkFeed(ctx, tx, scope, n.Feed); err != nil {
			return err
		}
		mine := scope.Under(keepFeeds)
		all, err := findFeeds(ctx, tx, mine)
		if err != nil {
			return err
		}
		if i := slices.IndexFunc(all.Items, n.isOfTheSame); i >= 0 {
			f = all.Items[i]
			return nil
		}
		if len(all.Items) >= maxFeeds {
			return &fault.Error{Kind: fault.Conflict, Code: "feed.too_many", Params: fault.Params{"limit": maxFeeds}}
		}
		if err := addFeed(ctx, tx, n); err != nil {
			return err
		}
		if f, err = findFeed(ctx, tx, mine, n.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "createFeed", Entity: "feed", EntityID: f.ID, After: f.trail()})
	})
	return a.opened(f), err
}

// isOfTheSame reports whether another feed shows the same, at the same campus.
func (n newFeed) isOfTheSame(o Feed) bool {
	return o.Kind == n.Kind && o.madeAt == n.madeAt && o.ClassID == n.ClassID && o.ofCampus == n.ofCampus
}

// newAddress makes a token, and returns what is kept of it.
func (a *Area) newAddress(feedID string) (hash, sealed string, err error) {
	token := secret.New()
	sealed, err = a.Box.Seal([]byte(token), "feed", feedID)
	return secret.Hash(token), sealed, err
}

func (a *Area) renewFeed(ctx context.Context, in *api.ID) (f Feed, err error) {
	hash, sealed, err := a.newAddress(in.ID)
	if err != nil {
		return f, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if f, err = findFeed(ctx, tx, access.From(ctx), in.ID); err != nil {
			return err
		}
		if err := saveToken(ctx, tx, f.ID, hash, sealed); err != nil {
			return err
		}
		if f, err = findFeed(ctx, tx, access.From(ctx), in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "renewFeed", Entity: "feed", EntityID: f.ID})
	})
	return a.opened(f), err
}

func (a *Area) deleteFeed(ctx context.Context, in *api.ID) error {
	return a.db.Tx(ctx, func(tx *db.Tx) error {
		f, err := findFeed(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		if err := removeFeed(ctx, tx, f.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "deleteFeed", Entity: "feed", EntityID: f.ID, Before: f.trail()})
	})
}

// readFeed answers a calendar. Who the link's owner is now, and what he may see,
// is asked each time; a link that shows nothing any more is not there. While
// nothing has changed, the answer says only that.
func (a *Area) readFeed(ctx context.Context, in *struct {
	Token string `path:"token" maxLength:"100" doc:"The secret of the link."`
},
) (api.Content, error) {
	f, scope, err := a.openFeed(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	mark, err := markOf(ctx, a.db, scope, f)
	if err != nil {
		return nil, err
	}
	// Where nothing can be stored now, the calendar is answered all the same.
	if err := noteAsked(ctx, a.db, f); err != nil && fault.KindOf(err) != fault.Full && fault.KindOf(err) != fault.Unavailable {
		return nil, err
	}
	tag := `W/"` + mark + `"`
	if has(api.Request(ctx).Header.Values("If-None-Match"), tag) {
		return feedAnswer(http.StatusNotModified, tag, nil), nil
	}
	sessions, err := findFeedSessions(ctx, a.db, scope, f)
	if err != nil {
		return nil, err
	}
	c := calendar{texts: a.Catalogue.For(text.Choose(scope.Actor().Language, "")), feed: f, zone: scope.Actor().TimeZone}
	return feedAnswer(http.StatusOK, tag, c.write(sessions)), nil
}

// openFeed finds what a link leads to, and what its owner may see.
func (a *Area) openFeed(ctx context.Context, token string) (f Feed, in access.Scope, err error) {
	if f, err = findFeedOf(ctx, a.db, secret.Hash(token)); err != nil {
		if fault.KindOf(err) == fault.NotFound {
			err = a.WrongLink(ctx, "feed", err)
		}
		return f, in, err
	}
	actor, err := account.ActorAt(ctx, a.db, f.personID, f.madeAt)
	if err != nil && fault.KindOf(err) != fault.Unauthenticated {
		return f, in, err
	}
	in, ok := readAgenda.Scope(actor)
	if !ok {
		return f, in, fault.New(fault.NotFound, "feed.not_found")
	}
	if err = checkFeed(ctx, a.db, in, f); fault.KindOf(err) == fault.NotFound {
		err = fault.New(fault.NotFound, "feed.not_found")
	}
	return f, in, err
}

// has reports whether one of the marks that a calendar sends is the one that it
// would get.
func has(sent []string, tag string) bool {
	bare := func(s string) string { return strings.TrimPrefix(strings.TrimSpace(s), "W/") }
	return slices.ContainsFunc(strings.Split(strings.Join(sent, ","), ","), func(s string) bool { return bare(s) == bare(tag) })
}

// feedAnswer is kept by nobody but the calendar that asked, which asks again
// before it shows it: access may have gone since.
func feedAnswer(status int, tag string, body []byte) api.Content {
	return func(w http.ResponseWriter, req *http.Request) error {
		h := w.Header()
		h.Set("ETag", tag)
		h.Set("Cache-Control", "private, no-cache")
		if status == http.StatusOK {
			h.Set("Content-Type", "text/calendar; charset=utf-8")
			h.Set("Content-Disposition", `inline; filename="agenda.ics"`)
			h.Set("Content-Length", strconv.Itoa(len(body)))
		}
		w.WriteHeader(status)
		if req.Method == http.MethodHead || status != http.StatusOK {
			return nil
		}
		_, err := w.Write(body)
		return err
	}
}
