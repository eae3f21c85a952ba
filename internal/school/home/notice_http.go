package home

import (
	"context"
	"encoding/json"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/notice"
	"myspace/internal/school/part"
)

func (a *Area) noticeRoutes(r *api.Router) {
	api.Get(r, "countNotices", "/api/notices/unseen", everyone, a.countNotices, api.Says("Count the notices that were not seen yet"))
	api.Do(r, "seeNotices", "/api/notices/seen", everyone, a.seeNotices, api.Says("Mark notices as seen"))
	api.Get(r, "listNoticeChoices", "/api/profile/notices", everyone, a.listNoticeChoices, api.Says("List how one is told of what"))
	api.Do(r, "chooseNotices", "/api/profile/notices", everyone, a.chooseNotices, api.Says("Choose whether notices of a kind come by mail"))
}

// Unseen is how much in the quick panel is new to the caller.
type Unseen struct {
	Count int `json:"count"`
}

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
	return all, nil
}

// keysOf tells standing notices apart: one that counts more than before is new.
func keysOf(all []part.Notice) ([]string, error) {
	keys := make([]string, len(all))
	for i, n := range all {
		params, err := json.Marshal(n.Params)
		if err != nil {
			return nil, err
		}
		keys[i] = n.Code + " " + string(params)
	}
	return keys, nil
}

func (a *Area) countNotices(ctx context.Context, _ *struct{}) (u Unseen, err error) {
	scope := access.From(ctx)
	hidden, err := notice.Hidden(ctx, a.db, scope.Actor().PersonID, a.Parts.Kinds())
	if err != nil {
		return u, err
	}
	count, known, err := notice.Unseen(ctx, a.db, scope.Actor().PersonID, hidden...)
	if err != nil {
		return u, err
	}
	stands, err := a.standing(ctx, scope)
	if err != nil {
		return u, err
	}
	keys, err := keysOf(stands)
	for _, key := range keys {
		if !slices.Contains(known, key) {
			count++
		}
	}
	return Unseen{count}, err
}

func (a *Area) seeNotices(ctx context.Context, in *struct {
	Body struct {
		IDs []string `json:"ids" maxItems:"100" items.maxLength:"64" doc:"Those that were shown."`
		All bool     `json:"all,omitempty" doc:"All of them, whichever were shown."`
	}
},
) (u Unseen, err error) {
	scope := access.From(ctx)
	stands, err := a.standing(ctx, scope)
	if err != nil {
		return u, err
	}
	keys, err := keysOf(stands)
	if err != nil {
		return u, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		me := scope.Actor().PersonID
		if err := notice.See(ctx, tx, notice.Look{PersonID: me, IDs: in.Body.IDs, All: in.Body.All, Standing: keys}); err != nil {
			return err
		}
		hidden, err := notice.Hidden(ctx, tx, me, a.Parts.Kinds())
		if err != nil {
			return err
		}
		u.Count, _, err = notice.Unseen(ctx, tx, me, hidden...)
		return err
	})
	return u, err
}

func (a *Area) listNoticeChoices(ctx context.Context, _ *struct{}) (api.Page[notice.Choice], error) {
	all, err := notice.Choices(ctx, a.db, access.From(ctx).Actor().PersonID, a.Parts.Kinds())
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
