package home

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/notice"
	"myspace/internal/school/part"
)

func (a *Area) noticeRoutes(r *api.Router) {
	api.Get(r, "countNotices", "/api/notices/unseen", everyone, a.countNotices, api.Says("Count the notices that were not seen yet, or that nothing has changed"))
	api.Do(r, "seeNotices", "/api/notices/seen", everyone, a.seeNotices, api.Says("Mark notices as seen"))
	api.Get(r, "listNoticeChoices", "/api/profile/notices", everyone, a.listNoticeChoices, api.Says("List how one is told of what"))
	api.Do(r, "chooseNotices", "/api/profile/notices", everyone, a.chooseNotices, api.Says("Choose whether notices of a kind come by mail"))
}

// Unseen is how much in the quick panel is new to the caller.
type Unseen struct {
	Count  int          `json:"count"`
	Newest string       `json:"newest" doc:"The last of what was told; later ones come after it."`
	Pages  []UnseenPage `json:"pages" doc:"Where it leads to, for the marks of the menu."`
}

// UnseenPage is how much that is new leads to a page.
type UnseenPage struct {
	Path  string `json:"path"`
	Count int    `json:"count"`
}

// maxPages is how many pages are told: nobody has as many in his menu.
const maxPages = 50

// standing is what every area has to say now.
func (a *Area) standing(ctx context.Context, in access.Scope) ([]part.Notice, error) {
	all := []part.Notice{}
	for _, source := range a.Parts.Notices() {
		found, err := source(ctx, a.db, in)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, setKeys(all)
}

// setKeys tells standing notices apart: one that counts more than before is new.
func setKeys(all []part.Notice) error {
	for i, n := range all {
		params, err := json.Marshal(n.Params)
		if err != nil {
			return err
		}
		all[i].Key = n.Code + " " + string(params)
	}
	return nil
}

// countNotices is asked again every few seconds. What was told has a mark, and so has
// what somebody switches; the rest of what stands comes with the clock, and is looked at
// anew once a minute: by each at another second of it, the same on every server, lest a
// whole school asks at once.
func (a *Area) countNotices(ctx context.Context, in *api.Since) (none api.Changed[Unseen], err error) {
	me := access.From(ctx).Actor()
	told, err := notice.Mark(ctx, a.db, me.PersonID)
	if err != nil {
		return none, err
	}
	switched, err := a.switched(ctx)
	if err != nil {
		return none, err
	}
	minute := (clock.Now().Unix() + int64(crc32.ChecksumIEEE([]byte(me.PersonID))%60)) / 60
	state := fmt.Sprintf("%s %s %d %d %q", told, me.CampusID, me.Roles, minute, switched)
	mark := fmt.Sprintf("%x", sha256.Sum256([]byte(state)))[:32]
	return api.ChangedSince(*in, mark, func() (Unseen, error) { return a.findUnseen(ctx) })
}

// switched are the standing notices that somebody switches on and off: nobody but who is
// told of them is asked.
func (a *Area) switched(ctx context.Context) ([]string, error) {
	var all []part.Notice
	for _, source := range []part.NoticeSource{maintenanceNotice, closedCampusNotice} {
		found, err := source(ctx, a.db, access.From(ctx))
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	if err := setKeys(all); err != nil {
		return nil, err
	}
	keys := make([]string, len(all))
	for i, n := range all {
		keys[i] = n.Key
	}
	return keys, nil
}

func (a *Area) findUnseen(ctx context.Context) (u Unseen, err error) {
	scope := access.From(ctx)
	told, err := a.unseenTold(ctx, a.db)
	if err != nil {
		return u, err
	}
	stands, err := a.standing(ctx, scope)
	if err != nil {
		return u, err
	}
	return unseenOf(told, stands), nil
}

// unseenOf is what was told and not seen, and what has come to stand since somebody looked.
func unseenOf(told notice.Unseen, stands []part.Notice) Unseen {
	for _, n := range stands {
		if !n.Told && !slices.Contains(told.Standing, n.Key) {
			told.Count++
			told.Links[n.Link]++
		}
	}
	return Unseen{told.Count, told.Newest, pagesOf(told.Links)}
}

// unseenTold is what the caller was told, has not seen yet, and may still read.
func (a *Area) unseenTold(ctx context.Context, q db.Querier) (u notice.Unseen, err error) {
	me, kinds := access.From(ctx).Actor(), a.Parts.Kinds()
	view, err := notice.ViewOf(ctx, q, me.PersonID, kinds)
	if err != nil {
		return u, err
	}
	return notice.FindUnseen(ctx, q, view, kinds, me.TimeZone)
}

// pagesOf counts by pages, whatever of them is shown; the most first.
func pagesOf(links map[string]int) []UnseenPage {
	counts := map[string]int{}
	for link, n := range links {
		path, _, _ := strings.Cut(link, "?")
		counts[path] += n
	}
	delete(counts, "")
	maps.DeleteFunc(counts, func(_ string, n int) bool { return n == 0 })
	all := []UnseenPage{}
	for path, n := range counts {
		all = append(all, UnseenPage{path, n})
	}
	slices.SortFunc(all, func(a, b UnseenPage) int { return cmp.Or(b.Count-a.Count, strings.Compare(a.Path, b.Path)) })
	return all[:min(len(all), maxPages)]
}

func (a *Area) seeNotices(ctx context.Context, in *struct {
	Body struct {
		IDs []string `json:"ids" maxItems:"100" items.maxLength:"64" doc:"Those that were shown."`
		All bool     `json:"all,omitempty" doc:"All of them, whichever were shown."`
		// Optional: who knew only of notices has seen all that stands.
		Standing []string `json:"standing,omitempty" maxItems:"100" items.maxLength:"1000" doc:"The keys of what stood beside them; without it, all that stands now."`
	}
},
) (u Unseen, err error) {
	scope := access.From(ctx)
	stands, err := a.standing(ctx, scope)
	if err != nil {
		return u, err
	}
	keys := []string{}
	for _, n := range stands {
		if shown := in.Body.Standing; shown == nil || slices.Contains(shown, n.Key) {
			keys = append(keys, n.Key)
		}
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		me := scope.Actor().PersonID
		if err := notice.See(ctx, tx, notice.Look{PersonID: me, IDs: in.Body.IDs, All: in.Body.All, Standing: keys}); err != nil {
			return err
		}
		left, err := a.unseenTold(ctx, tx)
		u = unseenOf(left, stands)
		return err
	})
	return u, err
}

// listNoticeChoices lists the kinds that the caller may be told of.
func (a *Area) listNoticeChoices(ctx context.Context, _ *struct{}) (api.Page[notice.Choice], error) {
	me, kinds := access.From(ctx).Actor().PersonID, a.Parts.Kinds()
	view, err := notice.ViewOf(ctx, a.db, me, kinds)
	if err != nil {
		return api.Page[notice.Choice]{}, err
	}
	all, err := notice.Choices(ctx, a.db, me, view.Kinds(kinds))
	return api.PageOf(db.List[notice.Choice]{Items: all, Total: len(all)}, err)
}

func (a *Area) chooseNotices(ctx context.Context, in *struct {
	Body struct {
		Kind string `json:"kind" minLength:"1" maxLength:"64"`
		Mail bool   `json:"mail"`
		// Optional: who knew only of mails at once still gets them so.
		Daily bool `json:"daily,omitempty" doc:"With the mail of the day instead of at once."`
	}
},
) (c notice.Choice, err error) {
	kinds := a.Parts.Kinds()
	at := slices.IndexFunc(kinds, func(k notice.Kind) bool { return k.Name == in.Body.Kind })
	if at < 0 || kinds[at].Always {
		return c, fault.On("kind", "field.not_a_choice", nil)
	}
	me := access.From(ctx).Actor().PersonID
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := notice.Choices(ctx, tx, me, kinds[at:at+1])
		if err != nil {
			return err
		}
		c = notice.Choice{Kind: in.Body.Kind, Mail: in.Body.Mail, Daily: in.Body.Mail && in.Body.Daily}
		if err := notice.Choose(ctx, tx, me, c); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "chooseNotices", Entity: "person", EntityID: me, Before: before[0], After: c})
	})
	return c, err
}
